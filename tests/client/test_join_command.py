"""`wildcards join`: somebody's bot file sits down at a table of a server."""

import asyncio
import json
from pathlib import Path

from tests.cli.commands import Said, program
from tests.client.players import PATIENCE, choose, person_at, taken
from tests.server.clients import Running
from wildcards import Result
from wildcards.client import play_game
from wildcards.table.settings import Settings

BOT = """
from wildcards.bots import Bot, legal_moves

class Gambler(Bot):
    def choose(self, view, budget):
        assert 0 < budget.milliseconds <= 200
        return legal_moves(view)[0]

class Clumsy(Gambler):
    def choose(self, view, budget):
        return 1 / 0

class Cheat(Gambler):
    def choose(self, view, budget):
        return "dance"
"""


async def run_program(folder: Path, *arguments: str) -> Said:
    process = await asyncio.create_subprocess_exec(
        *program(*arguments), cwd=folder, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode is not None
    return Said(process.returncode, out.decode(), err.decode())


async def test_a_bot_file_plays_a_whole_game_at_a_table(server: Running, tmp_path: Path) -> None:
    (tmp_path / "gambler.py").write_text(BOT)
    host = await person_at(server.origin)
    made = await host.make_table(Settings(players=3))
    arguments = ("join", server.origin, made.invite, "--bot", "gambler.py:Gambler", "--time", "200")
    async with asyncio.timeout(PATIENCE), host.table(made.table, full_view=True) as table:
        joining = asyncio.create_task(run_program(tmp_path, *arguments))
        update = await table.wait_until(lambda update: taken(update) == 2)
        assert (update.table.seats[1].holder, update.table.seats[1].name) == ("program", "Gambler")
        other = asyncio.create_task(run_program(tmp_path, *arguments, "--name", "Data", "--json"))
        await table.wait_until(lambda update: taken(update) == 3)
        await table.start()
        result = await play_game(table, choose)
        said, as_data = await joining, await other
        await table.wait_until(lambda update: update.table.seats[1].name != "Gambler")
    assert (said.status, said.err, as_data.status) == (0, "", 0)
    lines = ["Gambler sits on seat 1 and waits for the game.\n", line_of(result, 1)]
    assert said.out == "".join(lines)
    assert as_data.err == f"Data sits on seat 2 and waits for the game.\n{line_of(result, 2)}"
    told = json.loads(as_data.out)
    assert (told["name"], [game["seat"] for game in told["games"]]) == ("Data", [2])
    assert tuple(told["games"][0]["result"]["points"]) == result.points


def line_of(result: Result, seat: int) -> str:
    return f"The game is over: {result.points[seat]} points, rank {result.ranks[seat]} of 3.\n"


async def test_a_bot_that_fails_says_where_in_one_line_and_lets_the_others_play_on(
    server: Running, tmp_path: Path
) -> None:
    (tmp_path / "gambler.py").write_text(BOT)
    host = await person_at(server.origin)
    made = await host.make_table(Settings(players=3))
    link = f"{server.origin}/#/join/{made.invite}"
    async with asyncio.timeout(PATIENCE), host.table(made.table, full_view=True) as table:
        failing = [
            asyncio.create_task(run_program(tmp_path, "join", link, "--bot", f"gambler.py:{kind}", "--name", kind))
            for kind in ("Clumsy", "Cheat")
        ]
        await table.wait_until(lambda update: taken(update) == 3)
        await table.start()
        await play_game(table, choose)
        clumsy, cheat = await asyncio.gather(*failing)
    place = f"{tmp_path / 'gambler.py'}, line 11, in choose"
    raised = f"wildcards: bot 'gambler.py:Clumsy' raised ZeroDivisionError: division by zero ({place})"
    assert (clumsy.status, clumsy.complaint) == (2, raised)
    refused = "wildcards: bot 'gambler.py:Cheat' chose what is not possible: 'dance' is not "
    assert (cheat.status, cheat.complaint[: len(refused)]) == (2, refused)


async def test_a_server_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    said = await run_program(tmp_path, "join", "127.0.0.1:1", "k3m9")
    refused = "wildcards: http://127.0.0.1:1 cannot be reached: nothing listens there"
    assert (said.status, said.complaint) == (2, refused)
