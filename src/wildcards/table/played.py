"""A finished game, as one of those who played it keeps it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from wildcards.game import Player
from wildcards.game.meanings import meaning
from wildcards.game.types import Species
from wildcards.table.table import Table


class PlayedGame(msgspec.Struct, frozen=True):
    """What is told in a list of one's own games. The record tells the rest."""

    record: Annotated[str, Meta(description="The name of the record.")]
    finished: Annotated[int, Meta(description="Seconds since the epoch.")]
    seat: Annotated[int, meaning("One's own seat.")]
    players: Annotated[tuple[Player, ...], Meta(description="By seat, as are points and ranks.")]
    points: Annotated[tuple[int, ...], meaning("By seat.")]
    ranks: Annotated[tuple[int, ...], meaning("By seat, from 1.")]
    animals: Annotated[dict[Species, int], Meta(description="One's own, at the end.")]
    given_up: Annotated[bool, Meta(description="Whether a bot played one's seat at the end.")] = False
    day: Annotated[str | None, Meta(description="The day whose game it was, such as `2026-11-16`.")] = None
    level: Annotated[str, Meta(description="The level of the bots in a day's game.")] = ""


def games_played(table: Table, finished: int, day: str) -> dict[str, PlayedGame]:
    """The game that has just ended, for each person who played it. `day` is the day on which it ended.

    A day's game that ends later counts as any other: by then its cards are known.
    """
    assert table.game is not None
    assert table.shuffle is not None
    result, view = table.game.result, table.game.view(None)
    counts = table.shuffle.day == day
    return {
        seat.person.id: PlayedGame(
            record=table.shuffle.record,
            finished=finished,
            seat=number,
            players=table.game.players,
            points=result.points,
            ranks=result.ranks,
            animals=view.seats[number].collection,
            given_up=seat.stand_in is not None,
            day=day if counts else None,
            level=table.settings.level if counts else "",
        )
        for number, seat in enumerate(table.seats)
        if seat.person is not None and not seat.person.program
    }
