"""Reports, bans, and what an operator does through the socket; what a person may ask about themselves."""

import asyncio
import contextlib
import json
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Running, Visitor, running_server
from tests.server.test_watching_itself import until_health
from wildcards.cli.admin import ask
from wildcards.cli.output import BadInput
from wildcards.game.record import Record
from wildcards.server.logs import JsonLines
from wildcards.server.storage.jobs import Row
from wildcards.server.storage.retention import RetentionStore


class Operator:
    """Somebody who may open the server's socket."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def __call__(self, verb: str, **arguments: Any) -> Any:
        return await asyncio.to_thread(ask, str(self.path), verb, **arguments)


def served(database: str, folder: Path) -> Any:
    return running_server(database, workers=0, admin=str(folder / "admin"))


async def two_at_a_table(server: Running) -> tuple[Visitor, Visitor, dict[str, str]]:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3)
    async with ben.at(made["table"], made["invite"]) as place:
        await place.must("sit", code=made["invite"])
    return ann, ben, made


async def test_an_operator_sees_who_is_there_and_closes_a_table(database: str, tmp_path: Path) -> None:
    operator = Operator(tmp_path / "admin")
    async with served(database, tmp_path) as server:
        assert stat.S_IMODE(operator.path.stat().st_mode) == 0o600
        ann, _, made = await two_at_a_table(server)
        async with ann.at(made["table"]) as place:
            (table,) = await operator("tables")
            assert (table["table"], table["people"], table["connected"]) == (made["table"], ["Ann", "Ben"], 1)
            (person,) = await operator("people")
            assert (person["person"], person["name"], person["table"]) == (ann.person, "Ann", made["table"])
            assert await operator("close", table=made["table"]) == {"closed": True}
            await place.wait_for(lambda message: message["type"] == "bye")
            assert place.bye == {"type": "bye", "why": "closed", "retry": False}
        assert (await ann.call("GET", f"/api/tables/{made['table']}")).status == 404
        assert await operator("close", table="nothing") == {"closed": False}
    assert not operator.path.exists()


async def test_what_an_operator_does_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    operator = Operator(tmp_path / "admin")
    async with served(f"sqlite:///{tmp_path}/t.sqlite", tmp_path):
        await operator("ban", who="203.0.113.9", hours=1, why="spam")
        with pytest.raises(BadInput, match="not understood"):
            await operator("no-such-verb")
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]  # as they are written
    (said,) = (line for line in lines if line["message"] == "the operator acted")
    assert said["verb"] == "ban"
    assert json.loads(said["arguments"]) == {"who": "203.0.113.9", "hours": 1, "why": "spam"}


async def test_a_table_is_closed_before_it_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that moves in between would find no table, and its company would not hear why."""
    operator = Operator(tmp_path / "admin")
    async with served(f"sqlite:///{tmp_path}/t.sqlite", tmp_path) as server:
        ann, _, made = await two_at_a_table(server)
        store = server.node.moderation.store
        delete, open_then = store.delete_table, []

        async def look_and_delete(table: str) -> bool:
            open_then.extend(server.hub.rooms)
            return bool(await delete(table))

        monkeypatch.setattr(store, "delete_table", look_and_delete)
        async with ann.at(made["table"]):
            await operator("close", table=made["table"])
        assert open_then == []


async def test_who_is_banned_is_out_until_the_ban_is_lifted(database: str, tmp_path: Path) -> None:
    operator = Operator(tmp_path / "admin")
    async with served(database, tmp_path) as server:
        ann, ben, made = await two_at_a_table(server)
        async with ben.at(made["table"]) as place:
            banned = await operator("ban", who=f"person {ben.person}", hours=2, why="rude")
            assert banned["who"] == f"person {ben.person}"
            await place.wait_for(lambda message: message["type"] == "bye")
            assert place.bye == {"type": "bye", "why": "banned", "retry": False}
        refused = await ben.call("GET", "/api/me")
        assert (refused.status, refused.body["code"]) == (403, "banned")
        assert refused.body["facts"]["until"] == banned["until"]
        assert (await ann.call("GET", "/api/me")).status == 200
        assert [ban["who"] for ban in await operator("bans")] == [f"person {ben.person}"]
        await operator("lift", who=f"person {ben.person}")
        assert (await ben.call("GET", "/api/me")).status == 200
        await operator("ban", who="127.0.0.1", hours=1)
        assert (await server.call("POST", "/api/guests", {"name": "Eve"})).status == 403


