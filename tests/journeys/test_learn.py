"""The first game that teaches, and the rules to read."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.journeys.changed_tables import sees_changed_table
from tests.journeys.conftest import Arrive
from tests.journeys.players import Player

LESSON = Path(__file__).resolve().parents[2] / "web/src/learn/lesson.json"
BEATS: list[dict[str, Any]] = json.loads(LESSON.read_text(encoding="utf-8"))["beats"]
while "choices" in BEATS[-1]:  # the way on which the first move is taken at each free choice
    BEATS += BEATS[-1]["choices"][0]["beats"]
REFUSING = ("pass", "leave", "withdraw", "break draw", "swap none")


def bubble(player: Player) -> Locator:
    return player.page.locator(".bubble")


def says(player: Player, words: str) -> None:
    expect(bubble(player)).to_contain_text(words)


def learn(player: Player, beats: list[dict[str, Any]]) -> None:
    """Does what the lesson suggests, beat by beat."""
    bubble(player).wait_for()
    first = int(player.page.evaluate("localStorage.getItem('wildcards.lesson')"))
    for at, beat in enumerate(beats, first):
        if "ask" not in beat:
            bubble(player).get_by_role("button", name="Next").click()
        else:
            bubble(player).get_by_role("button", name="Show me").click()
            answer = "no" if beat["ask"]["move"] in REFUSING else "yes"
            player.page.locator(f"[data-answer={answer}]").click()
        is_at(player, at + 1)


def is_at(player: Player, beat: int) -> None:
    player.waits_for(f"localStorage.getItem('wildcards.lesson') === '{beat}'")


def learns_from(player: Player, beat: int) -> None:
    """The lesson, opened where somebody had left it."""
    player.go("#/")
    player.page.evaluate("(beat) => localStorage.setItem('wildcards.lesson', beat)", beat)
    player.go("#/learn")


def beat_of(text: str) -> int:
    return next(i for i, beat in enumerate(BEATS) if beat["text"] == text)


def test_the_first_game_says_how_long_it_takes_is_learnt_to_its_end_and_a_real_one_follows(arrive: Arrive) -> None:
    ann = arrive()
    ann.go()
    ann.page.get_by_role("link", name="Learn").click()
    says(ann, "Welcome")
    expect(ann.page.get_by_text("About ten minutes")).to_be_visible()
    learn(ann, BEATS[:-1])
    says(ann, "35 points")
    expect(ann.page.get_by_role("region", name="Final scoring").locator("tbody tr")).to_have_count(3)
    bubble(ann).get_by_role("button", name="Play now").click()
    expect(ann.page).to_have_url(re.compile("#/table/"))
    ann.sees_hand()


def test_another_choice_is_answered_kindly_and_may_be_tried_again(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("#/learn")
    learn(ann, BEATS[:2])
    says(ann, "Bid")
    ann.page.get_by_role("button", name="Refill Hand", exact=True).click()
    ann.page.locator("[data-answer=yes]").click()
    says(ann, "fills your hand")
    ann.page.locator("[data-place=card-F3]").click(position={"x": 20, "y": 60})
    ann.page.locator("[data-answer=yes]").click()
    says(ann, "All bids turn over at once")


def test_both_cards_that_the_lesson_asks_for_are_clicked_where_they_lie(arrive: Arrive) -> None:
    ann = arrive()
    learns_from(ann, beat_of("lesson-tie-pay"))
    says(ann, "Lay")
    for card in ("S1", "S2"):
        slot = ann.page.locator(f".hand [data-place=card-{card}]")
        slot.click(position={"x": 10, "y": 60})  # where the card before it would lie, if it came forward
        expect(slot).to_have_attribute("aria-pressed", "true")
    ann.page.locator("[data-answer=yes]").click()
    is_at(ann, beat_of("lesson-tie-pay") + 1)


def test_the_lesson_goes_on_where_it_was_left_and_every_part_can_be_reached(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("#/learn")
    learn(ann, BEATS[:4])
    says(ann, "lives in the forest")
    ann.page.reload()
    says(ann, "You left off here")
    says(ann, "lives in the forest")
    ann.page.get_by_role("button", name="Chapters").click()
    ann.page.get_by_role("button", name="Ties", exact=True).click()
    says(ann, "An eagle!")
    ann.page.get_by_role("button", name="Chapters").click()
    ann.page.get_by_role("button", name="Deutsch").click()
    ann.page.keyboard.press("Escape")
    says(ann, "Ein Adler!")


def test_the_keyboard_alone_leads_through_the_lesson(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("#/learn")
    says(ann, "Welcome")
    onward = bubble(ann).get_by_role("button", name="Next")
    for beat in range(2):
        is_at(ann, beat)
        expect(onward).to_be_focused()
        ann.page.keyboard.press("Enter")
    says(ann, "Bid")
    ann.page.keyboard.press("2")
    expect(ann.page.locator("[data-answer=yes]")).to_be_enabled()
    ann.page.keyboard.press("y")
    says(ann, "All bids turn over at once")
    ann.page.keyboard.press("g")
    says(ann, "lives in the forest")


def test_a_free_choice_is_answered_in_its_own_words_and_the_lesson_goes_on_with_it(arrive: Arrive) -> None:
    ann = arrive()
    choice = beat_of("lesson-take-or-pass")
    learns_from(ann, choice)
    says(ann, "you decide")
    ann.page.locator(".display [data-explain=animal-ib]").click()
    ann.page.locator("[data-answer=yes]").click()
    says(ann, "An ibex for a single card")
    ann.page.reload()
    says(ann, "An ibex for a single card")
    learn(ann, BEATS[choice + 1 : -1])
    says(ann, "33 points")


# A hand of ten cards and Refill Hand, of which one is to be bid.
LARGEST = """say(({view}) => {
    const hand = ["F1", "F3", "S2", "S4", "M1", "M4", "M4", "W2", "W4", "F4"];
    Object.assign(view.seats[view.viewer], {hand, hand_size: hand.length});
    Object.assign(view.ask, {hand: hand.length, cards: [...hand, "R"]});
})"""


def test_every_card_of_the_largest_hand_has_a_key(arrive: Arrive) -> None:
    ann = sees_changed_table(arrive, "en", players=3)
    ann.page.evaluate(LARGEST)
    cards = ann.page.locator(".hand .slot")
    expect(cards).to_have_count(11)
    for place, key in enumerate("1234567890-"):
        ann.page.keyboard.press(key)
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("?")
    expect(ann.page.locator("dialog kbd").first).to_have_text("1 … 9 0 -")


def test_the_bubble_glides_from_thing_to_thing_alone_and_nobody_is_marked_before_the_learner_is_asked(
    arrive: Arrive,
) -> None:
    ann = arrive()
    ann.go("#/learn")
    says(ann, "Welcome")
    glides, marked = re.compile("gliding"), ann.page.locator(".mat.active")
    expect(bubble(ann)).not_to_have_class(glides)
    expect(marked).to_have_count(0)
    learn(ann, BEATS[:1])
    expect(bubble(ann)).to_have_class(glides)
    ann.page.set_viewport_size({"width": 844, "height": 390})
    expect(bubble(ann)).not_to_have_class(glides)
    learn(ann, BEATS[1:2])
    expect(marked).to_have_count(3)
    ann.page.get_by_role("link", name="Leave").click()
    expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()


MOMENTS = ("lesson-tie-pay", "lesson-swap", "lesson-count-leaders", "lesson-count-total")
# Which of some things lie over others; a border may.
LYING_OVER = """(upper, lower) => [...document.querySelectorAll(upper)].flatMap((one) => {
    const a = one.getBoundingClientRect();
    return [...document.querySelectorAll(lower)].filter((other) => {
        const b = other.getBoundingClientRect();
        return other.checkVisibility({visibilityProperty: true})
            && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    }).map((other) => one.className + " over " + other.outerHTML.slice(0, 80));
})"""
NEEDED = ".bar .button, .prompt, .ask [data-answer], .give, .tally, .you .mat"
BELOW_ITS_MAT = """[...document.querySelectorAll(".mat li")].filter((one) =>
    one.getBoundingClientRect().bottom > one.closest(".mat").getBoundingClientRect().bottom).length"""
PAST_ITS_CELL = """[...document.querySelectorAll(".tally tbody .part")].filter((one) =>
    one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth - 16).length"""


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_on_a_phone_nothing_that_is_needed_is_covered(arrive: Arrive, size: tuple[int, int]) -> None:
    width, height = size
    ann = arrive(screen={"viewport": {"width": width, "height": height}})
    for language in ("de", "es", "nl"):
        ann.go()
        ann.chooses_language(language)
        for moment in MOMENTS:
            beat = beat_of(moment)
            learns_from(ann, beat - 1)
            ann.page.locator(".bubble.placed").wait_for()
            ann.page.keyboard.press("g")
            is_at(ann, beat)
            ann.page.locator(".bubble.placed").wait_for()
            for upper, lower in ((".bubble", NEEDED), (".pile", ".bar .button")):
                ann.waits_for(f"({LYING_OVER})('{upper}', '{lower}').length === 0")
            ann.waits_for(f"{BELOW_ITS_MAT} === 0 && {PAST_ITS_CELL} === 0")


# The bubble leaves the head of the page alone, and the count it speaks of lies right above it.
BELOW_THE_COUNT = """() => {
    const [bar, tally, bubble] = ['.bar', '.tally', '.bubble.placed'].map(
        (one) => document.querySelector(one)?.getBoundingClientRect());
    return bubble && bubble.top >= tally.bottom && tally.top >= bar.bottom && bubble.bottom <= innerHeight
        && bubble.left >= tally.left && bubble.right <= tally.right;
}"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_on_a_laptop_the_last_words_of_the_lesson_stand_below_the_final_scoring(arrive: Arrive, language: str) -> None:
    ann = arrive(screen={"viewport": {"width": 1280, "height": 720}, "locale": language})
    learns_from(ann, beat_of("lesson-count-tokens"))
    ann.page.locator(".bubble.placed").wait_for()
    ann.page.keyboard.press("g")
    expect(ann.page.locator(".tally .verdict")).to_be_visible()
    ann.waits_for(f"({BELOW_THE_COUNT})()")


