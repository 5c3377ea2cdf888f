"""With others at a table: lobby, chat, pauses, absence, looking on, the next game; and what can be refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.client.players import PATIENCE, choose, person_at
from tests.server.clients import Running
from wildcards.client import Gone, NotAllowed, OtherVersion, Server, Table, Unreachable, join, play_game, watch
from wildcards.client import server as server_module
from wildcards.client import table as table_module
from wildcards.game import View
from wildcards.game.events import Dealt, Started
from wildcards.game.refusals import BadNotation, NotInHand
from wildcards.protocol.messages import Notice, Update
from wildcards.protocol.refusals import BadMessage
from wildcards.server.admin import Admin
from wildcards.table import actions, shuffling
from wildcards.table.refusals import NotHost, NotSeated, Stale, TableFull, WrongTime
from wildcards.table.settings import Settings

THREE = Settings(players=3, watching="link")


@asynccontextmanager
async def company(server: Running) -> AsyncIterator[tuple[Table, Table]]:
    """Ann, who is host, and Ben."""
    host = await person_at(server.origin)
    made = await host.make_table(THREE, ["greedy"])
    async with (
        asyncio.timeout(PATIENCE),
        host.table(made.table, full_view=True) as ann,
        join(f"{server.origin}/#/join/{made.invite}", "Ben", program=False) as ben,
    ):
        yield ann, ben


async def test_people_meet_talk_pause_and_play_again(server: Running) -> None:
    async with company(server) as (ann, ben):
        assert [seat.holder for seat in ben.info.seats] == ["person", "bot", "person"]
        assert (ann.seat, ben.seat, ben.you.host) == (0, 2, False)
        await ben.say("Shall we?")
        update = await ann.wait_until(lambda update: bool(update.table.said))
        assert update.table.said[0].text == "Shall we?"
        with pytest.raises(NotHost):
            await ben.start()
        await ann.start()
        await ben.wait_until(lambda update: update.table.status == "running")
        await ann.do(actions.Pause())
        await ben.do(actions.Pause())
        await ann.wait_until(lambda update: update.table.status == "paused")
        await ann.do(actions.Resume())
        first = await asyncio.gather(play_game(ann, choose), play_game(ben, choose))
        assert first[0] == first[1]
        await ann.do(actions.Rematch())
        await ben.do(actions.Rematch())
        await ann.start()
        await asyncio.gather(play_game(ann, choose), play_game(ben, choose))
        assert ann.info.game == 2
        assert isinstance(ann.events[0], Started)
        await ben.leave()
        await ann.wait_until(lambda update: update.table.seats[2].name != "Ben")


async def test_the_words_of_all_clients_are_in_the_shuffle(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffling, "WORD_MILLISECONDS", 1000 * PATIENCE)  # however long a busy machine takes
    async with company(server) as (ann, ben):
        await ann.wait_until(lambda update: all(seat.digest for seat in update.table.seats if seat.holder == "person"))
        await ann.start()
        await ben.wait_until(lambda update: update.table.status == "running")
        assert not any(seat.left_out for seat in ben.info.seats)


async def test_two_clients_of_one_person_hold_one_seat_and_see_the_same(server: Running) -> None:
    host = await person_at(server.origin)
    made = await host.make_table(THREE, ["greedy", "greedy"])
    again = Server(server.origin, host.secret)
    assert (await again.me()).name == "Ann"
    async with (
        asyncio.timeout(PATIENCE),
        host.table(made.table, full_view=True) as one,
        again.table(made.table, full_view=True) as other,
    ):
        await one.start()
        results = await asyncio.gather(play_game(one, choose), play_game(other, choose))
        assert results[0] == results[1]
        assert one.events == other.events
        assert one.seat == other.seat == 0


async def test_what_was_chosen_for_an_old_question_does_not_answer_a_new_one(server: Running) -> None:
    """Somebody else of the same person was quicker while it was chosen."""
    host = await person_at(server.origin)
    made = await host.make_table(THREE, ["greedy", "greedy"])
    async with (
        asyncio.timeout(PATIENCE),
        host.table(made.table, full_view=True) as one,
        Server(server.origin, host.secret).table(made.table, full_view=True) as other,
    ):
        await one.start()
        old = await one.wait_until(lambda update: update.view is not None and 0 in update.view.pending)
        chosen = choose(full(old))
        await other.wait_until(lambda update: update.version >= old.version)
        await other.play(chosen)
        asked = await one.wait_until(lambda update: is_asked_again(update, old))
        with pytest.raises(Stale):
            await one.play(chosen, old.version)
        await one.play(choose(full(asked)), asked.version)


def full(update: Update) -> View:
    assert isinstance(update.view, View)
    return update.view


def is_asked_again(update: Update, old: Update) -> bool:
    view = full(update)
    return 0 in view.pending and (view.round, view.question) != (full(old).round, full(old).question)


async def test_who_looks_on_sees_the_game_and_no_hand(server: Running) -> None:
    async with company(server) as (ann, ben), watch(f"{server.origin}/#/watch/{ann.you.watch}") as seen:
        assert seen.seat is None
        await ann.start()
        results = await asyncio.gather(play_game(ann, choose), play_game(ben, choose))
        update = await seen.wait_until(lambda update: update.table.status == "over")
        assert update.view is not None
        assert update.view.result == results[0]
        assert [event.cards for event in seen.events if isinstance(event, Dealt)] == [None] * 3
        with pytest.raises(NotSeated):
            await play_game(seen, choose)


async def test_who_was_away_takes_the_seat_back_from_the_bot_that_stood_in(server: Running) -> None:
    host, guest = Server(server.origin), Server(server.origin)
    await host.enter("Ann", program=False)
    await guest.enter("Ben")
    made = await host.make_table(Settings(players=3, grace=5), ["greedy"])
    async with asyncio.timeout(PATIENCE), host.table(made.table, full_view=True) as ann:
        async with guest.table(made.table, made.invite, full_view=True) as ben:
            await ben.sit()
            await ann.start()
        await ann.wait_until(lambda update: not update.table.seats[2].connected)
        server.make_time_fly(6)
        await ann.wait_until(lambda update: update.table.seats[2].stand_in == "connection")
        async with guest.table(made.table, full_view=True) as ben:
            results = await asyncio.gather(play_game(ann, choose), play_game(ben, choose))
            assert results[0] == results[1]
            assert ben.info.seats[2].stand_in is None


async def test_a_move_that_is_not_possible_is_refused_as_the_game_refuses_it(server: Running) -> None:
    async with company(server) as (ann, _):
        with pytest.raises(WrongTime):
            await ann.play("bid R")
        await ann.start()
        assert ann.view is not None
        hand = ann.view.seats[0].hand or ()
        missing = next(card for card in ("F1", "S1", "M1", "F2", "S2", "M2", "F3", "S3") if card not in hand)
        version = ann.known.version
        with pytest.raises(NotInHand, match=missing):
            await ann.play(f"bid {missing}")
        with pytest.raises(BadNotation):
            await ann.play("dance")
        with pytest.raises(BadMessage, match="length <= 64"):
            await ann.play("bid " * 20)
        await ann.play(f"bid {hand[0]}")
        assert ann.known.version > version


async def test_a_table_that_is_gone_is_said_so(server: Running) -> None:
    with pytest.raises(Gone, match="there is no such table"):
        async with Server(server.origin).table("nowhere"):
            pass
    with pytest.raises(Gone):
        async with join(server.origin, "Ben", "k3m9"):
            pass
    async with company(server) as (ann, ben):
        answer = asyncio.create_task(ben.wait_until(lambda update: update.table.status == "over"))
        await Admin(server.hub, server.node.moderation).close(ann.name)
        gone = "the table has been closed|there is no such table"  # the latter if something was on its way just then
        with pytest.raises(Gone, match=gone):
            await answer
        with pytest.raises(Gone, match=gone):
            await ann.say("Hello?")


async def test_a_full_table_and_one_without_an_invitation_are_said_so(server: Running) -> None:
    async with company(server) as (ann, _):
        with pytest.raises(NotAllowed, match="you may neither sit at this table nor watch it"):
            async with Server(server.origin).table(ann.name):
                pass
        with pytest.raises(TableFull):
            async with join(server.origin, "Cleo", ann.you.invite or ""):
                pass


async def test_what_the_operator_tells_everybody_is_heard(server: Running) -> None:
    async with company(server) as (ann, _):
        heard = asyncio.create_task(first_notice(ann))
        await ann.say("Anything new?")  # by then somebody listens
        await Admin(server.hub, server.node.moderation).message("Back at noon.")
        assert await heard == "Back at noon."


async def first_notice(table: Table) -> str:
    return await anext(message.text async for message in table if isinstance(message, Notice))


async def test_another_version_of_the_protocol_is_told_at_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "VERSION", 2)
    with pytest.raises(OtherVersion, match="speaks version 1 of the protocol, and this client version 2"):
        await Server(server.origin).about()
    monkeypatch.setattr(table_module, "VERSION", 2)
    with pytest.raises(OtherVersion, match="the server speaks another version of the protocol"):
        async with Server(server.origin).table("any"):
            pass


async def test_a_server_that_is_not_there_or_another_one_is_told_in_one_line() -> None:
    with pytest.raises(Unreachable, match=r"^http://127.0.0.1:1 cannot be reached: nothing listens there$"):
        async with join("127.0.0.1:1", "Ben", "k3m9"):
            pass

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nHello")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        for attempt in (Server(f"127.0.0.1:{port}").about(), table_at(port)):
            with pytest.raises(Unreachable, match=f"^http://127.0.0.1:{port} cannot be reached: "):
                await attempt


async def table_at(port: int) -> Update:
    async with Server(f"127.0.0.1:{port}").table("any") as table:
        return table.known
