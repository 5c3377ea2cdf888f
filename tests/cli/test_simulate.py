"""Many games at random: the same seed gives the same games, on every engine and in any number of processes."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.commands import Command, run_program
from tests.engine.processes import output_of
from wildcards.engine.setup import Setup
from wildcards.engine.tally import Tally
from wildcards.extras import way_to_add

KEYS = ["format", "players", "options", "deck", "removed", "animals", "habitats", "moves", "reshuffles", "result"]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("removal", ["balanced", "random"])
def test_the_records_of_a_simulation_agree_with_the_rules(
    wildcards: Command, tmp_path: Path, players: int, removal: str
) -> None:
    file = tmp_path / "records.jsonl"
    options = ("--games", 12, "--players", players, "--seed", 3, "--removal", removal)
    assert wildcards("simulate", *options, "--records", file).status == 0
    assert wildcards("replay", file).out == "12 of 12 records are valid\n"
    records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert all(list(record) == KEYS for record in records)
    assert {record["options"]["removal"] for record in records} == {removal}
    assert len({record["habitats"] for record in records}) == 12


def test_the_games_depend_on_the_seed_and_not_on_the_processes(wildcards: Command, tmp_path: Path) -> None:
    options = ("simulate", "--games", 110, "--players", 3)
    one = wildcards(*options, "--seed", 7, "--records", "-").out
    other_seed = wildcards(*options, "--seed", 8, "--records", "-").out
    assert not set(one.splitlines()) & set(other_seed.splitlines())
    file = tmp_path / "two.jsonl"
    assert run_program(*options, "--seed", 7, "--jobs", 2, "--records", file).status == 0
    assert file.read_text(encoding="utf-8") == one


def test_fewer_games_are_the_first_of_more(wildcards: Command) -> None:
    options = ("--players", 4, "--seed", 5, "--records", "-")
    many = wildcards("simulate", "--games", 60, *options).out
    few = wildcards("simulate", "--games", 7, *options).out
    assert many.splitlines()[:7] == few.splitlines()


@pytest.mark.parametrize("engine", ["native", "wasm"])
def test_the_engines_of_the_processor_play_the_same_games(wildcards: Command, engine: str) -> None:
    options = ("simulate", "--games", 60, "--players", 5, "--seed", 11)
    interpreted = wildcards(*options, "--records", "-").out
    assert wildcards(*options, "--engine", engine, "--records", "-").out == interpreted
    tables = [table_of(wildcards(*options, "--engine", name).out) for name in ("interpreted", engine)]
    assert tables[0] == tables[1]


WITHOUT_EXTRAS = """
import sys
for name in ("numpy", "numba"):
    sys.modules[name] = None
