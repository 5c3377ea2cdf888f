"""Whoever hears the game hears each thing once, and whoever plays with the keyboard is always somewhere."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.conftest import Arrive
from tests.journeys.input_methods import MOUSE, WORDS
from tests.journeys.players import Player

# What a screen reader would say: whatever is added to a live region, or changes in it.
LISTEN = """() => {
    window.heard = [];
    new MutationObserver((changes) => {
        for (const {target, addedNodes} of changes)
            for (const one of [...addedNodes, ...(target.nodeType === Node.TEXT_NODE ? [target] : [])]) {
                const region = (one.parentElement ?? target).closest?.("[aria-live], [role=status], [role=log]");
                if (!region || region.getAttribute("aria-live") === "off") continue;
                const whole = one.parentElement?.closest("[aria-atomic]");
                heard.push((whole?.ariaAtomic === "true" ? whole : one).textContent.trim());
            }
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
SAID = "[...document.querySelectorAll('[role=log] p')].map((one) => one.textContent.trim())"
FOCUS = "document.activeElement.tagName"


@pytest.mark.parametrize(("text_view", "speed"), [(True, "off"), (False, "off"), (False, "quick")])
def test_each_thing_that_happens_is_said_once(arrive: Arrive, text_view: bool, speed: str) -> None:
    ann = arrive(textView=text_view, speed=speed, **({"way": WORDS} if text_view else {}))
    ann.make_table(start=True, players=3, level="random")
    ann.page.wait_for_selector("[data-answer=yes]")
    ann.page.evaluate(LISTEN)
    before = ann.page.evaluate(SAID)
    ann.play_until(lambda: "Round 2" in ann.page.locator("span.round").inner_text())
    heard, said = ann.page.evaluate(f"[heard, {SAID}]")
    happened = Counter(one for one in said if one not in before)  # the same may happen twice
    assert happened.total() > 3
    assert {one: heard.count(one) for one in happened} == happened


def test_with_a_card_only_what_it_means_is_said(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.page.locator("[data-answer=yes]").wait_for()
    ann.page.evaluate(LISTEN)
    ann.pick_something()
    ann.page.locator(".means").wait_for()
    assert not any("Bid one card" in said for said in ann.page.evaluate("heard"))


def test_what_a_choice_means_is_said_word_by_word(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("#/learn")
    ann.page.get_by_role("button", name="Chapters").click()
    ann.page.get_by_role("button", name="Natural habitat").click()
    for button in ("Next", "Show me"):
        ann.page.get_by_role("button", name=button).click()
    means = ann.page.locator(".means")
    expect(means.locator("> span")).to_have_count(3)
    words = str(means.text_content()).split()
    assert words[:4] == ["+2", "natural", "habitat", "you"]


def tab_to(page: Page, selector: str) -> None:
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the tabulator does not lead to {selector}")


def is_somewhere(player: Player) -> None:
    player.waits_for(f"{FOCUS} !== 'BODY' && !document.activeElement.matches(':disabled')")


@pytest.mark.parametrize("text_view", [False, True])
def test_the_focus_is_never_lost(arrive: Arrive, text_view: bool) -> None:
    ann = arrive(automatic=False, textView=text_view, way=WORDS if text_view else MOUSE)
    page, keys = ann.page, ann.page.keyboard
    ann.go()
    page.get_by_role("button", name="Play now").focus()
    keys.press("Enter")
    page.wait_for_selector("[data-answer=yes]")
    is_somewhere(ann)

    def may_bid() -> None:
        """Nothing is picked yet. Whoever holds one card alone is not asked, and has another round to read."""
        while ann.play_until_asked("Bid", "Continue") == "Continue":
            keys.press("g")

    card = ".choice:not([aria-disabled=true])" if text_view else ".hand .slot.legal"
    for how in ("button", "key"):
        may_bid()
        tab_to(page, card)
        keys.press("Enter")
        expect(page.locator("[data-answer=yes]")).to_be_enabled()
        if how == "button":
            tab_to(page, "[data-answer=yes]")
            keys.press("Enter")
        else:
            keys.press("y")
        page.wait_for_selector(
            "[data-answer=yes]:disabled, [data-answer=no], .told, [data-answer=yes]:not(:text-is('Bid'))"
        )
        is_somewhere(ann)
        ann.play_until(lambda: ann.question == "Continue")
        over = ann.prompt
        if how == "button":
            tab_to(page, "[data-answer=yes]")
            keys.press("Enter")
        else:
            keys.press("g")
        expect(page.locator(".prompt > p").first).not_to_have_text(over)
        is_somewhere(ann)
    may_bid()
    tab_to(page, card)
    keys.press("t")
    page.wait_for_selector(".table" if text_view else ".text-table")
    is_somewhere(ann)


def test_a_sheet_gives_the_focus_back(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 900, "height": 700}})  # on a larger one the chat is no sheet
    ann.play_now()
    page, keys = ann.page, ann.page.keyboard
    for name in ("Menu", "Chat"):
        page.get_by_role("button", name=name, exact=True).focus()
        keys.press("Enter")
        page.locator("dialog").get_by_role("button", name="Close").focus()
        keys.press("Enter")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()


def test_capitals_are_no_obstacle_to_shortcuts(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    tab_to(ann.page, ".pile")
    ann.page.keyboard.press("I")
    expect(ann.page.get_by_role("note")).to_be_visible()
    ann.page.keyboard.press("L")
    expect(ann.page.locator("dialog")).to_be_visible()
