"""All that is kept about a guest and companions, as it is kept.

It is read a page at a time, one page for anybody at once: however much somebody has done and said, nobody else waits
while it is put together, and whoever reads it slowly fills no memory.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence

import msgspec

from wildcards.server.storage.jobs import Row
from wildcards.server.storage.store import ENTRY_DECODER, SqlStore
from wildcards.table.actions import Say
from wildcards.table.companions import everybody_of
from wildcards.table.state import Said

PAGE = 500  # rows
# What a log begins with that was shortened.
BEGINNING = """SELECT body FROM snapshots AS start WHERE table_id = ? AND NOT EXISTS
    (SELECT 1 FROM entries WHERE entries.table_id = start.table_id AND entries.seq <= start.seq)"""
ENTRIES = "SELECT seq, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
SAYS = '"kind":"say"'
Page = Sequence[object]


class Talk(msgspec.Struct):
    """Of a table's snapshot, what was said."""

    said: list[Said]
    speakers: dict[int, str]


class OwnData:
    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._turn = asyncio.Lock()

    async def pieces(self, guest: str) -> AsyncIterator[bytes]:
        """One object of JSON."""
        people = everybody_of(guest)
        kinds: dict[str, AsyncIterator[Page]] = {
            "guest": self._rows("name, program, seen, avatar", "guests", people, "person"),
            "seated_at": self._column("table_id", "seated", people, "table_id, person"),
            "sat_at": self._column("table_id", "sat", people, "table_id, person"),
            "games": self._games(people),
            "named_in": self._column("record_id", "named", people, "record_id, person"),
            "said": self._said(people),
            "tried": self._rows("day, players, level", "tries", people, "day, players, level, person"),
            "reported": self._rows("at, table_id, name, why", "reports", people, "at, report_id", whose="by_person"),
        }
        yield f'{{"person":{json.dumps(guest)},"kept":{{'.encode()
        for number, (kind, pages) in enumerate(kinds.items()):
            yield f'{"," if number else ""}"{kind}":['.encode()
            comma = b""
            async for page in pages:
                if page:
                    yield comma + msgspec.json.encode(page)[1:-1]
                    comma = b","
            yield b"]"
        yield b"}}"

    async def _read(self, sql: str, *arguments: object) -> list[Row]:
        async with self._turn:
            return await self._store.read(sql, *arguments)

    async def _found(
        self, columns: str, table: str, people: Sequence[str], order: str, whose: str = "person"
    ) -> AsyncIterator[list[Row]]:
        these = ", ".join("?" * len(people))
        sql = f"SELECT {columns} FROM {table} WHERE {whose} IN ({these}) ORDER BY {order} LIMIT ? OFFSET ?"
        found = 0
        while rows := await self._read(sql, *people, PAGE, found):
            found += len(rows)
            yield rows

    async def _rows(
        self, columns: str, table: str, people: Sequence[str], order: str, whose: str = "person"
    ) -> AsyncIterator[Page]:
        async for rows in self._found(columns, table, people, order, whose):
            yield [dict(zip(columns.split(", "), row, strict=True)) for row in rows]

    async def _column(self, column: str, table: str, people: Sequence[str], order: str) -> AsyncIterator[Page]:
        async for rows in self._found(column, table, people, order):
            yield [value for (value,) in rows]

    async def _games(self, people: Sequence[str]) -> AsyncIterator[Page]:
        async for rows in self._found("body", "played", people, "finished, record_id, person"):
            yield [msgspec.Raw(body.encode()) for (body,) in rows]

    async def _said(self, people: Sequence[str]) -> AsyncIterator[Page]:
        """The words in the logs of their tables, and in what a log that was shortened begins with."""
        async for tables in self._found("DISTINCT table_id", "sat", people, "table_id"):
            for (table,) in tables:
                for (body,) in await self._read(BEGINNING, table):
                    talk = msgspec.json.decode(body, type=Talk)
                    own = (line.text for line in talk.said if line.text and talk.speakers.get(line.number) in people)
                    yield [{"table_id": table, "text": text} for text in own]
                seq, is_more = 0, True
                while is_more:
                    rows = await self._read(ENTRIES, table, seq, PAGE)
                    seq, is_more = rows[-1][0] if rows else seq, len(rows) == PAGE
                    entries = [ENTRY_DECODER.decode(body) for _, body in rows if SAYS in body]
                    yield [
                        {"table_id": table, "text": entry.action.text}
                        for entry in entries
                        if isinstance(entry.action, Say) and entry.by is not None and entry.by.id in people
                    ]
