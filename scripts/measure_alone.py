"""Measures the game without a server: what it loads, how soon a hand lies on the table, how much memory it takes, how
quick its bots are."""

import base64
import contextlib
import json
import os
import signal
import statistics
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from playwright.sync_api import Page, Playwright
from websockets.sync.client import ClientConnection, connect

from tests.faults.browser_kills import BARE, runtime_of
from tests.journeys.devices import Device
from tests.journeys.input_methods import NEXT_CLICK
from tests.journeys.players import QUICK, Player
from tests.journeys.static_site import APP, Files, StaticSite
from tests.patience import PATIENCE

TRIES = 3
RUNS, STOPS = 0.008, 0.024  # a quarter of the processor: the browser's own slowing does not reach its workers
SETTLES = 20  # seconds
TICKS = os.sysconf("SC_CLK_TCK")
# Plays by itself, until the bots have thought.
PLAY = """(async () => {
    const find = FIND;
    const until = async (found) => {
        for (;;) {
            const it = found();
            if (it) return it;
            await new Promise((goOn) => setTimeout(goOn, 30));
        }
    };
    (await until(() => document.querySelector('.play .big'))).click();
    await until(() => document.querySelector('.hand .slot'));
    await until(() => {
        const place = find(true);
        if (place) document.elementFromPoint(...place).closest('button')?.click();
        return parseInt(document.querySelector('.round').innerText.match(/\\d+/)) > 2;
    });
})()""".replace("FIND", NEXT_CLICK)
# Python in a page, from the files of the site.
START_PYTHON = """async ([home, lock, files]) => {
    const at = (file) => new URL(`${home}/${file}`, document.baseURI).href;
    const { loadPyodide } = await import(at('pyodide.js'));
    const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const indexURL = at('');
    window.python = await loadPyodide({
        indexURL, packageBaseUrl: indexURL, stdLibURL: `${indexURL}standard.zip`, lockFileContents: lock,
        createPyodideModule: async (settings) => (await import(at('pyodide.asm.js'))).default(settings),
        fsInit: async (system) => {
            for (const [name, text] of files) {
                const path = `/lib/python3.14/site-packages/${name}`;
                system.mkdirTree(path.replace(/[^/]*$/, ''));
                system.writeFile(path, bytes(text));
            }
        },
    });
}"""
# Milliseconds of each decision of an expert over a game, and trials a second of a search in some of its positions.
THINK = """
import time
from wildcards.bots import Budget, make_bot
from wildcards.bots.search import SearchBot
from wildcards.game import Game

game, views, times, rates = Game(4, seed="5eed" * 16), [], [], []
bots = [make_bot("expert", seat) for seat in range(4)]
while not game.is_over:
    for seat in game.pending:
        views.append(game.view(seat))
        began = time.perf_counter()
        move = bots[seat].choose(views[-1], Budget(1000))
        times.append(1000 * (time.perf_counter() - began))
        game.play(seat, move)
searcher = SearchBot(1)
for view in views[:: len(views) // 8]:
    began = time.perf_counter()
    trials = sum(one.samples for one in searcher.explain(view, Budget(1000)))
    rates.append(trials / (time.perf_counter() - began))
from pyodide.ffi import to_js
to_js([times, rates])
"""


class Compressed(Files):
    """As a web space sends them that takes the twins, and counts what it sends."""

    sent: dict[str, int]

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        twin = Path(f"{self.translate_path(self.path)}.br")
        if "br" not in self.headers.get("Accept-Encoding", "") or not twin.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(twin.with_suffix(""))))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(twin.stat().st_size))
        self.send_header("Cache-Control", "public, max-age=31536000, immutable")
        self.end_headers()
        return twin.open("rb")

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        self.sent[self.path] = self.sent.get(self.path, 0) + len(data)
        outputfile.write(data)


class Visit:
    """Somebody comes, plays at once, and sees a hand."""

    def __init__(self, device: Device, address: str, *, slowly: bool = False) -> None:
        page = device.open()
        player = Player(page.context, address)
        page.close()
        player.page.wait_for_timeout(3000)  # the browser itself has started
        before = megabytes_sent()
        with slowed(device) if slowly else contextlib.nullcontext():
            began = time.monotonic()
            player.page.goto(address, wait_until="commit")
            play = player.page.locator(".play .big")
            play.wait_for()
            self.loaded_at_start = megabytes_sent() - before
            play.click()
            player.page.locator(".hand .slot").first.wait_for()
            self.until_hand = time.monotonic() - began
        self.loaded_at_hand = megabytes_sent() - before
        self.processor = max(map(seconds_of, device.renderers()))  # others wait for pages to come
        player.page.wait_for_timeout(4000)
        self.loaded = megabytes_sent() - before


