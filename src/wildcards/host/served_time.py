"""The time that is served: the wall clock less all the time in which no host was there.

Players' clocks go by it, so that nobody loses time to a restart.
"""

import asyncio
from typing import Protocol

from wildcards.host.clock import LoopClock, wall_clock
from wildcards.host.errors import StorageError

BEAT_SECONDS = 5
LONGEST_GAP = 3 * BEAT_SECONDS * 1000


class Beats(Protocol):
    """Storage that remembers when a host was last alive."""

    async def beat(self, now: int, longest_gap: int) -> int:
        """Says that the host is alive. A gap since the last beat counts as lost; answers all that was lost so far."""


class ServedTime(LoopClock):
    def __init__(self) -> None:
        self.lost = 0

    def now(self) -> int:
        return wall_clock() - self.lost

    async def begin(self, store: Beats, alone: bool) -> None:
        """At the start all the time since the last beat was lost, unless other nodes were there meanwhile."""
        self.lost = await store.beat(wall_clock(), 0 if alone else LONGEST_GAP)

    async def keep_beating(self, store: Beats) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                self.lost = await store.beat(wall_clock(), LONGEST_GAP)
            except StorageError:
                continue  # the next beat that works counts the gap
