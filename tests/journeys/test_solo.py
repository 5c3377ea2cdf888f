"""Alone against bots, from the first visit to the final count."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.input_methods import KEYBOARD, WORDS
from tests.journeys.players import PICKED, Player
from tests.journeys.test_in_every_way import focus_on


def a_phone_plays_without_scrolling(arrive: Arrive, players: int) -> Player:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    ann = arrive(screen=phone, players=players)
    ann.play_now()

    def fits() -> bool:
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert ann.page.evaluate(size) == [360, 640]
        return ann.is_over

    ann.play_until(fits)
    return ann


def the_keyboard_alone_plays(arrive: Arrive, players: int) -> Player:
    ann = arrive(players=players, way=KEYBOARD)
    ann.go()
    ann.button("play-now").wait_for()
    focus_on(ann.page, "Play now")
    ann.page.keyboard.press("Enter")
    ann.sees_hand()
    ann.play_to_the_end()
    return ann


def a_table_in_words_is_played_at(arrive: Arrive, players: int) -> Player:
    ann = arrive(players=players, textView=True, way=WORDS)
    ann.go()
    ann.page.get_by_role("button", name="Play now").click()
    expect(ann.page.get_by_role("heading", name="Your hand")).to_be_visible()
    ann.play_to_the_end()
    return ann


@pytest.mark.parametrize(
    ("players", "play"),
    [(3, a_phone_plays_without_scrolling), (4, the_keyboard_alone_plays), (5, a_table_in_words_is_played_at)],
)
def test_a_first_visit_ends_in_a_finished_game_that_is_checked_replayed_and_played_again(
    arrive: Arrive, players: int, play: Callable[[Arrive, int], Player]
) -> None:
    ann = play(arrive, players)
    the_count_adds_up(ann, players)
    ann.page.get_by_role("button", name="Check it").click()
    expect(ann.page.locator("dialog .fine")).to_have_count(6)
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the record").click()
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.locator("dialog")).to_have_count(0)

    ann.go("#/replay")
    ann.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(ann.page.get_by_role("slider")).to_be_visible()
    ann.page.keyboard.press("End")
    if play is a_phone_plays_without_scrolling:
        ann.page.get_by_role("button", name="Menu", exact=True).click()
    ann.page.get_by_role("button", name="Show the scoring").click()
    the_count_adds_up(ann, players)


def the_count_adds_up(player: Player, players: int) -> None:
    rows = player.page.locator("dialog table").first.locator("tbody tr")
    expect(rows).to_have_count(players)
    expect(rows.locator("td.part b")).to_have_count(4 * players)
    for row in rows.all():
        parts = [int(part.inner_text()) for part in row.locator("td.part b").all()]
        assert sum(parts) == int(row.locator("td.total").inner_text())


def test_every_moment_of_a_game_has_a_link_and_every_seat_its_eyes(arrive: Arrive) -> None:
    """Whoever gets the link sees the same."""
    ann, ben = arrive(), arrive()
    ann.play_now()
    ann.give_up()
    ann.page.get_by_role("link", name="Replay").click()
    slider = ann.page.get_by_role("slider")
    expect(slider).to_be_visible()
    for _ in range(12):
        ann.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("13")
    ann.page.get_by_label("Point of view").select_option("1")
    expect(ann.page).to_have_url(re.compile("at=13&seat=1"))
    ben.visit(ann.page.url)
    expect(ben.page.get_by_role("slider")).to_have_value("13")
    expect(ben.page.locator(".prompt > p").first).to_have_text(ann.prompt, use_inner_text=True)
    ben.page.get_by_role("button", name="Play", exact=True).click()
    expect(ben.page.get_by_role("slider")).not_to_have_value("13")


def test_the_language_is_switched_in_the_middle_of_a_decision(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.pick_something()
    for language, menu, bid in (
        ("de", "Menu", "Bieten"),
        ("es", "Menü", "Pujar"),
        ("it", "Menú", "Offri"),
        ("nl", "Menu", "Bieden"),
        ("en", "Menu", "Bid"),
    ):
        ann.page.get_by_role("button", name=menu, exact=True).click()
        ann.page.locator("dialog select").first.select_option(language)
        ann.closes_sheet()
        expect(ann.page.locator("[data-answer=yes]")).to_have_text(re.compile(f"^\\s*{bid}\\s*$"))
        assert len(ann.picked) == 1
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.page.reload()
    ann.sees_hand()
    expect(ann.page.locator(PICKED)).to_have_count(1)
