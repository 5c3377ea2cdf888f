"""The game for OpenSpiel: importing this module registers `wildcards`.

    game = pyspiel.load_game("wildcards(players=4)")

Dynamics are sequential: simultaneous decisions come in the order of the seats, hidden until the last one is in. All
chance is explicit: the piles are dealt card by card before the first decision, and at every reshuffle, one chance node
a card with an outcome for each kind that is left. So a node has at most 16 outcomes, and the order of the piles is
nobody's knowledge. The last card of a pile is a node with one outcome.
"""

from collections.abc import Callable
from math import prod
from random import Random
from typing import Any

import msgspec

from wildcards.extras import need

try:
    import numpy as np
    import pyspiel
except ImportError:
    need("openspiel")
    raise

from wildcards.bots.imagine import imagine, put_down
from wildcards.bots.policy_bot import legal_actions
from wildcards.bots.recalling import remember, remembering_table, row_as_seen
from wildcards.game.actions import QUESTION_NAMES
from wildcards.game.card_tracking import CardTracker
from wildcards.game.event_builder import EventBuilder
from wildcards.game.events import Event, GameEnded
from wildcards.game.memory import RememberingState
from wildcards.game.notation import CARD_CODES, SPECIES_CODES, cards_of, names_of
from wildcards.game.observation import LAYOUT, OWN
from wildcards.game.players import Player
from wildcards.game.recollection import RECOLLECTION_LAYOUT
from wildcards.game.result import result_of
from wildcards.game.state_copy import copy_state
from wildcards.game.view import Published, View, own_view, public_view
from wildcards.lab.environments.simulation import checked_players, seen_by, shares_of, written
from wildcards.rules.cards import (
    ANIMALS,
    ANIMALS_OF_A_SPECIES,
    CARDS,
    DEFAULT_HABITAT_COUNTS,
    DEFAULT_WILD_COUNTS,
    HABITAT_CARDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NONE,
    SPECIES,
    animals_removed,
)
from wildcards.rules.hands import gather_discard
from wildcards.rules.play import advance, answer, awaits_dealer, step
from wildcards.rules.questions import ACTIONS, FROM_PILE, KEEP, OVER, STOP
from wildcards.rules.rounds import start
from wildcards.rules.setup import cards_in_order, new_state
from wildcards.rules.state import State

SPECTATOR = -1

WORDS = {STOP: "stop", FROM_PILE: "draw", KEEP: "keep"}
ACTION_NAMES = (*CARD_CODES, *SPECIES_CODES, *[WORDS[action] for action in range(STOP, ACTIONS)])

# Bounds for one seat and round: the longest decisions are an exchange and ten discards.
MOST_ACTIONS_OF_A_SEAT = 16
MOST_DRAWS_OF_A_SEAT = 10
MOST_TIES = 4  # in a round, one after the other; a tie-break uses up the cards it lays

GAME_TYPE = pyspiel.GameType(
    short_name="wildcards",
    long_name="Wild Cards",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 4},
)


def written_event(event: Event) -> str:
    return msgspec.json.encode(event).decode()


def rounds_of(players: int) -> int:
    return (ANIMALS - animals_removed(players)) // (players - 1)


def most_actions(players: int) -> int:
    return rounds_of(players) * (players * MOST_ACTIONS_OF_A_SEAT + MOST_TIES * HABITAT_CARDS)


def most_chance_nodes(players: int) -> int:
    """Every card that is dealt into a pile is drawn before the next reshuffle, or is the pile at the end."""
    draws = rounds_of(players) * (players * MOST_DRAWS_OF_A_SEAT + MOST_TIES * HABITAT_CARDS)
    return ANIMALS + HABITAT_CARDS + draws


PUBLISHED = {
    players: Published(
        players=tuple(Player(f"player {player}") for player in range(players)),
        removal="balanced",
        habitat_counts=DEFAULT_HABITAT_COUNTS,
        wild_counts=DEFAULT_WILD_COUNTS,
        commitment=None,
        seed=None,
        result=None,
    )
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
}


class WildCardsGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = checked_players(int((params or {}).get("players", 4)))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=self.players,
            min_utility=-1 / self.players,
            max_utility=1 - 1 / self.players,
            utility_sum=0.0,
            max_game_length=most_actions(self.players),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "WildCardsState":
        return WildCardsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "WildCardsObserver | None":
        """None for the private part with perfect recall: what was seen and done is told in one piece."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.perfect_recall and not wanted.public_info:
            return None
        return WildCardsObserver(wanted, params)

    def max_chance_nodes_in_history(self) -> int:
        return most_chance_nodes(self.players)


class WildCardsState(pyspiel.State):  # type: ignore[misc]
    """The rules' state, what chance is still to deal, and for each player what they have seen and done."""

    def __init__(self, game: WildCardsGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.tracker = CardTracker([], [])
        self.question_state = State()  # as it was when the question was put, before anybody decided
        self.decided: list[tuple[int, int]] = []  # since then: the seat and the action
        self.told: list[list[str]] = [[] for _ in range(self.players + 1)]  # the last is a spectator
        self.state = new_state(self.players, cards_in_order())
        self.state.outside_dealer = 1
        self.state.listener = self._event_builder = EventBuilder(self.players)
        self._animals: list[int] = []
        self._habitats: list[int] = []
        # With three players one of each species is set aside first (removal = "balanced").
        self._set_aside = list(range(SPECIES)) if self.players == 3 else []
        self._animals_left = [ANIMALS_OF_A_SPECIES - self._set_aside.count(species) for species in range(SPECIES)]
        self._habitats_left = [self.state.pile.count(card) for card in range(CARDS)]

    # What comes next.

    def _has_dealt_animals(self) -> bool:
        return len(self._animals) == ANIMALS - animals_removed(self.players)

    def _is_dealing(self) -> bool:
        return not self._has_dealt_animals() or any(self._habitats_left)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._is_dealing() else self.state.seat

    def is_terminal(self) -> bool:
        return self.state.phase == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return legal_actions(self.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self._habitats_left if self._has_dealt_animals() else self._animals_left
        total = sum(left)
        return [(kind, count / total) for kind, count in enumerate(left) if count]

    # What happens.

    def _apply_action(self, action: int) -> None:
        if not self._is_dealing():
            self.told[self.state.seat].append(ACTION_NAMES[action])
            self.decided.append((self.state.seat, action))
            is_last = sum(self.state.asked) == 1
            self._go_on(action)
            if is_last and self.state.picks == 0:
                self._note_question()
        elif not self._has_dealt_animals():
            self._animals.append(action)
            self._animals_left[action] -= 1
        else:
            self._habitats.append(action)
            self._habitats_left[action] -= 1
            if not any(self._habitats_left):
                self._lay_pile()

    def _lay_pile(self) -> None:
        self.state.pile[: len(self._habitats)] = self._habitats
        self._habitats = []
        if self.state.round == 0:
            removed = [species for species, count in enumerate(self._animals_left) for _ in range(count)]
            self.state.animals[:] = self._animals + removed + self._set_aside
            self.state.animals_end = len(self._animals)
            start(self.state)
            hands = [cards_of(self.state.hand[seat]) for seat in range(self.players)]
            self.tracker = CardTracker(hands, names_of(self.state.pile[self.state.pile_top : self.state.pile_end]))
        self._go_on(None)
        self._note_question()

    def _note_question(self) -> None:
        """While cards are being dealt the next question has not been put."""
        if not self._is_dealing():
            self.decided = []
            self.question_state = copy_state(self.state)

    def _go_on(self, action: int | None) -> None:
        if action is None:
            advance(self.state)
        else:
            step(self.state, action)
        if awaits_dealer(self.state):
            gather_discard(self.state)
            cards = self.state.pile[: self.state.pile_end]
            self.tracker.expect_shuffle(names_of(cards))
            for card in cards:
                self._habitats_left[card] += 1
        self._tell()

    def _tell(self) -> None:
        told = self._event_builder.take_events()
        if self.is_terminal():
            told.append(GameEnded(result=result_of(self.state), seed=None))
        for event in told:
            self.tracker.note(event)
            for player in range(self.players):
                self.told[player].append(written_event(event.seen_by(player)))
            self.told[SPECTATOR].append(written_event(event.seen_by(None)))

    def returns(self) -> list[float]:
        return shares_of(self.state) if self.is_terminal() else [0.0] * self.players

    # What a player knows, and what may be.

    def view(self, player: int) -> View:
        """What the player knew when the question was put."""
        s = self.question_state
        public = public_view(
            s,
            version=0,
            question=QUESTION_NAMES.get(s.question),
            asked=tuple(seat for seat in range(self.players) if s.asked[seat]),
            decided={},
            tracker=self.tracker,
            published=PUBLISHED[self.players],
        )
        return own_view(public, s, player, None, None, self.tracker)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "WildCardsState":
        """A state that fits everything the player has seen and done, each way of lying as likely as any other.

        What others have decided and not shown yet is drawn at random. They know their cards and what everybody saw;
        how they came by these cards is not drawn.
        """
        other: WildCardsState = self.clone()
        if self.is_chance_node() or self.is_terminal():
            return other
        rng = Random(probability_sampler())
        s = imagine(self.view(player_id), rng)
        s.outside_dealer = 1
        s.listener = other._event_builder
        for player in range(self.players):
            if player != player_id:
                cards = " ".join(cards_of(s.hand[player]))
                other.told[player] = [*self.told[SPECTATOR], f"holds {cards}"]
        other.state, other.question_state, other.decided = s, copy_state(s), []
        own = [action for seat, action in self.decided if seat == player_id]
        while s.seat != self.state.seat or (s.seat == player_id and own):
            seat = s.seat
            action = own.pop(0) if seat == player_id else rng.choice(other._legal_actions(seat))
            other.decided.append((seat, action))
            step(s, action)
        return other

    # What is written.

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return ACTION_NAMES[action]
        return f"deal {(CARD_CODES if self._has_dealt_animals() else SPECIES_CODES)[action]}"

    def __str__(self) -> str:
        return written(self.state) if self.state.round else "dealing"


class WildCardsObserver:
    """With perfect recall all that a player has seen and done, as text; without it what they may know now.

    The public part is what a spectator may know, the private part what a player alone knows.
    """

    def __init__(self, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known to the observer: {params}")
        self._recalls = wanted.perfect_recall
        self._is_public = wanted.private_info == pyspiel.PrivateInfoType.NONE
        is_private = not wanted.public_info
        self._names = [name for name, _ in LAYOUT if not (is_private and name not in OWN)]
        if self._recalls:  # a spectator has no memory of their own
            self._names = [] if self._is_public else [*self._names, *[name for name, _ in RECOLLECTION_LAYOUT]]
        shapes = {**dict(LAYOUT), **dict(RECOLLECTION_LAYOUT)}
        self.tensor = np.zeros(sum(prod(shapes[name]) for name in self._names), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name in self._names:
            self.dict[name] = self.tensor[at : at + prod(shapes[name])].reshape(shapes[name])
            at += prod(shapes[name])

    def set_from(self, state: WildCardsState, player: int) -> None:
        if state.state.round and self._recalls and not self._is_public:
            self.tensor[:] = remembered_row(state, player)
        elif state.state.round:
            seen = seen_by(state.state, NONE if self._is_public else player)
            for name in self._names:
                self.dict[name][...] = getattr(seen, name)
        else:
            self.tensor[:] = 0

    def string_from(self, state: WildCardsState, player: int) -> str:
        who = "spectator" if self._is_public else f"player {player}"
        if self._recalls:
            return "\n".join([who, *state.told[SPECTATOR if self._is_public else player]])
        self.set_from(state, player)
        parts = [f"{name} {' '.join(str(int(n)) for n in part.flat)}" for name, part in self.dict.items() if part.any()]
        return "\n".join([who, *parts])


def remembered_row(state: WildCardsState, player: int) -> list[int]:
    """Observation, version 2: what the player knows and remembers."""
    view = state.view(player)
    if state.current_player() == player:
        s = remembering_table(view, 0)
        for seat, action in state.decided:
            if seat == player:
                answer(s, action)
    else:
        s = RememberingState()
        put_down(s, view)
        remember(s, view)
        s.seat = state.state.seat
    return row_as_seen(s, player, 2)


pyspiel.register_game(GAME_TYPE, WildCardsGame)
