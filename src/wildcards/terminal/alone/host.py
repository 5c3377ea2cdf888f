"""The host of a game alone, and the way to its table: the same session as behind a server's socket."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from typing import NamedTuple

import msgspec

from wildcards.game import Game, Record
from wildcards.game.fair import new_seed
from wildcards.host.client import Client
from wildcards.host.clock import LoopClock
from wildcards.host.hub import ActionBy, Hub
from wildcards.host.interfaces import Batch, Services
from wildcards.host.memory import MemoryStore
from wildcards.host.metrics import Metrics
from wildcards.host.names import RECORD_NAME, new_name
from wildcards.host.session import Session
from wildcards.host.settings import HostSettings, Limits
from wildcards.protocol.messages import ClientMessage, ServerMessage
from wildcards.table import Person, Settings, Table
from wildcards.table import actions as do
from wildcards.terminal.alone.thinkers import AloneThinkers

SETTINGS = HostSettings(Limits(messages_per_second=1000.0, message_burst=1000))  # nobody to be kept from flooding
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder[ServerMessage](ServerMessage)


class Setup(NamedTuple):
    """A game to begin, or to go on with."""

    name: str  # of the person
    settings: Settings
    seat: int
    level: str
    seed: str | None = None
    moves: tuple[str, ...] = ()  # that have been played already, each with its seat


def setup_of(record: Record, name: str, seat: int, level: str) -> Setup:
    """The game of a record, from where it ends."""
    settings = Settings(players=len(record.players), removal=record.options.removal, deck=record.deck)
    return Setup(name, settings, seat, level, record.seed, record.moves)


class NotedStore(MemoryStore):
    """Storage in memory that says when something has happened."""

    def __init__(self, noted: Callable[[Batch], None]) -> None:
        super().__init__()
        self._noted = noted

    def _keep(self, batch: Batch) -> None:
        super()._keep(batch)
        self._noted(batch)


class AloneHost:
    def __init__(self, thinkers: AloneThinkers, save: Callable[[Game], None] = lambda _: None) -> None:
        """`save` is called with the game after each thing that happens in it."""
        self.thinkers = thinkers
        self.hub = Hub(Services(NotedStore(self._noted), thinkers, LoopClock(), Metrics(), settings=SETTINGS))
        self._person: Person | None = None
        self._save = save

    async def begin(self, setup: Setup) -> str:
        """The game; answers the name of its table."""
        person = self._person = Person(id="you", name=setup.name)

        def first_actions(table: Table) -> Iterator[ActionBy]:
            yield do.Shuffled(seed=setup.seed or new_seed(), record=new_name(RECORD_NAME)), None
            if setup.seat:
                yield do.Sit(seat=setup.seat), person
            for seat in range(setup.settings.players):
                if seat != setup.seat:
                    yield do.SeatBot(seat=seat, level=setup.level), person
            yield do.Start(), person
            for line in setup.moves:
                number, _, move = line.partition(" ")
                own = int(number) == setup.seat
                yield (do.Play(move=move), person) if own else (do.BotPlayed(seat=int(number), move=move), None)

        return (await self.hub.open_table(person, setup.settings, first_actions)).id

    def _noted(self, batch: Batch) -> None:
        room = self.hub.rooms.get(batch.table)
        if room is not None and room.table.game is not None:
            self._save(room.table.game)

    async def dial(self) -> "LocalConnection":
        return LocalConnection(self.hub, self._person)

    async def stop(self) -> None:
        for room in list(self.hub.rooms.values()):
            room.close("stopping")
        await self.thinkers.stop()


class LocalConnection:
    """A connection with nothing in between."""

    def __init__(self, hub: Hub, person: Person | None) -> None:
        client = Client(person)
        self._session = Session(hub, client)
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._sending = asyncio.ensure_future(client.send_all(self._inbox.put))
        self._sending.add_done_callback(lambda _: self._inbox.put_nowait(None))

    async def send(self, message: ClientMessage) -> None:
        await self._session.hear(ENCODER.encode(message))

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        while (text := await self._inbox.get()) is not None:
            yield DECODER.decode(text)

    async def close(self) -> None:
        self._session.end()
        self._sending.cancel()
        await asyncio.wait((self._sending,))
