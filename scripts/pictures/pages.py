"""The pages around the table, and the lesson."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page

from scripts.pictures.camera import View, clicking, is_wanted, load_again, sheet, shoot, visit
from tests.journeys.test_replay import drop, record

PAGES = {"games": "#/games", "watching": "#/watching", "rules": "#/rules", "replay": "#/replay"}
PAGES |= {"today": "#/today", "privacy": "#/privacy", "problem": "#/nonsense"}
NAMES = ["start", "settings", *PAGES, "lobby", "rules-example", "rules-search", "replay-list", "unreachable"]
EXAMPLE = "example-break"
LION = {"en": "lion", "de": "Löwe", "es": "león", "it": "leone", "nl": "leeuw"}
BEATS = {"lesson-decision": 17, "lesson-swap": 38, "lesson-count": 53, "lesson-end": 55}
LESSON = ["learn", "lesson-parts", *BEATS]


def shoot_pages(browser: Browser, address: str) -> None:
    with visit(browser, address) as player:
        player.go()
        shoot(player, "start", sheet("settings", clicking("nav button")))
        for name, place in PAGES.items():
            player.go(place)
            shoot(player, name)
        player.go(f"#/rules/{EXAMPLE}")
        shoot(player, View("rules-example", show_example), arrive=go_on_in_example)
        player.go("#/rules")
        shoot(player, View("rules-search", search))
        if is_wanted("replay-list"):
            player.go("#/replay")
            player.page.wait_for_selector(".drop")
            drop(player, record(0), record(1, ("Dora", "Emil", "Fay", "Gus")))
            player.page.wait_for_selector(".panel:nth-of-type(2)")
            shoot(player, "replay-list")
        if is_wanted("lobby"):
            player.go()
            player.page.get_by_role("button", name="Invite friends").click()
            player.page.wait_for_selector(".seats")
            shoot(player, "lobby")
    if is_wanted("unreachable"):
        shoot_unreachable(browser, address)


def go_on_in_example(page: Page) -> None:
    """To its third step."""
    for _ in range(2):
        page.locator(f"#{EXAMPLE} .steps button").last.dispatch_event("click")


def show_example(page: Page) -> None:
    """What is far from sight has no height yet, so it takes two looks."""
    for _ in range(2):
        page.locator(f"#{EXAMPLE}").evaluate("(one) => one.scrollIntoView({block: 'start'})")
        page.wait_for_timeout(100)


def search(page: Page) -> None:
    page.locator("#rulebook-search").fill(LION[page.evaluate("document.documentElement.lang")])
    page.wait_for_selector("mark")
    page.evaluate("scrollTo(0, 0)")


def shoot_unreachable(browser: Browser, address: str) -> None:
    with visit(browser, address) as player:
        for lost in ("**/assets/RulesPage*", "**/api/about"):
            player.page.route(lost, lambda route: route.abort())
        player.go("#/rules")
        shoot(player, "unreachable")


def shoot_lesson(browser: Browser, address: str) -> None:
    with visit(browser, address) as player:
        player.go("#/learn")
        shoot(player, "learn", sheet("lesson-parts", clicking(".bar button")))
        for name, beat in BEATS.items():
            shoot(player, name, arrive=leading_to(beat))


def leading_to(beat: int) -> Callable[[Page], None]:
    """The lesson goes on where it was left; the step from there is taken before the camera, as a learner would."""

    def arrive(page: Page) -> None:
        page.evaluate("(beat) => localStorage.setItem('wildcards.lesson', beat)", str(beat - 1))
        load_again(page)
        page.wait_for_selector(".bubble")
        page.keyboard.press("g")

    return arrive
