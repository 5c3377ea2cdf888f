"""A real server for those who visit one."""

from tests.client.conftest import _patience as _patience  # the fixtures
from tests.client.conftest import server as server
