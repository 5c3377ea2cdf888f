"""The programs of the page about playing from a program: one makes a table, the other follows its invitation."""

import asyncio
import re
import sys
from pathlib import Path

from tests.client.players import PATIENCE
from tests.server.clients import Running
from wildcards.client import Server

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "remote-bot.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(import .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


async def test_the_programs_of_the_page_meet_at_a_table_and_play(server: Running) -> None:
    firstling, hostess = PROGRAMS
    async with asyncio.timeout(PATIENCE):
        hosting = await start(hostess, server.origin)
        assert hosting.stdout is not None
        invitation = (await hosting.stdout.readline()).decode().strip()
        playing = await start(firstling, invitation)
        (told, _), (ranked, _) = await asyncio.gather(hosting.communicate(), playing.communicate())
    assert (hosting.returncode, playing.returncode) == (0, 0)
    found = re.fullmatch(r"\d+ events, record (\w+)\n", told.decode())
    assert found is not None
    record = await Server(server.origin).record(found[1])
    assert record.result is not None
    assert ranked.decode() == f"rank {record.result.ranks[2]} with {record.result.points[2]} points\n"


async def start(program: str, argument: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(sys.executable, "-c", program, argument, stdout=asyncio.subprocess.PIPE)
