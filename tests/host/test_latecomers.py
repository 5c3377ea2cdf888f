"""Friends who come late or are away, at a host: what they are sent, and what a stranger cannot do."""

from tests.host.memory_host import Guest, MemoryHost, rounds_of_the_loop, two_at_a_table
from wildcards.host.room import PRESENCE_SECONDS


async def presence_is_told(host: MemoryHost) -> None:
    host.clock.advance(PRESENCE_SECONDS)
    await rounds_of_the_loop()


async def test_a_late_friend_sees_no_hand_before_the_host_agrees_and_all_of_the_seats_story_after_it(
    host: MemoryHost,
) -> None:
    ann, eve, zoe = [await Guest.come(host, name) for name in ("Ann", "Eve", "Zoe")]
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as first, eve.at(made["table"], made["invite"], full_view=True) as late:
        table = host.hub.rooms[made["table"]].table
        while len(first.events) < 20 or not first.is_asked():
            await first.go_on()
        while table.bots_to_move():  # then nothing happens any more before Ann has decided
            await rounds_of_the_loop()
        await late.must("ask-for-seat", seat=2, code=made["invite"])
        await presence_is_told(host)
        await first.wait_until(lambda update: update["table"]["asking"])
        await late.wait_until(lambda update: update["version"] == table.version)
        async with zoe.at(made["table"], made["watch"], full_view=True) as spectator:
            assert late.update["view"] == spectator.update["view"]
            assert late.events == spectator.events
        assert not late.update["view"]["seats"][2]["hand"]
        asking = first.update["table"]["asking"]
        assert asking == [
            {"person": eve.person.id, "name": "Eve", "avatar": eve.person.avatar, "seat": 2},
        ]
        await first.must("let-in", person=eve.person.id, allowed=True)
        await late.wait_until(lambda update: update["you"]["seat"] == 2)
        hand: object = late.update["view"]["seats"][2]["hand"]
        assert hand is not None
        async with eve.at(made["table"]) as again:
            own = [event for event in again.events if event["kind"] in ("dealt", "drew") and event["seat"] == 2]
            assert own
            assert all(event["cards"] is not None for event in own)
            assert (await eve.call("me"))["tables"][0]["your_seat"] == 2


async def test_a_stranger_takes_no_seat_hurries_nobody_and_does_not_even_get_in(host: MemoryHost) -> None:
    ann, ben, made = await two_at_a_table(host)
    eve, mal = await Guest.come(host, "Eve"), await Guest.come(host, "Mal")
    async with ann.at(made["table"]) as first, ben.at(made["table"]) as second:
        await first.must("start")
        async with mal.at(made["table"]) as place:
            assert place.bye is not None
        async with eve.at(made["table"], made["invite"]) as late, mal.at(made["table"], made["watch"]) as stranger:
            await late.must("ask-for-seat", seat=2, code=made["invite"])
            before = host.hub.rooms[made["table"]].table.version
            for kind, fields in (
                ("ask-for-seat", {"seat": 2, "code": made["watch"]}),
                ("ask-for-seat", {"seat": 2}),
                ("let-in", {"person": eve.person.id, "allowed": True}),
                ("let-in", {"person": mal.person.id, "allowed": True}),
                ("stand-in-now", {"seat": 1}),
                ("stand-in-now", {"seat": 0}),
                ("return", {}),
                ("play", {"move": "bid F1"}),
            ):
                assert (await stranger.do(kind, **fields))["type"] == "refused", kind
            for place, kind, fields in (
                (late, "let-in", {"person": eve.person.id, "allowed": True}),
                (second, "let-in", {"person": eve.person.id, "allowed": True}),
                (first, "stand-in-now", {"seat": 1}),  # who is here is not hurried, not even by the host
                (second, "stand-in-now", {"seat": 0}),
            ):
                assert (await place.do(kind, **fields))["type"] == "refused", kind
            assert host.hub.rooms[made["table"]].table.version == before
            assert stranger.update["you"]["late"] is None


async def test_all_see_when_a_bot_plays_for_an_absent_friend_and_the_host_may_let_it_begin_now(
    host: MemoryHost,
) -> None:
    ann, ben, made = await two_at_a_table(host, grace=60)
    async with ann.at(made["table"]) as first:
        async with ben.at(made["table"]):
            await first.must("start")
        await presence_is_told(host)
        await first.wait_until(lambda update: update["table"]["seats"][1]["bot_in"] is not None)
        assert first.update["table"]["seats"][1]["bot_in"] == 60_000 - PRESENCE_SECONDS * 1000
        async with ben.at(made["table"]) as second:
            assert second.update["table"]["seats"][1]["bot_in"] is None
            await presence_is_told(host)
            assert (await first.do("stand-in-now", seat=1))["code"] == "not-away"
        await presence_is_told(host)
        host.clock.advance(15)
        await first.must("say", text="Ben?")
        assert first.update["table"]["seats"][1]["bot_in"] == 45_000 - PRESENCE_SECONDS * 1000
        await first.must("stand-in-now", seat=1)
        await first.wait_until(lambda update: update["table"]["seats"][1]["stand_in"] == "connection")
        assert first.update["table"]["seats"][1]["bot_in"] is None
        async with ben.at(made["table"]) as second:
            await second.must("return")
            assert second.update["table"]["seats"][1]["stand_in"] is None


async def test_where_people_have_days_nobody_is_hurried(host: MemoryHost) -> None:
    ann, _, made = await two_at_a_table(host, grace=None)
    async with ann.at(made["table"]) as first:
        await first.must("start")
        assert first.update["table"]["seats"][1]["bot_in"] is None
        assert (await first.do("stand-in-now", seat=1))["code"] == "not-away"
