"""Who may not come in for a while, and what people report of each other. Bans are shared by all nodes."""

import asyncio
import logging
import time
from collections.abc import Callable

from wildcards.host.calls import Problem
from wildcards.host.errors import StorageError
from wildcards.host.hub import Hub
from wildcards.host.names import RECORD_NAME, new_name
from wildcards.protocol import http
from wildcards.server.storage.moderation import Ban, ModerationStore, Report
from wildcards.table import Person
from wildcards.table.text import clean_text

log = logging.getLogger("wildcards")
LOOK_SECONDS = 5.0
MOST_REPORTS = 20  # of one person, as long as they are kept
LONGEST_REASON = 500
SAID_KEPT = 1000


class Moderation:
    def __init__(self, store: ModerationStore, hub: Hub) -> None:
        self.store = store
        self._hub = hub
        self._bans: dict[str, Ban] = {}

    async def keep_looking(self, alive: Callable[[], None] = lambda: None) -> None:
        """Bans that were made at another node hold here a moment later."""
        while True:
            alive()
            try:
                await self.look()
            except StorageError as error:
                log.warning("storage failed", extra={"error": str(error)})
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        self._bans = {ban.who: ban for ban in await self.store.bans()}
        for client in list(self._hub.clients):
            if self.ban_of(client.address, client.person):
                client.dismiss("banned", retry=False)

    def ban_of(self, address: str, person: Person | None) -> Ban | None:
        """The ban that holds for somebody, if one does."""
        for who in (f"person {person.id}" if person else "", f"address {address}"):
            ban = self._bans.get(who)
            if ban is not None and ban.until > time.time():
                return ban
        return None

    def check(self, address: str, person: Person | None) -> None:
        ban = self.ban_of(address, person)
        if ban is not None:
            raise Problem(403, "banned", "you may not come in here for a while", until=ban.until)

    async def report(self, person: Person | None, given: http.NewReport) -> http.Reported:
        """Keeps what somebody says about another at their table, with what was said there last."""
        if person is None:
            raise Problem(401, "nobody", "become a guest first: POST /api/guests")
        room = await self._hub.room(given.table)
        table = room.table if room else None
        if table is None or table.seat_of(person) is None:
            raise Problem(404, "no-such-table", "there is no such table, or you do not sit there")
        other = table.seats[given.seat].person if given.seat < len(table.seats) else None
        if other is None or other.id == person.id:
            raise Problem(404, "no-such-table", "nobody sits there")
        if await self.store.reports_by(person.id) >= MOST_REPORTS:
            raise Problem(429, "too-fast", "too many reports; they will be looked at")
        said = [line.text for line in table.said if line.text and table.speakers.get(line.number) == other.id]
        report = Report(
            report=new_name(RECORD_NAME),
            at=int(time.time()),
            by=person.id,
            person=other.id,
            name=other.name,
            table=table.id,
            why=clean_text(given.why, LONGEST_REASON),
            said=" / ".join(said)[-SAID_KEPT:],
        )
        await self.store.add_report(report)
        log.warning("somebody was reported", extra={"report": report.report, "person": other.id, "table": table.id})
        return http.Reported(report=report.report)
