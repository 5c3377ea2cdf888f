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
