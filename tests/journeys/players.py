"""Somebody in front of a browser: what they see, and what they can click."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

PATIENCE = 30.0
BLINK = 1500.0  # milliseconds; enough for a click on what is there
QUICK = {"speed": "off", "automatic": True, "name": "Ann", "players": 3}


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
        return self.page.get_by_role("dialog", name="The final count").count() > 0

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

    def pick_something(self) -> bool:
        """Picks one more thing that the answer needs."""
        for needed, chosen in (
            (".give button", ".give .chosen"),
            (".display button.legal", ".display button.selected"),
        ):
            offered = self.page.locator(needed)
            if offered.count() and not self.page.locator(chosen).count():
                offered.first.click(timeout=BLINK)
                return True
        cards = self.page.locator(".hand .slot.legal:not(.selected)")
        if not cards.count():
            return False
        card = cards.nth(cards.count() // 2)
        self.page.mouse.move(2, 2)  # a card under the pointer lies on top of its neighbour
        box = card.bounding_box(timeout=BLINK)
        assert box is not None
        card.click(position={"x": 20, "y": box["height"] * 0.45}, timeout=BLINK)  # the part that no neighbour covers
        return True

    def act(self) -> bool:
        """Picks, or answers what is complete. False where nothing is asked."""
        yes = self.page.locator("[data-answer=yes]")
        if not yes.count():
            return False
        try:
            if yes.first.is_enabled(timeout=BLINK):
                yes.first.click(timeout=BLINK)
                return True
            return self.pick_something()
        except TookTooLong:  # the table was quicker: it asks something else by now
            return False

    def play_until(self, done: Callable[[], bool], *others: "Player", seconds: float = 150) -> None:
        deadline = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < deadline, f"nothing more happens: {self.prompt}"
            moved = [player.act() for player in (self, *others)]
            if not any(moved):
                self.page.wait_for_timeout(40)

    def play_to_the_end(self, *others: "Player") -> None:
        self.play_until(lambda: all(player.is_over for player in (self, *others)), *others)
