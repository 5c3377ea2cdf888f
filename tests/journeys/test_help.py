"""Everything on the table says what it is and, where it cannot be chosen, why not and by which rule."""

import re

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.test_by_ear import tab_to

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
    tab_to(page, ".display button")
    expect(note).to_contain_text("Animals are taken after the bids.")
    page.keyboard.press("i")
    expect(note.get_by_role("link")).to_be_focused()


def test_numbers_tokens_collections_and_rounds_say_what_they_are(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.play_until(lambda: ann.page.locator(".tokens .stack").count() > 0)
    ann.play_until_asked("Bid")
    page = ann.page
    note = page.get_by_role("note")
    for place, title, rule in (
        (".tokens .stack", "Score tokens", "acquire"),
        ("[data-explain=points]", "Points now", "end"),
        ("[data-explain=hand]", "Cards in hand", "setup"),
        (".round", "Rounds", "setup"),
        ("div.collection", "Collection", "end"),
        (".leader", "Leader", "leaders"),
    ):
        page.mouse.move(0, 0)
        expect(note).to_have_count(0)
        box = page.locator(place).first.bounding_box()
        assert box is not None
        # The middle of a collection is an animal wherever there are many; its corner is its own.
        inset = 2 if place == "div.collection" else box["width"] / 2
        page.mouse.move(box["x"] + box["width"] - inset, box["y"] + box["height"] / 2)
        expect(note).to_contain_text(title)
        expect(note.get_by_role("link")).to_have_attribute("href", re.compile(f"#/rules/{rule}$"))


def test_a_leader_that_is_turned_and_a_mat_that_is_opened_lead_to_their_rules(arrive: Arrive) -> None:
    phone = arrive(screen={"has_touch": True, "viewport": {"width": 360, "height": 640}})
    phone.play_now()
    phone.play_until(lambda: phone.page.locator(".crown").count() > 0)
    phone.play_until_asked("Bid")
    page = phone.page
    page.locator(".mat:has(.crown) .open").first.tap()
    dialog, note = page.get_by_role("dialog"), page.get_by_role("note")
    dialog.locator(".leaders li").first.tap()
    expect(note.get_by_role("link")).to_have_attribute("href", re.compile("#/rules/leaders$"))
    dialog.locator("[data-explain=points]").tap()
    expect(note).to_contain_text("Points now")

    ann = arrive()
    ann.play_now()
    ann.page.locator("button[data-explain^=leader]").first.click()
    rule = ann.page.get_by_role("dialog").get_by_role("link", name="Read the rule")
    expect(rule).to_have_attribute("href", re.compile("#/rules/leaders$"))


def test_the_table_in_words_explains_its_columns_and_piles_to_the_keyboard(arrive: Arrive) -> None:
    ann = arrive(textView=True)
    ann.go()
    ann.page.get_by_role("button", name="Play now").click()
    expect(ann.page.get_by_role("heading", name="Players")).to_be_visible()
    note = ann.page.get_by_role("note")
    for name, title in (("Points", "Points now"), ("Laid", "Bid and payment"), ("discard pile", "Discard pile")):
        ann.page.locator("button.plain").filter(has_text=name).focus()
        ann.page.keyboard.press("Enter")
        expect(note).to_contain_text(title)
        ann.page.keyboard.press("i")
        expect(note.get_by_role("link")).to_be_focused()
        ann.page.keyboard.press("Escape")
        expect(note).to_have_count(0)


def test_the_discard_pile_shows_all_its_cards_since_it_lies_face_up(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.play_until(lambda: "Round 3" in ann.page.locator("aside.story").inner_text())
    ann.play_until_asked("Bid")
    pile = ann.page.locator("[data-explain=discard]")
    size = int(str(pile.get_attribute("aria-label")).split()[0])
    pile.click()
    lying = ann.page.get_by_role("note").locator(".lying > *")
    expect(lying.first).to_be_visible()
    kinds = lying.all_inner_texts()
    assert size > 0
    assert sum(int(kind.rpartition("×")[2]) if "×" in kind else 1 for kind in kinds) == size


def test_nothing_explains_itself_under_a_pointer_that_rests(arrive: Arrive) -> None:
    ann = arrive()
    page = ann.page
    ann.play_now()
    box = page.locator(".display button").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.go("#/rules")
    # The table stays, with a heading of its own, until the page of the rules has come.
    expect(page.get_by_role("heading", level=1, name="Rules")).to_be_visible()
    expect(page.locator(".display")).to_have_count(0)
    page.mouse.move(x, y)
    page.clock.install()
    page.go_back()
    expect(page.locator(".display button").first).to_be_visible()
    page.clock.run_for(5000)
    expect(page.get_by_role("note")).to_have_count(0)
    page.mouse.move(x + 3, y + 3)
    page.clock.run_for(5000)
    expect(page.get_by_role("note")).to_be_visible()


# What would be explained over the question or its answers; first, whether much is explained at all.
OVER_QUESTION = """async () => {
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const found = [];
    let explained = 0;
    for (const thing of document.querySelectorAll("main [data-explain]")) {
        if (!thing.getClientRects().length) continue;
        thing.dispatchEvent(new MouseEvent("contextmenu", {bubbles: true, cancelable: true}));
        await new Promise((next) => requestAnimationFrame(next));
        const box = document.querySelector(".explainer")?.getBoundingClientRect();
        if (!box) continue;
        explained += 1;
        const words = [...document.querySelectorAll(".ask .prompt > *, .ask .actions > *")];
        if (words.some((one) => meet(box, one.getBoundingClientRect()))) found.push(thing.dataset.explain);
    }
    return [explained > 10, found];
}"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (768, 1024), (1280, 720)])
def test_no_explanation_lies_over_the_question(arrive: Arrive, size: tuple[int, int]) -> None:
    ann = arrive(screen={"viewport": {"width": size[0], "height": size[1]}}, players=5)
    ann.play_now()
    expect(ann.page.locator("[data-answer=yes]")).to_be_visible()
    assert ann.page.evaluate(OVER_QUESTION) == [True, []]


def test_explanations_under_the_pointer_can_be_turned_off_and_a_key_still_brings_them(arrive: Arrive) -> None:
    ann = arrive(explanations=False)
    ann.play_now()
    card = ann.page.locator(".hand .slot").first
    ann.page.clock.install()
    card.hover()
    ann.page.clock.run_for(2000)
    expect(ann.page.locator(".explainer")).to_have_count(0)
    card.focus()
    ann.page.keyboard.press("i")
    expect(ann.page.locator(".explainer")).to_be_visible()
