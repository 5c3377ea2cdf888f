"""`python -m tests.faults.server_process PORT DATABASE`: a server as in earnest, with limits that a test can exceed.

On SIGUSR1 it dies when its writer next begins to write, on SIGUSR2 when that is on disk and nobody has been told.
"""

import asyncio
import os
import signal
import sys
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


def main(port: int, database: str) -> None:
    listening = listen("127.0.0.1", port, tries=1)  # before the rest is loaded, as in earnest
    from wildcards.server.logs import write_logs
    from wildcards.server.serve import announce, loop_factory, serve

    write_logs("WARNING")
    die_with_the_writer()
    config = Config(database=database, port=listening.getsockname()[1], limits=NO_LIMITS, hang_seconds=20)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(config, listening, lambda: announce(config, open_browser=False)))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
