"""HTTP, WebSocket and storage: people and bots at one table over the network."""

import gc
from collections.abc import Mapping
from types import MappingProxyType

from wildcards.host.settings import Limits
from wildcards.server.config import PORT, Config, Keep, admin_path, default_database
from wildcards.server.listening import CannotStart, listen

__all__ = ["CannotStart", "run"]

PORTS_TRIED = 20


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    workers: int = 1,
    *,
    origins: tuple[str, ...] = (),
    limits: Limits | None = None,
    admin: str | None = None,
    keep: Mapping[str, int] = MappingProxyType({}),
    open_browser: bool = False,
) -> None:
    """Runs a server until it is told to stop (Ctrl-C or SIGTERM). Without a port it takes the first free one."""
    listening = listen(host, port or PORT, tries=1 if port else PORTS_TRIED)
    gc.disable()  # until all is loaded: nothing of it is garbage
    from wildcards.server.serve import run_server  # not above: the bots' workers need nothing of it

    url = database or default_database()
    config = Config(
        database=url,
        host=host,
        port=listening.getsockname()[1],
        workers=workers,
        origins=origins,
        limits=limits or Limits(),
        admin=admin or admin_path(url),
        keep=Keep(**keep),
    )
    run_server(config, listening, open_browser=open_browser)
