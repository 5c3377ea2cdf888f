"""What the host of a table sets."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wildcards.game import Deck
from wildcards.game.meanings import meaning
from wildcards.game.types import Removal

Seat = Annotated[int, Meta(ge=0, le=4)]
Seconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class DecisionClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="decision"):
    """So many seconds for each decision."""

    seconds: Annotated[Seconds, meaning("Seconds for each decision.")]


class BankClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, and some more with each decision."""

    seconds: Annotated[Seconds, meaning("Seconds for the whole game.")]
    increment: Annotated[int, Meta(ge=0, le=3600, description="Seconds more with each decision.")]


Clock = NoClock | DecisionClock | BankClock


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays. A field that is left out takes its default."""

    players: Annotated[int, Meta(ge=3, le=5, description="How many play.")] = 4
    removal: Annotated[
        Removal,
        meaning("Which animals 3 players take out: one of each species and the others at random, or all at random."),
    ] = "balanced"
    deck: Annotated[Deck, meaning("Which Habitat cards are in the box (R1).")] = msgspec.field(default_factory=Deck)
    clock: Annotated[Clock, meaning("How much time there is.")] = msgspec.field(default_factory=NoClock)
    grace: Annotated[
        Annotated[int, Meta(ge=5, le=3600)] | None,
        Meta(description="Seconds after a lost connection until a bot takes the seat; null: never, for slow play."),
    ] = 120
    level: Annotated[
        str, Meta(min_length=1, max_length=40, description="The bot that fills empty seats and stands in.")
    ] = "greedy"
    watching: Annotated[
        Literal["nobody", "link", "everyone"],
        Meta(description="Who may watch: nobody, whoever has the watching link, or everyone who finds the table."),
    ] = "link"
    watch_delay: Annotated[
        int, Meta(ge=0, le=600, description="Seconds by which those who watch are behind the players.")
    ] = 0
    talk: Annotated[
        Literal["all", "emotes", "nothing"], Meta(description="What may be said: chat and emotes, emotes, or nothing.")
    ] = "all"
