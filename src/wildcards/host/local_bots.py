"""Bots that think in the host's own loop: the simplest thinkers, for quick bots. While one thinks, everybody waits."""

from wildcards.bots import Budget, bot_names, make_bot
from wildcards.game import View
from wildcards.host.errors import BotFailed
from wildcards.host.fair_queue import Share
from wildcards.host.interfaces import Thought

QUICK = ("random", "greedy", "expert")  # those of the levels that answer at once


class LocalBots:
    def __init__(self, think_seconds: float = 1.0) -> None:
        self.levels = bot_names()
        self._milliseconds = think_seconds * 1000

    async def choose(self, level: str, seed: int, view: View, share: Share) -> Thought:
        try:
            return Thought(str(make_bot(level, seed).choose(view, Budget(self._milliseconds))))
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
