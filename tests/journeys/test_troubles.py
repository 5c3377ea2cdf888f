"""What goes wrong ends on a friendly page, or beside what was tried, and says what to do."""

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player
from tests.journeys.test_replay import drop, record, slider
from tests.journeys.test_together import follow, invite

INVISIBLE = "\u200b\u200b"


def says(player: Player, words: str) -> None:
    expect(player.page.get_by_role("alert")).to_contain_text(words)


def test_bad_links_lead_to_a_page_that_says_what_to_do(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive()
    made = ann.make_table(start=False, players=3)
    eve.excused = ("404",)
    long = "x" * 100
    for place, words in (
        ("#/table/nosuchtable", "There is no such table"),
        ("#/join/nosuchcode", "This link does not work"),
        ("#/watch/nosuchcode", "This link does not work"),
        ("#/replay/nosuchrecord", "There is no such game"),
        ("#/nonsense", "There is no such page"),
        ("#/join", "This link does not work"),
        ("#/watch/", "This link does not work"),
        (f"#/join/{long}", "This link does not work"),
        (f"#/table/{long}", "There is no such table"),
        (f"#/table/{made['table']}?code={long}", "need an invitation or a spectator link"),
        ("#/constructor", "There is no such page"),
        ("#/__proto__", "There is no such page"),
        ("nonsense", "There is no such page"),
    ):
        eve.go(place)
        says(eve, words)
        eve.page.get_by_role("link", name="Home", exact=True).click()
        expect(eve.page.get_by_role("button", name="Play now")).to_be_visible()
    for place in (f"#/join/{made['invite'].upper()}.", f"#/Join/{made['invite']}%20)", f"join/{made['invite']}"):
        eve.go(place)
        expect(eve.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_an_invitation_to_a_full_table_or_a_game_that_runs_says_so(arrive: Arrive) -> None:
    ann, ben, eve = arrive(), arrive(name=""), arrive(name="")
    link = invite(ann)
    follow(ben, link, "Ben")
    ann.page.get_by_label("Who plays in seat 3").select_option(index=1)
    expect(ann.page.locator(".seats strong")).to_have_count(3)
    eve.visit(link)
    expect(eve.page.get_by_role("main")).to_contain_text("All seats are taken. You can watch")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    eve.page.reload()
    expect(eve.page.get_by_role("main")).to_contain_text("The game has begun. You can watch")
    expect(eve.page.get_by_role("main")).to_contain_text("Ann, Ben, Iris")  # as the table calls them


def test_whoever_sits_down_when_the_game_has_just_begun_is_told_so(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive(name="")
    eve.visit(invite(ann))
    eve.page.get_by_label("Your name").fill("Eve")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("button", name="Ask the host")).to_be_visible()


def test_an_invitation_to_a_game_that_is_over_says_so(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive(name="")
    made = ann.make_table(start=True, players=3)
    ann.sees_hand()
    ann.give_up()
    eve.go(f"#/join/{made['invite']}")
    expect(eve.page.get_by_role("main")).to_contain_text("This game is over")
    eve.go(f"#/watch/{made['watch']}")
    expect(eve.page.get_by_role("dialog", name="Final scoring")).to_be_visible()


def test_a_name_that_cannot_be_used_is_asked_for_again(arrive: Arrive) -> None:
    ann, ben = arrive(name=""), arrive(name="")
    for player in (ann, ben):
        player.excused = ("400",)
    ann.go()
    ann.page.get_by_label("Your name").fill(INVISIBLE)
    ann.page.get_by_role("button", name="Play now").click()
    says(ann, "This name cannot be used")
    ann.page.get_by_label("Your name").fill("Ann")
    link = invite(ann)
    ben.visit(link)
    ben.page.get_by_label("Your name").fill(INVISIBLE)
    ben.page.get_by_role("button", name="Sit down").click()
    says(ben, "This name cannot be used")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".seats").get_by_text("Ben")).to_be_visible()


# A page from before the server was renewed.
OLD_PAGE = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        send.call(this, JSON.stringify(message.type === 'hello' ? {...message, protocol: 0} : message));
    };
