"""Fixtures for the commands."""

from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tests.cli.commands import RECORDS, Command, Said
from wildcards.cli import run


@pytest.fixture
def wildcards(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Runs a command in this process, for somebody who reads English and has played nothing yet."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("wildcards.terminal.saving.folder", lambda: tmp_path / "games")

    def command(*arguments: object, typed: str | bytes = "") -> Said:
        given = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(given), encoding="utf-8"))
        capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return command


@pytest.fixture
def one_record(tmp_path: Path) -> Path:
    """A file with the first of the 120 records."""
    file = tmp_path / "one.jsonl"
    with RECORDS.open(encoding="utf-8") as records:
        file.write_text(records.readline(), encoding="utf-8")
    return file
