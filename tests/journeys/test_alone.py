"""The whole game in the browser alone: a folder of files on a web space, and no server anywhere.

Each journey is on a phone, in one language or another; `LANGUAGES="en de es it nl"` before pytest makes each of them in
all of these.
"""

import contextlib
import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.journeys.alone import IS_KEPT, begin, in_language, languages, phone, round_of
from tests.journeys.conftest import IN_FIREFOX, Arrive
from tests.journeys.devices import Device, FirefoxDevice
from tests.journeys.players import LOST_NETWORK, Player, await_a_day_that_lasts
from tests.journeys.servers import Server
from tests.journeys.static_site import OwnSite, StaticSite
from wildcards.bots import BOTS
from wildcards.locales.language import Language

TELL_WHAT_IS_SAVED = """() => {
    delete window.savedText;
    delete window.savedAs;
    const address = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
        blob.text().then((text) => (window.savedText = text));
        return address.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = function () {
        window.savedAs = this.download;
    };
}"""
# With each number of players every level. In the first of them bots think as long as they may.
GAMES: list[tuple[Language, tuple[str, ...]]] = [
    ("en", ("random", "search")),
    ("de", ("novice", "greedy")),
    ("es", ("expert", "adept")),
    ("it", ("master", "grandmaster")),
    ("de", ("novice", "greedy", "grandmaster")),
    ("it", ("random", "expert", "search")),
    ("es", ("greedy", "adept", "master")),
    ("nl", ("greedy", "expert", "adept", "master")),
    ("en", ("random", "novice", "search", "grandmaster")),
]
# The worker that keeps the tables gives bots a twentieth of a second instead of a whole one.
HURRY = """{
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (asked) {
        const question = JSON.stringify({ ...JSON.parse(asked.question), milliseconds: 50 });
        post.call(this, { ...asked, question });
    };
}
"""


@pytest.fixture(scope="module")
def hurried_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticSite]:
    with contextlib.closing(OwnSite(tmp_path_factory.mktemp("hurried"))) as site:
        site.begins_with("tables", HURRY)
        yield site


def hand_of(page: Page) -> list[str]:
    names = "all => all.map((one) => one.getAttribute('aria-label'))"
    found: list[str] = page.locator(".hand [aria-label]").evaluate_all(names)
    return sorted(found)


def test_every_level_is_among_the_whole_games_with_each_number_of_players() -> None:
    found = {(len(levels) + 1, level) for _, levels in GAMES for level in levels}
    assert found == set(itertools.product((3, 4, 5), BOTS))


@pytest.mark.parametrize(
    ("language", "levels"), [(one, levels) for own, levels in GAMES for one in languages(own)], ids=str
)
def test_a_whole_game_in_mixed_company(
    arrive: Arrive,
    site: StaticSite,
    hurried_site: StaticSite,
    tmp_path: Path,
    language: Language,
    levels: tuple[str, ...],
) -> None:
    if levels != GAMES[0][1]:
        site = hurried_site
    ann = arrive(site.address, phone(language), players=len(levels) + 1)
    asked: list[str] = []
    ann.context.on("request", lambda request: asked.append(request.url))
    ann.go()
    ann.button("set-up-table").click()
    assert ann.page.locator("html").get_attribute("lang") == language
    for seat, level in enumerate(levels, start=2):
        ann.page.get_by_label(ann.texts.text("bot-for-seat", seat=seat)).select_option(level)
        expect(ann.page.locator(".seats li").nth(seat - 1).locator("strong")).to_be_visible()
    ann.button("start-game").click()
    ann.sees_hand()
    ann.play_to_the_end()
    expect(ann.page.locator("dialog .verdict")).to_be_visible()
    record = downloaded(ann, "download-record", tmp_path)
    assert json.loads(record.read_text(encoding="utf-8"))["bots"] == [None, *levels]
    assert any(address.endswith("site.zip") for address in asked)
    assert [address for address in asked if not address.startswith((site.address, "blob:", "data:"))] == []


@in_language("it")
def test_the_strategist_plays_with_the_network_off_from_the_second_visit_on(
    arrive: Arrive, site: StaticSite, language: str
) -> None:
    ann = arrive(site.address, phone(language), players=3, level="search")
    begin(ann)
    ann.play_until(lambda: round_of(ann) >= 2)
    ann.waits_for(IS_KEPT)
    ann.context.set_offline(True)
    ann.page.reload()
    ann.sees_table()
    at = round_of(ann)
    ann.play_until(lambda: round_of(ann) > at)
    ann.go()
    levels = ann.page.locator(".fields option")
    expect(levels.and_(ann.page.locator("[value=search]"))).to_have_count(1)
    expect(levels.and_(ann.page.locator("[value=master]"))).to_have_count(0)  # what it knows was never fetched
    for place in ("#/rules", "#/learn", "#/games", "#/today"):
        ann.go(place)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ann.page.get_by_role("alert")).to_have_count(0)
    begin(ann)  # another game


