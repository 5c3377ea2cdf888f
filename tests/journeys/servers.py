"""Where the journeys go: the real server on a real database, and a wire to it that can be cut."""

import asyncio
import contextlib
import random
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.clients import Running, running_server

# The system gives none of these to anybody: not to another program while a server restarts, and not to a client that
# looks for it again and again, which would then find itself there.
NOBODYS_PORTS = range(20_000, 32_000)


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(NOBODYS_PORTS)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Server:
    """`wildcards serve` in a process of its own, on an SQLite database of its own."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self.database = f"sqlite:///{folder}/tables.sqlite"
        self.host = host
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        serve = [sys.executable, "-m", "wildcards", "serve", "--host", self.host, "--port", str(self.port)]
        command = [*serve, "--database", self.database]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "the server ended"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.1)

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
            return bool(answer.status == 200)
        return False


@contextlib.contextmanager
def server_in_a_thread(database: str) -> Iterator[Running]:
    """The same server in a thread of this process, so that a journey can look at its tables."""
    loop = asyncio.new_event_loop()
    opened: list[Running] = []
    ready, leave = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with running_server(database) as running:
            opened.append(running)
            ready.set()
            await leave.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server does not start"
        yield opened[0]
    finally:
        loop.call_soon_threadsafe(leave.set)
        thread.join(PATIENCE)
        loop.close()


class Wire:
    """A port that passes everything on to another port, until it is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._whole = True
        self._changing = threading.Lock()
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        with self._changing:
            self._whole = False
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._open.clear()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self._listening.close()
        self.cut()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                with self._changing:
                    if not self._whole:
                        near.close()
                        continue
                    far = socket.create_connection(("127.0.0.1", self._port))
                    self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=pass_on, args=(source, target), daemon=True).start()


def pass_on(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_WR)
