"""The bench measures; whether a machine is quick enough it says, and no test depends on it."""

from pathlib import Path

import pytest

from wildcards.engine import bench
from wildcards.engine.bench import Measure


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TRIES", 1)
    monkeypatch.setattr(bench, "INTERPRETED_GAMES", 1)
    monkeypatch.setattr(bench, "COMPILED_GAMES", 10)
    monkeypatch.setattr(bench, "seconds_of", lambda program, folder: 0.05)


@pytest.mark.usefixtures("_short")
def test_the_table_says_what_was_measured_and_what_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    bench.print_measures(bench.measure())
    table = capsys.readouterr().out
    for name in (
        "import wildcards",
        "first native game",
        "Game.play",
        "interpreted",
        "wasm",
        "native against interpreted",
    ):
        assert name in table
    assert "at least 600" in table
    assert "at most 60" in table


@pytest.mark.usefixtures("_short")
def test_the_same_comes_as_data_for_programs() -> None:
    measures = bench.as_data(bench.measure())
    assert measures[0] == {
        "name": "import wildcards",
        "value": 50.0,
        "unit": "ms",
        "at_least": None,
        "at_most": 100,
        "passed": True,
    }
    assert {m["name"] for m in measures} > {"interpreted", "wasm", "native", "native against interpreted"}
    assert all(measure["value"] for measure in measures)


def test_a_measure_passes_at_its_limit_and_not_beyond() -> None:
    assert [Measure("speed", value, "games/s", at_least=600).passed for value in (599, 600)] == [False, True]
    assert [Measure("delay", value, "µs", at_most=60).passed for value in (60, 61)] == [True, False]
    assert Measure("speed", 1, "games/s").passed is None


@pytest.mark.parametrize("program", [bench.IMPORT, bench.PLAY_MOVES.replace("range(12)", "range(1)")])
def test_what_is_timed_in_a_process_of_its_own_runs_there(program: str, tmp_path: Path) -> None:
    assert 0 < bench.seconds_of(program, str(tmp_path)) < 600


@pytest.mark.parametrize("program", [bench.FIRST_NATIVE_GAME, bench.FIRST_WASM_GAME])
def test_the_first_game_is_one(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(program, {})  # noqa: S102 - compiled by now in this process, which a new one would not be
    assert float(capsys.readouterr().out) > 0