"""


def test_an_old_page_is_asked_to_load_itself_again(arrive: Arrive) -> None:
    ann = arrive()
    ann.context.add_init_script(OLD_PAGE)
    ann.make_table(start=True, players=3)
    says(ann, "There is a newer version of this page")
    expect(ann.page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_record_is_dropped_into_the_replay_and_anything_else_is_refused(arrive: Arrive) -> None:
    ann = arrive()
    ann.excused = ("400",)
    ann.go("#/replay")
    expect(ann.page.get_by_role("heading", name="Replay")).to_be_visible()
    drop(ann, "not a record")
    says(ann, "not a complete game record")
    drop(ann, record())
    expect(slider(ann)).to_be_visible()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("button", name="Show the scoring")).to_be_visible()


def test_a_browser_without_cookies_is_told_that_it_needs_one(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive(name="")
    link = invite(ann)
    eve.excused = ("401",)
    eve.page.route("**/api/guests", lambda route: route.fulfill(json={"person": "eve", "name": "Eve"}))
    eve.go()
    eve.page.get_by_role("button", name="Play now").click()
    says(eve, "Allow cookies for this page")
    eve.visit(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit down").click()
    says(eve, "Allow cookies for this page")


def test_a_table_behind_a_network_without_websockets_says_so_and_keeps_trying(arrive: Arrive) -> None:
    ann = arrive()
    blocked = [True]
    ann.page.route_web_socket("**/ws", lambda socket: socket.close() if blocked else socket.connect_to_server())
    ann.page.clock.install()
    ann.make_table(start=True, players=3)

    def is_told_after_a_while() -> bool:
        ann.page.clock.fast_forward(9000)
        return ann.page.get_by_role("alert").count() > 0

    ann.until(is_told_after_a_while)
    says(ann, "may be blocking WebSockets")
    expect(ann.page.get_by_role("button", name="Reload")).to_be_visible()
    blocked.clear()
    ann.sees_hand()


def test_an_answer_is_not_given_twice_while_the_table_is_still_to_be_seen(arrive: Arrive) -> None:
    ann = arrive()
    heard: list[str] = []

    def hold_updates(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            heard.append(str(message))
            if not (answered and '"type":"update"' in str(message)):
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    answered: list[bool] = []
    ann.page.route_web_socket("**/ws", hold_updates)
    ann.play_now()
    ann.pick_something()
    answered.append(True)
    ann.answer()
    ann.until(lambda: any('"type":"done"' in message for message in heard))
    ann.stands()
    expect(ann.page.locator("[data-answer=yes]")).to_be_disabled()


def test_a_page_whose_code_does_not_come_says_so_in_the_reader_s_language(arrive: Arrive) -> None:
    ann, ben = arrive(screen={"locale": "de-DE"}), arrive(screen={"java_script_enabled": False})
    ann.excused = ("ERR_FAILED", "Failed to fetch")
    ann.page.route(re.compile("/assets/(?!index-).*js$"), lambda route: route.abort())
    ann.go()
    says(ann, "Diese Seite konnte nicht geladen werden")
    ben.go()
    expect(ben.page.locator("noscript p").first).to_have_text(re.compile("needs JavaScript"))


@pytest.mark.parametrize("page", ["rules", "learn"])
def test_a_page_whose_texts_do_not_come_says_so_and_offers_to_try_again(arrive: Arrive, page: str) -> None:
    ann = arrive()
    ann.excused = ("ERR_FAILED", "Failed to fetch")
    ann.page.route(f"**/assets/{page}-*.js", lambda route: route.abort())
    ann.go()
    ann.page.evaluate("(page) => { location.hash = `#/${page}`; }", page)
    expect(ann.page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_page_that_went_away_with_an_old_version_asks_to_be_loaded_again(arrive: Arrive) -> None:
    ann = arrive()
    ann.excused = ("404", "Failed to fetch")
    ann.page.route("**/assets/RulesPage*", lambda route: route.fulfill(status=404))
    ann.go()
    ann.page.get_by_role("link", name="Rules").click()
    says(ann, "There is a newer version of this page")
    ann.page.route("**/assets/lazyParts*", lambda route: route.fulfill(status=404))
    ann.play_now()
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("then reload the page")


def test_an_old_start_page_asks_to_be_loaded_again(arrive: Arrive) -> None:
    ann = arrive()

    def renew(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "protocol": 99})

    ann.page.route("**/api/about", renew)
    ann.go()
    says(ann, "There is a newer version of this page")
    expect(ann.page.get_by_role("button", name="Reload")).to_be_visible()
