"""Full mats, long words and small screens: nothing lies over anything else, and nothing is cut off."""

import contextlib
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.journeys.conftest import Arrive
from tests.journeys.dealt import answer, play_until_every_power_was_used
from tests.journeys.players import Player
from tests.journeys.test_learn import learns_from
from tests.journeys.test_replay import drop, record, slider
from tests.server.clients import Running

PHONES = {"upright": (360, 640), "on its side": (844, 390)}
# A game of five in which one player has all six species and has just laid four cards.
FIVE, STREAM, MOMENT, OWNER = ("Ann", "Ben", "Cleo", "Dora", "Emil"), 144, 169, 4

# Icons and numbers of a collection that leave their mat, or lie over another or over cards that were laid.
IN_THE_WAY = """[...document.querySelectorAll('.mat')].flatMap((mat) => {
    const box = (one) => one.getBoundingClientRect();
    const around = box(mat);
    const animals = [...mat.querySelectorAll('.collection li')];
    const things = [...animals.map((one) => [...one.querySelectorAll('img, .count')]),
        ...[...mat.querySelectorAll('.laid-card')].slice(0, 1).map((one) => [one])];
    const inside = ({left, right, top, bottom}) =>
        left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    return things.flatMap((parts, i) => [
        ...parts.filter((one) => !inside(box(one))).map((one) => `${mat.ariaLabel}: beyond the edge ${one.outerHTML}`),
        ...things.slice(i + 1).flat().filter((other) => parts.some((one) => meet(box(one), box(other))))
            .map((one) => `${mat.ariaLabel}: over another ${one.outerHTML}`),
    ]);
})"""
SMALL = """[...document.querySelectorAll('.collection li')].filter((one) =>
    one.querySelector('img').clientWidth < 11 || parseFloat(getComputedStyle(one.querySelector('.count')).fontSize) < 13
).map((one) => one.outerHTML)"""


ALL_PICTURES = "[...document.images].every((one) => one.complete && one.currentSrc)"


def sees_replay(player: Player, stream: int, names: tuple[str, ...], asked: str) -> None:
    player.go("#/replay")
    player.page.wait_for_selector(".drop")
    drop(player, record(stream, names))
    expect(slider(player)).to_be_visible()
    player.page.evaluate(f"location.hash = '#/replay?game=1&{asked}'")
    player.page.wait_for_url(f"**{asked}")
    expect(slider(player)).to_have_value(asked.removeprefix("at=").split("&")[0])
    expect(player.page.locator(".mat")).to_have_count(len(names))
    player.waits_for(ALL_PICTURES)


def screen(width: int, height: int, language: str = "en") -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "locale": language}


@pytest.mark.parametrize("eyes", [OWNER, 0])
def test_all_six_species_of_a_full_mat_are_seen_on_a_phone(arrive: Arrive, eyes: int) -> None:
    ann = arrive(screen=screen(*PHONES["upright"]))
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}&seat={eyes}")
    mat = ann.page.locator(f'.mat[aria-label="{FIVE[OWNER]}"]')
    for size in PHONES.values():
        ann.resize(*size)
        expect(mat.locator(".collection li")).to_have_count(6)
        expect(mat.locator(".laid-card")).to_have_count(4)
        ann.waits_for(ALL_PICTURES)
        ann.finds_nothing(IN_THE_WAY)
        ann.finds_nothing(SMALL)


# Animals of a collection too small to be told apart, and tokens that lie under a Leader.
LOST = """[...document.querySelectorAll('.mat')].flatMap((mat) => {
    const tokens = mat.querySelector('.holdings .tokens img')?.getBoundingClientRect();
    const leader = [...mat.querySelectorAll('.leader .card')].at(-1)?.getBoundingClientRect();
    const small = [...mat.querySelectorAll('.animal .card')].filter((one) => one.clientWidth < 20).length;
    return [small && `${mat.ariaLabel}: ${small} small animals`,
        tokens?.width && leader && tokens.left < leader.right - 1 && `${mat.ariaLabel}: hidden tokens`].filter(Boolean);
})"""


