"""The cards of a hand are where they lie, in every number and size, also for a pointer that is on another one."""

import pytest
from playwright.sync_api import expect

from tests.journeys.changed_tables import sees_changed_table
from tests.journeys.conftest import Arrive
from wildcards.locales import LANGUAGES

# Each card's left edge, and which card a click there would meet.
FOUND = """() => [...document.querySelectorAll(".hand .slot")].map((slot, i, all) => {
    const {left, top, height} = slot.getBoundingClientRect();
    return all.indexOf(document.elementFromPoint(left + 8, top + height / 2)?.closest(".slot")) === i;
})"""


# The largest hand: ten Habitat cards and Refill Hand.
FULL_HAND = """async () => {
    const hand = ["F1", "F3", "S2", "S4", "M1", "M4", "M4", "W2", "W4", "F4"];
    await say(({view}) => {
        Object.assign(view.seats[view.viewer], {hand, hand_size: hand.length});
        Object.assign(view.ask, {hand: hand.length, cards: [...hand, "R"]});
    });
}"""


def test_a_card_under_the_pointer_does_not_cover_the_next_one(arrive: Arrive) -> None:
    ann = sees_changed_table(arrive, "en", players=3)
    ann.page.evaluate(FULL_HAND)
    cards = ann.page.locator(".hand .slot")
    expect(cards).to_have_count(11)
    for width in (1280, 1024, 800):
        ann.page.mouse.move(2, 2)
        ann.resize(width, 720)
        for number in range(cards.count()):
            box = cards.nth(number).bounding_box()
            assert box is not None
            ann.page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
            expect(cards.nth(number)).to_have_css("translate", "0px -5px")
            assert all(ann.page.evaluate(FOUND)), f"with the pointer on card {number} at {width} px"


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
# card, a card over the question, an animal whose upper third is not enough for its gain, areas that move when a choice
# says what it means. Where value and habitat are printed depends on the width (web/src/art/habitats.ts).
WRONG = """async ([most, question]) => {
    const KINDS = ["F1", "F3", "S2", "S4", "M1", "M4", "M4", "W2", "W4", "F4", "S1"];
    const printedOn = (width) => width <= 52
        ? [[86, 88, 27 * 2.9], [62, 214, 44]]
        : width <= 64 ? [[62, 62, 27 * 2.1], [62, 138, 23]] : [[54, 56, 27 * 1.74], [54, 117, 17]];
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    await frames_of(3); // until the table has found its new form
    const wrong = [];
    const areas = () => [...document.querySelectorAll("main > section:not(.ask)")].map((one) => {
        const {top, bottom} = one.getBoundingClientRect();
        return {name: one.classList[0], top, bottom};
    });
    const differs = (a, b) => Math.abs(a.top - b.top) > 1 || Math.abs(a.bottom - b.bottom) > 1;
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
        for (const gain of document.querySelectorAll(".display .gain")) {
            const {top, height} = gain.parentElement.getBoundingClientRect();
            const part = (gain.getBoundingClientRect().bottom - top) / height;
            if (part > 1 / 3) wrong.push(`${count} ${state}: a gain over ${part.toFixed(2)} of its animal`);
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
                Object.assign(view, {display: ["me", "me", "ib", "ea"]});
                const animals = ["me", "ib", "ea"];
                const leaders = animals.map((species) => ({species, owner: view.viewer, previous: 1}));
                const gains = animals.map((animal, i) => ({animal, points: 3, leaders: [leaders[i]], natural: ["F1"]}));
                Object.assign(view, {question, value: 2, due: 1, pending: [view.viewer]});
                Object.assign(own, {bid: "F2"});
                Object.assign(view.ask, {question, kind: question, cards: hand, least: 1, most: 1, animals, gains});
                Object.assign(view.ask, {words: ["pass"], due: {}, up_to: null, hand_after: {pass: hand.length + 3}});
            }
        });
        const before = areas();
        const cards = [...document.querySelectorAll(".hand .slot")];
        if (question === "bid") measure(count, "bid");
        const chosen = question === "bid" ? [cards[0]] : [document.querySelector(".display button"), cards.at(-2)];
        chosen.forEach((one) => one?.click());
        await frames_of(2);
        if (question === "take") measure(count, "take with a choice");
        if (!document.querySelector(".means")) wrong.push(`${count} ${question}: a choice means nothing`);
        const moved = areas().filter((now, i) => differs(now, before[i]));
        wrong.push(...moved.map(({name}) => `${count} ${question}: ${name} moved`));
        chosen.forEach((one) => one?.click());
    }
    return wrong;
}"""


