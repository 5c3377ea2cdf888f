"""Bots rest where nobody is there; games over days go on as far as they wait for a person."""

import asyncio

import pytest

from tests.host.memory_host import Guest, MemoryHost, rounds_of_the_loop
from tests.server.clients import simple_move
from wildcards.game import View
from wildcards.host.fair_queue import Share
from wildcards.host.hub import SWEEP_SECONDS
from wildcards.host.interfaces import Thought
from wildcards.host.local_bots import LocalBots
from wildcards.table.actions import BotPlayed


class Asked(LocalBots):
    """Notes on whose account each bot thinks."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: list[Share] = []

    async def choose(self, level: str, seed: int, view: View, share: Share) -> Thought:
        self.shares.append(share)
        return (await super().choose(level, seed, view, share))._replace(in_a_hurry=True)


class Slow(LocalBots):
    """Bots that never come to an end with thinking."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = 0

    async def choose(self, level: str, seed: int, view: View, share: Share) -> Thought:
        self.thinking += 1
        try:
            await asyncio.get_running_loop().create_future()
            raise AssertionError("not reached")
        finally:
            self.thinking -= 1


@pytest.fixture
def host() -> MemoryHost:
    return MemoryHost(bots=Asked())


async def moves_of_bots(host: MemoryHost, table: str) -> int:
    return sum(isinstance(entry.action, BotPlayed) for entry in await host.store.entries(table))


async def test_no_bot_plays_on_where_nobody_is_there(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3, bots=("greedy", "greedy"))
    assert await host.store.due_tables(host.clock.now()) == []
    await host.hub.room(made["table"])
    await rounds_of_the_loop()
    assert await moves_of_bots(host, made["table"]) == 0
    async with ann.at(made["table"]) as place:
        await place.must("concede")
        await place.wait_until(lambda update: update["view"]["round"] > 1)
    await rounds_of_the_loop()
    played = await moves_of_bots(host, made["table"])
    for _ in range(3):
        host.clock.advance(3600)
        await rounds_of_the_loop()
    assert await moves_of_bots(host, made["table"]) == played
    async with ann.at(made["table"]) as place:
        await place.wait_until(lambda update: update["table"]["status"] == "over")


async def test_no_bot_thinks_on_for_a_table_that_everybody_has_left() -> None:
    slow = Slow()
    host = MemoryHost(bots=slow)
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3, bots=("greedy", "greedy"))
    for _ in range(2):  # and whoever comes back finds them thinking
        async with ann.at(made["table"]):
            await rounds_of_the_loop()
            assert slow.thinking == 2
        await rounds_of_the_loop()
        assert slow.thinking == 0
    assert await moves_of_bots(host, made["table"]) == 0
    assert host.hub.metrics.unhandled == 0


async def test_in_a_game_over_days_bots_move_until_a_person_is_to_decide(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    clock = {"kind": "decision", "seconds": 3600}
    made = await ann.make_table(start=True, players=3, bots=("greedy", "greedy"), grace=None, clock=clock)
    async with ann.at(made["table"]) as place:
        await place.must("play", move=simple_move(place.update["view"]))
    await rounds_of_the_loop()
    table = host.hub.rooms[made["table"]].table
    assert not table.bots_to_move()
    assert table.next_deadline() is not None
    for _ in range(3):  # after two decisions that Ann let pass there is no person to wait for
        host.clock.advance(3600)
        await rounds_of_the_loop()
    assert table.seats[0].stand_in == "timeout"
    assert table.bots_to_move()
    assert table.due_at is None


async def test_bots_think_on_the_account_of_the_host_who_is_there_and_the_players_are_told_of_haste(
    host: MemoryHost,
) -> None:
    ann, ben = await Guest.come(host, "Ann"), await Guest.come(host, "Ben")
    made = await ann.make_table(players=3, grace=None)
    async with ben.at(made["table"], made["invite"]) as place:
        await place.must("sit", code=made["invite"])
        assert not place.update["table"]["bots_hurry"]
        async with ann.at(made["table"]) as hosting:
            await hosting.must("start")
            await hosting.wait_until(lambda update: update["table"]["bots_hurry"])
    assert isinstance(host.bots, Asked)
    assert set(host.bots.shares) == {("", ann.person.id, made["table"])}
    host.clock.advance(SWEEP_SECONDS)
