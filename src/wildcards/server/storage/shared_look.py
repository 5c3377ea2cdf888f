"""What costs much and is the same for all who ask: looked up once for everybody who waits, and with a pause between."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Found = TypeVar("Found")
PAUSE = 4  # times as long as the last look took: so it takes a fifth of the time at most


class SharedLook(Generic[Found]):
    """Nobody gets what was found before they asked, so whoever has just written sees it."""

    def __init__(self, look: Callable[[], Awaitable[Found]]) -> None:
        self._look = look
        self._next: asyncio.Task[Found] | None = None  # has not begun
        self._turn = asyncio.Lock()
        self._may_begin = 0.0

    async def found(self) -> Found:
        if self._next is None:
            self._next = asyncio.ensure_future(self._look_in_turn())
        return await asyncio.shield(self._next)  # others wait for it too

    async def _look_in_turn(self) -> Found:
        now = asyncio.get_running_loop().time
        async with self._turn:
            await asyncio.sleep(max(0.0, self._may_begin - now()))
            self._next, began = None, now()
            try:
                return await self._look()
            finally:
                self._may_begin = now() + PAUSE * (now() - began)