# Small animals in a mat that has room for larger ones, tokens that are not seen, and cards over what was won.
UNUSED = """[...document.querySelectorAll('.mat:not(.dense)')].flatMap((mat) => {
    const boxes = (what) => [...mat.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const [animals, tokens, leaders, laid] = ['.animal .card', '.tokens img', '.leader .card', '.laid-card'].map(boxes);
    const around = mat.getBoundingClientRect();
    const end = Math.max(...animals.map(({right}) => right));
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const won = [...animals, ...tokens, ...leaders];
    const sideways = laid.filter((card) => animals.some(({top, bottom}) => card.top < bottom && card.bottom > top));
    const room = Math.min(around.right, ...sideways.map(({left}) => left)) - end;
    return [animals.some(({width}) => width < 28) && room > 0.2 * around.width && 'small animals',
        animals.some(({width}) => width < 26) && 'very small animals',
        tokens.some(({width}) => width < 16) && 'tokens that are not seen',
        tokens.some((one) => [...animals, ...leaders].some((other) => meet(one, other))) && 'covered tokens',
        won.some(({bottom}) => bottom > around.bottom) && 'something beyond the edge',
        laid.some((card) => won.some((one) => meet(one, card))) && 'covered by what was laid',
    ].filter(Boolean).map((what) => `${mat.ariaLabel}: ${what}`);
})"""


@pytest.mark.parametrize(
    ("stream", "names", "moments"),
    [(STREAM, FIVE, range(24, MOMENT + 12, 12)), (0, FIVE[:4], (90, 110, 170)), (2, FIVE[:4], (50, 170))],
)
def test_mats_use_their_room_from_the_first_round_to_the_last(
    arrive: Arrive, stream: int, names: tuple[str, ...], moments: Iterable[int]
) -> None:
    ann = arrive(screen=screen(1024, 768))
    sees_replay(ann, stream, names, "at=1&seat=0")
    for moment in moments:
        slider(ann).fill(str(moment))
        expect(ann.page.get_by_label(f"Step {moment} of")).to_be_visible()
        for size in ((1024, 768), (1280, 720), (1440, 900)):
            ann.resize(*size)
            ann.finds_nothing(UNUSED)


def test_a_full_mat_shows_animals_and_tokens_beside_four_laid_cards(arrive: Arrive) -> None:
    ann = arrive(screen=screen(768, 1024))
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}")
    for size in ((768, 1024), (1440, 900), (2560, 1440)):
        ann.resize(*size)
        expect(ann.page.locator(".laid-card")).to_have_count(8)
        ann.finds_nothing(LOST)


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


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_transport_of_a_replay_fills_its_line(arrive: Arrive, language: str) -> None:
    ann = arrive(screen=screen(360, 640, language=language))
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}")
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
    ann.page.locator(".bar > button").last.click()
    ann.page.locator("dialog .links button").nth(1).click()
    expect(ann.page.locator("dialog .count tbody tr")).to_have_count(5)


LINES_OF_TITLES = """[...document.querySelectorAll('dialog .count .long')].map((one) =>
    new Set([...one.getClientRects()].map(({top}) => top)).size)"""


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "nl"])
def test_the_richest_count_fits_a_phone_and_its_titles_take_three_lines_at_most_on_a_tablet(
    arrive: Arrive, language: str
) -> None:
    ann = arrive(screen=screen(360, 640, language=language))
    sees_the_richest_count(ann)
    ann.finds_nothing(COUNT)
    ann.resize(768, 1024)
    ann.waits_for(f"Math.max(...{LINES_OF_TITLES}) <= 3")


# Tokens that an animal lies over, and Leaders over one another beside free room.
HIDDEN = """[...document.querySelectorAll('.mat')].flatMap((mat) => {
    const boxes = (what) => [...mat.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const [tokens, animals, leaders] = ['.tokens img', '.animal .card', '.leader .card'].map(boxes);
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [tokens.some((one) => animals.some((other) => meet(one, other))) && `${mat.ariaLabel}: a token`,
        leaders.length === 2 && meet(...leaders) && `${mat.ariaLabel}: a Leader`].filter(Boolean);
})"""
EXCHANGE = 38  # the beat of the lesson with the fullest mats


def test_on_a_tablet_tokens_and_leaders_are_seen_beside_full_collections(arrive: Arrive) -> None:
    ann = arrive(screen=screen(768, 1024))
    learns_from(ann, EXCHANGE)
    expect(ann.page.locator(".mat.you .leader")).to_have_count(4)
    ann.page.locator(".bubble.placed").wait_for()
    ann.waits_for(ALL_PICTURES)
    ann.finds_nothing(HIDDEN)


