"""What the server itself refuses, in addition to what table and game refuse."""

from typing import Annotated

from msgspec import Meta

from wildcards.game import Refusal
from wildcards.game import refusals as game_refusals
from wildcards.table import refusals as table_refusals


class Unavailable(Refusal):
    code = "unavailable"
    text = "it could not be saved: try again in a moment"


class TooFast(Refusal):
    code = "too-fast"
    text = "that was too fast: wait a moment"


class TooManyGames(Refusal):
    code = "too-many-games"
    text = "you have {running} games running: finish or leave some of them first"


class TooManyNewGames(Refusal):
    code = "too-many-new-games"
    text = "too many new games: wait a while"


class Draining(Refusal):
    code = "draining"
    text = "this server is about to be upgraded and begins no new game"


class BadMessage(Refusal):
    code = "bad-message"
    text = "{what}"


def every_refusal() -> dict[str, type[Refusal]]:
    """Of game, table and server, by code."""
    found: dict[str, type[Refusal]] = {}
    for module in (vars(game_refusals), vars(table_refusals), globals()):
        for kind in module.values():
            if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal:
                found.setdefault(kind.code, kind)
    return found


RefusalCode = Annotated[str, Meta(extra_json_schema={"enum": list(every_refusal())})]