from wildcards.cli import main
sys.argv = ["wildcards", "simulate", "--games", "3000", "--players", "4", "--seed", "2", "--jobs", "2"]
main()
"""


def test_a_plain_installation_simulates_with_webassembly() -> None:
    said = output_of(WITHOUT_EXTRAS)
    assert "3,000 games of 4 players" in said
    assert "wasm engine" in said


def test_the_device_engine_is_asked_for_the_same_games(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """No machine has to have a device for this test: the native engine answers for it."""
    from wildcards.engine import device, native

    asked: list[tuple[int, int]] = []

    def answer(setup: Setup, games: int, seed: int, *, first: int = 0) -> Tally:
        asked.append((first, games))
        return native.simulate(setup, games, seed, first=first)

    monkeypatch.setattr(device, "simulate", answer)
    options = ("simulate", "--games", 60, "--players", 3, "--seed", 11)
    said = wildcards(*options, "--engine", "device", "--records", "-")
    assert said.out == wildcards(*options, "--records", "-").out
    assert "device engine" in said.err
    assert asked == [(0, 1), (0, 50), (50, 10)]


def test_a_machine_without_a_device_is_told_so(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from wildcards.engine import device

    def nothing_there(*_: object, **__: object) -> None:
        raise device.NoDevice("no CUDA device was found")

    monkeypatch.setattr(device, "simulate", nothing_there)
    said = wildcards("simulate", "--games", 3, "--players", 3, "--engine", "device")
    assert said.status == 2
    assert said.complaint == "wildcards: the device engine cannot run here: no CUDA device was found"


def test_engines_that_disagree_are_reported(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from wildcards.engine import native

    true_simulate = native.simulate
    true_simulate(Setup(3), 1, 0)  # whoever is the first to compile says so in a line
    monkeypatch.setattr(
        native, "simulate", lambda setup, games, seed, **kw: true_simulate(setup, games, seed + 1, **kw)
    )
    said = wildcards("simulate", "--games", 5, "--players", 3, "--seed", 1, "--engine", "native", "--records", "-")
    assert said.status == 1
    assert said.complaint == "wildcards: the engines disagree on games 0 to 4 of seed 1"


def table_of(summary: str) -> list[list[str]]:
    """The rows of the summary: seat, mean, spread, least, most, share of wins."""
    return [line.split() for line in summary.splitlines() if re.match(r" +(\d|all) ", line)]


def test_the_summary_is_that_of_the_records(wildcards: Command) -> None:
    said = wildcards("simulate", "--games", 40, "--players", 4, "--seed", 2, "--records", "-")
    results = [json.loads(line)["result"] for line in said.out.splitlines()]
    *seats, everyone = table_of(said.err)
    for seat, row in enumerate(seats):
        points = [result["points"][seat] for result in results]
        wins = sum(1 / result["ranks"].count(1) for result in results if result["ranks"][seat] == 1)
        mean = sum(points) / 40
        spread = (sum((scored - mean) ** 2 for scored in points) / 40) ** 0.5
        assert row == [
            str(seat),
            f"{mean:.2f}",
            f"{spread:.2f}",
            str(min(points)),
            str(max(points)),
            f"{wins / 40:.1%}",
        ]
    assert everyone[1] == f"{sum(sum(result['points']) for result in results) / 160:.2f}"


def test_the_summary_says_how_to_repeat_it(wildcards: Command) -> None:
    said = wildcards("simulate", "--games", 3, "--players", 3)
    seed = re.search(r"seed (\d+)", said.out)
    assert seed is not None
    assert re.search(r"[\d,]+ games per second", said.out)
    again = wildcards("simulate", "--games", 3, "--players", 3, "--seed", seed[1])
    assert table_of(again.out) == table_of(said.out)


def test_records_on_standard_output_have_it_to_themselves(wildcards: Command) -> None:
    said = wildcards("simulate", "--games", 3, "--players", 3, "--records", "-")
    assert [json.loads(line)["format"] for line in said.out.splitlines()] == ["wildcards/1"] * 3
    assert "games per second" in said.err


@pytest.mark.parametrize("engine", ["native", "device"])
def test_without_numba_one_line_says_what_to_install(
    wildcards: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, engine: str
) -> None:
    for module in [name for name in sys.modules if name.startswith("wildcards.engine")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "numba", None)
    kept = tmp_path / "kept.jsonl"
    kept.write_text("mine\n", encoding="utf-8")
    said = wildcards("simulate", "--games", 3, "--players", 3, "--engine", engine, "--records", kept)
    assert said.status == 2
    extra = "fast" if engine == "native" else "cuda"
    assert said.complaint == f"wildcards: numba is not installed; to add it: {way_to_add([extra])}"
    assert kept.read_text(encoding="utf-8") == "mine\n"


def test_a_deck_of_ones_own_is_dealt_by_every_engine(wildcards: Command, tmp_path: Path) -> None:
    """The engine named plays the recorded games again, and a difference would be an error."""
    file = tmp_path / "games.jsonl"
    options = ("--players", 3, "--seed", 7, "--deck", "5,4,3,2/0,2,2,0", "--removal", "random")
    said = wildcards("simulate", "--games", 20, *options, "--records", file, "--engine", "wasm")
    assert said.status == 0
    assert "deck 5,4,3,2/0,2,2,0, removal random" in said.out
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert {tuple(record["deck"]["habitat"]) for record in records} == {(5, 4, 3, 2)}
    assert {record["habitats"].count("W1") for record in records} == {0}
