"""Clocks, lost connections and restarts, over the network."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.clients import Place, Running, Visitor, running_server, simple_move
from wildcards.host import served_time
from wildcards.host.interfaces import Batch, Committed
from wildcards.server import retention
from wildcards.server.config import Keep
from wildcards.table.actions import BotPlayed, RanOutOfTime


async def wait_for_seat(place: Place, seat: int, why: str | None) -> None:
    await place.wait_until(lambda update: update["table"]["seats"][seat]["stand_in"] == why)


async def test_a_bot_decides_when_time_runs_out_and_keeps_the_seat_after_the_second(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True, clock={"kind": "decision", "seconds": 30})
    async with ann.at(made["table"]) as place:
        assert place.update["table"]["seats"][0]["ticking"]
        assert 0 < place.update["table"]["seats"][0]["time_left"] <= 30_000
        while place.update["table"]["seats"][0]["stand_in"] is None:
            if place.is_asked():
                server.make_time_fly(31)
            await place.receive()
        assert place.update["table"]["seats"][0]["stand_in"] == "timeout"
        entries = await server.hub.store.entries(made["table"])
        assert sum(isinstance(entry.action, RanOutOfTime) for entry in entries) == 2
        refused = await place.do("play", move="bid R")
        assert refused["code"] in ("bot-plays-for-you", "wrong-time", "stale")


@asynccontextmanager
async def table_that_ben_has_left(server: Running) -> AsyncIterator[tuple[Place, Visitor]]:
    """Ann's place at a table where a bot plays for Ben, whose connection is lost; and Ben."""
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3, grace=5)
    async with ann.at(made["table"]) as place:
        async with ben.at(made["table"], made["invite"]) as other:
            await other.must("sit", code=made["invite"])
            await place.wait_until(lambda update: update["table"]["seats"][1]["connected"])
            await place.must("start")
        await place.wait_until(lambda update: not update["table"]["seats"][1]["connected"])
        server.make_time_fly(6)
        await wait_for_seat(place, 1, "connection")
        yield place, ben


async def test_a_seat_is_taken_back_with_one_command(server: Running) -> None:
    async with table_that_ben_has_left(server) as (place, ben), ben.at(place.update["table"]["table"]) as other:
        await other.must("return")
        await wait_for_seat(place, 1, None)


async def test_a_bot_that_stands_in_leaves_its_person_time_to_step_in(tmp_path: Path) -> None:
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", stand_in_pause=3600.0) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, start=True, clock={"kind": "decision", "seconds": 30})
        async with ann.at(made["table"]) as place:
            while place.update["table"]["seats"][0]["stand_in"] is None:
                if place.is_asked():
                    server.make_time_fly(31)
                await place.receive()
            await place.wait_until(lambda update: place.is_asked())
            await place.must("return")
            await place.must("play", move=simple_move(place.update["view"]))
        entries = await server.hub.store.entries(made["table"])
        assert not any(isinstance(entry.action, BotPlayed) and entry.action.seat == 0 for entry in entries)


async def test_a_bot_does_not_wait_for_somebody_who_is_away(tmp_path: Path) -> None:
    async with (
        running_server(f"sqlite:///{tmp_path}/t.sqlite", stand_in_pause=3600.0) as server,
        table_that_ben_has_left(server) as (place, _),
    ):
        await place.must("play", move=simple_move(place.update["view"]))
        await place.wait_until(lambda update: 1 not in update["view"]["pending"] or update["view"]["version"] > 3)


