"""Bots think in processes of their own, and what goes wrong there costs one move."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.server.clients import Running, Visitor, running_server
from wildcards.bots import BOTS
from wildcards.game import Game
from wildcards.host.errors import BotFailed
from wildcards.host.interfaces import Thought
from wildcards.server.workers import Workers
from wildcards.table.actions import BotPlayed

SHARE = ("", "ann", "table")
BAD = ("crashing", "hanging", "memory", "cheating", "failing")


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workers, "program", (str(Path(__file__).with_name("bad_worker.py")),))
    monkeypatch.setattr("wildcards.server.workers.bot_names", lambda: (*BAD, "random", "greedy"))


def new_workers(hang_seconds: float = 60.0) -> Workers:
    return Workers(1, think_seconds=0.1, hang_seconds=hang_seconds, memory=2 << 30)


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize("level", [bot for bot in BAD if bot != "cheating"])
async def test_a_bot_that_fails_is_given_up_and_the_next_one_thinks_as_ever(level: str) -> None:
    workers = new_workers(hang_seconds=3.0 if level == "hanging" else 60.0)
    view = Game(3, seed="0" * 64).view(1)
    try:
        with pytest.raises(BotFailed):
            await workers.choose(level, 0, view, SHARE)
        workers._hang_seconds = 60.0  # a busy machine is no hanging bot
        assert (await workers.choose("random", 0, view, SHARE)).move.startswith("bid")
        assert (workers.failures, workers.answers, workers.alive) == (1, 1, 1)
    finally:
        await workers.stop()
    assert workers.alive == 0


async def test_nobody_waits_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a new machine the search thinks as WebAssembly until another process has compiled it."""
    done = tmp_path / "compiled"
    monkeypatch.setattr(Workers, "compiler", ("-c", f"open({str(done)!r}, 'a').write('once')"))
    monkeypatch.setenv("WILDCARDS_CACHE", str(tmp_path / "nothing is compiled yet"))
    workers = Workers(2, think_seconds=0.1, hang_seconds=60.0, memory=2 << 30)
    view = Game(3, seed="0" * 64).view(1)
    try:
        moves = await asyncio.gather(*(workers.choose("search", 0, view, SHARE) for _ in range(4)))
        assert all(thought.move.startswith("bid") for thought in moves)
        assert workers.failures == 0
        assert workers.compiling is not None
        await workers.compiling.wait()
        assert done.read_text() == "once"
    finally:
        await workers.stop()


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize("level", ["crashing", "cheating", "failing"])
async def test_a_table_goes_on_with_bots_that_fail_every_time(tmp_path: Path, level: str) -> None:
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        ann = await Visitor.come(server, "Ann")
        made = (
            await ann.call("POST", "/api/tables", {"settings": {"players": 3}, "bots": [level], "start": True})
        ).body
        async with ann.at(made["table"]) as place:
            while place.update["view"]["round"] < 2:
                await place.go_on()
        entries = await server.hub.store.entries(made["table"])
        by_bots = [entry.action for entry in entries if isinstance(entry.action, BotPlayed)]
        assert all(action.fallback == (action.seat == 1) for action in by_bots)
        assert any(action.fallback for action in by_bots)


async def test_a_worker_that_is_killed_is_replaced(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    for pid in server.node.workers.pids:
        os.kill(pid, signal.SIGKILL)
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
    assert server.node.workers.alive == 1


def test_those_who_think_ahead_are_known_by_name() -> None:
    assert {name for name, bot in BOTS.items() if bot.thinks_ahead} == {"search", "grandmaster"}


async def test_who_answers_at_once_never_waits_behind_those_who_think_ahead() -> None:
    """Sixty tables of somebody else want to search; a greedy bot answers before the first of them has thought."""
    workers = Workers(1, think_seconds=3600.0, hang_seconds=7200.0, memory=2 << 30)
    view = Game(3, seed="0" * 64).view(1)
    flood = [asyncio.create_task(workers.choose("search", 0, view, ("x", "eve", str(n)))) for n in range(60)]
    try:
        for _ in range(3):
            assert (await workers.choose("greedy", 0, view, SHARE)).move.startswith("bid")
        assert not any(task.done() for task in flood)
        assert len(workers.ahead) >= 59
    finally:
        await cancelled(flood)
        await workers.stop()


async def test_one_bot_that_thinks_ahead_waits_for_few_of_the_sixty_of_another_and_has_its_whole_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(BOTS["random"], "thinks_ahead", True)
    workers = new_workers()
    view = Game(3, seed="0" * 64).view(1)
    flood = [asyncio.create_task(workers.choose("random", 0, view, ("x", "eve", str(n)))) for n in range(60)]
    try:
        assert (await flood[0]).in_a_hurry
        for _ in range(3):
            before = sum(task.done() for task in flood)
            assert not (await workers.choose("random", 0, view, SHARE)).in_a_hurry
            assert sum(task.done() for task in flood) <= before + 3
    finally:
        await cancelled(flood)
        await workers.stop()


async def test_nobody_waits_behind_thoughts_that_nobody_wants_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOTS["random"], "thinks_ahead", True)
    workers = new_workers()
    view = Game(3, seed="0" * 64).view(1)
    flood = [asyncio.create_task(workers.choose("random", 0, view, (*SHARE[:2], str(n)))) for n in range(60)]
    try:
        await flood[0]
        await cancelled(flood[1:])
        assert len(workers.ahead) == 0
        asked = sum(workers.ahead.waited.counts)
        assert not (await workers.choose("random", 0, view, SHARE)).in_a_hurry
        assert sum(workers.ahead.waited.counts) == asked + 1
    finally:
        await workers.stop()


async def cancelled(tasks: "list[asyncio.Task[Thought]]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_place_comes_back_when_workers_can_be_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = new_workers()
    view = Game(3, seed="0" * 64).view(1)
    try:
        with monkeypatch.context() as broken:
            broken.setattr(Workers, "program", ("-c", "raise SystemExit(1)"))
            with pytest.raises(BotFailed):
                await workers.choose("greedy", 0, view, SHARE)
            assert (workers.cannot_start, workers.alive) == (True, 0)
        assert (await workers.choose("greedy", 0, view, SHARE)).move.startswith("bid")
        assert (workers.cannot_start, workers.alive) == (False, 1)
        assert workers.failed_starts
    finally:
        await workers.stop()
