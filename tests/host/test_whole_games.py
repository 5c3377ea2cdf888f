"""Whole games over the protocol's messages with a host in memory: no server, no socket, no database, no process."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.host.memory_host import Guest, MemoryHost, Wire, play_together
from tests.host.stores import HeldStore
from tests.server.clients import Place, simple_move
from wildcards.game import Game, Record, View
from wildcards.host.errors import BotFailed
from wildcards.host.fair_queue import Share
from wildcards.host.hub import SWEEP_SECONDS
from wildcards.host.interfaces import Thought
from wildcards.host.local_bots import QUICK, LocalBots
from wildcards.table import Table
from wildcards.table.actions import RanOutOfTime


async def test_three_people_and_two_bots_play_a_game_and_a_rematch(host: MemoryHost) -> None:
    ann, ben, cleo = [await Guest.come(host, name) for name in ("Ann", "Ben", "Cleo")]
    made = await ann.make_table(players=5)
    async with (
        ann.at(made["table"]) as first,
        ben.at(made["table"], made["invite"]) as second,
        cleo.at(made["table"], made["invite"]) as third,
    ):
        for place in (second, third):
            await place.must("sit", code=made["invite"])
        await first.must("seat-bot", seat=3, level="greedy")
        for number in (1, 2):
            await first.must("start")
            for place in (second, third):
                await place.wait_until(lambda update, number=number: update["table"]["game"] == number)
            await play_together(first, second, third)
            assert first.update["view"]["result"] == second.update["view"]["result"] is not None
            assert first.update["table"]["game"] == number
            assert len(first.events) == len(second.events) == len(third.events)
            if number == 1:
                await first.must("rematch")
                for place in (second, third):
                    await place.wait_until(lambda update: update["table"]["status"] == "open")
                    await place.must("rematch")
                await first.wait_until(lambda update: all(seat["ready"] for seat in update["table"]["seats"]))
    mine = (await ann.call("me"))["tables"]
    assert [len(table["records"]) for table in mine] == [2]
    for name in mine[0]["records"]:
        record = await ann.call("record", name)
        assert record.pop("status") == 200
        assert Game.replay(Record.from_json(json.dumps(record))).is_over
        assert (await ann.call("story", record))["events"]
    assert host.hub.metrics.unhandled == 0


@pytest.mark.parametrize("players", [3, 4, 5])
async def test_one_person_plays_with_bots_of_every_quick_level(host: MemoryHost, players: int) -> None:
    ann = await Guest.come(host, "Ann")
    bots = (*QUICK, "greedy")[: players - 1]
    made = await ann.make_table(start=True, bots=bots, players=players)
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
        assert place.status == "over"
        assert len(place.update["view"]["seats"]) == players
    assert host.hub.metrics.unhandled == 0


async def test_whoever_comes_back_gets_the_events_that_were_missed_and_no_others(host: MemoryHost) -> None:
    ann, ben = await Guest.come(host, "Ann"), await Guest.come(host, "Ben")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as first:
        async with ben.at(made["table"], made["invite"]) as second:
            await second.must("sit", code=made["invite"])
            await first.must("start")
            await second.wait_until(lambda update: update["table"]["status"] == "running")
            await second.must("play", move=simple_move(second.update["view"]))
        heard = list(second.events)
        await first.must("play", move=simple_move(first.update["view"]))
        async with ben.at(made["table"], game=1, events=len(heard)) as again:
            assert again.update["first_event"] == len(heard) > 0
            again.events = heard + again.events
            await play_together(first, again)
            assert len(again.events) == len(first.events)
        async with ben.at(made["table"], game=1, events=10**6) as boasting:
            assert boasting.update["first_event"] == len(first.events)  # nobody knows more than was told


async def test_a_host_that_is_opened_again_goes_on_where_it_stopped(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3)
    async with ann.at(made["table"]) as place:
        await place.must("play", move=simple_move(place.update["view"]))
        await host.open_again()
        while place.bye is None:
            await place.receive()
        assert place.bye == {"type": "bye", "why": "stopping", "retry": True}
    async with ann.at(made["table"]) as back:
        assert back.update["version"] >= place.update["version"]
        await back.play_to_the_end()
        assert back.status == "over"


async def test_what_is_refused_changes_nothing_and_stays_refused(host: MemoryHost) -> None:
    ann, ben = await Guest.come(host, "Ann"), await Guest.come(host, "Ben")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
        assert (await second.do("start"))["code"] == "not-seated"
        assert (await second.do("sit", code="wrong"))["code"] == "not-invited"
        await second.must("sit", code=made["invite"])
        assert (await second.do("start", name="early"))["code"] == "not-host"
        before = second.update["version"]
        await first.must("start")
        refused = await first.do("play", move="bid W9", name="wrong")
        assert refused["type"] == "refused"
        assert await first.do("play", move=simple_move(first.update["view"]), name="wrong") == refused
        assert (await first.do("play", move=simple_move(first.update["view"]), expects=0))["code"] == "stale"
        assert (await first.do("pause", expects=10**6))["code"] == "from-the-future"
        assert (await second.do("start", name="early", expects=before))["code"] == "not-host"
        for nonsense in ("", "{}", '{"type":"hello"}', "[" * 10_000, b"\xff"):
            await first.send(nonsense)
            assert (await first.wait_for(lambda message: message["type"] == "refused"))["code"] == "bad-message"
        assert first.update["version"] == host.hub.rooms[made["table"]].table.version
        done = await first.do("play", move=simple_move(first.update["view"]), name="once")
        assert await first.do("play", move=simple_move(first.update["view"]), name="once") == done


async def test_a_hidden_decision_is_taken_back_and_made_anew(host: MemoryHost) -> None:
    ann, ben = await Guest.come(host, "Ann"), await Guest.come(host, "Ben")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
        await second.must("sit", code=made["invite"])
        await first.must("start")
        low, *_, high = first.update["view"]["seats"][0]["hand"]
        await first.must("play", move=f"bid {low}")
        assert first.update["view"]["choice"]["kind"] == "bid"
        await first.must("take-back")
        assert first.update["view"]["choice"] is None
        await first.must("play", move=f"bid {high}")
        await second.wait_until(lambda update: update["table"]["status"] == "running")
        assert (await second.do("take-back"))["type"] == "refused"
        await second.must("play", move=simple_move(second.update["view"]))
        await first.wait_until(lambda update: update["view"]["seats"][0]["bid"] == high)


async def test_when_time_is_up_a_bot_decides_and_after_the_second_time_it_keeps_the_seat(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3, clock={"kind": "decision", "seconds": 30})
    async with ann.at(made["table"]) as place:
        assert place.update["table"]["seats"][0]["time_left"] == 30_000
        host.clock.advance(29)
        assert not await log_has(host, made["table"], RanOutOfTime)
        while place.update["table"]["seats"][0]["stand_in"] is None:
            if place.is_asked():
                host.clock.advance(31)
            await place.receive()
        assert place.update["table"]["seats"][0]["stand_in"] == "timeout"
        await place.must("return")
        assert place.update["table"]["seats"][0]["stand_in"] is None


async def log_has(host: MemoryHost, table: str, kind: type) -> bool:
    return any(isinstance(entry.action, kind) for entry in await host.store.entries(table))


async def test_a_table_that_sleeps_wakes_by_its_clock() -> None:
    store = HeldStore()
    host = MemoryHost(store)
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3, clock={"kind": "decision", "seconds": 30})
    sweeping = asyncio.ensure_future(host.hub.keep_sweeping())
    await asyncio.sleep(0)
    assert host.hub.rooms == {}
    host.clock.advance(31 + SWEEP_SECONDS)
    await store.until(lambda: any(isinstance(entry.action, RanOutOfTime) for entry in store.stored(made["table"])))
    sweeping.cancel()


async def test_those_who_watch_with_a_delay_see_the_past(host: MemoryHost) -> None:
    ann, eve = await Guest.come(host, "Ann"), await Guest.come(host, "Eve")
    made = await ann.make_table(start=True, players=3, watch_delay=60)
    async with ann.at(made["table"]) as playing, eve.at(made["table"], made["watch"]) as watching:
        assert watching.update["table"]["status"] == "open"
        await playing.wait_until(lambda update: update["view"]["pending"] == [0])
        host.clock.advance(61)
        await watching.wait_until(lambda update: update["version"] == playing.update["version"])
        asked = len(watching.events)
        await playing.must("play", move=simple_move(playing.update["view"]))
        assert len(watching.events) == asked < len(playing.events)
        await playing.wait_until(lambda update: update["view"]["pending"] == [0])
        host.clock.advance(61)
        await watching.wait_until(lambda update: update["version"] == playing.update["version"])
        assert all(seat["hand"] is None for seat in watching.update["view"]["seats"])


class Clumsy(LocalBots):
    """Crashes, and answers what is not legal, turn and turn about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def choose(self, level: str, seed: int, view: View, share: Share) -> Thought:
        self.asked += 1
        if self.asked % 2:
            raise BotFailed("crashed")
        return Thought("bid W9")


