"""Two nodes on one PostgreSQL: any node serves any table."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import psycopg
import pytest

from tests.patience import PATIENCE
from tests.server.clients import Place, Running, Visitor, running_server, simple_move
from tests.server.databases import Cluster
from tests.table.tables import ANN, Evening
from wildcards.game import Game, Record
from wildcards.host.background import Background
from wildcards.host.errors import StorageError
from wildcards.host.interfaces import Batch
from wildcards.server.nodes import PostgresNodes
from wildcards.server.storage import opened_store
from wildcards.server.storage.jobs import Job, Statement
from wildcards.server.storage.postgres import HOLD_TABLES, PostgresDatabase
from wildcards.server.storage.store import ADD_ENTRY, ADD_REFUSAL
from wildcards.table import Table, table_view
from wildcards.table.actions import Opened, Play, Say
from wildcards.table.state import NEWEST_FORMAT


async def test_people_at_two_nodes_play_one_game(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildcards.host.automatic.OTHERS_FIRST", 0.1)
    async with running_server(postgres) as north, running_server(postgres) as south:
        ann, ben = await Visitor.come(north, "Ann"), await Visitor.come(south, "Ben")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
            await second.must("sit", code=made["invite"])
            await first.wait_until(lambda update: update["table"]["seats"][1]["connected"])
            await first.must("start")
            await second.wait_until(lambda update: update["table"]["status"] == "running")
            await asyncio.gather(first.play_to_the_end(), second.play_to_the_end())
            assert first.update["view"]["result"] == second.update["view"]["result"]
            assert first.update["version"] == second.update["version"]
        record = await south.call("GET", f"/api/records/{first.update['table']['record']}")
        assert Game.replay(Record.from_json(record.data)).is_over
        for node in (north, south):
            assert node.hub.metrics.unhandled == 0


async def test_however_many_look_on_nobody_who_sits_is_taken_for_away(server: Running) -> None:
    """What one node tells of a table in one notice, heard at another."""
    said: list[str] = []

    class Notices:
        async def execute(self, _: bytes, told: tuple[str, str]) -> None:
            said.append(told[1])

    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    room = await server.hub.room(made["table"])
    assert room is not None
    watchers = {f"{number:022}" for number in range(500)}  # before Ann by the alphabet, or beside her
    room.presence.here = lambda: watchers | {ann.person}  # type: ignore[method-assign]
    here, there = PostgresNodes("here", ""), PostgresNodes("there", "")
    await here._tell_presence(cast(Any, Notices()), server.hub, everything=True)
    for payload in said:
        assert len(payload) < 8_000  # as many bytes as PostgreSQL takes
        there._hear(payload, server.hub, Background(server.hub.metrics))
    assert ann.person in there.present(made["table"])


async def test_a_stale_nodes_write_is_rejected_and_it_catches_up(postgres: str) -> None:
    async with running_server(postgres) as north, running_server(postgres) as south:
        ann, ben = await Visitor.come(north, "Ann"), await Visitor.come(south, "Ben")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
            await second.must("sit", code=made["invite"])
            room = south.hub.rooms[made["table"]]
            room.ledger.catch_up = lambda version=None: asyncio.sleep(0)  # type: ignore[method-assign]  # deaf
            for number in range(5):
                await first.must("say", text=f"{number}", expects=3)
            answer = await second.do("say", text="late")
            assert answer["type"] == "done"
            assert south.hub.metrics.conflicts == 1
            await second.wait_until(lambda update: len(update["table"]["said"]) == 6)
        entries = await north.hub.store.entries(made["table"])
        assert [line.text for line in Table.replay(entries).said] == ["0", "1", "2", "3", "4", "late"]


async def test_a_command_sent_to_both_nodes_happens_once(postgres: str) -> None:
    async with running_server(postgres) as north, running_server(postgres) as south:
        ann = await Visitor.come(north, "Ann")
        made = await ann.make_table(players=3)
        twin = Visitor(south, "Ann", ann.secret, ann.person)
        async with ann.at(made["table"]) as first, twin.at(made["table"]) as second:
            answers = await asyncio.gather(
                first.do("say", name="same", text="hello"), second.do("say", name="same", text="hello")
            )
            assert answers[0] == answers[1]
        assert len(Table.replay(await north.hub.store.entries(made["table"])).said) == 1


async def test_a_refusal_of_one_node_is_the_answer_of_the_other(postgres: str) -> None:
    async with running_server(postgres) as north, running_server(postgres) as south:
        ann = await Visitor.come(north, "Ann")
        made = await ann.make_table(players=3)
        twin = Visitor(south, "Ann", ann.secret, ann.person)
        async with ann.at(made["table"]) as first, twin.at(made["table"]) as second:
            refused = await first.do("rematch", name="same")
            assert refused["code"] == "wrong-time"
            assert await second.do("emote", name="same", emote="wow") == refused
            assert await second.do("rematch", name="same") == refused
        assert Table.replay(await north.hub.store.entries(made["table"])).said == []


async def test_when_a_node_goes_the_other_carries_on(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildcards.host.automatic.OTHERS_FIRST", 0.1)
    async with running_server(postgres) as south:
        async with running_server(postgres) as north:
            ann = await Visitor.come(north, "Ann")
            made = await ann.make_table(players=3, start=True)
            async with ann.at(made["table"]) as place:
                await place.must("play", move=simple_move(place.update["view"]))
        ann.server = south
        async with ann.at(made["table"]) as place:
            await place.play_to_the_end()


async def play_on(place: Place, until: Callable[[Place], bool]) -> int:
    """How many moves were acknowledged until somebody saw that it is over, or far enough."""
    acknowledged = 0
    while not until(place):
        if not place.is_asked():
            await place.receive()
            continue
        answer = await place.do("play", move=simple_move(place.update["view"]))
        if answer["type"] == "done":
            acknowledged += 1
            await place.wait_until(lambda update: update["version"] >= answer["version"])  # noqa: B023
        else:
            assert answer["code"] in ("stale", "nobody-asks", "unavailable"), answer
    return acknowledged


async def test_nodes_are_upgraded_one_after_the_other_in_play(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that reads nothing but the first format of logs, and one that writes today's: `make faults` has them real."""
    monkeypatch.setattr("wildcards.server.nodes.TELL_SECONDS", 0.1)
    monkeypatch.setattr("wildcards.server.nodes.FRESH_SECONDS", 0.0)
    with monkeypatch.context() as of_before:
        of_before.setattr("wildcards.server.nodes.PostgresNodes", partial(PostgresNodes, log_format=1))
        leaving = contextlib.AsyncExitStack()
        old = await leaving.enter_async_context(running_server(postgres, workers=0))
    async with leaving, running_server(postgres, workers=0) as new, contextlib.AsyncExitStack() as at_new:
        monkeypatch.setattr("wildcards.server.nodes.FRESH_SECONDS", PATIENCE)  # nobody who was heard is forgotten
        async with asyncio.timeout(PATIENCE):
            while new.hub.services.nodes.log_format != 1:  # the old node has been heard
                assert (await new.call("GET", "/health/live")).status == 200
        ann, ben, cid = [await Visitor.come(new, name) for name in ("Ann", "Ben", "Cid")]
        made = await ben.make_table(players=3, grace=3600)
        places = [await at_new.enter_async_context(who.at(made["table"], made["invite"])) for who in (ben, cid)]
        ann.server = old
        async with ann.at(made["table"], made["invite"]) as first:
            for place in (places[1], first):
                await place.must("sit", code=made["invite"])
            await places[0].must("start")
            far_enough = lambda place: bool(place.update["view"]) and place.update["view"]["round"] > 2  # noqa: E731
            moves = sum(await asyncio.gather(*(play_on(place, far_enough) for place in (first, *places))))
            await leaving.aclose()
            monkeypatch.setattr("wildcards.server.nodes.FRESH_SECONDS", 0.0)  # and nobody is expected any more
        async with running_server(postgres, workers=0) as newer:
            ann.server = newer
            async with ann.at(made["table"]) as again:
                is_over = lambda place: place.status == "over"  # noqa: E731
                moves += sum(await asyncio.gather(*(play_on(place, is_over) for place in (again, *places))))
            later = await ann.make_table(players=3)
            formats = []
            for table in (made, later):
                log = await newer.node.store.entries(table["table"])
                assert isinstance(log[0].action, Opened)
                formats.append(log[0].action.format)
            played = [
                entry for entry in await newer.node.store.entries(made["table"]) if isinstance(entry.action, Play)
            ]
            assert formats == [1, NEWEST_FORMAT]
            assert len(played) == moves


