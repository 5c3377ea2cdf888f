"""What whoever runs a server relies on: health, a graceful stop, deletion by policy, logs that tell no cards."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.faults.processes import server_process
from tests.server.clients import Running, Visitor, request, running_server
from tests.table.tables import Evening
from wildcards.cli import run as run_command
from wildcards.game.refusals import NotInHand
from wildcards.host.automatic import kind_of
from wildcards.host.errors import BotFailed, StorageError
from wildcards.host.interfaces import Batch
from wildcards.server.config import Config, Keep
from wildcards.server.node import open_node
from wildcards.server.retention import DAY, apply_policy
from wildcards.server.storage import opened_store
from wildcards.server.storage.jobs import Job, Statement
from wildcards.server.storage.postgres import one_line
from wildcards.table import table_view


def running(processes: list[int]) -> list[int]:
    return [pid for pid in processes if Path(f"/proc/{pid}").exists()]


async def test_a_server_that_is_told_to_stop_says_goodbye_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with server_process(f"sqlite:///{tmp_path}/t.sqlite", tmp_path) as server:
        guest = await asyncio.to_thread(request, server.port, "POST", "/api/guests", {"name": "Ann"}, {})
        cookie = {"cookie": f"wildcards={guest.secret}"}
        body = {"settings": {"players": 3, "level": "random"}, "start": True}
        made = (await asyncio.to_thread(request, server.port, "POST", "/api/tables", body, cookie)).body
        async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=cookie) as wire:
            await wire.send(json.dumps({"type": "hello", "protocol": 1, "table": made["table"]}))
            await wire.recv()
            workers = server.workers()
            stopping = asyncio.create_task(server.stop())
            heard = []
            with contextlib.suppress(ConnectionClosed):
                while True:
                    heard.append(json.loads(await wire.recv()))
        await stopping
        assert heard[-1] == {"type": "bye", "why": "stopping", "retry": True}
        assert server.exit_code == 0
        assert workers
        assert not running(workers)
    assert '"level": "error"' not in server.log.read_text()


async def test_a_second_server_at_the_same_file_says_where_the_first_one_is(tmp_path: Path) -> None:
    """People at one table would not see each other, for neither server hears of the other."""
    database = f"sqlite:///{tmp_path}/new/t.sqlite"
    async with running_server(database, workers=0) as server:
        with pytest.raises(StorageError, match=f"{server.origin}/$"):
            async with open_node(Config(database=database)):
                pass
        assert (await server.call("GET", "/health")).status == 200
    async with running_server(database, workers=0) as server:
        assert (await server.call("GET", "/health")).status == 200


@pytest.mark.parametrize(("status", "days"), [("open", 7), ("over", 90), ("running", 365), ("paused", 365)])
async def test_each_kind_of_old_table_goes_in_its_time(tmp_path: Path, status: str, days: int) -> None:
    async with opened_store(f"sqlite:///{tmp_path}/t.sqlite") as store:
        evening = Evening()
        await store.append(Batch("t", evening.log, table_view.summary(evening.table), codes=("i", "w")))
        await store.writer.do(Job((), (Statement("UPDATE tables SET status = ?, changed = 1000", (status,)),)))
        assert await apply_policy(store, Keep(), 1000 + days * DAY) == 0
        assert await store.table("t") is not None
        assert await apply_policy(store, Keep(), 1001 + days * DAY) == 1
        assert await store.table("t") is None


async def test_records_stay_or_go_in_their_time_as_the_operator_wants(database: str) -> None:
    async with opened_store(database) as store:
        for record in ("old", "new"):
            await store.add_record(record, "{}")
            await store.write(Statement("INSERT INTO named VALUES ('ann', ?, 0)", (record,)))
        await store.write(Statement("UPDATE records SET finished = 1000 WHERE record_id = 'old'"))
        for days, stay in ((0, ["new", "old"]), (30, ["new"])):
            await apply_policy(store, Keep(records=days), 1001 + 30 * DAY)
            for table in ("records", "named"):
                rows = await store.read(f"SELECT record_id FROM {table} ORDER BY record_id")
                assert [record for (record,) in rows] == stay


async def test_nothing_is_added_to_a_table_that_was_deleted_under_its_players(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as place:
        store = server.node.store
        await store.writer.do(Job((), (Statement("UPDATE tables SET changed = 1000"),)))
        assert await apply_policy(store, Keep(), 1000 + 366 * DAY) == 1
        answer = await place.do("say", text="hello")
        assert (answer.get("code"), answer.get("why")) in (("unavailable", None), (None, "stopping"))
        assert await store.entries(made["table"]) == []
    async with ann.at(made["table"]) as place:
        assert place.bye == {"type": "bye", "why": "no-such-table", "retry": False}
    assert server.hub.metrics.unhandled == 0


def test_wildcards_alone_serves_this_machine_and_opens_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[Config] = []
    opened: list[str] = []

    async def ready_at_once(config: Config, listening: socket.socket, when_ready: Callable[[], None]) -> None:
        listening.close()
        served.append(config)
        when_ready()

    monkeypatch.setattr("wildcards.server.listen", lambda host, port, tries: socket.create_server((host, 0)))
    monkeypatch.setattr("wildcards.server.serve.serve", ready_at_once)
    monkeypatch.setattr("wildcards.server.serve.write_logs", lambda level, limits: None)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("gc.disable", lambda: None)  # a server that runs enables it again when it has loaded
    assert run_command([]) == 0
    (config,) = served
    assert config.host == "127.0.0.1"
    assert config.database.startswith("sqlite:///")
    assert opened == [f"http://127.0.0.1:{config.port}/"]
    assert capsys.readouterr().out == f"Wild Cards is at {opened[0]} (stop it with Ctrl-C)\n"
    assert run_command(["serve", "--admin", "here", "--json"]) == 0
    assert len(opened) == 1
    assert json.loads(capsys.readouterr().out) == {"address": served[1].address, "admin": "here"}


def test_the_log_tells_what_kind_of_failure_a_bot_had_and_names_no_card() -> None:
    assert kind_of(NotInHand(seat=1, cards=["F3"])) == "not-in-hand"
    assert kind_of(BotFailed("KeyError: 'F3'")) == "KeyError"


def test_an_error_of_the_database_is_told_without_the_row_that_it_quotes() -> None:
    error = Exception("duplicate key value violates a constraint\nDETAIL:  Key (record_id)=(abc) already exists.")
    assert one_line(error) == "duplicate key value violates a constraint"
    assert one_line(Exception("")) == "Exception"