async def test_a_bot_that_fails_costs_one_move_without_thought_each_time() -> None:
    host = MemoryHost(bots=Clumsy())
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3)
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
        assert place.status == "over"
    assert host.hub.metrics.unhandled == 0


async def test_the_log_of_a_whole_game_makes_the_same_table(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=4)
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
        again = Table.replay(await host.store.entries(made["table"]))
        live = host.hub.rooms[made["table"]].table
        assert again.version == live.version == place.update["version"]
        assert [again.view(seat) for seat in (None, 0, 1)] == [live.view(seat) for seat in (None, 0, 1)]


async def test_who_is_nobody_watches_and_does_nothing(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3, watching="everyone")
    wire = Wire(host.hub, None)
    place = Place(wire)
    await place.say_hello(made["table"])
    assert (await place.do("say", text="hello"))["code"] == "no-such-action"
    assert (await host.call("me"))["person"] is None
    assert (await host.call("make_table", None, {}))["status"] == 401
    assert (await host.call("table", None, made["table"]))["can_watch"]
    assert (await host.call("table", None, "none"))["status"] == 404
    assert (await host.call("record", None, "none"))["status"] == 404
    assert (await host.call("link", None, {"code": "none"}))["status"] == 404
    assert (await host.call("link", None, {"code": ""}))["status"] == 400
    wire.end()


