"""With others: invitations, watching, lost connections, clocks."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import LOST_NETWORK, Player
from tests.journeys.servers import Server
from tests.server.clients import Running


def invite(host: Player) -> str:
    host.go()
    host.page.get_by_role("button", name="Invite friends").click()
    link = host.page.get_by_label("Send this link to your friends")
    expect(link).to_be_visible()
    return link.input_value()


def follow(guest: Player, link: str, name: str) -> None:
    guest.visit(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("The host starts the game")).to_be_visible()


def begin_together(host: Player, guest: Player, name: str = "Ben", **settings: Any) -> None:
    """A game of both against bots: of three, unless the settings say otherwise."""
    made = host.make_table(start=False, **{"players": 3} | settings)
    follow(guest, f"{host.address}/#/join/{made['invite']}", name)
    host.page.get_by_role("button", name="Start the game").click()
    host.sees_hand()
    guest.sees_hand()


def ask_for_a_pause(player: Player) -> None:
    player.opens_menu()
    player.page.get_by_role("button", name="Ask for a pause").click()
    player.closes_sheet()


def test_two_browsers_and_a_bot_play_through_an_invitation(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    link = invite(ann)
    follow(ben, link, "Ben")
    expect(ann.page.locator(".seats").get_by_text("Ben")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    ben.sees_hand()
    ann.play_until(lambda: "Round 4" in ann.page.locator("aside.story").inner_text(), ben)
    table = ann.page.url
    ben.concede()
    ben.go()
    ann.give_up()
    ben.visit(table)
    expect(ben.page.locator("dialog .verdict")).to_be_visible()
    counted = [player.page.locator("dialog tbody").first.inner_text() for player in (ann, ben)]
    assert counted[0] == counted[1]
    ann.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("button", name="Join").click()
    for player in (ann, ben):
        expect(player.page.get_by_role("heading", name="Who is playing?")).to_be_visible()


def test_a_decision_can_be_changed_until_everybody_has_decided(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben)
    ann.pick_something()
    ann.answer()
    expect(ann.page.get_by_role("button", name="Change my mind")).to_be_visible()
    ann.page.reload()
    ann.page.get_by_role("button", name="Change my mind").click()
    refill = ann.page.locator(".hand .slot").last
    ann.until(lambda: ann.question == "Bid")
    refill.click()
    expect(refill).to_have_attribute("aria-pressed", "true")
    ann.answer()
    expect(ann.page.get_by_role("button", name="Change my mind")).to_be_visible()
    ben.pick_something()
    ben.answer()
    expect(ann.page.locator("aside.story").get_by_text(re.compile("Bids: you"))).to_be_visible()
    bids = ann.page.locator("aside.story li").filter(has_text="Bids: you")
    expect(bids).to_contain_text("Refill Hand")


def test_a_spectator_sees_the_game_and_no_hand(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive()
    watch = ann.start_table(players=3, watching="link")
    eve.go(f"#/watch/{watch}")
    expect(eve.page.locator(".display").first).to_be_visible()
    assert eve.page.locator(".hand .slot").count() == 0
    ann.play_until(lambda: "Round 3" in eve.page.locator("aside.story").inner_text())
    assert eve.question is None


def test_what_is_said_is_heard_and_can_be_muted(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben)
    ben.stop_time()
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_role("button", name="Well played!").click()
    expect(ben.page.locator(".toasts").get_by_text("Well played!")).to_be_visible()
    ben.page.clock.resume()
    expect(ben.page.get_by_role("button", name="Chat")).to_contain_text("one new message")
    expect(ann.page.locator(".unread")).to_have_count(0)
    ben.page.get_by_role("button", name="Chat").click()
    expect(ben.page.locator(".unread")).to_have_count(0)
    heard = ben.page.locator(".talk li").filter(has_text="Ann")
    expect(heard).to_have_count(1)
    ben.page.locator(".talk").get_by_label("Ann").check()
    expect(heard).to_have_count(0)
    ann.page.get_by_placeholder("Say something").fill("Do you hear me?")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    expect(ann.page.locator(".talk").get_by_text("Do you hear me?")).to_be_visible()
    for line in range(20):
        ann.page.get_by_placeholder("Say something").fill(f"{line}{'x' * 100}")
        ann.page.get_by_role("button", name="Say", exact=True).click()
        expect(ann.page.locator(".talk li").last).to_contain_text(f"Ann {line}x")
    expect(heard).to_have_count(0)
    expect(ann.page.locator(".talk li").last).to_be_in_viewport(ratio=0.9)
    assert ann.page.evaluate("(list => list.scrollWidth <= list.clientWidth)(document.querySelector('.talk ol'))")
    # Beside the story there is less room: what was said and what is written stay in sight below all the emotes.
    ann.resize(1280, 720)
    ann.page.get_by_role("region", name="Chat").evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    expect(ann.page.locator(".talk").get_by_label("Ben")).to_be_in_viewport(ratio=0.9)
    expect(ann.page.locator(".talk li").last).to_be_in_viewport(ratio=0.5)
    expect(ann.page.get_by_placeholder("Say something")).to_be_in_viewport(ratio=0.9)


def test_a_game_goes_on_after_a_restart_of_the_server(arrive: Arrive, own_server: Server) -> None:
    ann = arrive(own_server.address)
    ann.excused = LOST_NETWORK
    ann.play_now()
    ann.play_until(lambda: "Round 3" in ann.page.locator("aside.story").inner_text())
    ann.play_until_asked("Bid")
    ann.pick_something()
    picked = ann.picked
    own_server.close()
    expect(ann.page.get_by_text("Connecting")).to_be_visible()
    own_server.open()
    expect(ann.page.get_by_text("Connecting")).to_have_count(0)
    assert ann.picked == picked
    ann.play_until(lambda: "Round 4" in ann.page.locator("aside.story").inner_text())


def host_runs_out_of_time(host: Player, guest: Player, server: Running) -> Locator:
    """Time flies whenever all wait for the host; the guest plays on, so that the game waits for people."""
    back = host.page.get_by_role("button", name="Take the seat back")

    def look() -> None:
        (room,) = server.hub.rooms.values()
        if room.table.game is not None and list(room.table.game.pending) == [0]:
            server.make_time_fly(601)

    def is_away() -> bool:
        server.see(look)
        return back.count() > 0

    guest.play_until(is_away)
    return back


def test_when_time_runs_out_a_bot_plays_until_the_seat_is_taken_back(arrive: Arrive, timed_server: Running) -> None:
    ann, ben = arrive(timed_server.origin), arrive(timed_server.origin, name="")
    begin_together(ann, ben, clock={"kind": "decision", "seconds": 600})
    expect(ann.page.get_by_role("timer")).to_be_visible()
    ask_for_a_pause(ben)
    expect(ann.page.get_by_role("button", name="Agree")).to_be_visible()
    back = host_runs_out_of_time(ann, ben, timed_server)
    expect(ann.page.locator(".prompt")).to_contain_text("a bot is playing for you")
    expect(ann.page.get_by_role("button", name="Agree")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    expect(ann.page.locator(".prompt")).not_to_contain_text("a bot is playing for you")


def test_whoever_takes_the_seat_back_is_where_the_game_is(arrive: Arrive, timed_server: Running) -> None:
    phone = {"viewport": {"width": 360, "height": 640}}
    ann, ben = arrive(timed_server.origin, automatic=False), arrive(timed_server.origin, phone, name="")
    begin_together(ann, ben, level="random", clock={"kind": "decision", "seconds": 600})
    back, notice = host_runs_out_of_time(ann, ben, timed_server), ben.page.locator(".notice")
    expect(notice).to_have_text("A bot plays")
    assert notice.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    later = round_of(ben) + 3
    ben.play_until(lambda: round_of(ben) >= later)
    back.click()
    expect(back).to_have_count(0)
    ann.until(lambda: round_of(ann) >= later)
    expect(ann.page.get_by_role("button", name="Continue")).to_have_count(0)


def round_of(player: Player) -> int:
    return int(player.page.locator("h1").inner_text().split()[1])


def test_on_a_phone_the_bar_has_room_for_the_clock_and_for_a_lost_connection(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}, "locale": "de-DE"})
    ann.excused = LOST_NETWORK
    ann.start_table(players=3, clock={"kind": "bank", "seconds": 1800, "increment": 5})
    expect(ann.page.get_by_role("timer")).to_be_visible()
    ann.context.set_offline(True)
    expect(ann.page.get_by_text("Verbindung wird aufgebaut")).to_be_visible()
    ann.waits_for(
        """(() => {
            const places = [".bar .clock", ".bar .tools", "[data-place=animals]"].map(
                (one) => document.querySelector(one).getBoundingClientRect());
            return places.every((one, i) => i === 0 || places[i - 1].right <= one.left);
        })()"""
    )


def test_on_a_phone_too_one_sees_whose_time_runs_and_who_is_away(arrive: Arrive) -> None:
    ann, ben = arrive(screen={"viewport": {"width": 360, "height": 640}}), arrive(name="")
    begin_together(ann, ben, clock={"kind": "decision", "seconds": 600})
    mat = ann.page.get_by_role("article", name="Ben")
    expect(mat.get_by_text(re.compile(r"^\d+:\d\d$"))).to_be_visible()
    ben.go()
    notice = mat.locator(".notice")
    expect(notice).to_have_text(re.compile(r"^away \d:\d\d$"))
    expect(notice).to_be_visible()


def test_the_game_pauses_when_everybody_agrees_and_goes_on_when_somebody_wants(arrive: Arrive) -> None:
    ann, ben, eve = arrive(), arrive(name=""), arrive()
    begin_together(ann, ben)
    ask_for_a_pause(ann)
    expect(ann.page.get_by_text("The pause begins when everybody agrees")).to_be_visible()
    expect(ben.page.get_by_text("Ann asks for a pause.")).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()
    for player in (ann, ben):
        expect(player.page.locator(".prompt")).to_contain_text("The game is paused")
    ann.opens_menu()
    expect(ann.page.get_by_role("button", name="Give up")).to_be_visible()
    eve.visit(ann.page.get_by_label("Others can watch with this link").input_value())
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Resume")).to_have_count(0)
    ben.page.get_by_role("button", name="Resume").click()
    for player in (ann, ben):
        expect(player.page.locator("[data-answer=yes]")).to_be_visible()


# A tab that is hidden when the journey says so, and that notes which notifications it would show.
HIDEABLE = """
    window.hide = (hidden) => {
        Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
        document.dispatchEvent(new Event('visibilitychange'));
    };
    window.notes = [];
    window.Notification = class {
        static permission = 'granted';
        constructor(title) { window.notes.push(title); }
        close() { window.notes.push('closed'); }
    };
