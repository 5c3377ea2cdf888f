"""`python -m tests.faults.server_process PORT DATABASE`: a server as in earnest, with limits that a test can exceed.

On SIGUSR1 it dies when its writer next begins to write, on SIGUSR2 when that is on disk and nobody has been told.
"""

import asyncio
import importlib
import os
import signal
import sys
from pathlib import Path
from typing import Any

from tests.server.clients import EASY_LIMITS
from wildcards.server.config import Config
from wildcards.server.listening import listen

NO_LIMITS = EASY_LIMITS._replace(connections=50_000, connections_per_address=50_000)


def die_with_the_writer() -> None:
    from wildcards.server.storage.writer import Writer

    armed: list[int] = []
    write = Writer._write

    def deadly_write(writer: Any, *arguments: Any) -> Any:
        if signal.SIGUSR1 in armed:
            os.kill(os.getpid(), signal.SIGKILL)
        outcomes = write(writer, *arguments)
        if signal.SIGUSR2 in armed:
            os.kill(os.getpid(), signal.SIGKILL)
        return outcomes

    Writer._write = deadly_write  # type: ignore[assignment,method-assign]
    for number in (signal.SIGUSR1, signal.SIGUSR2):
        signal.signal(number, lambda number, _: armed.append(number))


def be_odd(odds: Path) -> None:
    """As the files of a folder say at that moment.

    `clocks`: by how many milliseconds the wall clock and the steady clock are ahead; `no-workers`: none can be started;
    `no-sweeping`: nobody looks after clocks and sleeping tables.
    """
    served_time: Any = importlib.import_module("wildcards.host.served_time")
    wall, steady = served_time.wall_clock, served_time.steady_clock

    def ahead(place: int) -> int:
        return int((odds / "clocks").read_text().split()[place]) if (odds / "clocks").exists() else 0

    served_time.wall_clock = lambda: wall() + ahead(0)
    served_time.steady_clock = lambda: steady() + ahead(1)

    from wildcards.host.hub import Hub
    from wildcards.server.workers import Workers

    fails = f"if pathlib.Path({str(odds / 'no-workers')!r}).exists(): sys.exit(1)"
    Workers.program = (
        "-c",
        f"import pathlib, sys\n{fails}\nfrom wildcards.server.worker import main\nmain(sys.argv[1:])",
    )
    sweep = Hub.keep_sweeping

    async def sweep_or_not(hub: Hub, alive: Any) -> None:
        def sign() -> None:
            if (odds / "no-sweeping").exists():
                raise asyncio.CancelledError  # it ends without a word
            alive()

        while True:
            try:
                await sweep(hub, sign)
            except asyncio.CancelledError:
                if not (odds / "no-sweeping").exists():
                    raise
                await asyncio.Event().wait()

    Hub.keep_sweeping = sweep_or_not  # type: ignore[assignment,method-assign]


def main(port: int, database: str) -> None:
    listening = listen("127.0.0.1", port, tries=1)  # before the rest is loaded, as in earnest
    from wildcards.host.settings import Limits
    from wildcards.server.logs import write_logs
    from wildcards.server.serve import loop_factory, serve

    write_logs("WARNING", Limits())
    die_with_the_writer()
    if "WILDCARDS_TEST_ODDS" in os.environ:
        be_odd(Path(os.environ["WILDCARDS_TEST_ODDS"]))
    config = Config(database=database, port=listening.getsockname()[1], limits=NO_LIMITS, hang_seconds=20)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(config, listening, lambda: print(config.address, flush=True)))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
