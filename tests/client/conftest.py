"""A real server, in the test's own loop."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.clients import Running, running_server


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running_server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        yield running
