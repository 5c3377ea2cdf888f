"""Load: many tables with people and bots, moves at a steady rate, and how long each takes to be answered and seen.

`python -m tests.faults.load --tables 1000 --seconds 600 --rate 350` runs it at full size.
"""

import argparse
import asyncio
import gc
import json
import random
import resource
import shutil
import tempfile
import time
from collections import deque
from collections.abc import Callable
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

import msgspec

from tests.faults.processes import ServerProcess, server_process
from tests.faults.wire import Wire, open_wire
from tests.server.clients import request, simple_move
from wildcards.host.metrics import BUCKETS
from wildcards.server.loop_lag import LoopLag
from wildcards.server.serve import loop_factory

PEOPLE, BOTS = 4, 1
SETTINGS = {"players": PEOPLE + BOTS, "level": "random", "grace": None, "talk": "nothing"}


class SeatPart(msgspec.Struct):
    hand: tuple[str, ...] | None
    laid: tuple[str, ...]


class ViewPart(msgspec.Struct):
    viewer: int | None
    question: str | None
    pending: tuple[int, ...]
    display: tuple[str, ...]
    due: int
    face_down: tuple[str, ...]
    seats: tuple[SeatPart, ...]


class Message(msgspec.Struct):
    """What the generator needs of a message."""

    type: str
    version: int = 0
    id: str | None = None
    code: str | None = None
    view: ViewPart | None = None
    table: dict[str, Any] | None = None


DECODE = msgspec.json.Decoder(Message).decode


class Load:
    def __init__(self, rate: float, rng: random.Random) -> None:
        self.rate = rate
        self.rng = rng
        self.waiting: deque[Player] = deque()  # who owes a decision and may be asked to make it
        self.moves = 0
        self.refused: dict[str, int] = {}
        self.acknowledged: list[float] = []
        self.seen_by_all: list[float] = []
        self.is_measuring = False

    async def drive(self, seconds: float) -> None:
        """Lets one move be made each 1/rate seconds, whatever the server does."""
        beginning = time.perf_counter()
        number = 0
        while (now := time.perf_counter() - beginning) < seconds:
            due = int(now * self.rate)
            while number < due and self.waiting:
                number += 1
                self.waiting.popleft().play()
            if not self.waiting:
                number = due  # nobody is asked: the rate cannot be held, and this shows in the figure
            await asyncio.sleep(0.001)


class LoadTable:
    def __init__(self, load: Load) -> None:
        self.load = load
        self.players: list[Player] = []
        self.sent: deque[tuple[int, float]] = deque()  # versions that not all seats have seen

    def saw(self) -> None:
        lowest = min(player.version for player in self.players)
        while self.sent and self.sent[0][0] <= lowest:
            _, started = self.sent.popleft()
            if self.load.is_measuring:
                self.load.seen_by_all.append(time.perf_counter() - started)


