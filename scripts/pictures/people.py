"""A table of people: invitations, talk, pauses, clocks, those who watch, and those who were away."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from scripts.pictures.camera import View, clicking, is_wanted, pressing, sheet, shoot, visit
from tests.journeys.players import Player
from tests.journeys.test_together import follow
from tests.patience import PATIENCE

BEFORE = ["join", "lobby-friends", "lobby-guest"]
TALK = ["talk", "report", "said"]
PAUSES = ["pause-wish", "pause-asked", "paused"]
WATCHING = ["spectator", "watching-several"]
NAMES = [*BEFORE, "waiting", *TALK, *PAUSES, *WATCHING, "games-several", "stand-in"]
EARLY = "Round 4"
GRACE = 15  # seconds until a bot plays for somebody who is away; longer than a page needs to be loaded again


def shoot_table_of_people(browser: Browser, address: str) -> None:
    with visit(browser, address) as ann, visit(browser, address, name="") as ben, visit(browser, address) as eve:
        made = ann.make_table(start=False, players=4, watching="everyone", grace=GRACE)
        link = f"#/join/{made['invite']}"
        eve.go(link)
        shoot(eve, "join")
        follow(ben, f"{address}/{link}", "Ben")
        shoot(ann, "lobby-friends")
        shoot(ben, "lobby-guest")
        if not is_wanted(*set(NAMES) - set(BEFORE)):
            return
        ann.page.get_by_role("button", name="Start the game").click()
        ann.play_until(lambda: all_asked(ann, ben), ben)
        shoot_waiting(ben)
        shoot_talk(ann, ben)
        shoot_pauses(ann, ben)
        eve.go(f"#/watch/{made['watch']}")
        shoot(eve, "spectator")
        eve.go("#/watching")
        shoot(eve, "watching-several")
        shoot_absence(ann)


def all_asked(*players: Player) -> bool:
    """In an early round, before anybody has bid."""
    story = players[0].page.locator("aside.story")
    return EARLY in story.inner_text() and all(player.question == "Bid" for player in players)


def shoot_waiting(player: Player) -> None:
    """Somebody has bid, others have not; then they change their mind."""
    if not is_wanted("waiting"):
        return
    player.pick_something()
    player.act()
    change = player.page.get_by_role("button", name="Change my mind")
    change.wait_for()
    shoot(player, "waiting")
    change.click()
    expect(player.page.locator("[data-answer=yes]")).to_be_visible()


def shoot_talk(ann: Player, ben: Player) -> None:
    if not is_wanted(*TALK):
        return
    for player in (ann, ben):
        player.page.keyboard.press("c")
        player.page.locator(".emotes button").nth(0).click()
    ann.page.get_by_placeholder("Say something").fill("May I have the peacock, please? I have waited for it so long.")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    ben.page.locator(".emotes button").nth(5).click()
    ann.page.keyboard.press("Escape")
    shoot(ann, View("said", saying(ben)), sheet("talk", pressing("c", then=".talk")), sheet("report", report))
    ben.page.keyboard.press("Escape")


def saying(speaker: Player) -> Callable[[Page], None]:
    """What somebody else says, while it is to be seen."""

    def bring(page: Page) -> None:
        speaker.page.locator(".emotes button").nth(1).click()
        page.wait_for_selector(".toasts li")

    return bring


def report(page: Page) -> None:
    pressing("c", then=".talk")(page)
    clicking(".talk .reports button", then=".talk form input[maxlength='500']")(page)


def shoot_pauses(ann: Player, ben: Player) -> None:
    if not is_wanted(*PAUSES):
        return
    ben.page.get_by_role("button", name="Menu", exact=True).click()
    ben.page.get_by_role("button", name="Ask for a pause").click()
    ben.page.keyboard.press("Escape")
    shoot(ann, "pause-wish")
    shoot(ben, "pause-asked")
    ann.page.get_by_role("button", name="Agree").click()
    expect(ann.page.locator(".prompt")).to_contain_text("paused")
    shoot(ann, "paused")
    ann.page.get_by_role("button", name="Resume").click()
    expect(ann.page.locator("[data-answer=yes]")).to_be_visible()


def shoot_absence(player: Player) -> None:
    """Somebody looks at other pages, and a bot plays for them meanwhile."""
    if not is_wanted("games-several", "stand-in"):
        return
    table = player.page.url
    player.go("#/games")
    shoot(player, "games-several")
    player.page.wait_for_timeout((GRACE + 5) * 1000)  # it takes a moment to be missed
    player.page.goto(table)
    player.page.get_by_role("button", name="Take the seat back").wait_for(timeout=PATIENCE * 1000)
    shoot(player, "stand-in")


def shoot_clock(browser: Browser, address: str) -> None:
    with visit(browser, address) as player:
        player.start_table(players=3, clock={"kind": "bank", "seconds": 1200, "increment": 5})
        shoot(player, "countdown")