class UnwatchedVisit:
    """Somebody comes and plays against bots that think. Playwright listens to the network of its pages, and for those
    who do the browser keeps all that was fetched a second time, as text: tens of megabytes that no player has."""

    def __init__(self, device: Device, address: str, level: str) -> None:
        page = device.open()
        page.goto(f"{address}/licences.md")
        page.evaluate("(likes) => { localStorage['wildcards.prefs'] = likes; }", json.dumps(QUICK | {"level": level}))
        device.let_go()
        before = megabytes_sent()
        (tab,) = (one for one in json.loads(device.ask("/json")) if one["url"].endswith("licences.md"))
        with connect(tab["webSocketDebuggerUrl"]) as tools:
            self.ask(tools, "Page.navigate", url=f"{address}/")
            self.ask(tools, "Runtime.evaluate", expression=PLAY, awaitPromise=True)
        self.memory = max(map(megabytes_of, device.renderers()))
        # The browser keeps what it has compiled, and gives back what it needed only to begin.
        time.sleep(SETTLES)
        self.memory_later = max(map(megabytes_of, device.renderers()))
        self.loaded = megabytes_sent() - before

    @staticmethod
    def ask(tools: ClientConnection, method: str, **about: Any) -> None:
        tools.send(json.dumps({"id": 1, "method": method, "params": about}))
        answer = json.loads(tools.recv(PATIENCE))
        assert answer["id"] == 1, answer
        assert "exceptionDetails" not in answer["result"], answer


def megabytes_sent() -> float:
    return sum(Compressed.sent.values()) / 1e6


def seconds_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes_of(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000


@contextlib.contextmanager
def slowed(device: Device) -> Iterator[None]:
    """Pages run a quarter of the time."""
    over = threading.Event()

    def send(kind: int) -> None:
        for process in device.renderers():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, kind)

    def stop_and_go() -> None:
        while not over.is_set():
            send(signal.SIGSTOP)
            time.sleep(STOPS)
            send(signal.SIGCONT)
            time.sleep(RUNS)

    thread = threading.Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def without_server(playwright: Playwright, folder: Path) -> Iterator[tuple[str, str, float, dict[str, float]]]:
    """Lines of the table: what, unit, measured, and what is wanted."""
    Compressed.sent = {}
    with contextlib.closing(StaticSite(handler=Compressed)) as site:
        cold: list[Visit] = []
        warm: list[Visit] = []
        slow: list[Visit] = []
        for number in range(TRIES):
            device = Device(playwright.chromium, folder / str(number))
            for visits, slowly in ((cold, False), (warm, False), (warm, False), (slow, True)):
                try:
                    visits.append(Visit(device, site.address, slowly=slowly))
                finally:
                    device.kill()
        yield from loaded(cold[0], warm[0])
        yield "alone, first visit until the hand lies on the table", "s", median(cold, "until_hand"), {"most": 2}
        yield "alone, later visits until the hand lies on the table", "s", median(warm, "until_hand"), {"most": 1.5}
        yield "alone, the same at a quarter of the processor", "s", median(slow, "until_hand"), {"most": 5}
        yield "alone, first visit, seconds of the page's processor", "s", median(cold, "processor"), {"most": 3}
        yield "alone, later visits, seconds of the page's processor", "s", median(warm, "processor"), {"most": 2}
        for level in ("greedy", "search", "master", "grandmaster"):
            device = Device(playwright.chromium, folder / level)
            try:
                visit = UnwatchedVisit(device, site.address, level)
            finally:
                device.kill()
            yield f"alone, memory of the page in the third round against {level}", "MB", visit.memory, {"most": 260}
            yield f"alone, the same {SETTLES} s later", "MB", visit.memory_later, {"most": 260}
        yield "alone, loaded for the first learned bot", "MB", visit.loaded - cold[0].loaded, {"most": 4}
        device = Device(playwright.chromium, folder / "bots")
        try:
            yield from bots(device.open(), site.address)
        finally:
            device.kill()


def loaded(first: Visit, second: Visit) -> Iterator[tuple[str, str, float, dict[str, float]]]:
    """What comes when."""
    yield "alone, loaded until the start page can be used", "MB", first.loaded_at_start, {"most": 0.4}
    yield "alone, loaded until the hand lies on the table", "MB", first.loaded_at_hand, {"most": 4.3}
    yield "alone, loaded on the first visit, with all that is kept", "MB", first.loaded, {"most": 4.3}
    yield "alone, loaded on the second visit", "MB", second.loaded, {"most": 0.1}


def median(visits: list[Visit], what: str) -> float:
    middle: float = statistics.median(getattr(one, what) for one in visits)
    return middle


def bots(page: Page, address: str) -> Iterator[tuple[str, str, float, dict[str, float]]]:
    runtime = runtime_of(APP)
    with zipfile.ZipFile(APP / "local" / runtime["game"] / "site.zip") as site:
        files = [(name, base64.b64encode(site.read(name)).decode()) for name in site.namelist()]
    page.route("**/bare", lambda route: route.fulfill(body=BARE, content_type="text/html"))
    page.goto(f"{address}/bare")
    page.evaluate(START_PYTHON, [f"local/{runtime['python']}", runtime["lock"], files])
    times, rates = page.evaluate("(code) => python.runPythonAsync(code)", THINK)
    yield "alone, a decision of the expert, median", "ms", statistics.median(times), {"most": 30}
    yield "alone, a decision of the expert, slowest of a game", "ms", max(times), {"most": 30}
    yield (
        "alone, trials of the search a second, median of 8 positions",
        "1/s",
        statistics.median(rates),
        {"least": 25000},
    )
