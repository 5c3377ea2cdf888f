"""A process that has pytest at hand and runs rule tests on copies of the package, each in a child of its own.

A line on standard input names the copy's folder and the files of tests; a line on standard output says how it ended.
What pytest prints goes into a file beside the copy. To start pytest anew for every copy takes twice as long.
"""

import os
import sys
from pathlib import Path

import pytest

SAID = "said.txt"
QUICK = ("--noconftest", "-p", "no:cacheprovider", "-x", "-q", "--tb=no")


def run(folder: Path, files: list[str]) -> int:
    """In a child, so that no other copy is seen. What these tests do not need of pytest is left out."""
    settings = folder / "pytest.ini"
    settings.write_text("[pytest]\naddopts = --import-mode=importlib\n", encoding="utf-8")
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    said = os.open(folder / SAID, os.O_WRONLY | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(said, stream)
    sys.path.insert(0, str(folder))
    status = pytest.main(["-c", str(settings), "--rootdir", str(Path.cwd()), *QUICK, *files])
    sys.stdout.flush()
    os._exit(int(status))


if __name__ == "__main__":
    for line in sys.stdin:
        folder, *files = line.rstrip("\n").split("\t")
        print(run(Path(folder), files), flush=True)
