"""What a host decides before the game."""

import re

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import LOST_NETWORK
from tests.journeys.servers import Server
from tests.journeys.test_together import follow, invite

# After a long restart the page would look for its server so late that somebody else becomes host meanwhile.
LOOK_AGAIN = "dispatchEvent(new Event('online'))"


def test_a_host_counts_out_a_deck_and_it_is_dealt_once_it_adds_up(arrive: Arrive) -> None:
    ann = arrive()
    page, heard = ann.page, []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    ann.make_table(start=False, players=3)
    page.get_by_label("Deck").select_option("Custom values")
    habitats = page.get_by_role("group", name="Cards of each habitat").get_by_role("spinbutton")
    wilds = page.get_by_role("group", name="Wild cards").get_by_role("spinbutton")
    for counts, sizes in ((habitats, (0, 14, 0, 0)), (wilds, (0, 4, 0, 0))):
        for place, size in enumerate(sizes):
            counts.nth(place).fill(str(size))
            counts.nth(place).press("Tab")
    expect(page.get_by_text("This deck will be played.")).to_be_visible()
    ann.until(lambda: any("[0,14,0,0]" in text and "[0,4,0,0]" in text for text in heard))
    page.reload()
    expect(habitats.nth(1)).to_have_value("14")
    habitats.nth(1).fill("13")
    habitats.nth(1).press("Tab")
    expect(page.get_by_text("13 of 14")).to_be_visible()
    page.get_by_label("Animals put aside").select_option("All at random")
    page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    expect(page.locator(".hand .slot")).to_have_count(8)
    names = [str(card.get_attribute("aria-label")) for card in page.locator(".hand .slot").all()]
    assert {name.split()[-1] for name in names} == {"2", "Hand"}


def test_guests_see_at_once_what_the_host_sets(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    follow(ben, invite(ann), "Ben")
    said: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text))))
    ann.page.reload()
    for choice in (
        "One day per decision",
        "Everyone",
        "3 minutes later",
        "All at random",
        "Emotes only",
        "Ranger",
        "5",
    ):
        option = ann.page.get_by_role("option", name=choice, exact=True)
        ann.page.locator(".settings select").filter(has=option).select_option(choice)
        expect(ben.page.locator("dd").get_by_text(choice, exact=True)).to_be_visible()
    expect(ben.page.locator(".seats li")).to_have_count(5)
    wished = [text for text in said if '"settings"' in text]
    assert '"grace":null' in wished[-1], "a slow game keeps the seats of those who are away"


def test_a_choice_that_is_refused_is_taken_back(arrive: Arrive) -> None:
    ann = arrive()
    ann.make_table(start=False, players=5)
    players = ann.page.locator(".settings").get_by_label("Players")
    for seat in (2, 3, 4):
        ann.page.get_by_label(f"Who plays in seat {seat}").select_option("Bot: Drifter")
        expect(ann.page.locator(".seats strong")).to_have_count(seat)
    players.select_option("3")
    expect(ann.page.get_by_role("alert")).to_contain_text("Clear some seats")
    expect(players).to_have_value("5")


