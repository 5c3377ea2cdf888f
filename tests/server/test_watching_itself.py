"""A server tells the truth about itself: by readiness, metrics and log; and what is well goes on."""

import asyncio
import logging
import re
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.clients import EASY_LIMITS, Running, Visitor, running_server
from tests.server.test_full_disk import SmallDisk, say_until_refused
from wildcards.host import served_time
from wildcards.server import chores, metrics, readiness
from wildcards.server.chores import Alive, Chores
from wildcards.server.storage import sqlite
from wildcards.server.storage.jobs import Job, Statement
from wildcards.server.workers import Workers

LEAF = 13  # the kind of a page of SQLite that holds rows
SEQ = re.compile(rb'"seq":(\d+)')  # of an entry
ALERTS = Path(__file__).parents[2] / "deploy" / "alerts.yml"


async def until_health(server: Running, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            health: dict[str, Any] = (await server.call("GET", "/health")).body
            if wanted(health):
                return health


async def metric(server: Running, name: str) -> float:
    page = (await server.call("GET", "/metrics")).data.decode()
    return float(re.search(rf"^{re.escape(name)} (.*)$", page, re.MULTILINE)[1])  # type: ignore[index]


async def test_a_server_that_is_well_says_so_and_to_ask_writes_nothing(server: Running) -> None:
    await until_health(server, lambda health: health["status"] == "ok")
    writer = server.node.store.writer
    await server.node.chores.stop()  # nobody says that the server is alive meanwhile, or tidies up
    await server.node.store.beat(1)
    jobs = writer.jobs
    for _ in range(20):
        assert (await server.call("GET", "/health/live")).body == {"status": "alive"}
        assert (await server.call("GET", "/health")).status == 200
    assert writer.jobs == jobs
    server.hub.is_stopping = True
    answer = await server.call("GET", "/health")
    assert (answer.status, answer.body["status"]) == (503, "failing")
    assert (await server.call("GET", "/health/live")).status == 200


async def test_whoever_asks_for_health_too_often_is_refused(tmp_path: Path) -> None:
    limits = EASY_LIMITS._replace(requests_per_second=1e-6, request_burst=3)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server:
        statuses = [(await server.call("GET", "/health")).status for _ in range(4)]
        assert (statuses[0], statuses[-1]) == (200, 429)


async def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "SQLiteDatabase", SmallDisk)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place:
            monkeypatch.setattr(SmallDisk, "pages", 1)
            await say_until_refused(place)
            assert (await server.call("GET", "/health")).status == 503
            assert await metric(server, "wildcards_storage_working") == 0
            monkeypatch.setattr(SmallDisk, "pages", 2**30)
            monkeypatch.setattr(readiness, "FAILED_SECONDS", 0)
            await until_health(server, lambda health: health["storage"])


class StandingDisk(sqlite.SQLiteDatabase):
    """A disk, or a database behind a network, that says neither yes nor no."""

    answers = threading.Event()

    def write(self, jobs: Sequence[Job]) -> list[bool]:
        self.answers.wait()
        return super().write(jobs)


async def test_storage_that_gives_no_answer_is_told_and_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite, "SQLiteDatabase", StandingDisk)
    monkeypatch.setattr(served_time, "BEAT_SECONDS", 0.02)
    monkeypatch.setattr(served_time, "ANSWER_SECONDS", 1)
    StandingDisk.answers.set()
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place:
            await until_health(server, lambda health: health["storage"])
            StandingDisk.answers.clear()
            try:
                saying = asyncio.create_task(place.do("say", text="hello"))
                await until_health(server, lambda health: health["status"] == "failing")
                assert (await server.call("GET", "/health")).status == 503
                assert await metric(server, "wildcards_storage_working") == 0
                assert any(getattr(record, "error", "") == "no answer" for record in caplog.records)
                stands = server.node.clock.now()
                assert not saying.done()
                assert server.node.clock.now() == stands
            finally:
                StandingDisk.answers.set()
            assert (await saying)["type"] == "done"
            await until_health(server, lambda health: health["storage"])


async def test_little_free_space_is_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, status in ((readiness.LOW_BYTES - 1, "degraded"), (readiness.FULL_BYTES - 1, "failing")):
        for module in (readiness, metrics):
            monkeypatch.setattr(module, "free_bytes", lambda node, free=free: free)
        assert (await server.call("GET", "/health")).body["status"] == status
        assert await metric(server, "wildcards_free_bytes") == free


async def test_workers_that_cannot_be_started_are_told_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Workers, "program", ("-c", "raise SystemExit(1)"))
        async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
            await until_health(server, lambda health: server.node.workers.failed_starts > 0)
            assert (await server.call("GET", "/health")).body["status"] == "degraded"
            assert await metric(server, "wildcards_failed_worker_starts_total") > 0
            assert "a worker could not be started" in caplog.messages
            broken.undo()
            await until_health(server, lambda health: health["status"] == "ok" and health["workers"] == 1)


