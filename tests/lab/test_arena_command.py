"""`wildcards arena` as people run it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.lab.arenas import BAD
from tests.patience import PATIENCE
from wildcards import Deck, Game, Record
from wildcards.cli import run
from wildcards.extras import way_to_add


def arena(*arguments: object) -> int:
    return run(["arena", *map(str, arguments)])


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def test_the_table_names_bots_games_and_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "greedy,random", "--games", 400, "--seed", 5, "--lineup", "first") == 0
    said = capsys.readouterr()
    assert said.out.startswith("400 games of 4 players, every deal in all 4 rotations; seed 5\n")
    assert "One against 3" in said.out
    assert "A fair share is 25%." in said.out


def test_programs_get_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "greedy,random,random", "--players", 3, "--games", 300, "--seed", 5, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["standings"][0]["bot"] == "greedy"
    assert (found["games"], found["players"], found["seed"]) == (300, 3, 5)
    assert set(found["standings"][0]["wins"]) == {"mean", "low", "high"}


def test_the_folder_holds_journal_and_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "folder"
    assert arena("--bots", "greedy,random", "--games", 100, "--seed", 5, "--out", folder) == 0
    names = {"games.jsonl", "games.csv", "games.parquet", "results.json", "standings.csv"}
    assert {file.name for file in folder.iterdir()} == names
    capsys.readouterr()


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        (["--bots", "greedy,nobody"], 2, "there is no 'nobody'; there are: random, novice, greedy"),
        (["--bots", "greedy"], 2, "a duel needs two"),
        (["--bots", "greedy,random", "--out", "/dev/null/x"], 2, "/dev/null/x: Not a directory"),
        (["--bots", "greedy,random", "--players", "6"], 2, "--players"),
        (
            ["--bots", f"{BAD}:Raises,random"],
            1,
            f"boom and a second line ({BAD}, line 12, in choose) at a question of bid; 0 of 8",
        ),
    ],
)
def test_whatever_is_wrong_is_one_line(
    arguments: list[str], status: int, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*arguments, "--games", 8) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("wildcards: ")
    assert complaint in said.err


@pytest.mark.parametrize(("command", "package"), [("arena", "numpy"), ("arena", "openskill"), ("balance", "numpy")])
def test_a_missing_extra_is_named_before_anything_is_played(command: str, package: str, tmp_path: Path) -> None:
    arguments = ["--bots", "greedy,random", "--games", "8", "--out", str(tmp_path / "new")]
    program = (
        f"import sys; sys.modules[{package!r}] = None; from wildcards.cli import run; run({[command, *arguments]!r})"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout == ""
    assert answer.stderr == f"wildcards: {package} is not installed; to add it: {way_to_add(['lab'])}\n"
    assert not (tmp_path / "new").exists()


def test_records_keep_the_games_with_the_names_of_the_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "games.jsonl", tmp_path / "out"
    options = ("--players", 3, "--seed", 5, "--lineup", "first", "--deck", "5,4,3,2/0,2,2,0", "--removal", "random")
    assert arena("--bots", f"{BAD}:WithOptions,greedy", "--games", 3, "--records", file, "--out", out, *options) == 0
    records = [Record.from_json(line) for line in file.read_text().splitlines()]
    assert sorted(record.bots for record in records) == sorted(
        [("WithOptions", "greedy", "greedy"), ("greedy", "WithOptions", "greedy"), ("greedy", "greedy", "WithOptions")]
    )
    assert records[0].players[0].endswith("bots.py:WithOptions")
    assert (records[0].deck, records[0].options.removal) == (Deck((5, 4, 3, 2), (0, 2, 2, 0)), "random")
    capsys.readouterr()
    assert run(["verify", str(file)]) == 0
    assert "3 of 3 records verified" in capsys.readouterr().out
    assert arena("--bots", f"{BAD}:WithOptions,greedy", "--games", 6, "--records", file, "--out", out, *options) == 0
    assert file.read_text().count("\n") == 6
    results = json.loads((out / "results.json").read_text())
    played = [Game.replay(Record.from_json(line)).result for line in file.read_text().splitlines()]
    assert sum(sum(result.points) for result in played) == pytest.approx(
        sum(one["points"]["mean"] * one["games"] for one in results["standings"])
    )
    assert b"records" not in (out / "games.jsonl").read_bytes().partition(b"\n")[2]


def test_a_file_for_records_that_cannot_be_written_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "greedy,random", "--games", 4, "--records", "/dev/null/x") == 2
    assert "/dev/null/x: Not a directory" in capsys.readouterr().err


def test_another_deck_changes_the_games_of_policies(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for deck in ("4,4,3,3/1,1,1,1", "14,0,0,0/4,0,0,0"):
        assert arena("--bots", "greedy,random", "--games", 40, "--seed", 5, "--deck", deck, "--json") == 0
        said.append(json.loads(capsys.readouterr().out)["standings"][0]["points"])
    assert said[0] != said[1]


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wildcards", "arena", "--bots", "greedy,random", "--live", "--games", "100000"]
    process = subprocess.Popen(
        [*command, "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "80"},
    )
    journal = tmp_path / "games.jsonl"
    ends = time.monotonic() + 180
    while time.monotonic() < ends and not (journal.exists() and journal.read_bytes().count(b"\n") > 2):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "One against 3" in out
    assert err.count("\n") == 1
    assert "wildcards: interrupted; " in err
    assert f"games are kept in {tmp_path}: run the same command to continue" in err
    assert (tmp_path / "results.json").exists()
