"""What is seen seldom: first visits, wins, the game of the day, friends who are late or away, and no server at all."""

import json
from collections.abc import Callable

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from scripts.pictures.camera import View, clicking, is_wanted, sheet, shoot, visit
from tests.journeys.players import Player
from tests.journeys.test_together import follow

START = ["start-new", "start-offline", "start-here", "getting-ready"]
ENDS = ["count-won", "count-shared", "count-today", "today-played", "games-record", "games-delete"]
FRIENDS = ["join-late", "late-friend", "late-wish", "late-asked", "absent", "play-again"]
NAMES = [*START, *ENDS, *FRIENDS, "privacy-known", "privacy-forget", "pass-on"]
GAMES = 3  # enough for a line in a graph


def shoot_what_is_seldom(browser: Browser, address: str) -> None:
    for take, names in {
        shoot_starts: START,
        shoot_ends: ENDS,
        shoot_friends: FRIENDS,
        shoot_privacy: ["privacy-known", "privacy-forget"],
        shoot_hot_seat: ["pass-on"],
    }.items():
        if is_wanted(*names):
            take(browser, address)


def shoot_starts(browser: Browser, address: str) -> None:
    with visit(browser, address, knows=False) as player:
        player.go()
        shoot(player, "start-new")
    with visit(browser, address) as player:
        player.go("#/here")
        shoot(player, "start-here")
        held: list[Route] = []
        player.context.route("**/pyodide*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
        shoot(player, "getting-ready", arrive=clicking(".play .big", then=".play .big:disabled"))
        for route in held:
            route.abort()
    with visit(browser, address) as player:
        player.go()
        player.page.route("**/api/*", lambda route: route.abort())
        shoot(player, "start-offline", arrive=lambda page: page.wait_for_selector("[role=alert]"))


def shoot_ends(browser: Browser, address: str) -> None:
    with visit(browser, address) as player:
        for _ in range(GAMES):
            player.start_table(players=3, level="random")
            player.play_to_the_end()
        while not player.page.locator("figure.won").count():
            ends_a_game(player)
        shoot(player, "count-won")
        player.go("#/games")
        shoot(player, "games-record", sheet("games-delete", clicking(".finished button:last-of-type")))
    with visit(browser, address) as player:
        player.page.route_web_socket("**/ws", share_the_win)
        ends_a_game(player)
        shoot(player, "count-shared")
    with visit(browser, address, level="random") as player:
        player.go("#/today")
        player.page.locator(".big").click()
        player.sees_hand()
        player.play_to_the_end()
        shoot(player, "count-today")
        player.go("#/today")
        shoot(player, "today-played")


def ends_a_game(player: Player) -> None:
    player.start_table(players=3, level="random")
    player.give_up()


def share_the_win(socket: WebSocketRoute) -> None:
    """The one in the first seat has as much as whoever won, or as whoever came second."""

    def change(message: str | bytes) -> None:
        told = json.loads(message)
        result = (told.get("view") or {}).get("result")
        if result:
            ranks = result["ranks"]
            winner = ranks.index(1)
            other = ranks.index(min(rank for rank in ranks if rank > 1)) if winner == 0 else 0
            result["ranks"] = [1 if seat in (winner, other) else 3 for seat in range(len(ranks))]
            result["decided_by"] = "shared"
            for of_each in ("points", "scores"):
                result[of_each][other] = result[of_each][winner]
        socket.send(json.dumps(told))

    socket.connect_to_server().on_message(change)


def shoot_friends(browser: Browser, address: str) -> None:
    with visit(browser, address) as ann, visit(browser, address, name="") as ben, visit(browser, address) as eve:
        made = ann.make_table(start=False, players=4, level="random", grace=600)
        link = f"{address}/#/join/{made['invite']}"
        follow(ben, link, "Ben")
        ann.page.get_by_role("button", name="Start the game").click()
        ann.sees_hand()
        ben.sees_hand()
        shoot_lateness(ann, eve, link)
        table = ben.page.url
        ben.go("#/rules")
        ann.page.get_by_text("Ben is away").wait_for()
        shoot(ann, "absent")
        ben.page.goto(table)
        ben.sees_hand()
        ben.concede()
        ann.give_up()
        ben.page.get_by_role("button", name="Play again").click()
        expect(ann.page.locator("dialog .next.wished")).to_be_visible()
        shoot(ann, "play-again")


def shoot_lateness(ann: Player, eve: Player, link: str) -> None:
    eve.visit(link)
    shoot(eve, "join-late")
    eve.page.get_by_role("button", name="Come in").click()
    eve.page.get_by_role("button", name="Ask the host").wait_for()
    shoot(eve, "late-friend")
    eve.page.get_by_role("button", name="Ask the host").click()
    ann.page.get_by_role("button", name="Let them play").wait_for()
    shoot(ann, "late-wish")
    shoot(eve, "late-asked")
    ann.page.get_by_role("button", name="Not now").click()


def shoot_privacy(browser: Browser, address: str) -> None:
    with visit(browser, address) as player:
        player.make_table(start=False)
        player.go("#/privacy")
        shoot(
            player,
            View("privacy-known", in_sight(".links")),
            sheet("privacy-forget", clicking(".links button:last-child")),
        )


def in_sight(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).scroll_into_view_if_needed()


def shoot_hot_seat(browser: Browser, address: str) -> None:
    with visit(browser, address) as player:
        player.make_table(start=False, players=3)
        player.button("play-at-this-device").first.click()
        player.page.locator(".naming input").fill("Ben")
        player.page.keyboard.press("Enter")
        expect(player.page.locator(".seats strong")).to_have_count(2)
        player.button("start-game").click()
        player.play_until(player.page.locator("main.pass").is_visible)
        shoot(player, "pass-on", arrive=lambda page: page.wait_for_selector("main.pass"))
