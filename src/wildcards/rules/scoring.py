"""The end: points and ranks."""

from wildcards.rules.cards import (
    ANIMALS,
    LARGEST_POINTS,
    LEADER_POINTS,
    NONE,
    SECOND_POINTS,
    SPECIES,
    Seat,
    Species,
)
from wildcards.rules.leaders import owns_leader
from wildcards.rules.state import State


def largest_species(s: State, seat: Seat) -> Species:
    """The species of which the collection holds the most; the first of equals."""
    best = 0
    for species in range(1, SPECIES):
        if s.collection[seat][species] > s.collection[seat][best]:
            best = species
    return best


def second_species(s: State, seat: Seat) -> Species:
    """The next largest: one species each, even if equal."""
    first = largest_species(s, seat)
    best = NONE
    for species in range(SPECIES):
        if species != first and (best == NONE or s.collection[seat][species] > s.collection[seat][best]):
            best = species
    return best


def largest_points(s: State, seat: Seat) -> int:
    return LARGEST_POINTS * s.collection[seat][largest_species(s, seat)]


def second_points(s: State, seat: Seat) -> int:
    return SECOND_POINTS * s.collection[seat][second_species(s, seat)]


def leader_points(s: State, seat: Seat) -> int:
    points = 0
    for species in range(SPECIES):
        if owns_leader(s, seat, species):
            points += LEADER_POINTS[species]
    return points


def points_of(s: State, seat: Seat) -> int:
    return largest_points(s, seat) + second_points(s, seat) + leader_points(s, seat) + s.tokens[seat]


def animals_of(s: State, seat: Seat) -> int:
    count = 0
    for species in range(SPECIES):
        count += s.collection[seat][species]
    return count


def standing(s: State, seat: Seat) -> int:
    """Most points wins; then most animals. Both in one number: the higher is ahead."""
    return points_of(s, seat) * (ANIMALS + 1) + animals_of(s, seat)


def rank_of(s: State, seat: Seat) -> int:
    """One more than the number of players ahead, so that equals share a rank: 1, 2, 2, 4."""
    rank = 1
    own = standing(s, seat)
    for other in range(s.players):
        if standing(s, other) > own:
            rank += 1
    return rank
