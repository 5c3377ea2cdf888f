"""A process in which bots think: one question a line on its input, one answer a line on its output."""

import contextlib
import sys
from pathlib import Path

import msgspec

from wildcards.bots.questions import answer


def limit_memory(size: int) -> None:
    """A bot that wants more gets a MemoryError and costs one fallback move. Windows has no such limit."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def give_way() -> None:
    """Where memory runs out all the same, the system ends a worker, never the server. Only Linux can be told."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("900", encoding="ascii")


def main(arguments: list[str]) -> None:
    limit_memory(int(arguments[0]))
    give_way()
    # What a bot prints must not be taken for an answer.
    output, sys.stdout = sys.stdout.buffer, sys.stderr
    source = sys.stdin.buffer
    output.write(b"ready\n")
    output.flush()
    while line := source.readline():
        output.write(msgspec.json.encode(answer(line)) + b"\n")
        output.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