class Player:
    def __init__(self, table: LoadTable, secret: str) -> None:
        self.table = table
        self.load = table.load
        self.secret = secret
        self.version = 0
        self.view: ViewPart | None = None
        self.is_queued = False
        self.awaits_answer = False
        self.done_at = 0  # the version of one's own last move
        self.number = 0
        self.sent_at = 0.0
        self.wire: Wire | None = None
        self.has_heard = asyncio.Event()  # something, since it was last cleared

    async def connect(self, port: int, table: str, code: str) -> None:
        self.wire = await open_wire(port, self.secret, self.hear)
        self.send({"type": "hello", "protocol": 1, "table": table, "code": code})

    def send(self, message: dict[str, Any]) -> None:
        assert self.wire is not None
        self.wire.send(msgspec.json.encode(message))

    def act(self, **action: Any) -> None:
        self.number += 1
        self.awaits_answer = True
        self.sent_at = time.perf_counter()
        command = {"type": "command", "id": f"c{self.number}", "expects": self.version, "action": action}
        self.send(command)

    def play(self) -> None:
        self.is_queued = False
        if self.view is not None and self.view.viewer in self.view.pending:
            self.act(kind="play", move=simple_move(msgspec.to_builtins(self.view)))

    async def hears(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self.has_heard.clear()
            await self.has_heard.wait()

    def hear(self, text: bytes) -> None:
        message = DECODE(text)
        if message.type == "update":
            self.take_update(message)
        elif message.type == "done":
            self.awaits_answer, self.done_at = False, message.version
            elapsed = time.perf_counter() - self.sent_at
            self.load.moves += 1
            if self.load.is_measuring:
                self.load.acknowledged.append(elapsed)
            self.table.sent.append((message.version, self.sent_at))
            self.table.saw()
            self.ask()
        else:
            code = message.code or message.type
            self.load.refused[code] = self.load.refused.get(code, 0) + 1
            self.awaits_answer = False
            self.ask()
        self.has_heard.set()

    def take_update(self, message: Message) -> None:
        self.version, self.view = message.version, message.view
        self.table.saw()
        assert message.table is not None
        seats, status = message.table["seats"], message.table["status"]
        first = self is self.table.players[0]
        if status == "over" and first:
            self.act(kind="rematch")
        elif status == "open" and self.view is not None and not seats[self.view.viewer]["ready"]:
            if not self.awaits_answer:
                self.act(kind="rematch")
        elif status == "open" and message.table["game"] and first and all(seat["ready"] for seat in seats):
            self.act(kind="start")
        else:
            self.ask()

    def ask(self) -> None:
        if self.is_queued or self.awaits_answer or self.version < self.done_at:
            return
        if self.view is not None and self.view.viewer in self.view.pending:
            self.is_queued = True
            self.load.waiting.append(self)


async def fill_table(load: Load, port: int) -> LoadTable:
    """A table with its people connected and the game begun."""
    table = LoadTable(load)
    for number in range(PEOPLE):
        guest = await asyncio.to_thread(request, port, "POST", "/api/guests", {"name": f"P{number}"}, {})
        table.players.append(Player(table, guest.secret))
    cookie = {"cookie": f"wildcards={table.players[0].secret}"}
    made = (await asyncio.to_thread(request, port, "POST", "/api/tables", {"settings": SETTINGS}, cookie)).body
    for player in table.players:
        await player.connect(port, made["table"], made["invite"])
        await player.hears(lambda player=player: player.version > 0)  # type: ignore[misc]
        if player is not table.players[0]:
            player.act(kind="sit", code=made["invite"])
            await player.hears(lambda player=player: not player.awaits_answer)  # type: ignore[misc]
    table.players[0].act(kind="start")
    return table


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


async def measure(server: ServerProcess, tables: int, seconds: float, rate: float, warm_up: float) -> dict[str, Any]:
    load = Load(rate, random.Random(1))
    empty = server.resident_bytes()
    filled: list[LoadTable] = []
    for first in range(0, tables, 20):
        group = [fill_table(load, server.port) for _ in range(first, min(first + 20, tables))]
        filled += await asyncio.gather(*group)
    gc.collect()
    gc.disable()  # pauses of the generator are not the server's
    await load.drive(warm_up)
    own = LoopLag()
    feeling = asyncio.create_task(own.keep_measuring())
    before = await metrics_page(server.port)
    load.is_measuring, load.moves = True, 0
    memory = [server.resident_bytes()]
    cpu, own_cpu, beginning = server.cpu_seconds(), time.process_time(), time.perf_counter()
    for _ in range(10):
        await load.drive(seconds / 10)
        memory.append(server.resident_bytes())
    elapsed = time.perf_counter() - beginning
    after = await metrics_page(server.port)
    written = entries_written(after) - entries_written(before)
    feeling.cancel()
    wires = [player.wire for table in filled for player in table.players if player.wire is not None]
    lost = sum(wire.is_lost for wire in wires)
    for wire in wires:
        wire.close()
    return {
        "tables": tables,
        "connections": tables * PEOPLE,
        "seconds": round(elapsed, 1),
        "moves of people a second": round(load.moves / elapsed, 1),
        "moves of people and bots a second": round(written / elapsed, 1),
        "acknowledged ms p50, p99": [round(percentile(load.acknowledged, q), 1) for q in (0.5, 0.99)],
        "seen by all ms p50, p99": [round(percentile(load.seen_by_all, q), 1) for q in (0.5, 0.99)],
        "server cores used": round((server.cpu_seconds() - cpu) / elapsed, 2),
        "generator cores used": round((time.process_time() - own_cpu) / elapsed, 2),
        "server MiB empty, then in tenths": [empty >> 20, *(size >> 20 for size in memory)],
        "refused": load.refused,
        "connections lost": lost,
        "unhandled errors": value(after, "wildcards_unhandled_errors_total"),
        "server ms at most, p50, p99, p99.9": {
            name: within(before, after, f"wildcards_{name}_seconds")
            for name in ("command", "commit", "loop_lag", "collector")
        },
        "generator's loop lag ms, longest": round(own.longest_lag * 1000, 1),
        "generator's loop lag ms at most, p50, p99, p99.9": bounds(own.lag.counts),
    }


async def metrics_page(port: int) -> str:
    return (await asyncio.to_thread(request, port, "GET", "/metrics", None, {})).data.decode()


async def metric(port: int, name: str) -> float:
    return value(await metrics_page(port), name)


def value(page: str, name: str) -> float:
    return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name))


