"""HTTP, WebSocket and storage: people and bots at one table over the network."""

import gc


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    workers: int = 1,
    *,
    origins: tuple[str, ...] = (),
    open_browser: bool = False,
) -> None:
    """Runs a server until it is told to stop (Ctrl-C or SIGTERM). Without a port it takes the first free one."""
    gc.disable()  # until all is loaded: nothing of it is garbage
    from wildcards.server.running import run_server  # not above: the bots' workers need nothing of it

    run_server(host, port, database, workers, origins=origins, open_browser=open_browser)