async def test_a_dropped_database_connection_costs_no_move(postgres: str, cluster: Cluster) -> None:
    async with running_server(postgres) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, start=True)
        async with ann.at(made["table"]) as place:
            while place.status == "running":
                if place.is_asked():
                    await asyncio.to_thread(cluster.drop_connections, postgres)
                    answer = await place.do("play", move=simple_move(place.update["view"]))
                    assert answer["type"] == "done" or answer["code"] in ("unavailable", "stale", "not-asked")
                    if place.update["view"]["round"] > 3:
                        break
                else:
                    await place.receive()
            assert place.update["view"]["round"] > 3
        entries = await server.hub.store.entries(made["table"])
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert server.hub.metrics.unhandled == 0


async def test_no_connection_waits_for_ever_for_a_database_that_has_gone_without_a_word(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is heard of one whose machine or network is gone: with these the system notices within half a minute."""
    seen: dict[str, list[dict[str, Any]]] = {"stored": [], "heard": []}
    for name, owner in (("stored", psycopg), ("heard", psycopg.AsyncConnection)):

        def connected(url: str, connect: Any = owner.connect, opened: Any = seen[name], **options: Any) -> Any:
            opened.append(options)
            return connect(url, **options)

        monkeypatch.setattr(owner, "connect", connected)
    async with running_server(postgres, workers=0), asyncio.timeout(PATIENCE):
        while len(seen["heard"]) < 2:  # noqa: ASYNC110 - they are opened side by side
            await asyncio.sleep(0.02)
    assert len(seen["stored"]) >= 3  # to bring it up to date, to write, to read
    for options in (*seen["stored"], *seen["heard"]):
        assert options["keepalives_idle"] + options["keepalives_interval"] * options["keepalives_count"] <= 30
        assert options["tcp_user_timeout"] <= 30_000


@pytest.mark.parametrize("first", ["done", "refused"])
async def test_one_command_at_two_nodes_at_the_same_instant_is_not_both_done_and_refused(
    postgres: str, first: str
) -> None:
    async with opened_store(postgres) as north, opened_store(postgres) as south:
        evening = Evening()
        await north.append(Batch("t", evening.log, table_view.summary(evening.table), codes=("i", "w")))
        entry = evening.table.entry(5_000, "same", Say(text="hello"), ANN)
        done = Statement(ADD_ENTRY, ("t", entry.seq, "same", "{}", "t", "same", "t"))
        refused = Statement(ADD_REFUSAL, ("t", "same", 5, "{}", "t", "same"))
        slowly = (Statement("SELECT pg_sleep(0.5)"),)  # it is not committed while the other comes
        ours, theirs = (done, refused) if first == "done" else (refused, done)
        outcomes = asyncio.gather(
            north.writer.do(Job((ours,), slowly, "t")), south.writer.do(Job((theirs,), (), "t")), return_exceptions=True
        )
        assert sorted(type(outcome).__name__ for outcome in await outcomes) == ["Conflict", "NoneType"]


async def test_a_node_that_falls_silent_while_it_writes_does_not_hold_the_others_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_store(postgres) as store:
        evening = Evening()
        await store.append(Batch("t", evening.log, table_view.summary(evening.table), codes=("i", "w")))
        monkeypatch.setattr("wildcards.server.storage.postgres.SILENT_MILLISECONDS", 2_000)
        silent = PostgresDatabase(postgres)  # it alone has so little time
        silent._connection.execute("BEGIN")
        silent._connection.execute(HOLD_TABLES, (["t"],))
        entry = evening.table.entry(5_000, "next", Say(text="hello"), ANN)
        await store.append(Batch("t", [entry], table_view.summary(evening.table)))
        with pytest.raises(StorageError):  # and if it comes back to itself, it has lost its turn
            silent.read(Statement("SELECT 1"))
        assert [one.command for one in await store.entries("t")][-1] == "next"
        silent.close()
