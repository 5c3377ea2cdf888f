"""What goes over HTTP, one JSON object a body."""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from wildcards.game import Player
from wildcards.game.events import AnyEvent
from wildcards.game.meanings import meaning
from wildcards.protocol.refusals import every_refusal
from wildcards.table.actions import Digest, Level
from wildcards.table.avatars import Avatar
from wildcards.table.played import PlayedGame
from wildcards.table.settings import Seat, Settings
from wildcards.table.state import Status

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What to be called.")]

# What can be wrong with a request itself, whatever it asks for.
Opens = Literal["seat", "watching"]
OPENS: tuple[Opens, ...] = get_args(Opens)  # in the order in which a table keeps its codes
RequestFault = Literal[
    "too-fast",
    "foreign-page",
    "too-long",
    "nobody",
    "banned",
    "draining",
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
    avatar: Annotated[
        Avatar | None,
        meaning(
            "A species and the number of a colour, such as `li3`; null: as before, or one that the server chooses."
        ),
    ] = None


class Guest(msgspec.Struct, frozen=True):
    """Somebody, as the server knows them."""

    person: Annotated[str, meaning("The public name by which the server knows the person.")]
    name: Annotated[str, meaning("What the person is called.")]
    avatar: Avatar


class Token(msgspec.Struct, frozen=True):
    """For a program: sent as `Authorization: Bearer …` it stands for the cookie of a browser."""

    token: Annotated[str, meaning("The secret. Keep it.")]
    person: Annotated[str, meaning("The public name by which the server knows the program.")]
    name: Annotated[str, meaning("What the program is called.")]


class NewTable(Request, frozen=True):
    """Who makes a table is its host and sits on its first seat."""

    settings: Annotated[Settings, meaning("How the table plays.")] = msgspec.field(default_factory=Settings)
    bots: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...],
        Meta(max_length=4, description="Levels of bots that sit down at once, from the second seat on."),
    ] = ()
    start: Annotated[bool, Meta(description="Whether to start at once, with bots on the free seats.")] = False
    digest: Annotated[
        Digest | None, Meta(description="Promises the host's word for the shuffle, as `promise-word` does.")
    ] = None


class MadeTable(msgspec.Struct, frozen=True):
    """A new table, with its links."""

    table: Annotated[str, meaning("The name of the table.")]
    invite: Annotated[str, meaning("The code that opens a free seat.")]
    watch: Annotated[str, meaning("The code that lets somebody watch.")]


class LinkCode(Request, frozen=True):
    """What a link holds."""

    code: Annotated[str, Meta(min_length=1, max_length=40, description="From an invitation or a watching link.")]


class Link(msgspec.Struct, frozen=True):
    """Where a code leads."""

    table: Annotated[str, meaning("The name of the table.")]
    opens: Annotated[Opens, meaning("What it opens: a free seat, or the table for somebody who looks on.")]
    status: Annotated[Status, meaning("Whether the table waits for players, plays, pauses, or is done.")]
    free_seats: Annotated[int, meaning("How many seats are free.")]
    host: Annotated[str | None, meaning("Who invites.")]
    players: Annotated[tuple[Player, ...], Meta(description="By seat; a free seat has no name.")]


class TableSummary(msgspec.Struct, frozen=True):
    """A table from outside."""

    table: Annotated[str, meaning("The name of the table.")]
    status: Annotated[Status, meaning("Whether the table waits for players, plays, pauses, or is done.")]
    game: Annotated[int, meaning("Counts the games of this table from 1; 0 before the first.")]
    players: Annotated[tuple[Player, ...], Meta(description="By seat; a free seat has no name.")]
    round: Annotated[int, meaning("The round that is played; 0 before the game.")]
    rounds: Annotated[int, meaning("How many rounds the game has.")]
    free_seats: Annotated[int, meaning("How many seats are free.")]
    your_seat: Annotated[int | None, meaning("The seat of whoever asks; null: none.")]
    your_turn: Annotated[bool, meaning("Whether the game waits for whoever asks.")]
    can_watch: Annotated[bool, meaning("Whether whoever asks may watch.")]
    changed: Annotated[int, Meta(description="Seconds since the epoch.")]
    records: Annotated[tuple[str, ...], Meta(description="The finished games of this table.")]


class Me(msgspec.Struct, frozen=True):
    """Whoever the cookie or token stands for, with the tables at which they sit: those waiting for them first."""

    person: Annotated[str | None, meaning("The public name by which the server knows the person; null: nobody yet.")]
    name: Annotated[str | None, meaning("What the person is called.")]
    avatar: Annotated[Avatar | None, meaning("The species and colour they chose.")]
    tables: Annotated[tuple[TableSummary, ...], meaning("Where they sit.")]


