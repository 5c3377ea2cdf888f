"""A third party's bot connects with a token and plays."""

import asyncio
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from tests.server.clients import Running, Visitor

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def load_example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("remote_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["remote_bot"] = module
    spec.loader.exec_module(module)
    return module


async def test_the_example_plays_a_whole_game(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    bot = await asyncio.to_thread(load_example().RemoteBot, server.origin, made["invite"], seed=1)
    playing = asyncio.create_task(bot.play())
    async with ann.at(made["table"]) as place:
        await place.wait_until(lambda update: update["table"]["seats"][1]["holder"] == "program")
        await place.must("start")
        await place.play_to_the_end()
        result = await playing
        assert result == place.update["view"]["result"]
        assert place.update["table"]["seats"][1]["stand_in"] is None
    assert "not-in-hand" not in server.hub.metrics.refusals
    assert server.hub.metrics.unhandled == 0


async def test_the_token_is_not_a_cookie_and_not_a_name(server: Running) -> None:
    token = (await server.call("POST", "/api/tokens", {"name": "Robot"})).body
    me = (await server.call("GET", "/api/me", authorization=f"Bearer {token['token']}")).body
    assert (me["person"], me["name"]) == (token["person"], "Robot")
    for wrong in (token["person"], token["token"][:-1], ""):
        assert (await server.call("GET", "/api/me", authorization=f"Bearer {wrong}")).body["person"] is None