@in_language("de")
def test_a_reload_in_mid_game_comes_back_to_the_same_hand(arrive: Arrive, site: StaticSite, language: str) -> None:
    ann = arrive(site.address, phone(language))
    begin(ann)
    before = hand_of(ann.page)
    ann.page.reload()
    ann.sees_hand()
    assert hand_of(ann.page) == before
    ann.pick_something()
    ann.answer()
    ann.page.reload()
    ann.sees_table()
    ann.play_until(lambda: round_of(ann) >= 2)


@in_language("es")
def test_a_first_visit_nothing_is_shown_that_needs_a_server(arrive: Arrive, site: StaticSite, language: str) -> None:
    ann = arrive(site.address, phone(language))
    ann.go()
    expect(ann.button("set-up-table")).to_be_visible()
    for key in ("invite-friends", "watch", "use-server"):
        expect(ann.page.get_by_text(ann.texts.text(key), exact=True)).to_have_count(0)
    ann.button("set-up-table").click()
    ann.button("start-game").wait_for()
    expect(ann.page.locator(".invitation")).to_have_count(0)
    expect(ann.page.get_by_text(ann.texts.text("for-a-friend"))).to_have_count(0)
    for key in ("who-may-watch", "talk"):
        expect(ann.page.get_by_label(ann.texts.text(key), exact=True)).to_have_count(0)
    for place in ("#/privacy", "#/watching"):  # by their addresses either
        ann.go(place)
        expect(ann.page.get_by_role("alert")).to_contain_text(ann.texts.text("problem-no-such-page"))
        ann.go()


@in_language("it")
def test_the_game_of_the_day_is_played_once_on_a_device_alone(arrive: Arrive, site: StaticSite, language: str) -> None:
    await_a_day_that_lasts()
    ann = arrive(site.address, phone(language), level="random")
    ann.texts.need("games")
    ann.go()
    ann.page.get_by_role("link", name=ann.texts.text("todays-game")).click()
    ann.button("today-play").click()
    ann.sees_hand()
    ann.play_to_the_end()
    expect(ann.page.locator("dialog")).to_contain_text(ann.texts.text("today-here"))
    ann.go("#/today")
    expect(ann.page.get_by_text(ann.texts.text("today-here"))).to_be_visible()
    expect(ann.button("today-play")).to_have_count(0)


@in_language("nl")
def test_two_tabs_share_one_table_and_the_second_goes_on_when_the_first_is_closed(
    arrive: Arrive, site: StaticSite, language: str
) -> None:
    ann = arrive(site.address, phone(language))
    begin(ann)
    other = Player(ann.context, site.address)
    other.visit(ann.page.url)
    other.sees_hand()
    assert hand_of(other.page) == hand_of(ann.page)
    ann.pick_something()
    ann.answer()
    ann.page.close()  # which kept the tables
    other.play_until(lambda: round_of(other) >= 3)
    assert other.complaints == []


@in_language("es")
def test_games_are_exported_and_imported_on_another_device(
    arrive: Arrive, site: StaticSite, tmp_path: Path, language: str
) -> None:
    ann, ben = arrive(site.address, phone(language)), arrive(site.address, phone(language))
    ann.texts.need("games")
    ann.page.add_init_script("location.host && (StorageManager.prototype.persist = async () => (isAsked = true))")
    begin(ann)
    assert not ann.page.evaluate("'isAsked' in window")
    ann.give_up()
    ann.waits_for("globalThis.isAsked === true")  # the browser is asked to keep what somebody would miss now
    record = downloaded(ann, "download-record", tmp_path)
    assert json.loads(record.read_text(encoding="utf-8"))["format"] == "wildcards/1"
    ann.button("check-shuffle").click()
    expect(ann.page.locator("dialog li.fine")).to_have_count(6)
    expect(ann.page.locator("dialog li.wrong")).to_have_count(0)
    ann.go("#/games")
    saved = downloaded(ann, "export-games", tmp_path)
    ben.go("#/games")
    for file, count in ((saved, 1), (record, 0)):  # the same game again
        ben.page.locator("input[type=file]").set_input_files(file)
        expect(ben.page.get_by_role("status")).to_have_text(ann.texts.text("games-added", count=count))
    ben.page.locator(".finished").get_by_role("link", name=ann.texts.text("replay"), exact=True).click()
    ben.waits_for("location.hash.includes('replay/') && document.querySelector('.transport') !== null")
    ben.go("#/replay")
    ben.page.locator("input[type=file]").set_input_files(record)
    ben.waits_for("location.hash.includes('game=1')")


