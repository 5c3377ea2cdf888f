"""Games of random play by the generator inside the state: the same seed gives the same game on every engine."""

from collections.abc import Sequence

from wildcards.game.actions import move_of
from wildcards.game.dealing import written_animals, written_cards
from wildcards.game.record import FORMAT, Deck, Options, Outcome, Record
from wildcards.game.types import Removal
from wildcards.rules import questions
from wildcards.rules.hands import reshuffle
from wildcards.rules.play import advance, answer, awaits_dealer, play_out, random_action
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.setup import simulated_game
from wildcards.rules.state import State


def play_at_random(
    players: int,
    seed: int,
    stream: int,
    *,
    removal: Removal = "balanced",
    deck: Deck = Deck(),  # noqa: B008 - it is frozen
) -> Outcome:
    """The end of the stream-th game of a seed."""
    s = simulated_game(players, seed, stream, balanced=removal == "balanced", habitat=deck.habitat, wild=deck.wild)
    play_out(s)
    return outcome_of(s)


def record_at_random(
    names: Sequence[str],
    seed: int,
    stream: int,
    *,
    removal: Removal = "balanced",
    deck: Deck = Deck(),  # noqa: B008 - it is frozen
) -> Record:
    """The same game, written down. Its seed is none of a fair shuffle, so the record has none."""
    s = simulated_game(len(names), seed, stream, balanced=removal == "balanced", habitat=deck.habitat, wild=deck.wild)
    s.outside_dealer = 1  # it stops at each reshuffle, to be written down
    animals, habitats = s.animals.copy(), s.pile.copy()
    moves: list[str] = []
    reshuffles: list[str] = []
    while s.question != questions.NOTHING:
        moves.append(_decide_at_random(s))
        _advance(s, reshuffles)
    return Record(
        format=FORMAT,
        players=tuple(names),
        options=Options(removal=removal),
        deck=deck,
        removed=written_animals(animals[s.animals_end :]),
        animals=written_animals(animals[: s.animals_end]),
        habitats=written_cards(habitats),
        moves=tuple(moves),
        reshuffles=tuple(reshuffles),
        result=outcome_of(s),
    )


def outcome_of(s: State) -> Outcome:
    seats = range(s.players)
    return Outcome(
        points=tuple([points_of(s, seat) for seat in seats]), ranks=tuple([rank_of(s, seat) for seat in seats])
    )


def _decide_at_random(s: State) -> str:
    """Lets the seat that is asked answer, as a line of the record."""
    question, seat = s.question, s.seat
    actions: list[int] = []
    while s.asked[seat]:
        actions.append(random_action(s))
        answer(s, actions[-1])
    return f"{seat} {move_of(question, actions)}"


def _advance(s: State, reshuffles: list[str]) -> None:
    advance(s)
    while awaits_dealer(s):
        reshuffle(s)
        reshuffles.append(written_cards(s.pile[: s.pile_end]))
        advance(s)
