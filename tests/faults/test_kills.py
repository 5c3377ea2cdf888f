"""A few kills of what `make faults` does by the thousand."""

from pathlib import Path

import pytest

from tests.faults.kills import Plan, run
from tests.server.conftest import cluster as cluster  # the fixture
from tests.server.databases import Cluster


async def test_kills_lose_no_acknowledged_move_on_sqlite(tmp_path: Path) -> None:
    figures = await run(Plan(tables=3, games=3, kills=3, pause=1.0), f"sqlite:///{tmp_path}/t.sqlite", tmp_path)
    assert figures["servers killed"] + figures["workers killed"] == 3
    assert figures["games"] >= 6


@pytest.mark.parametrize(("nodes", "drops"), [(1, 0), (2, 2)])
async def test_kills_and_lost_connections_lose_no_acknowledged_move_on_postgres(
    tmp_path: Path, cluster: Cluster, nodes: int, drops: int
) -> None:
    plan = Plan(tables=3, games=3, kills=2, drops=drops, nodes=nodes, pause=1.0)
    figures = await run(plan, cluster.new_database(), tmp_path, cluster)
    assert figures["database connections dropped"] == drops
    assert figures["games"] >= 6
