"""A host in memory: people talk to it in the protocol's own messages, and no server is started."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from tests.host.manual_clock import ManualClock
from tests.server.clients import EASY_LIMITS, Place
from wildcards.host.calls import Calls, Problem, read_body
from wildcards.host.client import Client
from wildcards.host.hub import Hub
from wildcards.host.interfaces import Services, Store, Thinkers
from wildcards.host.local_bots import LocalBots
from wildcards.host.memory import MemoryStore
from wildcards.host.metrics import Metrics
from wildcards.host.people import People
from wildcards.host.session import Session
from wildcards.host.settings import HostSettings
from wildcards.protocol.calls import CALLS
from wildcards.table import Person

ENDED = "the connection has ended"


class MemoryHost:
    def __init__(self, store: Store | None = None, bots: Thinkers | None = None) -> None:
        self.clock = ManualClock()
        self.store = store or MemoryStore()
        self.bots = bots or LocalBots()
        self.open()

    def open(self) -> None:
        settings = HostSettings(EASY_LIMITS, stand_in_pause=0.0)
        self.hub = Hub(Services(self.store, self.bots, self.clock, Metrics(), settings=settings))
        self.people = People(self.store)
        self.calls = Calls(self.hub, self.people)

    async def open_again(self) -> None:
        """Everybody is sent away, and a new host begins with what was stored."""
        await self.hub.stop()
        assert self.hub.metrics.unhandled == 0
        self.open()

    async def call(self, name: str, person: Person | None = None, given: Any = None) -> Any:
        """What a call of the protocol answers: bytes in, bytes out."""
        (call,) = (call for call in CALLS if call.name == name)
        try:
            body = read_body(call, json.dumps(given).encode()) if call.takes else given
        except Problem as problem:
            return {"status": problem.status}
        status, answer = await self.calls.answer(call, person, body)
        return {"status": status, **json.loads(answer)}


class Guest:
    """Somebody with a name."""

    def __init__(self, host: MemoryHost, person: Person) -> None:
        self.host = host
        self.person = person

    @classmethod
    async def come(cls, host: MemoryHost, name: str) -> "Guest":
        (call,) = (call for call in CALLS if call.name == "become_guest")
        secret, _ = await host.calls.become_guest(None, read_body(call, json.dumps({"name": name}).encode()))
        person = await host.people.holder(secret)
        assert person is not None
        return cls(host, person)

    async def call(self, name: str, given: Any = None) -> Any:
        return await self.host.call(name, self.person, given)

    async def make_table(self, start: bool = False, bots: tuple[str, ...] = (), **settings: Any) -> dict[str, str]:
        made: dict[str, str] = await self.call("make_table", {"settings": settings, "bots": bots, "start": start})
        assert "table" in made, made
        return made

    @contextlib.asynccontextmanager
    async def at(self, table: str, code: str = "", **hello: Any) -> AsyncIterator[Place]:
        wire = Wire(self.host.hub, self.person)
        place = Place(wire)
        try:
            await place.say_hello(table, code, **hello)
            yield place
        finally:
            wire.end()


class Wire:
    """A connection that is no more than two ends: what is sent into it is heard, what comes back waits to be read."""

    def __init__(self, hub: Hub, person: Person | None) -> None:
        client = Client(person)
        self._session = Session(hub, client)
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self._sending = asyncio.ensure_future(client.send_all(self._inbox.put))
        self._sending.add_done_callback(lambda _: self._inbox.put_nowait(ENDED))

    async def send(self, message: str | bytes) -> None:
        await self._session.hear(message if isinstance(message, bytes) else message.encode())

    async def recv(self) -> str:
        text = await self._inbox.get()
        if text == ENDED:
            raise ConnectionError(ENDED)
        return text

    def end(self) -> None:
        self._session.end()
        self._sending.cancel()


async def rounds_of_the_loop() -> None:
    """Enough of them for all that needs no time: in memory nothing else is waited for."""
    for _ in range(50):
        await asyncio.sleep(0)


async def two_at_a_table(host: MemoryHost, **settings: Any) -> tuple[Guest, Guest, dict[str, str]]:
    """Ann has made it, and Ben sits beside her. Both are gone again."""
    ann, ben = await Guest.come(host, "Ann"), await Guest.come(host, "Ben")
    made = await ann.make_table(players=3, **settings)
    async with ben.at(made["table"], made["invite"]) as place:
        await place.must("sit", code=made["invite"])
    return ann, ben, made


async def play_together(*places: Place) -> None:
    """Each answers what it is asked until the game is over."""
    await asyncio.gather(*(place.play_to_the_end() for place in places))
