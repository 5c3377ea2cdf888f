"""Done once, done means on disk, and whoever missed something gets it."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.clients import Running, Visitor, running_server, simple_move
from wildcards.host.errors import StorageError
from wildcards.server.storage import SqlStore
from wildcards.server.storage.jobs import Job
from wildcards.server.storage.sqlite import SQLiteDatabase
from wildcards.table import Table


async def test_a_command_that_is_sent_again_is_answered_again_and_done_once(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as place:
        first = await place.do("say", name="once", text="hello")
        again = await place.do("say", name="once", text="hello")
        assert first == again
    async with ann.at(made["table"]) as place:
        assert await place.do("say", name="once", text="hello", expects=0) == first
        assert len(place.update["table"]["said"]) == 1


async def test_a_command_of_long_ago_is_still_done_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildcards.table.table.COMMANDS_KEPT", 5)
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as place:
        first = await place.do("say", name="once", text="hello")
        for _ in range(10):
            await place.must("emote", emote="wow")
        before = len(await server.hub.store.entries(made["table"]))
        assert await place.do("say", name="once", text="hello") == first
        assert len(await server.hub.store.entries(made["table"])) == before
        await place.must("emote", emote="wow")


async def test_a_refused_command_is_refused_again_when_it_would_be_possible(server: Running) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
        await first.must("seat-bot", seat=1, level="random")
        refused = await second.do("sit", name="once", seat=1, code=made["invite"])
        assert refused["code"] == "seat-taken"
        await first.must("clear-seat", seat=1)
        assert await second.do("sit", name="once", seat=1, code=made["invite"]) == refused
        assert second.seat is None
        await second.must("sit", name="twice", seat=1, code=made["invite"])


async def test_a_refusal_outlasts_a_restart_of_the_server(database: str) -> None:
    async with running_server(database) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place:
            refused = await place.do("rematch", name="once")
            assert refused["code"] == "wrong-time"
    async with running_server(database) as server:
        ann.server = server
        async with ann.at(made["table"]) as place:
            await place.must("emote", emote="wow")
            assert await place.do("rematch", name="once") == refused
            # The same id with something that is possible is the same command all the same.
            assert await place.do("emote", name="once", emote="wow") == refused
            assert len(place.update["table"]["said"]) == 1


async def test_what_happened_long_ago_is_not_refused_now(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildcards.table.table.COMMANDS_KEPT", 5)
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as place:
        first = await place.do("seat-bot", name="once", seat=1, level="random")
        for _ in range(10):
            await place.must("emote", emote="wow")
        await place.must("start")
        assert await place.do("seat-bot", name="once", seat=1, level="random") == first


async def test_a_refusal_that_cannot_be_kept_is_not_given(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)

    async def fail(*arguments: object) -> None:
        raise StorageError("database or disk is full")

    async with ann.at(made["table"]) as place:
        with monkeypatch.context() as broken:
            broken.setattr(SqlStore, "keep_refusal", fail)
            assert (await place.do("rematch", name="once"))["code"] == "unavailable"
        assert (await place.do("rematch", name="once"))["code"] == "wrong-time"


async def test_two_people_may_choose_the_same_id(server: Running) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
        await second.must("sit", code=made["invite"])
        one = await first.do("emote", name="x", emote="hello")
        other = await second.do("emote", name="x", emote="wow")
        assert one["version"] != other["version"]


async def test_what_is_answered_with_done_is_in_the_log(database: str) -> None:
    async with running_server(database) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, start=True)
        async with ann.at(made["table"]) as place:
            answer = await place.do("play", move=simple_move(place.update["view"]))
            entries = await server.hub.store.entries(made["table"])
            assert any(entry.seq == answer["version"] and entry.command.endswith(answer["id"]) for entry in entries)


async def test_a_game_goes_on_after_a_restart_of_the_server(database: str) -> None:
    async with running_server(database) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, start=True)
        async with ann.at(made["table"]) as place:
            await place.must("play", move=simple_move(place.update["view"]))
            await place.wait_until(lambda update: update["view"]["pending"] == [0])
            view, events = place.update["view"], place.events
    async with running_server(database) as server:
        ann.server = server
        async with ann.at(made["table"]) as place:
            assert place.update["view"] == view
            assert place.events == events
            await place.play_to_the_end()


async def test_who_comes_back_gets_the_events_that_were_missed(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        await place.must("play", move=simple_move(place.update["view"]))
        await place.wait_until(lambda update: place.is_asked())
        known = len(place.events)
        await place.must("play", move=simple_move(place.update["view"]))
        await place.wait_until(lambda update: place.is_asked())
        everything = place.events
    async with ann.at(made["table"], game=1, events=known) as place:
        assert place.update["first_event"] == known
        assert place.update["events"] == everything[known:]
    async with ann.at(made["table"], game=7, events=known) as place:
        assert place.update["first_event"] == 0
        assert place.update["events"] == everything


async def test_who_claims_to_know_more_events_than_there_are_gets_the_next_ones(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        told = len(place.events)
    async with ann.at(made["table"], game=1, events=10_000) as place:
        assert told <= place.update["first_event"] < 10_000


async def test_a_decision_for_an_older_question_is_refused_as_stale(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        seen = place.update["version"]
        await place.must("play", move=simple_move(place.update["view"]))
        await place.wait_until(lambda update: place.is_asked())
        refused = await place.do("play", move="bid R", expects=seen)
        assert refused["code"] in ("stale", "wrong-question")
        future = await place.do("say", text="hello", expects=seen + 1000)
        assert future["code"] == "from-the-future"


async def test_a_refusal_tells_rule_and_facts(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        hand = place.update["view"]["seats"][0]["hand"]
        missing = next(card for card in ("F1", "F2", "F3", "F4", "S1", "S2", "S3", "S4") if card not in hand)
        refused = await place.do("play", move=f"bid {missing}")
        assert (refused["code"], refused["facts"]) == ("not-in-hand", {"seat": 0, "cards": [missing]})


async def test_when_nothing_can_be_written_nothing_happens_and_it_goes_on_afterwards(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)

    def fail(*arguments: object) -> None:
        raise StorageError("database or disk is full")

    async with ann.at(made["table"]) as place:
        with monkeypatch.context() as broken:
            broken.setattr(SQLiteDatabase, "write", fail)
            refused = await place.do("say", name="later", text="hello")
            assert refused["code"] == "unavailable"
            assert place.update["table"]["said"] == []
        answer = await place.do("say", name="later", text="hello")
        assert answer["type"] == "done"
        entries = await server.hub.store.entries(made["table"])
        assert Table.replay(entries).said[0].text == "hello"


async def test_an_answer_that_was_lost_after_the_commit_is_found_in_the_log(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    write = SQLiteDatabase.write

    def lose_answer(self: SQLiteDatabase, jobs: Sequence[Job]) -> None:
        write(self, jobs)
        raise StorageError("the connection was lost at the commit")

    async with ann.at(made["table"]) as place:
        with monkeypatch.context() as broken:
            broken.setattr(SQLiteDatabase, "write", lose_answer)
            answer = await place.do("say", text="hello")
        assert answer["type"] == "done"
        await place.wait_until(lambda update: len(update["table"]["said"]) == 1)


def said(update: dict[str, Any]) -> list[str]:
    return ["", *(line["text"] for line in update["table"]["said"])]


async def test_a_client_that_does_not_read_holds_nobody_up(server: Running) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
        await second.must("sit", code=made["invite"])
        assert isinstance(second.socket, ClientConnection)
        reader = second.socket.transport
        reader.pause_reading()
        for number in range(50):
            answer = await first.do("say", text=f"line {number}")
            assert answer["type"] == "done"
        reader.resume_reading()
        await second.wait_until(lambda update: said(update)[-1] == "line 49")


async def test_a_stopping_server_tells_its_clients_to_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("stopping")
    async with running_server(f"sqlite:///{folder}/tables.sqlite") as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place:
            stopping = asyncio.ensure_future(server.hub.stop())
            await place.wait_for(lambda message: message["type"] == "bye")
            assert place.bye == {"type": "bye", "why": "stopping", "retry": True}
            await stopping


async def test_an_old_client_and_a_wrong_table_get_a_farewell_that_says_why(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    async with ann.at("nowhere") as place:
        assert place.bye == {"type": "bye", "why": "no-such-table", "retry": False}
    async with ann.at("nowhere", protocol=0) as place:
        assert place.bye == {"type": "bye", "why": "old-client", "retry": False}


async def test_ping_is_answered(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as place:
        await place.send({"type": "ping"})
        assert await place.wait_for(lambda message: message["type"] == "pong")


async def test_a_rematch_begins_a_new_story(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
        await place.must("rematch")
        await place.wait_until(lambda update: update["table"]["status"] == "open")
        await place.must("start")
        await place.wait_until(lambda update: update["table"]["game"] == 2)
        assert place.events[0]["kind"] == "started"
        await place.play_to_the_end()
        summary = (await ann.call("GET", f"/api/tables/{made['table']}")).body
        assert len(summary["records"]) == 2
        assert json.loads((await ann.call("GET", "/api/me")).data)["tables"][0]["table"] == made["table"]


async def test_tables_that_wait_for_me_come_first(server: Running) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    waiting = await ann.make_table(players=3, start=True)
    for _ in range(2):
        await ann.make_table(players=3)
    await ben.make_table(players=3, start=True)
    tables = (await ann.call("GET", "/api/me")).body["tables"]
    assert [table["your_turn"] for table in tables] == [True, False, False]
    assert tables[0]["table"] == waiting["table"]
