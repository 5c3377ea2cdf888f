"""How somebody plays: with the mouse, with the keyboard alone, or in the table of words."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page


class Way(NamedTuple):
    """What the page, as it stands at this moment, waits for next, looked up in one go, for the table may go on between
    two looks; and how to do it. Where nothing is found the hand may have to get out of its own way."""

    find: str
    do: Callable[[Page, Any], None]
    rest: Callable[[Page], None]


# Where to click next: on the answer when it is complete, else on something that it needs, else on no. A place counts
# only where nothing lies over it. Whoever clicks while others move may hit something else: that sheet is closed
# first. While an answer is on its way nothing is found in any of these ways.
NEXT_CLICK = """(mayAnswer) => {
    const place = (element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        for (const across of [0.5, 0.15, 0.85])
            for (const down of [0.5, 0.2, 0.8]) {
                const [left, top] = [x + width * across, y + height * down];
                if (element.contains(document.elementFromPoint(left, top))) return [left, top];
            }
        return null;
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const [close] = all("dialog[open]:not(:has(.verdict)) header button");
    if (close) return place(close);
    const [yes] = all("[data-answer=yes]");
    if (!yes || yes.ariaBusy === "true") return null;
    if (!yes.disabled && mayAnswer) return place(yes);
    const given = all(".give button");
    if (given.length && !all(".give .chosen").length) return place(given[0]);
    const animals = all(".display button.legal");
    if (animals.length && !all(".display button.selected").length) return place(animals[0]);
    const cards = all(".hand .slot.legal:not(.selected)");
    const [no] = all("[data-answer=no]:enabled");
    if (!cards.length) return no && mayAnswer ? place(no) : null;
    const middle = Math.floor(cards.length / 2);
    return [...cards.slice(middle), ...cards.slice(0, middle)].map(place).find(Boolean) ?? null;
}"""

NEXT_KEY = """() => {
    const yes = document.querySelector("[data-answer=yes]");
    if (!yes || yes.ariaBusy === "true") return null;
    if (!yes.disabled) return "y";
    const legal = [...document.querySelectorAll(".hand .slot")].map(
        (card) => card.classList.contains("legal") && !card.classList.contains("selected"));
    const slots = [...document.querySelectorAll(".display > li")];
    const give = document.querySelector(".give button");
    if (give && !document.querySelector(".give .chosen")) {
        give.focus();
        return "Enter";
    }
    if (document.querySelector(".display button.legal") && !document.querySelector(".display button.selected"))
        return "qwer"[slots.findIndex((slot) => slot.querySelector("button"))];
    if (legal.includes(true)) return "1234567890-"[legal.indexOf(true)];
    return document.querySelector("[data-answer=no]:enabled") && "n";
}"""

# What can be chosen is a list. The words are clicked where they are found: a pointer is not what they are for.
NEXT_WORDS = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const [yes] = all("[data-answer=yes]");
    if (!yes || yes.ariaBusy === "true") return false;
    const given = all(".give .chosen").length ? [] : all(".give button");
    const possible = (list) => [...list.querySelectorAll(".choice:not([aria-disabled=true])")];
    const [animals, cards] = all(".choices").map(possible);
    const unchosen = (list) => list?.some((one) => one.matches(".chosen")) ? [] : list ?? [];
    const left = (cards ?? []).filter((one) => !one.matches(".chosen"));
    const [no] = all("[data-answer=no]:enabled");
    const missing = given[0] ?? unchosen(animals)[0] ?? left[Math.floor(left.length / 2)] ?? no;
    const next = yes.disabled ? missing : yes;
    next?.click();
    return Boolean(next);
}"""

# The page looks for itself when it has changed and then been still for a moment, so that what was found is still there
# when the hand comes. That costs less than to be asked again and again.
WHEN_FOUND = """([mayAnswer, patience]) => new Promise((resolve) => {
    const find = %s;
    const end = (found) => {
        observer.disconnect();
        clearTimeout(clock);
        clearTimeout(stillness);
        resolve(found);
    };
    const look = () => {
        const found = find(mayAnswer);
        if (found) end(found);
    };
    const wait = () => {
        clearTimeout(stillness);
        stillness = setTimeout(look, 30);
    };
    const observer = new MutationObserver(wait);
    observer.observe(document, {subtree: true, childList: true, attributes: true});
    const clock = setTimeout(end, patience, null);
    let stillness = setTimeout(look, 30);
})"""

MOUSE = Way(
    NEXT_CLICK,
    lambda page, place: page.mouse.click(*place),
    lambda page: page.mouse.move(2, 2),  # a card under the pointer lies on top of its neighbours
)
KEYBOARD = Way(NEXT_KEY, lambda page, key: page.keyboard.press(key), lambda _: None)
WORDS = Way(NEXT_WORDS, lambda *_: None, lambda _: None)


def leaving(way: Way, question: str) -> Way:
    """Leaves what is asked with this word to somebody else."""
    asked = f"document.querySelector('[data-answer=yes]')?.innerText === '{question}'"
    return way._replace(find=f"(mayAnswer) => {asked} ? null : ({way.find})(mayAnswer)")
