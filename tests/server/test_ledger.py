"""A table is ahead of its database for moments: what its clients see and what lies there, on both kinds.

What a ledger does by itself is tried in tests/host/test_ledger.py.
"""

import asyncio
import contextlib
import json
import random
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.patience import PATIENCE
from wildcards.host.client import Client
from wildcards.host.errors import Conflict, StorageError
from wildcards.host.fair_queue import Share
from wildcards.host.interfaces import Batch, Committed, Thought
from wildcards.host.ledger import Submission
from wildcards.host.room import Room
from wildcards.protocol.messages import Command, Done, Refused
from wildcards.server.config import Config
from wildcards.server.node import Node, open_node
from wildcards.server.storage import SqlStore, opened_store
from wildcards.server.storage.jobs import Job, Statement
from wildcards.server.storage.writer import Writer
from wildcards.table import Person, Settings, Table, table_view
from wildcards.table import actions as do

PEOPLE = [Person(id=name.lower(), name=name) for name in ("Ann", "Ben", "Cem")]
Answer = Done | Refused


class Disk:
    """Stands between a server's writer and its database: a table's jobs one by one, when and as the test lets them."""

    def __init__(self, writer: Writer, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = table
        self.waiting = 0
        self.is_open = threading.Event()
        self.is_open.set()
        self.fates: Iterator[str] = repeat("")
        self.changed = asyncio.Event()
        self._do, self._write = writer.do, writer._write
        monkeypatch.setattr(writer, "do", self.do)
        monkeypatch.setattr(writer, "_write", self.write)
        monkeypatch.setattr("wildcards.server.storage.writer.LARGEST_GROUP", 1)

    def do(self, job: Job, committed: Committed | None = None) -> asyncio.Future[None]:
        if job.table == self.table and not self.is_open.is_set():
            self.waiting += 1
            self.changed.set()
        return self._do(job, committed)

    def write(self, database: Any, group: list[Any]) -> list[Exception | None]:
        if group[0].job.table != self.table:
            return self._write(database, group)
        self.is_open.wait(PATIENCE)
        fate = next(self.fates)
        if fate == "fails":
            raise StorageError("database or disk is full")
        outcomes = self._write(database, group)
        if fate == "is not known":
            raise StorageError("the connection was lost at the commit")
        return outcomes

    def hold(self, *fates: str) -> None:
        """Nothing is written until `go_on`; then the first jobs have these fates, and all goes well with the rest."""
        self.is_open.clear()
        self.waiting = 0
        self.fates = chain(fates, repeat(""))

    def go_on(self) -> None:
        self.is_open.set()

    async def until_asked(self, count: int) -> None:
        """Until so many jobs wait for `go_on`."""
        async with asyncio.timeout(PATIENCE):
            while self.waiting < count:
                self.changed.clear()
                await self.changed.wait()


class Evening:
    """Three people at a table of a server, each connected; all that they are sent is kept."""

    def __init__(self, node: Node, room: Room, disk: Disk) -> None:
        self.node = node
        self.hub = node.hub
        self.disk = disk
        self.room = room
        self.clients = [Client(person) for person in PEOPLE]
        self.heard: list[list[dict[str, Any]]] = [[] for _ in PEOPLE]
        self.judge: Callable[[dict[str, Any]], None] = lambda message: None
        self._news = asyncio.Event()
        self._numbers = iter(range(1, 10_000))

    def listen(self, number: int) -> asyncio.Task[str]:
        async def hear(text: str) -> None:
            message = json.loads(text)
            self.judge(message)
            self.heard[number].append(message)
            self._news.set()

        return asyncio.create_task(self.clients[number].send_all(hear))

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Until what is wanted is so, looked at whenever somebody was sent something."""
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                self._news.clear()
                await self._news.wait()

    async def until_shown(self, version: int) -> None:
        """Until everybody has seen that version, and nobody another."""
        await self.until(lambda: all(heard and heard[-1]["version"] == version for heard in self.heard))

    def ask(
        self, number: int, action: do.PersonAction, name: str = "", expects: int | None = None
    ) -> asyncio.Task[Answer]:
        known = self.room.ledger.stored if expects is None else expects
        command = Command(id=name or f"c{next(self._numbers)}", expects=known, action=action)
        return asyncio.create_task(self.room.command(self.clients[number], command))

    def say(self, number: int, text: str, name: str = "") -> asyncio.Task[Answer]:
        return self.ask(number, do.Say(text=text), name)

    async def say_three(self) -> list[asyncio.Task[Answer]]:
        """Three lines, each on its way."""
        said = [self.say(number, text) for number, text in enumerate(("one", "two", "three"))]
        await self.disk.until_asked(3)
        return said

    def versions_shown(self) -> list[int]:
        return [message["version"] for heard in self.heard for message in heard if message["type"] == "update"]

    async def lines(self) -> list[str]:
        """What was said, according to the log alone."""
        table = Table.replay(await self.hub.store.entries(self.room.table.id))
        return [str(line.text) for line in table.said]

    async def check_in_step(self) -> None:
        """The live table is the one that the log tells of, and everybody was shown it."""
        await self.room.ledger.settle()
        entries = await self.hub.store.entries(self.room.table.id)
        stored = Table.replay(entries)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert self.room.ledger.stored == self.room.table.version == stored.version
        assert table_view.summary(self.room.table) == table_view.summary(stored)
        assert self.room.table.said == stored.said
        await self.until_shown(stored.version)
        for heard in self.heard:
            assert [line["text"] for line in heard[-1]["table"]["said"]] == [line.text for line in stored.said]
        assert self.hub.metrics.unhandled == 0


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """SQLite; a test that says so is done once on each kind."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    return str(request.getfixturevalue("postgres"))


on_both = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest_asyncio.fixture
async def here(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    async with open_node(Config(database=database, workers=0)) as node:
        hub = node.hub
        made = await hub.make_table(PEOPLE[0], Settings(players=3, grace=None, watching="everyone"), (), start=False)
        room = await hub.room(made.id)
        assert room is not None
        for person in PEOPLE[1:]:
            await room.ledger.submit(Submission(f"sit.{person.id}", lambda: do.Sit(code=made.invite), person))
        here = Evening(node, room, Disk(node.store.writer, made.id, monkeypatch))
        listening = [here.listen(number) for number in range(len(PEOPLE))]
        for client in here.clients:
            await room.enter(client)
        await here.until_shown(room.ledger.stored)
        try:
            yield here
        finally:
            here.disk.go_on()
            for task in listening:
                task.cancel()


@pytest_asyncio.fixture
async def elsewhere(database: str) -> AsyncIterator[SqlStore]:
    """The storage of another node."""
    async with opened_store(database) as store:
        yield store


async def write_elsewhere(store: SqlStore, table: str, by: Person, command: str, text: str) -> None:
    replayed = Table.replay(await store.entries(table))
    entry = replayed.entry(replayed.changed, command, do.Say(text=text), by)
    replayed.apply(entry)
    await store.append(Batch(table, [entry], table_view.summary(replayed)))


@on_both
async def test_nobody_waits_for_the_commit_of_another_and_nobody_is_told_before_their_own(here: Evening) -> None:
    before = here.room.ledger.stored
    here.disk.hold()
    said = await here.say_three()
    assert here.room.table.version == before + 3
    assert not any(line.done() for line in said)
    assert max(here.versions_shown()) == before
    here.disk.go_on()
    assert [(await line).version for line in said] == [before + 1, before + 2, before + 3]
    await here.check_in_step()


@on_both
async def test_what_rests_on_a_decision_that_could_not_be_written_is_not_written_either(here: Evening) -> None:
    here.disk.hold("", "fails")
    said = await here.say_three()
    here.disk.go_on()
    answers = [await line for line in said]
    assert [type(answer) for answer in answers] == [Done, Refused, Done]
    assert isinstance(answers[1], Refused)
    assert answers[1].code == "unavailable"
    assert await here.lines() == ["one", "three"]  # the third was tried again, on what is there
    assert answers[2].version == answers[0].version + 1
    await here.check_in_step()


@on_both
async def test_a_decision_that_was_written_after_all_happened_once(here: Evening) -> None:
    here.disk.hold("", "is not known")
    said = await here.say_three()
    here.disk.go_on()
    assert [type(await line) for line in said] == [Done, Done, Done]
    assert await here.lines() == ["one", "two", "three"]
    await here.check_in_step()


@on_both
async def test_when_another_node_was_faster_everything_under_way_is_decided_again(
    here: Evening, elsewhere: SqlStore
) -> None:
    before = here.room.ledger.stored
    here.disk.hold()
    said = await here.say_three()
    await write_elsewhere(elsewhere, here.room.table.id, PEOPLE[2], "elsewhere", "faster")
    here.disk.go_on()
    assert sorted([(await line).version for line in said]) == [before + 2, before + 3, before + 4]
    lines = await here.lines()
    assert lines[0] == "faster"
    assert sorted(lines[1:]) == ["one", "three", "two"]
    await here.check_in_step()


@on_both
async def test_one_id_with_two_meanings_at_two_nodes_has_one_and_what_rested_on_the_other_is_decided_again(
    here: Evening, elsewhere: SqlStore
) -> None:
    here.disk.hold()
    said = [here.say(0, "here", name="same"), here.say(1, "next"), here.say(2, "last")]
    await here.disk.until_asked(3)
    rests_on_what_never_was = here.room.table.version
    await write_elsewhere(elsewhere, here.room.table.id, PEOPLE[0], "ann.same", "there")
    here.disk.go_on()
    answers = [await line for line in said]
    assert [type(answer) for answer in answers] == [Done, Done, Done]
    assert answers[0].version == rests_on_what_never_was - 2
    lines = await here.lines()
    assert lines[0] == "there"
    assert sorted(lines[1:]) == ["last", "next"]
    await here.check_in_step()


@on_both
async def test_a_refusal_waits_until_what_speaks_against_it_is_on_disk(here: Evening) -> None:
    here.disk.hold()
    leaving = here.ask(1, do.Leave())
    seated = here.ask(0, do.SeatBot(seat=1, level="random"))
    refused = here.ask(1, do.Sit(code=here.room.table.invite, seat=1))
    await here.disk.until_asked(2)
    assert not refused.done()
    here.disk.go_on()
    assert isinstance(await leaving, Done)
    assert isinstance(await seated, Done)
    answer = await refused
    assert isinstance(answer, Refused)
    assert answer.code == "seat-taken"
    assert answer.version == here.room.ledger.stored


async def test_who_comes_while_something_is_under_way_sees_what_is_on_disk(here: Evening) -> None:
    here.disk.hold("fails")
    said = here.say(0, "never said")
    await here.disk.until_asked(1)
    late = Client(PEOPLE[1])
    here.clients.append(late)
    here.heard.append([])
    listening = here.listen(3)
    coming = asyncio.create_task(here.room.enter(late))
    for _ in range(10):  # rounds of the loop: whatever does not wait for the disk happens
        await asyncio.sleep(0)
    assert here.room.ledger.is_busy
    assert not coming.done()
    assert here.heard[3] == []
    here.disk.go_on()
    await coming
    assert isinstance(await said, Refused)
    await here.check_in_step()
    assert not any("never said" in str(heard) for heard in here.heard)
    listening.cancel()


async def test_a_bot_that_was_asked_what_never_was_is_asked_again(
    here: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its question rested on a decision that did not get to the disk; meanwhile others made another of that number."""
    asked: asyncio.Queue[Any] = asyncio.Queue()
    answers = asyncio.Event()

    async def choose(level: str, seed: int, view: Any, share: Share) -> Thought:
        asked.put_nowait(view)
        await answers.wait()
        return Thought(str(here.room.table.game.legal_moves(2)[0]) if here.room.table.game else "")

    monkeypatch.setattr(here.node.workers, "choose", choose)
    await here.ask(2, do.Leave())
    await here.ask(0, do.SeatBot(seat=2, level="random"))
    await here.ask(0, do.Start())
    await asked.get()
    here.disk.hold("fails")
    here.say(0, "never said")
    await here.disk.until_asked(1)
    here.disk.go_on()
    await here.room.ledger.settle()  # the table is made anew
    answers.set()
    await asked.get()
    await here.until(lambda: 2 not in here.heard[0][-1]["view"]["pending"])
    assert asked.empty()


@on_both
@pytest.mark.parametrize("seed", range(2))
async def test_whatever_fails_nothing_is_told_that_is_not_on_disk_and_nothing_told_is_lost(
    here: Evening, elsewhere: SqlStore, seed: int
) -> None:
    """Many at once, while commits fail, get lost after they happened, and another node writes in between."""
    rng = random.Random(seed)
    table, witness = here.room.table.id, elsewhere._reader.connect()
    question = Statement("SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = ?", (table,))

    def judge(message: dict[str, Any]) -> None:
        assert message["version"] <= witness.read(question)[0][0]

    here.judge = judge
    here.disk.fates = iter(lambda: rng.choice(["", "", "", "", "fails", "is not known"]), None)
    asked: list[tuple[str, asyncio.Task[Answer]]] = []
    for number in range(60):
        who, name = rng.randrange(3), f"n{number}"
        if asked and rng.random() < 0.2:
            name, _ = rng.choice(asked)
            who = int(name.partition("-")[0])
        else:
            name = f"{who}-{name}"
        asked.append((name, here.say(who, f"{number}", name=name)))
        if rng.random() < 0.1:
            with contextlib.suppress(Conflict):
                await write_elsewhere(elsewhere, table, PEOPLE[who], f"{PEOPLE[who].id}.{name}", "elsewhere")
        if rng.random() < 0.4:
            await rng.choice(asked)[1]  # an answer in between: some of those under way have landed
    answers = [(name, await answer) for name, answer in asked]
    here.disk.fates = repeat("")
    await here.room.ledger.settle()
    log = {entry.command.partition(".")[2]: entry.seq for entry in await here.hub.store.entries(table)}
    for name, answer in answers:
        if isinstance(answer, Done):
            assert log[name] == answer.version
        else:
            assert answer.code == "unavailable"
    assert isinstance(await here.say(0, "the end"), Done)
    await here.check_in_step()
    witness.close()
