"""Two reports side by side: what differs by more than chance, corrected over all that is compared."""

from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec

from wildcards.lab.balance.findings import Findings, Z
from wildcards.lab.balance.report import lines_of
from wildcards.lab.statistics import CONFIDENCE, student_quantile


class Difference(msgspec.Struct, frozen=True):
    bot: str
    players: int
    topic: str
    name: str
    here: float
    there: float
    difference: float
    low: float  # of the difference, with 95 % for all comparisons of the two reports together
    high: float

    @property
    def is_beyond_chance(self) -> bool:
        return self.low > 0 or self.high < 0


def differences(here: Sequence[Findings], there: Sequence[Findings]) -> list[Difference]:
    """All numbers that have an interval in both, the clearest difference first; nothing where nothing is common."""
    pairs = list(pairs_of(here, there))
    sure = student_quantile(1 - (1 - CONFIDENCE) / max(len(pairs), 1), 10**6)
    found = []
    for (bot, players, topic, name), (mean, error), (other, others_error) in pairs:
        half = sure * sqrt(error**2 + others_error**2)
        difference = mean - other
        ends = (round(difference - half, 5), round(difference + half, 5))
        found.append(Difference(bot, players, topic, name, mean, other, round(difference, 5), *ends))
    return sorted(found, key=lambda one: -abs(one.difference) / max(one.high - one.low, 1e-9))


Key = tuple[str, int, str, str]
Measured = tuple[float, float]  # a mean and its error


def pairs_of(here: Sequence[Findings], there: Sequence[Findings]) -> Iterator[tuple[Key, Measured, Measured]]:
    others = measured(there)
    for key, one in measured(here).items():
        if key in others:
            yield key, one, others[key]


def measured(findings: Sequence[Findings]) -> dict[Key, Measured]:
    return {
        (one.bot, one.players, topic, name): (mean, (high - mean) / Z)
        for one in findings
        for topic, name, mean, _, high in lines_of(one)
        if high is not None
    }
