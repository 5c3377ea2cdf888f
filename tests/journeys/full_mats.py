"""Games whose mats are full, looked at in a replay."""

from typing import Any

from playwright.sync_api import expect

from tests.journeys.players import Player
from tests.journeys.test_replay import opens_record, record, slider

PHONES = {"upright": (360, 640), "on its side": (844, 390)}
# A game of five in which one player has all six species and has just laid four cards.
FIVE, STREAM, MOMENT, OWNER = ("Ann", "Ben", "Cleo", "Dora", "Emil"), 144, 169, 4
ALL_PICTURES = "[...document.images].every((one) => one.complete && one.currentSrc)"
SHEET_FITS = "(({scrollHeight, clientHeight}) => scrollHeight <= clientHeight)(document.querySelector('dialog'))"


def sees_replay(player: Player, stream: int, names: tuple[str, ...], asked: str) -> None:
    opens_record(player, record(stream, names))
    player.page.evaluate(f"location.hash = '#/replay?game=1&{asked}'")
    player.page.wait_for_url(f"**{asked}")
    expect(slider(player)).to_have_value(asked.removeprefix("at=").split("&")[0])
    sees_all(player, names)


def sees_all(player: Player, names: tuple[str, ...] = FIVE) -> None:
    """Also after the page has been loaded anew."""
    expect(slider(player)).to_be_visible()
    expect(player.page.locator(".mat")).to_have_count(len(names))
    player.waits_for(ALL_PICTURES)


def screen(width: int, height: int, language: str = "en") -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "locale": language}
