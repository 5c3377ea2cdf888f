"""The game as an app: installed, made ready, updated, handed files, and honest about what it cannot get."""

import contextlib
import json
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO, ClassVar

import pytest
from playwright.sync_api import Browser, expect

from tests.journeys.alone import IS_KEPT, begin, in_language, phone, round_of
from tests.journeys.conftest import IN_FIREFOX, Arrive
from tests.journeys.devices import Device
from tests.journeys.players import Player
from tests.journeys.static_site import APP, Files, OwnSite, StaticSite
from tests.patience import PATIENCE

# How large a picture is, and whether it fills its square to the corners.
DRAW = """async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    Object.assign(canvas.canvas, { width, height });
    canvas.drawImage(picture, 0, 0);
    const isDrawn = (x, y) => canvas.getImageData(x, y, 1, 1).data[3] === 255;
    const fills = [0, width - 1].every((x) => [0, height - 1].every((y) => isDrawn(x, y)));
    return { size: `${width}x${height}`, fills };
}"""
SHARE = """<!doctype html><link rel=icon href=data:,><form method=post enctype=multipart/form-data action=%s/share>
<input type=file multiple name=records><button>share</button></form>"""
A_GAME = Path(__file__).parents[2] / "examples" / "a-game.jsonl"
# What the browser tells a page that could be installed.
OFFER_TO_INSTALL = """() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => (window.isPrompted = true);
    return !dispatchEvent(offer); // whether the page keeps it for later
}"""
# The worker that keeps the tables tells what it asks of the database, and when it has been done.
TELL_WRITES = """{
    const telling = new BroadcastChannel('writes');
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
        const begun = transaction.call(this, stores, mode, options);
        const put = [];
        if (mode === 'readwrite') {
            const objectStore = begun.objectStore;
            begun.objectStore = (name) => {
                const store = objectStore.call(begun, name);
                const add = store.add;
                store.add = (value, key) => (put.push(key[0]), add.call(store, value, key));
                return store;
            };
            begun.addEventListener('complete', () => telling.postMessage({ durability: begun.durability, put }));
        }
        return begun;
    };
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message) {
        const text = message.kind === 'heard' ? message.text : '';
        if (text.startsWith('{"type":"done"')) post.call(telling, { done: true });
        post.call(this, message);
    };
}
"""
LISTEN_TO_WRITES = """() => {
    window.writes = [];
    new BroadcastChannel('writes').onmessage = ({ data }) => writes.push(data);
}"""


@pytest.fixture
def own_folder(tmp_path: Path) -> Path:
    """A copy of the app, for a journey that changes it."""
    return Path(shutil.copytree(APP, tmp_path / "app"))


