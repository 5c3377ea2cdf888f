"""The points of many games, as a table."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from rich import box
from rich.table import Table

from wildcards.engine.tally import WHOLE_WIN, Tally


class Spread(NamedTuple):
    """Of the points of many games: mean, standard deviation, least and most."""

    mean: float
    spread: float
    least: int
    most: int


def points_of(tally: Tally, players: int) -> dict[str, object]:
    """What the table says, as data."""
    if not tally.games:
        return {"seats": [], "all": None}
    seats = [
        {"seat": seat, **spread_of(tally.points[seat])._asdict(), "wins": wins_of(tally, seat)}
        for seat in range(players)
    ]
    return {"seats": seats, "all": spread_of(of_everyone(tally, players))._asdict()}


def summary_of(tally: Tally, players: int) -> Table:
    """Mean, spread (standard deviation), extremes and share of wins, for each seat and for all."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for heading in ("Seat", "Mean points", "Spread", "Least", "Most", "Wins"):
        table.add_column(heading, justify="right")
    for seat in range(players):
        table.add_row(str(seat), *in_cells(spread_of(tally.points[seat])), f"{wins_of(tally, seat):.1%}")
    table.add_section()
    table.add_row("all", *in_cells(spread_of(of_everyone(tally, players))), style="bold")
    return table


def wins_of(tally: Tally, seat: int) -> float:
    return tally.wins[seat] / (WHOLE_WIN * tally.games)


def of_everyone(tally: Tally, players: int) -> list[int]:
    return [sum(counts) for counts in zip(*tally.points[:players], strict=True)]


def in_cells(points: Spread) -> list[str]:
    return [f"{points.mean:.2f}", f"{points.spread:.2f}", str(points.least), str(points.most)]


def spread_of(games_with: Sequence[int]) -> Spread:
    """Of how often each number of points was scored."""
    games = sum(games_with)
    mean = sum(points * count for points, count in enumerate(games_with)) / games
    variance = sum((points - mean) ** 2 * count for points, count in enumerate(games_with)) / games
    scored = [points for points, count in enumerate(games_with) if count]
    return Spread(mean, sqrt(variance), scored[0], scored[-1])
