"""Tables on one device: pages talk to them in the protocol's own messages, and the browser's database keeps them."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from tests.local.memory_browser import MemoryBrowser
from tests.patience import PATIENCE
from wildcards.bots import BOTS
from wildcards.game import View
from wildcards.game.ask import moves_of
from wildcards.host import served_time
from wildcards.host.calls import Calls
from wildcards.local.device import Device, find_call
from wildcards.local.store import LocalStore
from wildcards.protocol import VERSION
from wildcards.protocol.calls import CALLS


class Page:
    """One page at one table."""

    def __init__(self, browser: MemoryBrowser, device: Device, name: str) -> None:
        self.browser, self.device, self.name = browser, device, name
        self.update: dict[str, Any] = {}
        self._commands = 0
        browser.heard[name] = asyncio.Queue()
        device.connect(name)

    def say(self, kind: str, **fields: Any) -> None:
        self.device.hear(self.name, json.dumps({"type": kind, **fields}))

    async def hear(self) -> dict[str, Any] | None:
        text = await self._next()
        if text is None:
            return None
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.update = message
        return message

    async def _next(self) -> str | None:
        """Bots think in this loop, and may have to be compiled first: however long that takes counts as a second."""
        for _ in range(int(PATIENCE)):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    return await self.browser.heard[self.name].get()
        raise TimeoutError

    async def hear_of(self, kind: str) -> dict[str, Any]:
        while (message := await self.hear()) is not None:
            if message["type"] == kind:
                return message
        raise AssertionError("hung up")

    async def enter(self, table: str) -> None:
        self.say("hello", protocol=VERSION, table=table, full_view=True)
        await self.hear_of("update")

    async def do(self, **action: Any) -> dict[str, Any]:
        self._commands += 1
        self.say("command", id=f"{self.name}-{self._commands}", expects=self.update["version"], action=action)
        while (message := await self.hear()) is not None:
            if message["type"] in ("done", "refused"):
                return message
        raise AssertionError("hung up")

    async def play_on(self, decisions: int = 10_000) -> int:
        """Plays at random until it has decided so often, or the game is over. The version that was told last."""
        chance = random.Random(1)
        told: int = self.update["version"]
        while decisions and self.update["table"]["status"] != "over":
            view = msgspec.convert(self.update["view"], View)
            seat = self.update["you"]["seat"]
            if seat in view.pending and not view.seats[seat].decided and view.ask:
                answer = await self.do(kind="play", move=str(chance.choice(list(moves_of(view.ask)))))
                assert answer["type"] == "done" or answer["code"] == "stale", answer
                told, decisions = max(told, answer["version"]), decisions - 1
            else:
                await self.hear_of("update")
        return told


@pytest.fixture
def browser() -> MemoryBrowser:
    return MemoryBrowser()


@pytest_asyncio.fixture
async def device(browser: MemoryBrowser) -> AsyncIterator[Device]:
    device = await started(browser)
    yield device
    await device.stop()


async def started(browser: MemoryBrowser) -> Device:
    device = Device(browser)
    await device.start()
    return device


async def call(device: Device, method: str, path: str, body: object = None) -> tuple[int, Any]:
    status, answer = json.loads(await device.call(method, path, json.dumps(body) if body else ""))
    return status, answer


async def new_table(device: Device, **settings: Any) -> str:
    await call(device, "POST", "/api/guests", {"name": "Ann"})
    status, made = await call(device, "POST", "/api/tables", {"settings": {"players": 3, **settings}, "start": True})
    assert status == 200
    return str(made["table"])


async def test_a_whole_game_is_played_counted_and_kept(browser: MemoryBrowser, device: Device) -> None:
    page = Page(browser, device, "page")
    await page.enter(await new_table(device))
    await page.play_on()
    record = page.update["table"]["record"]
    status, kept = await call(device, "GET", f"/api/records/{record}")
    assert (status, kept["format"]) == (200, "wildcards/1")
    status, story = await call(device, "GET", f"/api/records/{record}/story")
    assert status == 200
    assert story["events"]
    _, games = await call(device, "GET", "/api/me/games")
    assert [game["record"] for game in games["games"]] == [record]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("level", BOTS)
async def test_a_whole_game_against_every_level(
    browser: MemoryBrowser, device: Device, level: str, players: int
) -> None:
    page = Page(browser, device, "page")
    await page.enter(await new_table(device, level=level, players=players))
    await page.play_on()
    _, record = await call(device, "GET", f"/api/records/{page.update['table']['record']}")
    assert record["bots"] == [None] + (players - 1) * [level]
    assert record["result"]


async def test_saved_games_are_added_on_another_device_as_the_rules_say(browser: MemoryBrowser, device: Device) -> None:
    page = Page(browser, device, "page")
    await page.enter(await new_table(device))
    await page.play_on()
    _, mine = await call(device, "GET", "/api/me/games")
    (played,) = mine["games"]
    name = played["record"]
    _, record = await call(device, "GET", f"/api/records/{name}")
    other = await started(MemoryBrowser())
    dressed_up = played | {"points": [99, 0, 0], "ranks": [1, 3, 2], "animals": {}}
    saved = {"games": [dressed_up, played | {"record": "lost"}], "records": {name: record}}
    assert (await call(other, "POST", "/api/me/games", saved))[0] == 401, "nobody is there yet"
    await call(other, "POST", "/api/guests", {"name": "Ann"})
    for _ in range(2):  # a second time adds nothing
        assert await call(other, "POST", "/api/me/games", saved) == (200, mine)
    assert (await call(other, "GET", f"/api/records/{name}"))[1] == record
    broken = {"games": [played], "records": {name: record | {"moves": ["0 nonsense"]}}}
    assert (await call(other, "POST", "/api/me/games", broken))[0] == 400
    begun = record | {"moves": [], "reshuffles": [], "result": None}
    unfinished = {"games": [played | {"record": "begun"}], "records": {"begun": begun}}
    assert await call(other, "POST", "/api/me/games", unfinished) == (200, mine)
    await other.stop()


@pytest.mark.parametrize("finished", [-1, 10**15])
async def test_a_game_from_a_file_has_ended_at_a_time_that_can_be_shown(
    browser: MemoryBrowser, device: Device, finished: int
) -> None:
    page = Page(browser, device, "page")
    await page.enter(await new_table(device))
    await page.play_on()
    _, mine = await call(device, "GET", "/api/me/games")
    (played,) = mine["games"]
    _, record = await call(device, "GET", f"/api/records/{played['record']}")
    other = await started(MemoryBrowser())
    await call(other, "POST", "/api/guests", {"name": "Ann"})
    saved = {"games": [played | {"finished": finished}], "records": {played["record"]: record}}
    status, theirs = await call(other, "POST", "/api/me/games", saved)
    assert status == 200
    assert 0 <= theirs["games"][0]["finished"] <= time.time()
    await other.stop()


async def test_a_worker_that_is_gone_at_once_has_lost_nothing_it_told(browser: MemoryBrowser) -> None:
    """The database alone goes on: nobody says goodbye."""
    device = await started(browser)
    page = Page(browser, device, "before")
    table = await new_table(device)
    await page.enter(table)
    told = await page.play_on(decisions=5)
    await device.stop()
    again = await started(MemoryBrowser(browser.database))
    entries = await LocalStore(browser.database).entries(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert entries[-1].seq >= told
    _, me = await call(again, "GET", "/api/me")
    assert [one["table"] for one in me["tables"]] == [table]
    await again.stop()


async def test_a_table_that_cannot_be_listed_keeps_nobody_from_the_others(browser: MemoryBrowser) -> None:
    device = await started(browser)
    damaged, other = [await new_table(device) for _ in range(2)]
    await device.stop()
    browser.database.things["table", damaged] = '{"of": "another version"}'
    again = await started(MemoryBrowser(browser.database))
    _, me = await call(again, "GET", "/api/me")
    assert [one["table"] for one in me["tables"]] == [other]
    await again.stop()


async def test_clocks_stand_still_while_nothing_is_open(
    browser: MemoryBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = await started(browser)
    page = Page(browser, device, "before")
    table = await new_table(device, clock={"kind": "bank", "seconds": 3000, "increment": 0})
    await page.enter(table)
    while not page.update["table"]["seats"][0]["ticking"]:
        await page.hear_of("update")
    await device.stop()
    for name in ("steady_clock", "wall_clock"):
        clock = getattr(served_time, name)
        monkeypatch.setattr(served_time, name, lambda clock=clock: clock() + 3_600_000)
    browser = MemoryBrowser(browser.database)
    again = await started(browser)
    page = Page(browser, again, "after")
    await page.enter(table)
    seat = page.update["table"]["seats"][0]
    assert (seat["stand_in"], seat["ticking"]) == (None, True)
    assert 2000_000 < seat["time_left"] <= 3000_000
    await again.stop()


async def test_a_new_table_says_nothing_of_watching_and_talking(browser: MemoryBrowser, device: Device) -> None:
    _, about = await call(device, "GET", "/api/about")
    assert (about["defaults"]["watching"], about["defaults"]["talk"]) == ("nobody", "nothing")
    await call(device, "POST", "/api/guests", {"name": "Ann"})
    _, made = await call(device, "POST", "/api/today", {"players": 3, "level": "random"})
    page = Page(browser, device, "page")
    await page.enter(made["table"])
    assert page.update["table"]["settings"]["talk"] == "nothing"


async def test_what_the_disk_has_not_taken_is_not_told(browser: MemoryBrowser, device: Device) -> None:
    page = Page(browser, device, "page")
    await page.enter(await new_table(device))
    browser.database.fails = True
    answer = await page.do(kind="say", text="hello")
    assert (answer["type"], answer["code"]) == ("refused", "unavailable")
    browser.database.fails = False
    assert (await page.do(kind="say", text="hello"))["type"] == "done"


async def test_bots_that_need_their_time_think_elsewhere(browser: MemoryBrowser, device: Device) -> None:
    page = Page(browser, device, "page")
    await page.enter(await new_table(device, level="search"))
    await page.play_on(decisions=1)
    assert {json.loads(question)["level"] for question in browser.questions} == {"search"}


async def test_two_pages_see_the_same_table(browser: MemoryBrowser, device: Device) -> None:
    one, other = Page(browser, device, "one"), Page(browser, device, "other")
    table = await new_table(device)
    await one.enter(table)
    await other.enter(table)
    assert (await one.do(kind="say", text="hello"))["type"] == "done"
    while not other.update["table"]["said"]:
        await other.hear_of("update")
    assert other.update["you"] == one.update["you"]


async def test_a_page_that_leaves_is_hung_up(browser: MemoryBrowser, device: Device) -> None:
    page = Page(browser, device, "page")
    await page.enter(await new_table(device))
    device.disconnect("page")
    while await page.hear() is not None:
        pass
    assert not device.hub.clients


async def test_a_companion_at_the_same_device_has_a_seat_and_a_view_of_their_own(
    browser: MemoryBrowser, device: Device
) -> None:
    ann, ben = Page(browser, device, "ann"), Page(browser, device, "ben")
    await call(device, "POST", "/api/guests", {"name": "Ann"})
    _, made = await call(device, "POST", "/api/tables", {"settings": {"players": 3}})
    await ann.enter(made["table"])
    companion = {"number": 1, "name": "Ben"}
    ben.say("hello", protocol=VERSION, table=made["table"], code=made["invite"], companion=companion)
    await ben.hear_of("update")
    assert (await ben.do(kind="sit", seat=1, code=made["invite"]))["type"] == "done"
    while not ann.update["you"]["companions"]:
        await ann.hear_of("update")
    assert ann.update["you"]["companions"] == {"1": 1}
    assert ann.update["table"]["seats"][1]["name"] == "Ben"
    assert (ann.update["you"]["seat"], ben.update["you"]["companions"]) == (0, {})


def test_every_call_of_the_protocol_is_found_at_its_address() -> None:
    for wanted in CALLS:
        if hasattr(Calls, wanted.name):
            found, name = find_call(wanted.method, wanted.path.replace("{table}", "abc").replace("{record}", "abc"))
            assert found is wanted
            assert name == ("abc" if "{" in wanted.path else None)


async def test_what_no_server_would_answer_is_refused(device: Device) -> None:
    for path in ("/api/nothing", "/api/me/data", "/health"):
        assert (await call(device, "GET", path))[0] == 404
    assert (await call(device, "POST", "/api/guests", {"name": 7}))[0] == 400
    assert (await call(device, "POST", "/api/tables", {"start": True}))[0] == 401
