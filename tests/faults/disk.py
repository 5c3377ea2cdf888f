"""A disk that is really full: a small file system in memory, with ballast that is taken away again. Needs root.

`python -m tests.faults.disk --times 20`
"""

import argparse
import asyncio
import contextlib
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.faults.load import metric
from tests.faults.persistent import Player, check_log
from tests.faults.processes import server_process
from tests.server.clients import request
from wildcards.server.storage import opened_store

SIZE = 24 << 20
SPARE = 48 << 10


async def run(disk: Path, folder: Path, times: int) -> dict[str, Any]:
    """Fills the disk again and again while games are played."""
    database, ballast = f"sqlite:///{disk}/tables.sqlite", disk / "ballast"
    async with server_process(database, folder) as server:
        players = [Player(f"P{number}", [server.port]) for number in range(4)]
        await asyncio.gather(*(player.sit_down() for player in players))
        playing = [asyncio.create_task(player.play(10**6)) for player in players]
        refused = 0
        for _ in range(times):
            with contextlib.suppress(OSError):  # the log may take the last room while this is written
                ballast.write_bytes(b"x" * (shutil.disk_usage(disk).free - SPARE))
            before = await metric(server.port, "wildcards_storage_errors_total")
            async with asyncio.timeout(120):
                while await metric(server.port, "wildcards_storage_errors_total") == before:  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
            refused += 1
            assert (await asyncio.to_thread(request, server.port, "GET", "/health", None, {})).status == 503
            ballast.unlink()
            moves = sum(len(player.acknowledged) for player in players)
            async with asyncio.timeout(120):
                while sum(len(player.acknowledged) for player in players) < moves + 20:  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    async with opened_store(database) as store:
        games = sum([await check_log(store, player) for player in players])
    moves = sum(len(player.acknowledged) for player in players)
    return {"times full and refused": refused, "games": games, "acknowledged moves": moves}


def main(times: int) -> None:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-disk-"))
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", disk], check=True)
    try:
        print(json.dumps(asyncio.run(run(disk, folder, times)), indent=1))
    finally:
        subprocess.run(["umount", disk], check=True)
        shutil.rmtree(folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=20)
    main(parser.parse_args().times)
