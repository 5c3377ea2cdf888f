"""What goes wrong around a server, with real processes: is it told within ten seconds, and do the others go on?

`python -m tests.faults.mishaps --part watching`: a damaged page, a damaged entry, workers that cannot be started, a
chore that falls silent. `--part clocks`: a wall clock that jumps by an hour, a machine that slept for one.
`--part half`: half requests and slow readers, with descriptors nearly spent. A full disk is `tests.faults.disk`.
"""

import argparse
import asyncio
import contextlib
import re
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from tests.faults.persistent import Player
from tests.faults.processes import ServerProcess, server_process
from tests.server.clients import Elsewhere, Visitor
from tests.server.test_half_requests import BODY, HEADER, is_given_up, wires
from tests.server.test_watching_itself import damage_a_page
from wildcards.server.config import web_files

TOLD_SECONDS = 10.0
HOUR = 3_600_000
Health = dict[str, Any]


def note(what: str, value: str) -> None:
    print(f"{what}: {value}", flush=True)


async def seconds_until(server: Elsewhere, wanted: Callable[[Health], bool], metric: str, most: float) -> float:
    """Until readiness and metrics tell it; `metric` is a pattern for a line."""
    started = time.monotonic()
    while True:
        health = (await server.call("GET", "/health")).body
        page = (await server.call("GET", "/metrics")).data.decode()
        taken = time.monotonic() - started
        if wanted(health) and re.search(rf"^{metric}$", page, re.MULTILINE):
            return taken
        assert taken < most, (metric, health)
        await asyncio.sleep(0.2)


@contextlib.asynccontextmanager
async def somebody_plays(process: ServerProcess) -> AsyncIterator[Player]:
    """A table at which nothing is wrong, and which must go on."""
    player = Player("Honest", [process.port])
    await player.sit_down()
    playing = asyncio.create_task(player.play(10**6))
    try:
        yield player
        before = len(player.acknowledged)
        async with asyncio.timeout(60):
            while len(player.acknowledged) < before + 5:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert not playing.done()
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def watching(folder: Path) -> None:
    file, odds = folder / "t.sqlite", folder / "odds"
    odds.mkdir()
    async with server_process(f"sqlite:///{file}", folder) as process:
        ann = await Visitor.come(Elsewhere(process.port), "Ann")
        tables = [(await ann.make_table(players=3))["table"] for _ in range(3)]
        for table in tables[1:]:
            async with ann.at(table) as place:
                for _ in range(60):
                    await place.must("say", text="x" * 200)
    damage_a_page(file, tables[1], tables[2])
    with sqlite3.connect(file) as connection:
        connection.execute(
            "UPDATE entries SET body = replace(body, 'shuffled', 'shuffles') WHERE table_id = ?", (tables[0],)
        )
    async with server_process(f"sqlite:///{file}", folder, odds=odds) as process, somebody_plays(process):
        server = ann.server = Elsewhere(process.port)
        for number, table in enumerate((tables[0], tables[1]), 1):
            async with ann.at(table) as place:
                assert place.bye is not None
                assert place.bye["why"] == "set-aside", place.bye
            wanted = lambda health, number=number: health["unreadable_tables"] == number  # noqa: E731
            taken = await seconds_until(server, wanted, f"wildcards_unreadable_tables {number}", TOLD_SECONDS)
            note(("a damaged entry", "a damaged page")[number - 1], f"told after {taken:.1f} s")
        (odds / "no-sweeping").touch()
        silent = lambda health: health["silent_chores"] == ["clocks and sleep"]  # noqa: E731
        taken = await seconds_until(server, silent, "wildcards_silent_chores 1", 2 + TOLD_SECONDS)
        note("a chore that falls silent", f"told after {taken:.1f} s, up to 2 s of them before its next round")
        (odds / "no-sweeping").unlink()
        await seconds_until(server, lambda health: not health["silent_chores"], "wildcards_silent_chores 0", 60)
        note("the same chore", "began again by itself")
    log = process.log.read_text()
    assert "set aside" in log
    assert "fell silent" in log
    (odds / "no-workers").touch()
    async with server_process(f"sqlite:///{file}", folder, odds=odds) as process, somebody_plays(process):
        server = Elsewhere(process.port)
        failed = r"wildcards_failed_worker_starts_total [1-9]\d*"
        taken = await seconds_until(server, lambda health: health["workers"] == 0, failed, TOLD_SECONDS)
        note("workers that cannot be started", f"told after {taken:.1f} s")
        assert (await server.call("GET", "/health")).body["status"] == "degraded"
        (odds / "no-workers").unlink()
        await seconds_until(server, lambda health: health["workers"] == 1, "wildcards_workers 1", 60)
        note("the same places", "came back by themselves")
    assert "a worker could not be started" in process.log.read_text()


