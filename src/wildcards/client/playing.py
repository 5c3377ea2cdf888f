"""A whole game for one seat."""

import asyncio
from collections.abc import Callable
from functools import partial

from wildcards.client.table import Table
from wildcards.game import Move, Result, View
from wildcards.game.refusals import NotAsked
from wildcards.protocol.messages import Update
from wildcards.table.actions import ReturnToSeat
from wildcards.table.refusals import BotPlaysForYou, NothingToReturnTo, NotSeated, Stale, WrongTime
from wildcards.table.seats import RETURNABLE

Chooser = Callable[[View], Move | str]

# Somebody was quicker: the clock, the host, or another client of the same player.
TOO_LATE = (Stale, NotAsked, WrongTime, BotPlaysForYou, NothingToReturnTo)


async def play_game(table: Table, choose: Chooser) -> Result:
    """Plays this client's seat to the end of the game, or of the next one if none has begun; gives the result.

    `choose` gets the view of the seat each time it is asked, and gives a move. It may take its time: it runs in a
    thread, and the connection stays alive meanwhile. A seat that a bot of the server has taken over, because time was
    up or the network away, is taken back.
    """
    game = table.info.game + (table.info.status not in ("running", "paused"))
    after = 0  # the version from which on it is of use to look
    while True:
        update = await table.wait_until(partial(concerns_us, game=game, after=after))
        if update.you.seat is None:
            raise NotSeated
        view = update.view
        if view is not None and view.result is not None:
            return view.result
        try:
            if is_away(update):
                await table.do(ReturnToSeat())
            else:
                assert isinstance(view, View), "a game is played with the full view"
                await table.play(await asyncio.to_thread(choose, view), update.version)
        except TOO_LATE:
            after = update.version + 1


def concerns_us(update: Update, game: int, after: int) -> bool:
    """Whether there is something to do, or nothing more."""
    if update.version < after:
        return False
    if update.you.seat is None:
        return True
    if update.view is None or update.table.game < game:
        return False
    if update.view.result is not None or is_away(update):
        return True
    return update.table.status == "running" and update.you.seat in update.view.pending


def is_away(update: Update) -> bool:
    """Whether a bot plays for this client, who may come back any time."""
    seat = update.you.seat
    return seat is not None and update.table.seats[seat].stand_in in RETURNABLE
