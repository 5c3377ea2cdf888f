"""The end: who won, what the points are made of, and the numbers of the game."""

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from wildcards.game import Event, Result
from wildcards.game.notation import REFILL_CODE
from wildcards.terminal.app.columns import left, right, shortened
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.count import SeatNumbers, numbers_of, own_place, tie_breaks, verdict

QUIET, STRONG = Style(dim=True), Style(bold=True)
RANK, GAP, COLUMN = 3, 2, 11


def result_text(scene: Scene, result: Result, told: Sequence[Event], width: int) -> Text:
    """In lines of this width."""
    words, names = scene.words, scene.names
    said = [verdict(words, result, names, scene.viewer), own_place(words, result, scene.viewer)]
    lines = [Text(line, STRONG) for line in said if line]
    lines += [Text(), *count_table(scene, result, width), *(Text(line) for line in tie_breaks(words, result, names))]
    lines += [Text(), Text(words.text("statistics"), STRONG)]
    lines += statistics(scene, numbers_of(told, len(names)), width)
    return Text("\n").join(lines)


def count_table(scene: Scene, result: Result, width: int) -> list[Text]:
    headings = [scene.text(key) for key in ("largest.short", "second.short", "leaders.short", "tokens", "points")]
    columns = [cell_len(heading) + GAP for heading in headings]
    for_name = width - RANK - sum(columns)

    def row(rank: str, name: str, cells: Sequence[object], style: Style) -> Text:
        numbers = (right(str(cell), column) for cell, column in zip(cells, columns, strict=True))
        return Text.assemble(left(rank, RANK), left(shortened(name, for_name - 1), for_name), *numbers, style=style)

    rows = [row("", "", headings, QUIET)]
    for seat in sorted(range(len(scene.names)), key=lambda seat: result.ranks[seat]):
        score, rank = result.scores[seat], result.ranks[seat]
        parts = (score.largest_points, score.second_points, score.leader_points, score.token_points, score.total)
        rows.append(row(f"{rank}.", scene.names[seat], parts, STRONG if rank == 1 else Style()))
    return rows


def statistics(scene: Scene, numbers: Sequence[SeatNumbers], width: int) -> list[Text]:
    """One line for each number, one column for each player."""
    refill = scene.words.letter(REFILL_CODE)
    text, words = scene.text, scene.words
    bids = ["·".join([*map(str, own.bids[1:]), f"{refill}{own.bids[0]}"]) for own in numbers]
    costs = [own.average_cost for own in numbers]
    column = max(COLUMN, *(len(one) + 1 for one in bids))
    label_width = width - column * len(numbers)
    rows: list[tuple[str, list[str]]] = [
        (text("stat-bids"), bids),
        (text("stat-naturals"), [f"{own.naturals} / {len(own.costs)}" for own in numbers]),
        (text("stat-cards-per-animal"), ["–" if one is None else words.number(one) for one in costs]),
        (text("stat-passes"), [str(own.passes) for own in numbers]),
        (text("stat-ties"), [f"{own.ties_won} / {own.ties}" for own in numbers]),
        (text("leaders"), [str(own.leaders[-1] if own.leaders else 0) for own in numbers]),
    ]
    heading = [left("", label_width), *(right(shortened(name, column - 1), column) for name in scene.names)]
    lines = [Text.assemble(*heading, style=QUIET)]
    for label, values in rows:
        first, *more = wrap(label, label_width - 1)
        lines.append(Text.assemble(left(first, label_width), *(right(value, column) for value in values)))
        lines += map(Text, more)
    return lines
