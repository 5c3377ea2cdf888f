"""Measures how soon the terminal asks its first question: alone, line by line and on the screens.

usage: make measure-terminal [TRIES=10]

From the start of the process to the question on the terminal. What Python has compiled is kept between the tries, as
it is after the first start of an installation.
"""

import os
import resource
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

from tests.terminal.pseudo_terminal import PseudoTerminal  # noqa: E402
from wildcards.terminal.words import Words  # noqa: E402

WAYS = {"line by line": ("play", "--plain", "--language", "en"), "screens": ("play", "--language", "en")}


def processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def first_question(arguments: tuple[str, ...], home: Path) -> tuple[float, float]:
    """Seconds until it can be read, and seconds of a processor."""
    before, begun = processor(), time.perf_counter()
    with PseudoTerminal(*arguments, home=home, environment={"XDG_CONFIG_HOME": str(home)}) as terminal:
        terminal.wait_for(Words("en").text("prompt-bid"))
        seconds = time.perf_counter() - begun
    return seconds, processor() - before


def main() -> None:
    tries = int(os.environ.get("TRIES", "10"))
    for way, arguments in WAYS.items():
        with tempfile.TemporaryDirectory() as home:
            measured = sorted(first_question(arguments, Path(home)) for _ in range(tries + 1))[:tries]
        (best, _), (middle, _) = measured[0], measured[tries // 2]
        least = min(used for _, used in measured)
        print(f"{way}: {best:.2f} s at best, {middle:.2f} s in the middle, {least:.2f} s of a processor at least")


if __name__ == "__main__":
    main()
