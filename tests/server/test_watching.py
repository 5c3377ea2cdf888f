"""Those who only look on."""

import asyncio
from typing import Any

from tests.server.clients import Place, Running, Visitor, simple_move


def hands(update: dict[str, Any]) -> list[Any]:
    return [seat["hand"] for seat in update["view"]["seats"]]


async def test_a_watching_link_shows_what_a_spectator_may_see(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True)
    async with eve.at(made["table"], made["watch"]) as watching, ann.at(made["table"]) as playing:
        assert hands(watching.update) == [None, None, None]
        assert watching.update["you"]["invite"] is None
        await playing.wait_until(lambda update: update["table"]["watchers"] == 1)
        await playing.play_to_the_end()
        await watching.wait_until(lambda update: update["table"]["status"] == "over")
        assert watching.update["view"]["result"] == playing.update["view"]["result"]
        refused = await watching.do("play", move="bid R")
        assert refused["code"] == "not-seated"


async def test_without_the_link_there_is_nothing_to_see(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True)
    for code in ("", "nonsense"):
        async with eve.at(made["table"], code) as place:
            assert place.bye == {"type": "bye", "why": "not-allowed", "retry": False}


async def test_whoever_was_invited_and_comes_late_watches(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True)
    async with eve.at(made["table"], made["invite"]) as place:
        assert place.update["view"]["viewer"] is None


async def test_a_table_for_nobody_shows_itself_to_nobody(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True, watching="nobody")
    async with eve.at(made["table"], made["watch"]) as place:
        assert place.bye is not None
    assert (await eve.call("GET", "/api/tables")).body["tables"] == []


async def test_a_table_for_everyone_is_listed_and_open_to_look_at(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True, watching="everyone")
    (listed,) = (await eve.call("GET", "/api/tables")).body["tables"]
    assert listed["table"] == made["table"]
    assert listed["can_watch"]
    async with eve.at(made["table"]) as place:
        assert place.update["view"]["viewer"] is None


async def test_who_was_invited_and_found_no_seat_has_to_go_when_the_game_begins(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, watching="nobody")
    async with ann.at(made["table"]) as place, eve.at(made["table"], made["invite"]) as other:
        assert other.update["you"]["may_sit"]
        await place.must("start")
        await other.wait_for(lambda message: message["type"] == "bye")
        assert other.bye == {"type": "bye", "why": "not-allowed", "retry": False}


async def until_decided(place: Place) -> None:
    await place.must("play", move=simple_move(place.update["view"]))
    await place.wait_until(lambda update: update["view"]["pending"] == [0])


async def test_spectators_with_a_delay_see_the_past(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True, watch_delay=60)
    async with ann.at(made["table"]) as playing:
        await playing.wait_until(lambda update: update["view"]["pending"] == [0])
        server.make_time_fly(61)
        asked = len(playing.events)
        await until_decided(playing)
        async with eve.at(made["table"], made["watch"]) as watching:
            assert len(watching.events) == asked < len(playing.events)
            assert all(seat["bid"] is None for seat in watching.update["view"]["seats"])
            server.make_time_fly(61)
            server.hub.rooms[made["table"]].broadcast._show_next()
            await watching.wait_until(lambda update: update["version"] == playing.update["version"])
            assert len(watching.events) == len(playing.events)


async def test_who_watches_with_a_delay_is_not_told_at_which_moment_somebody_acts(server: Running) -> None:
    """It cost an update of its own for each of them, and told when players decide."""
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True, watch_delay=600)
    async with ann.at(made["table"]) as playing, eve.at(made["table"], made["watch"]) as watching:
        shown = len(watching.received)
        for _ in range(5):
            await playing.must("say", text="hello")
        await watching.send({"type": "ping"})
        await watching.wait_for(lambda message: message["type"] == "pong")
        assert len(watching.received) == shown + 1


async def test_a_delayed_watcher_who_asks_for_a_seat_sees_what_has_become_of_it(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True, watch_delay=600)
    async with ann.at(made["table"]) as playing, eve.at(made["table"], made["invite"]) as watching:
        answer = await watching.do("ask-for-seat", seat=1, code=made["invite"])
        assert answer["type"] == "done", answer
        await watching.wait_until(lambda update: update["you"]["late"] == "asks")
        await playing.wait_until(lambda update: update["table"]["asking"])
        await playing.must("let-in", person=eve.person, allowed=False)
        await watching.wait_until(lambda update: update["you"]["late"] == "declined")


async def test_a_spectator_who_comes_before_the_delay_has_passed_sees_who_is_going_to_play(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True, watch_delay=60)
    async with ann.at(made["table"]) as playing, eve.at(made["table"], made["watch"]) as watching:
        assert playing.update["table"]["status"] == "running"
        assert watching.update["table"]["status"] == "open"
        assert watching.update["view"] is None
        assert watching.events == []


async def test_a_delay_outlasts_a_restart(server: Running) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    made = await ann.make_table(players=3, start=True, watch_delay=60)
    async with ann.at(made["table"]) as playing:
        await playing.wait_until(lambda update: update["view"]["pending"] == [0])
        server.make_time_fly(61)
        asked = len(playing.events)
        await until_decided(playing)
    server.hub.rooms[made["table"]].close("stopping")
    await asyncio.sleep(0)
    async with eve.at(made["table"], made["watch"]) as watching:
        assert len(watching.events) == asked


async def test_who_has_no_cookie_can_watch_and_nothing_else(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True, watching="everyone")
    nobody = Visitor(server, "", "", "")
    async with nobody.at(made["table"]) as place:
        assert place.update["you"]["person"] == ""
        assert (await place.do("say", text="hello"))["code"] == "no-such-action"
        assert (await place.do("play", move="bid R"))["code"] == "no-such-action"
        assert (await place.do("start"))["code"] == "no-such-action"
