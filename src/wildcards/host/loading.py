"""A table from its store: the newest snapshot and what has happened since, however long its past is.

Nobody else waits for it: a log is read page by page, and the loop goes on in between.
"""

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from wildcards.host.delay import Glimpses, glimpse_of
from wildcards.host.errors import Damaged, StorageError
from wildcards.host.interfaces import KeptSnapshot, LogStore
from wildcards.table import Table
from wildcards.table.snapshot import snapshot_of, table_from

SNAPSHOT_EVERY = 250  # entries
PAGE = 500
YIELD_EVERY = 50  # entries, before others have their turn
REFUSALS_KNOWN = 500


class Loaded(NamedTuple):
    table: Table
    snapshot: int  # the version of the last snapshot that is kept
    refused: dict[str, str]  # the answers to the last commands that were refused
    glimpses: Glimpses


async def load(store: LogStore, name: str, levels: Iterable[str] | None, now: int) -> Loaded | None:
    """The table of that name, if there is one. Raises Damaged if what is stored cannot be understood."""
    try:
        return await _load(store, name, levels, now)
    except StorageError:
        raise
    except Exception as error:
        raise Damaged(type(error).__name__) from error


async def _load(store: LogStore, name: str, levels: Iterable[str] | None, now: int) -> Loaded | None:
    refused = await store.refusals(name, REFUSALS_KNOWN)
    newest = await store.snapshot(name)
    table, kept = (table_from(newest.body), newest.seq) if newest else (Table(), 0)
    if newest and table.settings.watch_delay and newest.at > horizon_of(table, now):
        earlier = await store.snapshot(name, horizon_of(table, now))
        table = table_from(earlier.body) if earlier else Table()
    glimpses, start = Glimpses(), table.version
    while page := await store.entries(name, table.version, PAGE):
        for entry in page:
            if table.settings.watch_delay and entry.at > horizon_of(table, now):
                glimpses.add(glimpse_of(table, table.changed))
            table.apply(entry)
            if table.version % YIELD_EVERY == 0:
                await asyncio.sleep(0)
    if not table.version:
        return None
    if table.settings.watch_delay:
        glimpses.add(glimpse_of(table, table.changed))
    if table.version - max(start, kept) > SNAPSHOT_EVERY:  # written before there were snapshots
        kept = table.version
        await store.keep_snapshot(name, KeptSnapshot(kept, table.changed, snapshot_of(table)))
    table.levels = None if levels is None else frozenset(levels)
    return Loaded(table, kept, refused, glimpses)


def horizon_of(table: Table, now: int) -> int:
    """Up to when those who watch may have seen it."""
    return now - table.settings.watch_delay * 1000
