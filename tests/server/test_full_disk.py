"""A full disk: what cannot be stored is refused, nothing is lost, and it goes on when there is room."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.clients import Place, Visitor, running_server
from wildcards.server.storage import sqlite
from wildcards.server.storage.jobs import Job
from wildcards.table import Table


class SmallDisk(sqlite.SQLiteDatabase):
    """SQLite itself says that the disk is full when the file would need more pages."""

    pages = 2**30

    def write(self, jobs: Sequence[Job]) -> list[bool]:
        self._connection.execute(f"PRAGMA max_page_count = {self.pages}")
        return super().write(jobs)


async def say_until_refused(place: Place) -> list[int]:
    done = []
    while (answer := await place.do("say", text="x" * 200))["type"] == "done":
        done.append(answer["version"])
    assert answer["code"] == "unavailable"
    return done


async def test_a_full_disk_costs_nothing_that_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "SQLiteDatabase", SmallDisk)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        await server.node.chores.stop()  # a beat needs more room than a line, and refuses what is written with it
        await server.node.store.beat(1)
        async with ann.at(made["table"]) as place:
            monkeypatch.setattr(SmallDisk, "pages", 1)  # SQLite takes the pages there are
            done = await say_until_refused(place)
            assert (await place.do("say", text="x" * 200))["code"] == "unavailable"
            assert (await ann.call("POST", "/api/tables", {})).status == 503
            assert len(await server.hub.store.entries(made["table"])) == 2 + len(done)
            monkeypatch.setattr(SmallDisk, "pages", 2**30)
            answer = await place.do("say", text="room again")
            assert answer["type"] == "done"
        entries = await server.hub.store.entries(made["table"])
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert Table.replay(entries).said[-1].text == "room again"
        assert server.hub.metrics.unhandled == 0
