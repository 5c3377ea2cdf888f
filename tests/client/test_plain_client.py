"""`wildcards play URL`: a table of a server, line by line."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.cli.commands import Said, program
from tests.client.players import PATIENCE, choose, person_at
from tests.journeys.servers import Wire
from tests.server.clients import Running
from wildcards.client import Table, play_game, read_link
from wildcards.game.ask import moves_of
from wildcards.table.actions import Concede, Pause
from wildcards.table.settings import Clock, DecisionClock, NoClock, Settings
from wildcards.terminal.visiting import Visit
from wildcards.terminal.words import Words

FIRST_ANSWERS = "m\n1!\n" * 400


class Typed:
    """The client with lines that wait to be read."""

    def __init__(self, process: asyncio.subprocess.Process, keys: str) -> None:
        self._process = process
        self._keys = keys
        self._out = b""

    async def wait_for(self, text: str) -> None:
        assert self._process.stdout is not None
        self._out += await self._process.stdout.readuntil(text.encode())

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    async def end(self) -> Said:
        out, err = await self._process.communicate(self._keys.encode())
        assert self._process.returncode is not None
        return Said(self._process.returncode, (self._out + out).decode(), err.decode())


async def begun(folder: Path, keys: str, *arguments: str, language: str = "en") -> Typed:
    environment = os.environ | {"LC_ALL": language, "XDG_DATA_HOME": str(folder), "USER": "ann"}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *program("play", *arguments), env=environment, stdin=pipe, stdout=pipe, stderr=pipe
    )
    return Typed(process, keys)


async def typed(folder: Path, keys: str, *arguments: str, language: str = "en") -> Said:
    return await (await begun(folder, keys, *arguments, language=language)).end()


async def test_a_whole_game_is_played_at_a_table_of_ones_own_with_a_friend(server: Running, tmp_path: Path) -> None:
    host = await person_at(server.origin, "Ben")
    made = await host.make_table(bots=["greedy", "greedy"])
    link = f"{server.origin}/#/join/{made.invite}"
    async with asyncio.timeout(PATIENCE), host.table(made.table, full_view=True) as table:
        client = await begun(tmp_path, f"c hello\n{FIRST_ANSWERS}", link)
        await client.wait_for("The host starts the game when everybody is here.")
        await table.start()
        playing = asyncio.create_task(client.end())
        result = await play_game(table, choose)
        said = await playing
    assert (said.status, said.err) == (0, "")
    assert "Round 12 of 12" in said.out
    assert "ann: hello" in said.out
    assert "\x1b" not in said.out
    assert str(max(result.points)) in said.out
    assert said.out.endswith(f"wildcards play '{server.origin}/#/table/{made.table}?code={made.invite}'\n")


async def test_a_whole_game_is_watched_and_its_count_is_told(server: Running, tmp_path: Path) -> None:
    host = await person_at(server.origin, "Ben")
    made = await host.make_table(bots=["greedy", "greedy", "greedy"])
    link = f"{server.origin}/#/watch/{made.watch}"
    async with asyncio.timeout(PATIENCE), host.table(made.table, full_view=True) as table:
        client = await begun(tmp_path, "c hello\nq\n", link, language="it")
        await client.wait_for("Stai guardando.")
        await table.start()
        playing = asyncio.create_task(client.end())
        result = await play_game(table, choose)
        said = await playing
    assert (said.status, said.err) == (0, "")
    words = Words("it")
    rounds = [words.text("round-of", round=number, rounds=12) for number in range(1, 13)]
    lines = said.out.splitlines()
    assert [line for line in lines if line in rounds] == rounds
    assert f"{words.text('final-count')}:" in lines
    for rank, points in sorted(zip(result.ranks, result.points, strict=True)):
        assert any(line.startswith(f"{rank}. ") and f"{words.text('points')}: {points} " in line for line in lines)
    assert said.out.index(words.text("statistics")) > said.out.index(words.text("final-count"))


async def test_a_host_seats_bots_talks_and_starts(server: Running, tmp_path: Path) -> None:
    keys = "b 2 greedy\nb 9 greedy\nb 3 nobody\nf 2\nc Guten Tag!\ng\nm\n1\np\nu\nq\n"
    async with asyncio.timeout(PATIENCE):
        said = await typed(tmp_path, keys, server.origin, "--name", "Ann", language="de")
    assert (said.status, said.err) == (0, "")
    for line in (
        "1  Ann · du · leitet den Tisch",
        "2  Iris (Sammler)",
        f"Schick diesen Link an deine Freunde: {server.origin}/#/join/",
        "„b 9 greedy“ ist hier keine Antwort.",
        "Ann: Guten Tag!",
        "Runde 1 von 12",
        "So kommst du wieder: wildcards play ",
    ):
        assert line in said.out, said.out
    assert said.out.count("2  Freier Platz") == 2


async def test_a_table_that_is_left_comes_as_data(server: Running, tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        said = await typed(tmp_path, "b 2 greedy\nb 3 greedy\nb 4 greedy\ng\nq\n", server.origin, "--json")
    assert said.status == 0
    assert "Round 1 of 12" in said.err
    told = json.loads(said.out)
    assert (told["seat"], told["players"][0], told["status"], told["result"]) == (0, "ann", "running", None)
    assert told["table"] in said.err


async def test_what_cannot_be_opened_is_one_line(server: Running, tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        nobody = await typed(tmp_path, "", "http://127.0.0.1:1")
        gone = await typed(tmp_path, "", f"{server.origin}/#/table/nowhere", language="de")
    unreachable = "wildcards: http://127.0.0.1:1 cannot be reached: nothing listens there"
    assert (nobody.status, nobody.complaint) == (2, unreachable)
    assert (gone.status, gone.complaint.startswith("wildcards: Diesen Tisch")) == (2, True), gone.err


@asynccontextmanager
async def asked_with_ben(
    server: Running, folder: Path, keys: str = "q\n", clock: Clock | None = None, address: str = ""
) -> AsyncIterator[tuple[Table, Typed]]:
    """Ben, who is host, and the plain client of Ann, who is asked for a bid."""
    host = await person_at(server.origin, "Ben")
    made = await host.make_table(Settings(clock=clock or NoClock()), bots=["greedy", "greedy"])
    async with asyncio.timeout(PATIENCE), host.table(made.table, full_view=True) as ben:
        client = await begun(folder, keys, f"{address or server.origin}/#/join/{made.invite}", "--name", "Ann")
        await client.wait_for("The host starts the game when everybody is here.")
        await ben.start()
        await client.wait_for("Bid one card, face down.")
        yield ben, client


async def test_what_others_say_and_want_is_told_to_whoever_is_asked_and_answered_with_a_key(
    server: Running, tmp_path: Path
) -> None:
    async with asked_with_ben(server, tmp_path, clock=DecisionClock(seconds=86400)) as (ben, client):
        await client.wait_for("Clock: 24 h")
        await ben.say("Tea?")
        await ben.do(Pause())
        client.type("c Yes")
        await client.wait_for("Ben: Tea?\nAnn: Yes\nBen asks for a pause. p – Agree\n")
        client.type("p")
        await client.wait_for("The game is paused.\n")
        client.type("p")
        await ben.wait_until(lambda update: update.table.status == "running")
        await ben.do(Concede())
        client.type("c Bye")
        await client.wait_for("Ben: A bot plays: gave up\n")
        assert (await client.end()).status == 0


async def test_somebody_who_keeps_the_others_waiting_is_replaced_with_a_key(server: Running, tmp_path: Path) -> None:
    async with asked_with_ben(server, tmp_path) as (ben, client):
        client.type("m")
        client.type("1!")
        await ben.wait_until(lambda update: update.view is not None and update.view.pending == (ben.seat,))
        server.make_time_fly(121)
        await ben.say("Wait for me.")  # with which the time is told
        await client.wait_for("Ben has not decided for a while. Should a bot play on? a 1 – Let a bot play\n")
        client.interrupt()
        await client.wait_for("a 1 – Let a bot play")
        client.type("a 1")
        await client.wait_for("Ben: A bot plays: no answer\n")
        assert (await client.end()).err == ""


def is_asked_in(table: Table, number: int) -> bool:
    return table.is_asked and table.view is not None and table.view.round == number


async def test_a_late_answer_is_not_given_to_the_next_question(server: Running, tmp_path: Path) -> None:
    async with asked_with_ben(server, tmp_path, clock=DecisionClock(seconds=86400)) as (ben, client):
        again = Visit(read_link(f"{server.origin}/#/table/{ben.name}"), "", tmp_path / "wildcards" / "servers.json")
        await again.begin()
        async with again.opened() as second:
            try:
                async with asyncio.timeout(PATIENCE / 2):  # sooner than all around it, to say what it waits for
                    while not is_asked_in(second, 2):
                        for one in (second, ben):
                            if is_asked_in(one, 1):
                                await one.play(next(moves_of(one.view.ask)))  # type: ignore[union-attr, arg-type]
                        await asyncio.sleep(0.005)
            except TimeoutError:
                pytest.fail(f"round 2 does not come; Ann knows {second.known}, Ben {ben.known}")
            client.type("c I thought.")
            await client.wait_for("Ann: I thought.\n")
            client.type("m")
            client.type("1!")
            await client.wait_for("Things have changed in the meantime. Look again and decide.\n")
        assert (await client.end()).err == ""


async def test_what_is_typed_while_the_connection_is_lost_is_sent_later_and_a_line_says_why_it_waits(
    server: Running, tmp_path: Path
) -> None:
    wire = Wire(server.port)
    try:
        async with asked_with_ben(server, tmp_path, address=wire.address) as (_, client):
            wire.cut()
            client.type("c Anybody?")
            await client.wait_for("The connection is lost. Trying again…\n")
            wire.mend()
            await client.wait_for("The connection is back.\n")
            await client.wait_for("Ann: Anybody?\n")
            assert (await client.end()).status == 0
    finally:
        wire.close()
