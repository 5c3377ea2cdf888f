"""Starting and stopping a server."""

import asyncio
import contextlib
import signal
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator

import uvicorn

from wildcards.server.app import make_app
from wildcards.server.config import Config
from wildcards.server.gc_policy import calm_collector, keep_collecting
from wildcards.server.hub import Hub
from wildcards.server.listening import CannotStart
from wildcards.server.logs import write_logs
from wildcards.server.retention import keep_tidy
from wildcards.server.storage import StorageError, open_store
from wildcards.server.workers import Workers

STOP_SECONDS = 5


@contextlib.asynccontextmanager
async def open_hub(config: Config) -> AsyncIterator[Hub]:
    """A hub with its storage and its workers, all of them ended at the end."""
    store = await asyncio.to_thread(open_store, config.database)
    workers = Workers(
        config.workers,
        think_seconds=config.think_seconds,
        hang_seconds=config.hang_seconds,
        memory=config.worker_bytes,
    )
    hub = Hub(config, store, workers)
    tasks: list[asyncio.Task[None]] = []
    try:
        await hub.time.begin(store, alone=not store.is_shared)
        chores = [
            workers.start(),
            hub.time.keep_beating(store),
            hub.keep_sweeping(),
            hub.pulse.keep_feeling(),
            keep_tidy(store, config.keep),
        ]
        if store.is_shared:
            from wildcards.server.nodes import Neighbours

            hub.neighbours = Neighbours(hub, config.database)
            chores += [hub.neighbours.keep_listening(), hub.neighbours.keep_telling()]
        tasks = [asyncio.create_task(chore) for chore in chores]
        with hub.pulse.collections_noted():
            yield hub
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hub.stop()
        await workers.stop()
        await store.close()


class Server(uvicorn.Server):
    """Says goodbye to its clients before it stops listening, so that they come back at once."""

    def __init__(self, config: Config, hub: Hub, when_ready: Callable[[], None] = lambda: None) -> None:
        self.hub = hub
        self.when_ready = when_ready
        super().__init__(
            uvicorn.Config(
                make_app(hub),
                host=config.host,
                port=config.port,
                ws="websockets-sansio",
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
        await self.hub.stop()
        await super().shutdown(sockets)


async def serve(config: Config, listening: socket.socket, when_ready: Callable[[], None]) -> None:
    async with open_hub(config) as hub:
        calm_collector()
        collecting = asyncio.create_task(keep_collecting(hub))
        try:
            await Server(config, hub, when_ready).serve([listening])
        finally:
            collecting.cancel()


def run_server(config: Config, listening: socket.socket, *, open_browser: bool) -> None:
    """Serves at a socket that listens already, until it is told to stop (Ctrl-C or SIGTERM)."""
    write_logs("INFO" if not open_browser else "WARNING")
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(config, listening, lambda: announce(config, open_browser)))
    except StorageError as error:
        raise CannotStart(f"The database cannot be used: {error}") from None
    except KeyboardInterrupt:
        return


def announce(config: Config, open_browser: bool) -> None:
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host  # noqa: S104 - how to reach it from here
    address = f"http://{f'[{host}]' if ':' in host else host}:{config.port}/"
    print(f"Wild Cards is at {address} (stop it with Ctrl-C)", flush=True)
    if open_browser:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
