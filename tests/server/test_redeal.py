"""The redeal test for every byte that the server sends.

A game and a redeal of it are played through two servers, command by command. Whatever one viewer gets from them must be
the same: updates, answers, refusals, what comes after a reconnection, lists, exports and logs.
"""

import asyncio
import contextlib
import io
import itertools
import logging
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket

from tests.leaks.redealing import played_at_random
from tests.server.clients import EASY_LIMITS
from tests.server.wires import all_frames, answer_to
from wildcards.game import Player, Record
from wildcards.host import calls as calls_module
from wildcards.host import hub as hub_module
from wildcards.host import ledger as ledger_module
from wildcards.host import room as room_module
from wildcards.host.broadcast import Broadcast
from wildcards.host.client import Client
from wildcards.host.ledger import Ledger
from wildcards.host.people import hash_of
from wildcards.host.room import Room
from wildcards.protocol.messages import Command, Pong
from wildcards.server import app as app_module
from wildcards.server import metrics as metrics_module
from wildcards.server import readiness as readiness_module
from wildcards.server.app import make_app
from wildcards.server.config import Config
from wildcards.server.logs import JsonLines
from wildcards.server.metrics import metrics_page
from wildcards.server.node import Node, make_node
from wildcards.server.records import exported
from wildcards.server.storage import SqlStore, open_store
from wildcards.server.workers import Workers
from wildcards.table import Person, Settings, Table, shuffling
from wildcards.table import actions as do
from wildcards.testkit.games import random_set_up
from wildcards.testkit.redeal import Redealer, begin, other_choice

WATCHER = Person(id="watcher", name="Watcher")
SECRETS = {
    person: f"{number:032x}" for number, person in enumerate(["watcher", *(f"id-{seat}" for seat in range(5))], 1)
}
GOES_AWAY = 3  # after so many moves
PROBES = ("bid W4", "break draw", "take pe F1", "pay F1", "swap pe li", "keep", "nonsense")


class Listener:
    """A connection, and every text that came over it."""

    def __init__(self, person: Person) -> None:
        self.client = Client(person)
        self.texts: list[str] = []
        self._task = asyncio.ensure_future(self.client.send_all(self._take))

    async def _take(self, text: str) -> None:
        self.texts.append(text)

    def leave(self, room: Room) -> None:
        room.leave(self.client)
        self._task.cancel()


class Server:
    """A whole server but for the sockets. Names and moments are the same in each, so that only secrets can differ."""

    def __init__(self, node: Node, room: Room, people: list[Person], log: io.StringIO) -> None:
        self.node = node
        self.log = log
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
        again.client.full_view = True
        await self.enter(again, self.room.table.watch, self.room.table.number, 7)
        await settle()
        again.leave(self.room)
        exports = [line async for line in exported(self.node.store)]
        log = [re.sub(r'"time": "[^"]*"', "", line) for line in self.log.getvalue().splitlines()]
        return [*texts, *again.texts, *exports, *await self._over_http(person), *await self._by_socket(person), *log]

    async def _over_http(self, person: Person) -> list[str]:
        """Every call of the protocol that asks something, as this person and as nobody."""
        table = self.room.table
        assert table.shuffle is not None
        app, secret = make_app(self.node), SECRETS[person.id]
        paths = ["/api/about", "/api/me", "/api/tables", f"/api/tables/{table.id}", "/api/tables/none", "/health"]
        record = f"/api/records/{table.shuffle.record}"
        paths += [record, f"{record}/story", "/api/records/none", "/metrics", "/api/nothing"]
        answers = [await answer_to(app, "GET", path, who) for path in paths for who in (secret, None)]
        codes = (table.watch, table.invite, "none")
        answers += [await answer_to(app, "POST", "/api/links", secret, {"code": code}) for code in codes]
        answers.append(await answer_to(app, "POST", "/api/stories", secret, {"format": "none"}))
        return [without_times(answer) for answer in answers]

    async def _by_socket(self, person: Person) -> list[str]:
        """A connection that is closed for its nonsense, one that comes without a right to, one of an old client."""
        app, secret, table = make_app(self.node), SECRETS[person.id], self.room.table
        hello = {"type": "hello", "protocol": 1, "table": table.id, "code": table.watch, "game": 1, "events": 3}
        hello["full_view"] = True
        command = {"type": "command", "id": "x", "expects": 10**6, "action": {"kind": "take-back"}}
        frames = await all_frames(app, secret, [hello, {"type": "ping"}, command, *["nonsense"] * 30])
        frames += await all_frames(app, None, [{**hello, "code": ""}])
        return frames + await all_frames(app, secret, [{**hello, "protocol": 0}])


