"""What a host is plugged into: storage, thinkers, a clock, other nodes. Whoever runs a host brings them."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Protocol

from wildcards.game import View
from wildcards.host.fair_queue import Share
from wildcards.host.metrics import Metrics
from wildcards.host.settings import HostSettings
from wildcards.protocol.http import Opens
from wildcards.table import Entry, Person
from wildcards.table.played import PlayedGame
from wildcards.table.state import NEWEST_FORMAT
from wildcards.table.table_view import Summary


class DaysGame(NamedTuple):
    """One of the games of a day."""

    day: str
    players: int
    level: str


class Standing(NamedTuple):
    """How somebody did in a day's game."""

    person: str
    points: int
    rank: int


class Placing(NamedTuple):
    """The same among all who finished it in time."""

    points: int
    rank: int
    place: int


class Batch(NamedTuple):
    """The next entries of one table's log, and what follows from them: written together or not at all."""

    table: str
    entries: Sequence[Entry]
    summary: Summary
    due: int | None = None  # when something has to happen at the table by itself
    after: Entry | None = None  # the entry before them, if it is still on its way: without it these are not written
    codes: tuple[str, str] | None = None  # of a new table: invitation and watching link
    new_codes: tuple[str, str] | None = None  # the same, instead of those of before
    sat_down: Sequence[str] = ()
    got_up: Sequence[str] = ()
    record: tuple[str, str] | None = None  # name and text, of a game that is over with these entries
    played: Mapping[str, PlayedGame] = MappingProxyType({})  # the same game, by person
    named: Mapping[str, int] = MappingProxyType({})  # the seats of all whose names the record has, by person
    day: str | None = None  # the day whose game it was, until whose end the record is sealed
    snapshot: str | None = None  # of the table after these entries
    tried: DaysGame | None = None  # of a new table: what the one who sits down tries, who has not tried it before


class KeptSnapshot(NamedTuple):
    seq: int  # the version of the table that it shows
    at: int  # the moment of that version, in the time served
    body: str


class TableRow(NamedTuple):
    summary: Summary
    changed: int  # seconds since the epoch


class Link(NamedTuple):
    table: str
    opens: Opens


Committed = Callable[[Exception | None], None]


class LogStore(Protocol):
    """The logs of tables. Reading raises StorageError where it cannot be done."""

    @property
    def is_shared(self) -> bool:
        """Whether others may write too."""

    def append(self, batch: Batch, committed: Committed | None = None) -> asyncio.Future[None]:
        """Is done once the batch is on disk. It is a Conflict if its place is taken or a command has an outcome.

        Batches of one table are written in the order in which they come. `committed` is called with the outcome as
        soon as it is known, also when nobody waits for it any more, but never before this has returned.
        """

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """The log behind a version. What a snapshot tells may be missing before it. Raises Damaged."""

    async def snapshot(self, table: str, at: int | None = None) -> KeptSnapshot | None:
        """The newest one, or the newest that is not younger than a moment. Behind it the log is whole."""

    async def keep_snapshot(self, table: str, snapshot: KeptSnapshot) -> None: ...

    async def version_of(self, table: str, command: str) -> int | None:
        """The version at which a command happened, if it did."""

    async def keep_refusal(self, table: str, command: str, body: str) -> None:
        """Keeps the answer to a command that changed nothing. Raises Conflict if the command has an outcome already."""

    async def refusal(self, table: str, command: str) -> str | None: ...

    async def refusals(self, table: str, most: int) -> dict[str, str]:
        """The last ones by command."""


class Store(LogStore, Protocol):
    """Everything that outlives a host: logs, lists of tables, links, guests and records."""

    async def table(self, table: str) -> TableRow | None: ...

    async def tables_of(self, person: str) -> list[TableRow]: ...

    async def public_tables(self, most_of_one: int) -> list[TableRow]:
        """Newest first, and so many at most of one host."""

    async def running_games(self, people: Sequence[str], since: int) -> int:
        """At how many tables one of them sits whose game is running, and has gone on since a second of the epoch."""

    async def note_start(self, table: str, mark: str) -> None:
        """That a game was started there by whoever goes by the mark."""

    async def started_games(self, mark: str, since: int) -> int:
        """How many of these are running, and have gone on since a second of the epoch."""

    async def due_tables(self, now: int) -> list[str]:
        """Tables at which something has to happen by now: a bot's move, or a clock that has run out."""

    async def note_due(self, table: str, due: int | None) -> None:
        """When something has to happen there, until the next entry says otherwise."""

    async def link(self, code: str) -> Link | None: ...

    async def record(self, record: str) -> str | None: ...

    async def day_of(self, record: str) -> str | None:
        """The day whose game the record tells, if it is one."""

    async def games_of(self, person: str) -> list[PlayedGame]:
        """The finished games of a person, newest first."""

    async def forget_games(self, person: str) -> None:
        """Deletes them, and with them the person's places in games of the day. What was tried stays tried."""

    async def tries_of(self, person: str, day: str) -> dict[DaysGame, str]:
        """The games of the day that the person has begun, with their tables."""

    async def finished(self, game: DaysGame) -> int:
        """How many finished it in time."""

    async def placing(self, game: DaysGame, person: str) -> Placing | None:
        """How somebody did among them; None if they are not."""

    async def secret(self) -> str:
        """From which the games of the days follow. It is made once, and never given out."""

    async def save_guest(self, secret_hash: str, person: Person) -> None: ...

    async def guest(self, secret_hash: str) -> Person | None: ...


class Thought(NamedTuple):
    move: str  # as text
    in_a_hurry: bool = False  # the bot had less time than usual, because many waited


class Thinkers(Protocol):
    """Where bots think."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots there are."""

    async def choose(self, level: str, seed: int, view: View, share: Share) -> Thought:
        """What the bot answers with. Raises BotFailed where no answer comes. Shares that wait take turns."""


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds of the time by which clocks of players go."""

    def wall(self) -> int:
        """Milliseconds since the epoch, as a calendar has them."""

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer: ...

    async def sleep(self, seconds: float) -> None: ...


class OtherNodes(Protocol):
    """Other nodes that serve the same tables."""

    @property
    def are_there(self) -> bool: ...

    @property
    def log_format(self) -> int:
        """The newest format of logs that all of them read."""

    def present(self, table: str) -> set[str]:
        """The people who are connected to the table there."""


class NoOtherNodes:
    are_there = False
    log_format = NEWEST_FORMAT

    def present(self, table: str) -> set[str]:
        return set()


class Services(NamedTuple):
    """All that a host is handed."""

    store: Store
    thinkers: Thinkers
    clock: Clock
    metrics: Metrics
    nodes: OtherNodes = NoOtherNodes()
    settings: HostSettings = HostSettings()
