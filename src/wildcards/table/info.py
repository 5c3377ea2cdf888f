"""What everybody at a table may know of it, beside the game itself."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wildcards.table.settings import Settings

Status = Literal["open", "running", "paused", "over"]
Holder = Literal["empty", "person", "program", "bot"]


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat. `program` is somebody's bot, connected over the network; `bot` one of the server's own."""

    holder: Holder
    name: str
    level: Annotated[str | None, Meta(description="The bot that plays this seat now, if one does.")]
    stand_in: Annotated[
        Literal["timeout", "connection", "conceded", "left"] | None,
        Meta(description="Why a bot plays for the person; after timeout and connection the person can return."),
    ]
    connected: bool
    wants_pause: bool
    time_left: Annotated[
        int | None, Meta(description="Milliseconds left when this was sent; null without a clock or for a bot.")
    ]
    ticking: Annotated[bool, Meta(description="Whether that time is running.")]
    timeouts: Annotated[
        int, Meta(description="Decisions in a row that a bot made because time was up; after the second it stands in.")
    ]


class Said(msgspec.Struct, frozen=True):
    """A line of the chat, or an emote."""

    number: int
    seat: int
    name: str
    text: str | None
    emote: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """The table around the game."""

    table: str
    status: Status
    game: Annotated[int, Meta(description="Counts the games of this table from 1; 0 before the first.")]
    settings: Settings
    host: Annotated[int | None, Meta(description="The host's seat.")]
    seats: tuple[SeatInfo, ...]
    commitment: Annotated[str | None, Meta(description="SHA-256 of the seed of the next or running game.")]
    watchers: int
    said: tuple[Said, ...]
    record: Annotated[
        str | None,
        Meta(description="Under this name the record of the last game can be had, until the next one begins."),
    ]


class You(msgspec.Struct, frozen=True):
    """What the table knows of whoever is connected."""

    person: str
    seat: int | None
    host: bool
    may_sit: bool
    muted: tuple[int, ...]
    invite: Annotated[str | None, Meta(description="The code that opens a free seat; for those who sit.")]
    watch: Annotated[str | None, Meta(description="The code that lets somebody watch; for those who sit.")]


class Summary(msgspec.Struct, frozen=True):
    """What is kept of a table for lists, beside its log."""

    table: str
    status: Status
    game: int
    players: tuple[str, ...]
    people: tuple[str | None, ...]  # who sits where
    waiting: tuple[int, ...]  # the seats that owe a decision
    round: int
    rounds: int
    free_seats: int
    public: bool
    records: tuple[str, ...]
