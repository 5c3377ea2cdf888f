"""Whole games of clients at a real server."""

import asyncio

import pytest

from tests.client.players import PATIENCE, choose, person_at, taken
from tests.server.clients import Running
from wildcards.client import join, play_game
from wildcards.game import Result
from wildcards.table.actions import SeatBot
from wildcards.table.settings import Settings


@pytest.mark.parametrize("players", [3, 4, 5])
async def test_a_table_of_clients_plays_a_whole_game(server: Running, players: int) -> None:
    host = await person_at(server.origin)
    made = await host.make_table(Settings(players=players))

    async def guest(name: str) -> Result:
        async with join(server.origin, name, made.invite) as table:
            return await play_game(table, choose)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as guests:
        playing = [guests.create_task(guest(f"Bot {number}")) for number in range(2, players)]
        async with host.table(made.table, full_view=True) as table:
            await table.wait_until(lambda update: taken(update) == players - 1)
            await table.do(SeatBot(seat=players - 1, level="random"))
            await table.start()
            result = await play_game(table, choose)
            record = await host.record(table.info.record or "")
    assert [task.result() for task in playing] == [result] * (players - 2)
    assert record.result is not None
    assert record.result.points == result.points
