"""Kills the process of a page, its tab or the whole browser, again and again, while games are played in it without a
server, and looks whether a move was lost that had been acknowledged.

usage: python -m tests.faults.browser_kills --kills 1000 [--seconds 300] [--seed 1]
"""

import argparse
import contextlib
import json
import os
import random
import signal
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, islice
from math import inf
from pathlib import Path
from typing import Any, Never

import msgspec
from playwright.sync_api import BrowserContext, Error, Page, sync_playwright

from tests.journeys.devices import Device
from tests.journeys.static_site import APP, StaticSite
from tests.patience import PATIENCE
from wildcards.game import View
from wildcards.game.ask import moves_of

TABLES = 6  # that are played at the same time
KINDS = ("renderer", "renderer", "tab", "renderer", "renderer", "tab", "renderer", "renderer", "tab", "browser")
TRIES = 20
LONGEST = 0.8  # seconds of play until something is killed; writes take some milliseconds
# Nothing is drawn: a page that keeps the tables, and hands on what it hears.
BARE = "<!doctype html><meta charset=utf-8><link rel=icon href=data:,><title>kept</title>"
BEGIN = """([worker, runtime]) => {
    window.heard = [];
    window.channel = new BroadcastChannel('wildcards');
    channel.onmessage = ({ data }) => heard.push(data);
    const files = new URL('local/', document.baseURI).href;
    window.worker = new Worker(worker, { type: 'module' });
    window.worker.postMessage({ runtime, files });
}"""
TELL = "(messages) => messages.forEach((one) => channel.postMessage(one))"


def runtime_of(app: Path) -> dict[str, Any]:
    """What the page of a built site is told of the Python beside it."""
    page = (app / "index.html").read_text(encoding="utf-8")
    told: dict[str, Any] = json.loads(page.partition('id="runtime">')[2].partition("</script>")[0])
    return told


class Seat:
    """What somebody at one table has been told, by whatever page."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.told = 0  # the newest version that was acknowledged
        self.moves: list[str] = []  # that were acknowledged
        self.asked: dict[str, str] = {}  # moves by the names of their commands
        self.shown: dict[str, Any] = {}  # the newest update

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.shown = message
        elif message["type"] == "done":
            self.told = max(self.told, message["version"])
            self.moves.append(self.asked.pop(message["id"]))
        elif message["type"] == "refused":  # it has seen an older table
            del self.asked[message["id"]]

    def next_command(self, chance: random.Random) -> dict[str, Any] | None:
        """Something legal, if it is this seat's turn and nothing is on its way."""
        if self.asked or self.is_over:
            return None
        view = msgspec.convert(self.shown["view"], View)
        seat = self.shown["you"]["seat"]
        if seat not in view.pending or view.seats[seat].decided or not view.ask:
            return None
        move, name = str(chance.choice(list(moves_of(view.ask)))), f"{chance.getrandbits(64):x}"
        self.asked[name] = move
        action = {"kind": "play", "move": move}
        return {"type": "command", "id": name, "expects": self.shown["version"], "action": action}

    @property
    def is_over(self) -> bool:
        return bool(self.shown["table"]["status"] == "over")