PLAY_ALONE = """
import asyncio, json, sys, threading
for name in ("starlette", "uvicorn", "websockets", "sqlite3", "psycopg", "numpy", "numba", "wildcards.server"):
    sys.modules[name] = None  # not to be had

from wildcards.host.client import Client
from wildcards.host.clock import LoopClock
from wildcards.host.hub import Hub
from wildcards.host.interfaces import Services
from wildcards.host.local_bots import LocalBots
from wildcards.host.memory import MemoryStore
from wildcards.host.metrics import Metrics
from wildcards.host.session import Session
from wildcards.table import Person, Settings

async def play():
    hub = Hub(Services(MemoryStore(), LocalBots(), LoopClock(), Metrics()))
    ann = Person(id="ann", name="Ann")
    table = await hub.make_table(ann, Settings(players=3), ("greedy", "greedy"), start=True)
    over = asyncio.Event()

    async def hear(text):
        message = json.loads(text)
        if message["type"] == "update" and message["table"]["seats"][0]["stand_in"] is None:
            await say({"type": "command", "id": "c", "expects": message["version"], "action": {"kind": "concede"}})
        if message["type"] == "update" and message["table"]["status"] == "over":
            over.set()

    async def say(message):
        asyncio.ensure_future(session.hear(json.dumps(message).encode()))

    client = Client(ann)
    session = Session(hub, client)
    sending = asyncio.ensure_future(client.send_all(hear))
    await say({"type": "hello", "protocol": 1, "table": table.id})
    await over.wait()
    sending.cancel()
    print("over", threading.active_count(), hub.metrics.unhandled)

asyncio.run(play())
"""


def test_a_host_loads_no_server_and_starts_no_thread() -> None:
    """In a process of its own, in which everything of the network and of databases is missing."""
    answer = subprocess.run(
        [sys.executable, "-c", PLAY_ALONE], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.split() == ["over", "1", "0"]


async def test_an_invitation_says_who_invites_to_what(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(players=4, bots=("random",))
    link = await host.call("link", None, {"code": made["invite"]})
    assert (link["host"], link["free_seats"]) == ("Ann", 2)
    assert [player["name"] for player in link["players"]] == ["Ann", "random", "", ""]
    async with ann.at(made["table"]) as place:
        await place.do("leave")
    assert (await host.call("link", None, {"code": made["invite"]}))["host"] is None
