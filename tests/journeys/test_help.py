"""Everything on the table says what it is and, where it cannot be chosen, why not and by which rule."""

import re

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive

RULE = re.compile("#/rules/acquire$")


def test_an_animal_says_to_the_pointer_why_it_cannot_be_taken_and_leads_to_its_rule(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    page = ann.page
    page.locator(".display button").first.hover()
    note = page.get_by_role("note")
    expect(note).to_contain_text("Animals are taken after the bids.")
    link = note.get_by_role("link", name="Read the rule")
    expect(link).to_have_attribute("href", RULE)
    link.hover()
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", name="Acquire", exact=False).first).to_be_visible()
    opened.value.close()


def test_the_reason_is_there_for_the_keyboard_and_for_a_finger(arrive: Arrive) -> None:
    ann = arrive(screen={"has_touch": True, "viewport": {"width": 360, "height": 640}})
    ann.play_now()
    page = ann.page
    note = page.get_by_role("note")
    page.locator(".display button").first.tap(force=True)  # it is named as disabled
    expect(note).to_contain_text("Animals are taken after the bids.")
    page.locator(".hand .slot").first.tap(position={"x": 15, "y": 15})
    expect(note).to_have_count(0)
    page.locator(".pile").nth(1).tap()
    expect(note.get_by_role("link", name="Ruling R5")).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    while not page.evaluate("document.activeElement.matches('.display button')"):
        page.keyboard.press("Tab")
    expect(note).to_contain_text("Animals are taken after the bids.")
    page.keyboard.press("i")
    expect(note.get_by_role("link")).to_be_focused()