class Play:
    """One page at the tables, from its opening until it is killed."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.runtime = runtime_of(APP)
        page.route("**/bare", lambda route: route.fulfill(body=BARE, content_type="text/html"))
        page.goto(f"{address}/bare")
        page.evaluate(BEGIN, [f"assets/{next((APP / 'assets').glob('tables-*.js')).name}", self.runtime])
        self.seats: dict[str, Seat] = {}
        self.await_one(lambda one: one["kind"] == "ready")

    def await_one(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        deadline = time.monotonic() + PATIENCE
        while True:
            for one in self.heard():
                assert one["kind"] != "failed", one
                if wanted(one):
                    return one
            assert time.monotonic() < deadline, "the tables do not answer"

    def heard(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("heard.splice(0)")
        return found

    def tell(self, *messages: dict[str, Any]) -> None:
        self.page.evaluate(TELL, messages)

    def call(self, method: str, path: str, body: object = None) -> Any:
        self.tell(
            {"kind": "call", "id": path, "method": method, "path": path, "body": json.dumps(body) if body else ""}
        )
        answer = self.await_one(lambda one: one["kind"] == "answer" and one["id"] == path)
        status, found = json.loads(answer["text"])
        assert status == 200, found
        return found

    def open_table(self) -> Seat:
        self.call("POST", "/api/guests", {"name": "Ann"})
        settings = self.runtime["about"]["defaults"] | {"players": 3, "level": "random"}
        return Seat(self.call("POST", "/api/tables", {"settings": settings, "start": True})["table"])

    def enter(self, seat: Seat) -> None:
        """Finds all that was acknowledged."""
        seat.asked.clear()
        protocol, name = self.runtime["about"]["protocol"], f"{seat.table} {time.monotonic()}"
        hello = json.dumps({"type": "hello", "protocol": protocol, "table": seat.table, "full_view": True})
        self.tell({"kind": "connect", "connection": name}, {"kind": "say", "connection": name, "text": hello})
        one = self.await_one(lambda one: one["kind"] == "heard" and one["connection"] == name)
        seat.hear(json.loads(one["text"]))
        version = seat.shown["version"]
        assert version >= seat.told, f"{seat.table} is at version {version}, and {seat.told} was acknowledged"
        self.seats[name] = seat

    def check_record(self, seat: Seat) -> None:
        """Every move that was acknowledged stands in the record, in its order."""
        record = self.call("GET", f"/api/records/{seat.shown['table']['record']}")
        place = f"{seat.shown['you']['seat']} "
        kept = iter([move.removeprefix(place) for move in record["moves"] if move.startswith(place)])
        missing = [move for move in seat.moves if move not in kept]
        assert not missing, f"{seat.table}: {missing} are not in the record"

    def play_on(self, chance: random.Random, begun: Callable[[], None]) -> Never:
        """Until something is killed: then it fails. With the first acknowledged move it has begun."""
        is_begun, before, deadline = False, self.acknowledged, time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "nothing was killed"
            said = [(name, seat.next_command(chance)) for name, seat in self.seats.items()]
            self.tell(*({"kind": "say", "connection": name, "text": json.dumps(one)} for name, one in said if one))
            for one in self.heard():
                if one["kind"] == "heard":
                    self.seats[one["connection"]].hear(json.loads(one["text"]))
            if not is_begun and self.acknowledged > before:
                is_begun = True
                begun()

    @property
    def acknowledged(self) -> int:
        return sum(len(seat.moves) for seat in self.seats.values())


def strike(device: Device, kind: str) -> Callable[[], object]:
    """What ends the page, its process or the browser, from outside and at once."""
    if kind == "browser":
        return device.strike
    if kind == "tab":
        (target,) = [one["id"] for one in json.loads(device.ask("/json/list")) if one["url"].endswith("/bare")]
        return partial(device.ask, f"/json/close/{target}")

    def kill_processes() -> None:
        for process in device.renderers():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    return kill_processes


def another_page(context: BrowserContext) -> Page:
    """A browser may give a new page one of the processes that were just killed: then the next one is tried."""
    for _ in range(TRIES):
        with contextlib.suppress(Error):
            page = context.new_page()
            page.evaluate("0")  # its process answers
            return page
    raise AssertionError("no page can be opened")


def run(kills: Sequence[str], seed: int, folder: Path, seconds: float = inf) -> tuple[Counter[str], int, int]:
    """Plays and kills: what was killed how often, how many moves were acknowledged, in how many games."""
    chance, killed, seats, games, moves = random.Random(seed), Counter[str](), list[Seat](), 0, 0
    end = time.monotonic() + seconds
    with contextlib.closing(StaticSite()) as site, sync_playwright() as playwright:
        device = Device(playwright.chromium, folder)
        page = device.open()
        try:
            while True:
                play = Play(page, site.address)
                for seat in seats:
                    play.enter(seat)
                for seat in [seat for seat in seats if seat.is_over]:
                    play.check_record(seat)
                    seats.remove(seat)
                    moves += len(seat.moves)
                if killed.total() == len(kills) or time.monotonic() > end:
                    return killed, moves + sum(len(seat.moves) for seat in seats), games
                while len(seats) < TABLES:
                    seats.append(play.open_table())
                    play.enter(seats[-1])
                    games += 1
                kind = kills[killed.total()]
                timer = threading.Timer(chance.random() * LONGEST, strike(device, kind))
                with contextlib.suppress(Error):
                    play.play_on(chance, timer.start)
                timer.join()
                killed[kind] += 1
                if kind == "browser":
                    device.kill()
                    page = device.open()
                else:
                    page, old = another_page(device.context), page
                    old.close()
        finally:
            device.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=inf, help="end sooner, after the kill of that moment")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        killed, moves, games = run(list(islice(cycle(KINDS), asked.kills)), asked.seed, Path(folder), asked.seconds)
    told = ", ".join(f"{kind} {times}" for kind, times in sorted(killed.items()))
    print(f"{killed.total()} kills ({told}), {moves} moves acknowledged in {games} games, none lost")


if __name__ == "__main__":
    main()
