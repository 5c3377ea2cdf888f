"""My games and the game of the day, with a host in memory."""

import asyncio

import msgspec

from tests.host.memory_host import Guest, MemoryHost, play_together
from wildcards.game.fair import is_seed
from wildcards.host import daily
from wildcards.host.interfaces import DaysGame, Standing
from wildcards.table.actions import Shuffled

DAY = 24 * 3600
GAME = {"players": 3, "level": "random"}


async def play_today(guest: Guest) -> str:
    """The guest's try, played to its end."""
    table: str = (await guest.call("play_today", GAME))["table"]
    async with guest.at(table) as place:
        await place.play_to_the_end()
    return table


async def deal_of(host: MemoryHost, table: str) -> Shuffled:
    (shuffle,) = (e.action for e in await host.store.entries(table) if isinstance(e.action, Shuffled))
    return shuffle


async def test_a_finished_game_is_in_the_lists_of_all_who_played_it_with_company_points_and_rank(
    host: MemoryHost,
) -> None:
    ann, ben, cleo = [await Guest.come(host, name) for name in ("Ann", "Ben", "Cleo")]
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
        await second.must("sit", code=made["invite"])
        await first.must("start")
        await second.wait_until(lambda update: update["table"]["status"] == "running")
        await play_together(first, second)
        result, record = first.update["view"]["result"], first.update["table"]["record"]
    for seat, guest in enumerate((ann, ben)):
        (game,) = (await guest.call("my_games"))["games"]
        assert (game["record"], game["seat"], game["given_up"]) == (record, seat, False)
        assert [player["name"] for player in game["players"][:2]] == ["Ann", "Ben"]
        assert [player["bot"] for player in game["players"]] == [None, None, "greedy"]
        assert (game["points"], game["ranks"]) == (result["points"], result["ranks"])
        assert sum(game["animals"].values()) == result["scores"][seat]["animals"]
        assert game["day"] is None
        assert game["finished"] == host.clock.wall() // 1000
    assert (await cleo.call("my_games"))["games"] == []
    assert (await ann.call("forget_games"))["status"] == 200
    assert (await ann.call("my_games"))["games"] == []
    assert len((await ben.call("my_games"))["games"]) == 1
    assert (await host.call("forget_games"))["status"] == 401


async def test_a_game_that_a_bot_ended_for_somebody_says_so(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(start=True, players=3, level="random")
    async with ann.at(made["table"]) as place:
        await place.must("concede")
        await place.wait_until(lambda update: update["table"]["status"] == "over")
    (game,) = (await ann.call("my_games"))["games"]
    assert game["given_up"]


async def test_everybody_gets_the_same_deal_of_the_day_and_one_try_at_it(host: MemoryHost) -> None:
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    first, again = await asyncio.gather(ann.call("play_today", GAME), ann.call("play_today", GAME))
    assert first["table"] == again["table"]
    other = await ben.call("play_today", GAME)
    assert other["table"] != first["table"]
    mine, theirs = await deal_of(host, first["table"]), await deal_of(host, other["table"])
    assert mine.seed == theirs.seed
    assert is_seed(mine.seed)
    assert mine.record != theirs.record
    async with ann.at(first["table"]) as left, ben.at(other["table"]) as right:
        for place in (left, right):
            assert place.update["table"]["day"] == (await ann.call("today"))["day"]
        assert left.update["view"]["seats"][0]["hand"] == right.update["view"]["seats"][0]["hand"]
        assert left.update["view"]["display"] == right.update["view"]["display"]
    assert (await host.call("play_today", None, GAME))["status"] == 401
    assert (await ann.call("play_today", GAME | {"level": "nobody"}))["code"] == "no-such-bot"
    assert (await ann.call("play_today", GAME | {"players": 6}))["status"] == 400


def test_days_players_and_levels_have_deals_of_their_own_that_only_the_secret_tells() -> None:
    games = [DaysGame(day, players, level) for day in ("1", "2") for players in (3, 4) for level in ("a", "b")]
    seeds = {daily.seed_of(secret, game) for secret in ("x", "y") for game in games}
    assert len(seeds) == 16


async def test_the_place_is_among_all_who_finished_in_time(host: MemoryHost) -> None:
    guests = [await Guest.come(host, name) for name in ("Ann", "Ben", "Cleo")]
    for guest in guests[:2]:
        await play_today(guest)
    await guests[2].call("play_today", GAME)
    tries = []
    for guest in guests:
        (one,) = (await guest.call("today"))["tries"]
        tries.append(one)
    assert [one["finished"] for one in tries] == [2, 2, 2]
    assert (tries[2]["points"], tries[2]["place"]) == (None, None)
    assert sorted(one["place"] for one in tries[:2]) in ([1, 1], [1, 2])
    host.clock.advance(DAY)
    assert (await guests[0].call("today"))["tries"] == []
    async with guests[2].at(tries[2]["table"]) as place:
        await place.play_to_the_end()
    (late,) = (await guests[2].call("my_games"))["games"]
    assert late["day"] is None  # the cards were known by then


def test_more_points_are_a_better_place_and_equals_share_one() -> None:
    standings = [Standing("a", 20, 2), Standing("b", 25, 1), Standing("c", 20, 1), Standing("d", 20, 2)]
    places = [daily.placing_of(one.person, standings) for one in standings]
    assert [place and place.place for place in places] == [3, 1, 2, 3]
    assert daily.placing_of("e", standings) is None


async def test_nothing_tells_the_cards_before_the_day_is_over(host: MemoryHost) -> None:
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    table = await play_today(ann)
    (game,) = (await ann.call("my_games"))["games"]
    for guest in (ann, ben):
        for call in ("record", "recorded_story"):
            answer = await guest.call(call, game["record"])
            assert (answer["status"], answer["code"]) == (403, "sealed")
    # Nobody else gets to the table, as long as it is the day's.
    entry = next(iter(await host.store.entries(table))).action
    for code in (entry.invite, entry.watch):  # type: ignore[union-attr]
        async with ben.at(table, code) as outside:
            assert outside.bye == {"type": "bye", "why": "not-allowed", "retry": False}
    seed = (await deal_of(host, table)).seed
    for guest in (ann, ben):
        for call in ("my_games", "today", "me", "public_tables"):
            assert seed not in msgspec.json.encode(await guest.call(call)).decode()
    host.clock.advance(DAY)
    assert (await ben.call("record", game["record"]))["seed"] == seed
    assert (await ben.call("recorded_story", game["record"]))["status"] == 200


async def test_nobody_is_invited_to_look_at_the_day_s_game_by_a_rematch(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    table = await play_today(ann)
    async with ann.at(table) as place:
        answer = await place.do("rematch")
        assert answer["code"] == "one-try"
        assert place.update["table"]["status"] == "over"
