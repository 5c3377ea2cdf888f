"""Writes every screen and every kind of decision to a folder, in each size, theme and language.

usage: make screenshots [LANGUAGES="en de"]
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.journeys.houses import House  # noqa: E402
from tests.journeys.players import Player  # noqa: E402

SIZES = ((360, 640), (768, 1024), (1440, 900), (2560, 1440))
THEMES = ("light", "dark")
LANGUAGES = os.environ.get("LANGUAGES", "en de es it nl").split()
OUT = ROOT / "screenshots"
SCREENS = ("", "#/games", "#/watching", "#/rules", "#/learn", "#/replay", "#/nonsense")
TWOS = {"habitat": [0, 14, 0, 0], "wild": [0, 4, 0, 0]}


def shoot(player: Player, name: str) -> None:
    """The page as it is, in all sizes, themes and languages."""
    page = player.page
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('wildcards.language', JSON.stringify(language))", language)
        page.reload()
        page.wait_for_timeout(700)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(120)
                page.screenshot(path=OUT / f"{name}-{language}-{theme}-{width}x{height}.png")
    page.evaluate("localStorage.setItem('wildcards.language', JSON.stringify('en'))")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.reload()
    page.wait_for_timeout(700)


def shoot_screens(player: Player) -> None:
    for place in SCREENS:
        player.go(place)
        shoot(player, place.removeprefix("#/") or "start")
    player.go()
    player.page.get_by_role("button", name="Invite friends").click()
    player.page.wait_for_selector(".seats")
    shoot(player, "lobby")


def shoot_decisions(player: Player, **settings: Any) -> None:
    """Plays a game and stops at each kind of decision that has not been shown yet, and at the count."""
    player.start_table(players=5, **settings)
    shown = {file.name.split("-")[1] for file in OUT.glob("decision-*")}

    def look() -> bool:
        question = player.question
        if question and player.page.locator("[data-answer=yes]").first.is_enabled():
            name = "".join(filter(str.isalpha, question)).lower()[:12]
            if name not in shown:
                shown.add(name)
                shoot(player, f"decision-{name}")
        return player.is_over

    player.play_until(look, seconds=3600)
    shoot(player, "count")


def take_all(browser: Browser, house: House) -> None:
    def visitor(**likes: Any) -> Player:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        return Player(context, house.address, **likes)

    shoot_screens(visitor())
    shoot_decisions(visitor(automatic=False))
    shoot_decisions(visitor(automatic=False), deck=TWOS)
    reader = visitor(textView=True)
    reader.go()
    reader.page.get_by_role("button", name="Play now").click()
    reader.page.wait_for_selector(".text-table")
    shoot(reader, "text-view")


def main() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        sandbox = [] if os.geteuid() else ["--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=program, args=sandbox)
        try:
            take_all(browser, house)
        finally:
            browser.close()
            house.close()
    print(f"{len(list(OUT.iterdir()))} pictures in {OUT.relative_to(ROOT)}/")


if __name__ == "__main__":
    main()
