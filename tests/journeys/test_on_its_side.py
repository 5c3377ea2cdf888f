"""A phone on its side, which is also a small screen at 200 %, has room for all that is needed to act."""

import pytest

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player

SIZES = {"a phone": (640, 360), "a long phone": (844, 390), "a zoomed page": (720, 450)}
# Animals and answers that no finger hits; cards of the hand lie over one another, and each shows a part of itself.
TOO_SMALL = """[...document.querySelectorAll("ul.display button, .actions button, .bar button")].map((one) => {
    const {width, height} = one.getBoundingClientRect();
    return width < 44 || height < 44 ? one.outerHTML.slice(0, 120) : "";
}).filter(Boolean)"""
BEYOND_THE_EDGE = """[...document.querySelectorAll("main > section, .hand .slot")].filter(
    (one) => one.getBoundingClientRect().bottom > innerHeight + 4).map((one) => one.className)"""


def shows_all(player: Player) -> None:
    player.waits_for("document.documentElement.scrollHeight <= innerHeight")
    player.finds_nothing(TOO_SMALL)
    player.finds_nothing(BEYOND_THE_EDGE)


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_language_leaves_room_for_animals_and_hand(arrive: Arrive, size: str) -> None:
    width, height = SIZES[size]
    ann = arrive(screen={"viewport": {"width": width, "height": height}, "locale": "de-DE"})
    ann.make_table(start=True, players=5, level="random")
    seen: set[tuple[str, int]] = set()

    def look() -> bool:
        """With nothing picked, and with all that is needed."""
        asked = (ann.question or "", ann.page.locator("[data-answer=yes]:enabled").count())
        if asked[0] and asked not in seen:
            ann.page.mouse.move(2, 2)
            shows_all(ann)
            seen.add(asked)
        return seen >= {("Bieten", 0), ("Bieten", 1), ("Nehmen", 0), ("Nehmen", 1)}

    ann.play_until(look)


TARGETS = """all => all.filter((one) => one.checkVisibility())
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, {width, height}]) => width < 44 || height < 44).map(([words]) => words.trim())"""


def test_the_shortest_words_are_as_wide_as_a_finger(arrive: Arrive) -> None:
    ann = arrive(textView=True)
    ann.go("#/rules")
    ann.page.get_by_role("searchbox").wait_for()
    assert ann.page.get_by_role("navigation").get_by_role("link").evaluate_all(TARGETS) == []
    ann.go()
    ann.page.get_by_role("button", name="Play now").click()
    ann.page.wait_for_selector(".text-table .choice")
    assert ann.page.locator(".text-table button").evaluate_all(TARGETS) == []
