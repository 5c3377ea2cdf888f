"""What lies in front of each player, a row for each: hand, bid and payment, animals by species, points."""

from collections.abc import Iterable
from itertools import zip_longest
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from wildcards.game.box import NATURAL_HABITAT
from wildcards.game.notation import CARD_CODES, SPECIES_CODES
from wildcards.game.types import Species
from wildcards.game.view import ShownSeat, ShownView
from wildcards.table.table_view import SeatInfo
from wildcards.terminal.app.clocks import clock_text
from wildcards.terminal.app.columns import centre, left, right, shortened
from wildcards.terminal.app.drawings import (
    LEADER,
    PAPER,
    PICTURE_ROWS,
    PICTURE_WIDTH,
    SYMBOL,
    animal_lines,
    back_chip,
    chip,
    chips,
)
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.table import decision_text

ASKED, DECIDED, STANDS_IN, AWAY = "▸", "✓", "⚙", "○"
QUIET = Style(dim=True)
STRONG = Style(bold=True)
HAND, POINTS = 5, 6
MOST_CARDS = 4  # a bid, and the payment for it
BEFORE = 2  # columns for the mark before a name
NARROWEST_NAME, BROADEST_NAME = 10, 24
NARROWEST_SPECIES, BROADEST_SPECIES = 4, 15
ROWS, ROWS_WITH_PICTURES = 4, PICTURE_ROWS + 2  # of a player, where there is room for them


class Widths(NamedTuple):
    name: int
    cards: int
    species: list[int]

    @property
    def before_species(self) -> int:
        return self.name + HAND + self.cards

    def by_species(self) -> Iterable[tuple[Species, int]]:
        return zip(SPECIES_CODES, self.species, strict=True)


