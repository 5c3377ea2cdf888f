"""How the terminal writes cards and animals: the browser's words, and the letters printed on the cards."""

import errno
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from wildcards.game.box import HABITATS
from wildcards.game.notation import CARD_CODES, CARD_NUMBERS, REFILL_CODE, SPECIES_CODES
from wildcards.game.types import CardCode, Species
from wildcards.locales import Texts, Value

SPECIES: tuple[Species, ...] = SPECIES_CODES
# Cards stand in a text between two marks, so that they can be drawn.
MARKED = re.compile(f"⦗({'|'.join(CARD_CODES)})⦘")
SOFT_HYPHEN = "\u00ad"  # for browsers, which know where a line ends

# What a system says of a file, by the number of its error.
TROUBLES = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
}


class Span(NamedTuple):
    """A piece of a text: words, or a card by its code."""

    text: str
    card: CardCode | None = None


def drawn(cards: Iterable[str]) -> str:
    """Cards as they stand in a text."""
    return " ".join(f"⦗{card}⦘" for card in cards)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def trouble_text(words: Texts, error: OSError) -> str:
    """What is wrong with a file; what seldom happens is said by the system."""
    trouble = TROUBLES.get(error.errno or 0)
    return words.text(f"trouble-{trouble}") if trouble else error.strerror or str(error)


class Words(Texts):
    """The texts of one language, and the game's pieces in them."""

    def text(self, key: str, **values: Value) -> str:
        return super().text(key, **values).replace(SOFT_HYPHEN, "")

    def letter(self, habitat: str) -> str:
        return self.text("refill-hand.letter" if habitat == REFILL_CODE else f"habitat-{habitat}.letter")

    def card(self, code: str) -> str:
        """As short as it is printed: `F3`, and in German `W3`."""
        return self.letter(code[0]) + code[1:]

    def card_name(self, code: str) -> str:
        if code == REFILL_CODE:
            return self.text("refill-hand")
        return self.text("card-name", habitat=self.text(f"habitat-{code[0]}"), value=code[1])

    def cards(self, codes: Iterable[str]) -> str:
        return " ".join(map(self.card, codes))

    def spans(self, text: str) -> Iterator[Span]:
        """The text with its cards as they are printed."""
        end = 0
        for match in MARKED.finditer(text):
            if match.start() > end:
                yield Span(text[end : match.start()])
            card = CARD_CODES[CARD_NUMBERS[match[1]]]
            yield Span(self.card(card), card)
            end = match.end()
        if end < len(text):
            yield Span(text[end:])

    def plain(self, text: str) -> str:
        return "".join(span.text for span in self.spans(text))

    def animal(self, species: str) -> str:
        return self.text(f"species-{species}")

    def counted(self, animals: Sequence[str]) -> list[str]:
        """Equal animals together, by their number."""
        return [self.text(f"species-{code}.count", count=animals.count(code)) for code in dict.fromkeys(animals)]

    def letters(self) -> dict[str, str]:
        """What each letter on a card stands for."""
        kinds = {self.letter(habitat): self.text(f"habitat-{habitat}") for habitat in HABITATS}
        return kinds | {self.letter(REFILL_CODE): self.text("refill-hand")}
