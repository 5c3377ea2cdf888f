"""The one interface of the storage, whichever database is behind it."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from wildcards.host.errors import Conflict, Damaged
from wildcards.host.interfaces import Batch, Committed, DaysGame, KeptSnapshot, Link, Placing, TableRow
from wildcards.host.memory import newest_first
from wildcards.server.storage.backends import Backend, backend_of
from wildcards.server.storage.jobs import Job, Row, Statement
from wildcards.server.storage.reader import Read, Reader
from wildcards.server.storage.shared_look import SharedLook
from wildcards.server.storage.writer import Writer, ignore
from wildcards.table import Entry, Person
from wildcards.table.played import PlayedGame
from wildcards.table.table_view import Summary

LISTED = 200
LOOKED_AT = 5_000  # public tables, the newest: however many there are, to list them costs no more
ALL = 2**62
PROBE = "." * 20_000  # more than a few free bytes in a page can hold
SEEN_SECONDS = 24 * 3600  # after which it is noted again that a guest is still there
ENTRY_DECODER, GAME_DECODER = msgspec.json.Decoder(Entry), msgspec.json.Decoder(PlayedGame)
Kept = TypeVar("Kept")
GAMES_LISTED = 5_000

# What has been refused does not happen later, what has happened is not refused later, and what was deleted stays so.
ADD_ENTRY = """INSERT INTO entries (table_id, seq, command, body)
    SELECT CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT)
    WHERE NOT EXISTS (SELECT 1 FROM refusals WHERE table_id = ? AND command = ?)
    AND EXISTS (SELECT 1 FROM tables WHERE table_id = ?) ON CONFLICT DO NOTHING"""
ADD_REFUSAL = """INSERT INTO refusals (table_id, command, at, body)
    SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT)
    WHERE NOT EXISTS (SELECT 1 FROM entries WHERE table_id = ? AND command = ?) ON CONFLICT DO NOTHING"""
# Where the entry before is not known to be on disk, it must be there word for word: this one rests on it.
ADD_NEXT_ENTRY = """INSERT INTO entries (table_id, seq, command, body)
    SELECT CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT)
    WHERE NOT EXISTS (SELECT 1 FROM refusals WHERE table_id = ? AND command = ?)
    AND EXISTS (SELECT 1 FROM entries WHERE table_id = ? AND seq = ? AND body = ?) ON CONFLICT DO NOTHING"""
ADD_TABLE = """INSERT INTO tables (table_id, invite, watch, status, public, due, changed, summary, host)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
CHANGE_CODES = "UPDATE tables SET invite = ?, watch = ? WHERE table_id = ?"
CHANGE_TABLE = """UPDATE tables SET status = ?, public = ?, due = ?, changed = ?, summary = ?, host = ?
    WHERE table_id = ?"""
ADD_RECORD = "INSERT INTO records (record_id, table_id, finished, body, day) VALUES (?, ?, ?, ?, ?)"
ADD_PLAYED = "INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
ADD_NAMED = "INSERT INTO named VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
ADD_TRY = "INSERT INTO tries (person, day, players, level, table_id) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
ADD_SECRET = "INSERT INTO secrets (name, value) VALUES ('days', ?) ON CONFLICT DO NOTHING"
# In turns: the newest table of each host, then the second of each, so that nobody pushes others out.
PUBLIC_TABLES = """SELECT summary, changed FROM
    (SELECT summary, changed, ROW_NUMBER() OVER
        (PARTITION BY COALESCE(NULLIF(host, ''), table_id) ORDER BY changed DESC) AS place
    FROM (SELECT * FROM tables WHERE public = 1 AND status <> 'over' ORDER BY changed DESC LIMIT ?) AS newest) AS shown
    WHERE place <= ? ORDER BY place, changed DESC LIMIT ?"""
RUNNING_GAMES = """SELECT COUNT(*) FROM tables WHERE table_id IN ({})
    AND status IN ('shuffling', 'running', 'paused') AND changed >= ?"""
RANKED = "day = ? AND players = ? AND level = ? AND given_up = 0"
ADD_SNAPSHOT = "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
SAVE_GUEST = """INSERT INTO guests (secret_hash, person, name, program, seen, avatar) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (secret_hash) DO UPDATE SET name = excluded.name, seen = excluded.seen, avatar = excluded.avatar"""


