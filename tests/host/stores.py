"""A store that a test holds up, lets fail, and watches."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from typing import Any

from tests.patience import PATIENCE
from wildcards.host.errors import StorageError
from wildcards.host.interfaces import Batch, Committed
from wildcards.host.memory import MemoryStore
from wildcards.table import Entry, Person, Table, table_view
from wildcards.table.actions import AnyAction


class HeldStore(MemoryStore):
    """Batches are written one by one, when and as the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: deque[tuple[Batch, asyncio.Future[None], Committed | None]] = deque()
        self.fates: Iterator[str] = repeat("")
        self.can_be_read = True
        self.reads = 0
        self._is_open = True
        self._changed = asyncio.Event()

    def hold(self, *fates: str) -> None:
        """Nothing is written until `go_on`; then the first batches have these fates, and all is well with the rest."""
        self._is_open = False
        self.fates = chain(fates, repeat(""))

    def go_on(self) -> None:
        self._is_open = True
        for _ in range(len(self.waiting)):
            asyncio.get_running_loop().call_soon(self._next)

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Until what is wanted is so. Looked at whenever something was asked of this store, or done by it."""
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                self._changed.clear()
                await self._changed.wait()

    async def until_asked(self, count: int) -> None:
        await self.until(lambda: len(self.waiting) == count)

    def append(self, batch: Batch, committed: Committed | None = None) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((batch, done, committed))
        if self._is_open:
            loop.call_soon(self._next)
        self._changed.set()
        return done

    def _next(self) -> None:
        self._append(*self.waiting.popleft())
        self._changed.set()

    def _write(self, batch: Batch) -> Exception | None:
        fate = next(self.fates)
        if fate == "fails":
            return StorageError("database or disk is full")
        conflict = super()._write(batch)
        return StorageError("the connection was lost at the commit") if fate == "is not known" else conflict

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        await asyncio.sleep(0)  # others go on meanwhile, as with a database
        if not self.can_be_read:
            raise StorageError("the disk does not answer")
        self.reads += 1
        return await super().entries(table, after, most)

    def stored(self, table: str) -> list[Entry]:
        return self._logs.get(table, [])

    def delete(self, table: str) -> None:
        del self._logs[table]

    def write_elsewhere(self, table: str, command: str, action: AnyAction, by: Person | None) -> None:
        """Another node is faster than all that waits."""
        replayed = Table.replay(self.stored(table))
        entry = replayed.entry(replayed.changed, command, action, by)
        replayed.apply(entry)
        conflict: Any = MemoryStore._write(self, Batch(table, [entry], table_view.summary(replayed)))
        assert conflict is None
