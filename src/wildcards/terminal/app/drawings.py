"""Cards as small drawings: letters and numbers that need no colour, and pictures of two pixels a character."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from wildcards.game.box import NATURAL_HABITAT
from wildcards.game.types import CardCode, Species
from wildcards.terminal.words import Words

# Ink on paper: cards look the same in every theme.
PAPER = {"F": "#2f6d48", "S": "#a8681d", "M": "#44688a", "W": "#7d3f6e", "R": "#2c7474"}
INK = {"F": "#eaf5e2", "S": "#fff3d9", "M": "#eef5fa", "W": "#fbeaf5", "R": "#e6f7f7"}
BACK = "#5a5148"
SYMBOL = {"F": "♣", "S": "≈", "M": "▲", "W": "✦", "R": "↻"}
LEADER = "★"

PIXELS: dict[str, str] = {
    "b": "#2a55c0",
    "c": "#e9dcc0",
    "d": "#3b2c20",
    "e": "#14100c",
    "f": "#d9b374",
    "g": "#1f9d86",
    "h": "#8f7a61",
    "k": "#4f3a28",
    "m": "#8a4a16",
    "n": "#5d3320",
    "o": "#f0c04a",
    "r": "#b5532a",
    "w": "#f7f3ea",
    "y": "#f2b632",
}
PICTURE_WIDTH, PICTURE_ROWS = 13, 4  # of characters; each of them is two pixels, one above the other
PICTURES: dict[Species, str] = {
    "pe": """
...o.gog.o...
.gogggggggog.
ogggobbboggo.
ggogggbgggogg
ogggobbbogggo
.gggobbboggg.
..gggbbbggg..
....gbbbg....""",
    "sq": """
..rrrr.......
.rrrrrr.r..r.
.rr..rr.rrrr.
.....rr.rerrr
...rrrr.rrrrn
..rrrr.rrcc..
..rrr.rrrcc..
..rrrrrrrrr..""",
    "ea": """
k...........k
kk...www...kk
kkk..ewe..kkk
.kkk.wyw.kkk.
.kkkkkdkkkkk.
..kkkdddkkk..
....kdddk....
.....wyw.....""",
    "ib": """
..hh.....hh..
.hh.......hh.
.h.........h.
.hh..fff..hh.
..hhfffffhh..
...fefffef...
....fffff....
.....nnn.....""",
    "li": """
...mmmmmmm...
..mmmmmmmmm..
.mmmfffffmmm.
.mmfefffefmm.
.mmfffffffmm.
.mmmffnffmmm.
..mmmcccmmm..
...mmmmmmm...""",
    "me": """
....fffff....
...fffffff...
...fddfddf...
...fdefedf...
....ffnff....
....fcccf....
...ffcccff...
...ffcccff...""",
}


def painted(rows: Sequence[str], paper: str) -> list[Text]:
    """Two rows of pixels become one line of text."""
    lines = []
    for above, below in zip(rows[::2], rows[1::2], strict=True):
        line = Text()
        for top, bottom in zip(above, below, strict=True):
            upper, lower = PIXELS.get(top, paper), PIXELS.get(bottom, paper)
            line.append(" " if upper == lower == paper else "▀", Style(color=upper, bgcolor=lower))
        lines.append(line)
    return lines


def ink(letter: str, *, bold: bool = False) -> Style:
    return Style(color=INK[letter], bgcolor=PAPER[letter], bold=bold)


def chip(words: Words, card: CardCode) -> Text:
    """A card in two columns, for lists and sentences."""
    return Text(f"{words.card(card):<2}", ink(card[0], bold=True))


def chips(words: Words, cards: Sequence[CardCode]) -> Text:
    return Text(" ").join(chip(words, card) for card in cards)


def with_cards(words: Words, text: str) -> Text:
    """A sentence with the cards in it drawn."""
    drawn = [Text(span.text) if span.card is None else chip(words, span.card) for span in words.spans(text)]
    return Text("").join(drawn)


def back_chip(count: int = 1) -> Text:
    return Text(" ").join([Text("??", Style(color="#d8cdbd", bgcolor=BACK))] * count)


def animal_lines(species: Species, width: int, scale: int = 1) -> list[Text]:
    """The animal's picture on the paper of its habitat, each pixel `scale` times as large."""
    paper = PAPER[NATURAL_HABITAT[species]]
    margin = Style(bgcolor=paper)
    rows = [
        "".join(pixel * scale for pixel in row) for row in PICTURES[species].strip().splitlines() for _ in range(scale)
    ]
    left = max(0, (width - len(rows[0])) // 2)
    right = max(0, width - len(rows[0]) - left)
    return [Text.assemble((" " * left, margin), line, (" " * right, margin)) for line in painted(rows, paper)]