class SqlStore:
    def __init__(self, backend: Backend) -> None:
        self.file = backend.file
        self.node = secrets.token_hex(4)  # tells this process from other nodes
        self.is_shared = backend.notify is not None  # by several nodes
        with contextlib.closing(backend.connect()) as database:
            database.migrate()
        self._reader = Reader(backend.connect_to_read)
        self._notify = backend.notify
        self._lists: dict[int, SharedLook[list[TableRow]]] = {}
        self.writer = Writer(backend.connect)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self._reader.stop)

    async def read(self, sql: str, *arguments: object) -> list[Row]:
        return await self._reader.do(lambda read: read(Statement(sql, arguments)))

    async def write(self, *statements: Statement, table: str | None = None) -> None:
        """All of them or none; about the same table in turn with what else is written about it."""
        await self.writer.do(Job((), statements, table))

    @property
    def damaged_pages(self) -> int:
        """How often the database said that what it found was not what it had written."""
        return self._reader.damaged + self.writer.damaged

    # Tables.

    def append(self, batch: Batch, committed: Committed | None = None) -> asyncio.Future[None]:
        """Writes the next entries of a log with what follows from them: it is a Conflict if somebody was first."""
        table, entries = batch.table, batch.entries
        claims = [claim(table, entry, before) for before, entry in zip((batch.after, *entries), entries, strict=False)]
        now = int(time.time())
        summary = msgspec.json.encode(batch.summary).decode()
        state = (batch.summary.status, int(batch.summary.public), batch.due, now, summary, batch.summary.host or "")
        if batch.codes is None:
            then = [Statement(CHANGE_TABLE, (*state, table))]
        else:
            claims.insert(0, Statement(ADD_TABLE, (table, *batch.codes, *state)))
            then = []
        if batch.tried is not None:
            claims += [Statement(ADD_TRY, (person, *batch.tried, table)) for person in batch.sat_down]
        if batch.new_codes is not None:
            then.append(Statement(CHANGE_CODES, (*batch.new_codes, table)))
        for person in batch.sat_down:
            for seats in ("seated", "sat"):
                then.append(Statement(f"INSERT INTO {seats} VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table)))
        for person in batch.got_up:
            then.append(Statement("DELETE FROM seated WHERE person = ? AND table_id = ?", (person, table)))
        if batch.record is not None:
            name, body = batch.record
            then.append(Statement(ADD_RECORD, (name, table, now, body, batch.day)))
            then += [Statement(ADD_NAMED, (person, name, seat)) for person, seat in batch.named.items()]
        then += [Statement(ADD_PLAYED, played_row(person, game)) for person, game in batch.played.items()]
        if batch.snapshot is not None:
            then.append(Statement(ADD_SNAPSHOT, (table, entries[-1].seq, entries[-1].at, batch.snapshot)))
        if self._notify is not None:
            then.append(self._notify(self.node, table, entries[-1].seq))
        return self.writer.do(Job(tuple(claims), tuple(then), table), committed)

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        sql = "SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return await self._understood(ENTRY_DECODER, Statement(sql, (table, after, ALL if most is None else most)))

    async def _understood(self, decoder: msgspec.json.Decoder[Kept], wanted: Statement) -> list[Kept]:
        """In the reader's thread, so that nobody else waits while a long log or list is understood."""

        def understood(read: Read) -> list[Kept]:
            rows = read(wanted)
            try:
                return [decoder.decode(body) for (body,) in rows]
            except (msgspec.DecodeError, UnicodeError) as error:
                raise Damaged(type(error).__name__) from error

        return await self._reader.do(understood)

    async def snapshot(self, table: str, at: int | None = None) -> KeptSnapshot | None:
        sql = "SELECT seq, at, body FROM snapshots WHERE table_id = ? AND at <= ? ORDER BY seq DESC LIMIT 1"
        rows = await self.read(sql, table, ALL if at is None else at)
        return KeptSnapshot(*rows[0]) if rows else None

    async def keep_snapshot(self, table: str, snapshot: KeptSnapshot) -> None:
        await self.write(Statement(ADD_SNAPSHOT, (table, *snapshot)), table=table)

    async def version_of(self, table: str, command: str) -> int | None:
        """The version at which a command happened, if it did."""
        rows = await self.read("SELECT seq FROM entries WHERE table_id = ? AND command = ?", table, command)
        return int(rows[0][0]) if rows else None

    async def keep_refusal(self, table: str, command: str, body: str) -> None:
        """Keeps the answer to a command that changed nothing. Raises Conflict if the command has an outcome already."""
        row = (table, command, int(time.time()), body)
        await self.writer.do(Job((Statement(ADD_REFUSAL, (*row, table, command)),), table=table))

    async def refusal(self, table: str, command: str) -> str | None:
        rows = await self.read("SELECT body FROM refusals WHERE table_id = ? AND command = ?", table, command)
        return str(rows[0][0]) if rows else None

    async def refusals(self, table: str, most: int) -> dict[str, str]:
        sql = "SELECT command, body FROM refusals WHERE table_id = ? ORDER BY at DESC LIMIT ?"
        return dict(reversed(await self.read(sql, table, most)))

    async def table(self, table: str) -> TableRow | None:
        rows = await self.read("SELECT summary, changed FROM tables WHERE table_id = ?", table)
        return table_row(rows[0]) if rows else None

    async def tables_of(self, person: str) -> list[TableRow]:
        rows = await self.read(
            """SELECT summary, changed FROM tables WHERE table_id IN (SELECT table_id FROM seated WHERE person = ?)
            ORDER BY changed DESC LIMIT ?""",
            person,
            LISTED,
        )
        return [table_row(row) for row in rows]

    async def public_tables(self, most_of_one: int) -> list[TableRow]:
        if most_of_one not in self._lists:
            self._lists[most_of_one] = SharedLook(partial(self._public_tables, most_of_one))
        return await self._lists[most_of_one].found()

    async def _public_tables(self, most_of_one: int) -> list[TableRow]:
        return newest_first(table_row(row) for row in await self.read(PUBLIC_TABLES, LOOKED_AT, most_of_one, LISTED))

    async def running_games(self, people: Sequence[str], since: int) -> int:
        own = f"SELECT table_id FROM seated WHERE person IN ({', '.join('?' * len(people))})"
        return int((await self.read(RUNNING_GAMES.format(own), *people, since))[0][0])

    async def note_start(self, table: str, mark: str) -> None:
        note = Statement("INSERT INTO started VALUES (?, ?) ON CONFLICT DO NOTHING", (mark, table))
        await self.write(note, table=table)

    async def started_games(self, mark: str, since: int) -> int:
        own = "SELECT table_id FROM started WHERE mark = ?"
        return int((await self.read(RUNNING_GAMES.format(own), mark, since))[0][0])

    async def due_tables(self, now: int) -> list[str]:
        """Tables at which something has to happen by now: a bot's move, or a clock that has run out."""
        rows = await self.read("SELECT table_id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", now, LISTED)
        return [table for (table,) in rows]

    async def note_due(self, table: str, due: int | None) -> None:
        change = Statement("UPDATE tables SET due = ? WHERE table_id = ?", (due, table))
        await self.write(change, table=table)

    async def link(self, code: str) -> Link | None:
        rows = await self.read("SELECT table_id, invite FROM tables WHERE invite = ? OR watch = ?", code, code)
        return Link(rows[0][0], "seat" if rows[0][1] == code else "watching") if rows else None

    # Guests.

    async def save_guest(self, secret_hash: str, person: Person) -> None:
        row = (secret_hash, person.id, person.name, int(person.program), int(time.time()), person.chosen_avatar)
        await self.writer.do(Job((Statement(SAVE_GUEST, row),)))

    async def guest(self, secret_hash: str) -> Person | None:
        sql = "SELECT person, name, program, avatar, seen FROM guests WHERE secret_hash = ?"
        rows = await self.read(sql, secret_hash)
        if not rows:
            return None
        person, name, program, avatar, seen = rows[0]
        now = int(time.time())
        if now - seen > SEEN_SECONDS:
            note = Statement("UPDATE guests SET seen = ? WHERE secret_hash = ?", (now, secret_hash))
            self.writer.do(Job((), (note,))).add_done_callback(ignore)
        return Person(person, name, bool(program), avatar)

    # Records.

    async def record(self, record: str) -> str | None:
        rows = await self.read("SELECT body FROM records WHERE record_id = ?", record)
        return str(rows[0][0]) if rows else None

    async def records_after(self, record: str, count: int) -> list[tuple[str, str]]:
        """The next records by name, for an export in pages."""
        rows = await self.read(
            "SELECT record_id, body FROM records WHERE record_id > ? ORDER BY record_id LIMIT ?", record, count
        )
        return [(name, body) for name, body in rows]

    async def add_record(self, record: str, body: str) -> bool:
        """Keeps a record that was played elsewhere; False if it is there already."""
        row = (record, "", int(time.time()), body, None)
        try:
            await self.writer.do(Job((Statement(f"{ADD_RECORD} ON CONFLICT DO NOTHING", row),)))
        except Conflict:
            return False
        return True

    async def day_of(self, record: str) -> str | None:
        rows = await self.read("SELECT day FROM records WHERE record_id = ?", record)
        return rows[0][0] if rows else None

    # Games of a person, and of a day.

    async def games_of(self, person: str) -> list[PlayedGame]:
        sql = "SELECT body FROM played WHERE person = ? ORDER BY finished DESC, record_id LIMIT ?"
        return await self._understood(GAME_DECODER, Statement(sql, (person, GAMES_LISTED)))

    async def forget_games(self, person: str) -> None:
        await self.write(Statement("DELETE FROM played WHERE person = ?", (person,)))

    async def tries_of(self, person: str, day: str) -> dict[DaysGame, str]:
        sql = "SELECT players, level, table_id FROM tries WHERE person = ? AND day = ?"
        return {DaysGame(day, players, level): table for players, level, table in await self.read(sql, person, day)}

    async def finished(self, game: DaysGame) -> int:
        return int((await self.read(f"SELECT COUNT(*) FROM played WHERE {RANKED}", *game))[0][0])

    async def placing(self, game: DaysGame, person: str) -> Placing | None:
        """Counted where it is kept: thousands may have finished."""
        own = await self.read(f"SELECT points, place FROM played WHERE {RANKED} AND person = ?", *game, person)
        if not own:
            return None
        points, rank = own[0]
        better = f"SELECT COUNT(*) FROM played WHERE {RANKED} AND (points > ? OR (points = ? AND place < ?))"
        return Placing(points, rank, 1 + int((await self.read(better, *game, points, points, rank))[0][0]))

    async def secret(self) -> str:
        await self.write(Statement(ADD_SECRET, (secrets.token_hex(32),)))
        ((secret,),) = await self.read("SELECT value FROM secrets WHERE name = 'days'")
        return str(secret)

    # The service itself.

    async def beat(self, served: int) -> int:
        """Says that the service is alive, and so shows that it can write; answers the most that any node has said.

        Milliseconds of the time served. What is written needs room, so that a full disk is noticed.
        """
        note = Statement("UPDATE service SET value = ? WHERE name = 'served' AND value < ?", (served, served))
        probe = Statement("INSERT INTO probes VALUES (?, ?) ON CONFLICT DO NOTHING", (self.node, PROBE))
        clear = Statement("DELETE FROM probes WHERE node = ?", (self.node,))
        here = Statement("UPDATE service SET value = ? WHERE name = 'beat'", (int(time.time() * 1000),))
        await self.write(note, here, probe, clear)
        rows = await self.read("SELECT value FROM service WHERE name = 'served'")
        return int(rows[0][0])

    async def was_served_since(self, moment: int) -> bool:
        """Whether a node has said since that moment of the wall clock that it is alive."""
        return bool(await self.read("SELECT 1 FROM service WHERE name = 'beat' AND value > ?", moment))


def claim(table: str, entry: Entry, after: Entry | None) -> Statement:
    """Takes the next place in the log, if it is free and what lies before it is what it rests on."""
    row = (table, entry.seq, entry.command, body_of(entry), table, entry.command, table)
    if after is None:
        return Statement(ADD_ENTRY, row)
    return Statement(ADD_NEXT_ENTRY, (*row, after.seq, body_of(after)))


def body_of(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def played_row(person: str, game: PlayedGame) -> Row:
    body, seat = msgspec.json.encode(game).decode(), game.seat
    outcome = (game.points[seat], game.ranks[seat], int(game.given_up))
    return (person, game.record, game.finished, game.day, len(game.players), game.level, *outcome, body)


def table_row(row: Row) -> TableRow:
    return TableRow(msgspec.json.decode(row[0], type=Summary), row[1])


def open_store(url: str, *, must_exist: bool = False) -> SqlStore:
    return SqlStore(backend_of(url, must_exist=must_exist))


@contextlib.asynccontextmanager
async def opened_store(url: str, *, must_exist: bool = False) -> AsyncIterator[SqlStore]:
    """As long as it lasts: whatever waits to be written then is still written."""
    store = await asyncio.to_thread(open_store, url, must_exist=must_exist)
    try:
        yield store
    finally:
        await store.close()