def test_whoever_is_sent_away_is_told_and_does_not_come_back_with_the_same_link(arrive: Arrive) -> None:
    ann, ben, eve = arrive(), arrive(name=""), arrive(name="")
    link = invite(ann)
    follow(ben, link, "Ann")
    seats = ann.page.locator(".seats strong")
    expect(seats).to_have_text(["Ann", "Ann (2)"])
    eve.visit(link)
    eve.page.get_by_label("Your name").fill("Eve")
    ann.page.get_by_label("Who plays in seat 3").select_option("Bot: Drifter")
    expect(seats).to_have_count(3)
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("status")).to_contain_text("All seats are taken")
    eve.excused = ("404",)  # her page asks again for the link, which is gone now
    ann.page.get_by_role("button", name="Send away").click()
    expect(ben.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    for player in (ben, arrive(name="")):  # under another name neither
        player.excused = ("404",)
        player.visit(link)
        expect(player.page.get_by_text("This link does not work")).to_be_visible()
    new = ann.page.get_by_label("Send this link to your friends")
    expect(new).not_to_have_value(link)
    follow(eve, new.input_value(), "Eve")
    expect(seats).to_have_text(["Ann", "Eve", "Drifter"])
    before = new.input_value()
    ann.page.get_by_role("button", name="New invitation link").click()
    expect(new).not_to_have_value(before)
    expect(seats).to_have_text(["Ann", "Eve", "Drifter"])


def test_an_absent_friends_seat_is_freed_and_waits_for_them(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    link = invite(ann)
    follow(ben, link, "Ben")
    ben.go("#/rules")
    ann.page.get_by_role("button", name="Clear the seat").click()
    expect(ann.page.locator(".seats strong")).to_have_text(["Ann"])
    follow(ben, link, "Ben")
    expect(ann.page.locator(".seats strong")).to_have_text(["Ann", "Ben"])


def test_whoever_leaves_before_the_game_is_gone_and_a_host_hands_the_table_on(arrive: Arrive) -> None:
    ann, ben, eve = arrive(), arrive(name=""), arrive(name="")
    link = invite(ann)
    follow(ben, link, "Ben")
    follow(eve, link, "Eve")
    ben.page.get_by_role("button", name="Leave the table").click()
    expect(ben.page.get_by_role("button", name="Play now")).to_be_visible()
    ann.go("#/rules")
    expect(eve.page.get_by_role("status")).to_contain_text("The host is away")
    ann.page.go_back()
    expect(eve.page.get_by_role("status")).to_contain_text("The host starts the game")
    ann.page.get_by_role("button", name="Leave the table").click()
    eve.page.get_by_role("button", name="Start the game").click()
    eve.sees_hand()


def test_who_waits_for_a_host_who_does_not_come_back_becomes_host(arrive: Arrive, own_server: Server) -> None:
    ann, ben, eve = (arrive(own_server.address, name=name) for name in ("Ann", "", ""))
    for player in (ben, eve):
        player.excused = LOST_NETWORK
    made = ann.make_table(start=False, players=4, grace=5)
    link = f"{own_server.address}/#/join/{made['invite']}"
    follow(ben, link, "Ben")
    follow(eve, link, "Eve")
    table = ann.page.url
    ann.go("#/rules")
    expect(ben.page.get_by_text("You are the host now")).to_be_visible()
    expect(eve.page.get_by_text("Ben is the host now")).to_be_visible()
    own_server.close()
    own_server.open()
    ben.page.evaluate(LOOK_AGAIN)
    ann.visit(table)
    expect(ann.page.get_by_role("status")).to_contain_text("The host starts the game")
    ben.page.get_by_role("button", name="Start the game").click()
    eve.sees_hand()


def test_those_who_watch_with_a_delay_know_it(arrive: Arrive) -> None:
    ann, eve, zoe = arrive(), arrive(name=""), arrive(name="")
    eve.go(f"#/watch/{ann.start_table(players=3, watch_delay=60)}")
    expect(eve.page.get_by_role("status")).to_contain_text("You are watching with the delay that the host has set")
    zoe.go(f"#/watch/{ann.start_table(players=3)}")
    expect(zoe.page.get_by_text(re.compile("^You are watching.$"))).to_be_visible()


def test_on_a_phone_the_invitation_is_copied_or_sent_from_the_first_screen(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}})
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.make_table(start=False, players=5)
    button = ann.page.locator(".invite")
    expect(button).to_be_in_viewport()
    ann.stop_time()
    button.click()
    expect(button).to_have_text("Copied")
    assert "#/join/" in ann.page.evaluate("navigator.clipboard.readText()")


def test_where_a_phone_can_send_links_itself_the_invitation_is_handed_to_it(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True})
    ann.context.add_init_script("navigator.share = async ({url}) => { window.sent = url; }")
    ann.make_table(start=False, players=3)
    ann.page.get_by_role("button", name="Send the invitation").click()
    ann.waits_for("window.sent?.includes('#/join/')")
