"""The table as text: what lies there, who has what, and at the end the count."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from wildcards.game import Result, View
from wildcards.game.types import Species
from wildcards.game.view import SeatView
from wildcards.terminal.words import (
    NAME_STYLE,
    POINTS_STYLE,
    QUIET_STYLE,
    SPECIES,
    animal,
    animals,
    card,
    cards,
    counted,
    plural,
)

ASKED = "▸"
LEADER = "★"
WIDE = 100  # columns from which animals are written out in tables


def board(view: View, you: int | None = None) -> RenderableType:
    """Everything the viewer may see now."""
    return Group(_middle(view), Players(view, you), *_own_hand(view))


def short_board(view: View) -> RenderableType:
    """What a decision in the middle of a round needs: the display and the viewer's hand."""
    return Group(Text.assemble(("Display  ", QUIET_STYLE), _display(view)), *_own_hand(view))


def _middle(view: View) -> RenderableType:
    piles = f"{counted(view.animals_left, 'animal')} and {counted(view.pile, 'Habitat card')}"
    lines = Table.grid(padding=(0, 2))
    lines.add_row(Text("Display", style=QUIET_STYLE), _display(view))
    lines.add_row(Text("Piles", style=QUIET_STYLE), Text(piles))
    lines.add_row(Text("Discard", style=QUIET_STYLE), _cards_or_none(view.discard))
    if view.tie_break:
        lines.add_row(Text("Tie-break", style=QUIET_STYLE), cards(view.tie_break))
    return lines


def _display(view: View) -> Text:
    return animals(view.display) if view.display else Text("none", style=QUIET_STYLE)


def _cards_or_none(codes: Sequence[str]) -> Text:
    return cards(codes) if codes else Text("none", style=QUIET_STYLE)


def _own_hand(view: View) -> list[RenderableType]:
    hand = view.seats[view.viewer].hand if view.viewer is not None else None
    return [] if hand is None else [Text.assemble(("Hand     ", QUIET_STYLE), _cards_or_none(hand))]


class Players:
    """What lies in front of each player; a star stands for the Leader."""

    def __init__(self, view: View, you: int | None) -> None:
        self.view = view
        self.you = you

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        with_bids = any(player.bid or player.face_down for player in self.view.seats)
        table = new_table()
        table.add_column("Seat", justify="right")
        table.add_column("Player", overflow="ellipsis", no_wrap=True)
        table.add_column("Hand", justify="right")
        if with_bids:
            table.add_column("Bid")
        for code, name in SPECIES.items():
            table.add_column(animal(code, name if options.max_width >= WIDE else code), min_width=2)
        table.add_column("Tokens", justify="right")
        table.add_column("Points", justify="right", style=POINTS_STYLE)
        for seat, player in enumerate(self.view.seats):
            table.add_row(
                f"{ASKED if seat in self.view.pending else ' '} {seat}",
                Text("You" if seat == self.you else player.name, style=NAME_STYLE),
                str(player.hand_size),
                *([_bid(player)] if with_bids else []),
                *[self._animals(seat, code) for code in SPECIES],
                str(player.tokens),
                str(player.points),
            )
        yield table

    def _animals(self, seat: int, code: Species) -> Text:
        count = self.view.seats[seat].collection[code]
        star = LEADER if self.view.leaders[code] == seat else ""
        return animal(code, f"{count}{star}") if count else Text("·", style=QUIET_STYLE)


def _bid(player: SeatView) -> Text:
    if player.face_down:
        return Text("? ?")
    if player.bid is None:
        return Text()
    payment = Text.assemble(" + ", cards(player.laid)) if player.laid else Text()
    return Text.assemble(card(player.bid), payment)


class CountOfPoints:
    """The final count, component by component, the first rank on top."""

    def __init__(self, result: Result, names: Sequence[str]) -> None:
        self.result = result
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        table = new_table()
        table.add_column("Rank", justify="right")
        table.add_column("Player", style=NAME_STYLE, overflow="ellipsis", no_wrap=True)
        for heading in ("Most", "Second", "Leaders"):
            table.add_column(heading)
        table.add_column("Tokens", justify="right")
        table.add_column("Points", justify="right", style=POINTS_STYLE)
        table.add_column("Animals", justify="right")
        for seat in sorted(range(len(self.names)), key=lambda seat: self.result.ranks[seat]):
            score = self.result.scores[seat]
            table.add_row(
                str(self.result.ranks[seat]),
                self.names[seat],
                herd(score.largest, score.largest_count, score.largest_points, wide=wide),
                herd(score.second, score.second_count, score.second_points, wide=wide),
                leaders(score.leaders, score.leader_points, wide=wide),
                str(score.token_points),
                str(score.total),
                str(score.animals),
            )
        yield table


def herd(species: Species, count: int, points: int, *, wide: bool) -> Text:
    if not count:
        return Text("0")
    return Text.assemble(animal(species, f"{count} {plural(species, count) if wide else species}"), f" = {points}")


def leaders(codes: Iterable[Species], points: int, *, wide: bool) -> Text:
    named = Text(" ").join(animal(code, SPECIES[code] if wide else code) for code in codes)
    return Text.assemble(named, f" = {points}") if points else Text("0")


def new_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style=QUIET_STYLE)
