"""A process in which bots think: one question a line on its input, one answer a line on its output."""

import sys
from typing import Any

import msgspec

from wildcards.bots import BOTS, Bot, Budget, make_bot
from wildcards.bots.rollout_backends import is_ready, uncompiled_backend
from wildcards.bots.search import SearchBot
from wildcards.game import View


class Question(msgspec.Struct, frozen=True):
    level: str
    seed: int
    milliseconds: float
    view: View


class Answer(msgspec.Struct, frozen=True):
    move: str | None
    error: str | None = None
    needs_compiler: bool = False  # there will be something quicker once it is compiled


def limit_memory(size: int) -> None:
    """A bot that wants more gets a MemoryError and costs one fallback move. Windows has no such limit."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def answer(line: bytes) -> Answer:
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


def main(arguments: list[str]) -> None:
    limit_memory(int(arguments[0]))
    # What a bot prints must not be taken for an answer.
    output, sys.stdout = sys.stdout.buffer, sys.stderr
    source: Any = sys.stdin.buffer
    output.write(b"ready\n")
    output.flush()
    while line := source.readline():
        output.write(msgspec.json.encode(answer(line)) + b"\n")
        output.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
