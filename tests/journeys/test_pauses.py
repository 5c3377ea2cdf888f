"""A wish for a pause is seen and covers nothing; a paused table waits for nobody; who ran out of time is told so."""

import itertools

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player
from tests.journeys.test_together import ask_for_a_pause, begin_together
from tests.server.clients import Running
from wildcards.locales import LANGUAGES

SIZES = ((360, 640), (844, 390), (768, 1024), (1440, 900), (2560, 1440))
# What a wish for a pause lies over, what of it no finger hits, and what has no room in it.
IN_THE_WAY = """() => {
    const wish = document.querySelector(".wish");
    const box = wish.getBoundingClientRect();
    const meets = (one) => {
        const other = one.getBoundingClientRect();
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return wide > 1 && high > 1;
    };
    const needed = "article, .prompt, .actions > *, .display button, .hand .slot, .bar > *, [data-place=pile]";
    const covered = [...document.querySelectorAll(needed)].filter(meets);
    const small = [...wish.querySelectorAll("button")].filter((one) => {
        const {width, height} = one.getBoundingClientRect();
        return width < 44 || height < 44;
    });
    const outside = [...document.querySelectorAll("main > section, .wish, .wish *")].filter((one) => {
        const {right, bottom} = one.getBoundingClientRect();
        return right > innerWidth + 1 || bottom > innerHeight + 4;
    });
    const cut = [...wish.querySelectorAll("p, button")].filter((one) => one.scrollWidth > one.clientWidth + 1);
    const tight = [...wish.querySelectorAll("p")].filter((one) => one.clientHeight > wish.clientHeight - 6);
    const scrolls = document.documentElement.scrollHeight > innerHeight ? [document.documentElement] : [];
    return [...covered, ...small, ...outside, ...cut, ...tight, ...scrolls].map((one) => one.outerHTML.slice(0, 120));
}"""


def covers_nothing(player: Player, width: int, height: int) -> None:
    """Once the table has got its new form."""
    player.resize(width, height)
    player.finds_nothing(IN_THE_WAY)


def test_long_names_leave_the_wish_for_a_pause_its_room(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben, "Maximiliane-Konstanze von Hohenstaufen", players=5)
    ask_for_a_pause(ben)
    expect(ann.page.get_by_role("button", name="Agree")).to_be_visible()
    for width, height in SIZES:
        covers_nothing(ann, width, height)
        ann.waits_for("[...document.querySelectorAll('.display button')].every((one) => one.clientWidth >= 44)")
        ann.waits_for("document.querySelector('.wish.shown').clientHeight <= 90")


def test_a_wish_for_a_pause_covers_nothing_at_any_size_in_any_language(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben, players=5)
    ask_for_a_pause(ann)
    expect(ben.page.get_by_role("button", name="Agree")).to_be_visible()
    for player, language in itertools.product((ann, ben), LANGUAGES):
        player.speaks(language)
        expect(player.page.locator(".wish button").first).to_be_visible()
        expect(player.page.locator(".table article")).to_have_count(5)
        for width, height in SIZES:
            covers_nothing(player, width, height)


def test_a_wish_for_a_pause_is_part_of_the_question_in_the_text_view(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben)
    ask_for_a_pause(ann)
    ben.resize(360, 640)
    ben.page.evaluate(
        """() => {
            const prefs = JSON.parse(localStorage.getItem('wildcards.prefs'));
            localStorage.setItem('wildcards.prefs', JSON.stringify({...prefs, textView: true}));
        }"""
    )
    ben.page.reload()
    asked = ben.page.get_by_role("region", name="Your decision")
    expect(asked.get_by_text("Ann asks for a pause.")).to_be_visible()
    asked.get_by_role("button", name="Not now").click()
    expect(asked.get_by_text("Ann asks for a pause.")).to_have_count(0)
    expect(asked.locator(".prompt")).to_be_visible()


def test_while_the_table_is_paused_nobody_is_to_decide(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben, clock={"kind": "decision", "seconds": 600})
    mat = ann.page.get_by_role("article", name="Ben")
    expect(mat.locator(".status")).to_contain_text("is bidding")
    expect(ann.page.locator("article.active")).not_to_have_count(0)
    ask_for_a_pause(ann)
    ben.page.get_by_role("button", name="Agree").click()
    expect(ann.page.locator(".prompt")).to_contain_text("The game is paused")
    expect(ann.page.locator("article.active")).to_have_count(0)
    expect(mat.locator(".status")).to_be_empty()
    expect(ann.page.get_by_role("article", name="Ann").locator(".status")).to_be_empty()
    ann.page.get_by_role("button", name="Resume").click()
    expect(mat.locator(".status")).to_contain_text("is bidding")


def test_whose_time_is_up_for_the_first_time_is_told_that_a_bot_decided(arrive: Arrive, timed_server: Running) -> None:
    ann = arrive(timed_server.origin)
    ann.start_table(players=3, clock={"kind": "decision", "seconds": 600})
    timed_server.see(lambda: timed_server.make_time_fly(601))
    told = ann.page.locator(".prompt[aria-live=polite]").get_by_text("a bot made this one decision for you")
    expect(told).to_be_visible()
    expect(ann.page.get_by_role("button", name="Take the seat back")).to_have_count(0)
    ann.play_until(lambda: told.count() == 0)
    expect(ann.page.get_by_role("button", name="Take the seat back")).to_have_count(0)
