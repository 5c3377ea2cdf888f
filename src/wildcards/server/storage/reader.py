"""One thread that reads, for all who ask in turn."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from wildcards.host.errors import Damaged, StorageError
from wildcards.server.storage.jobs import Row, Statement
from wildcards.server.storage.writer import Database

ATTEMPTS = 3  # the connection may have been lost long ago, and the new one may be lost at once
UNREACHED_SECONDS = 1.0  # after which it is tried again
Result = TypeVar("Result")
Read = Callable[[Statement], list[Row]]


class ReadingDatabase(Database, Protocol):
    def migrate(self) -> None: ...

    def read(self, statement: Statement) -> list[Row]: ...


class Reader:
    def __init__(self, connect: Callable[[], ReadingDatabase]) -> None:
        self.connect = connect
        self.damaged = 0  # times that it met a damaged page
        self._thread = ThreadPoolExecutor(1, "reader")
        self._database: ReadingDatabase | None = None
        self._unreached: tuple[StorageError | None, float] = None, 0.0  # why it was not, and when

    async def do(self, work: Callable[[Read], Result]) -> Result:
        """Work that reads, in the reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._read)

    def stop(self) -> None:
        self._thread.shutdown()
        if self._database is not None:
            self._database.close()

    def _read(self, statement: Statement) -> list[Row]:
        for attempt in range(1, ATTEMPTS + 1):
            self._database = self._database or self._connected()
            try:
                return self._database.read(statement)
            except StorageError as error:
                self._database.close()
                self._database = None
                if attempt == ATTEMPTS:
                    self.damaged += isinstance(error, Damaged)
                    raise
        raise AssertionError("not reached")

    def _connected(self) -> ReadingDatabase:
        """A database that is gone may say so late: then all who wait are told at once, and not one after the other."""
        failure, since = self._unreached
        if failure is not None and time.monotonic() - since < UNREACHED_SECONDS:
            raise StorageError(str(failure))
        try:
            return self.connect()
        except StorageError as error:
            self._unreached = error, time.monotonic()
            raise
