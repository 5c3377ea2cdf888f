"""What people may ask of a server that knows them: what it keeps, to be forgotten, to be known here alone."""

import contextlib
import logging

from wildcards.game import Refusal
from wildcards.host.hub import Hub
from wildcards.host.ledger import Submission
from wildcards.host.names import RECORD_NAME, new_name
from wildcards.host.people import People, hash_of, new_secret
from wildcards.protocol import http
from wildcards.server.storage.moderation import ModerationStore
from wildcards.table import Person
from wildcards.table.actions import Forgotten, Leave
from wildcards.table.state import COMPANY_FORMAT

log = logging.getLogger("wildcards")


class Privacy:
    def __init__(self, hub: Hub, people: People, store: ModerationStore) -> None:
        self._hub = hub
        self._people = people
        self._store = store

    async def data_of(self, person: Person) -> http.MyData:
        return http.MyData(person=person.id, kept=await self._store.data_of(person.id))

    async def forget(self, person: Person, secret: str) -> None:
        """Gets up everywhere, then goes out of records and lists. Bots play what was begun to its end."""
        while rows := await self._hub.store.tables_of(person.id):
            tables = [row.summary.table for row in rows]
            for table in tables:
                await self._forget_at(table, person)
            if tables == [row.summary.table for row in await self._hub.store.tables_of(person.id)]:
                break  # what is left cannot be opened
        await self._store.forget(person.id)
        self._sign_out(person, secret)
        log.info("somebody was forgotten")

    async def _forget_at(self, table: str, person: Person) -> None:
        with contextlib.suppress(Refusal):
            room = await self._hub.room(table)
            if room is None:
                return
            key = f"forget.{new_name(RECORD_NAME)}"
            await room.ledger.submit(Submission(f"{key}.leave", Leave, person))
            if room.table.format >= COMPANY_FORMAT:
                await room.ledger.submit(Submission(key, lambda: Forgotten(person=person.id)))

    async def log_out_everywhere(self, person: Person, secret: str) -> str:
        """The new secret, of this browser alone."""
        new = new_secret()
        await self._store.change_secret(person.id, hash_of(new))
        self._sign_out(person, secret)
        return new

    def _sign_out(self, person: Person, secret: str) -> None:
        self._people.forget(secret)
        for client in list(self._hub.clients):
            if client.person_id == person.id:
                client.dismiss("signed-out", retry=True)
