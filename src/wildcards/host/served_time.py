"""The time that is served: it goes on while a host is there, and stands still while none is.

Players' clocks go by it. It is counted by the machine's steady clock, not by the one on the wall: nobody loses time to
a restart, to a clock that is set, to a machine that sleeps, or to storage that takes nothing or gives no answer.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from wildcards.host.clock import LoopClock, wall_clock
from wildcards.host.errors import StorageError

log = logging.getLogger("wildcards")
BEAT_SECONDS = 2
ANSWER_SECONDS = 5  # after which storage that does not answer counts as one that fails
LONGEST_GAP = 15_000  # milliseconds; after a longer one the machine slept, or the process stood still


class Beats(Protocol):
    """Storage that remembers how much time was served."""

    async def beat(self, served: int) -> int:
        """Says that the host is alive; answers the most that any host has said, 0 if none ever did."""


def steady_clock() -> int:
    """Milliseconds from any start. Setting the clock does not change it."""
    return time.monotonic_ns() // 1_000_000


class ServedTime(LoopClock):
    def __init__(self) -> None:
        self.lost = 0  # milliseconds that nobody was charged for
        self.is_beating = False  # whether the storage took the last beat
        self._served = wall_clock()
        self._at = steady_clock()

    def now(self) -> int:
        at = steady_clock()
        gap, self._at = at - self._at, at
        if self.is_beating and gap <= LONGEST_GAP:
            self._served += gap
        else:
            self.lost += gap
        return self._served

    async def begin(self, store: Beats) -> None:
        """What was served before goes on from there; the first host ever begins with the wall clock."""
        self._served = await store.beat(0) or wall_clock()
        self._at = steady_clock()
        await store.beat(self._served)
        self.is_beating = True

    async def keep_beating(self, store: Beats, alive: Callable[[], None] = lambda: None) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            alive()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._beat(store)
            except (StorageError, TimeoutError) as error:
                self.is_beating = False
                log.warning("storage failed", extra={"error": str(error) or "no answer"})

    async def _beat(self, store: Beats) -> None:
        if self.is_beating:
            most = await store.beat(self.now())
            self._served = max(self._served, most)  # time has gone on meanwhile
        else:  # while nothing could be stored nobody could move: that time is nobody's loss
            self._served = await store.beat(0) or self._served
            self._at = steady_clock()
        self.is_beating = True