def downloaded(player: Player, key: str, folder: Path) -> Path:
    """The file that a button gives. Firefox tells its driver of no downloads, so there the page tells what it saves."""
    if IN_FIREFOX:
        player.page.evaluate(TELL_WHAT_IS_SAVED)
        player.button(key).click()
        player.waits_for("'savedText' in window && 'savedAs' in window")
        file = folder / str(player.page.evaluate("savedAs"))
        file.write_text(player.page.evaluate("savedText"), encoding="utf-8")
        return file
    with player.page.expect_download() as download:
        player.button(key).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


@in_language("nl")
def test_a_browser_that_is_killed_comes_back_to_the_same_game(
    browser: Browser, site: StaticSite, tmp_path: Path, language: Language
) -> None:
    device = (FirefoxDevice if IN_FIREFOX else Device)(browser.browser_type, tmp_path)
    ann = visitor(device, site, language)
    begin(ann)
    assert ann.page.locator("html").get_attribute("lang") == language
    table = ann.page.url
    ann.pick_something()
    ann.answer()
    ann.play_until(lambda: round_of(ann) >= 3)
    before = round_of(ann)
    device.kill()
    again = visitor(device, site, language)
    try:
        again.visit(table)
        again.sees_table()
        assert round_of(again) >= before
        again.give_up()
        assert again.complaints == []
    finally:
        device.kill()


def visitor(device: Device | FirefoxDevice, site: StaticSite, language: Language) -> Player:
    context = device.open().context
    context.add_init_script(f"location.host && (localStorage['wildcards.language'] = '\"{language}\"')")
    player = Player(context, site.address, language=language)
    player.page.set_viewport_size({"width": 390, "height": 844})
    return player


@pytest.mark.parametrize("has_server", [False, True])
@in_language("de")
def test_two_play_at_one_device_and_neither_sees_the_hand_of_the_other(
    arrive: Arrive, site: StaticSite, language: str, *, has_server: bool
) -> None:
    ann = arrive("" if has_server else site.address, phone(language))
    page = ann.page
    ann.go()
    ann.button("invite-friends" if has_server else "set-up-table").click()
    ann.button("play-at-this-device").first.click()
    expect(page.get_by_label(ann.texts.text("name-of-player"))).to_be_focused()
    page.keyboard.type("Ben")
    ann.button("sit-down").click()
    expect(page.locator(".seats").get_by_text("Ben", exact=True)).to_be_visible()
    ann.button("start-game").click()
    hands: dict[str, list[str]] = {}
    take = page.locator("main.pass button")  # words such as "I am" stand in other names too
    while len(hands) < 2:
        ann.play_until(take.is_visible)
        expect(page.locator(".hand .slot")).to_have_count(0)
        name = take.inner_text().removeprefix(ann.texts.text("i-am", name=""))
        take.click()
        ann.sees_hand()
        hands[name] = hand_of(page)
    assert set(hands) == {"Ann", "Ben"}


@in_language("nl")
def test_a_lost_server_offers_to_go_on_alone(arrive: Arrive, own_server: Server, language: str) -> None:
    """The same page plays with its server's help and without it."""
    ann = arrive(own_server.address, phone(language))
    ann.go()
    ann.button("settings").click()
    on_this_device = ann.page.get_by_role("link", name=ann.texts.text("play-here"))
    on_this_device.click()
    back = ann.page.get_by_role("link", name=ann.texts.text("use-server"))
    expect(back).to_be_visible()
    ann.page.locator(".play .big").click()
    ann.sees_hand()
    expect(ann.page).to_have_url(re.compile(r"#/here/table/"))
    ann.go("#/here")
    back.click()
    expect(back).to_have_count(0)
    ann.page.locator(".play .big").click()
    ann.sees_hand()
    expect(ann.page).to_have_url(re.compile(r"#/table/"))
    ann.waits_for(IS_KEPT)
    ann.excused = LOST_NETWORK
    own_server.close()
    on_this_device.click()
    expect(back).to_be_visible()
    ann.page.locator(".play .big").click()
    ann.sees_hand()
    ann.page.reload()  # with nobody there
    ann.sees_hand()
