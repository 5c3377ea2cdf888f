"""The end: who won, what the points are made of, and the numbers of the game."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from wildcards.game import Event, Result
from wildcards.terminal.app.columns import left, right, shortened
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.count import SeatNumbers, numbers_of, own_place, tie_breaks, verdict

QUIET, STRONG = Style(dim=True), Style(bold=True)
NAME, NUMBER, COLUMN = 18, 9, 13


def result_text(scene: Scene, result: Result, told: Sequence[Event]) -> Text:
    words, names = scene.words, scene.names
    said = [verdict(words, result, names, scene.viewer), own_place(words, result, scene.viewer)]
    lines = [Text(line, STRONG) for line in said if line]
    lines += [Text(), *count_table(scene, result), *(Text(line) for line in tie_breaks(words, result, names))]
    lines += [Text(), Text(words.text("statistics"), STRONG)]
    lines += statistics(scene, numbers_of(told, len(names)))
    return Text("\n").join(lines)


def count_table(scene: Scene, result: Result) -> list[Text]:
    text = scene.text
    headings = [text("rank"), "", text("largest.short"), text("second.short"), text("leaders.short"), text("tokens")]
    rows = [row_of(*headings, text("points"), style=QUIET)]
    for seat in sorted(range(len(scene.names)), key=lambda seat: result.ranks[seat]):
        score = result.scores[seat]
        rows.append(
            row_of(
                f"{result.ranks[seat]}.",
                scene.names[seat],
                *(str(part) for part in (score.largest_points, score.second_points, score.leader_points)),
                str(score.token_points),
                str(score.total),
                style=STRONG if result.ranks[seat] == 1 else Style(),
            )
        )
    return rows


def row_of(rank: str, name: str, *numbers: str, style: Style) -> Text:
    cells = [left(shortened(rank, 5), 5), left(shortened(name, NAME - 1), NAME)]
    return Text.assemble(*cells, *(right(shortened(one, NUMBER - 1), NUMBER) for one in numbers), style=style)


def statistics(scene: Scene, numbers: Sequence[SeatNumbers]) -> list[Text]:
    """One line for each number, one column for each player."""
    text, words = scene.text, scene.words
    rows: list[tuple[str, list[str]]] = [
        (text("stat-bids"), [" ".join(map(str, own.bids[1:])) + f" R{own.bids[0]}" for own in numbers]),
        (text("stat-naturals"), [f"{own.naturals} / {len(own.costs)}" for own in numbers]),
        (text("stat-cards-per-animal"), [words.number(average(own)) if own.costs else "–" for own in numbers]),
        (text("stat-passes"), [str(own.passes) for own in numbers]),
        (text("stat-ties"), [f"{own.ties_won} / {own.ties}" for own in numbers]),
        (text("leaders"), [str(own.leaders[-1] if own.leaders else 0) for own in numbers]),
    ]
    heading = [left("", NAME), *(right(shortened(name, COLUMN - 1), COLUMN) for name in scene.names)]
    lines = [Text.assemble(*heading, style=QUIET)]
    for label, values in rows:
        cells = (right(shortened(value, COLUMN - 1), COLUMN) for value in values)
        lines.append(Text.assemble(left(shortened(label, NAME - 1), NAME), *cells))
    return lines


def average(own: SeatNumbers) -> float:
    return sum(cards for _, cards in own.costs) / len(own.costs)
