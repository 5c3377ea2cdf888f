"""What goes over HTTP, one JSON object a body."""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from wildcards.game import Player
from wildcards.game.events import AnyEvent
from wildcards.protocol.refusals import every_refusal
from wildcards.table.actions import Digest
from wildcards.table.avatars import Avatar
from wildcards.table.played import PlayedGame
from wildcards.table.settings import Settings
from wildcards.table.state import Status

Name = Annotated[str, Meta(min_length=1, max_length=40)]

# What can be wrong with a request itself, whatever it asks for.
RequestFault = Literal[
    "too-fast",
    "foreign-page",
    "too-long",
    "nobody",
    "no-such-page",
    "no-such-table",
    "no-such-link",
    "no-such-record",
    "sealed",
    "bad-message",
    "bad-name",
    "unavailable",
]
PROBLEM_CODES = tuple(dict.fromkeys((*get_args(RequestFault), *every_refusal())))


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewGuest(Request, frozen=True):
    """A name is all it takes; sent again it changes the name, and the avatar if there is one."""

    name: Name
    avatar: Avatar | None = None


class Guest(msgspec.Struct, frozen=True):
    person: str
    name: str
    avatar: Avatar


class Token(msgspec.Struct, frozen=True):
    """For a program: sent as `Authorization: Bearer …` it stands for the cookie of a browser."""

    token: str
    person: str
    name: str


class NewTable(Request, frozen=True):
    """Who makes a table is its host and sits on its first seat."""

    settings: Settings = msgspec.field(default_factory=Settings)
    bots: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...],
        Meta(max_length=4, description="Levels of bots that sit down at once, from the second seat on."),
    ] = ()
    start: Annotated[bool, Meta(description="Whether to start at once, with bots on the free seats.")] = False
    digest: Annotated[
        Digest | None, Meta(description="Promises the host's word for the shuffle, as `promise-word` does.")
    ] = None


class MadeTable(msgspec.Struct, frozen=True):
    table: str
    invite: str
    watch: str


class LinkCode(Request, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Link(msgspec.Struct, frozen=True):
    """Where a code leads."""

    table: str
    opens: Annotated[str, Meta(description="`seat` or `watching`")]
    status: Status
    free_seats: int


class TableSummary(msgspec.Struct, frozen=True):
    """A table from outside."""

    table: str
    status: Status
    game: int
    players: Annotated[tuple[Player, ...], Meta(description="By seat; a free seat has no name.")]
    round: int
    rounds: int
    free_seats: int
    your_seat: int | None
    your_turn: bool
    can_watch: bool
    changed: Annotated[int, Meta(description="Seconds since the epoch.")]
    records: Annotated[tuple[str, ...], Meta(description="The finished games of this table.")]


class Me(msgspec.Struct, frozen=True):
    """Whoever the cookie or token stands for, with the tables at which they sit: those waiting for them first."""

    person: str | None
    name: str | None
    avatar: Avatar | None
    tables: tuple[TableSummary, ...]


class MyGames(msgspec.Struct, frozen=True):
    """The finished games of whoever asks, newest first."""

    games: tuple[PlayedGame, ...]


class TodaysGame(Request, frozen=True):
    """Which of the games of the day: against bots of one level, all seats but one theirs."""

    players: Annotated[int, Meta(ge=3, le=5)]
    level: Name


class TodaysTable(msgspec.Struct, frozen=True):
    table: str


class TodaysTry(msgspec.Struct, frozen=True):
    """A game of the day that whoever asks has begun. Points, rank and place are null until it is over."""

    table: str
    players: int
    level: str
    points: int | None
    rank: Annotated[int | None, Meta(description="At one's own table.")]
    place: Annotated[int | None, Meta(description="Among all who have finished it.")]
    finished: Annotated[int, Meta(description="How many have finished it.")]


class Today(msgspec.Struct, frozen=True):
    """The day, in UTC, and what whoever asks has tried of its games."""

    day: str
    ends: Annotated[int, Meta(description="Seconds since the epoch.")]
    tries: tuple[TodaysTry, ...]


class PublicTables(msgspec.Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class About(msgspec.Struct, frozen=True):
    """What this server is and offers."""

    version: str
    protocol: int
    levels: tuple[str, ...]
    defaults: Settings


class Story(msgspec.Struct, frozen=True):
    """A record unfolded into its events, each of them whole."""

    events: tuple[AnyEvent, ...]


class Health(msgspec.Struct, frozen=True):
    status: Annotated[str, Meta(description="`ok`, or `failing` with status 503")]
    storage: bool
    workers: int


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused. `text` is English; `code` and `facts` let a client say it in its language."""

    code: Annotated[str, Meta(extra_json_schema={"enum": list(PROBLEM_CODES)})]
    text: str
    facts: dict[str, Any]
