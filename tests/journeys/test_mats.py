"""Full mats on small screens: nothing lies over anything else, and all that was won is seen."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.full_mats import (
    ALL_PICTURES,
    FIVE,
    MOMENT,
    OWNER,
    PHONES,
    SHEET_FITS,
    STREAM,
    screen,
    sees_all,
    sees_replay,
)
from tests.journeys.test_learn import learns_from
from tests.journeys.test_replay import slider

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


def test_the_longest_names_of_leaders_are_read_on_a_phone(arrive: Arrive) -> None:
    ann = arrive(screen=screen(*PHONES["upright"]))
    sees_replay(ann, STREAM, FIVE, f"at={MOMENT}")
    for language in ("de", "it", "nl"):
        ann.speaks(language)
        sees_all(ann)
        seen = 0
        for name in FIVE:
            ann.page.get_by_role("button", name=name, exact=True).click()
            expect(ann.page.locator("dialog h2")).to_have_text(name)
            seen += ann.page.locator("dialog .leaders .words").count()
            ann.finds_nothing(CRAMPED)
            ann.closes_sheet()
        assert seen > 3


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


def test_a_card_that_lies_face_down_is_seen_in_the_mat_that_is_opened_on_a_phone(arrive: Arrive) -> None:
    ann = arrive(screen=screen(*PHONES["upright"]))
    ann.play_now()
    expect(ann.page.locator("[data-answer=yes]")).to_be_visible()
    bot = ann.page.locator(".mat:not(.you)").first
    expect(bot.locator(".laid-card")).to_have_count(1)
    bot.get_by_role("button").click()
    expect(ann.page.locator("dialog .laid .card")).to_have_count(1)


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
