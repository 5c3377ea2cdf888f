"""Storage in memory, for a host that needs nothing to outlive its process."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Sequence

from wildcards.host.background import settle
from wildcards.host.daily import placing_of
from wildcards.host.errors import Conflict
from wildcards.host.interfaces import Batch, Committed, DaysGame, KeptSnapshot, Link, Placing, Standing, TableRow
from wildcards.table import Entry, Person
from wildcards.table.played import PlayedGame


class MemoryStore:
    is_shared = False

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._snapshots: dict[str, list[KeptSnapshot]] = {}
        self._rows: dict[str, TableRow] = {}
        self._due: dict[str, int | None] = {}
        self._seated: dict[str, set[str]] = {}  # tables by person
        self._links: dict[str, Link] = {}
        self._outcomes: dict[tuple[str, str], int | str] = {}  # of commands: a version, or a refusal
        self._guests: dict[str, Person] = {}
        self._records: dict[str, str] = {}
        self._days: dict[str, str] = {}  # by record
        self._played: dict[str, list[PlayedGame]] = {}  # by person, oldest first
        self._tries: dict[tuple[str, DaysGame], str] = {}  # tables
        self._started: dict[str, set[str]] = {}  # tables by mark
        self._secret = secrets.token_hex(32)

    # Logs.

    def append(self, batch: Batch, committed: Committed | None = None) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        loop.call_soon(self._append, batch, done, committed)
        return done

    def _append(self, batch: Batch, done: asyncio.Future[None], committed: Committed | None) -> None:
        settle(self._write(batch), done, committed)

    def _write(self, batch: Batch) -> Exception | None:
        if not self._fits(batch):
            return Conflict()
        self._keep(batch)
        return None

    def _fits(self, batch: Batch) -> bool:
        """Whether the next place is free, what lies before it is what these rest on, and no command has an outcome."""
        log = self._logs.get(batch.table, [])
        return (
            (batch.table in self._logs) == (batch.codes is None)
            and batch.entries[0].seq == len(log) + 1
            and (batch.after is None or log[-1] == batch.after)
            and not any((batch.table, entry.command) in self._outcomes for entry in batch.entries)
            and not any((person, batch.tried) in self._tries for person in batch.sat_down)
        )

    def _keep(self, batch: Batch) -> None:
        self._logs.setdefault(batch.table, []).extend(batch.entries)
        self._outcomes |= {(batch.table, entry.command): entry.seq for entry in batch.entries}
        self._rows[batch.table] = TableRow(batch.summary, int(time.time()))
        self._due[batch.table] = batch.due
        codes = batch.codes or batch.new_codes
        if codes is not None:
            self._links = {code: link for code, link in self._links.items() if link.table != batch.table}
            self._links |= zip(codes, (Link(batch.table, "seat"), Link(batch.table, "watching")), strict=True)
        for person in batch.sat_down:
            self._seated.setdefault(person, set()).add(batch.table)
        for person in batch.got_up:
            self._seated[person].discard(batch.table)
        if batch.record is not None:
            self._records |= [batch.record]
            if batch.day is not None:
                self._days[batch.record[0]] = batch.day
        if batch.snapshot is not None:
            last = batch.entries[-1]
            self._snapshots.setdefault(batch.table, []).append(KeptSnapshot(last.seq, last.at, batch.snapshot))
        for person, game in batch.played.items():
            self._played.setdefault(person, []).append(game)
        if batch.tried is not None:
            self._tries |= {(person, batch.tried): batch.table for person in batch.sat_down}

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        return self._logs.get(table, [])[after : None if most is None else after + most]

    async def snapshot(self, table: str, at: int | None = None) -> KeptSnapshot | None:
        kept = [one for one in self._snapshots.get(table, ()) if at is None or one.at <= at]
        return kept[-1] if kept else None

    async def keep_snapshot(self, table: str, snapshot: KeptSnapshot) -> None:
        self._snapshots.setdefault(table, []).append(snapshot)

    async def version_of(self, table: str, command: str) -> int | None:
        outcome = self._outcomes.get((table, command))
        return outcome if isinstance(outcome, int) else None

    async def keep_refusal(self, table: str, command: str, body: str) -> None:
        if (table, command) in self._outcomes:
            raise Conflict
        self._outcomes[table, command] = body

    async def refusal(self, table: str, command: str) -> str | None:
        outcome = self._outcomes.get((table, command))
        return outcome if isinstance(outcome, str) else None

    async def refusals(self, table: str, most: int) -> dict[str, str]:
        kept = {key[1]: body for key, body in self._outcomes.items() if key[0] == table and isinstance(body, str)}
        return dict(list(kept.items())[-most:])

    # Lists.

    async def table(self, table: str) -> TableRow | None:
        return self._rows.get(table)

    async def tables_of(self, person: str) -> list[TableRow]:
        return newest_first(self._rows[table] for table in self._seated.get(person, ()))

    async def public_tables(self, most_of_one: int) -> list[TableRow]:
        shown = (row for row in self._rows.values() if row.summary.public and row.summary.status != "over")
        return few_of_each(newest_first(shown), most_of_one)

    async def running_games(self, people: Sequence[str], since: int) -> int:
        rows = {row.summary.table: row for person in people for row in await self.tables_of(person)}
        return sum(is_running(row, since) for row in rows.values())

    async def note_start(self, table: str, mark: str) -> None:
        self._started.setdefault(mark, set()).add(table)

    async def started_games(self, mark: str, since: int) -> int:
        return sum(is_running(self._rows[table], since) for table in self._started.get(mark, ()))

    async def due_tables(self, now: int) -> list[str]:
        return [table for table, due in self._due.items() if due is not None and due <= now]

    async def note_due(self, table: str, due: int | None) -> None:
        self._due[table] = due

    async def link(self, code: str) -> Link | None:
        return self._links.get(code)

    async def record(self, record: str) -> str | None:
        return self._records.get(record)

    async def day_of(self, record: str) -> str | None:
        return self._days.get(record)

    # Games of a person, and of a day.

    async def games_of(self, person: str) -> list[PlayedGame]:
        return self._played.get(person, [])[::-1]

    async def forget_games(self, person: str) -> None:
        self._played.pop(person, None)

    async def tries_of(self, person: str, day: str) -> dict[DaysGame, str]:
        return {game: table for (one, game), table in self._tries.items() if one == person and game.day == day}

    async def finished(self, game: DaysGame) -> int:
        return len(self._standings(game))

    async def placing(self, game: DaysGame, person: str) -> Placing | None:
        return placing_of(person, self._standings(game))

    def _standings(self, game: DaysGame) -> list[Standing]:
        return [
            Standing(person, played.points[played.seat], played.ranks[played.seat])
            for person, games in self._played.items()
            for played in games
            if (played.day, len(played.players), played.level) == game and not played.given_up
        ]

    async def secret(self) -> str:
        return self._secret

    # Guests.

    async def save_guest(self, secret_hash: str, person: Person) -> None:
        self._guests[secret_hash] = person

    async def guest(self, secret_hash: str) -> Person | None:
        return self._guests.get(secret_hash)


def newest_first(rows: Iterable[TableRow]) -> list[TableRow]:
    return sorted(rows, key=lambda row: -row.changed)


def few_of_each(rows: Iterable[TableRow], most_of_one: int) -> list[TableRow]:
    """So many of each host at most."""
    seen: Counter[str | None] = Counter()
    kept = []
    for row in rows:
        seen[row.summary.host] += 1
        if seen[row.summary.host] <= most_of_one:
            kept.append(row)
    return kept


def is_running(row: TableRow, since: int) -> bool:
    return row.summary.status in ("shuffling", "running", "paused") and row.changed >= since
