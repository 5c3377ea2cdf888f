"""Takes a page's picture in each size, theme and language, once everything stands still."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from tests.journeys.players import Player

ROOT = Path(__file__).resolve().parents[2]


def asked_for(name: str, otherwise: str) -> list[str]:
    return os.environ.get(name, otherwise).split()


SIZES = [tuple(map(int, size.split("x"))) for size in asked_for("SIZES", "360x640 844x390 768x1024 1440x900 2560x1440")]
THEMES = asked_for("THEMES", "light dark")
LANGUAGES = asked_for("LANGUAGES", "en de es it nl")
ONLY = asked_for("ONLY", "")
OUT = ROOT / os.environ.get("OUT", "screenshots")
DESK = {"width": 1440, "height": 900}

# A page is built in pieces; it stands when nothing has changed for a moment.
STANDS = """([first, next]) => new Promise((stands) => {
    const stop = () => { changes.disconnect(); stands(); };
    let still = setTimeout(stop, first);
    const changes = new MutationObserver(() => { clearTimeout(still); still = setTimeout(stop, next); });
    changes.observe(document.body, {subtree: true, childList: true, attributes: true});
    setTimeout(stop, 8000);
})"""
LOADED, CHANGED = [600, 400], [120, 120]  # milliseconds
# Its pictures are drawn one at a time; those in other sizes are drawn anew. What moves has to arrive.
DRAWN = """new Promise((drawn) => {
    const moves = () => document.getAnimations().some((one) => one.pending || one.playState === 'running');
    const look = (left) => {
        const all = [...document.images].every((one) => one.complete && one.currentSrc);
        const still = all && document.fonts.status === 'loaded' && !moves();
        if (still || !left) requestAnimationFrame(() => requestAnimationFrame(drawn));
        else setTimeout(look, 50, left - 1);
    };
    setTimeout(look, 30, 60);
})"""


def nothing(page: Page) -> None:
    """For views that a page shows of itself."""


class View(NamedTuple):
    """Something that a page can show: how it is brought up, after each change of size, and put away again."""

    name: str
    bring: Callable[[Page], object] = nothing
    leave: Callable[[Page], object] = nothing
    fits: Callable[[int, int], bool] = lambda width, height: True


def sheet(name: str, bring: Callable[[Page], object], fits: Callable[[int, int], bool] = lambda *_: True) -> View:
    """Something over the page that Escape puts away."""

    def leave(page: Page) -> None:
        page.keyboard.press("Escape")
        expect(page.locator("dialog, .explainer")).to_have_count(0)

    return View(name, bring, leave, fits)


def pressing(key: str, *, then: str = "dialog") -> Callable[[Page], None]:
    def bring(page: Page) -> None:
        page.keyboard.press(key)
        page.wait_for_selector(then)

    return bring


def clicking(selector: str, *, then: str = "dialog") -> Callable[[Page], None]:
    """Also on what is covered."""

    def bring(page: Page) -> None:
        page.locator(selector).first.dispatch_event("click")
        page.wait_for_selector(then)

    return bring


def is_wanted(*names: str) -> bool:
    """Whether one of them is."""
    return not ONLY or any(name.startswith(one) for name in names for one in ONLY)


def shoot_as_it_is(player: Player, language: str, *views: View) -> None:
    """In all sizes and themes."""
    page = player.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(0, 0)  # a pointer that rests on something would bring its explanation
        page.evaluate(STANDS, CHANGED)
        for view in views:
            if not view.fits(width, height):
                continue
            view.bring(page)
            if view.bring is not nothing:
                page.evaluate(STANDS, CHANGED)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                page.evaluate(DRAWN)
                page.screenshot(path=OUT / f"{view.name}-{language}-{theme}-{width}x{height}.png")
            view.leave(page)


def shoot(player: Player, *views: View | str, arrive: Callable[[Page], object] = nothing) -> None:
    """In all sizes, themes and languages. The page is loaded anew for each language; `arrive` leads on from there."""
    wanted = [view if isinstance(view, View) else View(view) for view in views]
    wanted = [view for view in wanted if is_wanted(view.name)]
    if not wanted:
        return
    for language in LANGUAGES:
        speak(player, language)
        load_again(player.page)
        arrive(player.page)
        shoot_as_it_is(player, language, *wanted)
    speak(player, "en")
    player.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    load_again(player.page)


def load_again(page: Page) -> None:
    page.reload()
    page.wait_for_selector("main")
    page.evaluate(STANDS, LOADED)


def speak(player: Player, language: str) -> None:
    player.page.evaluate("(code) => localStorage.setItem('wildcards.language', JSON.stringify(code))", language)


@contextmanager
def visit(browser: Browser, address: str, **likes: Any) -> Iterator[Player]:
    context = browser.new_context(viewport=DESK, locale="en-GB")  # type: ignore[arg-type]
    yield Player(context, address, **likes)
    context.close()
