"""Counters of a node, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        lines, total = [], 0
        for limit, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.entries: Counter[str] = Counter()  # by kind of action
        self.refusals: Counter[str] = Counter()  # by code
        self.dropped: Counter[str] = Counter()  # connections that the server ended, by reason
        self.commands = Histogram()
        self.conflicts = 0
        self.storage_errors = 0
        self.unhandled = 0

    def page(self, gauges: Mapping[str, float], histograms: Mapping[str, Histogram] | None = None) -> str:
        lines: list[str] = []
        for name, counter, label in (
            ("wildcards_entries_total", self.entries, "action"),
            ("wildcards_refusals_total", self.refusals, "code"),
            ("wildcards_dropped_connections_total", self.dropped, "why"),
        ):
            lines.append(f"# TYPE {name} counter")
            lines += [f'{name}{{{label}="{key}"}} {value}' for key, value in sorted(counter.items())]
        for name, value in (
            ("wildcards_conflicts_total", self.conflicts),
            ("wildcards_storage_errors_total", self.storage_errors),
            ("wildcards_unhandled_errors_total", self.unhandled),
        ):
            lines += [f"# TYPE {name} counter", f"{name} {value}"]
        for name, gauge in gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {gauge:g}"]
        for name, histogram in {"wildcards_command_seconds": self.commands, **(histograms or {})}.items():
            lines += [f"# TYPE {name} histogram", *histogram.lines(name)]
        return "\n".join(lines) + "\n"
