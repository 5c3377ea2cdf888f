"""Which answer is best, seen from trials: a race in which those who are clearly behind drop out."""

from collections.abc import Iterable
from math import sqrt

from wildcards.bots.compiled.rollouts import Trials

RANK_WORTH = 0.02  # of a better rank, beside the chance to win: a lost game is still played for the second place
FIRST_CHECK = 16  # rows of trials before the first may drop out; then whenever their number has doubled
CLEARLY = 4.0  # standard errors


class Race:
    """Arms are actions. Every row of trials has tried all that are still running in the same worlds."""

    def __init__(self, arms: Iterable[int], margin: float = 0.0) -> None:
        self.running = list(arms)
        self.margin = margin  # nobody drops out for less
        self.trials = Trials()
        self.rows: dict[int, list[float]] = {arm: [] for arm in self.running}
        self.next_check = FIRST_CHECK
        self.mixture = Mixture(self.running)

    @property
    def mask(self) -> int:
        return sum(1 << arm for arm in self.running)

    @property
    def rows_run(self) -> int:
        return len(self.rows[self.running[0]])

    @property
    def checked_in(self) -> int:
        """Rows to come before somebody may drop out."""
        return self.next_check - self.rows_run

    def add_row(self, row: Trials) -> None:
        scores = {}
        for arm in self.running:
            self.trials.count[arm] += row.count[arm]
            self.trials.win[arm] += row.win[arm]
            self.trials.points[arm] += row.points[arm]
            self.trials.rank[arm] += row.rank[arm]
            scores[arm] = (row.win[arm] - RANK_WORTH * row.rank[arm]) / row.count[arm]
            self.rows[arm].append(scores[arm])
        self.mixture.learn(scores)
        if self.checked_in <= 0:
            self.next_check *= 2
            self.drop_losers()

    def drop_losers(self) -> None:
        best = self.rows[self.best]
        self.running = [arm for arm in self.running if not is_clearly_behind(self.rows[arm], best, self.margin)]

    def keep_dropped(self, earlier: "Race") -> None:
        """What was found out about those who did not come into this race."""
        for arm, count in enumerate(earlier.trials.count):
            if arm not in self.rows:
                self.trials.count[arm] = count
                self.trials.win[arm] = earlier.trials.win[arm]
                self.trials.points[arm] = earlier.trials.points[arm]
                self.trials.rank[arm] = earlier.trials.rank[arm]

    def score(self, arm: int) -> float:
        count = self.trials.count[arm]
        return (self.trials.win[arm] - RANK_WORTH * self.trials.rank[arm]) / count if count else float("-inf")

    @property
    def best(self) -> int:
        return max(self.running, key=self.score)


def is_clearly_behind(row: list[float], best: list[float], margin: float) -> bool:
    """Compared world by world: what both have in common does not blur the difference."""
    differences = [a - b for a, b in zip(best, row, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((d - mean) ** 2 for d in differences) / (count - 1)
    return mean > margin + CLEARLY * sqrt(variance / count) and mean > 0


class Mixture:
    """Regret matching: an answer is played the oftener, the more it would have been better than what was played.

    The mean over time is what a player may play without being read. Later rows count more.
    """

    def __init__(self, arms: Iterable[int]) -> None:
        self.regret = dict.fromkeys(arms, 0.0)
        self.sums = dict.fromkeys(self.regret, 0.0)
        self.rows = 0

    def strategy(self, running: Iterable[int]) -> dict[int, float]:
        positive = {arm: max(self.regret[arm], 0.0) for arm in running}
        whole = sum(positive.values())
        if whole <= 0:
            return dict.fromkeys(positive, 1 / len(positive))
        return {arm: regret / whole for arm, regret in positive.items()}

    def learn(self, scores: dict[int, float]) -> None:
        self.rows += 1
        played = self.strategy(scores)
        mean = sum(played[arm] * score for arm, score in scores.items())
        for arm, score in scores.items():
            self.sums[arm] += self.rows * played[arm]
            self.regret[arm] = max(self.regret[arm] + score - mean, 0.0)

    def shares(self, running: Iterable[int], least: float) -> dict[int, float]:
        """How often to play each; those below the least share are noise and are left out."""
        sums = {arm: self.sums[arm] for arm in running}
        whole = sum(sums.values()) or 1.0
        kept = {arm: total for arm, total in sums.items() if total >= least * whole} or sums
        whole = sum(kept.values()) or 1.0
        return {arm: total / whole for arm, total in kept.items()}
