"""Where wasmtime is missing, or made for another processor, bots play on, and whoever finds them weak is told why."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CANNOT_BE_LOADED = "raise OSError('libwasmtime.so: wrong ELF class')"
MISSING = "raise ModuleNotFoundError('No module named wasmtime')"
PLAY = """
from wildcards.bots import Budget, make_bot
from wildcards.game import Game

game = Game(3, seed="5eed" * 16)
for level in {levels}:
    bot = make_bot(level, 1)
    for seat in game.pending:
        game.play(seat, bot.choose(game.view(seat), Budget(20)))
"""


def said_by(folder: Path, wasmtime: str, *levels: str) -> str:
    """What a process says in which neither wasmtime nor a compiler can be had."""
    for name, code in (("wasmtime", wasmtime), ("numba", MISSING)):
        (folder / f"{name}.py").write_text(code, encoding="utf-8")
    command = [sys.executable, "-c", PLAY.format(levels=levels)]
    ended = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(folder)}, capture_output=True, text=True, check=True
    )
    return ended.stderr


@pytest.mark.parametrize("wasmtime", [CANNOT_BE_LOADED, MISSING])
@pytest.mark.parametrize("level", ["search", "grandmaster"])
def test_a_bot_says_in_one_line_what_it_does_without(tmp_path: Path, wasmtime: str, level: str) -> None:
    (line,) = said_by(tmp_path, wasmtime, level, level, "search").splitlines()
    assert line.startswith("wasmtime does not load, so bots that search or have learned are slower or weaker")
    assert wasmtime.split("'")[1] in line


def test_others_have_nothing_to_say(tmp_path: Path) -> None:
    assert said_by(tmp_path, MISSING, "random", "greedy", "expert") == ""
