"""The whole game in the browser alone: a folder of files on a web space, and no server anywhere."""

import contextlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.journeys.conftest import Arrive
from tests.journeys.devices import Device
from tests.journeys.players import LOST_NETWORK, Player, await_a_day_that_lasts
from tests.journeys.servers import House
from tests.journeys.static_site import APP, StaticSite

# A first visit has left all that the next one needs.
IS_KEPT = """(async () => {
    const { python, game } = JSON.parse(document.getElementById('runtime').textContent);
    const standard = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'standard.zip'];
    const files = ['index.html', ...standard.map((file) => `local/${python}/${file}`), `local/${game}/site.zip`];
    const found = await Promise.all(files.map((file) => caches.match(new URL(file, document.baseURI).href)));
    return navigator.serviceWorker.controller !== null && found.every(Boolean);
})()"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


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
    ("players", "level", "language"),
    [(3, "random", "en"), (4, "greedy", "de"), (5, "expert", "es"), (3, "master", "nl")],
)
def test_a_whole_game_against_every_quick_level(
    arrive: Arrive, site: StaticSite, players: int, level: str, language: str
) -> None:
    ann = arrive(site.address, PHONE | {"locale": language}, players=players, level=level)
    begin(ann)
    assert ann.page.locator("html").get_attribute("lang") == language
    ann.play_to_the_end()
    expect(ann.page.locator("dialog .verdict")).to_be_visible()


def round_of(player: Player) -> int:
    """Of what the bar says, such as 3/12 or Round 3 of 12."""
    text = player.page.locator(".round").first.inner_text()
    numbers = [int(word) for word in text.replace("/", " ").split() if word.isdigit()]
    return numbers[0]


def test_the_strategist_plays_with_the_network_off_from_the_second_visit_on(arrive: Arrive, site: StaticSite) -> None:
    ann = arrive(site.address, {"locale": "it"}, players=3, level="search")
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


def test_a_reload_in_mid_game_comes_back_to_the_same_hand(arrive: Arrive, site: StaticSite) -> None:
    ann = arrive(site.address)
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


def test_a_first_visit_nothing_is_shown_that_needs_a_server(arrive: Arrive, site: StaticSite) -> None:
    ann = arrive(site.address)
    ann.go()
    expect(ann.page.get_by_role("button", name="Set up a table")).to_be_visible()
    for name in ("Invite friends", "Watch", "Back to the server"):
        expect(ann.page.get_by_text(name, exact=True)).to_have_count(0)
    ann.page.get_by_role("button", name="Set up a table").click()
    ann.page.get_by_role("button", name="Start the game").wait_for()
    expect(ann.page.locator(".invitation")).to_have_count(0)


def test_the_game_of_the_day_is_played_once_on_a_device_alone(arrive: Arrive, site: StaticSite) -> None:
    await_a_day_that_lasts()
    ann = arrive(site.address, level="random")
    ann.go()
    ann.page.get_by_role("link", name="Today’s game").click()
    ann.page.get_by_role("button", name="Play today’s game").click()
    ann.sees_hand()
    ann.play_to_the_end()
    expect(ann.page.locator("dialog")).to_contain_text("Played on this device alone")
    ann.go("#/today")
    expect(ann.page.get_by_text("Played on this device alone")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Play today’s game")).to_have_count(0)


def test_two_tabs_share_one_table_and_the_second_goes_on_when_the_first_is_closed(
    arrive: Arrive, site: StaticSite
) -> None:
    ann = arrive(site.address)
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


def test_a_record_is_exported_and_imported_on_another_device(arrive: Arrive, site: StaticSite) -> None:
    ann, ben = arrive(site.address), arrive(site.address)
    begin(ann)
    ann.give_up()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the record").click()
    record = download.value.path()
    assert json.loads(record.read_text(encoding="utf-8"))["format"] == "wildcards/1"
    ann.page.get_by_role("button", name="Check it").click()
    ben.go("#/replay")
    ben.page.locator("input[type=file]").set_input_files(record)
    expect(ben.page.locator(".table, main").first).to_be_visible()
    ben.waits_for("location.hash.includes('game=1')")


def test_a_browser_that_is_killed_comes_back_to_the_same_game(
    browser: Browser, site: StaticSite, tmp_path: Path
) -> None:
    device = Device(browser.browser_type, tmp_path)
    ann = Player(device.open().context, site.address)
    begin(ann)
    table = ann.page.url
    ann.pick_something()
    ann.answer()
    ann.play_until(lambda: round_of(ann) >= 3)
    before = round_of(ann)
    device.kill()
    again = Player(device.open().context, site.address)
    try:
        again.visit(table)
        again.sees_hand()
        assert round_of(again) >= before
        again.give_up()
        assert again.complaints == []
    finally:
        device.kill()


def change(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


def test_a_new_version_is_offered_between_two_games_and_never_in_one(arrive: Arrive, tmp_path: Path) -> None:
    folder = tmp_path / "app"
    shutil.copytree(APP, folder)
    with contextlib.closing(StaticSite(folder)) as site:
        is_offered_a_new_version(arrive(site.address), folder)


def is_offered_a_new_version(ann: Player, folder: Path) -> None:
    begin(ann)
    ann.waits_for(IS_KEPT)
    change(folder / "index.html", "<title>", "<meta name=newer><title>")
    change(folder / "service-worker.js", '"version":"', '"version":"1')
    ann.page.reload()
    ann.sees_hand()
    ann.waits_for("(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null)()")
    offer = ann.page.get_by_role("button", name="Update now")
    expect(offer).to_have_count(0)
    ann.give_up()
    ann.go()
    with ann.page.expect_navigation():
        offer.click()
    expect(ann.page.locator("meta[name=newer]")).to_have_count(1)
    expect(offer).to_have_count(0)
    ann.waits_for("caches.keys().then((kept) => kept.length === 1)")
    begin(ann)


def test_a_shared_record_is_replayed(arrive: Arrive, site: StaticSite) -> None:
    """As a phone hands it to the installed app."""
    record = (Path(__file__).parents[2] / "examples" / "a-game.jsonl").read_text(encoding="utf-8").splitlines()[0]
    ann = arrive(site.address)
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
def test_two_play_at_one_device_and_neither_sees_the_hand_of_the_other(
    arrive: Arrive, site: StaticSite, *, has_server: bool
) -> None:
    ann = arrive("" if has_server else site.address, PHONE)
    page = ann.page
    ann.go()
    page.get_by_role("button", name="Invite friends" if has_server else "Set up a table").click()
    page.get_by_role("button", name="Play at this device").first.click()
    page.get_by_label("Name of the player").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats").get_by_text("Ben", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    hands: dict[str, list[str]] = {}
    take = page.locator("main.pass button")  # words such as "I am" stand in other names too
    while len(hands) < 2:
        ann.play_until(take.is_visible)
        expect(page.locator(".hand .slot")).to_have_count(0)
        name = take.inner_text().removeprefix("I am ")
        take.click()
        ann.sees_hand()
        hands[name] = hand_of(page)
    assert set(hands) == {"Ann", "Ben"}


def test_a_lost_server_offers_to_go_on_alone(arrive: Arrive, own_house: House) -> None:
    """The same page plays with its server's help and without it."""
    ann = arrive(own_house.address)
    ann.go()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("link", name="Play on this device").click()
    back = ann.page.get_by_role("link", name="Back to the server")
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
    ann.page.get_by_role("link", name="Play on this device").click()
    expect(back).to_be_visible()
    ann.page.locator(".play .big").click()
    ann.sees_hand()
    ann.page.reload()  # with nobody there
    ann.sees_hand()
