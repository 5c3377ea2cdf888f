"""What a host counts. Whoever runs it shows the numbers."""

from bisect import bisect_left
from collections import Counter

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """Durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds


class Metrics:
    def __init__(self) -> None:
        self.entries: Counter[str] = Counter()  # by kind of action
        self.refusals: Counter[str] = Counter()  # by code
        self.dropped: Counter[str] = Counter()  # connections that the host ended, by reason
        self.commands = Histogram()
        self.conflicts = 0
        self.storage_errors = 0
        self.unhandled = 0  # failures that nobody foresaw
