"""Where bots think: those that answer at once beside the table, those that need their time in a worker of their own."""

import msgspec

from wildcards.bots import bot_names
from wildcards.bots.questions import Answer, Question
from wildcards.game import View
from wildcards.host.errors import BotFailed
from wildcards.host.fair_queue import Share
from wildcards.host.interfaces import Thought
from wildcards.host.local_bots import QUICK, LocalBots
from wildcards.local.interfaces import Browser

LEARNED = ("novice", "adept", "master", "grandmaster")  # these know a file that comes only with them
THINK_MILLISECONDS = 1000.0


class LocalThinkers:
    def __init__(self, browser: Browser) -> None:
        self.levels = bot_names()
        self._quick = LocalBots()
        self._browser = browser

    async def choose(self, level: str, seed: int, view: View, share: Share) -> Thought:
        if level in QUICK:
            return await self._quick.choose(level, seed, view, share)
        question = Question(level=level, seed=seed, milliseconds=THINK_MILLISECONDS, view=view)
        try:
            answer = msgspec.json.decode(await self._browser.think(msgspec.json.encode(question).decode()), type=Answer)
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        if answer.move is None:
            raise BotFailed(answer.error)
        return Thought(answer.move)
