"""kill -9 at random moments: no acknowledged move is lost, none happens twice, every state is that of the record.

Each finished game is played again from its record alone, and compared with what its player saw and had acknowledged.

A campaign is done in parts, each with a database and figures of its own, so that what was reached is known whatever
happens: Ctrl-C ends it early, and `--first 7` goes on with the seventh part. `--jobs 2` does two parts at a time.

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
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.faults.persistent import Player, check_log
from tests.faults.processes import ServerProcess, server_process
from tests.server.databases import Cluster
from wildcards.server.serve import loop_factory
from wildcards.server.storage import opened_store

TELL_SECONDS = 10.0
MOVES_A_GAME = 30  # of the one person at a table, about
GAMES_AT_A_TABLE = 5  # then the company goes to a new one, whose log is short
GAMES_A_PART = 250


class Plan(NamedTuple):
    tables: int
    games: int
    kills: int
    drops: int = 0  # of all connections to the database
    nodes: int = 1
    seed: int = 1
    seconds: float = float("inf")  # after which nothing more goes wrong, however much was planned


class Faults:
    """What goes wrong, and how often it did."""

    def __init__(
        self,
        plan: Plan,
        servers: list[ServerProcess],
        players: list[Player],
        database: str,
        cluster: Cluster | None,
    ) -> None:
        self.plan = plan
        self.players = players
        self.servers = servers
        self.database = database
        self.cluster = cluster
        self.rng = random.Random(plan.seed)
        self.counts = dict.fromkeys(("servers killed", "writers killed", "workers killed"), 0)
        self.counts["database connections dropped"] = 0
        self.is_enough = False  # somebody pressed Ctrl-C

    async def happen(self) -> None:
        """Spread over the games, so that a slow machine sees no more of them than a quick one."""
        faults = [self.kill] * self.plan.kills + [self.drop] * self.plan.drops
        self.rng.shuffle(faults)
        between = self.plan.games * MOVES_A_GAME / max(1, len(faults))
        end = time.perf_counter() + self.plan.seconds
        for fault in faults:
            due = self.acknowledged() + self.rng.uniform(0, 2 * between)
            while self.acknowledged() < due:
                if time.perf_counter() > end or self.is_enough:
                    return
                await asyncio.sleep(self.rng.uniform(0, 0.02))
            await fault()

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def kill(self) -> None:
        server = self.rng.choice(self.servers)
        kinds = ["servers killed", "writers killed", "workers killed"][: 3 if self.plan.nodes == 1 else 2]
        kind = self.rng.choice(kinds)
        self.counts[kind] += 1
        if kind == "workers killed":
            for worker in server.workers():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            return
        if kind == "writers killed":
            await server.kill_with_writer(self.rng.choice((signal.SIGUSR1, signal.SIGUSR2)))
        else:
            await server.kill()
        await server.start()

    async def drop(self) -> None:
        assert self.cluster is not None
        self.counts["database connections dropped"] += 1
        await asyncio.to_thread(self.cluster.drop_connections, self.database)


async def run(plan: Plan, database: str, folder: Path, cluster: Cluster | None = None) -> dict[str, Any]:
    """Plays games at several tables while things go wrong; then looks at what is on disk."""
    beginning = time.perf_counter()
    players: list[Player] = []
    async with contextlib.AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(server_process(database, folder)) for _ in range(plan.nodes)]
        faults = Faults(plan, servers, players, database, cluster)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, lambda: setattr(faults, "is_enough", True))
        telling = asyncio.create_task(keep_telling(faults, players))
        try:
            await campaign(plan, faults, players)
        finally:
            telling.cancel()
    async with opened_store(database) as store:
        played = sum([await check_log(store, player) for player in players])
    return {
        "database": database.split(":")[0],
        "nodes": plan.nodes,
        "seed": plan.seed,
        "games": played,
        **faults.counts,
        "acknowledged moves": faults.acknowledged(),
        "views compared with the record": sum(player.compared for player in players),
        "back after a loss, s: p50, p99, longest": spread([one for player in players for one in player.absences]),
        "from one acknowledged move to the next, s": spread([one for player in players for one in player.gaps]),
        "refused": dict(sum((Counter(player.refused) for player in players), Counter())),
        "seconds": round(time.perf_counter() - beginning, 1),
        "load average": os.getloadavg(),
        "ended early": faults.is_enough,
    }


def spread(seconds: list[float]) -> list[float]:
    """The median, the 99th of a hundred, and the longest."""
    ordered = sorted(seconds) or [0.0]
    return [round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 3) for share in (0.5, 0.99, 1.0)]


async def campaign(plan: Plan, faults: Faults, players: list[Player]) -> None:
    """As many games as planned, and more until the last fault; a game that has begun is played to its end."""
    happening = asyncio.create_task(faults.happen())
    ports = [server.port for server in faults.servers]

    def is_enough() -> bool:
        return faults.is_enough or (happening.done() and sum(player.games for player in players) >= plan.games)

    async def play(number: int) -> None:
        while not is_enough():
            first = number % plan.nodes
            player = Player(f"P{number}", ports[first:] + ports[:first])
            await player.sit_down()
            players.append(player)
            while player.games < GAMES_AT_A_TABLE and not is_enough():
                await player.play(player.games + 1, lambda: faults.is_enough)

    await asyncio.gather(*(play(number) for number in range(plan.tables)))
    await happening


async def keep_telling(faults: Faults, players: list[Player]) -> None:
    """How far it is, for whoever waits."""
    beginning = time.perf_counter()
    while True:
        await asyncio.sleep(TELL_SECONDS)
        told = {
            "s": round(time.perf_counter() - beginning),
            "games": sum(player.games for player in players),
            **faults.counts,
            "longest absence": max((one for player in players for one in player.absences), default=0.0),
        }
        print(json.dumps(told), file=sys.stderr, flush=True)


def parts(whole: Plan, first: int, step: int) -> Iterator[Plan]:
    """The campaign in equal parts from the `first` on, each with a chance of its own."""
    count = max(1, -(-whole.games // GAMES_A_PART))
    shares = {name: -(-getattr(whole, name) // count) for name in ("games", "kills", "drops")}
    for number in range(first, count + 1, step):
        yield whole._replace(**shares, seed=whole.seed + number)


async def one_job(arguments: argparse.Namespace) -> None:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-kills-"))
    cluster = await asyncio.to_thread(Cluster, folder / "pg") if arguments.postgres else None
    whole = Plan(**{name: getattr(arguments, name) for name in Plan._fields})
    try:
        for plan in parts(whole, arguments.first, arguments.step):
            database = cluster.new_database() if cluster else f"sqlite:///{folder}/tables-{plan.seed}.sqlite"
            figures = await run(plan, database, folder, cluster)
            print(json.dumps(figures), flush=True)
            if figures["ended early"]:
                break
    finally:
        if cluster is not None:
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def several_jobs(arguments: argparse.Namespace) -> None:
    """Every so manieth part in a process of its own. Ctrl-C reaches them all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs: list[subprocess.Popen[bytes]] = []
    for number in range(arguments.jobs):
        options = [f"--{name}={getattr(arguments, name)}" for name in Plan._fields]
        options += [f"--first={arguments.first + number}", f"--step={arguments.jobs}"]
        command = [sys.executable, "-m", "tests.faults.kills", *options, *["--postgres"] * arguments.postgres]
        jobs.append(subprocess.Popen(command))
    codes = [job.wait() for job in jobs]
    sys.exit(any(codes))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--drops", type=int, default=0)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop earlier than planned")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--first", type=int, default=1, help="the part to go on with")
    parser.add_argument("--step", type=int, default=1, help="do only every so manieth part")
    parser.add_argument("--jobs", type=int, default=1, help="divide it among so many processes")
    given = parser.parse_args()
    if given.jobs > 1:
        several_jobs(given)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(one_job(given))
