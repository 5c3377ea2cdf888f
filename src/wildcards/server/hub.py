"""All the tables that are live on this node."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from wildcards.bots import bot_names
from wildcards.game.fair import new_seed
from wildcards.protocol.refusals import Unavailable
from wildcards.server.client import Client
from wildcards.server.clock import ServedTime
from wildcards.server.config import Config
from wildcards.server.loop_lag import Pulse
from wildcards.server.metrics import Metrics
from wildcards.server.people import new_name
from wildcards.server.room import RECORD_NAME, Room, due_at
from wildcards.server.storage import StorageError, Store
from wildcards.server.workers import Workers
from wildcards.table import Entry, Person, Settings, Table, table_view
from wildcards.table import actions as do

if TYPE_CHECKING:
    from wildcards.server.nodes import Neighbours

log = logging.getLogger("wildcards")
TABLE_NAME, CODE = 10, 16
SWEEP_SECONDS = 2.0
IDLE_SECONDS = 60.0
GOODBYE_SECONDS = 3.0


class Hub:
    def __init__(self, config: Config, store: Store, workers: Workers) -> None:
        self.config = config
        self.store = store
        self.workers = workers
        self.time = ServedTime()
        self.metrics = Metrics()
        self.pulse = Pulse()
        self.levels = bot_names()
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()  # all who are connected, at a table or not yet
        self._nobody_there = asyncio.Event()
        self._nobody_there.set()
        self.is_stopping = False
        self.neighbours: Neighbours | None = None
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._empty_since: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def make_table(self, host: Person, settings: Settings, bots: Sequence[str], start: bool) -> Table:
        """A new table, on disk."""
        table = Table(self.levels)
        now = self.time.now()
        opened = do.Opened(table=new_name(TABLE_NAME), invite=new_name(CODE), watch=new_name(CODE), settings=settings)
        entries: list[Entry] = []

        def happen(action: do.AnyAction, by: Person | None) -> None:
            entry = table.entry(now, f"make.{len(entries)}", action, by)
            table.apply(entry)
            entries.append(entry)

        happen(opened, host)
        happen(do.Shuffled(seed=new_seed(), record=new_name(RECORD_NAME)), None)
        for seat, level in enumerate(bots, 1):
            happen(do.SeatBot(seat=seat, level=level), host)
        if start:
            happen(do.Start(), host)
        codes = (opened.invite, opened.watch)
        await self.store.append(
            table.id, entries, table_view.summary(table), due_at(table), codes=codes, sat_down=[host.id]
        )
        return table

    async def room(self, table: str) -> Room | None:
        """The live table of that name; it is woken from the log if it sleeps."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room | None:
        entries = await self.store.entries(table)
        if not entries:
            return None
        room = Room(self, Table.replay(entries, self.levels))
        room.showing.begin(entries)
        self.rooms[table] = room
        room.driver.note_presence()
        room.driver.look()
        return room

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self._empty_since.pop(room.table.id, None)

    # Neighbours.

    @property
    def has_neighbours(self) -> bool:
        return self.neighbours is not None and self.neighbours.are_there

    def present_elsewhere(self, table: str) -> set[str]:
        return self.neighbours.present(table) if self.neighbours else set()

    async def catch_up_everywhere(self) -> None:
        for room in list(self.rooms.values()):
            await room.hint()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None:
            self.note_failure("a task failed", failure)

    def note_failure(self, what: str, failure: BaseException) -> None:
        """Something that nobody foresaw."""
        self.metrics.unhandled += 1
        log.error(what, exc_info=failure)

    # Sleeping and waking.

    async def keep_sweeping(self) -> None:
        """Wakes tables at which something is due, lets those sleep that nobody looks at, gives up the slow."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for table in await self.store.due_tables(self.time.now()):
                    if table not in self.rooms:
                        await self.room(table)
            except StorageError as error:
                log.warning("storage failed", extra={"error": str(error)})
            now = asyncio.get_running_loop().time()
            self._let_sleep(now)
            for client in self.clients:
                client.give_up_if_slow(now, self.config.limits.send_seconds)

    def _let_sleep(self, now: float) -> None:
        for name, room in list(self.rooms.items()):
            if room.clients or not room.driver.is_idle or room.lock.locked() or not room.is_in_step:
                self._empty_since.pop(name, None)
            elif now - self._empty_since.setdefault(name, now) > IDLE_SECONDS:
                room.close("stopping")

    def welcome(self, client: Client) -> None:
        self.clients.add(client)
        self._nobody_there.clear()

    def part_with(self, client: Client) -> None:
        self.clients.discard(client)
        if not self.clients:
            self._nobody_there.set()

    async def stop(self) -> None:
        """Nothing new begins; what has begun is finished; clients are told to come back."""
        self.is_stopping = True
        for room in list(self.rooms.values()):
            with contextlib.suppress(Unavailable):
                await room.settle()
            room.close("stopping")
        for client in self.clients:
            client.dismiss("stopping", retry=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._nobody_there.wait()  # all have heard it and are gone
