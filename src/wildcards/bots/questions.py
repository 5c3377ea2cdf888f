"""Questions to bots that think elsewhere, in another process or another worker of a browser: JSON both ways."""

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from wildcards.bots.base import Bot, Budget
from wildcards.bots.registry import BOTS, make_bot
from wildcards.bots.rollout_backends import is_ready, uncompiled_backend
from wildcards.bots.search import SearchBot
from wildcards.game import View

if TYPE_CHECKING:  # a browser has no processes
    from asyncio.subprocess import Process


class Question(msgspec.Struct, frozen=True):
    level: str
    seed: int
    milliseconds: float
    view: View


class Answer(msgspec.Struct, frozen=True):
    move: str | None
    error: str | None = None
    needs_compiler: bool = False  # there will be something quicker once it is compiled


async def ask(process: "Process", question: Question) -> Answer:
    """Asks a process that reads a question a line and writes its answers so."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the bot's process has ended")
    return msgspec.json.decode(line, type=Answer)


async def end(process: "Process") -> None:
    """Kills the process. asyncio lets go of it only when what it has said is read to the end."""
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdout is not None:
        with suppress(RuntimeError, OSError):  # somebody is reading just now, and will come to the end; or it broke
            await process.stdout.read()
    await process.wait()


def answer(line: str | bytes) -> Answer:
    try:
        question = msgspec.json.decode(line, type=Question)
        bot, needs_compiler = made(question.level, question.seed)
        move = bot.choose(question.view, Budget(question.milliseconds))
        return Answer(move=str(move), needs_compiler=needs_compiler)
    except MemoryError:
        return Answer(move=None, error="out of memory")
    except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
        return Answer(move=None, error=f"{type(error).__name__}: {error}"[:200])


def made(level: str, seed: int) -> tuple[Bot, bool]:
    """The bot, and whether it could be better. Nobody at a table waits for a compiler."""
    if BOTS.get(level) is SearchBot and not is_ready():
        return SearchBot(seed, backend=uncompiled_backend()), True
    return make_bot(level, seed), False
