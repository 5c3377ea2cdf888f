"""What is laid over the table."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.journeys.conftest import Arrive

# The room that the lines of chat leave for the ring around the way out.
RING = """document.querySelector('dialog ol').getBoundingClientRect().top
    - document.querySelector('dialog .close').getBoundingClientRect().bottom"""


# Whatever is in the column beside the table fits into it, and some lines of each can be read.
SHARED = """(() => {
    const column = document.querySelector('aside.story');
    const parts = [...column.querySelectorAll('section, .lines[role=region]')].filter((one) => one.checkVisibility());
    return column.scrollHeight <= column.clientHeight && parts.every((one) => one.clientHeight >= 60);
})()"""


def test_a_chat_that_is_opened_again_begins_with_its_newest_line(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 844, "height": 390}})
    ann.play_now()
    ann.page.keyboard.press("c")
    lines = ann.page.locator("dialog li")
    for line in range(8):
        ann.page.get_by_placeholder("Say something").fill(f"Line {line}")
        ann.page.get_by_role("button", name="Say", exact=True).click()
        expect(lines.last).to_contain_text(f"Line {line}")
    ann.closes_sheet()
    ann.page.keyboard.press("c")
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    ann.waits_for(f"{RING} >= 5")


def test_what_is_typed_while_a_line_is_on_its_way_stays(arrive: Arrive) -> None:
    ann = arrive()
    sockets: list[WebSocketRoute] = []
    late: list[str | bytes] = []

    def slow_to_confirm(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: late.append(message) if '"done"' in str(message) else socket.send(message))

    ann.page.route_web_socket("**/ws", slow_to_confirm)
    ann.play_now()
    ann.page.keyboard.press("c")
    box = ann.page.get_by_placeholder("Say something")
    box.fill("The first line")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".talk li").last).to_contain_text("The first line")
    box.fill("The second line")
    ann.until(lambda: bool(late))
    for message in late:
        sockets[-1].send(message)
    ann.stands()
    expect(box).to_have_value("The second line")


def test_a_mat_on_a_phone_opens_with_what_its_player_has(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}})
    ann.play_now()
    ann.page.locator(".mats .mat .open").first.click()
    words = ann.page.get_by_role("dialog").locator("p").first
    expect(words).to_have_text(re.compile(r"^\S+\s· 0 points now, 0 of them in tokens\s· \d+ cards in hand$"))


def test_what_is_known_is_a_key_away_in_the_menu_or_always_beside_the_story(arrive: Arrive) -> None:
    """At the table that is offered to whoever has chosen nothing: one bot of each level, from the easiest on."""
    ann = arrive(level=None, players=4)
    ann.go()
    company = "A table of Visitor, Gatherer and Ranger, from the easiest to the hardest."
    expect(ann.page.locator(".character")).to_have_text(company)
    ann.page.get_by_role("button", name="Play now").click()
    ann.sees_hand()
    for level in ("Visitor", "Gatherer", "Ranger"):
        expect(ann.page.locator(".mats .mat", has_text=level)).to_have_count(1)

    sheet = ann.page.get_by_role("dialog", name="What is known")
    ann.page.keyboard.press("k")
    expect(sheet.get_by_role("row", name=re.compile("^(Peacock|Squirrel|Eagle|Ibex|Lion|Meerkat)"))).to_have_count(6)
    expect(sheet).to_contain_text("The bids are still face down.")
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    ann.page.get_by_role("button", name="What is known").click()
    expect(sheet).to_be_visible()
    ann.closes_sheet()
    beside = ann.page.get_by_role("region", name="What is known")
    expect(beside).to_have_count(0)
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    ann.page.get_by_label("Always show what is known").check()
    ann.closes_sheet()
    expect(beside).to_be_visible()

    chat = ann.page.get_by_role("region", name="Chat")
    ann.page.keyboard.press("c")
    expect(chat).to_be_visible()
    for size, room in {(1280, 720): False, (1024, 768): False, (1920, 1080): True}.items():
        ann.resize(*size)
        expect(beside).to_be_visible(visible=room)  # a low column has none for all three
        ann.waits_for(SHARED)
        chat.get_by_role("button", name="Roar!").click(trial=True)
    ann.page.keyboard.press("Escape")
    expect(chat).to_have_count(0)
