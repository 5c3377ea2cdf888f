"""After a restore from a backup: what was played since is lost, and cards of it are known.

So no game goes on from there. Every game that runs in the backup is called off, and every table that waits for one gets
a new seed: the one in the backup may have been dealt from, and published, in the time that is lost.
"""

import asyncio

from wildcards.game.fair import new_seed
from wildcards.host.errors import Damaged
from wildcards.host.interfaces import Batch
from wildcards.host.loading import load
from wildcards.host.names import RECORD_NAME, new_name
from wildcards.server.storage import SqlStore, opened_store
from wildcards.server.storage.only_one import only_one
from wildcards.table import Entry, Table, table_view
from wildcards.table.actions import AnyAction, CalledOff, Shuffled


async def call_off_games(store: SqlStore) -> tuple[int, int]:
    """How many games were called off, and how many tables only got a new seed."""
    games = seeds = 0
    for (name,) in await store.read("SELECT table_id FROM tables WHERE status <> 'over'"):
        try:
            loaded = await load(store, name, None, 0)
        except Damaged:
            continue  # it is set aside, and nobody plays there
        if loaded is None:
            continue
        games, seeds = (games, seeds + 1) if loaded.table.status == "open" else (games + 1, seeds)
        await store.append(called_off(loaded.table))
    return games, seeds


def called_off(table: Table) -> Batch:
    entries: list[Entry] = []
    mark = new_name(RECORD_NAME)

    def happen(action: AnyAction) -> None:
        entries.append(table.entry(table.changed, f"restored.{mark}.{len(entries)}", action))
        table.apply(entries[-1])

    before = table.people
    happen(CalledOff())
    happen(Shuffled(seed=new_seed(), record=new_name(RECORD_NAME)))
    gone = sorted(before - table.people)
    return Batch(table.id, entries, table_view.summary(table), table.due_at, got_up=gone)


def open_and_call_off(database: str) -> tuple[int, int]:
    """For the command line."""

    async def everything() -> tuple[int, int]:
        async with opened_store(database, must_exist=True) as store:
            with only_one(database, "`wildcards call-off`"):  # a server would go on with what it has in memory
                return await call_off_games(store)

    return asyncio.run(everything())
