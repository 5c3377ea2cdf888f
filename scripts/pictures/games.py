"""The table, from the first decision to the count, and the replay."""

import re

from playwright.sync_api import Browser, Page

from scripts.pictures.camera import (
    View,
    clicking,
    is_wanted,
    pressing,
    sheet,
    shoot,
    shoot_as_it_is,
    speak,
    visit,
)
from tests.journeys import dealt
from tests.journeys.players import Player
from tests.server.clients import Running

LATE = 7  # by this round the mats of five players are full
SHEETS = ["menu", "give-up", "shortcuts", "story", "leader", "mat", "explain-animal", "explain-pile", "explain-card"]
SHEETS += ["known", "looking-back"]
AFTER = ["statistics", "fair-check", "games-played"]
REPLAY = ["replay-open", "replay-seat", "replay-menu", "replay-story", "replay-count", "replay-shortcuts"]


def is_dense(width: int, height: int) -> bool:
    """Where mats show numbers, and open when tapped."""
    return width < 640 or height < 620


def explaining(name: str, selector: str) -> View:
    """As a click with the other button does, at once."""

    def bring(page: Page) -> None:
        page.locator(selector).first.dispatch_event("contextmenu")
        page.wait_for_selector(".explainer")

    return sheet(name, bring)


def at_the_table() -> list[View]:
    """All that can be laid over the table."""
    return [
        sheet("menu", clicking(".tools button:last-child")),
        sheet("give-up", give_up),
        sheet("shortcuts", pressing("?")),
        sheet("story", pressing("l")),
        sheet("known", pressing("k")),
        sheet("leader", clicking("[data-place^=leader-]"), lambda width, height: not is_dense(width, height)),
        sheet("mat", clicking(".mat .open"), is_dense),
        explaining("explain-animal", ".display [data-explain]"),
        explaining("explain-pile", ".pile"),
        explaining("explain-card", ".hand [data-explain]"),
        View("looking-back", look_back, clicking(".actions button", then="[data-answer]")),
    ]


def give_up(page: Page) -> None:
    clicking(".tools button:last-child")(page)
    clicking("dialog .links .button:last-child", then="dialog [role=alert]")(page)


def look_back(page: Page) -> None:
    """From the middle of the story."""
    pressing("l")(page)
    lines = page.locator("dialog .lines button")
    lines.nth(lines.count() // 2).click()
    page.keyboard.press("Escape")


def shoot_decisions(browser: Browser, server: Running) -> None:
    """Plays with three until every kind of decision was there, and shows each with something picked."""

    def decide(player: Player, question: str, move: str) -> None:
        if question:
            shoot(player, f"decision-{question}")
        dealt.answer(player, move)

    with visit(browser, server.origin) as player:
        player.start_table(players=3, level="random")
        dealt.play_until_every_power_was_used(player, server, decide)


def play_until_late(player: Player, players: int) -> None:
    """Whatever is asked then. In a single round there may be nothing to ask: an empty hand bids by itself."""
    player.start_table(players=players)
    where = player.page.locator(".round")

    def is_late() -> bool:
        (played,) = re.findall(r"Round (\d+)", where.inner_text())
        return bool(player.question) and int(played) >= LATE

    player.play_until(is_late, seconds=3600)


def shoot_game_of_five(browser: Browser, address: str) -> None:
    with visit(browser, address) as player:
        play_until_late(player, 5)
        shoot(player, "late-5")
        if is_wanted("count-5"):
            player.play_until(lambda: player.is_over, seconds=3600)
            shoot(player, "count-5")


def shoot_game_of_four(browser: Browser, address: str) -> None:
    """All that there is to see at one table, then after the game and in its replay."""
    with visit(browser, address) as player:
        play_until_late(player, 4)
        shoot(player, "late-4", *at_the_table())
        if not is_wanted("count-4", *AFTER, *REPLAY):
            return
        player.play_until(lambda: player.is_over, seconds=3600)
        shoot(
            player,
            View("count-4", close_statistics),
            View("statistics", open_statistics, close_statistics),
            View("fair-check", check, close_statistics),
        )
        shoot_replay(player)
        player.go("#/games")
        shoot(player, "games-played")


def close_statistics(page: Page) -> None:
    page.evaluate("document.querySelector('dialog details').open = false")
    page.evaluate("document.querySelector('dialog').scrollTop = 0")


def open_statistics(page: Page) -> None:
    page.locator("dialog details").evaluate("(one) => { one.open = true; one.scrollIntoView({block: 'start'}); }")


def check(page: Page) -> None:
    """Once; what was found stays."""
    if not page.locator("dialog .fine").count():
        page.locator("dialog section > .button:has(+ [role=status])").dispatch_event("click")
    page.locator("dialog .fine").last.scroll_into_view_if_needed()


def shoot_replay(player: Player) -> None:
    """In the middle of a game that is over."""
    if not is_wanted(*REPLAY):
        return
    player.go(str(player.page.locator("dialog a[href*=replay]").get_attribute("href")))
    player.page.wait_for_url("**at=1")
    slider = player.page.get_by_role("slider")
    middle = int(str(slider.get_attribute("max"))) // 2
    place = player.page.url.partition("?")[0].removeprefix(f"{player.address}/")
    player.go(f"{place}?at={middle}")
    shoot(
        player,
        "replay-open",
        sheet("replay-menu", clicking(".bar > button:last-child")),
        sheet("replay-story", pressing("l")),
        sheet("replay-count", count_again),
        sheet("replay-shortcuts", pressing("?")),
    )
    player.go(f"{place}?at={middle}&seat=1")
    shoot(player, "replay-seat")


def count_again(page: Page) -> None:
    clicking(".bar > button:last-child")(page)
    clicking("dialog .links button:nth-of-type(2)", then="dialog .verdict")(page)


def shoot_told_round(browser: Browser, address: str, language: str) -> None:
    """The end of a round, with its story. It is gone once the page is loaded again: a table for each language."""
    with visit(browser, address, automatic=False) as player:
        player.go()
        speak(player, language)
        player.start_table(players=4)
        held = player.page.locator("[data-answer=yes]").filter(has_not=player.page.locator("[disabled]"))
        player.play_until(lambda: bool(held.count()) and player.page.evaluate("!!document.querySelector('.told')"))
        shoot_as_it_is(player, language, View("told"))


def shoot_text_view(browser: Browser, address: str) -> None:
    with visit(browser, address, textView=True) as player:
        player.go()
        player.page.get_by_role("button", name="Play now").click()
        player.page.wait_for_selector(".text-table")
        shoot(player, "text-view")
