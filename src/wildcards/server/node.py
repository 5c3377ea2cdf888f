"""One running server: its hub, and what it is plugged into."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple

from wildcards.host.clock import wall_clock
from wildcards.host.hub import Hub
from wildcards.host.interfaces import NoOtherNodes, OtherNodes, Services
from wildcards.host.metrics import Metrics
from wildcards.host.served_time import LONGEST_GAP, ServedTime
from wildcards.host.settings import HostSettings
from wildcards.server.config import Config
from wildcards.server.loop_lag import LoopLag
from wildcards.server.retention import keep_applying_policy
from wildcards.server.storage import SqlStore, open_store
from wildcards.server.workers import Workers


class Node(NamedTuple):
    config: Config
    store: SqlStore
    workers: Workers
    clock: ServedTime
    loop_lag: LoopLag
    hub: Hub


def make_node(config: Config, store: SqlStore, workers: Workers, nodes: OtherNodes | None = None) -> Node:
    clock = ServedTime()
    settings = HostSettings(config.limits, config.stand_in_pause)
    services = Services(store, workers, clock, Metrics(), nodes or NoOtherNodes(), settings)
    return Node(config, store, workers, clock, LoopLag(), Hub(services))


@contextlib.asynccontextmanager
async def open_node(config: Config) -> AsyncIterator[Node]:
    """A node with its storage, its workers and its chores, all of them ended at the end."""
    store = await asyncio.to_thread(open_store, config.database)
    workers = Workers(
        config.workers,
        think_seconds=config.think_seconds,
        hang_seconds=config.hang_seconds,
        memory=config.worker_bytes,
    )
    others = None
    if store.is_shared:
        from wildcards.server.nodes import PostgresNodes

        others = PostgresNodes(store.node, config.database)
        if await store.was_served_since(wall_clock() - LONGEST_GAP):
            others.expect_others()
    node = make_node(config, store, workers, others)
    tasks: list[asyncio.Task[None]] = []
    try:
        await node.clock.begin(store, alone=not store.is_shared)
        chores = [
            workers.start(),
            node.clock.keep_beating(store),
            node.hub.keep_sweeping(),
            node.loop_lag.keep_measuring(),
            keep_applying_policy(store, config.keep, node.clock),
        ]
        if others is not None:
            chores += [others.keep_listening(node.hub), others.keep_telling(node.hub)]
        tasks = [asyncio.create_task(chore) for chore in chores]
        with node.loop_lag.collections_noted():
            yield node
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await node.hub.stop()
        await workers.stop()
        await store.close()
