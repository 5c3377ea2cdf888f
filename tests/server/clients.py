"""Those who use a server in tests: over real sockets, and nothing but what the protocol offers."""

import asyncio
import contextlib
import http.client
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol, TypeVar

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from wildcards.host.settings import Limits
from wildcards.server.config import Config
from wildcards.server.listening import listen
from wildcards.server.node import Node, open_node
from wildcards.server.serve import Server

Seen = TypeVar("Seen")
EASY_LIMITS = Limits(
    **{name: 100_000 for name in Limits._fields if name.endswith(("_per_second", "_burst", "_per_hour"))},
    connections_per_address=20_000,
    watchers_per_address=20_000,
    games_per_person=10_000,
)


class Elsewhere:
    """A server of which no more is known than where it is."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> "Answer":
        return await asyncio.to_thread(request, self.port, method, path, body, headers)


class Running(Elsewhere):
    """A server that runs in the test's own loop."""

    def __init__(self, node: Node, port: int) -> None:
        super().__init__(port)
        self.node = node
        self.hub = node.hub
        self._loop = asyncio.get_running_loop()

    def see(self, look: Callable[[], Seen]) -> Seen:
        """For another thread: nothing happens at the tables while one looks."""

        async def looked() -> Seen:
            return look()

        return asyncio.run_coroutine_threadsafe(looked(), self._loop).result(PATIENCE)

    def make_time_fly(self, seconds: float) -> None:
        """Moves the time that is served ahead, also past the next beat, and lets every table look at it."""
        self.node.clock._served += int(seconds * 1000)
        for room in self.hub.rooms.values():
            room.automatic.look()


class Answer:
    def __init__(self, status: int, headers: http.client.HTTPMessage, data: bytes) -> None:
        self.status = status
        self.headers = headers
        self.data = data

    @property
    def body(self) -> Any:
        return json.loads(self.data)

    @property
    def secret(self) -> str:
        return self.headers["set-cookie"].split("wildcards=")[1].split(";")[0]