# How far the ring around the focus reaches beyond the bubble.
BEYOND_ITS_BUBBLE = """() => {
    const [bubble, button] = ['.bubble', '.thought .buttons :last-child'].map((one) => document.querySelector(one));
    const {outlineWidth, outlineOffset} = getComputedStyle(button);
    const [around, inner] = [bubble, button].map((one) => one.getBoundingClientRect());
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    return Math.max(ring - inner.top + around.top, inner.bottom + ring - around.bottom);
}"""


def test_the_ring_around_the_focus_stays_within_the_bubble_on_a_phone(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}})
    learns_from(ann, beat_of("lesson-two-points") - 1)
    ann.page.locator(".bubble.placed").wait_for()
    ann.page.keyboard.press("g")
    says(ann, "2 points for you")
    ann.page.locator(".bubble.placed").wait_for()
    expect(bubble(ann).get_by_role("button", name="Next")).to_be_focused()
    ann.waits_for(f"({BEYOND_ITS_BUBBLE})() <= -1")


@pytest.mark.parametrize("text_view", [False, True])
def test_the_lesson_fits_a_phone_and_the_text_view(arrive: Arrive, text_view: bool) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}}, textView=text_view)
    ann.go("#/learn")
    thought = ann.page.locator(".thought")
    for beat in range(2):
        is_at(ann, beat)
        thought.get_by_role("button", name="Next").click()
    thought.get_by_role("button", name="Show me").click()
    ann.page.locator("[data-answer=yes]").click()
    expect(thought).to_contain_text("All bids turn over at once")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_every_ruling_has_an_address_and_links_lead_to_it(arrive: Arrive) -> None:
    ann = arrive()
    for number in range(22, 0, -1):
        ann.go(f"#/rules/R{number}")
        expect(ann.page.locator(f"#R{number}")).to_be_in_viewport()
    ann.go("#/rules/ties")
    ann.page.locator("section", has=ann.page.locator("#ties")).get_by_role("link", name="R11").click()
    expect(ann.page.locator("#R11")).to_be_in_viewport()
    assert ann.page.url.endswith("#/rules/R11")
    ann.page.locator("#R13").get_by_role("link", name="A tie-break that is repeated").click()
    expect(ann.page.locator("#example-break")).to_contain_text("Step 1 of")


