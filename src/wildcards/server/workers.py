"""Worker processes for the bots. A crash or a hang of one costs one answer, never a table."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

import msgspec

from wildcards.bots import bot_names
from wildcards.game import View
from wildcards.host.errors import BotFailed
from wildcards.server.worker import Answer, Question

LONGEST_LINE = 1 << 20
START_SECONDS = 60.0
NICENESS = 5  # a move of a person goes before a bot's thinking
OF_WINDOWS = ("SYSTEMROOT", "USERPROFILE", "LOCALAPPDATA", "TEMP")  # without which it starts no Python
INHERITED = ("PATH", "PYTHON", "LANG", "HOME", "WILDCARDS_CACHE", "XDG_CACHE", *OF_WINDOWS)


class Workers:
    program = ("-m", "wildcards.server.worker")
    compiler = ("-m", "wildcards.bots.rollout_backends")

    def __init__(self, count: int, *, think_seconds: float, hang_seconds: float, memory: int) -> None:
        self.levels = bot_names()
        self._count = count
        self._think_seconds = think_seconds
        self._hang_seconds = hang_seconds
        self._memory = memory
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()  # None: a place whose process is yet to start
        self._all: set[Process] = set()
        self._asking: set[asyncio.Task[Answer]] = set()
        self._needed_compiler = False
        self.compiling: Process | None = None
        self.failures = 0
        self.answers = 0
        for _ in range(count):
            self._free.put_nowait(None)

    @property
    def alive(self) -> int:
        return sum(process.returncode is None for process in self._all)

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._all if process.returncode is None]

    async def start(self) -> None:
        """Starts them ahead of the first question."""
        places = [await self._free.get() for _ in range(self._count)]
        for place in places:
            self._free.put_nowait(place or await self._spawn())

    async def choose(self, level: str, seed: int, view: View) -> str:
        """The move that the bot answers with, as text. Time in the queue is not the bot's."""
        question = Question(level=level, seed=seed, milliseconds=self._think_seconds * 1000, view=view)
        place = await self._free.get()
        # Whoever asked may lose interest; the worker answers all the same, and is then free for the next.
        asking = asyncio.ensure_future(self._ask(place, question))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        answer = await asyncio.shield(asking)
        if answer.move is None:
            raise BotFailed(answer.error)
        return answer.move

    async def _ask(self, process: Process | None, question: Question) -> Answer:
        try:
            if process is None or process.returncode is not None:
                process = await self._spawn()
            answer = await asyncio.wait_for(ask(process, question), self._hang_seconds)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            if process is not None:
                await self._end(process)
            process, answer = None, Answer(move=None, error=type(error).__name__)
        finally:
            self._free.put_nowait(process)
        self.failures += answer.move is None
        self.answers += answer.move is not None
        if answer.needs_compiler and not self._needed_compiler:
            self._needed_compiler = True  # before it is started: others answer in the meantime
            self.compiling = await start_quietly(*self.compiler, stdout=DEVNULL, stderr=DEVNULL)
        return answer

    async def _spawn(self) -> Process:
        process = await start_quietly(*self.program, str(self._memory), stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        self._all.add(process)
        assert process.stdout is not None
        await asyncio.wait_for(process.stdout.readline(), START_SECONDS)  # it says when it is ready to think
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def stop(self) -> None:
        for asking in self._asking:
            asking.cancel()
        for process in (*self._all, *([self.compiling] if self.compiling else ())):
            await self._end(process)


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


async def ask(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the worker ended")
    return msgspec.json.decode(line, type=Answer)
