"""The counters of a node, in the text format of Prometheus."""

from wildcards.host.metrics import BUCKETS, Histogram
from wildcards.server.node import Node
from wildcards.server.readiness import free_bytes, health_of


def metrics_page(node: Node, connections: int) -> str:
    metrics, writer, workers = node.hub.metrics, node.store.writer, node.workers
    health, free = health_of(node), free_bytes(node)
    lines: list[str] = []
    for name, counter, label in (
        ("wildcards_entries_total", metrics.entries, "action"),
        ("wildcards_refusals_total", metrics.refusals, "code"),
        ("wildcards_dropped_connections_total", metrics.dropped, "why"),
        ("wildcards_chore_restarts_total", node.chores.restarts, "chore"),
    ):
        lines.append(f"# TYPE {name} counter")
        lines += [f'{name}{{{label}="{key}"}} {value}' for key, value in sorted(counter.items())]
    for name, value in (
        ("wildcards_conflicts_total", metrics.conflicts),
        ("wildcards_storage_errors_total", metrics.storage_errors),
        ("wildcards_unhandled_errors_total", metrics.unhandled),
        ("wildcards_damaged_pages_total", node.store.damaged_pages),
        ("wildcards_failed_worker_starts_total", workers.failed_starts),
    ):
        lines += [f"# TYPE {name} counter", f"{name} {value}"]
    for name, gauge in (
        ("wildcards_connections", connections),
        ("wildcards_live_tables", len(node.hub.rooms)),
        ("wildcards_workers", workers.alive),
        ("wildcards_bot_answers", workers.answers),
        ("wildcards_bot_failures", workers.failures),
        ("wildcards_commits", writer.groups),
        ("wildcards_written_jobs", writer.jobs),
        ("wildcards_lost_milliseconds", node.clock.lost),
        ("wildcards_storage_working", int(health.storage)),
        ("wildcards_unreadable_tables", health.unreadable_tables),
        ("wildcards_draining", int(node.hub.is_draining)),
        ("wildcards_silent_chores", len(health.silent_chores)),
        *([("wildcards_free_bytes", free)] if free is not None else []),
    ):
        lines += [f"# TYPE {name} gauge", f"{name} {gauge}"]
    lines.append("# TYPE wildcards_thinking_queue gauge")
    lanes = (("quick", workers.quick), ("ahead", workers.ahead))
    lines += [f'wildcards_thinking_queue{{lane="{name}"}} {len(lane)}' for name, lane in lanes]
    for name, lane in lanes:
        lines += histogram_lines("wildcards_thinking_wait_seconds", lane.waited, f'lane="{name}"')
        lines += histogram_lines("wildcards_thinking_seconds", lane.thought, f'lane="{name}"')
    for name, histogram in (
        ("wildcards_command_seconds", metrics.commands),
        ("wildcards_commit_seconds", writer.seconds),
        ("wildcards_loop_lag_seconds", node.loop_lag.lag),
        ("wildcards_collector_seconds", node.loop_lag.collector),
    ):
        lines += [f"# TYPE {name} histogram", *histogram_lines(name, histogram)]
    return "\n".join(lines) + "\n"


def histogram_lines(name: str, histogram: Histogram, label: str = "") -> list[str]:
    lines, total = [], 0
    first, whole = f"{label}," if label else "", f"{{{label}}}" if label else ""
    for limit, count in zip((*BUCKETS, "+Inf"), histogram.counts, strict=True):
        total += count
        lines.append(f'{name}_bucket{{{first}le="{limit}"}} {total}')
    return [*lines, f"{name}_sum{whole} {histogram.sum:.6f}", f"{name}_count{whole} {total}"]
