"""Storage in the browser's database. The log of entries is the table; lists of tables are kept in memory beside it.

One worker at a time has the database, so what it has read and written is all there is.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Literal

import msgspec

from wildcards.host.background import settle
from wildcards.host.daily import placing_of
from wildcards.host.errors import Conflict, Damaged, StorageError
from wildcards.host.interfaces import Batch, Committed, DaysGame, KeptSnapshot, Link, Placing, Standing, TableRow
from wildcards.host.memory import few_of_each, is_running, newest_first
from wildcards.local.interfaces import Database
from wildcards.protocol.http import OPENS
from wildcards.table import Entry, Person
from wildcards.table.played import PlayedGame
from wildcards.table.table_view import Summary

log = logging.getLogger("wildcards")
Key = tuple[str | int, ...]
Write = tuple[Key, str]
DAYS_SECRET: Key = ("service", "days")


class Changes(msgspec.Struct, frozen=True):
    expects: Sequence[tuple[Key, str | None]] = ()  # keys that are there, with this value or with any
    adds: Sequence[Write] = ()  # keys that are not there yet
    puts: Sequence[Write] = ()
    deletes: Sequence[Key] = ()
    # On disk before it is said to be; `relaxed` where nobody would miss it.
    durability: Literal["strict", "relaxed"] = "strict"


class Listed(msgspec.Struct):
    """A table as it is kept beside its log."""

    summary: Summary
    changed: int
    due: int | None
    seated: set[str]
    codes: tuple[str, ...] = ()  # of the links that lead to it

    @property
    def row(self) -> TableRow:
        return TableRow(self.summary, self.changed)


class LocalStore:
    is_shared = False

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables: dict[str, Listed] = {}
        self._writing: set[asyncio.Future[None]] = set()
        self._listing = asyncio.Lock()  # what is listed rests on what was listed before

    async def open(self) -> None:
        """Reads the lists."""
        for body in await self._scan(("table", "")):
            try:
                table = msgspec.json.decode(body, type=Listed)
            except (msgspec.DecodeError, UnicodeError) as error:
                log.warning("a table is left out", extra={"error": str(error)})  # the others are to be had
                continue
            self._tables[table.summary.table] = table

    # Logs.

    def append(self, batch: Batch, committed: Committed | None = None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        writing = asyncio.ensure_future(self._append(batch, done, committed))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return done

    async def _append(self, batch: Batch, done: asyncio.Future[None], committed: Committed | None) -> None:
        error: Exception | None = None
        try:
            async with self._listing:
                await self._write(batch)
        except (Conflict, StorageError) as failure:
            error = failure
        settle(error, done, committed)

    async def _write(self, batch: Batch) -> None:
        before = self._tables.get(batch.table)
        seated = (before.seated if before else set()).union(batch.sat_down).difference(batch.got_up)
        old_codes = before.codes if before else ()
        codes = batch.codes or batch.new_codes or old_codes
        table = Listed(batch.summary, int(time.time()), batch.due, seated, codes)
        adds: list[Write] = [(("entry", batch.table, entry.seq), text_of(entry)) for entry in batch.entries]
        adds += [(("outcome", batch.table, entry.command), str(entry.seq)) for entry in batch.entries]
        puts: list[Write] = [
            (("link", code), text_of(Link(batch.table, opens)))
            for code, opens in zip(codes, OPENS, strict=False)
            if code not in old_codes
        ]
        deletes: list[Key] = [("link", code) for code in old_codes if code not in codes]
        expects: list[tuple[Key, str | None]] = []
        listed = (("table", batch.table), text_of(table))
        if batch.codes is not None:
            adds.append(listed)
        else:
            puts.append(listed)
            expects.append((("table", batch.table), None))
        last = batch.entries[0].seq - 1
        if last:
            expects.append((("entry", batch.table, last), text_of(batch.after) if batch.after else None))
        if batch.snapshot is not None:
            kept = KeptSnapshot(batch.entries[-1].seq, batch.entries[-1].at, batch.snapshot)
            puts.append((("snapshot", batch.table, kept.seq), text_of(kept)))
        if batch.record is not None:
            name, body = batch.record
            puts.append((("record", name), body))
            if batch.day is not None:
                puts.append((("day", name), batch.day))
        for person, game in batch.played.items():
            puts += played_writes(person, game)
        if batch.tried is not None:
            for person in batch.sat_down:
                key = ("tried", person, batch.tried.day, text_of(batch.tried))
                adds.append((key, text_of((batch.tried, batch.table))))
        await self._commit(Changes(expects, adds, puts, deletes))
        self._tables[batch.table] = table

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        bodies = (await self._scan(("entry", table, after + 1)))[:most]
        try:
            return [msgspec.json.decode(body, type=Entry) for body in bodies]
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Damaged(type(error).__name__) from error

    async def snapshot(self, table: str, at: int | None = None) -> KeptSnapshot | None:
        kept = [KeptSnapshot(*msgspec.json.decode(body)) for body in await self._scan(("snapshot", table, 0))]
        return next((snapshot for snapshot in reversed(kept) if at is None or snapshot.at <= at), None)

    async def keep_snapshot(self, table: str, snapshot: KeptSnapshot) -> None:
        await self._commit(Changes(puts=[(("snapshot", table, snapshot.seq), text_of(snapshot))]))

    async def version_of(self, table: str, command: str) -> int | None:
        outcome = await self._read(("outcome", table, command))
        return int(outcome) if outcome and outcome.isdigit() else None

    async def keep_refusal(self, table: str, command: str, body: str) -> None:
        by_table = (("refusal", table, command), text_of((command, body)))
        await self._commit(Changes(adds=[(("outcome", table, command), body)], puts=[by_table]))

    async def refusal(self, table: str, command: str) -> str | None:
        outcome = await self._read(("outcome", table, command))
        return None if outcome is None or outcome.isdigit() else outcome

    async def refusals(self, table: str, most: int) -> dict[str, str]:
        return dict([msgspec.json.decode(body) for body in await self._scan(("refusal", table, ""))][-most:])

    # Lists.

    async def table(self, table: str) -> TableRow | None:
        return self._tables[table].row if table in self._tables else None

    async def tables_of(self, person: str) -> list[TableRow]:
        return newest_first(table.row for table in self._tables.values() if person in table.seated)

    async def public_tables(self, most_of_one: int) -> list[TableRow]:
        rows = [table.row for table in self._tables.values()]
        shown = (row for row in rows if row.summary.public and row.summary.status != "over")
        return few_of_each(newest_first(shown), most_of_one)

    async def running_games(self, people: Sequence[str], since: int) -> int:
        own = (table.row for table in self._tables.values() if not table.seated.isdisjoint(people))
        return sum(is_running(row, since) for row in own)

    async def note_start(self, table: str, mark: str) -> None:
        """Nobody comes from elsewhere: the limit of the person is enough."""

    async def started_games(self, mark: str, since: int) -> int:
        return 0

    async def due_tables(self, now: int) -> list[str]:
        return [name for name, table in self._tables.items() if table.due is not None and table.due <= now]

    async def note_due(self, table: str, due: int | None) -> None:
        async with self._listing:
            listed = msgspec.structs.replace(self._tables[table], due=due)
            await self._commit(Changes(puts=[(("table", table), text_of(listed))]))
            self._tables[table] = listed

    async def link(self, code: str) -> Link | None:
        body = await self._read(("link", code))
        return None if body is None else Link(*msgspec.json.decode(body))

    async def record(self, record: str) -> str | None:
        return await self._read(("record", record))

    async def day_of(self, record: str) -> str | None:
        return await self._read(("day", record))

    # Games of a person, and of a day.

    async def games_of(self, person: str) -> list[PlayedGame]:
        kept = await self._scan(("played", person, ""))
        return [msgspec.json.decode(body, type=PlayedGame) for body in reversed(kept)]

    async def add_games(self, person: str, games: Sequence[tuple[PlayedGame, str]]) -> None:
        """Games with their records, but for those that are there."""
        there = {game.record for game in await self.games_of(person)}
        puts: list[Write] = []
        for game, record in games:
            if game.record not in there:
                puts += [(("record", game.record), record), *played_writes(person, game)]
        await self._commit(Changes(puts=puts))

    async def forget_games(self, person: str) -> None:
        games = await self.games_of(person)
        kept = [key for game in games for key in played_keys(person, game)]
        await self._commit(Changes(deletes=kept))

    async def tries_of(self, person: str, day: str) -> dict[DaysGame, str]:
        tries = [msgspec.json.decode(body) for body in await self._scan(("tried", person, day, ""))]
        return {DaysGame(*game): table for game, table in tries}

    async def finished(self, game: DaysGame) -> int:
        return len(await self._standings(game))

    async def placing(self, game: DaysGame, person: str) -> Placing | None:
        return placing_of(person, await self._standings(game))

    async def _standings(self, game: DaysGame) -> list[Standing]:
        return [Standing(*msgspec.json.decode(body)) for body in await self._scan(("standing", text_of(game), ""))]

    async def secret(self) -> str:
        kept = await self._read(DAYS_SECRET)
        if kept is None:
            kept = secrets.token_hex(32)
            await self.keep(DAYS_SECRET, kept)
        return kept

    # Guests.

    async def save_guest(self, secret_hash: str, person: Person) -> None:
        await self.keep(("guest", secret_hash), text_of(person))

    async def guest(self, secret_hash: str) -> Person | None:
        body = await self._read(("guest", secret_hash))
        return None if body is None else msgspec.json.decode(body, type=Person)

    # Whatever else is kept.

    async def beat(self, served: int) -> int:
        """Says that the host is alive; answers the most that it ever said."""
        most = max(served, int(await self._read(("service", "served")) or 0))
        await self._commit(Changes(puts=[(("service", "served"), str(most))], durability="relaxed"))
        return most

    async def keep(self, key: Key, value: str) -> None:
        await self._commit(Changes(puts=[(key, value)]))

    async def kept(self, key: Key) -> str | None:
        return await self._read(key)

    # The database.

    async def _commit(self, changes: Changes) -> None:
        try:
            outcome = await self._database.commit(text_of(changes))
        except Exception as error:
            raise StorageError(str(error)) from error
        if outcome != "done":
            raise Conflict

    async def _read(self, key: Key) -> str | None:
        try:
            return await self._database.read(text_of(key))
        except Exception as error:
            raise StorageError(str(error)) from error

    async def _scan(self, start: Key) -> list[str]:
        try:
            return msgspec.json.decode(await self._database.scan(text_of(start)), type=list[str])
        except Exception as error:
            raise StorageError(str(error)) from error


def played_keys(person: str, game: PlayedGame) -> list[Key]:
    """Where it lies in the person's list, and among all who have played the same game of a day."""
    keys: list[Key] = [("played", person, f"{game.finished:012}.{game.record}")]
    if game.day and not game.given_up:
        keys.append(("standing", text_of(DaysGame(game.day, len(game.players), game.level)), person))
    return keys


def played_writes(person: str, game: PlayedGame) -> list[Write]:
    values = (game, Standing(person, game.points[game.seat], game.ranks[game.seat]))
    return list(zip(played_keys(person, game), map(text_of, values), strict=False))


def text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()
