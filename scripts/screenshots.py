"""Writes every screen and every kind of decision to a folder, in each size, theme and language.

usage: make screenshots [LANGUAGES="en de"] [THEMES="light"] [SIZES="360x640 844x390"] [ONLY="lobby count"] [OUT=folder]
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any
from unittest import mock

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.journeys import dealt  # noqa: E402
from tests.journeys.houses import house_in_a_thread  # noqa: E402
from tests.journeys.players import Player  # noqa: E402
from tests.server.visitors import Running  # noqa: E402


def asked_for(name: str, otherwise: str) -> list[str]:
    return os.environ.get(name, otherwise).split()


SIZES = [tuple(map(int, size.split("x"))) for size in asked_for("SIZES", "360x640 844x390 768x1024 1440x900 2560x1440")]
THEMES = asked_for("THEMES", "light dark")
LANGUAGES = asked_for("LANGUAGES", "en de es it nl")
ONLY = asked_for("ONLY", "")
OUT = ROOT / os.environ.get("OUT", "screenshots")
PAGES = {"start": "", "games": "#/games", "watching": "#/watching", "rules": "#/rules", "learn": "#/learn"}
PAGES |= {"replay": "#/replay", "problem": "#/nonsense"}
LATE = 7  # by this round the mats of five players are full


# A page is built in pieces; it stands when nothing has changed for a moment.
STANDS = """new Promise((stands) => {
    const stop = () => { changes.disconnect(); stands(); };
    let still = setTimeout(stop, 600);
    const changes = new MutationObserver(() => { clearTimeout(still); still = setTimeout(stop, 400); });
    changes.observe(document.body, {subtree: true, childList: true});
    setTimeout(stop, 8000);
})"""
# Its pictures are drawn one at a time; those in other sizes are drawn anew.
DRAWN = """new Promise((drawn) => {
    const look = (left) => {
        const all = [...document.images].every((one) => one.complete && one.currentSrc);
        if (all || !left) requestAnimationFrame(() => requestAnimationFrame(drawn));
        else setTimeout(look, 50, left - 1);
    };
    look(60);
})"""


def is_wanted(name: str) -> bool:
    return not ONLY or any(name.startswith(one) for one in ONLY)


def shoot_as_it_is(player: Player, name: str, language: str) -> None:
    """In all sizes and themes."""
    page = player.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.wait_for_timeout(60)
            page.evaluate(DRAWN)
            page.screenshot(path=OUT / f"{name}-{language}-{theme}-{width}x{height}.png")


def shoot(player: Player, name: str) -> None:
    """In all sizes, themes and languages. The page is loaded anew for each language."""
    if not is_wanted(name):
        return
    for language in LANGUAGES:
        speak(player, language)
        player.page.reload()
        player.page.evaluate(STANDS)
        shoot_as_it_is(player, name, language)
    speak(player, "en")
    player.page.set_viewport_size({"width": 1440, "height": 900})
    player.page.reload()
    player.page.evaluate(STANDS)


def speak(player: Player, language: str) -> None:
    player.page.evaluate("(code) => localStorage.setItem('wildcards.language', JSON.stringify(code))", language)


def shoot_pages(player: Player) -> None:
    for name, place in PAGES.items():
        player.go(place)
        shoot(player, name)
    if is_wanted("lobby"):
        player.go()
        player.page.get_by_role("button", name="Invite friends").click()
        player.page.wait_for_selector(".seats")
        shoot(player, "lobby")


def shoot_decisions(player: Player, house: Running) -> None:
    """Plays with three until every kind of decision was there, and shows each with something picked."""

    def decide(player: Player, question: str, move: str) -> None:
        if question:
            shoot(player, f"decision-{question}")
        dealt.answer(player, move)

    player.start_table(players=3, level="random")
    dealt.play_until_every_power_was_used(player, house, decide)


def shoot_full_table(player: Player, players: int) -> None:
    """A late round, whatever it asks, and the count."""
    player.start_table(players=players)
    shown: set[str] = set()

    def look() -> bool:
        if player.question and "late" not in shown and f"Round {LATE}" in player.page.locator(".round").inner_text():
            shown.add("late")
            shoot(player, f"late-{players}")
        return player.is_over

    player.play_until(look, seconds=3600)
    shoot(player, f"count-{players}")


def shoot_told_round(browser: Browser, address: str, language: str) -> None:
    """The end of a round, with its story."""
    player = visit(browser, address, automatic=False)
    player.go()
    speak(player, language)
    player.start_table(players=4)
    held = player.page.locator("[data-answer=yes]").filter(has_not=player.page.locator("[disabled]"))
    player.play_until(lambda: bool(held.count()) and player.page.evaluate("!!document.querySelector('.told')"))
    shoot_as_it_is(player, "told", language)


def shoot_text_view(player: Player) -> None:
    player.go()
    player.page.get_by_role("button", name="Play now").click()
    player.page.wait_for_selector(".text-table")
    shoot(player, "text-view")


def visit(browser: Browser, address: str, **likes: Any) -> Player:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    return Player(context, address, **likes)


def take_all(browser: Browser, folder: Path) -> None:
    with house_in_a_thread(f"sqlite:///{folder}/pages.sqlite") as house:
        shoot_pages(visit(browser, house.origin))
        if is_wanted("text-view"):
            shoot_text_view(visit(browser, house.origin, textView=True))
        for language in LANGUAGES if is_wanted("told") else []:
            shoot_told_round(browser, house.origin, language)
        for players in (4, 5):
            if is_wanted(f"late-{players}") or is_wanted(f"count-{players}"):
                shoot_full_table(visit(browser, house.origin), players)
    if any(is_wanted(f"decision-{question}") for question in dealt.QUESTIONS):
        known = mock.patch("wildcards.server.hub.new_seed", return_value=dealt.SEED)
        with known, house_in_a_thread(f"sqlite:///{folder}/decisions.sqlite") as house:
            shoot_decisions(visit(browser, house.origin), house)


def main() -> None:
    if not ONLY:
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(exist_ok=True)
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sandbox = [] if os.geteuid() else ["--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=program, args=sandbox)
        try:
            take_all(browser, Path(folder))
        finally:
            browser.close()
    print(f"{len(list(OUT.iterdir()))} pictures in {os.path.relpath(OUT)}/")


if __name__ == "__main__":
    main()
