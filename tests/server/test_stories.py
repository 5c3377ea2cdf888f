"""The story of a record that somebody brings along."""

import json

from tests.server.clients import Running
from wildcards.game.random_play import record_at_random


async def test_a_record_is_unfolded_and_one_of_another_version_is_refused(server: Running) -> None:
    record = json.loads(record_at_random(["Ann", "Ben", "Cleo"], seed=1, stream=0).to_json())
    told = await server.call("POST", "/api/stories", record, origin=server.origin)
    assert told.body["events"][-1]["kind"] == "game-ended"
    refused = await server.call("POST", "/api/stories", record | {"format": "wildcards/2"}, origin=server.origin)
    assert (refused.status, refused.body["code"], refused.body["facts"]["where"]) == (400, "bad-record", "format")
