"""A table at one moment, written down: so that nobody has to read its whole past to go on from there."""

from typing import Any

import msgspec

from wildcards.game import Game, Record
from wildcards.table.actions import Shuffled
from wildcards.table.clocks import SeatClock
from wildcards.table.seats import TableSeat
from wildcards.table.settings import Clock, Settings
from wildcards.table.state import Asking, Said, Status
from wildcards.table.table import Table


class GameSnapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was carried out, and what has been decided and is still hidden."""

    record: Record
    version: int
    decided: dict[int, str]


class ClockSnapshot(msgspec.Struct, frozen=True):
    clock: Clock
    since: int | None
    left: int | None


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every field of a table by its name there, but for the bots there are and what follows from the rest."""

    format: int
    id: str
    invite: str
    watch: str
    settings: Settings
    status: Status
    host: str | None
    maker: str | None
    removed: list[str]
    mutes: dict[str, list[str]]
    needs_codes: bool
    seats: list[TableSeat]
    number: int
    shuffle: Shuffled | None
    was_called_off: bool
    words_due: int | None
    gives_words: bool
    records: list[str]
    said: list[Said]
    speakers: dict[int, str]
    asked_since: int
    begun_since: int
    changed: int
    version: int
    commands: dict[str, int]
    game: GameSnapshot | None
    asking: dict[str, Asking] = {}
    declined: list[str] = []


FIELDS = [name for name in Snapshot.__struct_fields__ if name != "game"]


def written(value: object) -> Any:
    if isinstance(value, SeatClock):
        return ClockSnapshot(value.clock, value.since, value.left)
    raise NotImplementedError


def read(kind: type, value: object) -> Any:
    if kind is SeatClock:
        kept = msgspec.convert(value, ClockSnapshot)
        clock = SeatClock(kept.clock)
        clock.since, clock.left = kept.since, kept.left
        return clock
    raise NotImplementedError


ENCODER = msgspec.json.Encoder(enc_hook=written)
DECODER = msgspec.json.Decoder(Snapshot, dec_hook=read)


def snapshot_of(table: Table) -> str:
    game = table.game
    kept = GameSnapshot(game.record(), game.version, game.decided) if game else None
    return ENCODER.encode(Snapshot(game=kept, **{name: getattr(table, name) for name in FIELDS})).decode()


def table_from(text: str) -> Table:
    """The table as it was. A text that is damaged fails in any of many ways."""
    kept = DECODER.decode(text)
    table = Table()
    for name in FIELDS:
        setattr(table, name, getattr(kept, name))
    if kept.game is not None:
        table.game = Game.replay(kept.game.record)
        table.game.decide_again(kept.game.decided, kept.game.version)
    return table
