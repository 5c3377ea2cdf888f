"""The whole game in the browser alone: a folder of files on a web space, and no server anywhere.

Each journey is on a phone, in one language or another; `LANGUAGES="en de es it nl"` before pytest makes each of them in
all of these, `EVERY_LEVEL=1` plays whole games against the bots that take their time too.
"""

import contextlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.journeys.conftest import IN_FIREFOX, Arrive
from tests.journeys.devices import Device
from tests.journeys.players import LOST_NETWORK, Player, await_a_day_that_lasts
from tests.journeys.servers import House
from tests.journeys.static_site import APP, StaticSite
from wildcards.locales.language import Language

# A first visit has left all that the next one needs.
IS_KEPT = """(async () => {
    const { python, game } = JSON.parse(document.getElementById('runtime').textContent);
    const standard = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'standard.zip'];
    const files = ['index.html', ...standard.map((file) => `local/${python}/${file}`), `local/${game}/site.zip`];
    const found = await Promise.all(files.map((file) => caches.match(new URL(file, document.baseURI).href)));
    return navigator.serviceWorker.controller !== null && found.every(Boolean);
})()"""
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
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES = [(3, "random", "en"), (4, "greedy", "de"), (5, "expert", "es"), (3, "master", "nl")]
LONG_GAMES = [(4, "novice", "it"), (5, "adept", "en"), (3, "search", "de"), (4, "grandmaster", "es")]


def in_language(language: Language) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("language", os.environ.get("LANGUAGES", language).split())


def phone(language: str) -> dict[str, Any]:
    return PHONE | {"locale": language}


@pytest.fixture(scope="module")
def site() -> Iterator[StaticSite]:
    site = StaticSite()
    yield site
    site.close()


def begin(player: Player) -> None:
    player.go()
    player.page.locator(".play .big").click()
    player.sees_hand()


def hand_of(page: Page) -> list[str]:
    names = "all => all.map((one) => one.getAttribute('aria-label'))"
    found: list[str] = page.locator(".hand [aria-label]").evaluate_all(names)
    return sorted(found)


@pytest.mark.parametrize(
    ("players", "level", "language"), [*GAMES, *(LONG_GAMES if "EVERY_LEVEL" in os.environ else [])]
)
def test_a_whole_game_against_every_quick_level(
    arrive: Arrive, site: StaticSite, players: int, level: str, language: str
) -> None:
    ann = arrive(site.address, phone(language), players=players, level=level)
    begin(ann)
    assert ann.page.locator("html").get_attribute("lang") == language
    ann.play_to_the_end()
    expect(ann.page.locator("dialog .verdict")).to_be_visible()


def round_of(player: Player) -> int:
    """Of what the bar says, such as 3/12 or Round 3 of 12."""
    text = player.page.locator(".round").first.inner_text()
    numbers = [int(word) for word in text.replace("/", " ").split() if word.isdigit()]
    return numbers[0]


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
    ann.sees_hand()
    at = round_of(ann)
    ann.play_until(lambda: round_of(ann) > at)
    ann.go()
    levels = ann.page.locator(".fields option")
    expect(levels.and_(ann.page.locator("[value=search]"))).to_have_count(1)
    expect(levels.and_(ann.page.locator("[value=master]"))).to_have_count(0)  # what it knows was never fetched
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
    ann.sees_hand()
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
    device = Device(browser.browser_type, tmp_path)
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
        again.sees_hand()
        assert round_of(again) >= before
        again.give_up()
        assert again.complaints == []
    finally:
        device.kill()


def visitor(device: Device, site: StaticSite, language: Language) -> Player:
    context = device.open().context
    context.add_init_script(f"location.host && (localStorage['wildcards.language'] = '\"{language}\"')")
    player = Player(context, site.address, language=language)
    player.page.set_viewport_size({"width": 390, "height": 844})
    return player


def change(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


@in_language("it")
def test_a_new_version_is_offered_between_two_games_and_never_in_one(
    arrive: Arrive, tmp_path: Path, language: str
) -> None:
    folder = tmp_path / "app"
    shutil.copytree(APP, folder)
    with contextlib.closing(StaticSite(folder)) as site:
        is_offered_a_new_version(arrive(site.address, phone(language)), folder)


def is_offered_a_new_version(ann: Player, folder: Path) -> None:
    begin(ann)
    ann.waits_for(IS_KEPT)
    change(folder / "index.html", "<title>", "<meta name=newer><title>")
    change(folder / "service-worker.js", '"version":"', '"version":"1')
    ann.page.reload()
    ann.sees_hand()
    ann.waits_for("(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null)()")
    offer = ann.button("update-now")
    expect(offer).to_have_count(0)
    ann.give_up()
    ann.go()
    with ann.page.expect_navigation():
        offer.click()
    expect(ann.page.locator("meta[name=newer]")).to_have_count(1)
    expect(offer).to_have_count(0)
    ann.waits_for("caches.keys().then((kept) => kept.length === 1)")
    begin(ann)


@in_language("de")
def test_a_shared_record_is_replayed(arrive: Arrive, site: StaticSite, language: str) -> None:
    """As a phone hands it to the installed app."""
    record = (Path(__file__).parents[2] / "examples" / "a-game.jsonl").read_text(encoding="utf-8").splitlines()[0]
    ann = arrive(site.address, phone(language))
    ann.go()
    ann.waits_for("navigator.serviceWorker.controller !== null")
    ann.page.evaluate(
        """async (record) => {
            const form = new FormData();
            form.append('records', new File([record], 'game.json', { type: 'application/json' }));
            const answer = await fetch('share', { method: 'POST', body: form });
            if (answer.redirected) location.hash = '#/replay?shared=yes'; // where the phone would be led
        }""",
        record,
    )
    ann.waits_for("location.hash.includes('game=1')")


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
    page.get_by_label(ann.texts.text("name-of-player")).fill("Ben")
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
def test_a_lost_server_offers_to_go_on_alone(arrive: Arrive, own_house: House, language: str) -> None:
    """The same page plays with its server's help and without it."""
    ann = arrive(own_house.address, phone(language))
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
    own_house.close()
    on_this_device.click()
    expect(back).to_be_visible()
    ann.page.locator(".play .big").click()
    ann.sees_hand()
    ann.page.reload()  # with nobody there
    ann.sees_hand()
