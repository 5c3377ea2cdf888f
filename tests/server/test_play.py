"""People and bots at one table, over the network."""

import asyncio

import pytest

from tests.server.clients import Running, Visitor
from wildcards.game import Game, Record


@pytest.mark.parametrize("players", [3, 4, 5])
async def test_one_person_plays_against_bots_to_the_end(server: Running, players: int) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(start=True, players=players, level="greedy")
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
        assert place.status == "over"
        assert place.update["view"]["result"]["points"]
        assert place.update["view"]["seed"]
        assert place.events[-1]["kind"] == "game-ended"
        name = place.update["table"]["record"]
    answer = await server.call("GET", f"/api/records/{name}")
    game = Game.replay(Record.from_json(answer.data))
    assert list(game.result.points) == answer.body["result"]["points"]


async def test_two_people_and_a_bot_meet_through_an_invitation(server: Running) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3)
    link = (await ben.call("POST", "/api/links", {"code": made["invite"]})).body
    nobody = {"name": "", "bot": None}
    assert link == {
        "table": made["table"],
        "opens": "seat",
        "status": "open",
        "free_seats": 2,
        "host": "Ann",
        "players": [{"name": "Ann", "bot": None}, nobody, nobody],
    }
    async with ann.at(made["table"]) as first, ben.at(link["table"], made["invite"]) as second:
        await second.must("sit", code=made["invite"])
        await first.wait_until(lambda update: update["table"]["seats"][1]["holder"] == "person")
        await first.must("start")
        await second.wait_until(lambda update: update["table"]["status"] == "running")
        await asyncio.gather(first.play_to_the_end(), second.play_to_the_end())
        assert [seat["name"] for seat in second.update["view"]["seats"]] == ["Ann", "Ben", "greedy"]
        assert first.update["view"]["result"] == second.update["view"]["result"]


async def test_a_new_seat_of_a_rematch_with_more_players_sees_the_last_game_as_spectators_do(
    server: Running,
) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3, level="random", start=True)
    async with ann.at(made["table"]) as place, ben.at(made["table"], made["invite"]) as late:
        await place.play_to_the_end()
        await place.must("rematch")
        await place.must("configure", settings={"players": 5, "level": "random"})
        await late.wait_until(lambda update: len(update["table"]["seats"]) == 5)
        await late.must("sit", seat=4, code=made["invite"])
        assert (late.update["you"]["seat"], late.update["view"].get("me")) == (4, None)
        await place.must("say", text="there you are")
    assert server.hub.metrics.unhandled == 0
