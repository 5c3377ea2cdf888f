"""Two nodes are upgraded one after the other, in play: an earlier version of this repository, then this one.

`python -m tests.faults.upgrade --tables 8 --moves 200`. The earlier version writes the first format of logs. What was
acknowledged, by whichever version, is in the log once and in its place; tables that were made while an old node was
there have the old format; and `wildcards check-database` of the new version finds nothing that cannot go on.
"""

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.faults.persistent import Player, check_log
from tests.faults.processes import ROOT, ServerProcess
from tests.server.databases import Cluster
from wildcards.server.storage import opened_store
from wildcards.server.storage.store import SqlStore
from wildcards.table.actions import Opened

EARLIER = "01ecf3b^"  # the last version that wrote the first format of logs


class Mover(Player):
    """Plays on whatever the version: views of two versions need not have the same fields."""

    def _look(self, view: dict[str, Any]) -> None:
        pass

    async def _compare(self) -> None:
        self.records.append(self._update["table"]["record"])
        self.games = len(self.records)


def unpack(version: str, folder: Path) -> Path:
    folder.mkdir()
    archive = subprocess.run(["git", "archive", version, "src", "tests"], cwd=ROOT, capture_output=True, check=True)
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
    return folder


async def until_played(players: list[Mover], moves: int) -> None:
    """Until each has so many more moves acknowledged."""
    wanted = [len(player.acknowledged) + moves for player in players]
    while any(len(player.acknowledged) < enough for player, enough in zip(players, wanted, strict=True)):  # noqa: ASYNC110
        await asyncio.sleep(0.05)


async def replaced(old: ServerProcess) -> ServerProcess:
    """The node is told to stop, and this version starts in its place."""
    await old.stop()
    new = ServerProcess(old.database, old.log)
    new.port = old.port
    await new.start()
    return new


async def seated(name: str, ports: list[int], playing: list["asyncio.Task[None]"]) -> Mover:
    player = Mover(name, ports)
    await player.sit_down()
    playing.append(asyncio.create_task(player.play(10**6)))
    return player


async def format_of(store: SqlStore, player: Player) -> int:
    opened = (await store.entries(player.table, 0, 1))[0].action
    assert isinstance(opened, Opened)
    return opened.format


def checked(database: str) -> dict[str, Any]:
    """What the new version says before it serves."""
    command = [sys.executable, "-m", "wildcards", "check-database", "--database", database, "--json"]
    told: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)
    assert told["unreadable"] == {}, told
    return told


async def run(database: str, earlier: Path, tables: int, moves: int) -> dict[str, Any]:
    folder = earlier.parent
    nodes = [ServerProcess(database, folder / f"{name}.log", root=earlier) for name in "ab"]
    playing: list[asyncio.Task[None]] = []
    players: list[Mover] = []

    async def come(when: str) -> Mover:
        ports = [node.port for node in nodes]
        first = len(players) % 2
        players.append(await seated(f"{when} {len(players)}", ports[first:] + ports[:first], playing))
        return players[-1]

    try:
        for node in nodes:
            await node.start()
        before = [await come("before") for _ in range(tables)]
        await until_played(players, moves)
        found = checked(database)
        nodes[0] = await replaced(nodes[0])
        between = [await come("between") for _ in range(2)]
        await until_played(players, moves)
        nodes[1] = await replaced(nodes[1])
        await until_played(players, moves)
        after = [await come("after") for _ in range(2)]
        await until_played(players, moves)
        for task in playing:
            assert not task.done(), task.exception()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for node in nodes:
            await node.stop()
    async with opened_store(database) as store:
        for player in players:
            await check_log(store, player)
        formats = [{await format_of(store, player) for player in group} for group in (before, between)]
        newest = sorted({await format_of(store, player) for player in after})
    assert formats == [{1}, {1}], formats
    return {
        "tables that can go on": found["tables"],
        "acknowledged moves, none lost": sum(len(player.acknowledged) for player in players),
        "longest absence, s": round(max((one for player in players for one in player.absences), default=0.0), 2),
        "formats of the last tables": newest,
        "refused": {code: count for player in players for code, count in player.refused.items()},
    }


async def main(given: argparse.Namespace) -> None:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-upgrade-"))
    cluster = await asyncio.to_thread(Cluster, folder / "pg")
    try:
        earlier = unpack(given.earlier, folder / "earlier")
        print(json.dumps(await run(cluster.new_database(), earlier, given.tables, given.moves), indent=1))
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--moves", type=int, default=200, help="of each person, at each step")
    parser.add_argument("--earlier", default=EARLIER, help="the version of before, as git knows it")
    asyncio.run(main(parser.parse_args()))
