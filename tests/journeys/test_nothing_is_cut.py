"""Long words and small screens: nothing is cut off, and what matters is in sight."""

import contextlib

import pytest
from playwright.sync_api import Route, expect

from tests.journeys.conftest import Arrive
from tests.journeys.dealt import answer, play_until_every_power_was_used
from tests.journeys.full_mats import FIVE, MOMENT, PHONES, SHEET_FITS, STREAM, screen, sees_all, sees_replay
from tests.journeys.players import Player
from tests.journeys.test_learn import learns_from
from tests.journeys.test_replay import drop, record
from tests.server.clients import Running
from wildcards.locales import LANGUAGES

# Where the halo of the sun begins, as a part of the picture's height.
HALO = 0.016
SUN_IN_SIGHT = f"""(() => {{
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [written, drawn] = [box('main > ul'), box('.horizon')];
    return written.bottom <= drawn.top + {HALO} * drawn.height
        && document.documentElement.scrollHeight <= innerHeight;
}})()"""


def test_a_page_that_has_little_to_say_leaves_the_sun_in_sight(arrive: Arrive) -> None:
    ann = arrive(screen=screen(1440, 900, language="de"))
    ann.page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))  # nobody plays
    ann.go("#/watching")
    for size in ((1440, 900), (2560, 1440)):
        ann.resize(*size)
        expect(ann.page.locator("main > ul")).to_be_visible()
        ann.waits_for(SUN_IN_SIGHT)


# Where the heads of the animals begin, as a part of the picture's height.
HEADS = 0.4
ON_THEIR_HEADS = """(heads) => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [links, picture] = [box('main > nav'), box('.picture')];
    return links.bottom > picture.top + heads * picture.height ? [links.bottom, picture.top] : null;
}"""


@pytest.mark.parametrize("knows", [False, True])
def test_nothing_lies_on_the_heads_of_the_animals_on_a_laptop_or_a_tablet_on_its_side(
    arrive: Arrive, knows: bool
) -> None:
    ann = arrive(screen=screen(1024, 768, "it"), knows=knows)
    ann.go()
    expect(ann.page.locator(".fields option")).not_to_have_count(1)  # the levels have come
    for size in ((1024, 768), (1180, 820), (1280, 800), (1440, 900)):
        ann.resize(*size)
        ann.finds_nothing(ON_THEIR_HEADS, HEADS)


TRANSPORT = """(() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [ask, input, keys] = ['.ask', '.transport input', '.transport .keys'].map(box);
    const start = ask.left + 24;
    return input.left <= start && keys.right >= ask.right - 24 && (input.bottom > keys.top || keys.left <= start);
})()"""


def test_the_transport_of_a_replay_fills_its_line(arrive: Arrive) -> None:
    ann = arrive(screen=screen(360, 640))
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}")
    for language in ("en", "de", "es"):
        ann.speaks(language)
        sees_all(ann)
        for width, height in ((360, 640), (768, 1024), (1440, 900), (2560, 1440)):
            ann.resize(width, height)
            ann.waits_for(TRANSPORT)


def test_on_a_phone_on_its_side_no_free_seat_hides_behind_the_start_of_the_game(arrive: Arrive) -> None:
    ann = arrive(screen=screen(844, 390, language="de"))
    ann.make_table(start=False, players=4)
    expect(ann.page.locator(".seats li")).to_have_count(4)
    ann.waits_for(
        """(() => {
            const [last, start] = [[...document.querySelectorAll('.seats li')].at(-1), document.querySelector('.go')];
            return last.getBoundingClientRect().bottom <= start.getBoundingClientRect().top;
        })()"""
    )


# A cell of the count that leaves its sheet or lies over the next one, and a row that is wider than the others.
COUNT = """[...document.querySelectorAll('dialog .count tbody tr')].flatMap((row) => {
    const around = row.closest('.count').getBoundingClientRect();
    const parts = [...row.querySelectorAll('td.part')].map((cell) => {
        const all = [...cell.querySelectorAll('.card, .tokens img, b')].map((one) => one.getBoundingClientRect());
        return {left: Math.min(...all.map(({left}) => left)), right: Math.max(...all.map(({right}) => right))};
    });
    const total = row.querySelector('.total').getBoundingClientRect();
    return [row.getBoundingClientRect().right > around.right + 1 && 'a wide row',
        total.right > around.right && 'a total beyond the edge',
        ...parts.map(({right}, i) => right > (parts[i + 1]?.left ?? around.right) - 2 && `part ${i} in the way`),
    ].filter(Boolean);
})"""
RICH = {"token_points": 23, "leaders": ["pe", "sq", "li", "me"], "largest_count": 7, "largest_points": 14, "total": 48}


