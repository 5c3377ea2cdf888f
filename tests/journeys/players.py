"""Somebody in front of a browser: what they see, and what they can click."""

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.journeys.input_methods import MOUSE, WHEN_FOUND, Way, leaving
from tests.patience import PATIENCE
from wildcards.locales.language import Language
from wildcards.locales.texts import Texts, Value

A_MOMENT = 0.1
A_DAY = 86_400
expect.set_options(timeout=PATIENCE * 1000)  # a busy machine is no reason to fail, in a script as in a test
QUICK = {"speed": "off", "automatic": True, "name": "Ann", "players": 3, "level": "greedy", "knows": True}

NOT_OF_THE_PAGE = "net::ERR_NETWORK_CHANGED"  # another program gave this machine a network, or took one away
# What a console says of a network that a journey itself has cut, in whichever moment it caught each file.
LOST_NETWORK = ("WebSocket", "net::ERR_", "Firefox can’t establish", "while the page was loading")

PICKED = ".hand [aria-pressed=true], .display [aria-pressed=true], .give [aria-pressed=true]"
IS_OVER = "document.querySelector('dialog .verdict') !== null"

# A page stays in sight until the code of the next one has come, so it is marked before it is left. An address that
# leads to another moment of the same page leaves nothing.
LEAVE = """(address) => {
    const placeOf = (hash) => hash.replace(/^#\\/?/, '').split('?')[0];
    if (placeOf(new URL(address).hash) !== placeOf(location.hash))
        document.querySelector('main')?.setAttribute('data-left', '');
}"""
# Until what follows from news or a new size has followed: observers tell of it with the next frame.
STANDS = """() => new Promise((stands) => {
    const next = (left) => left ? requestAnimationFrame(() => next(left - 1)) : stands();
    next(3);
})"""


