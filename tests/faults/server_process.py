"""`python -m tests.faults.server_process PORT DATABASE`: a server as in earnest, with limits that a test can exceed."""

import asyncio
import sys

from wildcards.server.config import Config, Limits
from wildcards.server.logs import write_logs
from wildcards.server.running import announce, listen, loop_factory, serve

NO_LIMITS = Limits(
    requests_per_second=1e6, request_burst=10**6, messages_per_second=1e6, message_burst=10**6, connections=50_000
)


def main(port: int, database: str) -> None:
    write_logs("WARNING")
    listening = listen("127.0.0.1", port, tries=1)
    config = Config(database=database, port=listening.getsockname()[1], limits=NO_LIMITS, hang_seconds=20)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(config, listening, lambda: announce(config, open_browser=False)))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
