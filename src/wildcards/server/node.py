"""One running server: its hub, and what it is plugged into."""

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from wildcards.host.clock import wall_clock
from wildcards.host.hub import Hub
from wildcards.host.interfaces import NoOtherNodes, OtherNodes, Services
from wildcards.host.metrics import Metrics
from wildcards.host.people import People
from wildcards.host.served_time import LONGEST_GAP, ServedTime
from wildcards.host.settings import HostSettings
from wildcards.server.admin import Admin, admin_socket
from wildcards.server.chores import Chores
from wildcards.server.config import Config
from wildcards.server.loop_lag import LoopLag
from wildcards.server.moderation import Moderation
from wildcards.server.retention import EVERY_SECONDS, keep_applying_policy
from wildcards.server.storage import SqlStore, opened_store
from wildcards.server.storage.moderation import ModerationStore
from wildcards.server.storage.only_one import only_one
from wildcards.server.workers import Workers

if TYPE_CHECKING:
    from wildcards.server.nodes import PostgresNodes

PATIENCE = 8.0  # seconds that a chore of every few seconds may be silent


class Node(NamedTuple):
    config: Config
    store: SqlStore
    workers: Workers
    clock: ServedTime
    loop_lag: LoopLag
    hub: Hub
    people: People
    chores: Chores
    moderation: Moderation


def make_node(config: Config, store: SqlStore, workers: Workers, nodes: OtherNodes | None = None) -> Node:
    clock = ServedTime()
    settings = HostSettings(config.limits, config.stand_in_pause)
    services = Services(store, workers, clock, Metrics(), nodes or NoOtherNodes(), settings)
    hub = Hub(services)
    people = People(store)
    moderation = Moderation(ModerationStore(store), hub, people)
    return Node(config, store, workers, clock, LoopLag(), hub, people, Chores(services.metrics), moderation)


def begin_chores(node: Node, others: "PostgresNodes | None") -> None:
    chores, store, config = node.chores, node.store, node.config
    chores.begin("served time", lambda alive: node.clock.keep_beating(store, alive), patience=PATIENCE)
    chores.begin("clocks and sleep", node.hub.keep_sweeping, patience=PATIENCE)
    chores.begin("lag", node.loop_lag.keep_measuring, patience=PATIENCE)
    retention = partial(keep_applying_policy, store, config.keep, node.clock)
    chores.begin("retention", retention, patience=3 * EVERY_SECONDS)
    chores.begin("bans", node.moderation.keep_looking, patience=PATIENCE)
    if others is not None:
        chores.begin("hearing other nodes", lambda alive: others.keep_listening(node.hub), patience=None)
        chores.begin("telling other nodes", lambda alive: others.keep_telling(node.hub), patience=None)
    chores.watch()


@contextlib.asynccontextmanager
async def open_node(config: Config) -> AsyncIterator[Node]:
    """A node with its storage, its workers and its chores, all of them ended at the end."""
    with only_one(config.database, config.address):
        async with opened_store(config.database) as store:
            workers = Workers(
                config.workers,
                think_seconds=config.think_seconds,
                hang_seconds=config.hang_seconds,
                memory=config.worker_bytes,
            )
            others = await others_beside(store, config.database)
            node = make_node(config, store, workers, others)
            try:
                await node.clock.begin(store)
                await node.moderation.look()
                await workers.start()
                begin_chores(node, others)
                async with admin_socket(Admin(node.hub, node.moderation), config.admin):
                    with node.loop_lag.collections_noted():
                        yield node
            finally:
                await node.chores.stop()
                await node.hub.stop()
                await workers.stop()


async def others_beside(store: SqlStore, database: str) -> "PostgresNodes | None":
    """The other nodes, where a database can have several."""
    if not store.is_shared:
        return None
    from wildcards.server.nodes import PostgresNodes

    others = PostgresNodes(store.node, database)
    if await store.was_served_since(wall_clock() - LONGEST_GAP):
        others.expect_others()
    return others
