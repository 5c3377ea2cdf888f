"""The game record: all that is needed to play a game again, as one JSON object."""

from typing import Annotated

import msgspec

from wildcards.game.meanings import described, meaning
from wildcards.game.players import Player
from wildcards.game.refusals import BadRecord
from wildcards.game.types import Removal
from wildcards.rules.cards import DEFAULT_HABITAT_COUNTS, DEFAULT_WILD_COUNTS

FORMAT = "wildcards/1"
LONGEST_RECORD = 1 << 20


@described
class Options(msgspec.Struct, frozen=True):
    """How a game was set up, beside its players and deck."""

    removal: Annotated[Removal, meaning("How the animals to take out were chosen.")] = "balanced"


@described
class Deck(msgspec.Struct, frozen=True):
    """R1: how many cards of value 1, 2, 3, 4 each habitat has, and how many wild cards of each."""

    habitat: Annotated[tuple[int, ...], meaning("How many cards of value 1, 2, 3, 4 each habitat has.")] = (
        DEFAULT_HABITAT_COUNTS
    )
    wild: Annotated[tuple[int, ...], meaning("How many wild cards of value 1, 2, 3, 4 there are.")] = (
        DEFAULT_WILD_COUNTS
    )


@described
class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    points: Annotated[tuple[int, ...], meaning("By seat.")]
    ranks: Annotated[tuple[int, ...], meaning("By seat, from 1.")]


@described
class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """`animals` and `habitats` are the whole piles, `reshuffles` the new ones as they came up, top card first.

    `players` are names, as older readers expect them; `bots` says which of them are bots, and of which level.
    """

    format: Annotated[str, meaning("`wildcards/1`.")]
    players: Annotated[tuple[str, ...], meaning("The names, by seat.")]
    bots: Annotated[
        tuple[str | None, ...], meaning("The level of the bot on each seat, null for people; empty: nobody has said.")
    ] = ()
    options: Annotated[Options, meaning("How the game was set up.")] = msgspec.field(default_factory=Options)
    deck: Annotated[Deck, meaning("Which Habitat cards were in the box.")] = msgspec.field(default_factory=Deck)
    seed: Annotated[str | None, meaning("The seed of the shuffle, where it came from one.")] = None
    commitment: Annotated[str | None, meaning("What was promised about the shuffle before the game.")] = None
    removed: Annotated[str, meaning("The animals taken out, as codes.")] = ""
    animals: Annotated[str, meaning("The whole pile of animals, top card first.")] = ""
    habitats: Annotated[str, meaning("The whole pile of Habitat cards, top card first.")] = ""
    moves: Annotated[tuple[str, ...], meaning("Every decision in canonical order (R20).")] = ()
    reshuffles: Annotated[tuple[str, ...], meaning("Each new pile as it came up, top card first.")] = ()
    result: Annotated[Outcome | None, meaning("How it ended; null: it has not.")] = None

    def to_json(self) -> str:
        """One line of JSON: defaults are written out, what is not known is left out."""
        fields = {**msgspec.structs.asdict(self), "bots": self.bots or None}
        return msgspec.json.encode({name: value for name, value in fields.items() if value is not None}).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        if len(text) > LONGEST_RECORD:
            raise BadRecord(where="record", what=f"longer than {LONGEST_RECORD} characters")
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadRecord(where="record", what=str(error)) from None
        record.check_format()
        return record

    def whole_players(self) -> tuple[Player, ...]:
        """Who plays, as far as the record says: one from before names bots and people alike."""
        if self.bots and len(self.bots) != len(self.players):
            raise BadRecord(where="bots", what=f"{len(self.bots)} for {len(self.players)} players")
        bots = self.bots or (None,) * len(self.players)
        return tuple(Player(name, bot) for name, bot in zip(self.players, bots, strict=True))

    def check_format(self) -> None:
        if self.format != FORMAT:
            raise BadRecord(where="format", what=f"{self.format!r} is not {FORMAT!r}")
