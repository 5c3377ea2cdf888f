"""How the text clients write cards, animals and players: the same words everywhere, coloured where there is colour."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from wildcards.game.box import NATURAL_HABITAT
from wildcards.game.types import Species

SPECIES: dict[Species, str] = {
    "pe": "peacock",
    "sq": "squirrel",
    "ea": "eagle",
    "ib": "ibex",
    "li": "lion",
    "me": "meerkat",
}
HABITATS = {"F": "forest", "S": "savannah", "M": "mountain", "W": "wild card", "R": "Refill Hand"}

STYLES = {"F": "green", "S": "yellow", "M": "bright_blue", "W": "magenta", "R": "cyan"}
POINTS_STYLE = "bold"
NAME_STYLE = "bold"
HEADING_STYLE = "bold reverse"
QUIET_STYLE = "dim"


def plural(species: Species, count: int) -> str:
    name = SPECIES[species]
    if count == 1:
        return name
    return f"{name}es" if name.endswith("x") else f"{name}s"


def with_article(species: Species) -> str:
    name = SPECIES[species]
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def card(code: str) -> Text:
    return Text(code, style=STYLES[code[0]])


def cards(codes: Iterable[str]) -> Text:
    return Text(" ").join(card(code) for code in codes)


def animal(species: Species, name: str | None = None) -> Text:
    """The animal's name in the colour of its natural habitat."""
    return Text(name or SPECIES[species], style=STYLES[NATURAL_HABITAT[species]])


def animals(codes: Iterable[Species]) -> Text:
    return Text(", ").join(animal(code) for code in codes)


def listed(parts: Sequence[Text]) -> Text:
    """`A`, `A and B`, `A, B and C`."""
    if len(parts) < 2:
        return Text.assemble(*parts)
    return Text.assemble(Text(", ").join(parts[:-1]), " and ", parts[-1])
