"""Which database an address names, and how it is reached."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from wildcards.extras import MissingExtra, need
from wildcards.host.errors import StorageError
from wildcards.server.storage.jobs import Statement
from wildcards.server.storage.reader import ReadingDatabase

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


class Backend(NamedTuple):
    connect: Callable[[], ReadingDatabase]
    connect_to_read: Callable[[], ReadingDatabase]
    notify: Callable[[str, str, int], Statement] | None = None  # where several nodes share it
    file: Path | None = None  # where it is a file of this machine


def backend_of(url: str, *, must_exist: bool = False) -> Backend:
    """`sqlite:///PATH`, a file that is made where it is allowed to be missing, or `postgresql://…`."""
    if url.startswith(SQLITE):
        from wildcards.server.storage.sqlite import SQLiteDatabase

        file = Path(url.removeprefix(SQLITE))
        if must_exist and not file.is_file():
            raise StorageError(f"there is no file {file}")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(f"cannot make the folder {file.parent}: {error.strerror}") from error
        return Backend(partial(SQLiteDatabase, file), partial(SQLiteDatabase, file, read_only=True), file=file)
    if url.startswith(POSTGRES):
        try:
            need("postgres")
        except MissingExtra as missing:
            raise StorageError(str(missing)) from None
        from wildcards.server.storage.postgres import PostgresDatabase, notification

        return Backend(partial(PostgresDatabase, url), partial(PostgresDatabase, url), notification)
    raise StorageError(f"the database {url!r} is neither sqlite:///PATH nor postgresql://USER@HOST/NAME")
