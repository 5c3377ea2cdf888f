"""The figures of this machine, as a table and as JSON. What they are is no matter here."""

import json

import pytest

from tests.cli.commands import Command
from wildcards.engine import bench
from wildcards.extras import way_to_add


@pytest.fixture(autouse=True)
def quick_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("measure_start_up", "measure_game_play", "measure_engines", "measure_device"):
        measure = bench.Measure(name, 12.5, "times", at_least=10)
        monkeypatch.setattr(bench, name, lambda measure=measure: [measure])
    monkeypatch.setattr(bench, "has_device", lambda: False)


def test_the_figures_stand_beside_what_is_wanted(wildcards: Command) -> None:
    said = wildcards("bench")
    assert said.status == 0
    for name in ("measure_start_up", "measure_game_play", "measure_engines"):
        (row,) = [line for line in said.out.splitlines() if name in line]
        assert "12.5 times" in row
        assert "at least 10" in row
        assert "✓" in row
    assert "No CUDA device was found" in said.out


def test_the_figures_come_as_json_too(wildcards: Command) -> None:
    said = wildcards("bench", "--json")
    assert said.status == 0
    figures = json.loads(said.out)
    assert {"name": "measure_engines", "value": 12.5, "unit": "times", "passed": True}.items() <= figures[-1].items()


def test_without_numba_the_rest_is_measured(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "has_numba", lambda: False)
    said = wildcards("bench")
    assert said.status == 0
    assert "measure_engines" in said.out
    assert way_to_add(["fast"]) in said.out
