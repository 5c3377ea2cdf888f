"""The table as text: what lies there, who has what, and at the end the count."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildcards.game import Result, View
from wildcards.game.view import SeatView
from wildcards.terminal.words import (
    NAME_STYLE,
    POINTS_STYLE,
    QUIET_STYLE,
    animal,
    animals,
    card,
    cards,
    collection,
    counted,
    plural,
)

MARK = "▸"


def board(view: View, you: int | None = None) -> RenderableType:
    """Everything the viewer may see now."""
    return Group(_middle(view), _players(view, you), *_own_hand(view))


def short_board(view: View) -> RenderableType:
    """What a decision in the middle of a round needs: the display and the viewer's hand."""
    return Group(Text.assemble(("Display  ", QUIET_STYLE), _display(view)), *_own_hand(view))


def _display(view: View) -> Text:
    return animals(view.display) if view.display else Text("empty", style=QUIET_STYLE)


def _middle(view: View) -> RenderableType:
    piles = f"{counted(view.animals_left, 'animal')} and {counted(view.pile, 'Habitat card')} in the piles"
    discard = cards(view.discard) if view.discard else Text("empty", style=QUIET_STYLE)
    lines = Table.grid(padding=(0, 2))
    lines.add_row(Text("Round", style=QUIET_STYLE), Text(f"{view.round} of {view.rounds} · {piles}"))
    lines.add_row(Text("Display", style=QUIET_STYLE), _display(view))
    lines.add_row(Text("Discard", style=QUIET_STYLE), discard)
    if view.tie_break:
        lines.add_row(Text("Tie-break", style=QUIET_STYLE), cards(view.tie_break))
    return lines


def _players(view: View, you: int | None) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style=QUIET_STYLE)
    for heading in ("", "Seat", "Player", "Hand", "Bid", "Collection", "Leaders"):
        table.add_column(heading, justify="right" if heading in ("Seat", "Hand") else "left")
    table.add_column("Tokens", justify="right")
    table.add_column("Points", justify="right", style=POINTS_STYLE)
    for seat, player in enumerate(view.seats):
        held = [code for code, owner in view.leaders.items() if owner == seat]
        table.add_row(
            MARK if seat in view.pending else "",
            str(seat),
            Text("You" if seat == you else player.name, style=NAME_STYLE),
            str(player.hand_size),
            _bid(player),
            collection(player.collection),
            animals(held),
            str(player.tokens),
            str(player.points),
        )
    return table


def _bid(player: SeatView) -> Text:
    if player.face_down:
        return Text("?? ??")
    if player.bid is None:
        return Text()
    payment = Text.assemble(" + ", cards(player.laid)) if player.laid else Text()
    return Text.assemble(card(player.bid), payment)


def _own_hand(view: View) -> list[RenderableType]:
    hand = view.seats[view.viewer].hand if view.viewer is not None else None
    if hand is None:
        return []
    held = cards(hand) if hand else Text("no Habitat cards")
    return [Text.assemble(("Hand     ", QUIET_STYLE), held)]


def count_of_points(result: Result, names: tuple[str, ...]) -> RenderableType:
    """The final count, component by component, the first rank on top."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style=QUIET_STYLE)
    table.add_column("Rank", justify="right")
    table.add_column("Player", style=NAME_STYLE)
    table.add_column("Most")
    table.add_column("Second most")
    table.add_column("Leaders")
    table.add_column("Tokens", justify="right")
    table.add_column("Points", justify="right", style=POINTS_STYLE)
    table.add_column("Animals", justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        score = result.scores[seat]
        table.add_row(
            str(result.ranks[seat]),
            names[seat],
            _component(score.largest, score.largest_count, score.largest_points),
            _component(score.second, score.second_count, score.second_points),
            Text.assemble(f"{score.leader_points}  ", animals(score.leaders)) if score.leaders else Text("0"),
            str(score.token_points),
            str(score.total),
            str(score.animals),
        )
    return table


def _component(species: str, count: int, points: int) -> Text:
    if not count:
        return Text("0")
    return Text.assemble(f"{points}  ", animal(species, f"{count} {plural(species, count)}"))
