"""Points of many games, added up so that the order in which they come does not matter."""

from collections.abc import Sequence
from math import sqrt

from rich import box
from rich.table import Table

WHOLE_WIN = 60  # a shared win counts as its part; 60 can be shared by two, three, four and five


class Tally:
    """Sums over games, by seat. All are whole numbers, so adding is exact."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.points = [0] * players
        self.squares = [0] * players
        self.least = [10**9] * players
        self.most = [0] * players
        self.wins = [0] * players

    def add_game(self, points: Sequence[int], ranks: Sequence[int]) -> None:
        self.games += 1
        share = WHOLE_WIN // list(ranks).count(1)
        for seat, scored in enumerate(points):
            self.points[seat] += scored
            self.squares[seat] += scored * scored
            self.least[seat] = min(self.least[seat], scored)
            self.most[seat] = max(self.most[seat], scored)
            self.wins[seat] += share if ranks[seat] == 1 else 0

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for mine, more in ((self.points, other.points), (self.squares, other.squares), (self.wins, other.wins)):
            mine[:] = map(sum, zip(mine, more, strict=True))
        self.least[:] = map(min, self.least, other.least)
        self.most[:] = map(max, self.most, other.most)

    def table(self) -> Table:
        """Mean, spread (standard deviation), extremes and share of wins for each seat and for all."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
        for heading in ("Seat", "Mean points", "Spread", "Least", "Most", "Wins"):
            table.add_column(heading, justify="right")
        for seat in range(len(self.points)):
            wins = self.wins[seat] / (WHOLE_WIN * self.games)
            table.add_row(str(seat), *self._row([seat]), f"{wins:.1%}")
        table.add_section()
        table.add_row("all", *self._row(range(len(self.points))), style="bold")
        return table

    def _row(self, seats: Sequence[int]) -> list[str]:
        scores = self.games * len(seats)
        mean = sum(self.points[seat] for seat in seats) / scores
        spread = sqrt(max(0.0, sum(self.squares[seat] for seat in seats) / scores - mean * mean))
        least, most = min(self.least[seat] for seat in seats), max(self.most[seat] for seat in seats)
        return [f"{mean:.2f}", f"{spread:.2f}", str(least), str(most)]
