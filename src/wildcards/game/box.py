"""What is in the box and what the rules count with, by the names that everything outside the rules uses."""

from typing import get_args

from wildcards.game.notation import HABITAT_CARD_CODES, SPECIES_CODES
from wildcards.game.types import Habitat, HabitatCode, Species
from wildcards.rules import cards
from wildcards.rules.acquiring import cards_to_pay
from wildcards.rules.state import State

PLAYERS = range(cards.MIN_PLAYERS, cards.MAX_PLAYERS + 1)
HABITATS: tuple[Habitat, ...] = get_args(Habitat)
VALUES = tuple(range(1, cards.VALUES + 1))


def due_with(value: int) -> int:
    """How many further cards an animal costs with a bid of this value."""
    s = State()
    s.bid_value = value
    return cards_to_pay(s)


DUE = {value: due_with(value) for value in VALUES}

HABITAT_OF: dict[HabitatCode, Habitat] = {
    card: HABITATS[cards.habitat_of(number)] for number, card in enumerate(HABITAT_CARD_CODES)
}
VALUE_OF: dict[HabitatCode, int] = {card: cards.value_of(number) for number, card in enumerate(HABITAT_CARD_CODES)}
NATURAL_HABITAT: dict[Species, Habitat] = {
    code: HABITATS[habitat] for code, habitat in zip(SPECIES_CODES, cards.NATURAL_HABITAT, strict=True)
}
NATURAL_HABITAT_POINTS = cards.NATURAL_HABITAT_POINTS
LARGEST_POINTS = cards.LARGEST_POINTS
SECOND_POINTS = cards.SECOND_POINTS
LEADER_POINTS: dict[Species, int] = dict(zip(SPECIES_CODES, cards.LEADER_POINTS, strict=True))

ANIMALS = cards.ANIMALS
ANIMALS_OF_A_SPECIES = cards.ANIMALS_OF_A_SPECIES
HABITAT_CARDS_OF_A_HABITAT = cards.HABITAT_CARDS_OF_A_HABITAT
WILD_CARDS = cards.WILD_CARDS

# By number of players.
ANIMALS_REMOVED = {players: cards.animals_removed(players) for players in PLAYERS}
ROUNDS = {players: (ANIMALS - ANIMALS_REMOVED[players]) // (players - 1) for players in PLAYERS}
