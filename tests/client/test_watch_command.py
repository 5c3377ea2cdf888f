"""`wildcards watch`: bots at one table, in the terminal, in the browser, or people at a table of a server."""

import asyncio
import json
import os
import re
import signal
from pathlib import Path

import pytest

from tests.cli.commands import program, run_program
from tests.client.players import PATIENCE
from tests.client.test_join_command import BOT
from wildcards.client import watch

BAD = Path(__file__).parents[1] / "lab" / "bad_bots.py"


def test_bots_of_several_kinds_are_watched_line_by_line(tmp_path: Path) -> None:
    (tmp_path / "gambler.py").write_text(BOT.replace("assert 0 < budget.milliseconds <= 200", "pass"))
    bots = "random,greedy,gambler.py:Gambler"
    said = run_program("watch", "--plain", "--bots", bots, "--seed", "5" * 64, cwd=tmp_path, input="\n\nt\nq\n")
    assert (said.status, said.err) == (0, "")
    assert "Round 1 of 14" in said.out
    assert "Gambler" in said.out


def test_bots_that_are_not_looked_at_leave_a_record(tmp_path: Path) -> None:
    said = run_program("watch", "--bots", "random,greedy,random", "--seed", "5" * 64, "--json", input="")
    assert (said.status, said.err) == (0, "")
    told = json.loads(said.out)
    assert (told["players"], told["seed"]) == (["random 1", "greedy 2", "random 3"], "5" * 64)
    assert told["result"]["points"] == told["record"]["result"]["points"]
    (tmp_path / "records.jsonl").write_text(json.dumps(told["record"]), encoding="utf-8")
    assert run_program("verify", tmp_path / "records.jsonl").status == 0


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--bots", "random,greedy"), "--bots: 2 is not from 3 to 5 bots, and not a single one"),
        (("--bots", "random,greedy,nobody"), "--bots: there is no 'nobody'; there are: "),
        (("--bots", "gone.py:Gambler"), "--bots: bot 'gone.py:Gambler' cannot be made: ImportError: there is no file"),
        (("--bots", "search:time=5,search,greedy"), "--bots: two different bots have the same name"),
        (
            ("--bots", f"random,greedy,{BAD}:Illegal"),
            f"bot '{BAD}:Illegal' chose what is not possible: 'pass' does not",
        ),
        (("--browser", "--seat", "1"), "--browser: what bots play at a table of a server is seen by spectators"),
        (("http://127.0.0.1:1/#/watch/k3m9",), "http://127.0.0.1:1 cannot be reached"),
        (("http://127.0.0.1:1",), "ADDRESS: http://127.0.0.1:1 names no table; a watching link does"),
    ],
)
def test_what_cannot_be_watched_is_one_line(tmp_path: Path, options: tuple[str, ...], complaint: str) -> None:
    said = run_program("watch", *options, cwd=tmp_path, env=os.environ | {"XDG_DATA_HOME": str(tmp_path)})
    assert said.status == 2
    assert said.complaint.startswith(f"wildcards: {complaint}")


async def test_bots_are_watched_in_the_browser_from_the_first_card_to_the_count(tmp_path: Path) -> None:
    pipe = asyncio.subprocess.PIPE
    environment = os.environ | {"BROWSER": "true", "XDG_DATA_HOME": str(tmp_path)}
    arguments = ("watch", "--browser", "--speed", "off", "--bots", "random,greedy,greedy", "--json")
    process = await asyncio.create_subprocess_exec(*program(*arguments), env=environment, stdout=pipe, stderr=pipe)
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        line = (await process.stderr.readline()).decode()
        page = re.search(r"http://\S+/#/table/\w+", line)
        assert page is not None, line
        async with watch(page[0]) as table:  # as the browser does; nothing begins before
            update = await table.wait_until(lambda update: update.table.status == "over")
            assert update.table.seats[0].name == "random 1"
            assert update.view is not None
            assert update.view.result is not None
            assert type(table.events[0]).__name__ == "Started"
        assert (await process.stderr.readline()).decode() == "The game is over. Ctrl-C stops the server.\n"
        process.send_signal(signal.SIGINT)
        out, err = await process.communicate()
    assert (process.returncode, err.decode()) == (0, "")
    told = json.loads(out)
    assert (told["page"], told["players"]) == (page[0], ["random 1", "greedy 2", "greedy 3"])
    assert tuple(told["result"]["points"]) == update.view.result.points