async def test_a_ban_of_what_is_neither_a_person_nor_an_address_is_refused(database: str, tmp_path: Path) -> None:
    operator = Operator(tmp_path / "admin")
    async with served(database, tmp_path) as server:
        ann = await Visitor.come(server, "Ann")
        for mistake in ("nonsense", "person nobody", "10.1.0.0/24", "2001:db8::/48", f"address {ann.person}", ""):
            with pytest.raises(BadInput, match="no address of one visitor, and nobody here has that id"):
                await operator("ban", who=mistake, hours=1)
        for as_it_is_listed, kept in (
            (ann.person, f"person {ann.person}"),
            ("2001:db8::/64", "address 2001:db8::/64"),
            ("address 203.0.113.9", "address 203.0.113.9"),
        ):
            assert (await operator("ban", who=as_it_is_listed, hours=1))["who"] == kept
        assert (await ann.call("GET", "/api/me")).status == 403
        for ban in await operator("bans"):
            assert await operator("lift", who=ban["who"]) == {"lifted": ban["who"]}
        with pytest.raises(BadInput, match="no such ban"):
            await operator("lift", who=ann.person)
        assert (await ann.call("GET", "/api/me")).status == 200


async def test_a_report_reaches_the_operator_with_what_was_said(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    operator = Operator(tmp_path / "admin")
    async with served(database, tmp_path) as server:
        ann, ben, made = await two_at_a_table(server)
        async with ben.at(made["table"]) as place:
            await place.must("say", text="something rude")
        asked = {"table": made["table"], "seat": 1, "why": "rude\nwords"}
        assert (await ann.call("POST", "/api/reports", asked)).status == 200
        (report,) = await operator("reports")
        assert (report["by"], report["person"], report["name"]) == (ann.person, ben.person, "Ben")
        assert (report["why"], report["said"]) == ("rude words", "something rude")
        lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
        assert [line["report"] for line in lines if line["message"] == "somebody was reported"] == [report["report"]]
        eve = await Visitor.come(server, "Eve")
        assert (await eve.call("POST", "/api/reports", asked)).status == 404
        assert (await ann.call("POST", "/api/reports", asked | {"seat": 0})).status == 404


async def test_before_an_upgrade_nothing_new_begins_and_what_runs_goes_on(tmp_path: Path) -> None:
    operator = Operator(tmp_path / "admin")
    async with served(f"sqlite:///{tmp_path}/t.sqlite", tmp_path) as server:
        ann, _, made = await two_at_a_table(server)
        running = await ann.make_table(players=3, start=True)
        async with ann.at(running["table"]) as place, ann.at(made["table"]) as waiting:
            told = await operator("drain")
            assert (told["draining"], told["running"]) == (True, 1)
            assert (await ann.call("POST", "/api/tables", {})).body["code"] == "draining"
            assert (await waiting.do("start"))["code"] == "draining"
            today = await ann.call("POST", "/api/today", {"players": 3, "level": "greedy"})
            assert (today.status, today.body["code"]) == (503, "draining")
            await until_health(server, lambda health: health["status"] == "draining")
            await place.must("play", move=f"bid {place.update['view']['seats'][0]['hand'][0]}")
            assert await operator("message", text="Back at nine.") == {"told": 2}
            await place.wait_for(lambda message: message == {"type": "notice", "text": "Back at nine."})
            await operator("drain", off=True)
            await until_health(server, lambda health: health["status"] == "ok")
            await waiting.must("start")


async def test_what_an_operator_orders_holds_at_all_nodes_and_not_for_those_that_start_later(
    postgres: str, tmp_path: Path
) -> None:
    operator = Operator(tmp_path / "admin")
    async with served(postgres, tmp_path) as first:
        async with running_server(postgres, workers=0) as second:
            ann = await Visitor.come(second, "Ann")
            running, made = await ann.make_table(players=3, start=True), await ann.make_table(players=3)
            async with ann.at(running["table"]) as place, ann.at(made["table"]) as closed:
                await operator("message", text="Back at nine.")
                await operator("drain")
                await operator("close", table=made["table"])
                await second.node.moderation.look()
                await place.wait_for(lambda message: message == {"type": "notice", "text": "Back at nine."})
                await closed.wait_for(lambda message: message["type"] == "bye")
                assert closed.bye == {"type": "bye", "why": "closed", "retry": False}
                assert (await ann.call("POST", "/api/tables", {})).body["code"] == "draining"
                await second.node.moderation.look()
                await place.must("say", text="once is enough")
                assert sum("Back at nine." in text for text in place.received) == 1
        async with running_server(postgres, workers=0) as later:
            ann.server = later
            await later.node.moderation.look()
            await ann.make_table(players=3)
        assert first.hub.is_draining


async def test_orders_hold_though_the_wall_clock_was_put_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    operator, wall = Operator(tmp_path / "admin"), time.time
    async with served(database, tmp_path) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place:
            await operator("message", text="One.")
            monkeypatch.setattr(time, "time", lambda: wall() - 3600)
            await operator("message", text="Two.")
            assert (await ann.call("POST", "/api/me/log-out")).status == 200
            await place.wait_for(lambda message: message == {"type": "notice", "text": "Two."})
            await place.wait_for(lambda message: message["type"] == "bye")
            assert place.bye == {"type": "bye", "why": "signed-out", "retry": True}


# What a person may ask for.


async def finished_game(ann: Visitor, **settings: Any) -> str:
    made = await ann.make_table(players=3, start=True, level="random", **settings)
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
        return str(place.update["table"]["record"])


async def test_a_person_gets_all_that_is_kept_and_can_be_forgotten(database: str) -> None:
    async with running_server(database) as server:
        ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
        record = await finished_game(ann)
        made = await ben.make_table(players=3)
        async with ann.at(made["table"], made["invite"]) as place:
            await place.must("sit", code=made["invite"])
            await place.must("say", text="hello")
        async with ben.at(made["table"]) as place:
            await place.must("start")
            data = (await ann.call("GET", "/api/me/data")).body
            assert data["kept"]["guest"][0]["name"] == "Ann"
            assert made["table"] in data["kept"]["seated_at"]
            assert [game["record"] for game in data["kept"]["games"]] == [record]
            assert data["kept"]["said"] == [{"table_id": made["table"], "text": "hello"}]
            assert (await ann.call("POST", "/api/me/forget")).status == 200
            seen = await place.wait_until(lambda update: update["table"]["seats"][1]["name"] == "\u2026")
            assert seen["table"]["seats"][1]["stand_in"] == "left"
            assert "Ann" not in json.dumps(place.update)
        assert (await ann.call("GET", "/api/me")).body["person"] is None
        kept = Record.from_json((await ben.call("GET", f"/api/records/{record}")).data)
        assert kept.players[0] == "\u2026"
        lists = [(await ben.call("GET", path)).data.decode() for path in ("/api/me", "/api/tables", "/api/me/games")]
        assert "Ann" not in "".join(lists)
        assert ann.person not in json.dumps((await ben.call("GET", "/api/me/data")).body)


async def test_a_name_goes_out_of_records_that_are_in_no_list_of_games(database: str) -> None:
    """Whoever deleted their list may still be forgotten, and so may a program, which has none."""
    async with running_server(database) as server:
        ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
        token = (await ann.call("POST", "/api/tokens", {"name": "Robot"})).body
        robot = Visitor(server, "Robot", token["token"], token["person"])
        made = await ann.make_table(players=3, level="random")
        async with contextlib.AsyncExitStack() as stack:
            for visitor in (robot, ben):
                place = await stack.enter_async_context(visitor.at(made["table"], made["invite"]))
                await place.must("sit", code=made["invite"])
            place = await stack.enter_async_context(ann.at(made["table"]))
            await place.must("start")
            for visitor in (robot, ben, ann):
                other = await stack.enter_async_context(visitor.at(made["table"]))
                assert (await other.do("leave" if visitor is robot else "concede"))["type"] == "done"
            await place.wait_until(lambda update: update["table"]["status"] == "over")
            record = place.update["table"]["record"]
        assert (await ann.call("DELETE", "/api/me/games")).status == 200
        for visitor in (ann, robot):
            assert record in (await visitor.call("GET", "/api/me/data")).body["kept"]["named_in"]
            assert (await visitor.call("POST", "/api/me/forget")).status == 200
        kept = Record.from_json((await ben.call("GET", f"/api/records/{record}")).data)
        assert sorted(kept.players) == ["Ben", "\u2026", "\u2026"]
        (listed,) = (await ben.call("GET", "/api/me/games")).body["games"]
        assert sorted(player["name"] for player in listed["players"]) == ["Ben", "\u2026", "\u2026"]
        assert [row[0] for row in await server.node.store.read("SELECT person FROM named")] == [ben.person]


async def test_a_name_that_is_forgotten_goes_out_of_the_logs_of_all_tables(database: str) -> None:
    async with running_server(database, workers=0) as server:
        ann, ben = await Visitor.come(server, "Annabel"), await Visitor.come(server, "Ben")
        left, sitting = await ben.make_table(players=4), await ben.make_table(players=4)
        for made in (left, sitting):
            async with ann.at(made["table"], made["invite"]) as place:
                await place.must("sit", code=made["invite"])
                await place.must("say", text="hello")
        companion = {"number": 1, "name": "Clementine"}
        async with ann.at(sitting["table"], sitting["invite"], companion=companion) as place:
            await place.must("sit", code=sitting["invite"])
        async with ann.at(left["table"]) as place:
            assert (await place.do("leave"))["type"] == "done"
        assert (await ann.call("POST", "/api/me/forget")).status == 200
        store = server.node.store
        await RetentionStore(store).forget_the_past(server.node.clock.now())
        kept = [
            str(await store.read(f"SELECT * FROM {name}"))
            for name in ("guests", "tables", "entries", "snapshots", "seated", "sat", "refusals", "played", "records")
        ]
        assert "hello" in str(await store.read("SELECT body FROM snapshots"))  # it is the name that goes
        assert not [rows for rows in kept if "Annabel" in rows or "Clementine" in rows]
        async with ben.at(left["table"]) as place, ben.at(sitting["table"]) as other:
            for at in (place, other):  # and the tables go on
                await at.must("say", text="still here")


async def test_what_a_person_said_is_among_their_data_also_when_the_log_was_shortened(database: str) -> None:
    async with running_server(database, workers=0) as server:
        ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
        made = await ben.make_table(players=3)
        async with ann.at(made["table"], made["invite"]) as place, ben.at(made["table"]) as other:
            await place.must("sit", code=made["invite"])
            await place.must("say", text="first")
            await other.must("say", text="not mine")
            assert (await ben.call("POST", "/api/me/forget")).status == 200
            await RetentionStore(server.node.store).forget_the_past(server.node.clock.now())
            await place.must("say", text="second")
        kept = (await ann.call("GET", "/api/me/data")).body["kept"]
        assert [line["text"] for line in kept["said"]] == ["first", "second"]
        assert "first" not in str(await server.node.store.read("SELECT body FROM entries"))


async def test_however_much_is_kept_of_a_person_it_is_read_a_page_at_a_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(database, workers=0) as server:
        ann = await Visitor.come(server, "Ann")
        tables = [(await ann.make_table(players=3))["table"] for _ in range(7)]
        for table in tables:
            async with ann.at(table) as place:
                for number in range(4):
                    await place.must("say", text=f"{number}")
        monkeypatch.setattr("wildcards.server.storage.own_data.PAGE", 3)
        read, pages = server.node.store.read, [0]

        async def counted(sql: str, *arguments: object) -> list[Row]:
            rows = await read(sql, *arguments)
            pages.append(len(rows))
            return rows

        monkeypatch.setattr(server.node.store, "read", counted)
        kept = (await ann.call("GET", "/api/me/data")).body["kept"]
    assert max(pages) <= 3
    for table in tables:
        assert [line["text"] for line in kept["said"] if line["table_id"] == table] == ["0", "1", "2", "3"]
    assert sorted(kept["seated_at"]) == sorted(kept["sat_at"]) == sorted(tables)
    assert len(kept["said"]) == 28


async def test_who_logs_out_everywhere_is_known_in_this_browser_alone(database: str) -> None:
    async with running_server(database, workers=0) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place:
            answer = await ann.call("POST", "/api/me/log-out")
            await place.wait_for(lambda message: message["type"] == "bye")
            assert place.bye == {"type": "bye", "why": "signed-out", "retry": True}
        assert answer.secret != ann.secret
        assert (await ann.call("GET", "/api/me")).body["person"] is None
        again = Visitor(server, "Ann", answer.secret, ann.person)
        me = (await again.call("GET", "/api/me")).body
        assert (me["person"], [table["table"] for table in me["tables"]]) == (ann.person, [made["table"]])


@pytest.mark.parametrize("wish", ["log-out", "forget"])
async def test_who_logs_out_or_is_forgotten_is_out_at_all_nodes(postgres: str, wish: str) -> None:
    async with running_server(postgres, workers=0) as first, running_server(postgres, workers=0) as second:
        ann = await Visitor.come(first, "Ann")
        made = await ann.make_table(players=3)
        thief = Visitor(second, "Ann", ann.secret, ann.person)
        async with thief.at(made["table"]) as place:
            assert (await ann.call("POST", f"/api/me/{wish}")).status == 200
            await second.node.moderation.look()
            await place.wait_for(lambda message: message["type"] == "bye")
            assert place.bye is not None
            assert place.bye["why"] in ("signed-out", "not-allowed")
        assert (await thief.call("GET", "/api/me")).body["person"] is None


async def test_without_a_secret_nobody_is_forgotten(tmp_path: Path) -> None:
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0) as server:
        for method, path in (("GET", "/api/me/data"), ("POST", "/api/me/forget"), ("POST", "/api/me/log-out")):
            assert (await server.call(method, path)).status == 401
