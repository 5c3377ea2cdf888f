"""A host for one device: all its pages talk to it, as one person, and share its tables."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import msgspec

from wildcards.game import Refusal
from wildcards.host.calls import Answer, Calls, Problem, known, problem, read_body
from wildcards.host.client import Client
from wildcards.host.daily import PUBLIC_SECRET
from wildcards.host.errors import StorageError
from wildcards.host.hub import Hub
from wildcards.host.interfaces import Services
from wildcards.host.metrics import Metrics
from wildcards.host.people import People
from wildcards.host.served_time import ServedTime
from wildcards.host.settings import HostSettings, Limits
from wildcards.local.connection import Connection
from wildcards.local.interfaces import Browser
from wildcards.local.kept_games import ADD_GAMES, checked
from wildcards.local.store import LocalStore
from wildcards.local.thinkers import LocalThinkers
from wildcards.protocol.calls import CALLS, Call
from wildcards.table import Settings

SECRET = ("service", "secret")
SETTINGS = HostSettings(
    Limits(messages_per_second=1000.0, message_burst=1000),  # nobody has to be kept from flooding
    new_table=Settings(watching="nobody", talk="nothing"),  # whoever is there sits at this device
    daily_secret=PUBLIC_SECRET,  # no device could keep another from its owner, and so all have the same game of the day
)


class Device:
    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._store = LocalStore(browser.database)
        self._clock = ServedTime()
        services = Services(self._store, LocalThinkers(browser), self._clock, Metrics(), settings=SETTINGS)
        self.hub = Hub(services)
        self._people = People(self._store)
        self._calls = Calls(self.hub, self._people)
        self._secret: str | None = None  # of the person who plays here
        self._connections: dict[str, Connection] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self._store.open()
        await self._clock.begin(self._store)
        self._secret = await self._store.kept(SECRET)
        self._begin(self._clock.keep_beating(self._store))
        self._begin(self.hub.keep_sweeping())

    async def stop(self) -> None:
        """Ends at once. In a browser nobody calls it: a worker is ended from outside, whatever it does."""
        for room in list(self.hub.rooms.values()):
            room.close("stopping")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Calls.

    async def call(self, method: str, path: str, body: str) -> str:
        """What a server would answer: a list of the status and the body, as JSON."""
        status, answer = await self._answer(method, path, body)
        return msgspec.json.encode((status, msgspec.Raw(answer))).decode()

    async def _answer(self, method: str, path: str, body: str) -> Answer:
        try:
            call, name = find_call(method, path)
            given: Any = read_body(call, body.encode()) if call.takes else name
            if call.name == "become_guest":
                secret, guest = await self._calls.become_guest(self._secret, given)
                if secret != self._secret:
                    await self._store.keep(SECRET, secret)
                    self._secret = secret
                return Answer(200, msgspec.json.encode(guest))
            person = await self._people.holder(self._secret)
            if call is ADD_GAMES:
                await self._store.add_games(known(person).id, await checked(given))
                return await self._answer("GET", ADD_GAMES.path, "")
        except (Problem, Refusal, StorageError) as error:
            return problem(error)
        return await self._calls.answer(call, person, given)

    # Connections.

    def connect(self, name: str) -> None:
        """A page opens a connection."""
        self._connections[name] = Connection(self.hub, self._browser, name)
        self._begin(self._serve(name))

    async def _serve(self, name: str) -> None:
        try:
            await self._connections[name].run(Client(await self._people.holder(self._secret)))
        finally:
            del self._connections[name]
            self._browser.hang_up(name)

    def hear(self, name: str, text: str) -> None:
        if name in self._connections:
            self._connections[name].hear(text)

    def disconnect(self, name: str) -> None:
        if name in self._connections:
            self._connections[name].hear(None)


ROUTES = [
    (call, re.compile(re.sub(r"\\{\w+\\}", "([^/]+)", re.escape(call.path))))
    for call in (*CALLS, ADD_GAMES)
    if call is ADD_GAMES or hasattr(Calls, call.name)  # others are for servers alone
]


def find_call(method: str, path: str) -> tuple[Call, str | None]:
    """The call of the protocol that stands at an address, and the name in it."""
    for call, pattern in ROUTES:
        found = pattern.fullmatch(path)
        if found and call.method == method:
            return call, next(iter(found.groups()), None)
    raise Problem(404, "no-such-page", "there is nothing here")
