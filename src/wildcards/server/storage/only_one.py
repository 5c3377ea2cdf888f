"""Only one server uses a file of SQLite: two would not hear of each other, nor would the people at one table."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from wildcards.host.errors import StorageError
from wildcards.server.storage.backends import SQLITE
from wildcards.server.storage.sqlite import PRIVATE


@contextlib.contextmanager
def only_one(database: str, address: str) -> Iterator[None]:
    """As long as it lasts. A server that is killed lets go of it. Not every system has such locks."""
    held = None
    with contextlib.suppress(OSError):
        held = opened_beside(database)
    if held is None:
        yield
        return
    try:
        take(held, address)
        yield
    finally:
        os.close(held)


def opened_beside(database: str) -> int | None:
    """A file that nobody else on the machine reads. It stays: whoever deleted it would let two servers in."""
    if not database.startswith(SQLITE):
        return None
    file = Path(f"{database.removeprefix(SQLITE)}.server")
    file.parent.mkdir(parents=True, exist_ok=True)
    return os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE)


def take(held: int, address: str) -> None:
    """Raises StorageError where another server has it, which has said where it is."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        where = os.read(held, 1000).decode(errors="replace")
        raise StorageError(f"a server uses it already, at {where}") from None
    except OSError:
        return  # a file system that knows none
    with contextlib.suppress(OSError):  # the disk may be full
        os.ftruncate(held, 0)
        os.write(held, address.encode())
