"""The cards of a hand are where they lie, in every number and size, also for a pointer that is on another one."""

import pytest

from tests.journeys.changed_tables import sees_changed_table
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


SIZES = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
]
MOST = 12  # cards in a hand, Refill Hand among them

# What is wrong with hands of one card to so many: a middle that a click would not hit, a value or habitat under another
# card, a card over the question. Where value and habitat are printed depends on the width (web/src/art/habitats.ts).
WRONG = """async ([most, question]) => {
    const KINDS = ["F1", "F3", "S2", "S4", "M1", "M4", "M4", "W2", "W4", "F4", "S1"];
    const printedOn = (width) => width <= 52
        ? [[86, 88, 27 * 2.9], [62, 214, 44]]
        : width <= 64 ? [[62, 62, 27 * 2.1], [62, 138, 23]] : [[54, 56, 27 * 1.74], [54, 117, 17]];
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const wrong = [];
    const measure = (count, state) => {
        const slots = [...document.querySelectorAll(".hand .slot")];
        if (slots.length !== count) wrong.push(`${count} ${state}: ${slots.length} cards`);
        const words = [...document.querySelectorAll(".ask .prompt > *, .ask .actions > *")];
        for (const slot of slots) {
            const box = slot.getBoundingClientRect();
            const {a, b, c, d} = new DOMMatrix(getComputedStyle(slot).transform);
            const width = parseFloat(getComputedStyle(slot).width);
            const scale = width / 200;
            const at = (x, y) => {
                const [dx, dy] = [(x - 100) * scale, (y - 140) * scale];
                return [box.left + box.width / 2 + a * dx + c * dy, box.top + box.height / 2 + b * dx + d * dy];
            };
            const isSeen = (x, y) => document.elementFromPoint(...at(x, y))?.closest(".slot") === slot;
            const name = `${count} ${state}: ${slot.dataset.place}, ${width} px`;
            if (!isSeen(100, 140)) wrong.push(`${name}: its middle is covered`);
            if (slot.dataset.place !== "card-R")
                for (const [x, y, r] of printedOn(width)) {
                    const edges = [[x, y], [x - r, y], [x + r, y], [x, y - r], [x, y + r]];
                    if (!edges.every(([x, y]) => isSeen(x, y))) wrong.push(`${name}: its print is covered`);
                }
            for (const word of words)
                if (meet(box, word.getBoundingClientRect())) wrong.push(`${name}: over ${word.className}`);
        }
    };
    for (let count = 1; count <= most; count++) {
        const hand = KINDS.slice(0, count - 1);
        await say(({view}) => {
            const own = view.seats[view.viewer];
            Object.assign(own, {hand, hand_size: hand.length});
            Object.assign(view.ask, {hand: hand.length});
            if (question === "bid") Object.assign(view.ask, {cards: [...hand, "R"]});
            else {
                const animals = [...new Set(view.display)];
                const leaders = animals.map((species) => ({species, owner: view.viewer, previous: 1}));
                const gains = animals.map((animal, i) => ({animal, points: 3, leaders: [leaders[i]], natural: ["F1"]}));
                Object.assign(view, {question, value: 2, due: 1, pending: [view.viewer]});
                Object.assign(own, {bid: "F2"});
                Object.assign(view.ask, {question, kind: question, cards: hand, least: 1, most: 1, animals, gains});
                Object.assign(view.ask, {words: ["pass"], due: {}, up_to: null, hand_after: {pass: hand.length + 3}});
            }
        });
        if (question === "take") {
            const cards = [...document.querySelectorAll(".hand .slot")];
            const chosen = [document.querySelector(".display button"), cards.at(-2)];
            chosen.forEach((one) => one?.click());
            await frames_of(2);
            measure(count, "take with a choice");
            chosen.forEach((one) => one?.click());
        } else measure(count, "bid");
    }
    return wrong;
}"""


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "nl"])
def test_every_card_of_every_hand_shows_what_it_is_and_is_hit_in_its_middle(arrive: Arrive, language: str) -> None:
    ann = sees_changed_table(arrive, language, players=5)
    wrong = {}
    for question in ("bid", "take"):
        for width, height in SIZES:
            ann.resize(width, height)
            if found := ann.page.evaluate(WRONG, [MOST, question]):
                wrong[width, height, question] = found
    assert wrong == {}