AS_LARGE_AND_ABOVE_THE_HAND = """(() => {
    const [question, name, prompt, hand] = ['.prompt.long > p', '.mat h2', '.prompt', '[data-place=hand]'].map(
        (one) => document.querySelector(one));
    const size = (one) => getComputedStyle(one).fontSize;
    return size(question) === size(name)
        && prompt.getBoundingClientRect().bottom <= hand.getBoundingClientRect().top;
})()"""
PAYMENT = 17  # the beat of the lesson with a long question


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "nl"])
def test_a_large_screen_asks_a_long_question_as_large_as_a_short_one(arrive: Arrive, language: str) -> None:
    ann = arrive(screen=screen(2560, 1440, language=language))
    learns_from(ann, PAYMENT)
    ann.page.locator(".bubble.placed").wait_for()
    ann.page.locator(".prompt.long > p").first.wait_for()
    ann.waits_for(AS_LARGE_AND_ABOVE_THE_HAND)


# Tokens and Leaders that laid cards lie over.
COVERED = """[...document.querySelectorAll('.mat')].filter((mat) => {
    const boxes = (what) => [...mat.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const covers = (card) => ({right, width}) => width && right > card.left + 1;
    return boxes('.laid-card').slice(0, 1).some((card) => boxes('.tokens img, .leader .card').some(covers(card)));
}).map((mat) => mat.ariaLabel)"""


@pytest.mark.parametrize(("stream", "moment"), [(1, 21), (0, 53)])
def test_on_a_tablet_four_laid_cards_hide_nothing_that_was_won(arrive: Arrive, stream: int, moment: int) -> None:
    ann = arrive(screen=screen(768, 1024))
    sees_replay(ann, stream, FIVE[:4], f"at={moment}")
    expect(ann.page.locator(".mat:not(.you) .laid-card")).not_to_have_count(0)
    ann.finds_nothing(COVERED)


SHEET_FITS = "(({scrollHeight, clientHeight}) => scrollHeight <= clientHeight)(document.querySelector('dialog'))"


def test_a_mat_that_is_opened_on_a_phone_shows_all_at_once(arrive: Arrive) -> None:
    ann = arrive(screen=screen(*PHONES["upright"], language="de"))
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}")
    ann.page.get_by_role("button", name=FIVE[OWNER]).click()
    for size in PHONES.values():
        ann.resize(*size)
        expect(ann.page.locator("dialog .leaders li")).to_have_count(2)
        ann.waits_for(SHEET_FITS)


