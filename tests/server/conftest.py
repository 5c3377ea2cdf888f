"""A server for each test, on a database of its own; PostgreSQL is a real one that the suite brings and removes."""

import io
import logging
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.patience import PATIENCE
from tests.server.clients import Running, running_server
from tests.server.databases import Cluster
from wildcards.host.settings import Limits
from wildcards.server.logs import write_logs


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-postgres-"))  # short: the path of its socket is limited
    cluster = Cluster(folder, hasty=True)
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """On a busy machine whoever writes, and whoever lets somebody in, may be held up longer than in earnest."""
    monkeypatch.setattr("wildcards.server.storage.postgres.CONNECT_SECONDS", int(PATIENCE))
    monkeypatch.setattr("wildcards.server.storage.postgres.SILENT_MILLISECONDS", int(1000 * PATIENCE))
    with cluster.empty_database() as url:
        yield url


@pytest.fixture
def logs() -> Iterator[io.StringIO]:
    """What a server writes into its log, as it does in earnest."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    write_logs("INFO", Limits(), stream)
    yield stream
    root.handlers[:], root.level = handlers, level


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running_server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        yield running