def test_the_rules_are_searched_without_regard_to_capitals_and_accents(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("#/rules")
    search = ann.page.get_by_role("searchbox")
    search.fill("LIÓN tie")
    expect(ann.page.locator("mark", has_text="lion").first).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Setting up")).to_have_count(0)
    search.fill("zebra")
    expect(ann.page.get_by_text("Nothing found")).to_be_visible()
    search.fill("")
    expect(ann.page.get_by_role("heading", name="Setting up")).to_be_visible()


EXAMPLES = {
    "An animal in its natural habitat": "its Leader comes along",
    "A tie, settled by totals": "nothing is left",
    "A tie-break that is repeated": "She takes the lion",
    "A Leader changes hands": "take her 2 back",
    "The meerkat’s exchange": "refills to ten cards",
    "The final scoring": "makes 22",
}


def test_every_example_of_the_rules_is_played_through(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("#/rules")
    expect(ann.page.locator("details[id^=example-]")).to_have_count(len(EXAMPLES))
    for title, end in EXAMPLES.items():
        example = ann.page.locator("details", has_text=title)
        example.locator("summary").click()
        expect(example).to_contain_text("Step 1 of")
        steps = int(re.findall(r"Step 1 of (\d+)", example.inner_text())[0])
        for step in range(2, steps + 1):
            example.get_by_role("button", name="Next").click()
            expect(example).to_contain_text(f"Step {step} of")
        expect(example.get_by_role("button", name="Next")).to_have_count(0)
        expect(example).to_contain_text(end)
        example.get_by_role("button", name="From the start").click()
        expect(example).to_contain_text("Step 1 of")
        example.locator("summary").click()


def test_on_a_phone_the_exchange_of_many_species_leaves_room_for_the_display_and_the_lesson_goes_back(
    arrive: Arrive,
) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}})
    swap = next(i for i, beat in enumerate(BEATS) if beat.get("ask", {}).get("move", "").startswith("swap"))
    learns_from(ann, swap)
    expect(ann.page.locator(".give button")).to_have_count(6)
    sizes = "all => all.map((one) => one.getBoundingClientRect()).map(({width, height}) => [width, height]).flat()"
    expect(ann.page.locator("ul.display button")).not_to_have_count(0)
    assert min(ann.page.locator(".give button, ul.display button, [data-answer]").evaluate_all(sizes)) >= 44
    ann.page.get_by_role("button", name="Back").click()
    expect(ann.page.locator(".give")).to_have_count(0)
