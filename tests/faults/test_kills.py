"""A few kills of what `make faults` does by the thousand."""

from pathlib import Path

from tests.faults.kills import Plan, run
from tests.server.conftest import cluster as cluster  # the fixture
from tests.server.databases import Cluster


async def test_kills_lose_no_acknowledged_move_on_sqlite(tmp_path: Path) -> None:
    plan = Plan(tables=2, games=2, kills=3)
    figures = await run(plan, f"sqlite:///{tmp_path}/t.sqlite", tmp_path)
    assert sum(figures[f"{what} killed"] for what in ("servers", "writers", "workers")) == 3
    assert figures["games"] >= 2
    assert figures["views compared with the record"] > 100


async def test_kills_and_lost_connections_lose_no_acknowledged_move_of_two_nodes(
    tmp_path: Path, cluster: Cluster
) -> None:
    plan = Plan(tables=2, games=2, kills=1, drops=1, nodes=2)
    figures = await run(plan, cluster.new_database(), tmp_path, cluster)
    assert figures["servers killed"] + figures["writers killed"] == figures["database connections dropped"] == 1
    assert figures["games"] >= 2
