"""Where the bots of a game alone think: those that answer at once right here, all others in a process of their own."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable

from wildcards.bots import bot_names
from wildcards.bots.questions import Answer, Question, ask, end
from wildcards.bots.specs import BotSpec
from wildcards.game import View
from wildcards.host.errors import BotFailed
from wildcards.host.fair_queue import Share
from wildcards.host.interfaces import Thought
from wildcards.host.local_bots import QUICK, LocalBots

HANG_SECONDS = 30.0
LONGEST_LINE = 1 << 20


class AloneThinkers:
    def __init__(self, *specs: BotSpec, milliseconds: float, failed: Callable[[str], None] = lambda _: None) -> None:
        """`failed` is told once what went wrong with a bot; the game goes on with a move that needs no thought."""
        self._specs = {spec.name: spec.spec for spec in specs}
        self.levels = tuple(dict.fromkeys((*bot_names(), *self._specs)))
        self._failed = failed
        self._failures: set[str] = set()
        self._milliseconds = milliseconds
        self._quick = LocalBots()
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def choose(self, level: str, seed: int, view: View, share: Share) -> Thought:
        spec = self._specs.get(level, level)
        if spec in QUICK:
            return await self._quick.choose(level, seed, view, share)
        question = Question(level=spec, seed=seed, milliseconds=self._milliseconds, view=view)
        async with self._turn:
            try:
                async with asyncio.timeout(HANG_SECONDS):
                    answer = await self._ask(question)
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                await self.stop()
                answer = Answer(move=None, error=f"{type(error).__name__}: {error}")
        if answer.move is None:
            self._tell(f"{spec}: {answer.error}")
            raise BotFailed(answer.error)
        return Thought(answer.move)

    def _tell(self, failure: str) -> None:
        if failure not in self._failures:
            self._failures.add(failure)
            self._failed(failure)

    async def _ask(self, question: Question) -> Answer:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "wildcards.terminal.alone.thinker",
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C is for the screen
            )
        return await ask(self._process, question)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await end(process)
