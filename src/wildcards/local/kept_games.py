"""Finished games that come from a file: saved on another device or before this browser's data were cleared."""

import asyncio
import time
from typing import Annotated

import msgspec

from wildcards.game import Game, Record
from wildcards.game.meanings import meaning
from wildcards.host.names import is_name
from wildcards.protocol import http
from wildcards.protocol.calls import Call
from wildcards.table.played import PlayedGame


class KeptGames(msgspec.Struct, frozen=True):
    """Games as `my_games` lists them, and their records by name."""

    games: Annotated[tuple[PlayedGame, ...], meaning("One entry a game.")]
    records: Annotated[dict[str, Record], meaning("By the names that the games give.")]


ADD_GAMES = Call(
    "add_games", "POST", "/api/me/games", "Adds games to mine, on a device alone.", takes=KeptGames, gives=http.MyGames
)


async def checked(kept: KeptGames) -> list[tuple[PlayedGame, str]]:
    """The games that have been played to their end, with their records. What the rules decide is as the rules say.

    A record that breaks them is refused, and all of the file with it.
    """
    found = []
    for played in kept.games:
        record = kept.records.get(played.record)
        if record is None or not is_name(played.record):
            continue
        await asyncio.sleep(0)  # tables go on meanwhile
        record.check_format()
        game = Game.replay(record)
        if game.is_over and played.seat in range(len(game.players)):
            found.append((as_the_rules_say(played, game), record.to_json()))
    return found


def as_the_rules_say(played: PlayedGame, game: Game) -> PlayedGame:
    return msgspec.structs.replace(
        played,
        finished=min(max(played.finished, 0), int(time.time())),  # a page can say when that was
        players=game.players,
        points=game.result.points,
        ranks=game.result.ranks,
        animals=game.view(None).seats[played.seat].collection,
    )
