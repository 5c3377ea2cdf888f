"""A move: what a seat asks for, as it is written."""

from functools import lru_cache
from typing import Annotated

import msgspec

from wildcards.game.meanings import described, meaning
from wildcards.game.notation import REFILL_CODE, in_order, parse_any_card, parse_card, parse_species
from wildcards.game.refusals import BadNotation
from wildcards.game.types import CardCode, HabitatCode, MoveKind, Species

LONGEST_MOVE = 64


@described
class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision. Cards are kept in canonical order, so equal moves are equal.

    >>> Move.parse("take pe W2 F1")
    Move('take pe F1 W2')
    >>> str(Move("bid", ("F3",)))
    'bid F3'
    """

    kind: Annotated[MoveKind, meaning("What is done.")]
    cards: Annotated[tuple[CardCode, ...], meaning("The cards named.")] = ()
    animal: Annotated[Species | None, meaning("The animal that is taken or gained.")] = None
    given: Annotated[Species | None, meaning("The animal that is given in exchange.")] = None

    def __str__(self) -> str:
        return " ".join((self.kind, *self._words()))

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def _words(self) -> tuple[str, ...]:
        if self.kind == "swap":
            return ("none",) if self.animal is None or self.given is None else (self.given, self.animal)
        if self.kind == "break" and not self.cards:
            return ("draw",)
        return (self.animal, *self.cards) if self.animal else self.cards

    @classmethod
    def parse(cls, text: object) -> "Move":
        """Reads the notation; a `BadNotation` says what is not understood."""
        if not isinstance(text, str) or len(text) > LONGEST_MOVE:
            raise BadNotation(text=text, wanted="a move")
        return _parse(text)


@lru_cache(4096)  # the same moves come again and again
def _parse(text: str) -> Move:
    kind, *words = text.split() or [""]
    if kind == "bid" and 1 <= len(words) <= 2:
        return _bid(text, words)
    if kind == "show" and len(words) == 1:
        return Move("show", (parse_any_card(words[0]),))
    if kind == "swap" and words == ["none"]:
        return Move("swap")
    if kind == "swap" and len(words) == 2:
        return Move("swap", given=parse_species(words[0]), animal=parse_species(words[1]))
    if kind == "refill":
        return Move("refill", _cards(words))
    if kind == "pay" and words:
        return Move("pay", _cards(words))
    if kind == "break" and words == ["draw"]:
        return Move("break")
    if kind == "break" and len(words) == 1:
        return Move("break", _cards(words))
    if kind == "take" and words:
        return Move("take", _cards(words[1:]), animal=parse_species(words[0]))
    if kind in BARE_KINDS and not words:
        return Move(BARE_KINDS[kind])
    raise BadNotation(text=text, wanted="a move, such as 'bid F3' or 'take pe F1 W2'")


BARE_KINDS: dict[str, MoveKind] = {"withdraw": "withdraw", "pass": "pass", "keep": "keep", "leave": "leave"}


def _cards(words: list[str]) -> tuple[HabitatCode, ...]:
    return in_order(parse_card(word) for word in words)


def _bid(text: str, words: list[str]) -> Move:
    cards = in_order(parse_any_card(word) for word in words)
    if cards == (REFILL_CODE, REFILL_CODE):
        raise BadNotation(text=text, wanted="a bid: there is one R in a hand")
    return Move("bid", cards)
