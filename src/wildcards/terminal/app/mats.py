"""What lies in front of each player, a row for each: hand, bid and payment, animals by species, points."""

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from wildcards.game.box import NATURAL_HABITAT
from wildcards.game.notation import SPECIES_CODES
from wildcards.game.types import Species
from wildcards.game.view import ShownSeat, ShownView
from wildcards.table.table_view import SeatInfo
from wildcards.terminal.app.clocks import clock_text
from wildcards.terminal.app.columns import centre, left, right, shortened
from wildcards.terminal.app.drawings import LEADER, SYMBOL, back_chip, chip, chips
from wildcards.terminal.app.scene import Scene

ASKED, DECIDED, STANDS_IN = "▸", "✓", "⚙"
QUIET = Style(dim=True)
STRONG = Style(bold=True)
HAND, BID, LAID, POINTS = 6, 6, 11, 7
NARROWEST_NAME, BROADEST_NAME = 10, 24
NARROWEST_SPECIES, BROADEST_SPECIES = 6, 15


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

    def render(self) -> Text:
        scene = self.scene
        if scene is None or scene.view is None:
            return Text()
        players = len(scene.view.seats)
        widths = self.widths()
        tall = min(3, (self.size.height - 1) // players)
        rows = [self.heading(scene, widths)]
        for seat in range(players):
            beside = "" if tall > 1 else self.beside(scene, seat)
            rows.append(self.row(scene, scene.view, seat, widths, beside))
            if tall > 1:
                rows.append(Text.assemble("  ", (shortened(self.below(scene, seat), self.size.width - 2), QUIET)))
            if tall > 2:
                rows.append(Text())
        return Text("\n").join(rows)

    def widths(self) -> tuple[int, int]:
        """Of the name, and of each species."""
        rest = self.size.width - HAND - BID - LAID - POINTS - 2
        species = max(NARROWEST_SPECIES, min(BROADEST_SPECIES, (rest - NARROWEST_NAME) // len(SPECIES_CODES)))
        return min(BROADEST_NAME, max(6, rest - species * len(SPECIES_CODES))), species

    def heading(self, scene: Scene, widths: tuple[int, int]) -> Text:
        name, species = widths
        text = scene.text
        columns = [
            left("", name + 2),
            centre(shortened(text("cards-in-hand"), HAND - 1), HAND),
            left(shortened(text("laid"), BID + LAID - 1), BID + LAID),
            *(centre(heading_of(scene, one, species - 1), species) for one in SPECIES_CODES),
            right(shortened(text("points"), POINTS - 1), POINTS),
        ]
        return Text.assemble(*columns, style=QUIET)

    def beside(self, scene: Scene, number: int) -> str:
        """What must be seen beside the name where there is no second line: a clock that runs, or that a bot plays."""
        info = scene.update.table.seats[number]
        if info.stand_in:
            return STANDS_IN
        return clock_text(info, self.seconds) if info.ticking else away_of(scene, info)

    def row(self, scene: Scene, view: ShownView, number: int, widths: tuple[int, int], beside: str) -> Text:
        name_width, species_width = widths
        seat, info = view.seats[number], scene.update.table.seats[number]
        mark = ASKED if number in view.pending else DECIDED if seat.decided else " "
        name_style = Style(bold=number == view.viewer, dim=info.holder == "person" and not info.connected)
        room = name_width - 1 - (len(beside) + 1 if beside else 0)
        name = Text(" ".join(filter(None, (shortened(scene.names[number], room), beside))), name_style)
        return Text.assemble(
            Text(f"{mark} ", STRONG),
            left(name, name_width),
            centre(str(seat.hand_size), HAND),
            left(bid_of(scene, seat), BID),
            left(chips(scene.words, seat.laid), LAID),
            *(centre(count_of(view, number, one), species_width) for one in SPECIES_CODES),
            right(Text(str(seat.points), STRONG), POINTS),
        )

    def below(self, scene: Scene, number: int) -> str:
        """What a second line has room for: whether a bot plays, what is waited for, the clock, the tokens."""
        assert scene.view is not None
        seat, info = scene.view.seats[number], scene.update.table.seats[number]
        parts = [scene.levels[number], *states_of(scene, number), clock_text(info, self.seconds)]
        if seat.tokens:
            parts.append(f"{scene.text('tokens')}: {seat.tokens}")
        return " · ".join(filter(None, parts))


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


def states_of(scene: Scene, number: int) -> list[str]:
    assert scene.view is not None
    seat, info = scene.view.seats[number], scene.update.table.seats[number]
    found = [away_of(scene, info)]
    if seat.decided:
        found.append(scene.text("status-decided"))
    elif number in scene.view.pending and scene.view.question:
        found.append(scene.text(f"status-{scene.view.question}", you="yes" if number == scene.viewer else "no"))
    return [state for state in found if state]


def away_of(scene: Scene, info: SeatInfo) -> str:
    if info.stand_in:
        return scene.text(f"stand-in-{info.stand_in}")
    return scene.text("status-away") if info.holder == "person" and not info.connected else ""
