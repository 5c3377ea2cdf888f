"""`--json`: what a program reads of each command, in one JSON value on standard output."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer

from tests.cli.commands import Command
from tests.cli.test_play import SEED, answers
from wildcards.cli import app

NO_DATA: dict[str, str] = {}  # commands without `--json`, and why


def commands(group: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, f"{path}{name} ")
        else:
            yield f"{path}{name}", command


def test_every_command_has_data_for_programs_or_a_reason_not_to() -> None:
    with_data = {
        name: any("--json" in parameter.opts for parameter in command.params)
        for name, command in commands(typer.main.get_command(app))
    }
    assert {"play", "serve", "admin drain"} <= set(with_data)
    assert {name for name, has in with_data.items() if not has} == set(NO_DATA)


def test_a_game_that_was_played_comes_as_data(wildcards: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    options = ("--players", 3, "--seat", 1, "--level", "random", "--seed", SEED, "--record", file, "--name", "Ann")
    said = wildcards("play", *options, "--json", typed=answers())
    told = json.loads(said.out)
    assert said.status == 0
    assert "The game is over." in said.err
    assert (told["players"], told["seat"], told["seed"]) == (["Bot 1", "Ann", "Bot 2"], 1, SEED)
    assert (told["record"], told["saved"]) == ({"file": str(file), "line": 1}, None)
    assert told["result"]["points"] == json.loads(file.read_text(encoding="utf-8"))["result"]["points"]


def test_a_game_that_was_left_tells_where_it_is_saved_and_none_of_its_cards(wildcards: Command) -> None:
    said = wildcards("play", "--players", 3, "--seed", SEED, "--json", typed="q\n")
    told = json.loads(said.out)
    assert (said.status, told["result"], told["seed"], told["record"]) == (0, None, None, None)
    assert Path(told["saved"]).exists()


def test_games_that_were_called_off_come_as_data(wildcards: Command, one_record: Path, tmp_path: Path) -> None:
    database = ("--database", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert wildcards("import", one_record, *database).status == 0
    assert json.loads(wildcards("call-off", *database, "--json").out) == {"called_off": 0, "new_seeds": 0}


@pytest.mark.parametrize(
    ("arguments", "answer", "sentence"),
    [
        (("close", "t"), {"closed": True}, "closed"),
        (("ban", "203.0.113.9"), {"who": "203.0.113.9", "until": 0}, "203.0.113.9 may not come in until 1970-01-01 "),
        (("lift", "203.0.113.9"), {"lifted": "203.0.113.9"}, "203.0.113.9 may come in again"),
        (("message", "hello"), {"told": 3}, "told 3 at this node"),
        (("drain",), {"draining": True, "running": 2, "connected": 5}, "the nodes begin nothing new; games running"),
    ],
)
def test_what_an_operator_did_comes_as_data(
    wildcards: Command,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    answer: dict[str, object],
    sentence: str,
) -> None:
    monkeypatch.setattr(sys.modules["wildcards.cli.admin"], "ask", lambda path, verb, **more: answer)
    monkeypatch.setenv("TZ", "UTC")
    assert json.loads(wildcards("admin", *arguments, "--json").out) == answer
    assert wildcards("admin", *arguments).out.startswith(sentence)


def test_a_table_that_is_not_there_is_not_called_closed(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["wildcards.cli.admin"], "ask", lambda path, verb, **more: {"closed": False})
    for more in ((), ("--json",)):
        said = wildcards("admin", "close", "abc", *more)
        assert (said.status, said.out, said.complaint) == (2, "", "wildcards: TABLE: there is no table 'abc'")


def test_what_training_wrote_comes_as_data(wildcards: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def train_segment(folder: Path, seconds: float, device: str | None, settings: object, say: Any) -> list[Path]:
        say("1.0 million actions, 2 a second")
        return [folder / "checkpoint.pt"]

    monkeypatch.setattr(sys.modules["wildcards.cli.train"], "need", lambda extra: None)
    monkeypatch.setitem(sys.modules, "wildcards.lab.training.segments", SimpleNamespace(train_segment=train_segment))
    monkeypatch.setitem(sys.modules, "wildcards.lab.training.trainer", SimpleNamespace(Settings=dict))
    said = wildcards("train", "--out", tmp_path, "--json")
    assert json.loads(said.out) == {"files": [str(tmp_path / "checkpoint.pt")]}
    assert said.err == "1.0 million actions, 2 a second\n"
