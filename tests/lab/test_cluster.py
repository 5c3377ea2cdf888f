"""An arena on a Ray cluster."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import pytest

from tests.lab.arenas import BAD, outcomes, plan
from wildcards.lab.arena.arena import hold
from wildcards.lab.arena.block import Block
from wildcards.lab.arena.cluster import Player, join
from wildcards.lab.arena.entrants import BadArena
from wildcards.lab.arena.schedule import Task
from wildcards.lab.arena.supervised import Limits

Result = TypeVar("Result")
TRIES = 5


def aside(work: Callable[..., Result], *arguments: object, **named: object) -> Result:
    """In a process of its own: Ray takes over signals, and a WebAssembly function that is stopped after that ends all.

    Ray gives itself half a minute to start, which a busy machine may not have for it: then it begins anew.
    """
    for tries_left in reversed(range(TRIES)):
        with ProcessPoolExecutor(1, get_context("spawn")) as processes:
            try:
                return processes.submit(work, *arguments, **named).result()
            except BadArena as bad:
                if "timed out during startup" not in str(bad) or not tries_left:
                    raise
    raise AssertionError("not reached")


def test_the_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for idle in ("prestart_worker_first_driver", "enable_metrics_collection"):  # processes that nobody here asks
        monkeypatch.setenv(f"RAY_{idle}", "0")
    settings = plan("greedy,random", 9, lineup="first", live=True)
    on_cluster = aside(hold, settings, jobs=2, cluster=True)
    assert on_cluster.fault is None
    assert outcomes(on_cluster) == outcomes(hold(settings, jobs=1))


def test_a_player_of_the_cluster_names_a_bad_bot() -> None:
    settings = plan(f"{BAD}:Raises,random", 3, lineup="first", live=True)
    player = Player(settings, Limits(patience=60))
    answer = player.play(Task(0, 0, 1))
    player.end()
    assert isinstance(answer, str)
    assert "RuntimeError: boom" in answer


def test_a_player_of_the_cluster_plays_policies_quickly() -> None:
    settings = plan("greedy,random", 9, lineup="first")
    player = Player(settings, Limits())
    answer = player.play(Task(0, 0, 3))
    assert isinstance(answer, Block)
    assert answer.points == hold(settings).blocks[0].points


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "nonsense://nowhere")
    with pytest.raises(BadArena, match="cluster nonsense://nowhere: "):
        aside(join, 1)


def test_a_cluster_that_does_not_start_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def overloaded(**_: object) -> None:
        raise Exception("The current node timed out during startup.\nDetails follow.")

    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr("ray.init", overloaded)
    with pytest.raises(BadArena, match=r"^cluster on this machine: The current node timed out during startup\.$"):
        join(1)
