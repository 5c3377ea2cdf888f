"""PostgreSQL, shared by several nodes: the unique version of an entry is the fence, a notification only a hint."""

from collections.abc import Sequence
from typing import Any

import psycopg

from wildcards.host.errors import Damaged, StorageError
from wildcards.server.storage.jobs import Job, Row, Statement
from wildcards.server.storage.migrations import MIGRATIONS, VERSION_TABLE, check_age

CHANNEL = "wildcards"
CONNECT_SECONDS = 5
SILENT_MILLISECONDS = 2_000
# After a database has gone without a word, its machine or the network, nobody waits for it longer than half a minute.
STILL_THERE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 15_000}
MIGRATION_LOCK = 8_321_001
HOLD_TABLES = b"SELECT 1 FROM tables WHERE table_id = ANY(%s) ORDER BY table_id FOR NO KEY UPDATE"


def options() -> dict[str, Any]:
    """Of every connection."""
    return {"autocommit": True, "connect_timeout": CONNECT_SECONDS, **STILL_THERE}


class HeldInPart(Exception):  # noqa: N818 - an outcome
    """Only some of a job's claims held."""


class PostgresDatabase:
    def __init__(self, url: str) -> None:
        try:
            self._connection = psycopg.connect(url, client_encoding="utf8", **options())
            # Every commit is on disk before it is acknowledged, and a lock that is held elsewhere does not hold us up.
            self._connection.execute("SET synchronous_commit = on")
            self._connection.execute("SET lock_timeout = '5s'")
            # Nor does a node that falls silent in the middle of a transaction.
            self._connection.execute(f"SET idle_in_transaction_session_timeout = {SILENT_MILLISECONDS}")
        except psycopg.Error as error:
            raise failure(error) from error
        encoding = self._connection.info.parameter_status("server_encoding")
        if encoding != "UTF8":
            self._connection.close()
            raise StorageError(f"the database has the encoding {encoding}; create one with ENCODING 'UTF8'")

    def migrate(self) -> None:
        """One node at a time."""
        try:
            with self._connection.transaction():
                self._connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                self._connection.execute(VERSION_TABLE)
                row = self._connection.execute("SELECT COUNT(*) FROM schema_version").fetchone()
                done = row[0] if row else 0
                check_age(done)
                for version, statements in enumerate(MIGRATIONS[done:], done + 1):
                    for statement in statements:
                        self._connection.execute(statement.encode())
                    self._connection.execute("INSERT INTO schema_version VALUES (%s)", (version,))
        except psycopg.Error as error:
            raise failure(error) from error

    def write(self, jobs: Sequence[Job]) -> list[bool]:
        try:
            return self._write_together(jobs)
        except HeldInPart:  # rare: nothing is written; without the others it can be
            return [False] if len(jobs) == 1 else [self.write([job])[0] for job in jobs]

    def _write_together(self, jobs: Sequence[Job]) -> list[bool]:
        """All claims first, in the same order on every node so that two of them never wait for each other."""
        order = sorted(range(len(jobs)), key=lambda place: place_in_order(jobs[place]))
        held = [False] * len(jobs)
        try:
            with self._connection.transaction():
                self._claim(jobs, order, held)
                with self._connection.pipeline():
                    for place in order:
                        if held[place]:
                            for statement in jobs[place].then:
                                self._connection.execute(translated(statement.sql), statement.arguments)
        except psycopg.Error as error:
            raise failure(error) from error
        return held

    def _claim(self, jobs: Sequence[Job], order: list[int], held: list[bool]) -> None:
        tables = sorted({job.table for job in jobs if job.table is not None})
        with self._connection.pipeline():
            # One node at a time writes about a table: what one adds, the next one's claims see.
            self._connection.execute(HOLD_TABLES, (tables,))
            cursors = {
                place: [self._connection.execute(translated(sql), arguments) for sql, arguments in jobs[place].claims]
                for place in order
            }
        for place, cursors_of_job in cursors.items():
            outcomes = {cursor.rowcount == 1 for cursor in cursors_of_job}
            if len(outcomes) > 1:
                raise HeldInPart
            held[place] = False not in outcomes

    def read(self, statement: Statement) -> list[Row]:
        try:
            return self._connection.execute(translated(statement.sql), statement.arguments).fetchall()
        except psycopg.Error as error:
            raise failure(error) from error

    def close(self) -> None:
        self._connection.close()


def place_in_order(job: Job) -> tuple[str, ...]:
    """By table; what is about the same one stays as it came, for it may rest on what came before."""
    statements = job.claims or job.then
    first = statements[0].arguments[:2] if statements else ()
    return (job.table,) if job.table is not None else ("", *(str(argument) for argument in first))


def translated(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


def failure(error: psycopg.Error) -> StorageError:
    is_damaged = isinstance(error, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted)
    return Damaged(one_line(error)) if is_damaged else StorageError(one_line(error))


def one_line(error: Exception) -> str:
    """The message itself; what follows it may quote the values of a row, which are not for a log."""
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


def notification(node: str, table: str, seq: int) -> Statement:
    return Statement(f"SELECT pg_notify('{CHANNEL}', ?)", (f"wrote {node} {table} {seq}",))
