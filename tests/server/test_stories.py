"""The story of a record: one that somebody brings along, or one that the server keeps."""

import json

from tests.server.clients import Running, Visitor
from wildcards.game.random_play import record_at_random


async def test_a_record_is_unfolded_and_one_of_another_version_is_refused(server: Running) -> None:
    record = json.loads(record_at_random(["Ann", "Ben", "Cleo"], seed=1, stream=0).to_json())
    told = await server.call("POST", "/api/stories", record, origin=server.origin)
    assert told.body["events"][-1]["kind"] == "game-ended"
    refused = await server.call("POST", "/api/stories", record | {"format": "wildcards/2"}, origin=server.origin)
    assert (refused.status, refused.body["code"], refused.body["facts"]["where"]) == (400, "bad-record", "format")


async def test_the_story_of_a_game_played_here_is_that_of_its_record(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(start=True, players=3, level="greedy")
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
        name = place.update["table"]["record"]
    record = (await server.call("GET", f"/api/records/{name}")).body
    kept = await server.call("GET", f"/api/records/{name}/story")
    brought = await server.call("POST", "/api/stories", record, origin=server.origin)
    assert kept.body == brought.body
    assert (await server.call("GET", "/api/records/none/story")).status == 404
