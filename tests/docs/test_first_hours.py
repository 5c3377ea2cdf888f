"""The first hour of a bot author and of a researcher: the commands of their pages, one after the other."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.clients import running_server
from wildcards.bots import legal_moves
from wildcards.client import Server, play_game
from wildcards.table.settings import Settings

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "tutorial"
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run_commands(text: str, folder: Path) -> str:
    """Runs lines as a shell would, in this environment; the first that fails ends it."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "80", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        ["sh", "-e", "-c", text], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


async def test_the_first_hour_of_a_bot_author(tmp_path: Path) -> None:
    page = (TUTORIAL / "first-bot.md").read_text(encoding="utf-8")
    said = await asyncio.to_thread(run_commands, "\n".join(SHELL.findall(page)), tmp_path)
    assert "gambler.py is your bot" in said
    assert "1 passed" in said
    wins = re.search(r"Gambler\s+random\s+40\s+([\d.]+)%", said)
    assert wins is not None
    assert float(wins[1]) > 40
    assert (tmp_path / "gambler" / "games.jsonl").read_text().count("\n") == 40
    assert "games.jsonl, line 1: As a spectator saw it" in said
    (watch,) = re.findall(r"^wildcards watch .*expert$", page, re.MULTILINE)
    watched = await asyncio.to_thread(run_commands, f"yes '' | head -n 300 | {watch}", tmp_path / "gambler")
    assert "Gambler 1, " in watched
    assert "Round 14 of 14" in watched
    (join,) = re.findall(r"^wildcards join .*$", page, re.MULTILINE)
    assert "Gambler sits on seat 2" in await told_at_a_table(join, tmp_path / "gambler")


async def told_at_a_table(command: str, folder: Path) -> str:
    """What the command prints that brings a bot to a table and through a game."""
    async with running_server(f"sqlite:///{folder}/tables.sqlite") as server:
        host = Server(server.origin)
        await host.enter("Ann", program=False)
        made = await host.make_table(Settings(players=3), ["greedy"])
        command = command.replace("INVITATION", f"'{server.origin}/#/join/{made.invite}'")
        async with host.table(made.table, full_view=True) as table:
            joining = asyncio.create_task(asyncio.to_thread(run_commands, command, folder))
            await table.wait_until(lambda update: all(seat.name for seat in update.table.seats))
            await table.start()
            await play_game(table, lambda view: legal_moves(view)[0])
            return await joining


def test_the_first_hour_of_a_researcher(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    page = (TUTORIAL / "first-training.md").read_text(encoding="utf-8")
    (program,) = PYTHON.findall(page)
    (tmp_path / "register.py").write_text(program)
    train, measure = SHELL.findall(page)
    said = run_commands("python register.py", tmp_path)
    assert said == "(256, 850) (256, 26)\n"
    run_commands(train.replace("--seconds 60", "--seconds 600 --steps 150000"), tmp_path)
    said = run_commands(measure, tmp_path)
    wins = re.search(r"licy.npz\s+random\s+40\s+([\d.]+)%", said)
    assert wins is not None
    assert float(wins[1]) > 60


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("../up", "NAME: '../up' is not a letter, then letters, digits and hyphens, such as gambler or my-bot"),
        ("random", "NAME: 'random' is the name of a Python module or keyword"),
        ("taken", "taken: File exists"),
    ],
)
def test_a_name_that_cannot_be_a_folder_is_refused(tmp_path: Path, name: str, complaint: str) -> None:
    (tmp_path / "taken").mkdir()
    command = [sys.executable, "-m", "wildcards", "new-bot", name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, f"wildcards: {complaint}\n")
