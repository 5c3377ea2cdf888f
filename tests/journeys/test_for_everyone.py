"""No screen keeps anybody out: axe-core finds nothing on any of them, in both themes, large and small.

At the table it looks over the shoulder of somebody who uses the power of every Leader.
"""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.journeys.conftest import Arrive
from tests.journeys.dealt import answer, play_until_every_power_was_used
from tests.journeys.players import Player
from tests.server.clients import Running

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FIND = """async (options) => {
    const unseen = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];  // axe looks at colours, and where nothing can be seen there are none
    const {violations} = await axe.run(options);
    document.adoptedStyleSheets = unseen;
    return violations.map((one) => [one.id, one.nodes[0].html]);
}"""
ALL_RULES: dict[str, Any] = {"rules": {"target-size": {"enabled": True}}}
COLOURS: dict[str, Any] = {"runOnly": ["color-contrast"]}  # nothing else should depend on the theme:
DARK_WITH_ALL_RULES = ("start", "bid", "count")  # there it is looked at
LARGE, SMALL = (1280, 800), (360, 640)
PLACES = ("", "#/today", "#/games", "#/watching", "#/replay", "#/rules", "#/learn", "#/nonsense")


class Checker:
    """Looks at a player's page with axe-core and keeps what it finds."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.found: list[str] = []

    def look(self, screen: str, *, dark: bool = True, small: bool = False) -> None:
        """In the light; where asked for in the dark, and on a phone, whose colours are the same."""
        self._find(screen, ALL_RULES)
        if dark:
            self.page.emulate_media(color_scheme="dark")
            self._find(f"{screen} in the dark", ALL_RULES if screen in DARK_WITH_ALL_RULES else COLOURS)
            self.page.emulate_media(color_scheme="light")
        if small:
            self.player.resize(*SMALL)
            self.page.evaluate("scrollTo(0, 1e6)")  # there a bar that stays in sight lies over nothing
            self._find(f"{screen} on a phone", ALL_RULES)
            self.player.resize(*LARGE)

    def _find(self, screen: str, options: dict[str, Any]) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        found = self.page.evaluate(FIND, options)
        self.found += [f"{screen}: {rule} at {where[:160]}" for rule, where in found]


def test_axe_finds_nothing_on_any_page(arrive: Arrive) -> None:
    ann = arrive()
    checker = Checker(ann)
    for place in PLACES:
        ann.go(place)
        ann.page.locator("main .primary" if place == "#/today" else "main :is(a, button)").first.wait_for()
        checker.look(place or "start", small=True)
    ann.go()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.locator("dialog").wait_for()
    checker.look("settings")
    check_bar_above_the_page(ann.page)
    ann.go()
    ann.page.get_by_role("button", name="Invite friends").click()
    ann.page.wait_for_selector(".seats")
    checker.look("lobby", small=True)
    assert checker.found == []


def check_bar_above_the_page(page: Page) -> None:
    """A phone's own bar has the colour of the page, whichever theme is chosen."""
    seen = set()
    for theme in ("dark", "light", "system"):
        page.get_by_label("Colours").select_option(theme)
        ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        expect(page.locator("meta[name=theme-color]")).to_have_attribute("content", ground)
        seen.add(ground)
    assert len(seen) == 2


def test_the_power_of_every_leader_is_used_and_axe_finds_nothing_in_any_kind_of_decision_nor_after_the_game(
    arrive: Arrive, dealt_server: Running
) -> None:
    ann = arrive(dealt_server.origin)
    ann.start_table(players=3, level="random")
    checker = Checker(ann)
    look_at_sheets(ann, checker)

    def look_and_answer(player: Player, question: str, move: str) -> None:
        if question:
            telling = question in ("bid", "take", "swap")  # among them they show all that a table has
            checker.look(question, dark=telling, small=telling)
        answer(player, move)

    play_until_every_power_was_used(ann, dealt_server, look_and_answer)
    ann.give_up()
    ann.page.locator("summary").click()
    ann.page.get_by_role("button", name="Check it").click()
    ann.page.locator("dialog .fine").first.wait_for()
    checker.look("count", small=True)
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.get_by_role("slider").wait_for()
    checker.look("replay of a game", small=True)
    assert checker.found == []


def look_at_sheets(player: Player, checker: Checker) -> None:
    page = player.page
    player.opens_menu()
    checker.look("menu")
    player.closes_sheet()
    chat, talk = page.get_by_role("button", name="Chat", exact=True), page.get_by_placeholder("Say something")
    chat.click()  # beside the story, until it is put away
    talk.wait_for()
    checker.look("chat")
    chat.click()
    expect(talk).to_have_count(0)
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    checker.look("shortcuts")
    player.closes_sheet()
    look_at_explanation(player, checker, "discard")
    page.keyboard.press("t")
    page.locator(".text-table").wait_for()
    checker.look("text view", small=True)
    look_at_explanation(player, checker, "points")
    page.keyboard.press("t")
    page.locator("main.table").wait_for()


def look_at_explanation(player: Player, checker: Checker, of: str) -> None:
    player.page.locator(f"[data-explain={of}]").first.click()
    player.page.get_by_role("note").wait_for()
    checker.look(f"explanation of {of}", small=True)
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("note")).to_have_count(0)