def without_times(text: str) -> str:
    """How long things took, and what was written in one go, differs from run to run; what happened must not."""
    if not text.startswith("GET /metrics"):
        return re.sub(r'"free_bytes":\d+', "", text)
    return re.sub(r"wildcards_(\w+_seconds|\w+_bytes|commits)\S* \S*?(?=\\n)|b'content-length', b'\d+'", "", text)


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def server_of(record: Record, folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A server at whose only table the game of the record is dealt."""
    names = (f"name-{number}" for number in itertools.count())
    for module in (hub_module, ledger_module):
        patch.setattr(module, "new_name", lambda size: next(names))
        patch.setattr(module, "new_seed", lambda: "ab" * 32)
    patch.setattr("wildcards.server.storage.store.time.time", lambda: 1_800_000_000)
    patch.setattr(room_module, "PRESENCE_SECONDS", 3600)
    for module in (metrics_module, readiness_module):
        patch.setattr(module, "free_bytes", lambda node: 1 << 40)
    patch.setattr(shuffling, "Game", lambda *arguments, **named: begin(record))
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(JsonLines())
    patch.setattr(logging.getLogger(), "handlers", [handler])
    patch.setattr(logging.getLogger(), "level", logging.DEBUG)
    logging.getLogger().setLevel(logging.DEBUG)  # loggers remember what they decided under another level
    store = await asyncio.to_thread(open_store, f"sqlite:///{folder}/t.sqlite")
    workers = Workers(0, think_seconds=1, hang_seconds=1, memory=0)
    node = make_node(Config(database="", limits=EASY_LIMITS), store, workers)
    node.clock.now = lambda: 1_000  # type: ignore[method-assign]
    people = [Person(id=f"id-{seat}", name=name) for seat, name in enumerate(record.players)]
    settings = Settings(players=len(people), removal=record.options.removal, deck=record.deck)
    try:
        table = await node.hub.make_table(people[0], settings, (), start=False)
        room = await node.hub.room(table.id)
        assert room is not None
        server = Server(node, room, [*people, WATCHER], log)
        for person in server.people:
            await store.save_guest(hash_of(SECRETS[person.id]), person)
        for person in people[1:]:
            await server.act(person, do.Sit(code=table.invite))
        await server.act(people[0], do.Start())
        for person in server.people:
            await server.enter(server.listeners[person.id], table.watch)
        yield server
    finally:
        for listener in server.listeners.values():
            listener.leave(server.room)
        await store.close()


async def play_through(server: Server, seats: list[int], choose: Callable[[int], str], viewer: Person) -> list[str]:
    """Plays in the order of arrival; the viewer asks for more than it should know on the way."""
    own = None if viewer is WATCHER else server.people.index(viewer)
    for number, seat in enumerate(seats):
        if number == GOES_AWAY:  # and everybody sees how long a bot waits
            gone = next(person for person in server.people[:-1] if person is not viewer)
            server.room.leave(server.listeners[gone.id].client)
        await server.act(server.people[seat], do.Play(move=choose(seat)))
        if number % 5 == 0:
            for probe in PROBES:
                if own is None or server.room.table.game is None or own not in server.room.table.game.asked:
                    await server.act(viewer, do.Play(move=probe))
            await server.act(viewer, do.TakeBack(), expects=0)
            if number == 0:
                await server.act(viewer, do.AskForSeat(seat=1, code=server.room.table.invite))
                await server.act(viewer, do.LetIn(person="id-1", allowed=True))
                await server.act(viewer, do.StandInNow(seat=1))
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
    assert len(got[0]) == len(got[1]), "the viewer can tell by the number of messages"
    for first, second in zip(*got, strict=True):
        assert first == second, "the viewer can tell"


# Leaks, planted one at a time: the hand of the first seat goes out on every way that leads out of a server.

SEEN_BY_ANOTHER = 3  # with this seed the viewer only watches, so that the first seat's hand is dealt anew
make_room = Room.__init__


def hand_of(room: Room | Ledger) -> str:
    game = room.table.game
    return " ".join(game.view(0).seats[0].hand or ()) if game else ""


def into_views(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    look = Table.view

    def view(table: Table, seat: int | None) -> Any:
        seen = look(table, seat)
        if seen is None or table.game is None:
            return seen
        first = msgspec.structs.replace(seen.seats[0], hand=table.game.view(0).seats[0].hand)
        return msgspec.structs.replace(seen, seats=(first, *seen.seats[1:]))

    patch.setattr(Table, "view", view)


def into_events(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    make_update = Broadcast._update

    def telling(showing: Broadcast, client: Client, *arguments: Any) -> Any:
        update, game = make_update(showing, client, *arguments), showing._source.table.game
        events = game.events(0, update.first_event) if game else []
        return msgspec.structs.replace(update, events=tuple(events))

    patch.setattr(Broadcast, "_update", telling)


def into_refusals(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    refused = Room.refuse

    def telling(room: Room, *arguments: Any) -> Any:
        return msgspec.structs.replace(refused(room, *arguments), text=hand_of(room))

    patch.setattr(Room, "refuse", telling)


def into_log(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    committed = Ledger._committed

    def telling(ledger: Ledger, *arguments: Any) -> None:
        committed(ledger, *arguments)
        logging.getLogger("wildcards").info("moved", extra={"error": hand_of(ledger)})

    patch.setattr(Ledger, "_committed", telling)


def into_metrics(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    page = metrics_page
    patch.setattr(app_module, "metrics_page", lambda *arguments: page(*arguments) + hand_of(rooms[-1]))


def into_http(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    summary = calls_module.summary_for

    def telling(*arguments: Any) -> Any:
        return msgspec.structs.replace(summary(*arguments), players=(Player(hand_of(rooms[-1])),))

    patch.setattr(calls_module, "summary_for", telling)


def into_headers(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    answer = app_module.json

    def telling(*arguments: Any) -> Any:
        response = answer(*arguments)
        response.headers["x-hand"] = hand_of(rooms[-1])
        return response

    patch.setattr(app_module, "json", telling)


def into_close_frames(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    close = WebSocket.close
    patch.setattr(WebSocket, "close", lambda socket, code=1000: close(socket, code, hand_of(rooms[-1])))


def into_exports(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    async def records(store: SqlStore, after: str, count: int) -> list[tuple[str, str]]:
        game = rooms[-1].table.game
        return [] if after or game is None else [("running", game.record().to_json())]

    patch.setattr(SqlStore, "records_after", records)


def into_records(patch: pytest.MonkeyPatch, rooms: list[Room]) -> None:
    async def record(store: SqlStore, name: str) -> str | None:
        game = rooms[-1].table.game
        return game.record().to_json() if game else None

    patch.setattr(SqlStore, "record", record)


@pytest.mark.parametrize(
    "leak",
    [
        into_views,
        into_events,
        into_refusals,
        into_log,
        into_metrics,
        into_http,
        into_headers,
        into_close_frames,
        into_exports,
        into_records,
    ],
)
async def test_a_leak_would_be_noticed(leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: list[Room] = []

    def remember(room: Room, *arguments: Any) -> None:
        make_room(room, *arguments)
        rooms.append(room)

    monkeypatch.setattr(Room, "__init__", remember)
    leak(monkeypatch, rooms)
    with pytest.raises(AssertionError, match="the viewer can tell"):
        await compare(SEEN_BY_ANOTHER, tmp_path, monkeypatch)
