"""What a move costs, and what a simulation makes of it: `python -m tests.faults.capacity --nodes 2`.

Several real nodes on one PostgreSQL serve tables that move at a steady rate; what is measured a move (processor of the
nodes, bytes written, commits, notices) goes into the model of `docs/explanation/capacity.md`. From two rates it has to
foretell a third, three times as high as the first.
"""

import argparse
import asyncio
import contextlib
import json
import random
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from tests.faults.load import Load, entries_written, fill_table, metrics_page, value
from tests.faults.processes import ServerProcess, server_process
from tests.server.databases import Cluster
from wildcards.server.serve import loop_factory

COUNTERS = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn, sum(xact_commit) FROM pg_stat_database"


class Costs(NamedTuple):
    """Of one move, of a person or a bot."""

    node_seconds: float  # of the processor, all nodes together
    wal_bytes: float
    commits: float
    notices: float  # that each node hears: one for each batch that is written


class Reading(NamedTuple):
    moves: float
    node_seconds: float
    wal_bytes: float
    commits: float
    batches: float


class Needs(NamedTuple):
    """What so many tables at once would need."""

    moves: int  # a second, of people and bots
    connections: int
    cores: float  # of all nodes, without thinking
    memory_gib: float  # for connections
    log_mb: float  # a second, before snapshots and deletions
    notices: int  # a second that every node hears
    thinking_cores: int  # if one seat in five is a bot that searches for half a second


MOVES_A_TABLE, PEOPLE_SHARE, PEOPLE_AT_A_TABLE = 0.451, 0.79, 4  # a second; of people; as `make load` plays
CORE_SECONDS, LOG_BYTES, NOTICES, CONNECTION_KIB = 0.0013, 1_200, 1.04, 32.9  # as measured, see the page
THOUGHT_SECONDS = 0.5


def needed(tables: int) -> Needs:
    moves = tables * MOVES_A_TABLE
    return Needs(
        moves=round(moves),
        connections=tables * PEOPLE_AT_A_TABLE,
        cores=moves * CORE_SECONDS,
        memory_gib=tables * PEOPLE_AT_A_TABLE * CONNECTION_KIB / 2**20,
        log_mb=moves * LOG_BYTES / 1e6,
        notices=round(moves * NOTICES),
        thinking_cores=round(moves * (1 - PEOPLE_SHARE) * THOUGHT_SECONDS),
    )


async def read(database: str, nodes: list[ServerProcess]) -> Reading:
    pages = [await metrics_page(node.port) for node in nodes]
    connection = await psycopg.AsyncConnection.connect(database, autocommit=True)
    async with connection:
        row = await (await connection.execute(COUNTERS)).fetchone()
    assert row is not None
    return Reading(
        moves=sum(entries_written(page) for page in pages),
        node_seconds=sum(node.cpu_seconds() for node in nodes),
        wal_bytes=float(row[0]),
        commits=float(row[1]),
        batches=sum(value(page, "wildcards_written_jobs") for page in pages),
    )


async def costs_at(
    load: Load, database: str, nodes: list[ServerProcess], rate: float, seconds: float
) -> tuple[Costs, float, float]:
    """Of a move; how many there were a second; and the cores that all nodes used."""
    load.rate = rate
    await load.drive(seconds / 4)
    before, started = await read(database, nodes), time.perf_counter()
    await load.drive(seconds)
    after, elapsed = await read(database, nodes), time.perf_counter() - started
    moves = after.moves - before.moves
    spent = [(late - early) / moves for early, late in zip(before[1:], after[1:], strict=True)]
    return Costs(*spent), moves / elapsed, (after.node_seconds - before.node_seconds) / elapsed


async def run(nodes: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-capacity-"))
    cluster = await asyncio.to_thread(Cluster, folder / "pg")
    try:
        database = cluster.new_database()
        async with contextlib.AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(server_process(database, folder)) for _ in range(nodes)]
            load = Load(rate, random.Random(1))
            for number in range(tables):
                await fill_table(load, servers[number % nodes].port)
            _, slow, idle = await costs_at(load, database, servers, rate, seconds)
            _, quick, busy = await costs_at(load, database, servers, 2 * rate, seconds)
            a_move = (busy - idle) / (quick - slow)
            always = idle - a_move * slow
            costs, most, cores = await costs_at(load, database, servers, 3 * rate, seconds)
            return {
                "nodes": nodes,
                "moves a second": [round(slow, 1), round(quick, 1), round(most, 1)],
                "of a move": {name: round(value, 5) for name, value in costs._asdict().items()},
                "cores a move a second, and always": [round(a_move, 5), round(always, 3)],
                "cores foretold for the third, and used": [round(always + a_move * most, 3), round(cores, 3)],
            }
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        print(json.dumps(runner.run(run(given.nodes, given.tables, given.rate, given.seconds)), indent=1))
