"""Who plays a game."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from wildcards.game.meanings import described, meaning
from wildcards.game.refusals import BadSetup
from wildcards.rules.setup import players_are_allowed

LONGEST_NAME = 40


@described
class Player(msgspec.Struct, frozen=True):
    """A person, or a bot of some level. The name alone tells nothing: a guest may call herself `greedy`."""

    name: Annotated[str, meaning("What the player is called.")]
    bot: Annotated[str | None, meaning("The bot's level; null: a person, or nobody has said.")] = None

    def __str__(self) -> str:
        return self.name


def check_players(players: int | Sequence[str | Player]) -> tuple[Player, ...]:
    """3 to 5 players; a number alone names them by seat."""
    if isinstance(players, int):
        players = [f"Player {seat + 1}" for seat in range(min(players, 6))]
    checked = tuple(one if isinstance(one, Player) else Player(one) for one in players)
    if not players_are_allowed(len(checked)):
        raise BadSetup(what="players", given=len(checked), wanted="3, 4 or 5")
    for player in checked:
        for name in (player.name,) if player.bot is None else (player.name, player.bot):
            if not is_name(name):
                raise BadSetup(what="a name", given=repr(name), wanted=f"1 to {LONGEST_NAME} printable characters")
    return checked


def is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()
