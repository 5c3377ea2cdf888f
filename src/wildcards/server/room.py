"""A table that is live on this node.

One direction: a command → the table (whose turn, which version, legal?) → the log, committed → the answer → a view for
each. All of it under one lock a table, so nobody ever sees what is not on disk.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from wildcards.game import Refusal
from wildcards.game.fair import new_seed
from wildcards.protocol.messages import Command, Done, Refused
from wildcards.protocol.refusals import Unavailable
from wildcards.server.client import Client
from wildcards.server.driver import Driver
from wildcards.server.people import new_name
from wildcards.server.showing import Showing
from wildcards.server.storage import Conflict, StorageError
from wildcards.table import Entry, Person, Table, looks
from wildcards.table.actions import AnyAction, Shuffled
from wildcards.table.refusals import NoSuchAction

if TYPE_CHECKING:
    from wildcards.server.hub import Hub

log = logging.getLogger("wildcards")
ATTEMPTS = 5
RECORD_NAME = 20
PRESENCE_SECONDS = 0.2


class Room:
    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.wrote_last = False  # whether the newest entry is this node's
        self.is_closed = False
        self._telling: asyncio.TimerHandle | None = None
        self.showing = Showing(self)
        self.driver = Driver(self)

    # Commands.

    async def command(self, client: Client, command: Command) -> Done | Refused:
        """What a client asks for happens, or is refused. A lost connection does not stop it half-way."""
        return await asyncio.shield(asyncio.ensure_future(self._command(client.person, command)))

    async def _command(self, person: Person | None, command: Command) -> Done | Refused:
        started = asyncio.get_running_loop().time()
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
            version=self.table.version,
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

        The action is asked for under the lock, so that what the table does by itself fits the moment.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                if key in self.table.commands:
                    return self.table.commands[key]
                try:
                    if expects is not None and expects > self.table.version:
                        await self._catch_up()
                    wanted = action()
                    if expects is not None:
                        self.table.check_version(wanted, expects)
                    entries = self._apply(key, wanted, by)
                    await self._commit(entries)
                except Conflict:
                    self.hub.metrics.conflicts += 1
                    await self._reload_or_close()
                    await self._check_refusal(key)
                    happened = await self._version_in_log(key)
                    if happened is not None:
                        return happened
                except StorageError as error:
                    self._note(error)
                    await self._reload_or_close()
                    if key not in self.table.commands:
                        raise Unavailable from error
                else:
                    self._after(entries)
                    return entries[0].seq
            raise Unavailable

    def _apply(self, key: str, action: AnyAction, by: Person | None) -> list[Entry]:
        now = self.hub.time.now()
        entries = [self.table.entry(now, key, action, by)]
        self.table.apply(entries[0])
        if self.table.needs_shuffle:
            shuffle = Shuffled(seed=new_seed(), record=new_name(RECORD_NAME))
            entries.append(self.table.entry(now, f"{key}.shuffle", shuffle))
            self.table.apply(entries[1])
        return entries

    async def _commit(self, entries: Sequence[Entry]) -> None:
        table = self.table
        summary = looks.summary(table)
        record = None
        if table.status == "over" and table.asked_since == entries[0].seq and table.game is not None:
            record = (table.records[-1], table.game.record().to_json())
        before, after = self.showing.people, {person for person in summary.people if person}
        await self.hub.store.append(
            table.id,
            entries,
            summary,
            due_at(table),
            sat_down=sorted(after - before),
            got_up=sorted(before - after),
            record=record,
        )

    def _after(self, entries: Sequence[Entry]) -> None:
        """It is on disk: everybody is shown, and what is due next is set in motion."""
        self.wrote_last = True
        for entry in entries:
            self.hub.metrics.entries[str(type(entry.action).__struct_config__.tag)] += 1
        self.showing.refresh()
        self.driver.look()

    # Falling behind, and catching up.

    async def hint(self, version: int | None = None) -> None:
        """Another node says that it wrote so far, or may have written something."""
        async with self.lock:
            if not self.is_closed and (version is None or version > self.table.version):
                try:
                    await self._catch_up()
                except StorageError as error:
                    self._note(error)
                    self.close("stopping")

    async def _catch_up(self) -> None:
        entries = await self.hub.store.entries(self.table.id, self.table.version)
        for entry in entries:
            self.table.apply(entry)
        if entries:
            self.wrote_last = False
            self.showing.refresh()
            self.driver.look()

    async def _reload(self) -> None:
        """Makes the table anew from what is on disk, after something was applied that did not get there."""
        entries = await self.hub.store.entries(self.table.id)
        self.table = Table.replay(entries, self.hub.levels)
        self.wrote_last = False
        self.showing.begin(entries)
        self.showing.refresh()
        self.driver.look()

    async def _reload_or_close(self) -> None:
        try:
            await self._reload()
        except StorageError as error:
            self._note(error)
            self.close("stopping")
            raise Unavailable from error

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
                self.showing.refresh()
                self.driver.look()

    def present_here(self) -> set[str]:
        return {client.person.id for client in self.clients if client.person is not None and not client.is_leaving}

    def present(self) -> set[str]:
        """The people who are connected, here or at another node."""
        return self.present_here() | self.hub.present_elsewhere(self.table.id)


class RefusedBefore(Refusal):
    code = "refused-before"
    text = "that command was refused when it first came"


def due_at(table: Table) -> int | None:
    """When something has to happen at a table by itself, if at all."""
    return table.changed if table.bots_to_move() else table.next_deadline()
