"""Servers as processes of their own, to be measured and killed."""

import asyncio
import contextlib
import os
import re
import resource
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

from tests.journeys.servers import free_port
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)/")


class ServerProcess:
    """A server on a port that stays the same when it is started again."""

    def __init__(
        self, database: str, log: Path, descriptors: int | None = None, root: Path = ROOT, odds: Path | None = None
    ) -> None:
        """`descriptors`: how many files and connections it may have open; `root`: the checkout whose server it is;
        `odds`: a folder in which files say what is odd with it at that moment, see `server_process`.
        """
        self.root = root
        self.descriptors = descriptors
        self.environment = {} if odds is None else {"WILDCARDS_TEST_ODDS": str(odds)}
        self.database = database
        self.log = log
        self.port = free_port()  # whoever looks for a dead server must not be given its port by chance
        self._process: Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        assert self._process is not None
        return self._process.returncode

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.faults.server_process",
                str(self.port),
                self.database,
                stdout=PIPE,
                stderr=log,
                cwd=self.root,
                env={**os.environ, "PYTHONPATH": str(self.root / "src"), **self.environment},
                preexec_fn=self._limit if self.descriptors else None,
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        found = ADDRESS.search(line)
        if found is None:
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.port = int(found[1])

    def _limit(self) -> None:
        assert self.descriptors is not None
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in listed.read_text().split()]

    async def kill(self) -> None:
        """As a power cut would: nothing is put away. Its workers notice that their input ends."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def kill_with_writer(self, number: signal.Signals) -> None:
        """In the middle of a commit: before it (SIGUSR1), or after it and before anybody knows (SIGUSR2)."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(number)
        await self._process.wait()

    async def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._process.wait()
            except TimeoutError:
                await self.kill()

    def resident_bytes(self) -> int:
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def server_process(
    database: str, folder: Path, descriptors: int | None = None, odds: Path | None = None
) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(database, folder / "server.log", descriptors, odds=odds)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
