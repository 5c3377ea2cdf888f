"""How cards and animals are written: `F3`, `W2`, `R`, `pe`. Outside the rules everything is called by these names."""

from collections.abc import Iterable, Sequence

from wildcards.game.refusals import BadNotation
from wildcards.rules.cards import HABITATS, NONE, SPECIES, VALUES

HABITAT_LETTERS = "FSMW"
SPECIES_CODES = ("pe", "sq", "ea", "ib", "li", "me")
REFILL_CODE = "R"
CARD_CODES = (*(f"{HABITAT_LETTERS[h]}{v + 1}" for h in range(HABITATS) for v in range(VALUES)), REFILL_CODE)

CARD_NUMBERS = {code: number for number, code in enumerate(CARD_CODES)}
SPECIES_NUMBERS = {code: number for number, code in enumerate(SPECIES_CODES)}


def cards_of(counts: Sequence[int]) -> tuple[str, ...]:
    """The cards of a count of each kind, in canonical order."""
    return tuple([CARD_CODES[card] for card, count in enumerate(counts) for _ in range(count)])


def names_of(cards: Iterable[int]) -> tuple[str, ...]:
    """The cards of a row of numbers, in its order."""
    return tuple([CARD_CODES[card] for card in cards])


def species_of(counts: Sequence[int]) -> tuple[str, ...]:
    """The animals of a count of each species, in canonical order."""
    return tuple([SPECIES_CODES[species] for species in range(SPECIES) for _ in range(counts[species])])


def seat_or_none(number: int) -> int | None:
    return None if number == NONE else number


def card_or_none(number: int) -> str | None:
    return None if number == NONE else CARD_CODES[number]


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards in the order in which they are written: F, S, M, W, R, then by value."""
    return tuple(sorted(cards, key=CARD_NUMBERS.__getitem__))


def parse_card(word: str, *, refill_allowed: bool = False) -> str:
    if word not in CARD_NUMBERS or (word == REFILL_CODE and not refill_allowed):
        wanted = "F1 to W4, or R" if refill_allowed else "F1 to W4"
        raise BadNotation(text=word, wanted=f"a card, {wanted}")
    return word


def parse_species(word: str) -> str:
    if word not in SPECIES_NUMBERS:
        raise BadNotation(text=word, wanted=f"an animal, one of {' '.join(SPECIES_CODES)}")
    return word


def card_numbers(words: Iterable[str]) -> list[int]:
    return [CARD_NUMBERS[parse_card(word)] for word in words]


def species_numbers(words: Iterable[str]) -> list[int]:
    return [SPECIES_NUMBERS[parse_species(word)] for word in words]
