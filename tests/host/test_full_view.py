"""A view on the wire carries what its reader uses; bots ask for the whole."""

import json

import msgspec
import pytest

from tests.host.memory_host import Guest, MemoryHost
from tests.server.clients import Place, simple_move
from wildcards.bots import Budget, make_bot
from wildcards.game import View
from wildcards.game.view import SeatView, ShownSeat, ShownView

FOR_BOTS = set(View.__struct_fields__) - set(ShownView.__struct_fields__)
OF_SEATS = set(SeatView.__struct_fields__) - set(ShownSeat.__struct_fields__)


def whole_view(place: Place) -> View:
    return msgspec.json.decode(json.dumps(place.update["view"]), type=View)


async def test_each_connection_gets_the_view_that_it_asked_for(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=4)
    async with ann.at(made["table"]) as person, ann.at(made["table"], full_view=True) as bot:
        for _ in range(3):
            await person.must("play", move=simple_move(person.update["view"]))
            await person.wait_until(lambda update: update["view"]["pending"] == [0])  # until Ann plays, it stays so
            await bot.wait_until(lambda update: update["version"] == person.update["version"])
            table = host.hub.rooms[made["table"]].table
            assert whole_view(bot) == table.view(0)
            shown = person.update["view"]
            assert set(shown) == set(ShownView.__struct_fields__)
            assert all(set(seat) == set(ShownSeat.__struct_fields__) for seat in shown["seats"])
            for name in set(shown) - {"seats"}:
                assert shown[name] == bot.update["view"][name]


async def test_those_who_watch_get_what_a_table_shows_with_a_delay_too(host: MemoryHost) -> None:
    ann, eve = await Guest.come(host, "Ann"), await Guest.come(host, "Eve")
    made = await ann.make_table(start=True, players=3, watch_delay=30)
    host.clock.advance(31)
    async with (
        eve.at(made["table"], made["watch"]) as watching,
        eve.at(made["table"], made["watch"], full_view=True) as counting,
    ):
        assert FOR_BOTS.isdisjoint(watching.update["view"])
        assert set(counting.update["view"]) >= FOR_BOTS
        assert all(set(seat) >= OF_SEATS for seat in counting.update["view"]["seats"])


async def test_a_view_that_was_not_asked_for_whole_does_not_pass_for_one(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3)
    async with ann.at(made["table"]) as place:
        with pytest.raises(msgspec.ValidationError, match="missing required field"):
            whole_view(place)


async def test_a_bot_of_ours_plays_over_the_wire_as_it_does_at_home(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3)
    bot = make_bot("expert", 1)
    async with ann.at(made["table"], full_view=True) as place:
        while place.status == "running":
            if place.is_asked():
                await place.must("play", move=str(bot.choose(whole_view(place), Budget(iterations=1))))
            else:
                await place.receive()
        assert place.status == "over"
