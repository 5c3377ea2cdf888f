"""The game for OpenSpiel: importing this module registers `wildcards`.

    game = pyspiel.load_game("wildcards(players=4)")

Dynamics are sequential: simultaneous decisions come in the order of the seats, hidden until the last one is in. All
chance is explicit: the piles are dealt card by card before the first decision, and at every reshuffle, one chance node
a card with an outcome for each kind that is left. So a node has at most 16 outcomes, and the order of the piles is
nobody's knowledge. The last card of a pile is a node with one outcome.
"""

from math import prod
from typing import Any

import msgspec

from wildcards.extras import need

try:
    import numpy as np
    import pyspiel
except ImportError:
    need("openspiel")
    raise

from wildcards.game.event_builder import EventBuilder
from wildcards.game.events import Event, GameEnded
from wildcards.game.notation import CARD_CODES, SPECIES_CODES
from wildcards.game.observation import LAYOUT, OWN
from wildcards.game.result import result_of
from wildcards.lab.environments.simulation import seen_by, shares_of, written
from wildcards.rules.cards import (
    ANIMALS,
    ANIMALS_OF_A_SPECIES,
    CARDS,
    HABITAT_CARDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NONE,
    SPECIES,
    animals_removed,
)
from wildcards.rules.hands import gather_discard
from wildcards.rules.play import advance, awaits_dealer, legal, step
from wildcards.rules.questions import ACTIONS, FROM_PILE, KEEP, OVER, STOP
from wildcards.rules.rounds import start
from wildcards.rules.setup import cards_in_order, new_state

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
    provides_information_state_tensor=False,
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


class WildCardsGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = int((params or {}).get("players", 4))
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"players: {self.players} is not 3, 4 or 5")
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
        bits = legal(self.state)
        return [action for action in range(ACTIONS) if bits >> action & 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self._habitats_left if self._has_dealt_animals() else self._animals_left
        total = sum(left)
        return [(kind, count / total) for kind, count in enumerate(left) if count]

    # What happens.

    def _apply_action(self, action: int) -> None:
        if not self._is_dealing():
            self.told[self.state.seat].append(ACTION_NAMES[action])
            self._go_on(action)
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
        self._go_on(None)

    def _go_on(self, action: int | None) -> None:
        if action is None:
            advance(self.state)
        else:
            step(self.state, action)
        if awaits_dealer(self.state):
            gather_discard(self.state)
            for card in self.state.pile[: self.state.pile_end]:
                self._habitats_left[card] += 1
        self._tell()

    def _tell(self) -> None:
        told = self._event_builder.take_events()
        if self.is_terminal():
            told.append(GameEnded(result=result_of(self.state), seed=None))
        for event in told:
            for player in range(self.players):
                self.told[player].append(written_event(event.seen_by(player)))
            self.told[SPECTATOR].append(written_event(event.seen_by(None)))

    def returns(self) -> list[float]:
        return shares_of(self.state) if self.is_terminal() else [0.0] * self.players

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
        self._names = [name for name, _ in LAYOUT if not self._recalls and not (is_private and name not in OWN)]
        shapes = dict(LAYOUT)
        self.tensor = np.zeros(sum(prod(shapes[name]) for name in self._names), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name in self._names:
            self.dict[name] = self.tensor[at : at + prod(shapes[name])].reshape(shapes[name])
            at += prod(shapes[name])

    def set_from(self, state: WildCardsState, player: int) -> None:
        if state.state.round:
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


pyspiel.register_game(GAME_TYPE, WildCardsGame)