def sees_the_richest_count(ann: Player) -> None:
    def enrich(route: Route) -> None:
        story = route.fetch().json()
        for score in story["events"][-1]["result"]["scores"]:
            score.update(RICH)
        route.fulfill(json=story)

    ann.page.route("**/api/stories", enrich)
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}")


def opens_the_count(ann: Player) -> None:
    ann.page.locator(".bar > button").last.click()
    ann.page.locator("dialog .links button").nth(1).click()
    expect(ann.page.locator("dialog .count tbody tr")).to_have_count(5)


LINES_OF_TITLES = """[...document.querySelectorAll('dialog .count .long')].map((one) =>
    new Set([...one.getClientRects()].map(({top}) => top)).size)"""


def test_the_richest_count_fits_a_phone_and_its_titles_take_three_lines_at_most_on_a_tablet(arrive: Arrive) -> None:
    ann = arrive(screen=screen(360, 640))
    sees_the_richest_count(ann)
    for language in LANGUAGES:
        ann.resize(360, 640)
        ann.speaks(language)
        sees_all(ann)
        opens_the_count(ann)
        ann.finds_nothing(COUNT)
        ann.resize(768, 1024)
        ann.waits_for(f"Math.max(...{LINES_OF_TITLES}) <= 3")


AS_LARGE_AND_ABOVE_THE_HAND = """(() => {
    const [question, name, prompt, hand] = ['.prompt.long > p', '.mat h2', '.prompt', '[data-place=hand]'].map(
        (one) => document.querySelector(one));
    const size = (one) => getComputedStyle(one).fontSize;
    return size(question) === size(name)
        && prompt.getBoundingClientRect().bottom <= hand.getBoundingClientRect().top;
})()"""
PAYMENT = 17  # the beat of the lesson with a long question


def test_a_large_screen_asks_a_long_question_as_large_as_a_short_one(arrive: Arrive) -> None:
    ann = arrive(screen=screen(2560, 1440))
    learns_from(ann, PAYMENT)
    for language in LANGUAGES:
        ann.speaks(language)
        ann.page.locator(".bubble.placed").wait_for()
        ann.page.locator(".prompt.long > p").first.wait_for()
        ann.waits_for(AS_LARGE_AND_ABOVE_THE_HAND)


def test_games_of_a_file_are_offered_in_sight(arrive: Arrive) -> None:
    ann = arrive(screen=screen(*PHONES["upright"], language="de"))
    for size in PHONES.values():
        ann.resize(*size)
        ann.go()
        ann.go("#/replay")
        ann.page.wait_for_selector(".drop")
        drop(ann, record(0), record(1, FIVE))
        expect(ann.page.locator("ol a").last).to_be_in_viewport(ratio=1)


def test_the_story_has_most_of_a_phone_on_its_side(arrive: Arrive) -> None:
    ann = arrive(screen=screen(*PHONES["on its side"]))
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}")
    ann.page.keyboard.press("l")
    expect(ann.page.locator("dialog .lines li").first).to_be_visible()
    ann.waits_for("document.querySelector('dialog .lines').clientHeight > 390 / 2")
    ann.waits_for(SHEET_FITS)


# How many lines of its own size a text takes.
LINES = "(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"


class Measured(Exception):  # noqa: N818
    """The decision that was waited for came, and was looked at."""


def test_the_question_of_an_exchange_takes_three_lines_at_most(arrive: Arrive, dealt_server: Running) -> None:
    ann = arrive(dealt_server.origin, screen=screen(1440, 900, language="de"))
    ann.start_table(players=3, level="random")
    heights: dict[int, float] = {}

    def measure(player: Player, question: str, move: str) -> None:
        if question == "swap":
            for width, height in ((768, 1024), (1440, 900), (2560, 1440)):
                player.resize(width, height)
                heights[width] = player.page.locator(".ask .prompt").evaluate(LINES)
            raise Measured
        answer(player, move)

    with contextlib.suppress(Measured):
        play_until_every_power_was_used(ann, dealt_server, measure)
    assert heights
    assert max(heights.values()) < 3, heights


# Choices whose value is wider than their field, less the room of the arrow.
HIDDEN_CHOICES = """(first) => [...document.querySelectorAll('main select')].filter((one) => {
    const style = getComputedStyle(one);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const said = one.selectedOptions[0].text;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return one.clientWidth && pen.measureText(first ? said.split(' ')[0] : said).width > room + 1;
}).map((one) => one.selectedOptions[0].text)"""

