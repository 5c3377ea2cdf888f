"""What many games came to: points, ranks and actions, counted. The functions are compiled with the rules."""

from dataclasses import dataclass

from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import SEATS, State, grid, number

MOST_POINTS = 63  # 14 rounds cannot give more: 57 are


@dataclass(slots=True)
class Tally:
    games: int = number("int64")
    actions: int = number("int64")
    points: list[list[int]] = grid(SEATS, MOST_POINTS + 1, "int64")  # noqa: RUF009 - games by seat and points
    ranks: list[list[int]] = grid(SEATS, SEATS + 1, "int64")  # noqa: RUF009 - games by seat and rank; equals share one


def count_game(t: Tally, s: State, actions: int) -> None:
    """Counts a game that is over."""
    t.games += 1
    t.actions += actions
    for seat in range(s.players):
        t.points[seat][points_of(s, seat)] += 1
        t.ranks[seat][rank_of(s, seat)] += 1


def add_tally(total: Tally, part: Tally) -> None:
    total.games += part.games
    total.actions += part.actions
    for seat in range(SEATS):
        for points in range(MOST_POINTS + 1):
            total.points[seat][points] += part.points[seat][points]
        for rank in range(SEATS + 1):
            total.ranks[seat][rank] += part.ranks[seat][rank]


def mean_points(t: Tally, seat: int) -> float:
    total = 0
    for points in range(MOST_POINTS + 1):
        total += points * t.points[seat][points]
    return total / t.games
