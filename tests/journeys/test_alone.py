"""The whole game in the browser alone: a folder of files, and no server anywhere."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player
from tests.journeys.static_site import StaticSite

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def site() -> Iterator[StaticSite]:
    site = StaticSite()
    yield site
    site.close()


def begin(player: Player) -> None:
    player.go()
    player.page.locator(".play .big").click()
    player.sees_hand()


@pytest.mark.parametrize(
    ("players", "level", "language"),
    [(3, "random", "en"), (4, "greedy", "de"), (5, "expert", "es"), (3, "master", "nl")],
)
def test_a_whole_game_against_every_quick_level(
    arrive: Arrive, site: StaticSite, players: int, level: str, language: str
) -> None:
    ann = arrive(site.address, PHONE | {"locale": language}, players=players, level=level)
    begin(ann)
    assert ann.page.locator("html").get_attribute("lang") == language
    ann.play_to_the_end()
    expect(ann.page.locator("dialog .verdict")).to_be_visible()