class MyGames(msgspec.Struct, frozen=True):
    """The finished games of whoever asks, newest first."""

    games: Annotated[tuple[PlayedGame, ...], meaning("One entry a game.")]


class TodaysGame(Request, frozen=True):
    """Which of the games of the day: against bots of one level, all seats but one theirs."""

    players: Annotated[int, Meta(ge=3, le=5, description="How many play.")]
    level: Level


class TodaysTable(msgspec.Struct, frozen=True):
    """Where the game of the day is played."""

    table: Annotated[str, meaning("The name of the table.")]


class TodaysTry(msgspec.Struct, frozen=True):
    """A game of the day that whoever asks has begun. Points, rank and place are null until it is over."""

    table: Annotated[str, meaning("The name of the table.")]
    players: Annotated[int, meaning("How many play.")]
    level: Annotated[str, meaning("The level of the bots.")]
    points: Annotated[int | None, meaning("Own points; null: it is not over.")]
    rank: Annotated[int | None, Meta(description="At one's own table.")]
    place: Annotated[int | None, Meta(description="Among all who have finished it.")]
    finished: Annotated[int, Meta(description="How many have finished it.")]


class Today(msgspec.Struct, frozen=True):
    """The day, in UTC, and what whoever asks has tried of its games."""

    day: Annotated[str, meaning("The date, such as `2026-11-16`.")]
    ends: Annotated[int, Meta(description="Seconds since the epoch.")]
    tries: Annotated[tuple[TodaysTry, ...], meaning("What whoever asks has played today.")]


class PublicTables(msgspec.Struct, frozen=True):
    """The tables that are open to everybody."""

    tables: Annotated[tuple[TableSummary, ...], meaning("Those that everybody may watch or join.")]


class About(msgspec.Struct, frozen=True):
    """What this server is and offers."""

    version: Annotated[str, meaning("The version of the server.")]
    protocol: Annotated[int, meaning("The version of the protocol it speaks.")]
    levels: Annotated[tuple[str, ...], meaning("The levels of its bots, from easiest to hardest.")]
    defaults: Annotated[Settings, meaning("The settings of a new table.")]
    keep: Annotated[
        dict[str, int] | None,
        meaning("For how many days what is kept, by kind, 0 for good; null where nothing is deleted."),
    ] = None


class Story(msgspec.Struct, frozen=True):
    """A record unfolded into its events, each of them whole."""

    events: Annotated[tuple[AnyEvent, ...], meaning("All that happened, from the start.")]


class NewReport(Request, frozen=True):
    """Tells the operator about somebody at one's own table. What that person said last is kept with it."""

    table: Annotated[str, Meta(max_length=40), meaning("The table.")]
    seat: Annotated[Seat, meaning("Where the other sits.")]
    why: Annotated[str, Meta(max_length=500), meaning("In one's own words.")] = ""


class Reported(msgspec.Struct, frozen=True):
    """The operator will see it."""

    report: Annotated[str, meaning("The name of the report.")]


class MyData(msgspec.Struct, frozen=True):
    """All that the server keeps about whoever asks."""

    person: Annotated[str, meaning("The id by which the person is known.")]
    kept: Annotated[dict[str, Any], meaning("By kind, as it is kept.")]


class Agreed(msgspec.Struct, frozen=True):
    """It has happened."""

    done: Annotated[bool, meaning("Always true.")] = True


class Health(msgspec.Struct, frozen=True):
    """Whether the server is well."""

    status: Annotated[
        Literal["ok", "draining", "degraded", "failing"],
        Meta(
            description="`draining`: games go on and none begins; `degraded`: something needs a look, games go on; "
            "`failing` comes with status 503"
        ),
    ]
    storage: Annotated[bool, meaning("Whether something can be stored.")]
    workers: Annotated[int, meaning("How many processes think for bots.")]
    silent_chores: Annotated[tuple[str, ...], meaning("What should be done now and then, and is not.")]
    unreadable_tables: Annotated[int, meaning("Tables that are set aside because their log is damaged.")]
    damaged_pages: Annotated[int, meaning("How often the database met a page that is not as it was written.")]
    space: Annotated[
        Literal["enough", "low", "full"] | None, meaning("On the disk of the database; null: it is elsewhere.")
    ]


class Alive(msgspec.Struct, frozen=True):
    """That the server answers at all."""

    status: Annotated[Literal["alive"], meaning("Always the same.")]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused. `text` is English; `code` and `facts` let a client say it in its language."""

    code: Annotated[
        str, Meta(description="Why, as a word for programs.", extra_json_schema={"enum": list(PROBLEM_CODES)})
    ]
    text: Annotated[str, meaning("Why, in English.")]
    facts: Annotated[dict[str, Any], meaning("What the sentence names.")]