# Leaders whose name is smaller than what is written below it, or whose words leave their field.
CRAMPED = """[...document.querySelectorAll('dialog .leaders .words')].filter((words) => {
    const [name, power] = words.children;
    const size = (one) => parseFloat(getComputedStyle(one).fontSize);
    const height = power.getBoundingClientRect().bottom - name.getBoundingClientRect().top;
    return size(name) < size(power) || height > words.clientHeight || words.scrollWidth > words.clientWidth;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["de", "it", "nl"])
def test_the_longest_names_of_leaders_are_read_on_a_phone(arrive: Arrive, language: str) -> None:
    ann = arrive(screen=screen(*PHONES["upright"], language=language))
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}")
    seen = 0
    for name in FIVE:
        ann.page.get_by_role("button", name=name, exact=True).click()
        expect(ann.page.locator("dialog h2")).to_have_text(name)
        seen += ann.page.locator("dialog .leaders .words").count()
        ann.finds_nothing(CRAMPED)
        ann.closes_sheet()
    assert seen > 3


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


# Leaders of the supply that lie over a mat, an animal, the question, the story or the hand.
OVER_OTHERS = """(() => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const others = [...document.querySelectorAll('.mat, .row button, .prompt, aside.story, .hand .slot')];
    return [...document.querySelectorAll('.supply button')].flatMap((leader) =>
        others.filter((one) => meet(box(leader), box(one))).map((one) => `${leader.ariaLabel} over ${one.className}`)
    );
})()"""

# Large animals that say what they would gain, but not from how many points to how many.
WITHOUT_TOTAL = """[...document.querySelectorAll('.display .gain')].filter((one) =>
    one.parentElement.clientWidth > 105 && getComputedStyle(one, '::after').display === 'none'
).map((one) => one.parentElement.ariaLabel)"""


@pytest.mark.parametrize("players", [3, 5])
def test_the_leaders_of_the_supply_lie_over_nothing_and_large_animals_say_all_they_gain(
    arrive: Arrive, players: int
) -> None:
    ann = arrive(screen=screen(1280, 720), players=players)
    ann.play_now()
    for size in ((1280, 720), (1024, 768), (1024, 620)):
        ann.resize(*size)
        expect(ann.page.locator(".supply button")).to_have_count(6)
        ann.finds_nothing(OVER_OTHERS)
        ann.finds_nothing(WITHOUT_TOTAL)


# Names that end in dots although what stands beside them could be shorter.
NAMES_CUT_SHORT = """[...document.querySelectorAll('.mat h2')].filter((one) => {
    const [name, level] = ['span:not(.avatar)', 'small'].map((part) => one.querySelector(`:scope > ${part}`));
    const words = document.createRange();
    words.selectNodeContents(name);
    return level && words.getBoundingClientRect().width > name.getBoundingClientRect().width;
}).map((one) => one.innerText)"""


def test_a_long_level_shortens_no_name(arrive: Arrive) -> None:
    ann = arrive(screen=screen(1280, 720, "it"))
    ann.start_table(players=5, level="greedy")
    expect(ann.page.locator(".mat h2 small")).to_have_count(4)
    ann.finds_nothing(NAMES_CUT_SHORT)


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

# Seats, and what stands in them, that leave their panel.
BEYOND_THE_PANEL = """[...document.querySelectorAll('.seats li, .seats li > *')].filter((one) => {
    const {paddingRight} = getComputedStyle(one.closest('.panel'));
    const edge = one.closest('.panel').getBoundingClientRect().right - parseFloat(paddingRight);
    return one.getBoundingClientRect().right > edge + 1;
}).map((one) => one.outerHTML)"""


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "nl"])
def test_what_was_chosen_is_read_on_the_first_page_and_in_the_lobby(arrive: Arrive, language: str) -> None:
    ann = arrive(screen=screen(*PHONES["on its side"], language=language))
    ann.go()
    expect(ann.page.locator(".fields option")).not_to_have_count(1)  # the levels have come
    ann.finds_nothing(HIDDEN_CHOICES, False)
    ann.finds_nothing(WIDE_LABELS)
    ann.make_table(start=False, players=4)
    expect(ann.page.locator(".seats li")).to_have_count(4)
    ann.finds_nothing(HIDDEN_CHOICES, True)
    for size in ((320, 568), (360, 640), (768, 1024), (1440, 900)):
        ann.resize(*size)
        ann.finds_nothing(HIDDEN_CHOICES, False)
        ann.finds_nothing(BEYOND_THE_PANEL)


def test_a_card_that_lies_face_down_is_seen_in_the_mat_that_is_opened_on_a_phone(arrive: Arrive) -> None:
    ann = arrive(screen=screen(*PHONES["upright"]))
    ann.play_now()
    expect(ann.page.locator("[data-answer=yes]")).to_be_visible()
    bot = ann.page.locator(".mat:not(.you)").first
    expect(bot.locator(".laid-card")).to_have_count(1)
    bot.get_by_role("button").click()
    expect(ann.page.locator("dialog .laid .card")).to_have_count(1)


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


BEYOND_THE_PANEL = """[...document.querySelectorAll('main .panel')].flatMap((panel) => {
    const end = panel.getBoundingClientRect().right - parseFloat(getComputedStyle(panel).paddingRight) + 1;
    return [...panel.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > end)
        .map((one) => one.outerHTML.slice(0, 80));
})"""


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
    for language in ("en", "de", "es", "it", "nl"):
        ann.page.evaluate("(code) => localStorage.setItem('wildcards.language', JSON.stringify(code))", language)
        ann.page.reload()
        expect(ann.page.locator(f"html[lang={language}] #my-record")).to_be_visible()
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


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "nl"])
def test_in_words_all_that_is_told_of_players_is_seen_on_a_tablet(arrive: Arrive, language: str) -> None:
    ann = arrive(screen=screen(1024, 768, language=language), players=5, textView=True)
    ann.go()
    ann.button("play-now").click()
    expect(ann.page.locator(".players tbody tr")).to_have_count(5)
    for size in ((1024, 768), (1280, 720), (1440, 900)):
        ann.resize(*size)
        ann.waits_for("(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)(document.querySelector('.scroll'))")
