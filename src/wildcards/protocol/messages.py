"""What goes over the WebSocket, one JSON object a message."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wildcards.game.events import AnyEvent
from wildcards.game.meanings import meaning
from wildcards.game.view import ShownView
from wildcards.protocol.refusals import RefusalCode
from wildcards.table.actions import PersonAction
from wildcards.table.companions import MOST_COMPANIONS
from wildcards.table.table_view import TableInfo, You

CommandId = Annotated[
    str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="Chosen by the client, once.")
]
Count = Annotated[int, Meta(ge=0, le=2**53)]


WhyBye = Literal[
    "slow",
    "stopping",
    "old-client",
    "no-such-table",
    "not-allowed",
    "sent-away",
    "closed",
    "banned",
    "signed-out",
    "too-fast",
    "bad-message",
    "set-aside",
]


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Companion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who plays at the same device as a guest, on a seat of their own."""

    number: Annotated[int, Meta(ge=1, le=MOST_COMPANIONS, description="Tells the companions of one guest apart.")]
    name: Annotated[str, Meta(min_length=1, max_length=40, description="What they are called at the table.")]


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: which table, and what of its story is known already. It may be sent again to catch up."""

    protocol: Annotated[int, Meta(description="The version of the protocol that the client speaks.")]
    table: Annotated[str, Meta(max_length=40, description="The name of the table.")]
    code: Annotated[str, Meta(max_length=40, description="From an invitation or a watching link.")] = ""
    game: Annotated[Count, Meta(description="The game of which the client knows events.")] = 0
    events: Annotated[Count, Meta(description="How many of that game's events the client knows.")] = 0
    full_view: Annotated[
        bool, Meta(description="Whether to be sent each view whole, as a bot that counts cards needs it.")
    ] = False
    companion: Annotated[
        Companion | None, Meta(description="For whom of those at this device the connection is; null: the guest.")
    ] = None


class Command(FromClient, frozen=True, tag="command"):
    """Asks for an action. Sent again with the same id it is answered again and done once."""

    id: CommandId
    expects: Annotated[Count, Meta(description="The version of the newest update that the client has seen.")]
    action: Annotated[PersonAction, meaning("What is wanted.")]


class Ping(FromClient, frozen=True, tag="ping"):
    """Asks for a sign of life."""


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Update(FromServer, frozen=True, tag="update"):
    """How things stand: the table, the whole view, and the events that are new to this client."""

    version: Annotated[int, Meta(description="Grows with everything that happens at the table.")]
    table: Annotated[TableInfo, meaning("The table around the game.")]
    you: Annotated[You, meaning("What the table knows of whoever is connected.")]
    view: Annotated[
        ShownView | None, Meta(description="null before the first game; a View for those who asked for it in hello")
    ]
    first_event: Annotated[int, Meta(description="The place of the first of these events in the game's story.")]
    events: Annotated[tuple[AnyEvent, ...], meaning("What happened that this client has not been told.")]


class Done(FromServer, frozen=True, tag="done"):
    """The command has happened and is on disk. The update that shows it has the version or a later one."""

    id: Annotated[str, meaning("The command's id.")]
    version: Annotated[int, meaning("The version in which it has happened.")]


class Refused(FromServer, frozen=True, tag="refused"):
    """The command changed nothing. `code` and `facts` let a client say why in its language; `text` is English."""

    id: Annotated[str | None, Meta(description="null: what was sent was no command")]
    code: Annotated[RefusalCode, meaning("Why, as a word for programs.")]
    rule: Annotated[str, Meta(description="The rule or ruling, such as R11; empty where no rule of the game says so.")]
    facts: Annotated[dict[str, Any], meaning("What the sentence names: cards, seats, numbers.")]
    text: Annotated[str, meaning("Why, in English.")]
    version: Annotated[int, meaning("The table's version now.")]


class Pong(FromServer, frozen=True, tag="pong"):
    """A sign of life."""


class Notice(FromServer, frozen=True, tag="notice"):
    """What the operator of the server tells everybody, in the operator's words."""

    text: Annotated[str, meaning("What is told.")]


class Bye(FromServer, frozen=True, tag="bye"):
    """The last message before the server closes the connection."""

    why: Annotated[WhyBye, meaning("Why it is closed.")]
    retry: Annotated[bool, Meta(description="Whether connecting again is of use.")]


ClientMessage = Hello | Command | Ping
ServerMessage = Update | Done | Refused | Pong | Notice | Bye
