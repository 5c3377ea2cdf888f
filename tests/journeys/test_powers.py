"""Every Leader's power, used with the mouse in one game."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import PATIENCE, Player
from tests.journeys.wishes import POWERS, powers_used, wish
from tests.server.visitors import Running, running_server
from wildcards.game import Game

SEED = f"{2:064x}"  # of the first seeds, one whose game lets a player use all six powers against random bots
MINE = 0


@pytest.fixture
def dealt_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that shuffles from a known seed, in a thread of this process."""
    monkeypatch.setattr("wildcards.server.hub.new_seed", lambda: SEED)
    loop = asyncio.new_event_loop()
    opened: list[Running] = []
    ready, leave = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with running_server(f"sqlite:///{tmp_path}/dealt.sqlite") as running:
            opened.append(running)
            ready.set()
            await leave.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert ready.wait(PATIENCE)
    yield opened[0]
    loop.call_soon_threadsafe(leave.set)
    thread.join(PATIENCE)
    loop.close()


def game_of(house: Running) -> Game:
    (room,) = house.hub.rooms.values()
    assert room.table.game is not None
    return room.table.game


def perform(player: Player, move: str) -> None:
    """Plays a move of the notation by clicking on what it names."""
    page = player.page
    kind, *words = move.split()
    if kind in ("withdraw", "pass", "leave") or words in (["none"], ["draw"]):
        page.locator("[data-answer=no]").click()
        return
    animals = [word for word in words if word.islower()]
    if kind == "swap":
        page.locator(f".give [data-explain=animal-{animals[0]}]").click()
    if kind in ("take", "swap"):
        page.locator(f".display [data-explain=animal-{animals[-1]}]").first.click()
    for card in (word for word in words if word not in animals):
        page.locator(f'.hand [data-place="card-{card}"]:not(.selected)').first.dispatch_event("click")
    page.locator("[data-answer=yes]").click()


def test_the_power_of_every_leader_is_used(arrive: Arrive, dealt_house: Running) -> None:
    ann = arrive(dealt_house.origin)
    ann.start_table(players=3, level="random")
    asked: set[str] = set()
    while not ann.is_over:
        game = game_of(dealt_house)
        events = len(game.events(MINE))
        if MINE not in game.pending or not ann.page.locator(f'h1[data-shown="{events}"]').count():
            ann.page.wait_for_timeout(40)
            continue
        asked.add(str(game.question))
        perform(ann, str(wish(game.view(MINE), MINE, list(game.legal_moves(MINE)))))
        wait_for_an_answer(ann, game, events)
    assert powers_used(game_of(dealt_house).events(MINE), MINE) == POWERS
    assert {"bid", "show", "swap", "refill", "take", "ibex"} <= asked
    expect(ann.page.locator("dialog tbody tr.you")).to_be_visible()


def wait_for_an_answer(player: Player, game: Game, events: int) -> None:
    """Until the table has taken the decision."""
    for _ in range(500):
        if game.is_over or MINE not in game.pending or len(game.events(MINE)) != events:
            return
        player.page.wait_for_timeout(20)
    raise AssertionError(f"the table did not take the decision: {player.prompt}")
