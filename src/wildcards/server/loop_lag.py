"""What holds a server up from within: how late its loop is, and how long the collector of memory stops it."""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from wildcards.host.metrics import Histogram

BEAT_SECONDS = 0.02


class LoopLag:
    def __init__(self) -> None:
        self.lag = Histogram()  # how much later than asked for the loop came back
        self.collector = Histogram()  # how long each collection of memory took
        self.longest_lag = 0.0
        self._since = 0.0

    async def keep_measuring(self, alive: Callable[[], None] = lambda: None) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            alive()
            lag = max(0.0, loop.time() - due)
            self.lag.observe(lag)
            self.longest_lag = max(self.longest_lag, lag)

    @contextmanager
    def collections_noted(self) -> Iterator[None]:
        gc.callbacks.append(self._note_collection)
        try:
            yield
        finally:
            gc.callbacks.remove(self._note_collection)

    def _note_collection(self, phase: str, facts: dict[str, int]) -> None:
        if phase == "start":
            self._since = time.perf_counter()
        else:
            self.collector.observe(time.perf_counter() - self._since)
