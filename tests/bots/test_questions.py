import asyncio
import sys
from asyncio.subprocess import PIPE

from tests.patience import PATIENCE
from wildcards.bots.questions import end

TALKS = "import sys, time; sys.stdout.write('x' * 1_000_000); sys.stdout.flush(); time.sleep(600)"


async def test_a_process_that_has_said_more_than_anybody_reads_is_ended_for_good() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", TALKS, stdin=PIPE, stdout=PIPE, limit=1024)
    transport = process._transport  # type: ignore[attr-defined]
    async with asyncio.timeout(PATIENCE):
        while not process.stdout._paused:  # type: ignore[union-attr]  # noqa: ASYNC110 - asyncio tells nobody
            await asyncio.sleep(0.01)
        await end(process)
    assert process.returncode
    assert transport.is_closing()
