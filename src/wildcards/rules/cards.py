"""What is in the box, as small numbers.

A Habitat card is `habitat * 4 + value - 1`, so numbers run in the order in which cards are written: forest, savannah,
mountain, wild, and by value within each. Cards of one kind are alike; most places hold a count of each kind.
"""

from typing import TypeAlias

# All are numbers, to Python and to the compilers; the names say which.
Card: TypeAlias = int  # a kind of Habitat card, or REFILL, or NONE
Species: TypeAlias = int
Seat: TypeAlias = int  # from 0 on, clockwise; NONE is nobody

MIN_PLAYERS = 3
MAX_PLAYERS = 5

# Habitats. A wild card shows them all.
FOREST = 0
SAVANNAH = 1
MOUNTAIN = 2
WILD = 3
HABITATS = 4
VALUES = 4

CARDS = HABITATS * VALUES  # kinds of Habitat card
REFILL = CARDS  # the Refill Hand card, one for each player
NONE = -1  # no card, no player

# Species, and the habitat each calls its own (R2).
PEACOCK = 0
SQUIRREL = 1
EAGLE = 2
IBEX = 3
LION = 4
MEERKAT = 5
SPECIES = 6
NATURAL_HABITAT = (FOREST, FOREST, MOUNTAIN, MOUNTAIN, SAVANNAH, SAVANNAH)

ANIMALS_OF_A_SPECIES = 7
ANIMALS = SPECIES * ANIMALS_OF_A_SPECIES
HABITAT_CARDS_OF_A_HABITAT = 14
WILD_CARDS = 4
HABITAT_CARDS = 3 * HABITAT_CARDS_OF_A_HABITAT + WILD_CARDS

# R1: how many cards of value 1, 2, 3, 4 each habitat has, and how many wild cards of each. Data, not code.
DEFAULT_HABITAT_COUNTS = (4, 4, 3, 3)
DEFAULT_WILD_COUNTS = (1, 1, 1, 1)

HAND_LIMIT = 10
DEALT = 7
REFILL_TO = 7
SQUIRREL_REFILL_TO = 10
DRAWN_ON_PASS = 2
NATURAL_HABITAT_POINTS = 2

# What counts at the end: an animal of the largest species, one of the second largest, a Leader (peacock: three).
LARGEST_POINTS = 2
SECOND_POINTS = 1
LEADER_POINTS = (3, 1, 1, 1, 1, 1)


def habitat_of(card: Card) -> int:
    return card // VALUES


def value_of(card: Card) -> int:
    return card % VALUES + 1


def shows_habitat(card: Card, habitat: int) -> bool:
    """Whether the card shows the habitat: it is of it, or wild."""
    return habitat_of(card) == habitat or habitat_of(card) == WILD


def animals_removed(players: int) -> int:
    """Animals that stay in the box: 14, 6 or 2."""
    if players == 3:
        return 14
    if players == 4:
        return 6
    return 2