class Mats(Widget):
    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.seconds = 0.0  # since the table was heard of

    def show(self, scene: Scene, seconds: float) -> None:
        self.scene = scene
        self.seconds = seconds
        self.styles.min_height = len(scene.names) + 1
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A row for each player, whatever there was room for before; where there is more, it is given."""
        return len(self.scene.names) + 1 if self.scene else 1

    def render(self) -> Text:
        scene = self.scene
        if scene is None or scene.view is None:
            return Text()
        players = len(scene.view.seats)
        tall = (self.size.height - 1) // players
        widths = self.widths(scene, tall)
        has_pictures = tall >= ROWS_WITH_PICTURES and min(widths.species) > PICTURE_WIDTH
        tall = ROWS_WITH_PICTURES if has_pictures else min(tall, ROWS)
        rows = [self.heading(scene, widths)]
        for seat in range(players):
            rows.append(self.row(scene, scene.view, seat, widths, "" if tall > 1 else self.beside(scene, seat)))
            if tall > 1:
                herds = [herd_of(scene.view, seat, one, has_pictures) for one in SPECIES_CODES]
                below = self.rows_below(scene, seat, widths, herds, tall - 1)
                rows += [*below, *[Text()] * (tall - 1 - len(below))]
        return Text("\n").join(rows)

    def widths(self, scene: Scene, tall: int) -> Widths:
        """Where names are short, the animals have what they leave; not what clocks beside them or a line below need."""
        cards = MOST_CARDS * (max(cell_len(scene.words.card(card)) for card in CARD_CODES) + 1) + 1
        rest = self.size.width - HAND - cards - POINTS - BEFORE
        names = [cell_len(scene.animal(one)) for one in SPECIES_CODES]
        players = NARROWEST_NAME if scene.has_company or tall == 2 else max(map(cell_len, scene.names)) + 1
        narrowest = min(NARROWEST_NAME, players)
        species = columns_for(names, rest - narrowest)
        return Widths(max(narrowest, min(BROADEST_NAME, rest - sum(species))), cards, species)

    def heading(self, scene: Scene, widths: Widths) -> Text:
        text = scene.text
        columns = [
            left("", widths.name + BEFORE),
            centre(shortened(text("cards-in-hand"), HAND - 1), HAND),
            left(shortened(text("laid"), widths.cards - 1), widths.cards),
            *(centre(heading_of(scene, one, width - 1), width) for one, width in widths.by_species()),
            right(shortened(text("points"), POINTS), POINTS),
        ]
        return Text.assemble(*columns, style=QUIET)

    def beside(self, scene: Scene, number: int) -> str:
        """What must be seen where there is no second line: that a bot plays, that somebody is away, a clock."""
        info = scene.update.table.seats[number]
        if info.stand_in:
            return STANDS_IN
        away = AWAY if is_away(info) else ""
        return " ".join(filter(None, (away, clock_text(info, self.seconds) if info.ticking else "")))

    def row(self, scene: Scene, view: ShownView, number: int, widths: Widths, beside: str) -> Text:
        seat, info = view.seats[number], scene.update.table.seats[number]
        mark = ASKED if number in view.pending else DECIDED if seat.decided else " "
        name_style = Style(bold=number == view.viewer, dim=is_away(info))
        room = widths.name - 1 - (len(beside) + 1 if beside else 0)
        name = Text(" ".join(filter(None, (shortened(scene.names[number], room), beside))), name_style)
        return Text.assemble(
            Text(f"{mark} ", STRONG),
            left(name, widths.name),
            centre(str(seat.hand_size), HAND),
            left(Text("  ").join(filter(None, (bid_of(scene, seat), chips(scene.words, seat.laid)))), widths.cards),
            *(centre(count_of(view, number, one), width) for one, width in widths.by_species()),
            right(Text(str(seat.points), STRONG), POINTS),
        )

    def rows_below(self, scene: Scene, number: int, widths: Widths, herds: list[list[Text]], most: int) -> list[Text]:
        """What is known of a player beside the cards, and if that leaves room what they have of each species."""
        known, room = self.below(scene, number), widths.before_species - 1
        if most == 1 and cell_len(known) > room:
            return [Text.assemble(" " * BEFORE, (shortened(known, self.size.width - BEFORE), QUIET))]
        rows = []
        lines = [Text(line.removesuffix(" ·"), QUIET) for line in wrap(known, room)[:most]]
        for line, *drawn in zip_longest(lines, *herds, fillvalue=Text()):
            columns = (centre(part, width) for part, width in zip(drawn, widths.species, strict=True))
            rows.append(Text.assemble(" " * BEFORE, left(line, room + 1), *columns))
        return rows

    def below(self, scene: Scene, number: int) -> str:
        """What a second line has room for: whether a bot plays, what is waited for, the clock, the tokens."""
        assert scene.view is not None
        seat, info = scene.view.seats[number], scene.update.table.seats[number]
        doing = decision_text(scene.words, scene.view, number)
        parts = [scene.levels[number], away_of(scene, info), doing, clock_text(info, self.seconds)]
        if seat.tokens:
            parts.append(f"{scene.text('tokens')}:\N{NO-BREAK SPACE}{seat.tokens}")
        return " · ".join(filter(None, parts))


def columns_for(names: list[int], room: int) -> list[int]:
    """The width of a column for each of the names, which are so long: the longest are shortened first."""
    widths = [max(NARROWEST_SPECIES, name + 1) for name in names]
    while sum(widths) > room and max(widths) > NARROWEST_SPECIES:
        widths[widths.index(max(widths))] -= 1
    spare = max(0, room - sum(widths)) // len(widths) * len(widths)
    while spare and min(widths) < BROADEST_SPECIES:
        widths[widths.index(min(widths))] += 1
        spare -= 1
    return widths


def heading_of(scene: Scene, species: Species, width: int) -> Text:
    symbol = SYMBOL[NATURAL_HABITAT[species]]
    name = scene.animal(species)
    return Text(f"{symbol} {name}" if len(name) + 2 <= width else shortened(name, width))


def bid_of(scene: Scene, seat: ShownSeat) -> Text:
    if seat.face_down:
        return back_chip(seat.face_down)
    return chip(scene.words, seat.bid) if seat.bid else Text("")


def count_of(view: ShownView, seat: int, species: Species) -> Text:
    count = view.seats[seat].collection[species]
    leader = LEADER if view.leaders[species] == seat else ""
    return Text(f"{count}{leader}", STRONG) if count or leader else Text("·", QUIET)


def herd_of(view: ShownView, seat: int, species: Species, has_pictures: bool) -> list[Text]:
    """Rows with the picture of a species that a player has, or with a square for each animal."""
    count = view.seats[seat].collection[species]
    if has_pictures:
        return animal_lines(species, PICTURE_WIDTH) if count else []
    return [Text("■" * count, Style(color=PAPER[NATURAL_HABITAT[species]]))]


def away_of(scene: Scene, info: SeatInfo) -> str:
    if info.stand_in:
        return scene.text(f"stand-in-{info.stand_in}")
    return scene.text("status-away") if is_away(info) else ""


def is_away(info: SeatInfo) -> bool:
    return info.holder == "person" and not info.connected
