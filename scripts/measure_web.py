"""Measures the browser client in Chromium: what it loads, how soon it can be played, how quick it answers and moves.

usage: make measure-web [ONLY="load phone clicks frames pace lighthouse alone"]

Prints a table of what is wanted and what was measured, and writes all of it to .stamps/measured-web.json; the moments
of two games, with their times, to .stamps/moments.json.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, ViewportSize, sync_playwright  # noqa: E402

from scripts.measure_alone import without_server  # noqa: E402
from tests.journeys.devices import SANDBOX, installed_chromium  # noqa: E402
from tests.journeys.input_methods import leaving  # noqa: E402
from tests.journeys.players import Player  # noqa: E402
from tests.journeys.servers import Server, free_port  # noqa: E402

OUT = ROOT / ".stamps" / "measured-web.json"
MOMENTS = ROOT / ".stamps" / "moments.json"
TRIES = 3
CLICKS = 30
SECONDS_IN_MOTION = 40
READ_ON = "Continue"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SLOW_PROCESSOR = {"rate": 4}
FAST_3G = {  # bytes a second, milliseconds
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
LIGHTHOUSE = "lighthouse@12.8.2"
LIGHTHOUSE_FOLDER = ROOT / ".stamps" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
FORMS: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}

# Frames while cards fly, by the clock of the page. A card whose flight has not begun lies still: until then the browser
# draws the changed table.
WATCH_FRAMES = """() => {
    window.frames_seen = [];
    let last = null;
    const flies = (picture) => picture.getAnimations().some((one) => !one.pending && one.playState === 'running');
    const look = (now) => {
        const moving = [...document.querySelectorAll('.flying')].some(flies);
        if (moving && last !== null) window.frames_seen.push(now - last);
        last = moving ? now : null;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
WATCH_CLICKS = """() => {
    window.clicks_seen = {};
    new PerformanceObserver((list) => {
        for (const {interactionId, duration} of list.getEntries())
            if (interactionId)
                window.clicks_seen[interactionId] = Math.max(duration, window.clicks_seen[interactionId] ?? 0);
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
}"""
# When something is asked, and when it has been answered: null. To read on is no question.
WATCH_QUESTIONS = """(readOn) => {
    window.moments = [];
    const look = (now) => {
        const offered = document.querySelector('[data-answer=yes]')?.textContent.trim() ?? null;
        const asked = offered === readOn ? null : offered;
        const last = window.moments.at(-1)?.[1] ?? null;
        if ((asked === null) !== (last === null)) window.moments.push([now / 1000, asked]);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


class Measured:
    """One line of the table."""

    def __init__(self, what: str, unit: str, measured: float, *, most: float = 0, least: float = 0) -> None:
        self.what = what
        self.unit = unit
        self.measured = round(measured, 1)
        self.wanted = f"≤ {most:g}" if most else f"≥ {least:g}"
        self.fine = self.measured <= most if most else self.measured >= least

    def as_json(self) -> dict[str, Any]:
        return {"what": self.what, "unit": self.unit, "wanted": self.wanted, "measured": self.measured} | {
            "fine": self.fine
        }

    def __str__(self) -> str:
        return f"{self.what:<58} {self.wanted:>8} {self.measured:>8g} {self.unit:<8} {'' if self.fine else 'MISSED'}"


class Bench:
    """A browser and a server to measure with."""

    def __init__(self, playwright: Playwright, server: Server) -> None:
        self.playwright = playwright
        self.server = server
        self.browser = playwright.chromium.launch(executable_path=installed_chromium(), args=SANDBOX)

    @contextmanager
    def visit(self, **screen: Any) -> Iterator[Page]:
        """Somebody who has never been here."""
        context = self.browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB"} | screen)
        yield context.new_page()
        context.close()

    @contextmanager
    def play(self, **likes: Any) -> Iterator[Player]:
        context = self.browser.new_context(viewport=DESKTOP, locale="en-GB")
        yield Player(context, self.server.address, **likes)
        context.close()


def first_load(bench: Bench) -> list[Measured]:
    """Bytes on the wire, from the first visit to the start page on to a hand on the table."""
    with bench.visit() as page:
        wire = listen_to_the_wire(page)
        page.goto(bench.server.address)
        page.wait_for_load_state("networkidle")
        at_start = dict(wire)
        page.get_by_role("button", name="Play now").click()
        page.locator(".hand .slot").first.wait_for()
        page.wait_for_timeout(1000)
        at_table = dict(wire)
    return [
        Measured("start page without art", "kB", kilobytes(at_start, art=False), most=150),
        Measured("start page, art", "kB", kilobytes(at_start, art=True), most=250),
        Measured("start page and table without art", "kB", kilobytes(at_table, art=False), most=150),
        Measured("start page and table, art", "kB", kilobytes(at_table, art=True), most=250),
    ]


def listen_to_the_wire(page: Page) -> dict[str, float]:
    """Bytes by address, headers included, as they come in."""
    devtools = devtools_of(page)
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}
    devtools.send("Network.enable")

    def note(event: dict[str, Any]) -> None:
        sizes[names.get(event["requestId"], event["requestId"])] = event["encodedDataLength"]

    devtools.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    devtools.on("Network.loadingFinished", note)
    return sizes


def devtools_of(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def kilobytes(sizes: dict[str, float], *, art: bool) -> float:
    return sum(size for address, size in sizes.items() if ("/art-" in address) == art) / 1000


def slow_phone(bench: Bench) -> list[Measured]:
    """From the first byte to a hand that can be played, with the one click in between."""
    starts, hands = [], []
    for _ in range(TRIES):
        with bench.visit(**PHONE) as page:
            devtools = devtools_of(page)
            devtools.send("Network.enable")
            devtools.send("Network.emulateNetworkConditions", FAST_3G)
            devtools.send("Emulation.setCPUThrottlingRate", SLOW_PROCESSOR)
            began = time.monotonic()
            page.goto(bench.server.address, wait_until="commit")
            play_now = page.get_by_role("button", name="Play now")
            play_now.wait_for()
            starts.append(time.monotonic() - began)
            play_now.click()
            page.locator(".hand .slot").first.wait_for()
            hands.append(time.monotonic() - began)
    return [
        Measured("slow phone, until the start page can be used", "s", statistics.median(starts), most=5),
        Measured("slow phone, until the hand lies on the table", "s", statistics.median(hands), most=5),
    ]


def clicks(bench: Bench) -> list[Measured]:
    """From a click on a card to the frame that shows it, as the browser itself measures it (in steps of 8 ms)."""
    with bench.play(players=5, speed="normal") as player:
        player.play_now()
        player.page.locator(".hand .slot.legal").first.wait_for()
        player.page.evaluate(WATCH_CLICKS)
        for _ in range(CLICKS):  # picked and put back, in turn
            player.page.locator(".hand .slot").last.click()
            player.page.wait_for_timeout(120)
        player.page.wait_for_timeout(500)
        seen = sorted(player.page.evaluate("Object.values(window.clicks_seen)"))
    quick = [0.0] * max(0, CLICKS - len(seen))  # quicker than 16 ms is not reported at all
    seen = quick + seen
    return [
        Measured("a click on a card, median", "ms", statistics.median(seen), most=50),
        Measured("a click on a card, slowest of 30", "ms", seen[-1], most=50),
    ]


def frames(bench: Bench) -> list[Measured]:
    """Frames while cards fly, in a game of five at normal speed."""
    with bench.play(players=5, speed="normal", automatic=True) as player:
        player.go()
        player.page.evaluate(WATCH_FRAMES)
        player.page.get_by_role("button", name="Play now").click()
        player.sees_hand()
        ends = time.monotonic() + SECONDS_IN_MOTION
        player.play_until(lambda: time.monotonic() > ends)
        seen = sorted(player.page.evaluate("window.frames_seen"))
    return [
        Measured("frames a second while cards fly, 5 players", "1/s", 1000 * len(seen) / sum(seen), least=59),
        Measured("frames that took longer than two", "%", 100 * sum(x > 34 for x in seen) / len(seen), most=1),
    ]


def pace(bench: Bench) -> list[Measured]:
    """Two games of four at normal speed, in which rounds go on by themselves and nobody skips anything."""
    games: list[list[tuple[float, str | None]]] = []
    for _ in range(2):
        games.append(moments_of_a_game(bench))
        MOMENTS.parent.mkdir(exist_ok=True)
        MOMENTS.write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8")
    to_question = [waits[0] for game in games for waits in waits_by_round(game)]
    whole = [sum(waits) for game in games for waits in waits_by_round(game)]
    return [
        Measured("from a bid to the next question, 4 players, median", "s", statistics.median(to_question), most=6),
        Measured("all that is waited for in a round, median", "s", statistics.median(whole), most=15),
    ]


def moments_of_a_game(bench: Bench) -> list[tuple[float, str | None]]:
    with bench.play(players=4, speed="normal", automatic=True) as player:
        player.go()
        player.page.evaluate(WATCH_QUESTIONS, READ_ON)
        player.way = leaving(player.way, READ_ON)
        player.page.get_by_role("button", name="Play now").click()
        player.sees_hand()
        player.play_until(lambda: player.prompt.startswith("The game is over"), seconds=1800)
        moments: list[tuple[float, str | None]] = player.page.evaluate("window.moments")
    return moments


def waits_by_round(moments: list[tuple[float, str | None]]) -> list[list[float]]:
    """From each answer to the next question; a round begins with a bid, and ends before the next one."""
    rounds: list[list[float]] = []
    for (_, asked), (answered, _), (again, _) in zip(moments[::2], moments[1::2], moments[2::2], strict=False):
        if asked == "Bid":
            rounds.append([])
        if rounds:
            rounds[-1].append(again - answered)
    return rounds


def lighthouse(bench: Bench) -> Iterator[Measured]:
    """Lighthouse's scores for the start page, a table and the rules, on its phone and on a desktop."""
    if not (LIGHTHOUSE_FOLDER / "node_modules").exists():
        LIGHTHOUSE_FOLDER.mkdir(parents=True, exist_ok=True)
        npm("install", "--prefix", str(LIGHTHOUSE_FOLDER), "--no-save", "--no-audit", "--no-fund", LIGHTHOUSE)
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        context = bench.playwright.chromium.launch_persistent_context(
            profile, executable_path=installed_chromium(), args=[*SANDBOX, f"--remote-debugging-port={port}"]
        )
        try:
            table = begin_table(context, bench.server.address)
            pages = {"start": bench.server.address, "table": table, "rules": f"{bench.server.address}/#/rules"}
            for form, options in FORMS.items():
                for name, address in pages.items():
                    for category, score in scores(address, port, options).items():
                        yield Measured(f"Lighthouse, {form}, {name} page: {category}", "of 100", score, least=95)
        finally:
            context.close()


def begin_table(context: BrowserContext, address: str) -> str:
    player = Player(context, address)
    player.play_now()
    return player.page.url


def scores(address: str, port: int, options: list[str]) -> dict[str, float]:
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        npm(
            *("exec", "--prefix", str(LIGHTHOUSE_FOLDER), "--", "lighthouse", address, f"--port={port}", "--quiet"),
            *(f"--only-categories={','.join(CATEGORIES)}", "--output=json", f"--output-path={report.name}"),
            *options,  # the cache is emptied each time; who sits at the table is kept
            tries=TRIES,  # a busy machine sometimes loses the trace
        )
        found = json.loads(Path(report.name).read_text(encoding="utf-8"))
    return {category: 100 * (found["categories"][category]["score"] or 0) for category in CATEGORIES}


def npm(*arguments: str, tries: int = 1) -> None:
    """The same npm that builds the client."""
    command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", *arguments]
    for _ in range(tries):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return
    raise SystemExit(f"measure-web: npm {arguments[0]} failed:\n{done.stdout}{done.stderr}")


def alone(bench: Bench) -> Iterator[Measured]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for what, unit, measured, wanted in without_server(bench.playwright, Path(folder)):
            yield Measured(what, unit, measured, **wanted)


PARTS = {
    "load": first_load,
    "phone": slow_phone,
    "clicks": clicks,
    "frames": frames,
    "pace": pace,
    "lighthouse": lighthouse,
    "alone": alone,
}


def main() -> None:
    wanted = os.environ.get("ONLY", " ".join(PARTS)).split()
    if unknown := [part for part in wanted if part not in PARTS]:
        raise SystemExit(f"measure-web: ONLY names {', '.join(unknown)}; there are {', '.join(PARTS)}")
    found: list[Measured] = []
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.open()
        try:
            bench = Bench(playwright, server)
            for part in wanted:
                for line in PARTS[part](bench):
                    print(line, flush=True)
                    found.append(line)
        finally:
            server.close()
    machine = {"cores": os.cpu_count(), "load_before": round(load, 1), "load_after": round(os.getloadavg()[0], 1)}
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps({"machine": machine, "figures": [line.as_json() for line in found]}, indent=2) + "\n")
    loads = f"{machine['load_before']} before and {machine['load_after']} after"
    print(f"load of the machine {loads}; see {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
