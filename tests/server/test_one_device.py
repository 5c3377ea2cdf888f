"""Companions at one device go by one guest's secret: they have that guest's share, and leave when the guest must."""

import asyncio
from pathlib import Path

from tests.server.clients import Place, Running, Visitor, running_server
from tests.server.test_moderation import Operator, served
from tests.server.test_shares import chat_until_dismissed, limited


def companion(number: int) -> dict[str, object]:
    return {"number": number, "name": f"Companion {number}"}


async def everybody_sits(guest: Visitor, made: dict[str, str]) -> None:
    for number in range(1, 5):
        async with guest.at(made["table"], made["invite"], companion=companion(number)) as place:
            await place.must("sit", code=made["invite"])


async def test_companions_have_the_rate_of_one_person(tmp_path: Path) -> None:
    never = {"messages_per_second": 1e-6, "message_burst": 80}
    async with limited(tmp_path, **never) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=5)
        await everybody_sits(ann, made)  # hello, and one command each
        numbers = (None, 1, 2, 3, 4)
        hellos = [{} if number is None else {"companion": companion(number)} for number in numbers]
        done = await asyncio.gather(*(chat_until_dismissed(ann, made["table"], **hello) for hello in hellos))
        assert 0 < sum(done) <= 80 - 8


async def test_companions_chat_and_are_refused_at_the_rate_of_one_person(tmp_path: Path) -> None:
    limits = {"chatter_per_second": 1e-6, "chatter_burst": 6, "kept_refusals_per_second": 1e-6, "kept_refusal_burst": 1}
    async with limited(tmp_path, **limits) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=5)
        async with ann.at(made["table"], made["invite"], companion=companion(1)) as place:
            await place.must("sit", code=made["invite"])
            for _ in range(2):
                assert (await place.do("play", move="bid W4"))["type"] == "refused"
        async with ann.at(made["table"]) as place:
            assert (await place.do("play", move="bid W4"))["type"] == "refused"
            answers = [await place.do("say", text="x") for _ in range(6)]
        assert [answer.get("code") for answer in answers] == [None] * 5 + ["too-fast"]
        assert len(await server.hub.store.refusals(made["table"], 10)) == 1


async def test_games_that_companions_start_are_the_guest_s(tmp_path: Path) -> None:
    async with limited(tmp_path, games_per_person=1) as server:
        ann = await Visitor.come(server, "Ann")
        codes = []
        for number in (1, 2):
            made = await ann.make_table(players=3)
            async with ann.at(made["table"], made["invite"], companion=companion(number)) as place:
                await place.must("sit", code=made["invite"])
                async with ann.at(made["table"]) as own:
                    assert (await own.do("leave"))["type"] == "done"
                await place.wait_until(lambda update: update["you"]["host"])
                codes.append((await place.do("start")).get("code"))
        assert codes == [None, "too-many-games"]


async def test_bots_of_companions_think_on_the_account_of_the_guest(tmp_path: Path) -> None:
    async with limited(tmp_path) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"], made["invite"], companion=companion(1)) as place:
            await place.must("sit", code=made["invite"])
            room = server.hub.rooms[made["table"]]
            async with ann.at(made["table"]) as own:
                assert (await own.do("leave"))["type"] == "done"
            await place.wait_until(lambda update: update["you"]["host"])
            assert room.presence.share(room.table) == ("127.0.0.1", ann.person, made["table"])


async def until_gone(place: Place) -> str:
    await place.wait_for(lambda message: message["type"] == "bye")
    assert place.bye is not None
    return str(place.bye["why"])


async def test_a_ban_and_a_log_out_are_for_companions_too(database: str, tmp_path: Path) -> None:
    operator = Operator(tmp_path / "admin")
    async with served(database, tmp_path) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=5)
        await everybody_sits(ann, made)
        async with ann.at(made["table"], companion=companion(2)) as place:
            answer = await ann.call("POST", "/api/me/log-out")
            assert await until_gone(place) == "signed-out"
        ann = Visitor(server, "Ann", answer.secret, ann.person)
        async with ann.at(made["table"], companion=companion(2)) as place:
            banned = await operator("ban", who=f"person {ann.person}.3", hours=1)
            assert banned["who"] == f"person {ann.person}"  # whoever goes by the secret is meant
            assert await until_gone(place) == "banned"
        assert (await ann.call("GET", "/api/me")).status == 403


async def test_who_was_sent_away_does_not_come_back_as_a_companion(server: Running) -> None:
    """With a link that others were given since, under whatever name."""
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=4)
    async with ann.at(made["table"]) as host:
        async with ben.at(made["table"], made["invite"]) as place:
            await place.must("sit", code=made["invite"])
        async with ben.at(made["table"], made["invite"], companion=companion(1)) as other:
            await host.must("send-away", seat=1)
            assert await until_gone(other) == "sent-away"
        invite = host.update["you"]["invite"]
        for who in ({}, {"companion": companion(2)}):
            async with ben.at(made["table"], invite, **who) as place:
                assert place.bye == {"type": "bye", "why": "sent-away", "retry": False}


async def test_what_is_kept_of_companions_belongs_to_one_s_own_data(database: str) -> None:
    async with running_server(database, workers=0) as server:
        ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
        made = await ben.make_table(players=4)
        async with ann.at(made["table"], made["invite"], companion=companion(1)) as place:
            await place.must("sit", code=made["invite"])
            assert (await place.do("leave"))["type"] == "done"
        kept = (await ann.call("GET", "/api/me/data")).body["kept"]
        assert kept["seated_at"] == []
        assert kept["sat_at"] == [made["table"]]
