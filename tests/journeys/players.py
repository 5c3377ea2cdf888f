"""Somebody in front of a browser: what they see, and what they can click."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

PATIENCE = 30.0
QUICK = {"speed": "off", "automatic": True, "name": "Ann", "players": 3}

# Where to click next: on the answer when it is complete, else on something that it needs, else on no. Looked up in one
# go, for the table may go on between two looks. A place counts only where nothing lies over it.
NEXT_CLICK = """(mayAnswer = true) => {
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
    const [yes] = all("[data-answer=yes]");
    if (!yes) return null;
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
IS_OVER = "document.querySelector('dialog .verdict') !== null"


class Player:
    """One tab. Whatever its console complains about is kept."""

    def __init__(self, context: BrowserContext, address: str, **likes: Any) -> None:
        self.context = context
        self.address = address
        kept = json.dumps(json.dumps(QUICK | likes))
        context.add_init_script(
            f"localStorage.getItem('wildcards.prefs') ?? localStorage.setItem('wildcards.prefs', {kept})"
        )
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.excused: tuple[str, ...] = ()
        self.page.on("console", lambda message: self._note(message.type, message.text))
        self.page.on("pageerror", lambda error: self._note("error", str(error)))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(word in text for word in self.excused):
            self.complaints.append(text)

    # Going somewhere.

    def go(self, place: str = "") -> None:
        self.page.goto(f"{self.address}/{place}")

    def play_now(self) -> None:
        self.go()
        self.page.get_by_role("button", name="Play now").click()
        self.sees_hand()

    def make_table(self, *, start: bool, **settings: Any) -> dict[str, str]:
        """A table of special settings."""
        self.go()
        made: dict[str, str] = self.page.evaluate(
            """async ([settings, start]) => {
                const post = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body)});
                await post('/api/guests', {name: 'Ann'});
                return (await post('/api/tables', {settings, start})).json();
            }""",
            [settings, start],
        )
        self.go(f"#/table/{made['table']}")
        return made

    def start_table(self, **settings: Any) -> str:
        """A table of special settings, begun at once with bots; the code with which others can watch."""
        made = self.make_table(start=True, **settings)
        self.sees_hand()
        return made["watch"]

    def sees_hand(self) -> None:
        expect(self.page.locator(".hand .slot").first).to_be_visible(timeout=PATIENCE * 1000)

    # What there is to see.

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt > p").first.inner_text()

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate(IS_OVER))

    @property
    def picked(self) -> list[str]:
        places = ", ".join(f"{place} [aria-pressed=true]" for place in (".hand", ".display", ".give"))
        pressed = self.page.locator(places)
        return [str(element.get_attribute("aria-label")) for element in pressed.all()]

    @property
    def question(self) -> str | None:
        """What the affirmative answer says, if there is something to answer."""
        said = self.page.locator("[data-answer=yes]").all_inner_texts()
        return said[0] if said else None

    # Playing.

    def pick_something(self) -> None:
        """Picks one more thing that the answer needs."""
        self.page.wait_for_function(NEXT_CLICK)
        self.act(may_answer=False)

    def act(self, *, may_answer: bool = True) -> bool:
        """Picks, or answers what is complete. False where nothing is asked."""
        place = self.page.evaluate(NEXT_CLICK, may_answer)
        if place:
            self.page.mouse.click(*place)
        else:
            self.page.mouse.move(2, 2)  # a card under the pointer lies on top of its neighbours
        return bool(place)

    def play_until(self, done: Callable[[], bool], *others: "Player", seconds: float = 150) -> None:
        deadline = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < deadline, f"nothing more happens: {self.prompt}"
            moved = [player.act() for player in (self, *others)]
            if not any(moved):
                self.page.wait_for_timeout(20)

    def play_to_the_end(self, *others: "Player") -> None:
        self.play_until(lambda: all(player.is_over for player in (self, *others)), *others)
