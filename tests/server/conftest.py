"""A server for each test, on a database of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.visitors import Running, running_server


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running_server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        yield running
