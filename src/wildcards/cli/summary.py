"""The points of many games, as a table."""

from collections.abc import Sequence
from math import sqrt

from rich import box
from rich.table import Table

from wildcards.engine.tally import WHOLE_WIN, Tally


def summary_of(tally: Tally, players: int) -> Table:
    """Mean, spread (standard deviation), extremes and share of wins, for each seat and for all."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for heading in ("Seat", "Mean points", "Spread", "Least", "Most", "Wins"):
        table.add_column(heading, justify="right")
    for seat in range(players):
        wins = tally.wins[seat] / (WHOLE_WIN * tally.games)
        table.add_row(str(seat), *_row(tally.points[seat]), f"{wins:.1%}")
    table.add_section()
    everyone = [sum(counts) for counts in zip(*tally.points[:players], strict=True)]
    table.add_row("all", *_row(everyone), style="bold")
    return table


def _row(games_with: Sequence[int]) -> list[str]:
    """Of how often each number of points was scored."""
    games = sum(games_with)
    mean = sum(points * count for points, count in enumerate(games_with)) / games
    variance = sum((points - mean) ** 2 * count for points, count in enumerate(games_with)) / games
    scored = [points for points, count in enumerate(games_with) if count]
    return [f"{mean:.2f}", f"{sqrt(variance):.2f}", str(scored[0]), str(scored[-1])]
