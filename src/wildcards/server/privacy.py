"""What people may ask of a server that knows them: what it keeps, to be forgotten, to be known here alone."""

import contextlib
import logging

from wildcards.host.errors import Damaged
from wildcards.host.hub import Hub
from wildcards.host.ledger import Submission
from wildcards.host.names import RECORD_NAME, new_name
from wildcards.host.people import People, hash_of, new_secret
from wildcards.protocol import http
from wildcards.server.storage.moderation import ModerationStore
from wildcards.table import Person
from wildcards.table.actions import Forgotten, Leave
from wildcards.table.companions import everybody_of
from wildcards.table.refusals import NotSeated
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
        """Gets up everywhere, then goes out of records and lists, companions too. Bots play on to the end."""
        for somebody in everybody_of(person.id):
            for table in await self._store.sat_at(somebody):
                await self._forget_at(table, Person(somebody, person.name))
            await self._store.forget(somebody)
        self._sign_out(person, secret)
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
