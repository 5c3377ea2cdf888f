"""What an operator can see of a server's own delays, and when it clears up its memory."""

import asyncio
import contextlib
import gc
import time
import weakref
from collections import Counter
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.clients import Running, Visitor
from wildcards.host.metrics import BUCKETS, Histogram
from wildcards.server import gc_policy
from wildcards.server.gc_policy import keep_collecting


class Circle:
    """Something that reference counts alone never free."""

    def __init__(self) -> None:
        self.own = self


def circle() -> "weakref.ref[Circle]":
    return weakref.ref(Circle())


def longer_than(seconds: float, histogram: Histogram) -> int:
    return sum(histogram.counts[BUCKETS.index(seconds) + 1 :])


async def test_a_loop_that_was_held_up_shows_in_the_metrics(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    lag = server.node.loop_lag.lag
    before, observe = longer_than(0.1, lag), lag.observe
    noticed = asyncio.Event()

    def note(seconds: float) -> None:
        observe(seconds)
        noticed.set()

    monkeypatch.setattr(lag, "observe", note)
    time.sleep(0.25)  # noqa: ASYNC251 - the fault to be noticed
    await noticed.wait()
    assert longer_than(0.1, lag) > before
    page = (await server.call("GET", "/metrics")).data.decode()
    assert 'wildcards_loop_lag_seconds_bucket{le="+Inf"}' in page


async def test_commits_and_collections_show_in_the_metrics(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    await ann.make_table(players=3)
    gc.collect()
    assert sum(server.node.loop_lag.collector.counts) > 0
    assert sum(server.node.store.writer.seconds.counts) == server.node.store.writer.groups > 0


async def looks(times: int) -> None:
    for _ in range(4 * times):
        await asyncio.sleep(0)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(gc_policy, "LOOK_SECONDS", 0)
    return SimpleNamespace(metrics=SimpleNamespace(entries=Counter()))


@contextlib.asynccontextmanager
async def clearing_up(hub: Any) -> AsyncIterator[None]:
    gc.collect()
    collecting = asyncio.ensure_future(keep_collecting(hub))
    try:
        yield
    finally:
        collecting.cancel()
        gc.unfreeze()
        gc.enable()
        with contextlib.suppress(asyncio.CancelledError):
            await collecting


async def test_memory_is_cleared_up_once_nobody_moves(hub: Any) -> None:
    async with clearing_up(hub):
        gc.disable()
        left = circle()
        for _ in range(20):
            hub.metrics.entries["play"] += 1  # somebody moves between any two looks
            await asyncio.sleep(0)
        assert left() is not None
        await looks(5)
        assert left() is None
        left = circle()
        await looks(5)
        assert left() is not None  # nothing has happened since, so nothing can have been left


async def test_while_people_move_nothing_piles_up_to_be_looked_at(hub: Any) -> None:
    kept = []
    async with clearing_up(hub):
        for _ in range(20):
            hub.metrics.entries["play"] += 1
            kept += [Circle() for _ in range(100)]
            await asyncio.sleep(0)
        young = gc.get_objects(generation=0)
        assert sum(isinstance(thing, Circle) for thing in young) <= 300
    assert len(kept) == 2_000


async def test_a_server_that_is_never_quiet_clears_up_all_the_same(hub: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_policy, "LONGEST_WAIT", -1.0)
    async with clearing_up(hub):
        gc.disable()
        left = circle()
        for _ in range(20):
            hub.metrics.entries["play"] += 1
            await asyncio.sleep(0)
        assert left() is None
