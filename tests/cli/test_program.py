"""What holds for every command: help, errors in one line, Ctrl-C, pipes."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.commands import RECORDS, Command, program, run_program
from tests.patience import PATIENCE
from wildcards import __version__

BAD_LINES = [
    ("dance",),
    ("--dance",),
    ("simulate",),
    ("simulate", "--games", "1"),
    ("simulate", "--games", "0", "--players", "3"),
    ("simulate", "--games", "-5", "--players", "3"),
    ("simulate", "--games", "many", "--players", "3"),
    ("simulate", "--games", str(10**30), "--players", "3"),
    ("simulate", "--games", "1", "--players", "2"),
    ("simulate", "--games", "1", "--players", "6"),
    ("simulate", "--games", "1", "--players", "3", "--seed", "-1"),
    ("simulate", "--games", "1", "--players", "3", "--seed", str(2**62)),
    ("simulate", "--games", "1", "--players", "3", "--seed", "lion"),
    ("simulate", "--games", "1", "--players", "3", "--removal", "most"),
    ("simulate", "--games", "1", "--players", "3", "--engine", "steam"),
    ("simulate", "--games", "1", "--players", "3", "--jobs", "0"),
    ("simulate", "--games", "1", "--players", "3", "--records", "/"),
    ("simulate", "--games", "1", "--players", "3", "--records", "/no/such/folder/x.jsonl"),
    ("simulate", "--games", "1", "--players", "3", "--records", "/dev/full"),
    ("play", "--players", "2"),
    ("play", "--players", "3", "--seat", "3"),
    ("play", "--seed", "1234"),
    ("play", "--seed", "x" * 64),
    ("play", "--level", "nobody"),
    ("play", "--record", "/no/such/folder/x.jsonl"),
    ("replay",),
    ("replay", "/no/such/file"),
    ("replay", "/"),
    ("replay", "\n\x1b[31mfile"),
    ("replay", RECORDS, "--seat", "5"),
    ("replay", RECORDS, "--seat", "4", "--line", "1"),
    ("replay", RECORDS, "--until", "-1"),
    ("replay", RECORDS, "--line", "121"),
    ("verify",),
    ("verify", "/no/such/file"),
    ("verify", RECORDS, "--commitment", "abc"),
    ("rules", "dragons"),
    ("rules", "R23"),
    ("rules", "R0"),
    ("rules", "--all"),
]


@pytest.mark.parametrize("arguments", BAD_LINES, ids=lambda arguments: " ".join(map(str, arguments))[-50:].strip())
def test_bad_input_gets_one_line_and_status_2(wildcards: Command, arguments: tuple[object, ...]) -> None:
    said = wildcards(*arguments)
    assert said.status == 2
    assert said.complaint.startswith("wildcards: ")
    assert "\x1b" not in said.err
    assert said.out == ""


COMMANDS = [
    *("play", "rules", "serve", "replay", "verify", "export", "import"),
    *("simulate", "bench", "arena", "balance"),
]


def test_the_help_names_every_command_with_a_line(wildcards: Command) -> None:
    said = wildcards("--help")
    assert said.status == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} +[A-Z]\w+", said.out, re.MULTILINE)
    assert "unofficial" in said.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(wildcards: Command, command: str) -> None:
    said = wildcards(command, "-h")
    assert said.status == 0
    assert f"Usage: wildcards {command}" in said.out
    assert max(map(len, said.out.splitlines())) <= 80
    assert "bool" not in said.out  # flags take no value


def test_the_version_is_the_packages(wildcards: Command) -> None:
    assert wildcards("--version") == (0, f"wildcards {__version__}\n", "")


def test_a_fault_of_the_program_is_one_line_too(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the cat sat\non the cards")

    monkeypatch.setattr("wildcards.Game.replay", broken)
    said = wildcards("replay", RECORDS)
    assert said.status == 70
    assert "RuntimeError: the cat sat on the cards" in said.complaint
    monkeypatch.setenv("WILDCARDS_TRACEBACK", "1")
    with pytest.raises(RuntimeError):
        wildcards("replay", RECORDS)


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    command = program("simulate", "--games", 100_000, "--players", 3, "--records", "-")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"{")
        process.stdout.close()
        assert process.wait(120) == 1
        assert process.stderr.read() == b""


def test_a_full_disk_is_said_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        said = run_program("simulate", "--games", 20, "--players", 3, "--records", "-", stdout=full)
    assert said.status == 2
    assert "No space left on device" in said.complaint


def test_a_terminal_that_knows_only_ascii_gets_an_answer() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = program("replay", RECORDS, "--line", "2", "--show")
    done = subprocess.run(command, capture_output=True, env=environment, timeout=PATIENCE, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Bids: p0 S4 ? p1 M4" in done.stdout


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_a_simulation_between_two_records(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "records.jsonl"
    command = program("simulate", "--games", 10**9, "--players", 3, "--jobs", jobs, "--records", file)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        while not (file.exists() and file.stat().st_size):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to the workers too
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == ""
    written = file.read_text(encoding="utf-8")
    assert written.endswith("}\n")
    assert f"{written.count(chr(10)):,} games of 3 players" in out


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the system does not tell of threads")
def test_numpy_starts_no_threads_of_its_own() -> None:
    look = "import os, sys; from wildcards.cli import main; sys.argv[1:] = ['--version']\n"
    look += "try: main()\nfinally: import numpy; print(len(os.listdir('/proc/self/task')))"
    surroundings = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run([sys.executable, "-c", look], env=surroundings, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "1"
