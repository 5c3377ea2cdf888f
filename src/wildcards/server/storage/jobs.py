"""What the writer is asked to do: a few statements that happen together or not at all."""

from typing import Any, NamedTuple

Row = tuple[Any, ...]


class Statement(NamedTuple):
    """SQL with `?` for each argument."""

    sql: str
    arguments: Row = ()


class Job(NamedTuple):
    """`claims` must each write exactly one row, else it is a conflict and nothing happens; `then` follows them.

    Jobs about the same `table` are done one after the other, whichever node asks.
    """

    claims: tuple[Statement, ...]
    then: tuple[Statement, ...] = ()
    table: str | None = None


class StorageError(Exception):
    """The database cannot do it now. What was being written may or may not be there: look before trying again."""


class Conflict(Exception):  # noqa: N818 - an outcome, not a fault
    """Somebody else was first: another node wrote this version, or the command has happened already."""
