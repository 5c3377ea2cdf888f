"""SQLite: one file, one writing connection, every commit synced."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from wildcards.host.errors import Damaged, StorageError
from wildcards.server.storage.jobs import Job, Row, Statement
from wildcards.server.storage.migrations import MIGRATIONS, VERSION_TABLE, check_age

BUSY_SECONDS = 10
PRIVATE = 0o600


class SQLiteDatabase:
    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        try:
            if not read_only and not path.exists():
                path.touch(mode=PRIVATE)  # what SQLite lays beside it gets the same rights
            self._connection = sqlite3.connect(
                path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=256
            )
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA query_only = " + ("ON" if read_only else "OFF"))
        except OSError as error:
            raise StorageError(f"cannot open {path}: {error.strerror}") from error
        except sqlite3.Error as error:
            raise StorageError(f"cannot open {path}: {error}") from error

    def migrate(self) -> None:
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
            self._connection.execute(VERSION_TABLE)
            (done,) = self._connection.execute("SELECT COUNT(*) FROM schema_version").fetchone()
            check_age(done)
            for version, statements in enumerate(MIGRATIONS[done:], done + 1):
                for statement in statements:
                    self._connection.execute(statement)
                self._connection.execute("INSERT INTO schema_version VALUES (?)", (version,))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            raise failure(error) from error
        except StorageError:
            self._roll_back()
            raise

    def write(self, jobs: Sequence[Job]) -> list[bool]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            held = [self._do(job) for job in jobs]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            raise failure(error) from error
        return held

    def _do(self, job: Job) -> bool:
        if len(job.claims) > 1:
            self._connection.execute("SAVEPOINT job")
        held = all(self._connection.execute(*claim).rowcount == 1 for claim in job.claims)
        if len(job.claims) > 1:
            self._connection.execute("RELEASE job" if held else "ROLLBACK TO job")
        if held:
            for statement in job.then:
                self._connection.execute(*statement)
        return held

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def read(self, statement: Statement) -> list[Row]:
        try:
            return self._connection.execute(*statement).fetchall()
        except sqlite3.Error as error:
            raise failure(error) from error

    def close(self) -> None:
        self._connection.close()


def failure(error: sqlite3.Error) -> StorageError:
    is_damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return Damaged(str(error)) if is_damaged else StorageError(str(error))
