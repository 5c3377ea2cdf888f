"""The redeal test for every byte that the server sends.

A game and a redeal of it are played through two servers, command by command. Whatever one viewer gets from them must be
the same: updates, answers, refusals, what comes after a reconnection, lists, exports and logs.
"""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.leaks.redealing import played_at_random
from wildcards.game import Record
from wildcards.protocol.messages import Command, Pong
from wildcards.server import hub as hub_module
from wildcards.server import room as room_module
from wildcards.server.app import summary_for
from wildcards.server.client import Client
from wildcards.server.config import Config
from wildcards.server.hub import Hub
from wildcards.server.records import exported
from wildcards.server.room import Room
from wildcards.server.storage import open_store
from wildcards.server.workers import Workers
from wildcards.table import Person, Settings, before
from wildcards.table import actions as do
from wildcards.testkit.games import random_set_up
from wildcards.testkit.redeal import Redealer, begin, other_choice

WATCHER = Person(id="watcher", name="Watcher")
PROBES = ("bid W4", "break draw", "take pe F1", "pay F1", "swap pe li", "keep", "nonsense")


class Listener:
    """A connection, and every text that came over it."""

    def __init__(self, person: Person) -> None:
        self.client = Client(person)
        self.texts: list[str] = []
        self._task = asyncio.ensure_future(self.client.send_all(self._take, 5))

    async def _take(self, text: str) -> None:
        self.texts.append(text)

    async def leave(self, room: Room) -> None:
        await room.leave(self.client)
        self._task.cancel()


