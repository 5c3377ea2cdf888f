"""One visitor gets one visitor's share, however often they connect and under however many names."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clients import EASY_LIMITS, Running, Visitor, running_server
from wildcards.cli.output import BadInput
from wildcards.cli.serve import days_kept
from wildcards.host.settings import WORLD, BadLimit, Limits, changed
from wildcards.server.addresses import counted
from wildcards.server.config import Keep
from wildcards.server.storage.jobs import Job, Statement

REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "limits.md"


@contextlib.asynccontextmanager
async def limited(folder: Path, **limits: float) -> AsyncIterator[Running]:
    changed = EASY_LIMITS._replace(**limits)  # type: ignore[arg-type]
    async with running_server(f"sqlite:///{folder}/t.sqlite", workers=0, limits=changed) as server:
        yield server


async def chat_until_dismissed(visitor: Visitor, table: str, **hello: Any) -> int:
    """How many lines got through before the server hung up."""
    done = 0
    with contextlib.suppress(ConnectionClosed, AssertionError):
        async with visitor.at(table, **hello) as place:
            while place.bye is None and (await place.do("say", text="x"))["type"] == "done":
                done += 1
    return done


async def test_fifty_connections_and_endless_reconnects_have_the_rate_of_one(tmp_path: Path) -> None:
    never = {"messages_per_second": 1e-6, "message_burst": 80, "connections_per_person": 50}
    async with limited(tmp_path, **never) as server:
        ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
        made = await ann.make_table(players=3)
        together = await asyncio.gather(*(chat_until_dismissed(ann, made["table"]) for _ in range(50)))
        again = [await chat_until_dismissed(ann, made["table"]) for _ in range(10)]
        assert sum(together) + sum(again) <= 80
        own = await ben.make_table(players=3)
        assert await chat_until_dismissed(ben, own["table"]) == 79  # beside hello


async def test_what_is_no_move_is_kept_to_less_and_the_person_stays_connected(tmp_path: Path) -> None:
    async with limited(tmp_path, chatter_per_second=1e-6, chatter_burst=5) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place:
            answers = [await place.do("say", text="x") for _ in range(7)]
            assert [answer.get("code") for answer in answers] == [None] * 5 + ["too-fast"] * 2
            assert place.bye is None
        assert await server.hub.store.refusals(made["table"], 10) == {}


async def test_an_address_has_a_share_of_its_own_whatever_the_names(tmp_path: Path) -> None:
    limits = {"guests_per_hour": 1e-6, "guest_burst": 5, "address_tables_per_hour": 1e-6, "address_table_burst": 4}
    async with limited(tmp_path, **limits, watchers_per_address=2, connections_per_address=4) as server:
        guests = [await Visitor.come(server, f"G{number}") for number in range(5)]
        assert (await server.call("POST", "/api/guests", {"name": "more"})).status == 429
        assert (await server.call("POST", "/api/tokens", {"name": "more"})).status == 429
        settings = {"players": 3, "watching": "everyone"}
        asked = [await guest.call("POST", "/api/tables", {"settings": settings}) for guest in guests]
        assert [answer.status for answer in asked] == [200] * 4 + [429]
        assert asked[-1].body["code"] == "too-many-new-games"
        table = asked[0].body["table"]
        async with guests[1].at(table), guests[2].at(table), guests[0].at(table) as own:
            assert own.bye is None
            async with guests[3].at(table) as place:
                assert place.bye == {"type": "bye", "why": "too-fast", "retry": True}
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(4):
                await stack.enter_async_context(connect(f"ws://127.0.0.1:{server.port}/ws"))
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{server.port}/ws")


@pytest.mark.parametrize("wish", ["POST /api/me/log-out", "POST /api/me/forget", "GET /api/me/data"])
async def test_new_secrets_being_forgotten_and_one_s_data_cost_as_much_as_a_new_guest(
    tmp_path: Path, wish: str
) -> None:
    """All nodes are told of the first two, and each looks through everybody who is connected; the third is long."""
    async with limited(tmp_path, guests_per_hour=1e-6, guest_burst=3) as server:
        ann = await Visitor.come(server, "Ann")
        assert (await ann.call(*wish.split())).status == 200
        asked = [await server.call(*wish.split()) for _ in range(2)]
        assert [answer.status for answer in asked] == [401, 429]


async def test_a_person_has_so_many_running_games_and_old_ones_do_not_count(tmp_path: Path) -> None:
    async with limited(tmp_path, games_per_person=2) as server:
        ann = await Visitor.come(server, "Ann")
        for _ in range(2):
            await ann.make_table(players=3, start=True)
        answer = await ann.call("POST", "/api/tables", {"start": True})
        assert (answer.status, answer.body["code"]) == (429, "too-many-games")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place:
            assert (await place.do("start"))["code"] == "too-many-games"
            await server.node.store.writer.do(Job((), (Statement("UPDATE tables SET changed = changed - 90000"),)))
            await place.must("start")


async def test_another_game_at_a_table_costs_as_much_as_another_table(tmp_path: Path) -> None:
    """Bots that play on for somebody who has given up need seconds for a game, and its record is kept."""
    limits = EASY_LIMITS._replace(tables_per_hour=1e-6, table_burst=2)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", limits=limits) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, level="random", start=True)
        async with ann.at(made["table"]) as place:
            for started in ("done", "refused"):
                await place.wait_until(lambda update: update["table"]["status"] == "running")
                await place.must("concede")
                await place.wait_until(lambda update: update["table"]["status"] == "over")
                await place.must("rematch")
                answer = await place.do("start")
                assert answer["type"] == started, answer
            assert answer["code"] == "too-many-new-games"


async def test_an_address_has_so_many_started_games_whatever_the_names(tmp_path: Path) -> None:
    async with limited(tmp_path, games_per_address=3) as server:
        guests = [await Visitor.come(server, f"G{number}") for number in range(4)]
        made = await guests[0].make_table(players=3)
        for guest in guests[:2]:
            await guest.make_table(players=3, start=True)
        async with guests[0].at(made["table"]) as place:
            await place.must("start")
            for guest in guests:
                answer = await guest.call("POST", "/api/tables", {"start": True})
                assert (answer.status, answer.body["code"]) == (429, "too-many-new-games")
            other = await guests[3].make_table(players=3)
            async with guests[3].at(other["table"]) as waiting:
                assert (await waiting.do("start"))["code"] == "too-many-new-games"
                await server.node.store.writer.do(Job((), (Statement("UPDATE tables SET status = 'over'"),)))
                await waiting.must("start")
        marks = str(await server.node.store.read("SELECT * FROM started"))
        assert "127.0.0.1" not in marks


async def test_tables_of_one_person_do_not_push_others_out_of_the_list(tmp_path: Path) -> None:
    async with limited(tmp_path, listed_per_person=3) as server:
        ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
        made = await ann.make_table(players=3, watching="everyone")
        for _ in range(205):
            await eve.make_table(players=3, watching="everyone")
        tables = (await server.call("GET", "/api/tables")).body["tables"]
        assert made["table"] in [table["table"] for table in tables]
        assert len(tables) == 4


async def test_to_list_tables_costs_no_more_however_many_there_are(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildcards.server.storage.store.LOOKED_AT", 3)
    async with running_server(database, workers=0) as server:
        guests = [await Visitor.come(server, f"G{number}") for number in range(5)]
        for guest in guests:
            await guest.make_table(players=3, watching="everyone")
        assert len((await server.call("GET", "/api/tables")).body["tables"]) == 3


async def test_an_address_makes_so_many_reports_whatever_the_names(tmp_path: Path) -> None:
    limits = EASY_LIMITS._replace(report_burst=3, reports_per_hour=0.001)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server:
        told = []
        for name in ("Eve", "Mia"):
            ann = await Visitor.come(server, name)
            ben = await Visitor.come(server, "Ben")
            made = await ann.make_table(players=3)
            async with ben.at(made["table"], made["invite"]) as place:
                await place.must("sit", code=made["invite"])
            about = {"table": made["table"], "seat": 1, "why": "rude"}
            told += [(await ann.call("POST", "/api/reports", about)).status for _ in range(3)]
        assert told == [200] * 3 + [429] * 3


def test_an_address_is_counted_as_its_customer_has_it() -> None:
    assert counted("192.0.2.7") == counted("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("") == ""


def test_every_limit_is_a_setting_and_is_in_the_reference() -> None:
    for name, house, world in zip(Limits._fields, Limits(), WORLD, strict=True):
        assert getattr(changed(WORLD, [f"{name}=7"]), name) == 7
        assert f"| `{name}` | {house:,g} | {world:,g} |" in REFERENCE.read_text(encoding="utf-8")
    for wrong in ("nothing=1", "message_burst=many", "message_burst=0", "message_burst"):
        with pytest.raises(BadLimit):
            changed(WORLD, [wrong])


def test_how_long_each_kind_is_kept_is_a_setting_and_is_in_the_reference() -> None:
    for kind, days in Keep()._asdict().items():
        assert days_kept([f"{kind}=5"]) == {kind: 5}
        assert f"| `{kind}` | {days} |" in REFERENCE.read_text(encoding="utf-8")
    with pytest.raises(BadInput):
        days_kept(["nothing=1"])


def test_the_world_gets_no_more_than_a_house() -> None:
    assert all(world <= house for world, house in zip(WORLD, Limits(), strict=True))
