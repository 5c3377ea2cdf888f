"""The game record: all that is needed to play a game again, as one JSON object."""

from typing import Any

import msgspec

from wildcards.game.players import Player
from wildcards.game.refusals import BadRecord
from wildcards.game.types import Removal

FORMAT = "wildcards/1"
LONGEST_RECORD = 1 << 20


class Options(msgspec.Struct, frozen=True):
    removal: Removal = "balanced"


class Deck(msgspec.Struct, frozen=True):
    """R1: how many cards of value 1, 2, 3, 4 each habitat has, and how many wild cards of each."""

    habitat: tuple[int, ...] = (4, 4, 3, 3)
    wild: tuple[int, ...] = (1, 1, 1, 1)


class Outcome(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """`animals` and `habitats` are the whole piles, `reshuffles` the new ones as they came up, top card first.

    `players` are names, as readers of before know them; `bots` says beside them who is a bot, and of which level.
    """

    format: str
    players: tuple[str, ...]
    bots: tuple[str | None, ...] = ()
    options: Options = msgspec.field(default_factory=Options)
    deck: Deck = msgspec.field(default_factory=Deck)
    seed: str | None = None
    commitment: str | None = None
    removed: str = ""
    animals: str = ""
    habitats: str = ""
    moves: tuple[str, ...] = ()
    reshuffles: tuple[str, ...] = ()
    result: Outcome | None = None

    def to_json(self) -> str:
        """One line of JSON, every field of the format in its place."""
        fields: dict[str, Any] = {
            "format": self.format,
            "players": self.players,
            "bots": self.bots or None,
            "options": {"removal": self.options.removal},
            "deck": {"habitat": self.deck.habitat, "wild": self.deck.wild},
            "seed": self.seed,
            "commitment": self.commitment,
            "removed": self.removed,
            "animals": self.animals,
            "habitats": self.habitats,
            "moves": self.moves,
            "reshuffles": self.reshuffles,
            "result": self.result,
        }
        optional = ("bots", "seed", "commitment", "result")
        kept = {name: value for name, value in fields.items() if value is not None or name not in optional}
        return msgspec.json.encode(kept).decode()

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
