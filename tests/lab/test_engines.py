"""Arena and balance play the same games on every engine of the processor, and choose one by themselves."""

from typing import Any

import pytest

from wildcards.engine import native, processor, wasm, webassembly
from wildcards.engine.setup import Setup
from wildcards.lab.arena import compiled as arena
from wildcards.lab.arena.arena import settings_for
from wildcards.lab.arena.schedule import Task
from wildcards.lab.balance import play as balance
from wildcards.lab.balance.play import Run

ENGINES = pytest.mark.parametrize("engine", [native, wasm], ids=["native", "wasm"])


@ENGINES
@pytest.mark.parametrize("players", [3, 5])
def test_an_arena_of_policies_is_the_same_as_in_plain_python(
    engine: Any, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["random", "greedy", "expert", "greedy", "expert"][:players]
    settings = settings_for(",".join(names), Setup(players), 60, 4, time=None, lineup=None, live=False)
    task = Task(lineup=0, first=7, deals=4)
    monkeypatch.setattr(arena, "processor_engine", lambda: engine)
    assert arena.compiled_games(settings, task, names) == arena.interpreted_games(settings, task, names)


@ENGINES
@pytest.mark.parametrize("bot", ["random", "greedy", "expert"])
def test_what_balance_counts_is_the_same_as_in_plain_python(
    engine: Any, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run(bot=bot, players=4, games=20, seed=9)
    monkeypatch.setattr(balance, "processor_engine", lambda: engine)
    assert (balance.compiled_games(run, 3, 20) == balance.interpreted_games(run, 3, 20)).all()


def test_numba_goes_before_webassembly_and_that_before_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert processor.processor_engine() is native
    monkeypatch.setattr(processor, "has_numba", lambda: False)
    assert processor.processor_engine() is wasm
    monkeypatch.setattr(webassembly, "is_available", lambda: False)
    assert processor.processor_engine() is None
