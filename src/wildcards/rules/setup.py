"""A new game in the interpreted engine: the deck is data (R1), checked before anything is shuffled."""

from collections.abc import Sequence

from wildcards.rules.cards import (
    DEFAULT_HABITAT_COUNTS,
    DEFAULT_WILD_COUNTS,
    HABITAT_CARDS,
    HABITAT_CARDS_OF_A_HABITAT,
    MAX_PLAYERS,
    MIN_PLAYERS,
    VALUES,
    WILD_CARDS,
)
from wildcards.rules.chance import seed_chance
from wildcards.rules.play import advance
from wildcards.rules.rounds import shuffle_and_start
from wildcards.rules.state import State


def players_are_allowed(players: int) -> bool:
    return MIN_PLAYERS <= players <= MAX_PLAYERS


def deck_adds_up(habitat: Sequence[int], wild: Sequence[int]) -> bool:
    """R1: counts of the values 1 to 4, 14 cards for each habitat and 4 wild cards."""
    return (
        len(habitat) == len(wild) == VALUES
        and min(*habitat, *wild) >= 0
        and sum(habitat) == HABITAT_CARDS_OF_A_HABITAT
        and sum(wild) == WILD_CARDS
    )


def cards_in_order(
    habitat: Sequence[int] = DEFAULT_HABITAT_COUNTS, wild: Sequence[int] = DEFAULT_WILD_COUNTS
) -> list[int]:
    """The whole deck in canonical order."""
    counts = [*habitat, *habitat, *habitat, *wild]
    return [card for card, count in enumerate(counts) for _ in range(count)]


def new_state(players: int, cards: Sequence[int], kind: type[State] = State) -> State:
    """A table with the players at it and the Habitat cards in the pile, before anything is shuffled."""
    s = kind()
    s.players = players
    s.pile[:] = cards
    s.pile_end = HABITAT_CARDS
    return s


def simulated_game(
    players: int,
    seed: int,
    stream: int = 0,
    *,
    balanced: bool = True,
    habitat: Sequence[int] = DEFAULT_HABITAT_COUNTS,
    wild: Sequence[int] = DEFAULT_WILD_COUNTS,
) -> State:
    """A game dealt by the state's own generator, up to its first question."""
    if not players_are_allowed(players):
        raise ValueError(f"players: {players} is not 3, 4 or 5")
    if not deck_adds_up(habitat, wild):
        raise ValueError(f"deck: {list(habitat)} and {list(wild)} do not add up to 14 and 4 (R1)")
    s = new_state(players, cards_in_order(habitat, wild))
    seed_chance(s, seed, stream)
    shuffle_and_start(s, int(balanced))
    advance(s)
    return s
