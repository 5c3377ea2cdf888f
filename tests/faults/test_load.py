"""A moment of what `make load` does for ten minutes, with a few tables."""

from pathlib import Path

from tests.faults.load import PEOPLE, idle_connections, measure
from tests.faults.processes import server_process


async def test_a_few_tables_move_at_the_wanted_rate_and_nothing_goes_wrong(tmp_path: Path) -> None:
    async with server_process(f"sqlite:///{tmp_path}/t.sqlite", tmp_path) as server:
        figures = await measure(server, tables=3, seconds=2, rate=10, warm_up=0.5)
        assert figures["connections"] == 3 * PEOPLE
        assert figures["moves of people a second"] > 1
        assert (figures["refused"], figures["connections lost"], figures["unhandled errors"]) == ({}, 0, 0)
        assert all(milliseconds > 0 for milliseconds in figures["acknowledged ms p50, p99"])
        assert all(milliseconds > 0 for milliseconds in figures["seen by all ms p50, p99"])
        assert (await idle_connections(server, 200))["KiB each"] < 64
