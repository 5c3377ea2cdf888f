"""Things happen one after the other, however quickly they come: each is shown for a while before the next."""

import asyncio
from collections.abc import Awaitable, Callable

from wildcards.protocol.messages import Update

LONGEST_QUEUE = 60  # updates; whoever is further behind skips ahead


class Pacer:
    def __init__(self, show: Callable[[Update], Awaitable[None]], seconds: Callable[[], float]) -> None:
        """`show` shows an update; `seconds` says for how long the one before it stays."""
        self._show = show
        self._seconds = seconds
        self._waiting: list[Update] = []
        self._skip = asyncio.Event()
        self._wake = asyncio.Event()
        self._shown_first = False
        self._stays = False

    @property
    def is_behind(self) -> bool:
        """Whether more has happened than is shown, and would be shown later."""
        return bool(self._waiting and self._seconds())

    def put(self, update: Update) -> bool:
        """Whether it has to wait for something that is still shown."""
        self._waiting.append(update)
        self._wake.set()
        return self._stays

    def skip(self) -> None:
        """Shows all that has come already."""
        self._skip.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                update = self._waiting.pop(0)
                await self._show(update)
                if update.events and self._shown_first:
                    await self._stay()
                self._shown_first = True
            self._skip.clear()

    async def _stay(self) -> None:
        seconds = self._seconds()
        if not seconds or self._skip.is_set() or len(self._waiting) > LONGEST_QUEUE:
            return
        self._stays = True
        try:
            async with asyncio.timeout(seconds):
                await self._skip.wait()
        except TimeoutError:
            return
        finally:
            self._stays = False