# Names of fields that reach into the next one.
WIDE_LABELS = """[...document.querySelectorAll('.fields label')].filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => one.firstChild.data)"""

# What leaves the panel in which it stands.
BEYOND_THE_PANEL = """[...document.querySelectorAll('main .panel')].flatMap((panel) => {
    const end = panel.getBoundingClientRect().right - parseFloat(getComputedStyle(panel).paddingRight) + 1;
    return [...panel.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > end)
        .map((one) => one.outerHTML.slice(0, 80));
})"""


def test_what_was_chosen_is_read_on_the_first_page_and_in_the_lobby(arrive: Arrive) -> None:
    upright, on_its_side = PHONES.values()
    ann = arrive(screen=screen(*on_its_side))
    ann.go()
    expect(ann.page.locator(".fields option")).not_to_have_count(1)  # the levels have come
    for language in LANGUAGES:
        ann.chooses_language(language)
        ann.finds_nothing(HIDDEN_CHOICES, False)
        ann.finds_nothing(WIDE_LABELS)
    ann.make_table(start=False, players=4)
    expect(ann.page.locator(".seats li")).to_have_count(4)
    for language in LANGUAGES:
        ann.resize(*on_its_side)
        ann.chooses_language(language)
        ann.finds_nothing(HIDDEN_CHOICES, True)
        for size in ((320, 568), upright, (768, 1024), (1440, 900)):
            ann.resize(*size)
            ann.finds_nothing(HIDDEN_CHOICES, False)
            ann.finds_nothing(BEYOND_THE_PANEL)


WINNER_IN_SIGHT = """(() => {
    const [row, again] = ['dialog tr.first', 'dialog .next'].map((one) => document.querySelector(one));
    return row.getBoundingClientRect().bottom <= again.getBoundingClientRect().top;
})()"""


def test_on_a_phone_on_its_side_the_count_shows_who_won_without_scrolling(arrive: Arrive) -> None:
    ann = arrive(screen=screen(*PHONES["on its side"]))
    ann.play_now()
    ann.give_up()
    expect(ann.page.locator("dialog figure img").first).to_be_visible()
    ann.waits_for(WINNER_IN_SIGHT)


# Where the bars of the favourite species begin, if not all in one line.
BARS_APART = """(() => {
    const edges = [...document.querySelectorAll('.herd .bar')].map((one) => Math.round(one.getBoundingClientRect().x));
    return [...new Set(edges)].slice(1);
})()"""


def test_ones_own_record_stays_within_its_panel_on_a_phone(arrive: Arrive) -> None:
    ann = arrive(screen=screen(*PHONES["upright"]))
    ann.play_now()
    ann.give_up()
    ann.go("#/games")
    for language in LANGUAGES:
        ann.speaks(language)
        expect(ann.page.locator("#my-record")).to_be_visible()
        ann.finds_nothing(BEYOND_THE_PANEL)
        ann.finds_nothing(BARS_APART)


# How much taller than the cards it points at the ring of an example is.
TOO_TALL = """(() => {
    const board = document.querySelector('#example-break .board');
    const box = (one) => one.getBoundingClientRect();
    const ring = box(board.querySelector('.ring'));
    return [...board.querySelectorAll('.laid-card')].map(box).filter(({left, right}) =>
        left > ring.left && right < ring.right).every((card) => ring.height < card.height + 24);
})()"""


def test_the_ring_of_an_example_is_as_large_as_the_cards_that_were_laid(arrive: Arrive) -> None:
    ann = arrive(screen=screen(1440, 900))
    ann.go("#/rules/example-break")
    example = ann.page.locator("#example-break")
    for _ in range(2):
        example.locator(".steps button").last.click()
    expect(example.get_by_text("Step 3 of 6")).to_be_visible()
    ann.waits_for("document.querySelectorAll('#example-break .laid-card').length > 2")
    ann.waits_for(TOO_TALL)


ALL_COLUMNS = "(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)(document.querySelector('.scroll'))"


def test_in_words_all_that_is_told_of_players_is_seen_on_a_tablet(arrive: Arrive) -> None:
    ann = arrive(screen=screen(1024, 768), players=5, textView=True)
    ann.go()
    ann.button("play-now").click()
    for language in LANGUAGES:
        expect(ann.page.locator(".players tbody tr")).to_have_count(5)
        ann.speaks(language)
        expect(ann.page.locator(".players tbody tr")).to_have_count(5)
        for size in ((1024, 768), (1280, 720), (1440, 900)):
            ann.resize(*size)
            ann.waits_for(ALL_COLUMNS)