def damage_a_page(file: Path, broken: str, healthy: str) -> None:
    """Overwrites a page of the file in which the log of one table lies, and nothing of the other.

    Of several it is the oldest: to the newest the other's next entry would be added.
    """
    data = bytearray(file.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    pages = {start: bytes(data[start : start + size]) for start in range(size, len(data), size)}
    alone = [
        (min(map(int, SEQ.findall(page))), start)
        for start, page in pages.items()
        if page[0] == LEAF and b'"kind":"say"' in page and broken.encode() in page and healthy.encode() not in page
    ]
    assert len(alone) > 1, "too little was said"
    _, start = min(alone)
    data[start : start + size] = b"\xff" * size
    file.write_bytes(data)


async def test_a_damaged_page_is_told_and_healthy_tables_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t.sqlite"
    async with running_server(f"sqlite:///{file}", workers=0) as server:
        ann = await Visitor.come(server, "Ann")
        healthy, broken = await ann.make_table(players=3), await ann.make_table(players=3)
        async with ann.at(broken["table"]) as place:
            for _ in range(60):
                await place.must("say", text="x" * 200)
    damage_a_page(file, broken["table"], healthy["table"])
    async with running_server(f"sqlite:///{file}", workers=0) as server:
        ann.server = server
        async with ann.at(healthy["table"]) as place:
            async with ann.at(broken["table"]) as other:
                assert other.bye == {"type": "bye", "why": "set-aside", "retry": False}
            await place.must("say", text="still here")
            health = (await server.call("GET", "/health")).body
            assert (health["unreadable_tables"], health["damaged_pages"]) == (1, 1)
            assert health["status"] == "degraded"
            assert await metric(server, "wildcards_unreadable_tables") == 1
            assert await metric(server, "wildcards_damaged_pages_total") == 1
    assert any("set aside" in message for message in caplog.messages)


async def test_a_flipped_bit_in_an_entry_is_told_and_healthy_tables_go_on(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    healthy, broken = await ann.make_table(players=3), await ann.make_table(players=3)
    sql = "UPDATE entries SET body = replace(body, 'shuffled', 'shuffled ') WHERE table_id = ?"
    await server.node.store.writer.do(Job((), (Statement(sql, (broken["table"],)),)))
    async with ann.at(broken["table"]) as place:
        assert place.bye == {"type": "bye", "why": "set-aside", "retry": False}
    async with ann.at(healthy["table"]) as place:
        await place.must("say", text="still here")
    assert (await server.call("GET", "/health")).body["unreadable_tables"] == 1


async def test_a_chore_that_fails_or_falls_silent_begins_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(chores, "PAUSE_SECONDS", 0.02)
    monkeypatch.setattr(chores, "LOOK_SECONDS", 0.02)
    done = Chores(server.hub.metrics)
    rounds: asyncio.Queue[str] = asyncio.Queue()

    async def fails(alive: Alive) -> None:
        rounds.put_nowait("fails")
        raise RuntimeError("no idea")

    async def falls_silent(alive: Alive) -> None:
        alive()
        rounds.put_nowait("silent")
        await asyncio.Event().wait()

    done.begin("fails", fails, patience=None)
    done.begin("silent", falls_silent, patience=0.05)
    done.watch()
    async with asyncio.timeout(PATIENCE):
        seen = {"fails": 0, "silent": 0}
        while min(seen.values()) < 3:
            seen[await rounds.get()] += 1
    await done.stop()
    assert done.restarts["fails"] >= 2
    assert any("a chore fell silent" in message for message in caplog.messages)
    assert any(record.levelno == logging.ERROR and "'fails'" in record.message for record in caplog.records)


async def test_silent_chores_are_told(server: Running) -> None:
    chores = server.node.chores
    sweeping = chores._chores[1]
    for task in (chores._tasks[1], chores._tasks[-1]):  # nobody does it, and nobody lets it begin again
        task.cancel()
        await asyncio.wait((task,))
    for chore in chores._chores:
        chore.patience = None
    sweeping.patience = 8.0
    sweeping.heard -= 3600
    health = await until_health(server, lambda health: health["status"] == "degraded")
    assert health["silent_chores"] == [sweeping.name]
    assert await metric(server, "wildcards_silent_chores") == 1
    sweeping.patience = 7200.0
    assert (await server.call("GET", "/health")).body["silent_chores"] == []
    assert await metric(server, "wildcards_silent_chores") == 0


async def test_every_alert_asks_for_what_the_server_tells(server: Running) -> None:
    server.node.chores.restarts["x"] += 1
    server.hub.metrics.refusals["x"] += 1
    page = (await server.call("GET", "/metrics")).data.decode()
    told = set(re.findall(r"^(wildcards_\w+)", page, re.MULTILINE))
    asked = set(re.findall(r"wildcards_\w+", ALERTS.read_text(encoding="utf-8")))
    assert asked
    assert asked <= told
