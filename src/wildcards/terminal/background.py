"""The network beside a terminal that waits for keys: a loop in a thread of its own."""

import asyncio
import queue
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import wait
from contextlib import AbstractAsyncContextManager, suppress
from typing import TypeVar

from wildcards.client import ClientError, Message, Table

T = TypeVar("T")
MOMENT = 0.2  # seconds; between two of them Ctrl-C is noticed on every system


class OnlineTable:
    """A table whose messages wait until they are read. Used with `with`."""

    def __init__(self, opened: AbstractAsyncContextManager[Table]) -> None:
        self._opened = opened
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._news: queue.SimpleQueue[Message | ClientError] = queue.SimpleQueue()
        self.table: Table

    def __enter__(self) -> "OnlineTable":
        self._thread.start()
        try:
            self.table = self.run(self._opened.__aenter__())
        except BaseException:
            self._stop()
            raise
        self._following = asyncio.run_coroutine_threadsafe(self._follow(), self._loop)
        return self

    def __exit__(self, *error: object) -> None:
        self._following.cancel()
        self.run(self._opened.__aexit__(None, None, None))
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, work: Coroutine[None, None, T], meanwhile: Callable[[], None] = lambda: None) -> T:
        """Does it there, and waits for it here; now and then does something else `meanwhile`."""
        doing = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            while not wait([doing], MOMENT).done:
                meanwhile()
            return doing.result()
        except BaseException:
            doing.cancel()
            raise

    async def _follow(self) -> None:
        try:
            async for message in self.table:
                self._news.put(message)
        except ClientError as error:
            self._news.put(error)

    def news(self, *, waits: bool) -> list[Message]:
        """What has come since the last time; may wait a moment for it. A `ClientError` is raised."""
        found: list[Message] = []
        with suppress(queue.Empty):
            while True:
                message = self._news.get(timeout=MOMENT if waits and not found else 0.0)
                if isinstance(message, ClientError):
                    raise message
                found.append(message)
        return found