def request(port: int, method: str, path: str, body: Any, headers: dict[str, str]) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    connection.request(method, path, data, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    try:
        return Answer(answer.status, answer.headers, answer.read())
    finally:
        connection.close()


@contextlib.asynccontextmanager
async def running_server(database: str, *, send_buffer: int | None = None, **changes: Any) -> AsyncIterator[Running]:
    """`send_buffer`: of the system, for what was sent and nobody has read."""
    listening = listen("127.0.0.1", 0, tries=1)
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    port = listening.getsockname()[1]
    defaults = {"database": database, "port": port, "limits": EASY_LIMITS, "stand_in_pause": 0.0}
    config = Config(**defaults | changes)
    async with open_node(config) as node:
        ready = asyncio.Event()
        server = Server(node, ready.set)
        task = asyncio.create_task(server.serve([listening]))
        await ready.wait()
        try:
            yield Running(node, port)
        finally:
            server.should_exit = True
            await task


class Visitor:
    """Somebody with a name and a secret."""

    def __init__(self, server: Elsewhere, name: str, secret: str, person: str) -> None:
        self.server = server
        self.name = name
        self.secret = secret
        self.person = person

    @classmethod
    async def come(cls, server: Elsewhere, name: str) -> "Visitor":
        answer = await server.call("POST", "/api/guests", {"name": name})
        assert answer.status == 200, answer.data
        return cls(server, name, answer.secret, answer.body["person"])

    @property
    def cookie(self) -> str:
        return f"wildcards={self.secret}"

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        return await self.server.call(method, path, body, cookie=self.cookie)

    async def make_table(self, start: bool = False, **settings: Any) -> dict[str, str]:
        answer = await self.call("POST", "/api/tables", {"settings": settings, "start": start})
        assert answer.status == 200, answer.data
        made: dict[str, str] = answer.body
        return made

    @contextlib.asynccontextmanager
    async def at(self, table: str, code: str = "", **hello: Any) -> AsyncIterator["Place"]:
        headers = {"Cookie": self.cookie, "Origin": self.server.origin}
        url = f"ws://127.0.0.1:{self.server.port}/ws"
        # With a limit on what waits to be read, the answer to a farewell is not seen behind it.
        async with connect(url, additional_headers=headers, max_queue=None) as socket:
            place = Place(socket)
            await place.say_hello(table, code, **hello)
            yield place


class Socket(Protocol):
    """What a place needs of a WebSocket."""

    async def send(self, message: str | bytes) -> None: ...

    async def recv(self) -> str | bytes: ...


class Place:
    """A connection to a table: what was seen last, and a way to act."""

    numbers = itertools.count(1)

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.received: list[str] = []
        self.bye: dict[str, Any] | None = None

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def say_hello(self, table: str, code: str = "", **hello: Any) -> None:
        await self.send({"type": "hello", "protocol": 1, "table": table, "code": code, **hello})
        await self.wait_for(lambda message: message["type"] in ("update", "bye"))

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            if message["table"]["game"] != self.update.get("table", {}).get("game"):
                self.events = self.events[: message["first_event"]]
            assert message["first_event"] == len(self.events) or not self.update
            self.update = message
            self.events += message["events"]
        elif message["type"] == "bye":
            self.bye = message
        return message

    async def wait_for(self, wanted: Any) -> dict[str, Any]:
        while not wanted(message := await self.receive()):
            assert message["type"] != "bye", message
        return message

    async def wait_until(self, wanted: Any) -> dict[str, Any]:
        """Until an update is as wanted."""
        if self.update and wanted(self.update):
            return self.update
        return await self.wait_for(lambda message: message["type"] == "update" and wanted(message))

    async def do(
        self, kind: str, *, name: str | None = None, expects: int | None = None, **fields: Any
    ) -> dict[str, Any]:
        """Asks for an action and waits for the answer."""
        name = name or f"c{next(self.numbers)}"
        version = self.update["version"] if expects is None else expects
        action = {"kind": kind, **fields}
        await self.send({"type": "command", "id": name, "expects": version, "action": action})
        return await self.wait_for(lambda message: message.get("id") == name)

    async def must(self, kind: str, **fields: Any) -> int:
        answer = await self.do(kind, **fields)
        assert answer["type"] == "done", answer
        await self.wait_until(lambda update: update["version"] >= answer["version"])
        return int(answer["version"])

    @property
    def seat(self) -> Any:
        return self.update["you"]["seat"]

    @property
    def status(self) -> str:
        return str(self.update["table"]["status"])

    def is_asked(self) -> bool:
        view = self.update["view"]
        return view is not None and self.status == "running" and self.seat in view["pending"]

    async def play_to_the_end(self) -> None:
        while self.status == "running":
            await self.go_on()

    async def go_on(self) -> None:
        """Answers the question, or waits for what comes next."""
        if not self.is_asked():
            await self.receive()
            return
        answer = await self.do("play", move=simple_move(self.update["view"]))
        assert answer["type"] == "done" or answer["code"] in ("stale", "not-asked"), answer
        if answer["type"] == "done":
            await self.wait_until(lambda update: update["version"] >= answer["version"])

    async def is_closed(self) -> bool:
        try:
            while True:
                await self.receive()
        except ConnectionClosed:
            return True


def simple_move(view: dict[str, Any]) -> str:
    """Some legal move, found from a view alone."""
    own = view["seats"][view["viewer"]]
    match view["question"]:
        case "bid":
            return f"bid {own['hand'][0]}"
        case "show":
            return f"show {view['face_down'][0]}"
        case "swap":
            return "swap none"
        case "refill":
            return "refill"
        case "pay":
            return "withdraw"
        case "break":
            return f"break {own['hand'][0]}" if own["hand"] else "break draw"
        case "take":
            if own["laid"] or view["due"] == 0:
                return f"take {view['display'][0]}"
            return " ".join(["take", view["display"][0], *own["hand"][: view["due"]]])
        case _:
            return "leave"
