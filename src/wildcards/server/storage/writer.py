"""One thread that writes. Whatever waits when it is ready goes into one transaction, so one sync serves them all."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from wildcards.host.background import settle
from wildcards.host.errors import Conflict, Damaged, StorageError
from wildcards.host.interfaces import Committed
from wildcards.host.metrics import Histogram
from wildcards.server.storage.jobs import Job

LARGEST_GROUP = 500


class Database(Protocol):
    """A connection that the writer's thread has to itself."""

    def write(self, jobs: Sequence[Job]) -> list[bool]:
        """Commits the jobs in one transaction and says of each whether its claims held. Raises if nothing was done."""

    def close(self) -> None: ...


class Ticket:
    """A job on its way, and who waits for it."""

    __slots__ = ("committed", "done", "job", "loop")

    def __init__(self, job: Job, committed: Committed | None) -> None:
        self.job = job
        self.committed = committed
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()


class Writer:
    def __init__(self, connect: Callable[[], Database]) -> None:
        self._connect = connect
        self._queue: queue.SimpleQueue[Ticket | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.groups = 0
        self.jobs = 0
        self.damaged = 0  # times that it met a damaged page
        self.failed_at: float | None = None  # when something could not be written, for the last time
        self.seconds = Histogram()  # that a group took
        self._thread.start()

    def do(self, job: Job, committed: Committed | None = None) -> asyncio.Future[None]:
        """Is done once the job is on disk. Jobs are written in the order in which they come.

        `committed` is called as soon as the outcome is known, also when nobody waits for it any more.
        """
        ticket = Ticket(job, committed)
        self._queue.put(ticket)
        return ticket.done

    def stop(self) -> None:
        """Writes what waits, then ends."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        database: Database | None = None
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            if not group:
                continue
            try:
                database = database or self._connect()
                outcomes = self._write(database, group)
            except Exception as error:  # noqa: BLE001 - a writer that died of it would leave everybody waiting
                failure = error if isinstance(error, StorageError) else StorageError(type(error).__name__)
                self.damaged += isinstance(failure, Damaged)
                self.failed_at = time.monotonic()
                outcomes = [failure] * len(group)
                if database is not None:
                    database.close()
                database = None
            self._settle(group, outcomes)
        if database is not None:
            database.close()

    def _next_group(self) -> tuple[list[Ticket], bool]:
        group: list[Ticket] = []
        ticket = self._queue.get()
        while ticket is not None:
            group.append(ticket)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                ticket = self._queue.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _write(self, database: Database, group: list[Ticket]) -> list[Exception | None]:
        started = time.perf_counter()
        held = database.write([ticket.job for ticket in group])
        self.seconds.observe(time.perf_counter() - started)
        self.groups += 1
        self.jobs += len(group)
        return [None if ok else Conflict() for ok in held]

    def _settle(self, group: list[Ticket], outcomes: Sequence[Exception | None]) -> None:
        """Tells all who wait, with one call into each loop."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Ticket, Exception | None]]] = {}
        for ticket, outcome in zip(group, outcomes, strict=True):
            by_loop.setdefault(ticket.loop, []).append((ticket, outcome))
        for loop, settled in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, settled)


def tell(settled: list[tuple[Ticket, Exception | None]]) -> None:
    for ticket, outcome in settled:
        settle(outcome, ticket.done, ticket.committed)


def ignore(done: asyncio.Future[None]) -> None:
    """It is written another time."""
    if not done.cancelled():
        done.exception()
