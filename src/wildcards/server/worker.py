"""A process in which bots think: one question a line on its input, one answer a line on its output."""

import sys
from typing import Any

import msgspec

from wildcards.bots import Budget, make_bot
from wildcards.game import View


class Question(msgspec.Struct, frozen=True):
    level: str
    seed: int
    milliseconds: float
    view: View


class Answer(msgspec.Struct, frozen=True):
    move: str | None
    error: str | None = None


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
        bot = make_bot(question.level, question.seed)
        return Answer(move=str(bot.choose(question.view, Budget(question.milliseconds))))
    except MemoryError:
        return Answer(move=None, error="out of memory")
    except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
        return Answer(move=None, error=f"{type(error).__name__}: {error}"[:200])


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
