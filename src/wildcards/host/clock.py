"""Time as the running loop and the machine give it."""

import asyncio
import time
from collections.abc import Callable


class LoopClock:
    def now(self) -> int:
        return wall_clock()

    def wall(self) -> int:
        return wall_clock()

    def call_later(self, seconds: float, action: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, action)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def wall_clock() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