class Server:
    """A whole server but for the sockets. Names and moments are the same in each, so that only secrets can differ."""

    def __init__(self, hub: Hub, room: Room, people: list[Person]) -> None:
        self.hub = hub
        self.room = room
        self.people = people
        self.listeners = {person.id: Listener(person) for person in people}
        self.numbers = itertools.count(1)

    async def act(self, person: Person, action: do.PersonAction, expects: int | None = None) -> None:
        listener = self.listeners[person.id]
        version = self.room.table.version if expects is None else expects
        command = Command(id=f"c{next(self.numbers)}", expects=version, action=action)
        listener.client.answer(await self.room.command(listener.client, command))

    async def enter(self, listener: Listener, code: str = "", game: int = 0, events: int = 0) -> None:
        listener.client.code, listener.client.game, listener.client.events = code, game, events
        await self.room.enter(listener.client)

    async def all_that_comes(self, person: Person) -> list[str]:
        """All that the person got, and gets on asking for more."""
        await settle()
        texts = list(self.listeners[person.id].texts)
        again = Listener(person)
        await self.enter(again, self.room.table.watch, self.room.table.number, 7)
        await settle()
        await again.leave(self.room)
        row = await self.hub.store.table(self.room.table.id)
        assert row is not None
        lists = msgspec.json.encode([summary_for(row, person), *(await self.hub.store.tables_of(person.id))])
        exports = [line async for line in exported(self.hub.store)]
        metrics = self.hub.metrics.page({}).split("# TYPE wildcards_command_seconds")[0]
        return [*texts, *again.texts, lists.decode(), *exports, metrics]


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def server_of(record: Record, folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A server at whose only table the game of the record is dealt."""
    names = (f"name-{number}" for number in itertools.count())
    for module in (hub_module, room_module):
        patch.setattr(module, "new_name", lambda size: next(names))
        patch.setattr(module, "new_seed", lambda: "ab" * 32)
    patch.setattr("wildcards.server.storage.store.time.time", lambda: 1_800_000_000)
    patch.setattr(room_module, "PRESENCE_SECONDS", 3600)
    patch.setattr(before, "Game", lambda *arguments, **named: begin(record))
    store = await asyncio.to_thread(open_store, f"sqlite:///{folder}/t.sqlite")
    hub = Hub(Config(database=""), store, Workers(0, think_seconds=1, hang_seconds=1, memory=0))
    hub.time.now = lambda: 1_000  # type: ignore[method-assign]
    people = [Person(id=f"id-{seat}", name=name) for seat, name in enumerate(record.players)]
    settings = Settings(players=len(people), removal=record.options.removal, deck=record.deck)  # type: ignore[arg-type]
    try:
        table = await hub.make_table(people[0], settings, (), start=False)
        room = await hub.room(table.id)
        assert room is not None
        server = Server(hub, room, [*people, WATCHER])
        for person in people[1:]:
            await server.act(person, do.Sit(code=table.invite))
        await server.act(people[0], do.Start())
        for person in server.people:
            await server.enter(server.listeners[person.id], table.watch)
        yield server
    finally:
        for listener in server.listeners.values():
            await listener.leave(server.room)
        await store.close()


async def play_through(server: Server, seats: list[int], choose: Callable[[int], str], viewer: Person) -> list[str]:
    """Plays in the order of arrival; the viewer asks for more than it should know on the way."""
    own = None if viewer is WATCHER else server.people.index(viewer)
    for number, seat in enumerate(seats):
        await server.act(server.people[seat], do.Play(move=choose(seat)))
        if number % 5 == 0:
            for probe in PROBES:
                if own is None or server.room.table.game is None or own not in server.room.table.game.asked:
                    await server.act(viewer, do.Play(move=probe))
            await server.act(viewer, do.TakeBack(), expects=0)
            await server.act(viewer, do.Say(text="hm"))
            server.listeners[viewer.id].client.answer(Pong())
        await settle()
    return await server.all_that_comes(viewer)


def moves_by_question(record: Record, game: Any) -> Callable[[int], str | None]:
    """The moves of a record as they are asked for, whatever the order of arrival."""
    lines = list(record.moves)
    together: dict[int, str] = {}

    def move(seat: int) -> str | None:
        if game().pending == game().asked:
            together.clear()
            together.update({int(line[0]): line[2:] for line in lines[: len(game().asked)]})
            del lines[: len(together)]
        return together.get(seat)

    return move


SEEN_BY_ANOTHER = 1  # with this seed the viewer is not the first seat
make_room = Room.__init__


def leaky_room(room: Room, *arguments: Any) -> None:
    make_room(room, *arguments)
    look, table = room.table.view, room.table

    def view(seat: int | None) -> Any:
        seen = look(seat)
        if seen is None or table.game is None:
            return seen
        first = msgspec.structs.replace(seen.seats[0], hand=table.game.view(0).seats[0].hand)
        return msgspec.structs.replace(seen, seats=(first, *seen.seats[1:]))

    table.view = view  # type: ignore[method-assign]


@pytest.mark.parametrize("seed", range(8))
async def test_no_byte_that_a_viewer_gets_depends_on_what_it_cannot_know(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await compare(seed, tmp_path, monkeypatch)


async def compare(seed: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    game = random_set_up(random)
    plays = list(itertools.islice(played_at_random(game, random), random.randint(20, 60)))
    if game.is_over:
        pytest.fail("the game is too short for this test")
    viewer = random.choice([None, *range(len(game.players))])
    got: list[list[str]] = []
    chosen = {seat: game.view(seat).choice for seat in range(len(game.players))}
    for number, record in enumerate((game.record(), Redealer(game).redeal(viewer, random))):
        (folder / str(number)).mkdir()
        with monkeypatch.context() as patch:
            async with server_of(record, folder / str(number), patch) as server:
                move = moves_by_question(record, lambda server=server: server.room.table.game)

                def choose(seat: int, server: Server = server, move: Any = move, number: int = number) -> str:
                    known = move(seat)
                    if known is None and (number == 0 or seat == viewer):
                        return str(chosen[seat])
                    return known or str(other_choice(server.room.table.game, seat, random))  # type: ignore[arg-type]

                person = WATCHER if viewer is None else server.people[viewer]
                got.append(await play_through(server, [play.seat for play in plays], choose, person))
    assert len(got[0]) > 30
    for first, second in zip(*got, strict=True):
        assert first == second


async def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with a view that shows everybody the hand of the first seat."""
    monkeypatch.setattr(Room, "__init__", leaky_room)
    with pytest.raises(AssertionError, match="hand"):
        await compare(SEEN_BY_ANOTHER, tmp_path, monkeypatch)
