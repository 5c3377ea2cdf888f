"""How cards and animals are written: `F3`, `W2`, `R`, `pe`. Outside the rules everything is called by these names."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar, get_args

from wildcards.game.refusals import BadNotation
from wildcards.game.types import CardCode, HabitatCode, Species
from wildcards.rules.cards import NONE

# In the order of the rules' numbers.
SPECIES_CODES: tuple[Species, ...] = get_args(Species)
HABITAT_CARD_CODES: tuple[HabitatCode, ...] = get_args(HabitatCode)
REFILL_CODE: Final = "R"
CARD_CODES: tuple[CardCode, ...] = get_args(CardCode)

CARD_NUMBERS: dict[str, int] = {code: number for number, code in enumerate(CARD_CODES)}
SPECIES_NUMBERS: dict[str, int] = {code: number for number, code in enumerate(SPECIES_CODES)}
CARDS_BY_NAME: dict[str, CardCode] = {code: code for code in CARD_CODES}
HABITAT_CARDS_BY_NAME: dict[str, HabitatCode] = {code: code for code in HABITAT_CARD_CODES}
SPECIES_BY_NAME: dict[str, Species] = {code: code for code in SPECIES_CODES}

SomeCard = TypeVar("SomeCard", bound=str)


def cards_of(counts: Sequence[int]) -> tuple[HabitatCode, ...]:
    """The Habitat cards of a count of each kind, in canonical order."""
    return tuple([HABITAT_CARD_CODES[card] for card, count in enumerate(counts) if count for _ in range(count)])


def names_of(cards: Iterable[int]) -> tuple[HabitatCode, ...]:
    """The Habitat cards of a row of numbers, in its order."""
    return tuple([HABITAT_CARD_CODES[card] for card in cards])


def species_of(counts: Sequence[int]) -> tuple[Species, ...]:
    """The animals of a count of each species, in canonical order."""
    return tuple([SPECIES_CODES[species] for species, count in enumerate(counts) if count for _ in range(count)])


def seat_or_none(number: int) -> int | None:
    return None if number == NONE else number


def card_or_none(number: int) -> HabitatCode | None:
    return None if number == NONE else HABITAT_CARD_CODES[number]


def in_order(cards: Iterable[SomeCard]) -> tuple[SomeCard, ...]:
    """The cards in the order in which they are written: F, S, M, W, R, then by value."""
    return tuple(sorted(cards, key=CARD_NUMBERS.__getitem__))


def parse_card(word: str) -> HabitatCode:
    if word not in HABITAT_CARDS_BY_NAME:
        raise BadNotation(text=word, wanted="a card, F1 to W4")
    return HABITAT_CARDS_BY_NAME[word]


def parse_any_card(word: str) -> CardCode:
    if word not in CARDS_BY_NAME:
        raise BadNotation(text=word, wanted="a card, F1 to W4, or R")
    return CARDS_BY_NAME[word]


def parse_species(word: str) -> Species:
    if word not in SPECIES_BY_NAME:
        raise BadNotation(text=word, wanted=f"an animal, one of {' '.join(SPECIES_CODES)}")
    return SPECIES_BY_NAME[word]


def card_numbers(words: Iterable[str]) -> list[int]:
    return [CARD_NUMBERS[parse_card(word)] for word in words]


def species_numbers(words: Iterable[str]) -> list[int]:
    return [SPECIES_NUMBERS[parse_species(word)] for word in words]
