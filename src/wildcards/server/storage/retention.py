"""What is deleted by and by, so that the database does not grow for ever.

It is looked for a page at a time: however much is kept, nobody's move and nobody who comes waits behind it.
"""

from collections.abc import AsyncIterator

from wildcards.host.errors import Conflict
from wildcards.server.storage.jobs import Job, Statement
from wildcards.server.storage.store import SqlStore

TABLES_AT_ONCE = 200
ENTRIES_AT_ONCE = 2_000
RECORDS_AT_ONCE = 200
LOOKED_AT_ONCE = 500  # guests, or tables with a snapshot
DEPENDENT = ("entries", "seated", "sat", "started", "refusals", "snapshots")  # what goes with a table
OF_RECORDS = ("records", "named", "played")  # what goes with a record

# Of the next tables the newest snapshot that is old enough, and whether there is something before it.
OLDEST_NEEDED = """SELECT table_id, seq, EXISTS
    (SELECT 1 FROM entries WHERE entries.table_id = kept.table_id AND entries.seq <= kept.seq) FROM
    (SELECT table_id, MAX(seq) AS seq FROM snapshots WHERE table_id > ? AND at <= ?
        GROUP BY table_id ORDER BY table_id LIMIT ?) AS kept ORDER BY table_id"""
# Of the next guests who have not come for a while, whether they ever sat at a table.
SEEN_BEFORE = """SELECT seen, person, EXISTS (SELECT 1 FROM seated WHERE seated.person = old.person)
    OR EXISTS (SELECT 1 FROM played WHERE played.person = old.person) FROM
    (SELECT seen, person FROM guests WHERE seen >= ? AND seen < ? AND (seen > ? OR person > ?)
        ORDER BY seen, person LIMIT ?) AS old ORDER BY seen, person"""
FORGET_GUEST = "DELETE FROM guests WHERE person = ? AND seen < ?"  # who has not come back meanwhile
FIRST_ENTRY = "SELECT MIN(seq) FROM entries WHERE table_id = ? AND seq <= ?"


def deletes_of(table: str) -> tuple[Statement, ...]:
    """All that goes with a table."""
    return tuple(Statement(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in DEPENDENT)


def deletes_of_record(record: str) -> tuple[Statement, ...]:
    return tuple(Statement(f"DELETE FROM {name} WHERE record_id = ?", (record,)) for name in OF_RECORDS)


class RetentionStore:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def forget_the_past(self, before: int) -> int:
        """Deletes what is older than a moment of the time served and told by a snapshot; says how many entries."""
        deleted = 0
        async for table, seq in self._shortenable(before):
            snapshots = Statement("DELETE FROM snapshots WHERE table_id = ? AND seq < ?", (table, seq))
            await self._store.write(snapshots, table=table)
            while first := (await self._store.read(FIRST_ENTRY, table, seq))[0][0]:
                last = min(seq, first + ENTRIES_AT_ONCE - 1)
                entries = Statement("DELETE FROM entries WHERE table_id = ? AND seq <= ?", (table, last))
                await self._store.write(entries, table=table)
                deleted += last - first + 1
        return deleted

    async def _shortenable(self, before: int) -> AsyncIterator[tuple[str, int]]:
        last = ""
        while rows := await self._store.read(OLDEST_NEEDED, last, before, LOOKED_AT_ONCE):
            for table, seq, is_longer in rows:
                if is_longer:
                    yield table, seq
            last = rows[-1][0]

    async def delete_old(self, *, unused_before: int, over_before: int, idle_before: int) -> int:
        """Deletes tables that were never played, are over, or were left, each before its moment. Records stay."""
        rows = await self._store.read(
            """SELECT table_id FROM tables WHERE (status = 'open' AND changed < ?) OR (status = 'over' AND changed < ?)
            OR changed < ? LIMIT ?""",
            unused_before,
            over_before,
            idle_before,
            TABLES_AT_ONCE,
        )
        deleted = 0
        for (table,) in rows:
            unused = Statement(
                "DELETE FROM tables WHERE table_id = ? AND changed < ?",
                (table, max(unused_before, over_before, idle_before)),
            )
            try:
                await self._store.writer.do(Job((unused,), deletes_of(table), table))
                deleted += 1
            except Conflict:
                continue  # somebody has just come back to it
        return deleted

    async def forget_records(self, before: int) -> None:
        """Those of games that ended before, also in lists of games."""
        sql = "SELECT record_id FROM records WHERE finished < ? LIMIT ?"
        while rows := await self._store.read(sql, before, RECORDS_AT_ONCE):
            await self._store.write(*(delete for (record,) in rows for delete in deletes_of_record(record)))

    async def forget_guests(self, *, seen_before: int, unused_before: int) -> None:
        """Those who have not come for long, and sooner those who never sat at a table."""
        last = max(seen_before, unused_before)
        seen, person = 0, ""
        while rows := await self._store.read(SEEN_BEFORE, seen, last, seen, person, LOOKED_AT_ONCE):
            seen, person, _ = rows[-1]
            moments = [(who, seen_before if has_sat else last, came) for came, who, has_sat in rows]
            deletes = [Statement(FORGET_GUEST, (who, before)) for who, before, came in moments if came < before]
            if deletes:
                await self._store.write(*deletes)

    async def forget_refusals(self, before: int) -> None:
        await self._store.write(Statement("DELETE FROM refusals WHERE at < ?", (before,)))

    async def forget_tries(self, before: str) -> None:
        """Those of days before this one."""
        await self._store.write(Statement("DELETE FROM tries WHERE day < ?", (before,)))