def test_every_card_of_every_hand_shows_what_it_is_and_is_hit_in_its_middle_in_every_language(arrive: Arrive) -> None:
    """All languages at once: most of the time is spent waiting for the next frame."""
    tables = {language: sees_changed_table(arrive, language, players=5) for language in LANGUAGES}
    wrong = {}
    for question in ("bid", "take"):
        for width, height in SIZES:
            for ann in tables.values():
                ann.page.set_viewport_size({"width": width, "height": height})
                ann.page.evaluate(f"(about) => {{ window.found = ({WRONG})(about); }}", [MOST, question])
            for language, ann in tables.items():
                if found := ann.page.evaluate("found"):
                    wrong[language, width, height, question] = found
    assert wrong == {}


# What lies over something else in the upper line, by the names of both.
OVER_THE_BAR = """() => {
    const seen = [...document.querySelectorAll(".bar > *, .piles > *, .ask .badge")].filter(
        (one) => one.clientWidth > 2 && !one.matches(".visually-hidden"));
    const boxes = seen.map((one) => one.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom && b.top < a.bottom;
    return boxes.flatMap((box, i) => [
        ...(box.left < 0 || box.right > innerWidth ? [`${seen[i].className} beyond the edge`] : []),
        ...boxes.slice(i + 1).flatMap((other, j) =>
            meet(box, other) ? [`${seen[i].className} over ${seen[i + 1 + j].className}`] : []),
    ]);
}"""
LAST_ROUND = """(clock) => say(({view, table, you}) => {
    Object.assign(view, {round: view.rounds, pile: 33, animals_left: 33, discard: Array(22).fill("F1")});
    Object.assign(view, {question: "take", pending: [1], ask: null});
    Object.assign(table.seats[you.seat], {time_left: clock, ticking: clock !== null});
    table.said = [1, 2, 3].map((number) => ({number, seat: 1, name: "Iris", text: null, emote: "hello"}));
})"""
# Whether all free Leaders are seen whole beside the animals on display.
FREE_LEADERS = """(() => {
    const box = (one) => one.getBoundingClientRect();
    const around = box(document.querySelector(".display"));
    const edge = Math.max(...[...document.querySelectorAll(".row button")].map((one) => box(one).right));
    return [...document.querySelectorAll(".free img")].map(box).filter(
        ({left, right, top, bottom, width}) => width >= 15 && left >= edge && right <= around.right
            && top >= around.top && bottom <= around.bottom).length === 6;
})()"""
# The parts of the height that an empty hand and the question to exchange animals take.
EMPTY_HAND = """async () => {
    await say(({view}) => {
        const own = view.seats[view.viewer];
        Object.assign(own, {hand: [], hand_size: 0, bid: "R", collection: {...own.collection, li: 1, pe: 2, sq: 1}});
        Object.assign(view, {round: 3, question: "swap", pending: [view.viewer]});
        const animals = [...new Set(view.display)];
        Object.assign(view.ask, {question: "swap", kind: "swap", cards: [], least: 0, most: 0, animals, hand: 0});
        Object.assign(view.ask, {given: ["li", "pe", "sq"], gains: [], words: ["swap none"]});
    });
    const part = (what) => document.querySelector(what).getBoundingClientRect().height / innerHeight;
    return [part("main > .hand"), part("main > .ask")];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_upper_line_of_a_phone_holds_all_it_has_to_say(arrive: Arrive, language: str) -> None:
    ann = sees_changed_table(arrive, language, players=5)
    for width, height in ((320, 568), (360, 640), (390, 844), (844, 390)):
        ann.resize(width, height)
        for clock in (None, 3_599_000):
            ann.page.evaluate(LAST_ROUND, clock)
            ann.finds_nothing(OVER_THE_BAR)
            ann.waits_for(FREE_LEADERS)
            expect(ann.page.locator(".last:visible, .badge:visible")).to_have_count(1)
        if width < height:
            hand, question = ann.page.evaluate(EMPTY_HAND)
            assert hand < 0.02 < 0.25 < question, width
