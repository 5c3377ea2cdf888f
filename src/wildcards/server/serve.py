"""Starting and stopping a server."""

import asyncio
import contextlib
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn

from wildcards.host.errors import StorageError
from wildcards.server.app import make_app
from wildcards.server.config import Config
from wildcards.server.frames import watched_websocket
from wildcards.server.gc_policy import calm_collector, keep_collecting
from wildcards.server.half_requests import Crowd, watched_protocol
from wildcards.server.listening import CannotStart
from wildcards.server.logs import write_logs
from wildcards.server.node import Node, open_node

STOP_SECONDS = 5


class Server(uvicorn.Server):
    """Says goodbye to its clients before it stops listening, so that they come back at once."""

    def __init__(self, node: Node, when_ready: Callable[[], None] = lambda: None) -> None:
        self.node = node
        self.when_ready = when_ready
        config = node.config
        proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")  # as uvicorn reads it
        crowd = Crowd(config.limits, node.hub.metrics, proxies)
        super().__init__(
            uvicorn.Config(
                make_app(node),
                host=config.host,
                port=config.port,
                http=watched_protocol(crowd),
                ws=watched_websocket(config.limits, node.hub.metrics),
                ws_max_size=config.limits.message_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                timeout_graceful_shutdown=STOP_SECONDS,
            )
        )

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the serving and nothing else: what was begun is still put away."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.node.hub.stop()
        await super().shutdown(sockets)


async def serve(config: Config, listening: socket.socket, when_ready: Callable[[], None]) -> None:
    async with open_node(config) as node:
        calm_collector()
        collecting = asyncio.create_task(keep_collecting(node.hub))
        try:
            await Server(node, when_ready).serve([listening])
        finally:
            collecting.cancel()


def run_server(config: Config, listening: socket.socket, say: Callable[[Config], None], *, open_browser: bool) -> None:
    """Serves at a socket that listens already, until it is told to stop (Ctrl-C or SIGTERM)."""
    write_logs("INFO" if not open_browser else "WARNING", config.limits)

    def announce() -> None:
        say(config)
        if open_browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(config.address)

    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(config, listening, announce))
    except StorageError as error:
        raise CannotStart(f"the database cannot be used: {error}") from None
    except KeyboardInterrupt:
        return


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
