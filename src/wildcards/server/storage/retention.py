"""What is deleted by and by, so that the database does not grow for ever."""

from wildcards.host.errors import Conflict
from wildcards.server.storage.jobs import Job, Statement
from wildcards.server.storage.store import SqlStore

TABLES_AT_ONCE = 200
ENTRIES_AT_ONCE = 2_000
RECORDS_AT_ONCE = 200
DEPENDENT = ("entries", "seated", "sat", "started", "refusals", "snapshots")  # what goes with a table
OF_RECORDS = ("records", "named", "played")  # what goes with a record

# Of each table the newest snapshot that is old enough, where there is something before it.
OLDEST_NEEDED = """SELECT table_id, seq FROM
    (SELECT table_id, MAX(seq) AS seq FROM snapshots WHERE at <= ? GROUP BY table_id) AS kept
    WHERE EXISTS (SELECT 1 FROM entries WHERE entries.table_id = kept.table_id AND entries.seq <= kept.seq)"""
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
        rows = await self._store.read(OLDEST_NEEDED, before)
        deleted = 0
        for table, seq in rows:
            snapshots = Statement("DELETE FROM snapshots WHERE table_id = ? AND seq < ?", (table, seq))
            await self._store.write(snapshots, table=table)
            while first := (await self._store.read(FIRST_ENTRY, table, seq))[0][0]:
                last = min(seq, first + ENTRIES_AT_ONCE - 1)
                entries = Statement("DELETE FROM entries WHERE table_id = ? AND seq <= ?", (table, last))
                await self._store.write(entries, table=table)
                deleted += last - first + 1
        return deleted

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
        unused = """DELETE FROM guests WHERE seen < ?
            AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = guests.person)
            AND NOT EXISTS (SELECT 1 FROM played WHERE played.person = guests.person)"""
        seen = Statement("DELETE FROM guests WHERE seen < ?", (seen_before,))
        await self._store.write(seen, Statement(unused, (unused_before,)))

    async def forget_refusals(self, before: int) -> None:
        await self._store.write(Statement("DELETE FROM refusals WHERE at < ?", (before,)))

    async def forget_tries(self, before: str) -> None:
        """Those of days before this one."""
        await self._store.write(Statement("DELETE FROM tries WHERE day < ?", (before,)))
