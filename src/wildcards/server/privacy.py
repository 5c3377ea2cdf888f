"""What people may ask of a server that knows them: what it keeps, to be forgotten, to be known here alone."""

import contextlib
import logging
from collections.abc import AsyncIterator

from wildcards.host.errors import Damaged, StorageError
from wildcards.host.hub import Hub
from wildcards.host.ledger import Submission
from wildcards.host.names import RECORD_NAME, new_name
from wildcards.host.people import hash_of, new_secret
from wildcards.server.moderation import Moderation, order_for
from wildcards.server.storage.own_data import OwnData
from wildcards.table import Person
from wildcards.table.actions import Forgotten, Leave
from wildcards.table.companions import everybody_of
from wildcards.table.refusals import NotSeated
from wildcards.table.state import COMPANY_FORMAT

log = logging.getLogger("wildcards")


class Privacy:
    def __init__(self, hub: Hub, moderation: Moderation, data: OwnData) -> None:
        self._hub = hub
        self._moderation = moderation
        self._store = moderation.store
        self._data = data

    async def data_of(self, person: Person) -> AsyncIterator[bytes]:
        """In pieces. If it cannot be read on, it ends early, and no JSON is complete that did."""
        try:
            async for piece in self._data.pieces(person.id):
                yield piece
        except StorageError as error:
            log.warning("storage failed", extra={"error": str(error)})

    async def forget(self, person: Person) -> None:
        """Gets up everywhere, then goes out of records and lists, companions first. Bots play on to the end."""
        for somebody in reversed(everybody_of(person.id)):  # if it fails, the guest can ask for it again
            for table in await self._store.sat_at(somebody):
                await self._forget_at(table, Person(somebody, person.name))
            await self._store.forget(somebody)
        await self._moderation.order("sign-out", person=person.id)
        log.info("somebody was forgotten")

    async def _forget_at(self, table: str, person: Person) -> None:
        """The log before this goes as soon as nobody needs it: what is kept after it holds no name."""
        with contextlib.suppress(Damaged):  # nobody opens such a table
            room = await self._hub.room(table)
            if room is None:
                return
            key = f"forget.{new_name(RECORD_NAME)}"
            with contextlib.suppress(NotSeated):  # who has left before
                await room.ledger.submit(Submission(f"{key}.leave", Leave, person))
            if room.table.format >= COMPANY_FORMAT:
                await room.ledger.submit(Submission(key, lambda: Forgotten(person=person.id)))

    async def log_out_everywhere(self, person: Person) -> str:
        """The new secret, of this browser alone."""
        new = new_secret()
        await self._store.change_secret(person.id, hash_of(new), order_for("sign-out", person=person.id))
        with contextlib.suppress(StorageError):  # every node looks again in a moment
            await self._moderation.look()
        return new
