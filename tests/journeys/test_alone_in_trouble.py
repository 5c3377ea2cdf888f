"""Without a server and without what it takes: a browser too old, a disk too full, a file that is damaged.

What is wrong is said, once, and whatever can be mended mends itself.
"""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.journeys.alone import IS_KEPT, begin, in_language, phone, round_of
from tests.journeys.conftest import IN_FIREFOX, Arrive
from tests.journeys.players import Player
from tests.journeys.static_site import OwnSite, StaticSite

NO_STORAGE = "indexedDB.open = () => { throw new DOMException('not allowed', 'SecurityError'); };"
NO_WEBASSEMBLY = "delete globalThis.WebAssembly;"
CANNOT_BE_READ = "this is no JavaScript;"
# The disk is full, for as long as a page says so.
FULL_DISK = """{
    let isFull = false;
    const disk = new BroadcastChannel('disk');
    disk.onmessage = ({ data }) => {
        isFull = data === 'full';
        disk.postMessage('known');
    };
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
        if (isFull && mode === 'readwrite') throw new DOMException('it is full', 'QuotaExceededError');
        return transaction.call(this, stores, mode, options);
    };
}
"""
TELL_DISK = """(state) => new Promise((known) => {
    const disk = new BroadcastChannel('disk');
    disk.onmessage = () => known();
    disk.postMessage(state);
})"""
# The clock on the wall can be set, and the steady one go on while the machine sleeps, in the page and its worker alike.
CLOCKS = """if (location.host) {
    let wall = 0;
    let steady = 0;
    const [date, now] = [Date.now, performance.now];
    Date.now = () => date.call(Date) + wall;
    performance.now = () => now.call(performance) + steady;
    const channel = new BroadcastChannel('clocks');
    channel.onmessage = ({ data }) => {
        if (data === 'done') return;
        wall += data.wall;
        steady += data.steady;
        channel.postMessage('done');
    };
}
"""
SET_CLOCKS = """([wall, steady]) => new Promise((isDone) => {
    const channel = new BroadcastChannel('clocks');
    let missing = 2;
    channel.onmessage = () => (missing -= 1) || isDone();
    window.isToldAnew = false;
    new BroadcastChannel('wildcards').onmessage = ({ data }) =>
        (window.isToldAnew ||= !missing && data.kind === 'heard' && data.text.startsWith('{"type":"update"'));
    channel.postMessage({ wall, steady });
})"""
HOUR = 3_600_000  # milliseconds
# Each worker says how much is left of the files that it has read.
KEEPS_WHAT_IT_READS = """{
    const read = [];
    const { arrayBuffer } = Response.prototype;
    Response.prototype.arrayBuffer = async function () {
        const data = await arrayBuffer.call(this);
        read.push([this.url, data]);
        return data;
    };
    const channel = new BroadcastChannel('memory');
    channel.onmessage = () => channel.postMessage(read.map(([url, data]) => [url.split('/').at(-1), data.byteLength]));
}
"""
WHAT_IS_LEFT = """(workers) => new Promise((tell) => {
    const channel = new BroadcastChannel('memory');
    const told = [];
    channel.onmessage = ({ data }) => told.push(...data) && (workers -= 1) || tell(told.sort());
    channel.postMessage('what is left?');
})"""
ANYTHING = ("",)  # each browser has its own words for what is wrong
DAMAGE = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
            if (url.endsWith('site.zip')) await cache.put(url, new Response('half of it'));
    }
}"""
DELETE_ALL = """() => new Promise((tell) => {
    const deleting = indexedDB.deleteDatabase('wildcards');
    deleting.onsuccess = () => tell('deleted');
    deleting.onblocked = () => tell('blocked');
})"""


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[OwnSite]:
    with contextlib.closing(OwnSite(tmp_path)) as site:
        yield site


def says(player: Player, key: str) -> None:
    expect(player.page.get_by_role("alert")).to_contain_text(player.texts.text(key))


@pytest.mark.parametrize(("code", "problem"), [(NO_STORAGE, "no-storage"), (NO_WEBASSEMBLY, "not-started")])
@in_language("de")
def test_why_nothing_can_be_played_here_is_said_once_and_for_all(
    arrive: Arrive, own_site: OwnSite, language: str, code: str, problem: str
) -> None:
    own_site.begins_with("tables", code)
    ann = arrive(own_site.address, phone(language))
    ann.excused = ANYTHING
    ann.go()
    ann.page.locator(".play .big").click()
    says(ann, f"problem-{problem}")
    ann.page.clock.install()
    ann.go("#/table/nosuchtable")
    says(ann, f"problem-{problem}")
    ann.page.clock.fast_forward(60_000)  # nothing is tried again and again
    says(ann, f"problem-{problem}")


@in_language("en")
def test_a_browser_without_workers_is_told_too(arrive: Arrive, site: StaticSite, language: str) -> None:
    ann = arrive(site.address, phone(language))
    ann.page.add_init_script("globalThis.Worker = class { constructor() { throw new TypeError('no modules') } }")
    ann.go()
    ann.page.locator(".play .big").click()
    says(ann, "problem-not-started")


@pytest.mark.parametrize("script", ["index", "app"])
@in_language("es")
def test_a_browser_that_cannot_read_the_page_shows_no_empty_one(
    arrive: Arrive, own_site: OwnSite, language: str, script: str
) -> None:
    own_site.begins_with(script, CANNOT_BE_READ)
    ann = arrive(own_site.address, phone(language))
    ann.excused = ANYTHING
    ann.page.goto(own_site.address)
    says(ann, "problem-not-started")


@pytest.mark.parametrize("is_on_disk", [False] if IN_FIREFOX else [False, True])
@in_language("nl")
def test_a_page_whose_code_does_not_come_says_so(
    arrive: Arrive, own_site: OwnSite, language: str, *, is_on_disk: bool
) -> None:
    """Whoever opens the file itself gets no code either: of browsers only Firefox loads modules from a disk."""
    ann = arrive(own_site.address, phone(language))
    ann.excused = ANYTHING
    (script,) = (own_site.folder / "assets").glob("index-*.js")
    if not is_on_disk:
        script.unlink()
    ann.page.goto((own_site.folder / "index.html").as_uri() if is_on_disk else own_site.address)
    says(ann, "problem-page")


@in_language("it")
def test_a_damaged_file_is_fetched_anew(arrive: Arrive, site: StaticSite, language: str) -> None:
    ann = arrive(site.address, phone(language))
    begin(ann)
    ann.waits_for(IS_KEPT)
    ann.page.evaluate(DAMAGE)
    ann.excused = ANYTHING
    ann.page.reload()
    says(ann, "problem-not-started")
    ann.button("reload").click()
    ann.sees_hand()


@in_language("en")
def test_files_that_were_read_to_begin_take_no_memory_any_more(
    arrive: Arrive, own_site: OwnSite, language: str
) -> None:
    for worker in ("tables", "thinker"):
        own_site.begins_with(worker, KEEPS_WHAT_IT_READS)
    ann = arrive(own_site.address, phone(language), players=3, level="master")
    begin(ann)
    ann.play_until(lambda: round_of(ann) >= 2)
    read_by_both = [["site.zip", 0]] * 2 + [["standard.zip", 0]] * 2
    assert ann.page.evaluate(WHAT_IS_LEFT, 2) == [["master.weights", 0], *read_by_both]


@in_language("nl")
def test_on_a_full_disk_nothing_is_lost_and_the_game_goes_on_when_there_is_room(
    arrive: Arrive, own_site: OwnSite, language: str
) -> None:
    own_site.begins_with("tables", FULL_DISK)
    ann = arrive(own_site.address, phone(language))
    ann.excused = ("storage failed", "it is full")
    begin(ann)
    ann.pick_something()
    ann.page.evaluate(TELL_DISK, "full")
    ann.answer()
    expect(ann.page.locator(".refusal")).to_contain_text(ann.texts.text("refused-unavailable-here"))
    ann.page.evaluate(TELL_DISK, "free")
    ann.play_until(lambda: round_of(ann) >= 2)


@in_language("de")
def test_who_deletes_what_the_browser_keeps_is_told_that_the_table_is_gone_and_plays_another(
    arrive: Arrive, site: StaticSite, language: str
) -> None:
    ann = arrive(site.address, phone(language))
    begin(ann)
    other = Player(ann.context, site.address, language=ann.texts.language)
    other.visit(ann.page.url)
    other.sees_hand()
    assert other.page.evaluate(DELETE_ALL) == "deleted"
    for player in (ann, other):
        says(player, "problem-no-such-table")
    begin(other)
    expect(other.page).to_have_url(re.compile("#/table/"))
    assert other.complaints == []


@in_language("nl")
def test_a_machine_that_slept_or_whose_clock_was_set_costs_nobody_time(
    arrive: Arrive, own_site: OwnSite, language: str
) -> None:
    own_site.begins_with("tables", CLOCKS)
    ann = arrive(own_site.address, {"locale": language}, players=3)  # a phone shows no round beside a clock
    ann.page.add_init_script(CLOCKS)
    ann.go()
    ann.button("set-up-table").click()
    ann.page.get_by_label(ann.texts.text("clock")).first.select_option("decision-90")
    ann.button("start-game").click()
    ann.sees_hand()
    bid = ann.texts.text("answer-bid", count=0)
    for wall, steady in ((HOUR, 0), (-2 * HOUR, 0), (HOUR, HOUR)):
        ann.play_until_asked(bid)  # whoever has spent all their cards has no bid to choose
        ann.pick_something()
        ann.page.evaluate(SET_CLOCKS, [wall, steady])
        if wall > 0:  # it may have slept
            ann.waits_for("isToldAnew")
        expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"^(1:\d|0:[1-9]\d)"))
        at = round_of(ann)
        ann.answer()
        ann.play_until(lambda at=at: round_of(ann) > at)  # type: ignore[misc]
