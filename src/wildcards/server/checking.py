"""Whether this version can go on with a database: tables that are not over are made from their logs, unchanged."""

import contextlib

import msgspec

from wildcards.host.errors import StorageError
from wildcards.server.storage.backends import backend_of
from wildcards.server.storage.jobs import Statement
from wildcards.server.storage.reader import ReadingDatabase
from wildcards.table import Entry, Table
from wildcards.table.snapshot import table_from


class Checked(msgspec.Struct, frozen=True):
    """How many tables can go on, and why others cannot."""

    tables: int
    unreadable: dict[str, str]


def check_database(url: str) -> Checked:
    """Reads only, so it may be run while another version serves."""
    with contextlib.closing(backend_of(url, must_exist=True).connect_to_read()) as database:
        rows = database.read(Statement("SELECT table_id FROM tables WHERE status <> 'over' ORDER BY table_id"))
        unreadable = {table: why for (table,) in rows if (why := reason_against(database, table))}
        return Checked(len(rows), unreadable)


def reason_against(database: ReadingDatabase, table: str) -> str:
    """Why the table cannot go on; empty if it can."""
    try:
        made = newest_snapshot(database, table)
        after = Statement("SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, made.version))
        for (body,) in database.read(after):
            made.apply(msgspec.json.decode(body, type=Entry))
    except StorageError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, it would be the same when the table is opened
        return f"{type(error).__name__}: {error}"[:200]
    return "" if made.version else "its log is empty"


def newest_snapshot(database: ReadingDatabase, table: str) -> Table:
    newest = Statement("SELECT body FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table,))
    try:
        rows = database.read(newest)
    except StorageError:
        return Table()  # from before there were snapshots
    return table_from(rows[0][0]) if rows else Table()
