"""Whether a server can do its work, from what it has noticed anyway: to ask costs no commit."""

import shutil
import time
from pathlib import Path
from typing import Literal

from wildcards.protocol.http import Health
from wildcards.server.node import Node

FAILED_SECONDS = 10.0  # for which a failed write is remembered, though another has worked since
LOW_BYTES, FULL_BYTES = 1 << 30, 32 << 20


def health_of(node: Node) -> Health:
    failed_at = node.store.writer.failed_at
    has_failed = failed_at is not None and time.monotonic() - failed_at < FAILED_SECONDS
    space = space_of(free_bytes(node))
    storage = node.clock.is_beating and not has_failed and space != "full" and not node.hub.is_stopping
    silent, unreadable = node.chores.silent, len(node.hub.set_aside)
    workers, damaged = node.workers.alive, node.store.damaged_pages
    lacks_workers = node.workers.cannot_start or (node.config.workers > 0 and workers == 0)
    is_degraded = bool(silent or unreadable or damaged or space == "low" or lacks_workers)
    well: Literal["draining", "ok"] = "draining" if node.hub.is_draining else "ok"
    return Health(
        status="failing" if not storage else "degraded" if is_degraded else well,
        storage=storage,
        workers=workers,
        silent_chores=tuple(silent),
        unreadable_tables=unreadable,
        damaged_pages=damaged,
        space=space,
    )


def space_of(free: int | None) -> Literal["enough", "low", "full"] | None:
    """In words: how much it is exactly is the operator's business."""
    if free is None:
        return None
    return "full" if free < FULL_BYTES else "low" if free < LOW_BYTES else "enough"


def free_bytes(node: Node) -> int | None:
    """On the disk of the database, where it is on this machine."""
    if node.store.file is None:
        return None
    try:
        return shutil.disk_usage(Path(node.store.file).parent).free
    except OSError:
        return None
