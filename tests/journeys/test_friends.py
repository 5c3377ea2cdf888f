"""Friends who come late, and friends who are away."""

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player
from tests.journeys.test_together import follow

TEXT_AT_THE_EDGE = """() => [...document.querySelectorAll('.wish.shown')].filter((wish) =>
    wish.querySelector('p').getBoundingClientRect().top - wish.getBoundingClientRect().top < 3).length"""


def come_late(guest: Player, link: str, name: str) -> None:
    guest.page.goto(link)
    expect(guest.page.get_by_text("The game has begun.")).to_be_visible()
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Come in").click()
    expect(guest.page.get_by_text("You can ask for a bot’s seat.")).to_be_visible()


def test_a_late_friend_plays_on_for_a_bot_and_nobody_has_to_wait_for_an_absent_one(arrive: Arrive) -> None:
    ann, ben, cleo, dan, eve = arrive(), *(arrive(name="") for _ in range(4))
    made = ann.make_table(start=False, players=5, level="random", grace=600)
    link = f"{ann.address}/#/join/{made['invite']}"
    for player, name in ((ben, "Ben"), (cleo, "Cleo")):
        follow(player, link, name)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()

    # Dan comes late, watches, and plays on for a bot.
    come_late(dan, link, "Dan")
    expect(dan.page.locator(".hand .slot")).to_have_count(0)
    expect(dan.page.get_by_label("The bot you would play for").locator("option")).to_have_count(2)
    dan.page.get_by_label("The bot you would play for").select_option(index=1)
    bot = dan.page.get_by_label("The bot you would play for").locator("option:checked").inner_text()
    dan.page.get_by_role("button", name="Ask the host").click()
    expect(dan.page.get_by_text(f"You have asked to play on for {bot}.")).to_be_visible()
    expect(ann.page.get_by_text(f"Dan is watching and would like to play on for {bot}.")).to_be_visible()
    ann.resize(390, 844)
    ann.finds_nothing(TEXT_AT_THE_EDGE)
    ann.resize(1280, 800)
    for player in (ben, dan):
        expect(player.page.get_by_role("button", name="Let them play")).to_have_count(0)
    ann.page.get_by_role("button", name="Let them play").click()
    dan.sees_hand()
    for player in (ann, ben):
        expect(player.page.get_by_role("article", name="Dan", exact=True)).to_be_visible()
        expect(player.page.get_by_role("article", name=bot, exact=True)).to_have_count(0)
    dan.page.reload()
    dan.sees_hand()

    # Eve may not, and goes on watching.
    come_late(eve, link, "Eve")
    eve.page.get_by_role("button", name="Ask the host").click()
    expect(ann.page.get_by_text("Eve is watching")).to_be_visible()
    ann.page.get_by_role("button", name="Not now").click()
    expect(eve.page.get_by_text("The host would rather leave things as they are.")).to_be_visible()
    expect(ann.page.get_by_text("Eve is watching")).to_have_count(0)

    # Ben is away: all see for how long, and the host lets a bot begin.
    table = ben.page.url
    ben.go("#/rules")
    for player in (ann, dan, eve):
        expect(player.page.get_by_text("Ben is away. A bot plays on in")).to_be_visible()
    expect(dan.page.get_by_role("button", name="Let the bot play now")).to_have_count(0)
    ann.page.get_by_role("button", name="Let the bot play now").click()
    for player in (ann, dan):
        expect(player.page.get_by_text("Ben is away. A bot plays on in")).to_have_count(0)
        expect(player.page.get_by_role("article", name="Ben").get_by_text("A bot plays: away")).to_be_visible()
    ben.page.goto(table)
    ben.page.get_by_role("button", name="Take the seat back").click()
    expect(ben.page.get_by_role("button", name="Take the seat back")).to_have_count(0)

    # They play together; what bots had decided stands, unless somebody changes it.
    bids = dan.page.locator("aside.story li").filter(has_text="Bids:").filter(has_text="you")
    ann.play_until(lambda: bids.count() > 0, ben, cleo, dan)
