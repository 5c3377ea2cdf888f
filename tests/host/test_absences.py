"""Who waits for whom, and for how long: absent players and absent hosts."""

from typing import Any

from tests.host.memory_host import Guest, MemoryHost, rounds_of_the_loop, two_at_a_table
from tests.server.clients import Place
from wildcards.host.automatic import SLOW_HOST_SECONDS
from wildcards.host.room import PRESENCE_SECONDS


def is_host(update: dict[str, Any]) -> bool:
    return bool(update["you"]["host"])


async def look_in(host: MemoryHost, guest: Guest, made: dict[str, str], place: Place, seat: int) -> None:
    """The guest comes to the table and is gone again; the other has seen it."""
    async with guest.at(made["table"]):
        host.clock.advance(PRESENCE_SECONDS)
        await place.wait_until(lambda update: update["table"]["seats"][seat]["connected"])
    host.clock.advance(PRESENCE_SECONDS)
    await place.wait_until(lambda update: not update["table"]["seats"][seat]["connected"])


async def time_passes(host: MemoryHost, seconds: float) -> None:
    host.clock.advance(seconds)
    await rounds_of_the_loop()


async def test_the_others_are_told_when_somebody_comes_and_not_that_they_say_hello_again(host: MemoryHost) -> None:
    """Whoever said hello again and again had everybody at the table sent all of it five times a second."""
    ann, eve = await Guest.come(host, "Ann"), await Guest.come(host, "Eve")
    made = await ann.make_table(players=3, watching="everyone")
    async with ann.at(made["table"]) as place, eve.at(made["table"]) as watching:
        host.clock.advance(PRESENCE_SECONDS)
        await place.wait_until(lambda update: update["table"]["watchers"] == 1)
        shown = len(place.received)
        for _ in range(5):
            await watching.say_hello(made["table"])
            host.clock.advance(PRESENCE_SECONDS)
        async with eve.at(made["table"]):
            pass  # and is gone before anybody could be told
        host.clock.advance(PRESENCE_SECONDS)
        await place.send({"type": "ping"})
        await place.wait_for(lambda message: message["type"] == "pong")
        assert len(place.received) == shown + 1
    async with ann.at(made["table"]) as place:
        host.clock.advance(PRESENCE_SECONDS)
        await place.wait_until(lambda update: update["table"]["watchers"] == 0)


async def test_a_bot_stands_in_for_somebody_who_stays_away_while_others_wait(host: MemoryHost) -> None:
    ann, ben, made = await two_at_a_table(host, grace=60)
    async with ann.at(made["table"]) as place:
        await place.must("start")
        await look_in(host, ben, made, place, seat=1)
        await time_passes(host, 59)
        assert host.hub.rooms[made["table"]].table.seats[1].stand_in is None
        await time_passes(host, 2)
        await place.wait_until(lambda update: update["table"]["seats"][1]["stand_in"] == "connection")
        await place.play_to_the_end()


async def test_an_earlier_absence_does_not_count_for_whoever_sits_down_again(host: MemoryHost) -> None:
    ann, ben, made = await two_at_a_table(host, grace=60)
    async with ann.at(made["table"]) as place:
        await look_in(host, ben, made, place, seat=1)
        await place.must("clear-seat", seat=1)
        await time_passes(host, 120)
        async with ben.at(made["table"], made["invite"]) as again:
            await time_passes(host, PRESENCE_SECONDS)
            await again.must("sit", code=made["invite"])
            await place.wait_until(lambda update: update["table"]["seats"][1]["connected"])
            await place.must("start")
        await time_passes(host, 59)
        assert host.hub.rooms[made["table"]].table.seats[1].stand_in is None
        await time_passes(host, 2)
        await place.wait_until(lambda update: update["table"]["seats"][1]["stand_in"] == "connection")


async def test_nobody_loses_a_seat_while_nobody_waits(host: MemoryHost) -> None:
    ann, _, made = await two_at_a_table(host, grace=5)
    async with ann.at(made["table"]) as place:
        await place.must("start")
    await time_passes(host, 3600)
    assert [seat.stand_in for seat in host.hub.rooms[made["table"]].table.seats] == [None, None, None]


async def test_slow_play_waits_for_days(host: MemoryHost) -> None:
    ann, ben, made = await two_at_a_table(host, grace=None)
    async with ann.at(made["table"]) as place:
        await place.must("start")
        await time_passes(host, 5 * 24 * 3600)
        assert host.hub.rooms[made["table"]].table.seats[1].stand_in is None
    assert [table["your_turn"] for table in (await ben.call("me"))["tables"]] == [True]


async def test_after_the_grace_time_somebody_else_is_host(host: MemoryHost) -> None:
    ann, ben, made = await two_at_a_table(host, grace=30)
    async with ben.at(made["table"]) as place:
        await look_in(host, ann, made, place, seat=0)
        await time_passes(host, 29)
        assert not is_host(place.update)
        await time_passes(host, 1)
        await place.wait_until(is_host)


async def test_a_host_who_comes_back_in_time_stays_host(host: MemoryHost) -> None:
    ann, ben, made = await two_at_a_table(host, grace=30)
    async with ben.at(made["table"]) as place:
        for _ in range(2):
            await look_in(host, ann, made, place, seat=0)
            await time_passes(host, 20)
        assert host.hub.rooms[made["table"]].table.host_seat == 0


async def test_a_host_stays_host_while_nobody_waits(host: MemoryHost) -> None:
    ann, _, made = await two_at_a_table(host, grace=5)
    await time_passes(host, 3600)
    assert host.hub.rooms[made["table"]].table.host_seat == 0
    async with ann.at(made["table"]) as place:
        assert is_host(place.update)


async def test_a_slow_table_waits_longer_for_its_host(host: MemoryHost) -> None:
    ann, ben, made = await two_at_a_table(host, grace=None)
    async with ben.at(made["table"]) as place:
        await look_in(host, ann, made, place, seat=0)
        await time_passes(host, SLOW_HOST_SECONDS - 1)
        assert host.hub.rooms[made["table"]].table.host_seat == 0
        await time_passes(host, 1)
        await place.wait_until(is_host)