def entries_written(page: str) -> float:
    return sum(value(page, f'wildcards_entries_total{{action="{kind}"') for kind in ("play", "bot-played"))


def within(before: str, after: str, histogram: str) -> list[float]:
    """The bounds under which half, 99 % and 99.9 % of what was observed between two pages lies."""
    sums = [
        value(after, f'{histogram}_bucket{{le="{bound}"') - value(before, f'{histogram}_bucket{{le="{bound}"')
        for bound in (*BUCKETS, "+Inf")
    ]
    return bounds([round(more - less) for less, more in pairwise([0.0, *sums])])


def bounds(counts: list[int]) -> list[float]:
    """In milliseconds: the upper bound of the bucket in which each share is reached."""
    sums = list(accumulate(counts))
    return [
        next((bound for bound, total in zip(BUCKETS, sums, strict=False) if total >= share * sums[-1]), float("inf"))
        * 1000
        for share in (0.5, 0.99, 0.999)
    ]


async def idle_connections(server: ServerProcess, count: int) -> dict[str, Any]:
    """Connections that watch one table and wait."""
    guest = await asyncio.to_thread(request, server.port, "POST", "/api/guests", {"name": "Ann"}, {})
    body = {"settings": {"players": 3, "watching": "everyone"}}
    cookie = {"cookie": f"wildcards={guest.secret}"}
    made = [
        (await asyncio.to_thread(request, server.port, "POST", "/api/tables", body, cookie)).body
        for _ in range(count // 50)
    ]
    before = server.resident_bytes()
    wires: list[Wire] = []
    greeted = asyncio.Semaphore(0)
    for number in range(count):
        wire = await open_wire(server.port, "", lambda text: greeted.release())
        hello = {"type": "hello", "protocol": 1, "table": made[number % len(made)]["table"]}
        wire.send(msgspec.json.encode(hello))
        await greeted.acquire()
        wires.append(wire)
    await asyncio.sleep(2)
    after = server.resident_bytes()
    for wire in wires:
        wire.close()
    return {"idle connections": count, "KiB each": round((after - before) / count / 1024, 1)}


async def main(arguments: argparse.Namespace) -> None:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-load-"))
    try:
        async with server_process(arguments.database or f"sqlite:///{folder}/tables.sqlite", folder) as server:
            figures = await measure(server, arguments.tables, arguments.seconds, arguments.rate, arguments.warm_up)
            print(json.dumps(figures, indent=1), flush=True)
        if arguments.idle:
            async with server_process(f"sqlite:///{folder}/idle.sqlite", folder) as server:
                print(json.dumps(await idle_connections(server, arguments.idle), indent=1), flush=True)
        print((folder / "server.log").read_text()[-3000:])
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--warm-up", type=float, default=15)
    parser.add_argument("--rate", type=float, default=350, help="moves of people a second")
    parser.add_argument("--idle", type=int, default=10_000, help="idle connections to measure afterwards")
    parser.add_argument("--database", default="")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(parser.parse_args()))