def change(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


def test_the_page_can_be_installed_and_takes_records_that_are_shared(
    browser: Browser, site: StaticSite, tmp_path: Path
) -> None:
    """On somebody's own device: in a private window, as in other journeys, nothing can be installed."""
    device = Device(browser.browser_type, tmp_path)
    try:
        page = device.open()
        page.goto(site.address, timeout=1000 * PATIENCE)
        tool = device.context.new_cdp_session(page)
        assert tool.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        told = tool.send("Page.getAppManifest")
        assert told["errors"] == []
        place, manifest = f"{site.address}/", told["manifest"]
        assert tool.send("Page.getAppId")["appId"] == place, "other apps may lie beside it"
        assert (manifest["startUrl"], manifest["scope"], manifest["display"]) == (place, place, "kStandalone")
        assert manifest["shareTarget"]["action"] == f"{place}share"
        for icon in manifest["icons"]:
            drawn = page.evaluate(DRAW, icon["url"])
            assert icon["sizes"] in ("0x0", drawn["size"])  # a drawing has any size
            assert drawn["fills"] == ("maskable" in icon["url"]), "a system may cut it to any shape"
    finally:
        device.kill()


@in_language("es")
def test_to_install_is_offered_after_a_finished_game_and_not_before(
    arrive: Arrive, site: StaticSite, language: str
) -> None:
    ann = arrive(site.address, phone(language))
    offer = ann.button("install-app")
    ann.go()
    ann.button("play-now").wait_for()
    assert ann.page.evaluate(OFFER_TO_INSTALL)
    expect(offer).to_have_count(0)
    ann.button("play-now").click()
    ann.sees_hand()
    expect(offer).to_have_count(0)
    ann.give_up()
    offer.click()
    ann.waits_for("window.isPrompted === true")
    expect(offer).to_have_count(0)


@in_language("it")
def test_a_new_version_is_offered_between_two_games_and_never_in_one(
    arrive: Arrive, own_folder: Path, language: str
) -> None:
    with contextlib.closing(StaticSite(own_folder)) as site:
        ann = arrive(site.address, phone(language))
        begin(ann)
        ann.waits_for(IS_KEPT)
        change(own_folder / "index.html", "<title>", "<meta name=newer><title>")
        change(own_folder / "service-worker.js", '"version":"', '"version":"1')
        ann.page.reload()
        ann.sees_hand()
        ann.waits_for("(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null)()")
        offer = ann.button("update-now")
        expect(offer).to_have_count(0)
        other = Player(ann.context, site.address, language=ann.texts.language)
        is_offered_nothing_beside_a_game(other)
        ann.give_up()
        ann.go()
        with ann.page.expect_navigation():
            offer.click()
        for player in (ann, other):  # pages of two versions would not understand each other
            expect(player.page.locator("meta[name=newer]")).to_have_count(1)
            expect(player.button("play-now")).to_be_visible()
            expect(player.button("update-now")).to_have_count(0)
        ann.waits_for("caches.keys().then((kept) => kept.length === 1)")  # the old one is gone
        begin(ann)
        assert other.complaints == []


def is_offered_nothing_beside_a_game(other: Player) -> None:
    """Another window of the same browser does not take the game's code away either."""
    other.go()
    other.button("update-now").click()
    expect(other.page.get_by_role("status")).to_contain_text(other.texts.text("update-after-game"))
    expect(other.page.locator("meta[name=newer]")).to_have_count(0)


@in_language("de")
def test_shared_records_are_replayed(arrive: Arrive, site: StaticSite, tmp_path: Path, language: str) -> None:
    """A system hands it to the installed app as a form from outside."""
    record = json.loads(A_GAME.read_text(encoding="utf-8").splitlines()[0])
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    for file in files:
        file.write_text(json.dumps(record, indent=1), encoding="utf-8")
    ann = arrive(site.address, phone(language))
    ann.go()
    ann.waits_for("navigator.serviceWorker.controller !== null")
    ann.page.route("**/outside", lambda route: route.fulfill(body=SHARE % site.address, content_type="text/html"))
    ann.page.goto(f"{site.address}/../outside")
    ann.page.locator("input").set_input_files(files)
    ann.page.locator("button").click()
    games = ann.page.locator("ol a")
    expect(games).to_have_count(2)
    games.last.click()
    expect(ann.page).to_have_url(re.compile("game=2"))
    expect(ann.page.locator(".transport")).to_be_visible()


class BadFiles(Files):
    """A web space from which some files do not come, and Python's part of this project comes late."""

    missing: ClassVar[tuple[str, ...]]
    may_come: ClassVar[threading.Event]

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        if self.path.endswith(self.missing):
            self.send_error(404)
            return None
        if self.path.endswith("site.zip"):
            assert self.may_come.wait(PATIENCE)
        return super().send_head()


@pytest.fixture
def bad_site() -> Iterator[StaticSite]:
    BadFiles.missing, BadFiles.may_come = (), threading.Event()
    BadFiles.may_come.set()
    with contextlib.closing(StaticSite(handler=BadFiles)) as site:
        yield site
        BadFiles.may_come.set()


@in_language("nl")
def test_getting_ready_is_said_however_long_it_takes_and_what_does_not_come_is_said_too(
    arrive: Arrive, bad_site: StaticSite, language: str
) -> None:
    (rules,) = (APP / "assets").glob("RulesPage-*.js")
    BadFiles.missing = (rules.name, "site.zip")
    ann = arrive(bad_site.address, phone(language))
    ann.excused = ("404", *((rules.name, "Error") if IN_FIREFOX else ()))
    ann.go("#/rules")
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.texts.text("problem-page"))
    ann.go()
    ann.page.locator(".play .big").click()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.texts.text("problem-not-loaded"))
    BadFiles.missing = ()
    BadFiles.may_come.clear()
    ann.button("reload").click()
    ann.page.locator(".play .big").click()
    expect(ann.page.locator(".play .big")).to_have_text(ann.texts.text("getting-ready"))
    BadFiles.may_come.set()
    ann.sees_hand()
    BadFiles.may_come.clear()
    ben = arrive(bad_site.address, phone(language))
    ben.page.clock.install()
    for place in ("#/games", "#/today", "#/replay/nosuchrecord", "#/table/nosuchtable"):
        ben.go(place)
        for milliseconds in (1_000, 20_000):  # after which a server would not be waited for any more
            ben.page.clock.fast_forward(milliseconds)
            expect(ben.page.get_by_role("status")).to_have_text(ben.texts.text("getting-ready"))
    BadFiles.may_come.set()
    expect(ben.page.get_by_role("alert")).to_contain_text(ben.texts.text("problem-no-such-table"))


@pytest.mark.parametrize("file", ["pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "standard.zip"])
@in_language("es")
def test_whichever_part_of_python_does_not_come_nobody_waits_for_it(
    arrive: Arrive, bad_site: StaticSite, language: str, file: str
) -> None:
    BadFiles.missing = (file,)
    ann = arrive(bad_site.address, phone(language))
    ann.excused = ("",)  # Python complains in many words
    ann.go()
    ann.page.locator(".play .big").click()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.texts.text("problem-not-loaded"))


@in_language("de")
def test_a_move_is_acknowledged_when_the_disk_has_it(arrive: Arrive, tmp_path: Path, language: str) -> None:
    with contextlib.closing(OwnSite(tmp_path)) as site:
        site.begins_with("tables", TELL_WRITES)
        ann = arrive(site.address, phone(language))
        ann.go()
        ann.page.evaluate(LISTEN_TO_WRITES)
        ann.page.locator(".play .big").click()
        ann.sees_hand()
        ann.play_until(lambda: round_of(ann) >= 2)
        told = ann.page.evaluate("writes")
    written = acknowledged = 0
    for one in told:
        if "done" in one:
            acknowledged += 1
            assert acknowledged <= written, "acknowledged before it was written"
        elif "entry" in one["put"]:
            assert one["durability"] == "strict"
            written += one["put"].count("entry")
    assert acknowledged


@in_language("it")
def test_a_game_with_bots_that_could_not_be_loaded_does_not_begin(
    arrive: Arrive, bad_site: StaticSite, language: str
) -> None:
    BadFiles.missing = (".weights",)
    ann = arrive(bad_site.address, phone(language), players=3)
    ann.go()
    ann.button("set-up-table").click()
    ann.page.get_by_label(ann.texts.text("bot-for-seat", seat=2)).select_option("master")
    expect(ann.page.locator(".seats strong")).to_have_count(2)
    ann.excused = ("404",)
    ann.button("start-game").click()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.texts.text("problem-not-loaded"))
    BadFiles.missing = ()
    ann.button("start-game").click()
    ann.sees_hand()
