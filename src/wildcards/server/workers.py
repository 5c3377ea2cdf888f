"""Worker processes for the bots. A crash or a hang of one costs one answer, never a table, and never a place."""

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

from wildcards.bots import BOTS, bot_names
from wildcards.bots.questions import Answer, Question, ask, end
from wildcards.game import View
from wildcards.host.errors import BotFailed
from wildcards.host.fair_queue import Share
from wildcards.host.interfaces import Thought
from wildcards.server.lanes import Lane, Waiting

log = logging.getLogger("wildcards")
LONGEST_LINE = 1 << 20
START_SECONDS = 60.0
RETRY_SECONDS = 2.0  # after a worker could not be started
NICENESS = 5  # a move of a person goes before a bot's thinking
OF_WINDOWS = ("SYSTEMROOT", "USERPROFILE", "LOCALAPPDATA", "TEMP")  # without which it starts no Python
INHERITED = ("PATH", "PYTHON", "LANG", "HOME", "WILDCARDS_CACHE", "XDG_CACHE", *OF_WINDOWS)
FAILURES = (OSError, EOFError, TimeoutError, ValueError)


class Workers:
    program = ("-m", "wildcards.server.worker")
    compiler = ("-m", "wildcards.bots.rollout_backends")

    def __init__(self, count: int, *, think_seconds: float, hang_seconds: float, memory: int) -> None:
        self.levels = bot_names()
        self.quick, self.ahead = Lane(min(count, 1)), Lane(count)  # whoever answers at once never waits for a thinker
        self._think_seconds = think_seconds
        self._hang_seconds = hang_seconds
        self._memory = memory
        self._all: set[Process] = set()
        self._places: list[asyncio.Task[None]] = []
        self._needed_compiler = False
        self.compiling: Process | None = None
        self.failures = 0
        self.answers = 0
        self.failed_starts = 0
        self.cannot_start = False  # the last one that was to be started did not

    @property
    def alive(self) -> int:
        return len(self.pids)

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._all if process.returncode is None]

    @property
    def waiting(self) -> int:
        return len(self.quick) + len(self.ahead)

    async def start(self) -> None:
        """Takes the places in. Those for quick answers are ready before the first question."""
        for lane in (self.quick, self.ahead):
            for _ in range(lane.places):
                self._places.append(asyncio.create_task(self._keep_place(lane)))

    async def choose(self, level: str, seed: int, view: View, share: Share) -> Thought:
        """What the bot answers with. Time in the queue is not the bot's."""
        if not self._places:
            await self.start()
        bot = BOTS.get(level)
        lane = self.ahead if bot and bot.thinks_ahead else self.quick
        answer, in_a_hurry = await lane.answer(level, seed, view, share)
        self.failures += answer.move is None
        self.answers += answer.move is not None
        if answer.needs_compiler and not self._needed_compiler:
            self._needed_compiler = True  # before it is started: others answer in the meantime
            self.compiling = await start_quietly(*self.compiler, stdout=DEVNULL, stderr=DEVNULL)
        if answer.move is None:
            raise BotFailed(answer.error)
        return Thought(answer.move, in_a_hurry)

    # A place, and the process in it.

    async def _keep_place(self, lane: Lane) -> None:
        while True:
            try:
                await self._keep_working(lane)
            except Exception:
                log.exception("a worker's place failed")
                await asyncio.sleep(RETRY_SECONDS)

    async def _keep_working(self, lane: Lane) -> None:
        is_eager, process = lane is self.quick, None
        while True:
            if is_eager and not is_running(process):
                process = await self._try_to_start()
            try:
                async with asyncio.timeout(RETRY_SECONDS if is_eager else None):
                    waiting, time_share = await lane.next()
            except TimeoutError:
                continue
            if not is_running(process):
                process = await self._try_to_start()
            process = await self._think(lane, process, waiting, time_share)

    async def _think(self, lane: Lane, process: Process | None, waiting: Waiting, time_share: float) -> Process | None:
        """Whoever waited may be gone meanwhile; the bot answers all the same. What is left is a place for the next."""
        started, milliseconds = time.monotonic(), self._think_seconds * 1000 * time_share
        question = Question(level=waiting.level, seed=waiting.seed, milliseconds=milliseconds, view=waiting.view)
        answer = Answer(move=None, error="no worker")
        if process is not None:
            try:
                async with asyncio.timeout(self._hang_seconds):  # unlike wait_for it never swallows a cancellation
                    answer = await ask(process, question)
            except FAILURES as error:
                await self._end(process)
                process, answer = None, Answer(move=None, error=type(error).__name__)
        lane.thought.observe(time.monotonic() - started)
        if not waiting.answer.done():
            waiting.answer.set_result((answer, time_share < 1))
        return process

    async def _try_to_start(self) -> Process | None:
        process: Process | None = None
        try:
            process = await start_quietly(*self.program, str(self._memory), stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
            assert process.stdout is not None
            # It says when it is ready to think.
            async with asyncio.timeout(START_SECONDS):
                if not await process.stdout.readline():
                    raise EOFError("the worker ended")
        except FAILURES as error:
            self.failed_starts += 1
            self.cannot_start = True
            log.error("a worker could not be started", extra={"error": type(error).__name__})
            if process is not None:
                await self._end(process)
            return None
        except asyncio.CancelledError:
            if process is not None:
                await self._end(process)
            raise
        self._all.add(process)
        self.cannot_start = False
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        await end(process)

    async def stop(self) -> None:
        for place in self._places:
            place.cancel()
        await asyncio.gather(*self._places, return_exceptions=True)
        for process in (*self._all, *([self.compiling] if self.compiling else ())):
            await self._end(process)


def is_running(process: Process | None) -> bool:
    return process is not None and process.returncode is None


async def start_quietly(*program: str, **options: Any) -> Process:
    """A Python program that knows little of this one's surroundings and lets it go first."""
    environment = {name: value for name, value in os.environ.items() if name.startswith(INHERITED)}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *program,
        env=environment | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        start_new_session=True,  # Ctrl-C is for the server, which then ends what it has started
        **options,
    )
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
    return process
