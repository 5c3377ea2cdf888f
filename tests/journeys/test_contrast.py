"""Whoever sees with forced colours, without shadows and tints, sees what can be pressed and what is picked."""

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive

EDGES = """all => all.map((one) => {
    const {borderTopWidth, borderTopStyle, outlineWidth, outlineStyle} = getComputedStyle(one);
    const edge = borderTopStyle === "none" ? 0 : parseFloat(borderTopWidth);
    return Math.max(edge, outlineStyle === "none" ? 0 : parseFloat(outlineWidth));
})"""


def test_with_forced_colours_buttons_and_mats_have_edges_and_what_is_picked_a_thicker_one(arrive: Arrive) -> None:
    ann = arrive(screen={"forced_colors": "active"})
    ann.go()
    ann.page.get_by_role("button", name="Play now").wait_for()
    assert min(ann.page.locator(".button, .panel").evaluate_all(EDGES)) >= 1
    ann.play_now()
    ann.pick_something()
    ann.page.evaluate("document.activeElement.blur()")
    expect(ann.page.locator(".mat.active")).to_have_count(1)  # the bots have bid
    assert min(ann.page.locator(".button, .mat, section.display").evaluate_all(EDGES)) >= 1
    assert ann.page.locator("[aria-pressed=true]").evaluate_all(EDGES) == [pytest.approx(3)]
    assert ann.page.locator(".mat.active").evaluate_all(EDGES) == [pytest.approx(3)]


def test_whoever_wants_more_contrast_gets_no_soft_ink(arrive: Arrive) -> None:
    ann = arrive(screen={"contrast": "more"})
    ann.play_now()
    ann.pick_something()
    soft, ink = (
        ann.page.locator(where).first.evaluate("(one) => getComputedStyle(one).color") for where in (".means", "main")
    )
    assert soft == ink
