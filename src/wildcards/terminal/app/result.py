"""The end: who won, what the points are made of, and the numbers of the game."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from wildcards.game import Event, Result
from wildcards.game.notation import REFILL_CODE
from wildcards.terminal.app.columns import fitting, left, right, shortened
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.count import SeatNumbers, numbers_of, own_place, tie_breaks, verdict

QUIET, STRONG = Style(dim=True), Style(bold=True)
RANK, LEAST_NAME, MOST_NUMBER, COLUMN = 3, 12, 13, 11
NUMBERS = 5  # columns of the count


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
    labels = [scene.text(key) for key in ("largest.short", "second.short", "leaders.short", "tokens", "points")]
    headings = [fitting(number_width(width) - 1, label, label.partition(" ×")[0]) for label in labels]
    rows = [row_of(width, "", "", *headings, style=QUIET)]
    for seat in sorted(range(len(scene.names)), key=lambda seat: result.ranks[seat]):
        score = result.scores[seat]
        rows.append(
            row_of(
                width,
                f"{result.ranks[seat]}.",
                scene.names[seat],
                *(str(part) for part in (score.largest_points, score.second_points, score.leader_points)),
                str(score.token_points),
                str(score.total),
                style=STRONG if result.ranks[seat] == 1 else Style(),
            )
        )
    return rows


def number_width(width: int) -> int:
    return min(MOST_NUMBER, (width - RANK - LEAST_NAME) // NUMBERS)


def row_of(width: int, rank: str, name: str, *numbers: str, style: Style) -> Text:
    column = number_width(width)
    for_name = width - RANK - NUMBERS * column
    cells = [left(rank, RANK), left(shortened(name, for_name - 1), for_name)]
    return Text.assemble(*cells, *(right(one, column) for one in numbers), style=style)


def statistics(scene: Scene, numbers: Sequence[SeatNumbers], width: int) -> list[Text]:
    """One line for each number, one column for each player."""
    refill = scene.words.letter(REFILL_CODE)
    text, words, label_width = scene.text, scene.words, width - COLUMN * len(numbers)
    rows: list[tuple[str, list[str]]] = [
        (text("stat-bids"), ["·".join([*map(str, own.bids[1:]), f"{refill}{own.bids[0]}"]) for own in numbers]),
        (text("stat-naturals"), [f"{own.naturals} / {len(own.costs)}" for own in numbers]),
        (text("stat-cards-per-animal"), [words.number(average(own)) if own.costs else "–" for own in numbers]),
        (text("stat-passes"), [str(own.passes) for own in numbers]),
        (text("stat-ties"), [f"{own.ties_won} / {own.ties}" for own in numbers]),
        (text("leaders"), [str(own.leaders[-1] if own.leaders else 0) for own in numbers]),
    ]
    heading = [left("", label_width), *(right(shortened(name, COLUMN - 1), COLUMN) for name in scene.names)]
    lines = [Text.assemble(*heading, style=QUIET)]
    for label, values in rows:
        cells = (right(shortened(value, COLUMN - 1), COLUMN) for value in values)
        lines.append(Text.assemble(left(shortened(label, label_width - 1), label_width), *cells))
    return lines


def average(own: SeatNumbers) -> float:
    return sum(cards for _, cards in own.costs) / len(own.costs)