"""


def notes(player: Player, *titles: str) -> None:
    player.waits_for(f"notes.join() === '{','.join(titles)}'")


def test_a_hidden_tab_calls_with_its_title_and_a_notification_until_it_is_seen(arrive: Arrive) -> None:
    ann = arrive(notify=True)
    ann.context.add_init_script(HIDEABLE)
    ann.make_table(start=False, players=3)
    start = ann.page.get_by_role("button", name="Start the game")
    expect(start).to_be_visible()
    ann.page.evaluate("hide(true)")
    start.click()
    expect(ann.page).to_have_title(re.compile("^●"))
    notes(ann, "Your turn")
    ann.page.evaluate("hide(false)")
    expect(ann.page).to_have_title("Your turn")
    notes(ann, "Your turn", "closed")


def test_a_tab_calls_too_when_it_is_left_unanswered_or_while_the_last_round_is_still_to_be_read(arrive: Arrive) -> None:
    ann = arrive(notify=True, automatic=False)
    ann.context.add_init_script(HIDEABLE)
    ann.start_table(players=3)
    expect(ann.page).to_have_title("Your turn")
    ann.page.evaluate("hide(true)")
    expect(ann.page).to_have_title(re.compile("^●"))
    ann.page.evaluate("hide(false)")
    expect(ann.page).to_have_title("Your turn")
    ann.play_until(lambda: ann.question == "Continue")
    expect(ann.page).to_have_title(re.compile("^Round"))
    ann.page.evaluate("hide(true)")
    expect(ann.page).to_have_title(re.compile("^●"))
    notes(ann, "Your turn", "closed", "Your turn")


def test_an_invitation_has_a_pattern_for_a_phone_and_my_games_lists_the_table(arrive: Arrive) -> None:
    ann = arrive()
    invite(ann)
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    ann.go()
    expect(ann.page.get_by_role("link", name="My games")).to_contain_text("1")
    ann.page.get_by_role("link", name="My games").click()
    expect(ann.page.locator("main li").first).to_contain_text("Your turn")
    ann.page.get_by_role("link", name="Open").click()
    ann.sees_hand()


def test_my_games_show_whose_turn_it_is_while_one_looks(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    ann.context.add_init_script(HIDEABLE)
    begin_together(ann, ben)
    ann.pick_something()
    ann.answer()
    expect(ann.page.get_by_role("button", name="Change my mind")).to_be_visible()
    ann.go("#/games")
    expect(ann.page.locator("main li").first).not_to_contain_text("Your turn")

    def looks_again() -> bool:
        ann.page.evaluate("hide(true)")
        ann.page.evaluate("hide(false)")
        return "Your turn" in ann.page.locator("main li").first.inner_text()

    ben.play_until(looks_again)
