"""Bots that commands are given by name or as somebody's file: whatever is wrong with them is said in one line."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from zlib import crc32

from wildcards import Move, View
from wildcards.cli.output import Complaint

if TYPE_CHECKING:
    from wildcards.bots.specs import BotSpec

THINKING_TIME = 500.0  # milliseconds


def level_names() -> list[str]:
    from wildcards.bots import bot_names

    return list(bot_names())


def read_bot(text: str, option: str) -> "BotSpec":
    from wildcards.bots.specs import BadSpec, read_spec

    try:
        return read_spec(text)
    except BadSpec as error:
        raise Complaint(error.code, option=option, **error.facts) from None


def chooser_of(
    spec: "BotSpec", seed: str, option: str, milliseconds: Callable[[], float] = lambda: THINKING_TIME
) -> Callable[[View], Move]:
    """A bot that may be anybody's: what it raises is said in one line, with the place."""
    from wildcards.bots.faults import described
    from wildcards.bots.specs import budget_for, make

    try:
        bot = make(spec, crc32(seed.encode()))
    except Exception as error:  # noqa: BLE001
        raise Complaint("bot-not-made", option=option, bot=spec.spec, why=described(error)) from None

    def choose(view: View) -> Move:
        try:
            return bot.choose(view, budget_for(spec, milliseconds()))
        except Exception as error:  # noqa: BLE001
            raise Complaint("bot-raised", bot=spec.spec, why=described(error)) from None

    return choose
