"""What an operator keeps about company: reports and bans. What a person may ask for: to be forgotten."""

import time
from typing import NamedTuple

import msgspec

from wildcards.server.storage.jobs import Job, Statement
from wildcards.server.storage.retention import deletes_of
from wildcards.server.storage.store import SqlStore
from wildcards.table.lobby import NOBODY

REPORTS_LISTED = 200
# Later than all before, whatever became of the wall clock meanwhile.
ADD_ORDER = """INSERT INTO orders SELECT CAST(? AS TEXT),
    CASE WHEN MAX(at) >= CAST(? AS BIGINT) THEN MAX(at) + 1 ELSE CAST(? AS BIGINT) END, CAST(? AS TEXT) FROM orders"""


class Report(NamedTuple):
    report: str
    at: int  # seconds since the epoch
    by: str
    person: str
    name: str
    table: str
    why: str
    said: str


class Ban(NamedTuple):
    who: str  # `person ID` or `address NETWORK`
    until: int  # seconds since the epoch
    why: str


class Order(NamedTuple):
    """What the operator wants of all nodes."""

    order: str
    at: int  # milliseconds since the epoch
    body: str


class ModerationStore:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def add_report(self, report: Report) -> None:
        await self._store.write(Statement("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?)", tuple(report)))

    async def reports(self) -> list[Report]:
        rows = await self._store.read("SELECT * FROM reports ORDER BY at DESC LIMIT ?", REPORTS_LISTED)
        return [Report(*row) for row in rows]

    async def reports_by(self, person: str) -> int:
        """How many somebody has made that are still kept."""
        return int((await self._store.read("SELECT COUNT(*) FROM reports WHERE by_person = ?", person))[0][0])

    async def forget_reports(self, before: int) -> None:
        await self._store.write(Statement("DELETE FROM reports WHERE at < ?", (before,)))

    async def knows(self, person: str) -> bool:
        return bool(await self._store.read("SELECT 1 FROM guests WHERE person = ?", person))

    async def ban(self, ban: Ban) -> None:
        sql = """INSERT INTO bans VALUES (?, ?, ?)
            ON CONFLICT (who) DO UPDATE SET until = excluded.until, why = excluded.why"""
        await self._store.write(Statement(sql, tuple(ban)))

    async def lift(self, who: str) -> None:
        await self._store.write(Statement("DELETE FROM bans WHERE who = ?", (who,)))

    async def bans(self) -> list[Ban]:
        """Those that still hold."""
        return [Ban(*row) for row in await self._store.read("SELECT * FROM bans WHERE until > ?", int(time.time()))]

    async def add_order(self, order: Order) -> None:
        await self._store.write(added(order))

    async def newest_order(self) -> int:
        """When it was given; 0 if there is none."""
        return int((await self._store.read("SELECT COALESCE(MAX(at), 0) FROM orders"))[0][0])

    async def orders(self, since: int) -> list[Order]:
        return [Order(*row) for row in await self._store.read("SELECT * FROM orders WHERE at > ? ORDER BY at", since)]

    async def forget_orders(self, before: int) -> None:
        await self._store.write(Statement("DELETE FROM orders WHERE at < ?", (before,)))

    async def delete_table(self, table: str) -> bool:
        claim = Statement("DELETE FROM tables WHERE table_id = ?", (table,))
        if not await self._store.table(table):
            return False
        await self._store.writer.do(Job((claim,), deletes_of(table), table))
        return True

    # What a person may ask for.

    async def change_secret(self, person: str, secret_hash: str, order: Order) -> None:
        """With an order for all nodes, in one: the old secret must not be good for anything that goes on."""
        change = Statement("UPDATE guests SET secret_hash = ? WHERE person = ?", (secret_hash, person))
        await self._store.write(change, added(order))

    async def sat_at(self, person: str) -> list[str]:
        """All tables at which the person has ever sat."""
        return [table for (table,) in await self._store.read("SELECT table_id FROM sat WHERE person = ?", person)]

    async def forget(self, person: str) -> None:
        """The person's name goes out of records and of others' lists of games; the rest goes altogether."""
        for record, seat in await self._store.read("SELECT record_id, seat FROM named WHERE person = ?", person):
            await self._forget_in(record, seat)
        tables = ("guests", "seated", "sat", "played", "named", "tries")
        deletes = [Statement(f"DELETE FROM {table} WHERE person = ?", (person,)) for table in tables]
        deletes.append(Statement("DELETE FROM reports WHERE by_person = ?", (person,)))
        await self._store.write(*deletes)

    async def _forget_in(self, record: str, seat: int) -> None:
        """The seed and the cards stay: whoever else played there may still check and replay the game."""
        changes: list[Statement] = []
        for (body,) in await self._store.read("SELECT body FROM records WHERE record_id = ?", record):
            kept = msgspec.json.decode(body)
            kept["players"][seat] = NOBODY
            changes.append(Statement("UPDATE records SET body = ? WHERE record_id = ?", (text_of(kept), record)))
        others = await self._store.read("SELECT person, body FROM played WHERE record_id = ?", record)
        for other, body in others:
            kept = msgspec.json.decode(body)
            kept["players"][seat]["name"] = NOBODY
            sql = "UPDATE played SET body = ? WHERE person = ? AND record_id = ?"
            changes.append(Statement(sql, (text_of(kept), other, record)))
        await self._store.write(*changes)


def added(order: Order) -> Statement:
    return Statement(ADD_ORDER, (order.order, order.at, order.at, order.body))


def text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()
