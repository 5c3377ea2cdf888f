"""What many games came to, counted in whole numbers. The functions are compiled with the rules."""

from dataclasses import dataclass

from wildcards.rules.scoring import points_of, standing
from wildcards.rules.state import SEATS, State, grid, number, row
from wildcards.rules.ties import larger

MOST_POINTS = 63  # more than fourteen rounds can give
WHOLE_WIN = 60  # a shared win counts as its part; 60 can be shared by two, three, four and five


@dataclass(slots=True)
class Tally:
    games: int = number("int64")
    actions: int = number("int64")
    wins: list[int] = row(SEATS, "int64")  # noqa: RUF009 - by seat, in sixtieths
    points: list[list[int]] = grid(SEATS, MOST_POINTS + 1, "int64")  # noqa: RUF009 - games by seat and points


def count_game(t: Tally, s: State, actions: int) -> None:
    """Counts a game that is over."""
    t.games += 1
    t.actions += actions
    best = best_standing(s)
    share = WHOLE_WIN // count_winners(s, best)
    for seat in range(s.players):
        t.points[seat][points_of(s, seat)] += 1
        if standing(s, seat) == best:
            t.wins[seat] += share


def best_standing(s: State) -> int:
    best = 0
    for seat in range(s.players):
        best = larger(best, standing(s, seat))
    return best


def count_winners(s: State, best: int) -> int:
    winners = 0
    for seat in range(s.players):
        if standing(s, seat) == best:
            winners += 1
    return winners


def add_tally(total: Tally, part: Tally) -> None:
    total.games += part.games
    total.actions += part.actions
    for seat in range(SEATS):
        total.wins[seat] += part.wins[seat]
        for points in range(MOST_POINTS + 1):
            total.points[seat][points] += part.points[seat][points]
