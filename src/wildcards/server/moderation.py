"""Who may not come in for a while, and what people report of each other. Bans and orders hold at all nodes."""

import asyncio
import json
import logging
import time
from collections.abc import Callable

from wildcards.host.calls import Problem
from wildcards.host.errors import StorageError
from wildcards.host.hub import Hub
from wildcards.host.names import RECORD_NAME, is_name, new_name
from wildcards.host.people import People
from wildcards.protocol import http
from wildcards.server.storage.moderation import Ban, ModerationStore, Order, Report
from wildcards.table import Person
from wildcards.table.companions import guest_of
from wildcards.table.text import clean_text

log = logging.getLogger("wildcards")
LOOK_SECONDS = 5.0
MOST_REPORTS = 20  # of one person, as long as they are kept
LONGEST_REASON = 500
SAID_KEPT = 1000
OVERLAP = 60_000  # milliseconds: two nodes that order at the same moment need not be seen in that order


class Moderation:
    def __init__(self, store: ModerationStore, hub: Hub, people: People) -> None:
        self.store = store
        self._hub = hub
        self._people = people
        self._bans: dict[str, Ban] = {}
        self._began: int | None = None  # what was ordered before the first look is not for this node
        self._newest = 0  # of the orders that were seen
        self._obeyed: dict[str, int] = {}  # orders, and when they were given
        self._verbs: dict[str, Callable[..., None]] = {
            "message": self._tell,
            "drain": self._drain,
            "close": self._close,
            "sign-out": self._sign_out,
        }

    async def keep_looking(self, alive: Callable[[], None] = lambda: None) -> None:
        """What was banned or ordered at another node holds here a moment later."""
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
        if self._began is None:
            self._began = self._newest = await self.store.newest_order()
        for order in await self.store.orders(max(self._newest - OVERLAP, self._began)):
            self._newest = max(self._newest, order.at)
            if order.order not in self._obeyed:
                self._obeyed[order.order] = order.at
                told = json.loads(order.body)
                self._verbs[told.pop("verb")](**told)
        self._obeyed = {order: at for order, at in self._obeyed.items() if at > self._newest - OVERLAP}

    # What holds at all nodes.

    async def order(self, verb: str, **arguments: object) -> None:
        """It is done here when this returns, and at other nodes when they look."""
        await self.store.add_order(order_for(verb, **arguments))
        await self.look()

    def _tell(self, text: str) -> None:
        for client in list(self._hub.clients):
            client.tell(text)

    def _drain(self, off: bool) -> None:
        """No new tables and no new games, so that those that run can end. A node that starts later takes new ones."""
        self._hub.is_draining = not off

    def _close(self, table: str) -> None:
        room = self._hub.rooms.get(table)
        if room is not None:
            for client in list(room.presence.clients):
                client.dismiss("closed", retry=False)
            room.close("closed")

    def _sign_out(self, person: str) -> None:
        """The secret by which a guest was known is worth nothing any more, to companions neither."""
        self._people.forget(person)
        for client in list(self._hub.clients):
            if client.guest_id == person:
                client.dismiss("signed-out", retry=True)

    # Who may come in.

    def ban_of(self, address: str, person: Person | None) -> Ban | None:
        """The ban that holds for somebody, if one does."""
        for who in (f"person {guest_of(person.id)}" if person else "", f"address {address}"):
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
        room = await self._hub.room(given.table) if is_name(given.table) else None
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


def order_for(verb: str, **arguments: object) -> Order:
    return Order(new_name(RECORD_NAME), int(time.time() * 1000), json.dumps({"verb": verb, **arguments}))
