"""Lost connections, killed servers: nothing is lost, nothing happens twice."""

import asyncio
import signal
from functools import partial
from pathlib import Path

import pytest

from tests.client.breaking import BreakingDial
from tests.client.players import PATIENCE, choose, person_at
from tests.faults.processes import server_process
from tests.server.clients import Running
from wildcards.client import ConnectionChanged, Server, Table, Unreachable, line, play_game
from wildcards.client.network import dial
from wildcards.game import Move, View
from wildcards.table.settings import Settings

THREE = Settings(players=3, grace=None, watching="everyone")


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "FIRST_WAIT", 0.001)
    monkeypatch.setattr(line, "LONGEST_WAIT", 0.05)


async def test_a_game_over_connections_that_break_all_the_time_loses_nothing_and_doubles_nothing(
    server: Running,
) -> None:
    host = await person_at(server.origin)
    made = await host.make_table(THREE, ["random"])
    dialling = BreakingDial(partial(dial, host.address, host.secret, full_view=True), [3, 2, 4, 2, 5])
    async with asyncio.timeout(PATIENCE):
        async with Table(dialling, made.table, full_view=True) as table:
            for number in range(8):
                await table.say(f"word {number}")
            await table.start()
            result = await play_game(table, choose)
            said = [one.text for one in table.info.said]
        async with host.table(made.table) as afterwards:
            assert afterwards.events == table.events
            assert afterwards.view is not None
            assert afterwards.view.result == result
    assert said == [f"word {number}" for number in range(8)]
    assert dialling.dialled > 10


async def test_a_server_that_is_killed_in_mid_game_finds_its_clients_again(tmp_path: Path) -> None:
    """It dies once between moves, and once after a commit of which nobody has been told."""
    async with asyncio.timeout(PATIENCE), server_process(f"sqlite:///{tmp_path}/t.sqlite", tmp_path) as process:
        host = await person_at(f"http://127.0.0.1:{process.port}")
        made = await host.make_table(THREE, ["random"])
        guest = Server(host.address)
        await guest.enter("Ben")
        rounds: asyncio.Queue[int] = asyncio.Queue()

        def tell_round(view: View) -> Move:
            loop.call_soon_threadsafe(rounds.put_nowait, view.round)
            return choose(view)

        async def kill() -> None:
            for wanted in (2, 4):
                while await rounds.get() < wanted:
                    pass
                if wanted == 2:
                    await process.kill()
                else:
                    await process.kill_with_writer(signal.SIGUSR2)
                await process.start()

        loop = asyncio.get_running_loop()
        async with (
            host.table(made.table, full_view=True) as ann,
            guest.table(made.table, made.invite, full_view=True) as ben,
        ):
            changes = asyncio.create_task(states_of(ann))
            await ben.sit()
            await ann.start()
            killing = asyncio.create_task(kill())
            results = await asyncio.gather(play_game(ann, tell_round), play_game(ben, choose))
            await killing
            assert results[0] == results[1]
            record = await host.record(ann.info.record or "")
        assert record.result is not None
        assert record.result.points == results[0].points
        assert (await changes).count("waiting") >= 2
        async with host.table(made.table) as afterwards:
            assert afterwards.events == ann.events


async def states_of(table: Table) -> list[str]:
    return [message.state async for message in table if isinstance(message, ConnectionChanged)]


async def test_a_server_that_stays_away_is_given_up_after_the_time_that_was_set(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE), server_process(f"sqlite:///{tmp_path}/t.sqlite", tmp_path) as process:
        host = await person_at(f"http://127.0.0.1:{process.port}")
        made = await host.make_table(THREE)
        async with host.table(made.table, patience=0.0) as table:
            await process.kill()
            with pytest.raises(Unreachable, match=r"cannot be reached: (nothing listens there|the connection broke)"):
                await table.say("Is anybody there?")


@pytest.mark.parametrize("is_reset", [False, True])
async def test_a_connection_that_breaks_before_an_answer_is_said_in_a_few_words(is_reset: bool) -> None:
    """As with a server that was killed while somebody stood at its door."""

    async def turn_away(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.transport.abort() if is_reset else writer.close()

    async with asyncio.timeout(PATIENCE), await asyncio.start_server(turn_away, "127.0.0.1", 0) as door:
        port = door.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable, match=r"cannot be reached: the connection broke$"):
            await dial(f"http://127.0.0.1:{port}", "", full_view=False)
