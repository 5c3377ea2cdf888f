"""Bots that commands are given by name or as somebody's file: whatever is wrong with them is said in one line."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar
from zlib import crc32

from wildcards import Move, View
from wildcards.cli.output import Complaint

if TYPE_CHECKING:
    from wildcards.bots import Bot, Budget, Candidate
    from wildcards.bots.specs import BotSpec

    Explainer = Callable[[View], list[Candidate]]

Answer = TypeVar("Answer")

THINKING_TIME = 500.0  # milliseconds


def level_names() -> list[str]:
    from wildcards.bots import bot_names

    return list(bot_names())


def more_levels(incomplete: str) -> list[str]:
    """What a shell offers where several may stand, with commas between them."""
    return after_commas(incomplete, level_names())


def after_commas(incomplete: str, names: Iterable[str]) -> list[str]:
    before, comma, _ = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in names]


def read_bot(text: str, option: str) -> "BotSpec":
    from wildcards.bots.specs import BadSpec, read_spec

    try:
        return read_spec(text)
    except BadSpec as error:
        raise Complaint(error.code, option=option, **error.facts) from None


def chooser_of(
    spec: "BotSpec", seed: str, option: str, milliseconds: Callable[[], float] = lambda: THINKING_TIME
) -> Callable[[View], Move]:
    """A bot that may be anybody's, at play."""
    bot = made(spec, seed, option)
    return lambda view: answered(spec, lambda budget: bot.choose(view, budget), milliseconds())


def explainer_of(spec: "BotSpec", option: str, milliseconds: float) -> "Explainer":
    """The same, asked what it thinks."""
    bot = made(spec, "", option)
    return lambda view: answered(spec, lambda budget: bot.explain(view, budget), milliseconds)


def made(spec: "BotSpec", seed: str, option: str) -> "Bot":
    from wildcards.bots.faults import described
    from wildcards.bots.specs import make

    try:
        return make(spec, crc32(seed.encode()))
    except (Exception, SystemExit) as error:  # noqa: BLE001
        raise Complaint("bot-not-made", option=option, bot=spec.spec, why=described(error)) from None


def answered(spec: "BotSpec", ask: "Callable[[Budget], Answer]", milliseconds: float) -> Answer:
    """What the bot raises is said in one line, with the place."""
    from wildcards.bots.faults import described
    from wildcards.bots.specs import budget_for

    try:
        return ask(budget_for(spec, milliseconds))
    except (Exception, SystemExit) as error:  # noqa: BLE001
        raise Complaint("bot-raised", bot=spec.spec, why=described(error)) from None
