"""HTTP, WebSocket and storage: people and bots at one table over the network."""

import gc
from collections.abc import Callable

from wildcards.server.config import Config, admin_path
from wildcards.server.listening import CannotStart, listen

__all__ = ["CannotStart", "Config", "run"]


def run(config: Config, say: Callable[[Config], None], *, ports: int = 1, open_browser: bool = False) -> None:
    """Runs a server until it is told to stop (Ctrl-C or SIGTERM), on the first free one of so many ports.

    `say` is called once it answers.
    """
    listening = listen(config.host, config.port, tries=ports)
    gc.disable()  # until all is loaded: nothing of it is garbage
    from wildcards.server.serve import run_server  # not above: the bots' workers need nothing of it

    config = config._replace(port=listening.getsockname()[1], admin=config.admin or admin_path(config.database))
    run_server(config, listening, say, open_browser=open_browser)
