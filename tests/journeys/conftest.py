"""A browser for the whole run; a server and tabs for each journey. Whatever a console complains about fails it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.journeys.houses import House
from tests.journeys.players import Player

expect.set_options(timeout=20_000)  # a busy machine is no reason to fail
SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, SYSTEM_BROWSERS)), None)
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=sandbox)
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


Arrive = Callable[..., Player]


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arrive]:
    """Opens a tab for somebody new: `arrive()`, or with a size, a theme, or likes of their own."""
    players: list[Player] = []

    def arrive(address: str = "", screen: dict[str, Any] | None = None, **likes: Any) -> Player:
        size = {"width": 1280, "height": 800}
        context = browser.new_context(**{"viewport": size, "locale": "en-GB"} | (screen or {}))
        players.append(Player(context, address or house.address, **likes))
        return players[-1]

    yield arrive
    complaints = [complaint for player in players for complaint in player.complaints]
    for player in players:
        player.context.close()
    assert complaints == []
