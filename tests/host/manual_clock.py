"""A clock that stands until a test moves it."""

import asyncio
import heapq
import itertools
from collections.abc import Callable


class Alarm:
    def __init__(self, action: Callable[[], None]) -> None:
        self.action = action
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class ManualClock:
    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._numbers = itertools.count()

    def now(self) -> int:
        return self._now

    def wall(self) -> int:
        return self._now

    def call_later(self, seconds: float, action: Callable[[], None]) -> Alarm:
        alarm = Alarm(action)
        heapq.heappush(self._alarms, (self._now + seconds * 1000, next(self._numbers), alarm))
        return alarm

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        self.call_later(seconds, over.set)
        await over.wait()

    def advance(self, seconds: float) -> None:
        """Moves on, and sets off every alarm on the way at its moment."""
        end = self._now + round(seconds * 1000)
        while self._alarms and self._alarms[0][0] <= end:
            moment, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, round(moment))
            if not alarm.is_cancelled:
                alarm.action()
        self._now = end