class Machine:
    """A machine whose clocks a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = 1_800_000_000_000, 50_000
        monkeypatch.setattr(served_time, "wall_clock", lambda: self.wall)
        monkeypatch.setattr(served_time, "steady_clock", lambda: self.steady)

    def pass_time(self, seconds: float) -> None:
        self.wall += round(seconds * 1000)
        self.steady += round(seconds * 1000)


async def time_left(visitor: Visitor, table: str) -> int:
    async with visitor.at(table) as place:
        assert place.update["table"]["seats"][0]["stand_in"] is None
        return int(place.update["table"]["seats"][0]["time_left"])


async def test_time_without_a_server_is_nobodys_loss(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    async with running_server(database) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, start=True, clock={"kind": "decision", "seconds": 60})
        machine.pass_time(4)
        await server.node.store.beat(server.node.clock.now())
    machine.pass_time(3600)
    async with running_server(database) as server:
        ann.server = server
        assert await time_left(ann, made["table"]) == 56_000


@pytest.mark.parametrize("jump", [3600, -3600])
async def test_a_clock_on_the_wall_that_jumps_costs_nobody_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    machine = Machine(monkeypatch)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, start=True, clock={"kind": "decision", "seconds": 600})
        machine.wall += jump * 1000
        for room in server.hub.rooms.values():
            room.automatic.look()
        assert await time_left(ann, made["table"]) == 600_000
        machine.pass_time(10)  # and it does not stand still
        assert await time_left(ann, made["table"]) == 590_000


async def test_a_machine_that_sleeps_for_an_hour_costs_nobody_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, start=True, clock={"kind": "decision", "seconds": 600})
        machine.pass_time(3600)
        assert await time_left(ann, made["table"]) == 600_000
        machine.pass_time(10)
        assert await time_left(ann, made["table"]) == 590_000
        assert server.node.clock.lost == 3_600_000


class SlowStorage:
    """It answers a beat when it is let."""

    def __init__(self) -> None:
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()

    async def beat(self, served: int) -> int:
        self.asked.set()
        await self.may_answer.wait()
        return served


async def test_time_that_goes_by_while_a_beat_is_stored_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    machine, clock, storage = Machine(monkeypatch), served_time.ServedTime(), SlowStorage()
    monkeypatch.setattr(served_time, "BEAT_SECONDS", 0)
    storage.may_answer.set()
    await clock.begin(storage)
    for event in (storage.asked, storage.may_answer):
        event.clear()
    beating = asyncio.create_task(clock.keep_beating(storage))
    await storage.asked.wait()
    machine.pass_time(3)
    told = clock.now()
    storage.asked.clear()
    storage.may_answer.set()
    await storage.asked.wait()  # by the next beat
    assert clock.now() == told
    beating.cancel()


@pytest.mark.parametrize("years", [-2, 2])
async def test_a_clock_on_the_wall_that_leaps_by_years_makes_nobody_old(
    server: Running, monkeypatch: pytest.MonkeyPatch, years: int
) -> None:
    """What is kept for so many days would be gone within ten minutes, and guests would lose their seats."""
    monkeypatch.setattr(retention, "EVERY_SECONDS", 0.01)
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    rounds: asyncio.Queue[None] = asyncio.Queue()
    policy = retention.keep_applying_policy(
        server.node.store, Keep(), server.node.clock, lambda: rounds.put_nowait(None)
    )
    applying = asyncio.create_task(policy)
    await rounds.get()
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + years * 366 * retention.DAY)
    async with asyncio.timeout(PATIENCE):
        for _ in range(3):
            await rounds.get()
    applying.cancel()
    assert await server.node.store.table(made["table"]) is not None
    assert (await ann.call("GET", "/api/me")).body["person"] == ann.person


async def test_a_sleeping_table_wakes_when_something_is_due(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    woken, append = asyncio.Event(), server.node.store.append

    def noticed(batch: Batch, committed: Committed | None = None) -> asyncio.Future[None]:
        if any(isinstance(entry.action, RanOutOfTime) for entry in batch.entries):
            woken.set()
        return append(batch, committed)

    monkeypatch.setattr(server.node.store, "append", noticed)
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True, clock={"kind": "decision", "seconds": 30})
    assert made["table"] not in server.hub.rooms
    server.make_time_fly(31)
    async with asyncio.timeout(PATIENCE):
        await woken.wait()


async def test_a_pause_by_consent_stops_the_clocks(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True, clock={"kind": "decision", "seconds": 30})
    async with ann.at(made["table"]) as place:
        await place.must("pause")
        assert place.status == "paused"
        assert not place.update["table"]["seats"][0]["ticking"]
        server.make_time_fly(300)
        await place.must("resume")
        await place.must("play", move=simple_move(place.update["view"]))
        assert place.update["table"]["seats"][0]["stand_in"] is None
