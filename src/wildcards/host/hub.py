"""All the tables that are live here."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from wildcards.game.fair import new_seed
from wildcards.host import daily
from wildcards.host.background import Background, failures_noted
from wildcards.host.client import Client
from wildcards.host.errors import Conflict, Damaged, StorageError
from wildcards.host.interfaces import Batch, DaysGame, Services
from wildcards.host.loading import load
from wildcards.host.names import CODE, RECORD_NAME, TABLE_NAME, new_name
from wildcards.host.rates import Rates
from wildcards.host.room import Room
from wildcards.protocol.refusals import Draining, TooManyGames, TooManyNewGames, Unavailable
from wildcards.table import Entry, Person, Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.companions import everybody_of

log = logging.getLogger("wildcards")
SWEEP_SECONDS = 2.0
IDLE_SECONDS = 60.0
ASIDE_SECONDS = 60.0  # before a damaged table is looked at again: it may have been repaired
GOODBYE_SECONDS = 3.0
ActionBy = tuple[do.AnyAction, Person | None]  # what happens, and who does it; None: the table itself
PLAYED_SECONDS = 24 * 3600  # a game that nobody has played at for so long does not count as running


class Hub:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.metrics = services.metrics
        self.rates = Rates(services.settings.limits)
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()  # all who are connected, at a table or not yet
        self._nobody_there = asyncio.Event()
        self._nobody_there.set()
        self.is_stopping = False
        self.is_draining = False  # before an upgrade: nothing new begins
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._empty_since: dict[str, float] = {}
        self._set_aside: dict[str, float] = {}  # tables that are damaged, and until when they are not looked at again
        self._secret = ""  # once it is known
        self._background = Background(services.metrics)

    async def make_table(
        self, host: Person, settings: Settings, bots: Sequence[str], start: bool, digest: str | None = None
    ) -> Table:
        """A new table, on disk. `digest` is of the word that the host promises for the shuffle."""
        self.check_not_draining()

        def first_actions(table: Table) -> Iterator[ActionBy]:
            yield do.Shuffled(seed=new_seed(), record=new_name(RECORD_NAME)), None
            if digest is not None and table.wanted_word(0):
                yield do.PromiseWord(digest=digest), host
            for seat, level in enumerate(bots, 1):
                yield do.SeatBot(seat=seat, level=level), host
            if start:
                yield do.Start(), host

        return await self.open_table(host, settings, first_actions)

    async def todays_table(self, person: Person, players: int, level: str) -> str:
        """The table of the person's one try at today's game."""
        game = DaysGame(self.today, players, level)
        if table := (await self.store.tries_of(person.id, game.day)).get(game):
            return table
        self.check_not_draining()
        shuffle = do.Shuffled(
            seed=daily.seed_of(await self._own_secret(), game), record=new_name(RECORD_NAME), day=game.day
        )
        usual = self.services.settings.new_table
        settings = msgspec.structs.replace(usual, players=players, level=level, watching="nobody")
        begins: tuple[ActionBy, ...] = ((shuffle, None), (do.Start(), person))
        try:
            return (await self.open_table(person, settings, lambda _: begins, tried=game)).id
        except Conflict:  # begun in another window, just now
            return (await self.store.tries_of(person.id, game.day))[game]

    @property
    def today(self) -> str:
        return daily.day_at(self.services.clock.wall())

    async def open_table(
        self,
        host: Person,
        settings: Settings,
        first_actions: Callable[[Table], Iterable[ActionBy]],
        *,
        tried: DaysGame | None = None,
    ) -> Table:
        """A new table, on disk, at which these things have happened already; each may depend on those before."""
        table = Table(self.services.thinkers.levels)
        now = self.services.clock.now()
        opened = do.Opened(
            table=new_name(TABLE_NAME),
            invite=new_name(CODE),
            watch=new_name(CODE),
            settings=settings,
            format=self.services.nodes.log_format,
        )
        entries: list[Entry] = []

        def happen(action: do.AnyAction, by: Person | None) -> None:
            entry = table.entry(now, f"make.{len(entries)}", action, by)
            table.apply(entry)
            entries.append(entry)

        happen(opened, host)
        for action, by in first_actions(table):
            happen(action, by)
        codes = (opened.invite, opened.watch)
        summary = table_view.summary(table)
        await self.store.append(
            Batch(table.id, entries, summary, table.due_at, codes=codes, sat_down=[host.id], tried=tried)
        )
        return table

    def check_may_make_table(self, person: str, address: str) -> None:
        if not self.rates.tables.take(person, address):
            raise TooManyNewGames

    async def check_may_start(self, person: str, address: str) -> None:
        """Whether a guest may have one more game. One that nobody has played at for a day does not count."""
        limits = self.services.settings.limits
        since = self.services.clock.wall() // 1000 - PLAYED_SECONDS
        running = await self.store.running_games(everybody_of(person), since)
        if running >= limits.games_per_person:
            raise TooManyGames(running=running)
        mark = daily.mark_of(await self._own_secret(), address)
        if await self.store.started_games(mark, since) >= limits.games_per_address:
            raise TooManyNewGames

    async def note_start(self, table: str, address: str) -> None:
        """That a game was started from there."""
        with contextlib.suppress(StorageError):  # it counts for less than the game
            await self.store.note_start(table, daily.mark_of(await self._own_secret(), address))

    def check_not_draining(self) -> None:
        if self.is_draining:
            raise Draining

    async def _own_secret(self) -> str:
        self._secret = self._secret or self.services.settings.daily_secret or await self.store.secret()
        return self._secret

    async def room(self, table: str) -> Room | None:
        """The live table of that name; it is woken from the log if it sleeps."""
        if table in self.rooms:
            return self.rooms[table]
        if self.is_stopping:
            raise Unavailable
        if asyncio.get_running_loop().time() < self._set_aside.get(table, 0):
            raise Damaged
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room | None:
        try:
            loaded = await load(self.store, table, self.services.thinkers.levels, self.services.clock.now())
        except Damaged as damaged:
            self._put_aside(table, damaged)
            raise
        self._set_aside.pop(table, None)
        if loaded is None:
            return None
        self.rooms[table] = Room(loaded, self.services, self._forget, self.rates.kept_refusals.take)
        return self.rooms[table]

    def _forget(self, room: Room, damaged: Damaged | None) -> None:
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self._empty_since.pop(room.table.id, None)
        if damaged is not None:
            self._put_aside(room.table.id, damaged)

    @property
    def set_aside(self) -> list[str]:
        """The tables whose log is damaged. Nothing happens at them; they are looked at again now and then."""
        return sorted(self._set_aside)

    def _put_aside(self, table: str, damaged: Damaged) -> None:
        self._set_aside[table] = asyncio.get_running_loop().time() + ASIDE_SECONDS
        log.error("a table is set aside: its log is damaged", extra={"table": table, "error": str(damaged)})
        self._background.begin(self.store.note_due(table, None))

    async def catch_up_everywhere(self) -> None:
        """Others may have written anything."""
        for room in list(self.rooms.values()):
            await room.ledger.catch_up()

    # Sleeping and waking.

    async def keep_sweeping(self, alive: Callable[[], None] = lambda: None) -> None:
        """Wakes tables at which something is due, lets those sleep that nobody looks at, gives up the slow."""
        while True:
            await self.services.clock.sleep(SWEEP_SECONDS)
            alive()
            try:
                due = await self.store.due_tables(self.services.clock.now())
                for table in due:
                    if table not in self.rooms:
                        await self._wake(table)
                        alive()
            except StorageError as error:
                log.warning("storage failed", extra={"error": str(error)})
            now = asyncio.get_running_loop().time()
            self._let_sleep(now)
            for client in self.clients:
                client.give_up_if_slow(now, self.services.settings.limits.send_seconds)

    async def _wake(self, table: str) -> None:
        """Each table fails alone."""
        with failures_noted(self.metrics, "a table could not be woken"), contextlib.suppress(Damaged, Unavailable):
            room = await self.room(table)
            due = room.table.due_at if room else None
            if due is None or due > self.services.clock.now():
                await self.store.note_due(table, due)  # it was due by a rule of before

    def _let_sleep(self, now: float) -> None:
        for name, room in list(self.rooms.items()):
            if not room.is_asleep:
                self._empty_since.pop(name, None)
            elif now - self._empty_since.setdefault(name, now) > IDLE_SECONDS:
                room.close("stopping")

    # Coming and going.

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
        for room in self.rooms.values():
            room.automatic.rest()
        for room in list(self.rooms.values()):
            with contextlib.suppress(Unavailable):
                await room.ledger.settle()
            room.close("stopping")
        for client in self.clients:
            client.dismiss("stopping", retry=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._nobody_there.wait()  # all have heard it and are gone
