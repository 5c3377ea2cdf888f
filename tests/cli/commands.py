"""Commands as people run them, and what they say."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.patience import PATIENCE

RECORDS = Path(__file__).parents[1] / "data" / "records.jsonl"


class Said(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error; more than one, or a traceback, is a failure."""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.rstrip()


Command = Callable[..., Said]


def program(*arguments: object) -> list[str]:
    """The command line of a process of its own."""
    return [sys.executable, "-m", "wildcards", *map(str, arguments)]


def run_program(*arguments: object, **options: Any) -> Said:
    """Runs a command in a process of its own."""
    options.setdefault("stdout", subprocess.PIPE)
    done = subprocess.run(
        program(*arguments), stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False, **options
    )
    return Said(done.returncode, done.stdout or "", done.stderr)