async def time_left(visitor: Visitor, table: str) -> float:
    async with visitor.at(table) as place:
        seat = place.update["table"]["seats"][0]
        assert seat["stand_in"] is None, "somebody lost the seat"
        return float(seat["time_left"]) / 1000


async def clocks(folder: Path) -> None:
    async with server_process(f"sqlite:///{folder}/t.sqlite", folder, odds=folder) as process:
        ann = await Visitor.come(Elsewhere(process.port), "Ann")
        made = await ann.make_table(players=3, start=True, clock={"kind": "decision", "seconds": 600})
        async with ann.at(made["table"]):  # so that there is somebody whose time it is
            wall = steady = 0
            for what, change in (
                ("the wall clock jumps ahead by an hour", (HOUR, 0)),
                ("the wall clock is put back by an hour", (-HOUR, 0)),
                ("the machine sleeps for an hour", (HOUR, HOUR)),
            ):
                before, started = await time_left(ann, made["table"]), time.monotonic()
                wall, steady = wall + change[0], steady + change[1]
                (folder / "new").write_text(f"{wall} {steady}")
                (folder / "new").replace(folder / "clocks")
                after = before
                while before - after < 5:  # it neither leaps nor stands still
                    await asyncio.sleep(0.5)
                    after, passed = await time_left(ann, made["table"]), time.monotonic() - started
                    assert before - after <= passed + 1
                    assert passed < 60, "time stands still"
                note(what, f"{before - after:.1f} s of thinking time went by in {passed:.1f} s")


async def half(folder: Path) -> None:
    pages = web_files()
    assert pages is not None, "make web"
    largest = max((file for file in pages.rglob("*") if file.is_file()), key=lambda file: file.stat().st_size)
    page = f"GET /{largest.relative_to(pages)} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    for descriptors in (None, 160):
        async with server_process(f"sqlite:///{folder}/{descriptors}.sqlite", folder, descriptors) as process:
            server = Elsewhere(process.port)
            started, longest = time.monotonic(), 0.0
            async with (
                wires(server, page, 100, buffer=4096),
                wires(server, HEADER, 200) as headers,
                wires(server, BODY, 50) as bodies,
            ):
                gone = [asyncio.create_task(is_given_up(wire, 60)) for wire in (*headers, *bodies)]
                while not all(task.done() for task in gone):
                    asked = time.monotonic()
                    assert (await server.call("GET", "/api/about")).status == 200
                    longest = max(longest, time.monotonic() - asked)
                    await asyncio.sleep(0.2)
                    assert time.monotonic() - started < 60
                assert all(task.result() for task in gone)
                room = "many" if descriptors is None else str(descriptors)
                taken = time.monotonic() - started
                note(
                    f"100 who do not read a large file, 200 half headers and 50 half bodies, {room} descriptors",
                    f"gone after {taken:.1f} s; honest requests answered within {longest:.2f} s",
                )
        log = process.log.read_text()
        assert "Exception in" not in log
        assert "Too many open files" not in log


PARTS = {"watching": watching, "clocks": clocks, "half": half}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=PARTS, action="append")
    for part in parser.parse_args().part or PARTS:
        with tempfile.TemporaryDirectory(prefix="wildcards-mishaps-") as folder:
            asyncio.run(PARTS[part](Path(folder)))


if __name__ == "__main__":
    main()
