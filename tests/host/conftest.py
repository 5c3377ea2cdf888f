"""A host for each test."""

import pytest

from tests.host.memory_host import MemoryHost


@pytest.fixture
def host() -> MemoryHost:
    return MemoryHost()
