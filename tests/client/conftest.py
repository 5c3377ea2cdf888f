"""A real server, in the test's own loop."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.patience import PATIENCE
from tests.server.clients import Running, running_server
from wildcards.client import network


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Server and client take turns in one loop: on a busy machine an answer may take longer than people would wait."""
    monkeypatch.setattr(network, "SECONDS", PATIENCE)


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running_server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        yield running
