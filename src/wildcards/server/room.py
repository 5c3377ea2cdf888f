"""A table that is live on this node.

One direction: a command → the table (whose turn, which version, legal?) → the log, committed → the answer → a view for
each. The table takes the next command while the last is still being written, so for moments it is ahead of the disk.
Nothing of that is told: a command is answered when it is on disk itself, a refusal given and a view shown only while
all that the table knows is on disk. What could not be written takes everything back that rested on it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from wildcards.game import Refusal
from wildcards.game.fair import new_seed
from wildcards.protocol.messages import Command, Done, Refused
from wildcards.protocol.refusals import Unavailable
from wildcards.server.automatic import Driver
from wildcards.server.broadcast import Showing
from wildcards.server.client import Client
from wildcards.server.people import new_name
from wildcards.server.storage import Conflict, StorageError
from wildcards.table import Entry, Person, Table, table_view
from wildcards.table.actions import AnyAction, Shuffled
from wildcards.table.refusals import NoSuchAction

if TYPE_CHECKING:
    from wildcards.server.hub import Hub

log = logging.getLogger("wildcards")
ATTEMPTS = 5
RECORD_NAME = 20
PRESENCE_SECONDS = 0.2
FURTHEST_AHEAD = 8  # versions that nobody has seen; then the table waits for the disk, so that all see how it goes on


class Room:
    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.stored = table.version  # what is known to be on disk
        self.lock = asyncio.Lock()  # whoever reads the log, or takes the next place in it, is alone
        self._last: Entry | None = None  # the newest entry that was made here
        self._under_way = 0  # how many of them are being written
        self._nothing_under_way = asyncio.Event()
        self._is_astray = False  # something that the table knows did not get to the disk
        self.seated = people_at(table)  # with all that is under way
        self.clients: set[Client] = set()
        self.wrote_last = False  # whether the newest entry is this node's
        self.is_closed = False
        self._telling: asyncio.TimerHandle | None = None
        self.showing = Showing(self)
        self.driver = Driver(self)

    # Commands.

    async def command(self, client: Client, command: Command) -> Done | Refused:
        """What a client asks for happens, or is refused."""
        started = asyncio.get_running_loop().time()
        person = client.person
        if person is None:
            return self._refused(command, NoSuchAction())
        key = f"{person.id}.{command.id}"
        try:
            version = await self.happen(key, lambda: command.action, person, expects=command.expects)
        except Unavailable as unavailable:
            return self._refused(command, unavailable)
        except Refusal as refusal:
            return await self._refuse_for_good(key, command, refusal)
        self.hub.metrics.commands.observe(asyncio.get_running_loop().time() - started)
        return Done(id=command.id, version=version)

    def _refused(self, command: Command, refusal: Refusal) -> Refused:
        self.hub.metrics.refusals[refusal.code] += 1
        return Refused(
            id=command.id,
            code=refusal.code,
            rule=refusal.rule,
            facts=refusal.facts,
            text=str(refusal),
            version=self.stored,
        )

    async def _refuse_for_good(self, key: str, command: Command, refusal: Refusal) -> Done | Refused:
        """Whoever sends the command again gets the same answer, whatever has changed since."""
        store, answer = self.hub.store, self._refused(command, refusal)
        try:
            await store.keep_refusal(self.table.id, key, msgspec.json.encode(answer).decode())
        except Conflict:
            return await self._first_outcome(key, command)
        except StorageError as error:
            self._note(error)
            return self._refused(command, Unavailable())
        return answer

    async def _first_outcome(self, key: str, command: Command) -> Done | Refused:
        """What was answered when the command came for the first time."""
        try:
            version = await self.hub.store.version_of(self.table.id, key)
            kept = await self.hub.store.refusal(self.table.id, key)
        except StorageError as error:
            self._note(error)
            return self._refused(command, Unavailable())
        if version is not None:
            return Done(id=command.id, version=version)
        return msgspec.json.decode(kept, type=Refused) if kept else self._refused(command, Unavailable())

    async def happen(
        self, key: str, action: Callable[[], AnyAction], by: Person | None = None, expects: int | None = None
    ) -> int:
        """Puts an action into the log and returns its version; one that is there already does not happen again.

        The action is asked for when it is its turn, so that what the table does by itself fits the moment.
        """
        for _ in range(ATTEMPTS):
            async with self.lock:
                version, written = await self._take_in_turn(key, action, by, expects)
            if written is None:
                return version
            try:
                await written  # whoever asked may be gone before: it happens all the same
            except Conflict:
                self.hub.metrics.conflicts += 1
                happened = await self._outcome(key)
                if happened is not None:
                    return happened
            except StorageError as error:
                self._note(error)
                await self.settle()
                if key not in self.table.commands:
                    raise Unavailable from error
            else:
                return version
        raise Unavailable

    async def _take_in_turn(
        self, key: str, action: Callable[[], AnyAction], by: Person | None, expects: int | None
    ) -> tuple[int, asyncio.Future[None] | None]:
        """What is not possible is said only if all that speaks against it is on disk."""
        is_under_way = self.table.commands.get(key, 0) > self.stored
        if is_under_way or self._is_astray or self.table.version - self.showing.version >= FURTHEST_AHEAD:
            await self._get_in_step()
        if expects is not None and expects > self.table.version:
            await self._catch_up_or_close()
        try:
            return self._take(key, action, by, expects)
        except Refusal:
            if self.is_in_step:
                raise
        await self._get_in_step()
        return self._take(key, action, by, expects)

    def _take(
        self, key: str, action: Callable[[], AnyAction], by: Person | None, expects: int | None
    ) -> tuple[int, asyncio.Future[None] | None]:
        """Applies the action and sends it on its way. What has been sent already is not sent again."""
        if key in self.table.commands:
            return self.table.commands[key], None
        wanted = action()
        if expects is not None:
            self.table.check_version(wanted, expects)
        after = None if self.is_in_step else self._last
        try:
            entries = self._apply(key, wanted, by)
            written = self._write(entries, after)
        except Refusal:
            raise
        except Exception:
            self._is_astray = True  # whatever was half done is undone
            if not self._under_way:
                self.hub.begin(self._find_back())
            raise
        self._last = entries[-1]
        self._under_way += 1
        self._nothing_under_way.clear()
        return entries[0].seq, written

    def _apply(self, key: str, action: AnyAction, by: Person | None) -> list[Entry]:
        now = self.hub.time.now()
        entries = [self.table.entry(now, key, action, by)]
        self.table.apply(entries[0])
        if self.table.needs_shuffle:
            shuffle = Shuffled(seed=new_seed(), record=new_name(RECORD_NAME))
            entries.append(self.table.entry(now, f"{key}.shuffle", shuffle))
            self.table.apply(entries[1])
        return entries

    def _write(self, entries: Sequence[Entry], after: Entry | None) -> asyncio.Future[None]:
        table = self.table
        record = None
        if table.status == "over" and table.asked_since == entries[0].seq and table.game is not None:
            record = (table.records[-1], table.game.record().to_json())
        before, self.seated = self.seated, people_at(table)
        return self.hub.store.append(
            table.id,
            entries,
            table_view.summary(table),
            due_at(table),
            after=after,
            sat_down=sorted(self.seated - before),
            got_up=sorted(before - self.seated),
            record=record,
            landed=partial(self._landed, entries),
        )

    def _landed(self, entries: Sequence[Entry], error: Exception | None) -> None:
        """It is on disk, or will never be. When nothing else is under way, everybody is shown how things stand."""
        self._under_way -= 1
        if error is not None:
            self._is_astray = True
        elif not self._is_astray:
            self.stored, self.wrote_last = entries[-1].seq, True
            for entry in entries:
                self.hub.metrics.entries[str(type(entry.action).__struct_config__.tag)] += 1
        if self._under_way:
            return
        self._nothing_under_way.set()
        if self._is_astray and not self.is_closed:
            self.hub.begin(self._find_back())
        elif not self.is_closed:
            try:
                self._show()
            except Exception as failure:  # noqa: BLE001 - those whose commands landed with it are told all the same
                self.hub.note_failure("a table could not be shown", failure)

    def _show(self) -> None:
        self.showing.refresh()
        self.driver.look()

    # In step with the disk.

    @property
    def is_in_step(self) -> bool:
        """Whether all that the table knows is on disk."""
        return not self._under_way and not self._is_astray

    async def settle(self) -> None:
        """Returns when the table is in step. Until the next wait, it stays so."""
        async with self.lock:
            await self._get_in_step()

    async def _get_in_step(self) -> None:
        while self._under_way:
            await self._nothing_under_way.wait()
        if self._is_astray:
            with self._closed_if_unreadable():
                await self._reload()

    @contextlib.contextmanager
    def _closed_if_unreadable(self) -> Iterator[None]:
        """A table whose log cannot be read is not shown any more: whoever comes back gets it from the disk."""
        try:
            yield
        except StorageError as error:
            self._note(error)
            self.close("stopping")
            raise Unavailable from error

    async def _find_back(self) -> None:
        """Not left to whoever asked for what failed: they may have lost their connection meanwhile."""
        with contextlib.suppress(Unavailable):
            await self.settle()

    async def _reload(self) -> None:
        """Makes the table anew from what is on disk, after something was applied that did not get there."""
        entries = await self.hub.store.entries(self.table.id)
        if not entries:
            raise StorageError("the table has been deleted")
        self.table = Table.replay(entries, self.hub.levels)
        self.stored = self.table.version
        self.wrote_last = self._is_astray = False
        self.seated = people_at(self.table)
        self.showing.begin(entries)
        self._show()

    # Falling behind, and catching up.

    async def hint(self, version: int | None = None) -> None:
        """Another node says that it wrote so far, or may have written something."""
        async with self.lock:
            if not self.is_closed and (version is None or version > self.table.version):
                with contextlib.suppress(Unavailable):
                    await self._catch_up_or_close()

    async def _catch_up(self) -> None:
        await self._get_in_step()
        entries = await self.hub.store.entries(self.table.id, self.table.version)
        for entry in entries:
            self.table.apply(entry)
        if entries:
            self.stored, self.wrote_last = self.table.version, False
            self.seated = people_at(self.table)
            self._show()

    async def _catch_up_or_close(self) -> None:
        with self._closed_if_unreadable():
            await self._catch_up()

    async def _outcome(self, key: str) -> int | None:
        """The version at which a command happened that met a conflict; None if nothing has become of it yet."""
        await self.settle()
        if key in self.table.commands:
            return self.table.commands[key]
        await self._check_refusal(key)
        return await self._version_in_log(key)

    async def _version_in_log(self, key: str) -> int | None:
        """When a command happened that is too old to be remembered."""
        try:
            return await self.hub.store.version_of(self.table.id, key)
        except StorageError as error:
            self._note(error)
            raise Unavailable from error

    async def _check_refusal(self, key: str) -> None:
        try:
            if await self.hub.store.refusal(self.table.id, key) is not None:
                raise RefusedBefore
        except StorageError as error:
            self._note(error)
            raise Unavailable from error

    def _note(self, error: StorageError) -> None:
        log.warning("storage failed", extra={"table": self.table.id, "error": str(error)})
        self.hub.metrics.storage_errors += 1

    def close(self, why: str) -> None:
        """Ends the room on this node. Clients are told to come back."""
        self.is_closed = True
        self.driver.stop()
        self.showing.stop()
        if self._telling is not None:
            self._telling.cancel()
        for client in list(self.clients):
            client.dismiss(why, retry=True)
        self.hub.forget(self)

    # Clients.

    async def enter(self, client: Client) -> None:
        async with self.lock:
            await self._get_in_step()
            if self.hub.store.is_shared:
                await self._catch_up()  # whoever comes from another node has perhaps seen more than this one
            self.clients.add(client)
            self.showing.refresh(client)
            self._note_presence()

    async def leave(self, client: Client) -> None:
        async with self.lock:
            self.clients.discard(client)
            self._note_presence()

    def _note_presence(self) -> None:
        """The others are told in a moment: when many come at once, they are told once."""
        self.driver.note_presence()
        self.driver.look()
        if self._telling is None and not self.is_closed:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(PRESENCE_SECONDS, lambda: self.hub.begin(self.presence_changed()))

    async def presence_changed(self) -> None:
        async with self.lock:
            self._telling = None
            if not self.is_closed:
                self.driver.note_presence()
                if self.is_in_step:  # else all are shown as soon as it is
                    self._show()

    def present_here(self) -> set[str]:
        return {client.person.id for client in self.clients if client.person is not None and not client.is_leaving}

    def present(self) -> set[str]:
        """The people who are connected, here or at another node."""
        return self.present_here() | self.hub.present_elsewhere(self.table.id)


class RefusedBefore(Refusal):
    code = "refused-before"
    text = "that command was refused when it first came"


def people_at(table: Table) -> set[str]:
    return {seat.person.id for seat in table.seats if seat.person and seat.stand_in != "left"}


def due_at(table: Table) -> int | None:
    """When something has to happen at a table by itself, if at all."""
    return table.changed if table.bots_to_move() else table.next_deadline()
