"""The cards of a hand are where they lie, also for a pointer that is on another one."""

import pytest

from tests.journeys.conftest import Arrive

# Each card's left edge, and which card a click there would meet.
FOUND = """() => [...document.querySelectorAll(".hand .slot")].map((slot, i, all) => {
    const {left, top, height} = slot.getBoundingClientRect();
    return all.indexOf(document.elementFromPoint(left + 8, top + height / 2)?.closest(".slot")) === i;
})"""


@pytest.mark.parametrize("width", [1280, 1024, 800])
def test_a_card_under_the_pointer_does_not_cover_the_next_one(arrive: Arrive, width: int) -> None:
    ann = arrive(screen={"viewport": {"width": width, "height": 720}})
    ann.play_now()
    cards = ann.page.locator(".hand .slot")
    for number in range(cards.count()):
        box = cards.nth(number).bounding_box()
        assert box is not None
        ann.page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
        assert all(ann.page.evaluate(FOUND)), f"with the pointer on card {number}"
