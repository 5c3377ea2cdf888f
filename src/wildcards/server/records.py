"""Records of finished games, out of a database and into one: one JSON object a line."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Iterable

from wildcards.game import Game, Record
from wildcards.game.refusals import BadRecord
from wildcards.server.storage import SqlStore, opened_store

PAGE = 200
NAME = 20


async def exported(store: SqlStore) -> AsyncIterator[str]:
    """Every finished game. Running ones stay inside: their records tell everything."""
    last = ""
    while page := await store.records_after(last, PAGE):
        for _, body in page:
            yield body
        last = page[-1][0]


async def import_records(store: SqlStore, lines: Iterable[str]) -> tuple[int, int]:
    """Adds the games that are not there yet: how many are new, and how many were known. A bad line stops it."""
    new = known = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        record = checked(line, number)
        if await store.add_record(name_of(record), record.to_json()):
            new += 1
        else:
            known += 1
    return new, known


def checked(line: str, number: int) -> Record:
    """A record that can be played from its first move to its last, and is over."""
    try:
        record = Record.from_json(line)
        if not Game.replay(record).is_over:
            raise BadRecord(where="moves", what="the game is not over")
    except BadRecord as bad:
        raise BadRecord(where=f"line {number}, {bad.facts['where']}", what=bad.facts["what"]) from None
    return record


def name_of(record: Record) -> str:
    """The same game always gets the same name."""
    return hashlib.sha256(record.to_json().encode()).hexdigest()[:NAME]


def open_and_export(database: str) -> list[str]:
    """For the command line."""

    async def everything() -> list[str]:
        async with opened_store(database, must_exist=True) as store:
            return [body async for body in exported(store)]

    return asyncio.run(everything())


def open_and_import(database: str, lines: Iterable[str]) -> tuple[int, int]:
    """For the command line."""

    async def everything() -> tuple[int, int]:
        async with opened_store(database) as store:
            return await import_records(store, lines)

    return asyncio.run(everything())
