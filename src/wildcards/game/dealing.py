"""Where the piles of a game come from: a fair seed, a record, or the generator inside a simulated state."""

from collections.abc import Sequence
from typing import Protocol

from wildcards.game.notation import CARD_CODES, CARD_NUMBERS, SPECIES_CODES, SPECIES_NUMBERS
from wildcards.game.record import Record
from wildcards.game.refusals import BadRecord
from wildcards.rules.cards import ANIMALS, ANIMALS_OF_A_SPECIES, HABITAT_CARDS, SPECIES, animals_removed


class Dealer(Protocol):
    """Shuffles. Cards and animals are the rules' numbers, top first."""

    def animals(self, players: int, removal: str) -> tuple[list[int], list[int]]:
        """The removed animals, and the pile."""

    def habitats(self, cards: Sequence[int]) -> list[int]:
        """The first pile, of these cards in canonical order."""

    def reshuffle(self, number: int, cards: Sequence[int]) -> list[int]:
        """The pile of the number-th reshuffle, counted from 1, of these cards in canonical order."""


class RecordDealer:
    """Deals what a record says, once it is possible at all."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def animals(self, players: int, removal: str) -> tuple[list[int], list[int]]:
        removed = read_pile(self.record.removed, SPECIES_NUMBERS, "removed")
        pile = read_pile(self.record.animals, SPECIES_NUMBERS, "animals")
        if len(removed) != animals_removed(players) or len(pile) != ANIMALS - animals_removed(players):
            raise BadRecord(where="animals", what=f"{len(removed)} removed and {len(pile)} in the pile do not fit")
        if sorted(removed + pile) != sorted(list(range(SPECIES)) * ANIMALS_OF_A_SPECIES):
            raise BadRecord(where="animals", what="not seven of each species with those removed")
        if removal == "balanced" and players == 3 and len(set(removed)) < SPECIES:
            raise BadRecord(where="removed", what="balanced removal takes one of each species")
        return removed, pile

    def habitats(self, cards: Sequence[int]) -> list[int]:
        pile = read_pile(self.record.habitats, CARD_NUMBERS, "habitats")
        if len(pile) != HABITAT_CARDS or sorted(pile) != list(cards):
            raise BadRecord(where="habitats", what="not the cards of the deck (R1)")
        return pile

    def reshuffle(self, number: int, cards: Sequence[int]) -> list[int]:
        if number > len(self.record.reshuffles):
            raise BadRecord(where=f"reshuffle {number}", what="a reshuffle is due and the record has none (R5)")
        pile = read_pile(self.record.reshuffles[number - 1], CARD_NUMBERS, f"reshuffle {number}")
        if sorted(pile) != list(cards):
            raise BadRecord(where=f"reshuffle {number}", what="not the cards of the discard pile (R5)")
        return pile


def read_pile(text: str, numbers: dict[str, int], where: str) -> list[int]:
    try:
        return [numbers[word] for word in text.split()]
    except KeyError as error:
        raise BadRecord(where=where, what=f"{error.args[0][:20]!r} is not a card of this pile") from None


def written_cards(cards: Sequence[int]) -> str:
    return " ".join([CARD_CODES[card] for card in cards])


def written_animals(animals: Sequence[int]) -> str:
    return " ".join([SPECIES_CODES[species] for species in animals])