class Player:
    """One tab. Whatever its console complains about is kept."""

    def __init__(
        self, context: BrowserContext, address: str, way: Way = MOUSE, language: Language = "en", **likes: Any
    ) -> None:
        self.context = context
        self.texts = Texts(language)
        self.way = way if likes.get("automatic", True) else leaving(way, "Continue")
        self.moves = likes.get("speed", QUICK["speed"]) != "off"
        self.address = address
        kept = json.dumps(json.dumps(QUICK | likes))
        context.add_init_script(
            f"location.host && (localStorage['wildcards.prefs'] ??= {kept})"  # an empty page has no storage
        )
        context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.excused: tuple[str, ...] = ()
        self.page.on("console", lambda message: self._note(message.type, message.text))
        self.page.on("pageerror", lambda error: self._note("error", str(error)))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(word in text for word in (NOT_OF_THE_PAGE, *self.excused)):
            self.complaints.append(text)

    # Going somewhere.

    def go(self, place: str = "") -> None:
        self.visit(f"{self.address}/{place}")

    def visit(self, address: str) -> None:
        """Nothing of the page before is in sight any more."""
        self.page.evaluate(LEAVE, address)
        self.page.goto(address)
        expect(self.page.locator("main[data-left]")).to_have_count(0)

    def speaks(self, language: str) -> None:
        """The same page anew, if it is in another language."""
        if self.page.locator("html").get_attribute("lang") == language:
            return
        self.page.evaluate("(code) => localStorage.setItem('wildcards.language', JSON.stringify(code))", language)
        self.page.reload()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def chooses_language(self, language: str) -> None:
        """Where the page offers it."""
        choice = self.page.locator(f".languages [lang={language}]")
        if choice.get_attribute("aria-pressed") == "false":
            choice.click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

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
        """And all the rest of the table, which is built piece by piece, unless cards fly."""
        expect(self.page.locator(".hand .slot").first).to_be_visible()
        if not self.moves:
            self.sees_table()

    def sees_table(self) -> None:
        """In the middle of a game, where somebody's hand may be empty."""
        self.page.locator("h1[data-shown]").wait_for(state="attached")

    def button(self, key: str, **values: Value) -> Locator:
        """The one that says this, in the language of the page."""
        return self.page.get_by_role("button", name=self.texts.text(key, **values), exact=True)

    def opens_menu(self) -> None:
        self.button("menu").click()
        expect(self.page.locator("dialog")).to_be_visible()

    def closes_sheet(self) -> None:
        expect(self.page.locator("dialog")).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.stands()

    def stands(self) -> None:
        """What follows from what the page was told has followed."""
        self.page.evaluate(STANDS)

    def stop_time(self) -> None:
        """What would go away by itself stays, until `page.clock.resume()`."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))

    def waits_for(self, condition: str) -> None:
        """Asks again and again from outside: a page that allows no evaluation cannot be told to look by itself."""
        deadline = time.monotonic() + PATIENCE
        while not self.page.evaluate(condition):
            assert time.monotonic() < deadline, condition
            time.sleep(A_MOMENT)

    def until(self, done: Callable[[], bool]) -> None:
        """For what the browser tells the test, which hears it only while it waits for the page."""
        deadline = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < deadline, "it does not happen"
            self.page.wait_for_timeout(1000 * A_MOMENT)

    def finds_nothing(self, listing: str, *about: Any) -> None:
        """What a script lists is empty once the page has found its form."""
        deadline = time.monotonic() + PATIENCE
        while found := self.page.evaluate(listing, *about):
            assert time.monotonic() < deadline, found
            time.sleep(A_MOMENT)

    # What there is to see.

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt > p").first.inner_text()

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate(IS_OVER))

    @property
    def picked(self) -> list[str]:
        labels: list[str] = self.page.locator(PICKED).evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-label'))"
        )
        return labels

    @property
    def question(self) -> str | None:
        """What the affirmative answer says, if there is something to answer."""
        said = self.page.locator("[data-answer=yes]").all_inner_texts()
        return said[0] if said else None

    # Playing.

    def pick_something(self) -> None:
        """Picks what a bid needs. Whoever has played until then may have picked it already."""
        deadline = time.monotonic() + PATIENCE
        while not self.picked:
            assert time.monotonic() < deadline, f"nothing can be picked: {self.prompt}"
            self.act(may_answer=False)

    def act(self, *, may_answer: bool = True, patience: float = A_MOMENT) -> bool:
        """Picks, or answers what is complete. False where nothing is asked for so many seconds."""
        found = self.page.evaluate(WHEN_FOUND % self.way.find, [may_answer, 1000 * patience])
        if found:
            self.way.do(self.page, found)
        else:
            self.way.rest(self.page)
        return bool(found)

    def answer(self) -> None:
        """Gives the answer that has been picked."""
        self.page.locator("[data-answer=yes]:enabled").click()

    def play_until(self, done: Callable[[], bool], *others: "Player", seconds: float = 600) -> None:
        deadline = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < deadline, f"nothing more happens: {self.prompt}"
            for player in (self, *others):
                player.act()

    def play_until_asked(self, *questions: str) -> str:
        """Which one came; nothing is picked for it, and nothing happens until something is."""
        way, asked = self.way, ""

        def is_asked() -> bool:
            nonlocal asked
            asked = self.question or ""
            return asked in questions

        for question in questions:
            self.way = leaving(self.way, question)
        self.play_until(is_asked)
        self.way = way
        return asked

    def play_to_the_end(self, *others: "Player") -> None:
        self.play_until(lambda: all(player.is_over for player in (self, *others)), *others)

    def give_up(self) -> None:
        """Bots play the game to its end, while somebody is there."""
        self.concede()
        expect(self.page.locator("dialog .verdict")).to_be_visible()

    def concede(self) -> None:
        give_up = self.button("concede")
        self.opens_menu()
        give_up.click()
        expect(give_up).to_have_count(2)  # it asks whether one is sure
        give_up.last.click()
        # The sheet that asks is gone. Another may be there at once: quick bots have played to the end.
        expect(give_up).to_have_count(0)


def await_a_day_that_lasts() -> None:
    """After midnight there is another game of the day."""
    while time.time() % A_DAY > A_DAY - 300:
        time.sleep(1)
