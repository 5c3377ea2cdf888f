"""A real server for those who visit one."""

from tests.client.conftest import server as server  # the fixture
