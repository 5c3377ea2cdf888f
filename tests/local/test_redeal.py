"""The redeal test for every byte that the worker sends to a page, also where several people share the device.

A game and a redeal of it are played on two devices, command by command. Whatever the page of one of them gets must be
the same, although the others' hands are on the same device.
"""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from tests.leaks.redealing import played_at_random
from tests.local.memory_browser import MemoryBrowser
from tests.patience import PATIENCE
from tests.server.test_redeal import moves_by_question, settle
from wildcards.game import Record
from wildcards.host import hub as hub_module
from wildcards.host import ledger as ledger_module
from wildcards.host import people as people_module
from wildcards.host import room as room_module
from wildcards.host.room import Room
from wildcards.local.device import Device
from wildcards.protocol import VERSION
from wildcards.table import Table, shuffling, table_view
from wildcards.table.companions import companions_at
from wildcards.testkit.games import random_set_up
from wildcards.testkit.redeal import Redealer, begin, other_choice

PROBES = ("bid W4", "break draw", "take pe F1", "nonsense")


class SharedDevice:
    """The owner and their companions, each at a page. Names and moments are the same in each, so that only secrets can
    differ."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.browser = MemoryBrowser()
        self.device = Device(self.browser)
        self.device._clock.now = lambda: 1_000  # type: ignore[method-assign]
        self.table = ""
        self.invite = ""
        self.numbers = itertools.count(1)

    async def call(self, method: str, path: str, body: object = None) -> str:
        return await self.device.call(method, path, json.dumps(body) if body else "")

    def open_page(self, name: str, seat: int, **more: Any) -> None:
        self.browser.heard[name] = asyncio.Queue()
        self.device.connect(name)
        companion = {"companion": {"number": seat, "name": self.record.players[seat]}} if seat else {}
        self.say(name, "hello", protocol=VERSION, table=self.table, code=self.invite, **companion, **more)

    def say(self, name: str, kind: str, **fields: Any) -> None:
        self.device.hear(name, json.dumps({"type": kind, **fields}))

    async def act(self, by: int, **action: Any) -> None:
        number = f"c{next(self.numbers)}"
        self.say(f"page-{by}", "command", id=number, expects=self.room.table.version, action=action)
        await self.until(lambda: any(f'"{number}"' in text for text in self.heard(f"page-{by}")))

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not done():  # noqa: ASYNC110 - nothing says when
                await asyncio.sleep(0)

    def heard(self, name: str) -> list[str]:
        return [text for text in self.browser.heard[name]._queue if text]  # type: ignore[attr-defined]

    @property
    def room(self) -> Room:
        return self.device.hub.rooms[self.table]

    async def all_that_comes(self, seat: int) -> list[str]:
        """All that the page got, and what it gets on asking for more."""
        await settle()
        self.open_page("again", seat, full_view=True, game=1, events=7)
        await self.until(lambda: bool(self.heard("again")))
        shuffle = self.room.table.shuffle
        assert shuffle is not None
        record = f"/api/records/{shuffle.record}"
        paths = ("/api/about", "/api/me", "/api/me/games", f"/api/tables/{self.table}", record, f"{record}/story")
        answers = [await self.call("GET", path) for path in paths]
        return [*self.heard(f"page-{seat}"), *self.heard("again"), *answers]


@asynccontextmanager
async def device_of(record: Record, patch: pytest.MonkeyPatch) -> AsyncIterator[SharedDevice]:
    """A device at whose only table the game of the record is dealt."""
    names = (f"name-{number}" for number in itertools.count())
    for module in (hub_module, ledger_module, people_module):
        patch.setattr(module, "new_name", lambda size: next(names))
    for module in (hub_module, ledger_module):
        patch.setattr(module, "new_seed", lambda: "ab" * 32)
    patch.setattr(room_module, "PRESENCE_SECONDS", 3600)
    patch.setattr("wildcards.local.store.time.time", lambda: 1_800_000_000)
    patch.setattr(shuffling, "Game", lambda *arguments, **named: begin(record))
    shared = SharedDevice(record)
    await shared.device.start()
    try:
        await shared.call("POST", "/api/guests", {"name": record.players[0]})
        deck = {"habitat": record.deck.habitat, "wild": record.deck.wild}
        settings = {"players": len(record.players), "removal": record.options.removal, "deck": deck}
        made = json.loads(await shared.call("POST", "/api/tables", {"settings": settings}))[1]
        shared.table, shared.invite = made["table"], made["invite"]
        for seat in range(len(record.players)):
            shared.open_page(f"page-{seat}", seat)
            await shared.until(lambda name=f"page-{seat}": bool(shared.heard(name)))  # type: ignore[misc]
            if seat:
                await shared.act(seat, kind="sit", seat=seat, code=shared.invite)
        await shared.act(0, kind="start")
        await shared.until(lambda: shared.room.table.game is not None)
        yield shared
    finally:
        await shared.device.stop()


@pytest.mark.parametrize("seed", range(6))
async def test_no_byte_that_a_page_gets_depends_on_what_its_player_cannot_know(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await compare(seed, monkeypatch)


async def compare(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    game = random_set_up(random)
    plays = list(itertools.islice(played_at_random(game, random), random.randint(20, 40)))
    assert not game.is_over, "the game is too short for this test"
    viewer = seed % len(game.players)
    chosen = {seat: game.view(seat).choice for seat in range(len(game.players))}
    got: list[list[str]] = []
    for number, record in enumerate((game.record(), Redealer(game).redeal(viewer, random))):
        with monkeypatch.context() as patch:
            async with device_of(record, patch) as shared:
                move = moves_by_question(record, lambda shared=shared: shared.room.table.game)
                for count, play in enumerate(plays):
                    known = move(play.seat)
                    if known is None and (number == 0 or play.seat == viewer):
                        known = str(chosen[play.seat])
                    there = shared.room.table.game
                    assert there is not None
                    await shared.act(play.seat, kind="play", move=known or str(other_choice(there, play.seat, random)))
                    if count % 5 == 0:
                        for probe in PROBES if viewer not in there.asked else ():
                            await shared.act(viewer, kind="play", move=probe)
                        await shared.act(viewer, kind="say", text="hm")
                got.append(await shared.all_that_comes(viewer))
    assert len(got[0]) > 30
    assert any('"companions":{"1"' in text for text in got[0]) == (viewer == 0), (
        "the owner is told who shares the device"
    )
    assert len(got[0]) == len(got[1]), "the player can tell by the number of messages"
    for first, second in zip(*got, strict=True):
        assert first == second, "the player can tell"


async def test_a_leak_among_those_who_share_a_device_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted beside the companions of whoever owns the device: a card of the second seat."""

    def telling(table: Table, guest: str | None) -> dict[int, int]:
        hand = (table.game.view(1).seats[1].hand if table.game else None) or ("",)
        return companions_at(table, guest) | {9: sum(map(ord, hand[0]))}

    monkeypatch.setattr(table_view, "companions_at", telling)
    with pytest.raises(AssertionError, match="the player can tell"):
        await compare(0, monkeypatch)
