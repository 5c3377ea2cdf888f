"""kill -9 at random moments: no acknowledged move is lost, none happens twice, every state follows from the log.

At full size: `python -m tests.faults.kills --games 10000 --kills 1000`, the same with `--postgres`, and for several
nodes `python -m tests.faults.kills --postgres --nodes 2 --kills 200 --drops 200`.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from tests.faults.persistent import Player, check_log
from tests.faults.processes import ServerProcess, server_process
from tests.server.databases import Cluster
from wildcards.server.storage import open_store

WORKERS_SHARE = 0.3  # of the kills


class Plan(NamedTuple):
    tables: int
    games: int
    kills: int
    drops: int = 0  # of all connections to the database
    nodes: int = 1
    pause: float = 3.0  # seconds between two faults, on average
    seed: int = 1
    seconds: float = float("inf")  # after which nothing more goes wrong, however much was planned


class Faults:
    """What goes wrong, and how often it did."""

    def __init__(self, plan: Plan, servers: list[ServerProcess], database: str, cluster: Cluster | None) -> None:
        self.plan = plan
        self.servers = servers
        self.database = database
        self.cluster = cluster
        self.rng = random.Random(plan.seed)
        self.counts = {"servers killed": 0, "workers killed": 0, "database connections dropped": 0}

    async def happen(self) -> None:
        faults = [self.kill] * self.plan.kills + [self.drop] * self.plan.drops
        self.rng.shuffle(faults)
        end = time.perf_counter() + self.plan.seconds
        for fault in faults:
            if time.perf_counter() > end:
                return
            await asyncio.sleep(self.rng.uniform(0, 2 * self.plan.pause))
            await fault()

    async def kill(self) -> None:
        server = self.rng.choice(self.servers)
        workers = server.workers()
        if workers and self.rng.random() < WORKERS_SHARE and self.plan.nodes == 1:
            self.counts["workers killed"] += 1
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.rng.choice(workers), signal.SIGKILL)
        else:
            self.counts["servers killed"] += 1
            await server.kill()
            await server.start()

    async def drop(self) -> None:
        assert self.cluster is not None
        self.counts["database connections dropped"] += 1
        await asyncio.to_thread(self.cluster.drop_connections, self.database)


async def run(plan: Plan, database: str, folder: Path, cluster: Cluster | None = None) -> dict[str, Any]:
    """Plays games at several tables while things go wrong; then looks at what is on disk."""
    beginning = time.perf_counter()
    async with contextlib.AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(server_process(database, folder)) for _ in range(plan.nodes)]
        ports = [server.port for server in servers]
        players = [
            Player(f"P{number}", ports[number % plan.nodes :] + ports[: number % plan.nodes])
            for number in range(plan.tables)
        ]
        await asyncio.gather(*(player.sit_down() for player in players))
        faults = Faults(plan, servers, database, cluster)
        happening = asyncio.create_task(faults.happen())
        rounds = -(-plan.games // plan.tables)
        await asyncio.gather(*(player.play(rounds) for player in players))
        # Everybody goes on until the last fault, and then plays one more game, so that every table has outlived it.
        while not happening.done():
            rounds += 1
            await asyncio.gather(*(player.play(rounds) for player in players))
        await happening
        await asyncio.gather(*(player.play(rounds + 1) for player in players))
    store = await asyncio.to_thread(open_store, database)
    try:
        played = sum([await check_log(store, player) for player in players])
    finally:
        await store.close()
    return {
        "database": database.split(":")[0],
        "nodes": plan.nodes,
        "games": played,
        **faults.counts,
        "acknowledged moves": sum(len(player.acknowledged) for player in players),
        "views compared with the log": sum(len(player.seen) for player in players),
        "longest absence of a client, s": round(max(player.longest_absence for player in players), 2),
        "refused": dict(sorted((code, count) for player in players for code, count in player.refused.items())),
        "seconds": round(time.perf_counter() - beginning, 1),
    }


async def main(arguments: argparse.Namespace) -> None:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-kills-"))
    cluster = await asyncio.to_thread(Cluster, folder / "pg") if arguments.postgres else None
    database = cluster.new_database() if cluster else f"sqlite:///{folder}/tables.sqlite"
    plan = Plan(**{name: getattr(arguments, name) for name in Plan._fields})
    try:
        print(json.dumps(await run(plan, database, folder, cluster), indent=1))
    finally:
        if cluster is not None:
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--drops", type=int, default=0)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--pause", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop earlier than planned")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    asyncio.run(main(parser.parse_args()))
