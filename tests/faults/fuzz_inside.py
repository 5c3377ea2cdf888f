"""The same fuzzed messages without a network between: sessions, tables and storage of a server in this process.

`python -m tests.faults.fuzz_inside --messages 5000000` runs it at full size.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import shutil
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from starlette.websockets import WebSocketState

from tests.faults.fuzz import Grammar
from tests.server.clients import EASY_LIMITS
from wildcards.host.client import Client
from wildcards.host.hub import Hub
from wildcards.host.ledger import Submission
from wildcards.server.config import Config
from wildcards.server.connection import Connection
from wildcards.server.node import open_node
from wildcards.server.serve import loop_factory
from wildcards.table import Person, Settings, Table
from wildcards.table.actions import Sit, Start

LIMITS = EASY_LIMITS
IN_MEMORY = Path("/dev/shm")  # what is tried here is not the disk
AT_ONE_TABLE = 3
TABLES_AT_ONCE = 8
UPDATE = '{"type":"update","version":'


class Wire:
    """What a session takes for its WebSocket: it says hello, and then so many fuzzed messages."""

    def __init__(self, grammar: Grammar, hello: str, count: int, check: Callable[[str], None]) -> None:
        self.grammar = grammar
        self.check = check
        self.hello: str | None = hello
        self.left = count
        self.application_state = WebSocketState.CONNECTED
        self.heard: dict[str, int] = {}

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0)
        if self.hello is not None:
            hello, self.hello = self.hello, None
            return {"type": "websocket.receive", "text": hello}
        if not self.left:
            return {"type": "websocket.disconnect"}
        self.left -= 1
        message = self.grammar.message()
        if self.grammar.rng.random() < 0.1:
            return {"type": "websocket.receive", "bytes": message}
        return {"type": "websocket.receive", "text": message.decode(errors="replace")}

    async def send_text(self, text: str) -> None:
        self.check(text)
        kind = text[9 : text.index('"', 9)]
        if kind == "refused":
            kind = json.loads(text)["code"]
        elif kind == "update":
            self.grammar.version = int(text[len(UPDATE) : text.index(",", len(UPDATE))])
        self.heard[kind] = self.heard.get(kind, 0) + 1

    async def close(self) -> None:
        self.application_state = WebSocketState.DISCONNECTED


def check_secrets(hub: Hub, table: str, text: str) -> None:
    """No answer of any kind has the seed or the record's name of a game that is not over, or the hand of another."""
    room = hub.rooms.get(table)
    shuffle = room.table.shuffle if room else None
    if room is not None and shuffle is not None and room.table.status != "over":
        assert shuffle.seed not in text, "the seed was told"
        assert shuffle.record not in text, "the record's name was told"
    assert text.count('"hand":[') <= 1, "another's hand was shown"


async def take_seats(hub: Hub, table: Table, people: list[Person], rng: random.Random) -> None:
    """Most of them sit down, and most games begin, so that much of what is said could happen."""
    room = await hub.room(table.id)
    assert room is not None
    for person in people[1:]:
        if rng.random() < 0.9:
            await room.ledger.submit(Submission(f"sit.{person.id}", lambda: Sit(code=table.invite), person))
    if rng.random() < 0.7:
        await room.ledger.submit(Submission("start", Start, people[0]))


async def one_table(hub: Hub, rng: random.Random, count: int) -> tuple[int, dict[str, int]]:
    """A table at which several sessions talk nonsense at the same time."""
    people = [Person(id=f"p{rng.randrange(10**9)}", name="Fuzz") for _ in range(AT_ONE_TABLE)]
    table = await hub.make_table(people[0], Settings(players=3, level="random"), (), start=False)
    await take_seats(hub, table, people, rng)
    heard: dict[str, int] = {}
    said = 0

    async def talk(person: Person) -> None:
        """Until all is said, or nobody listens to this person any more."""
        nonlocal said
        hello = json.dumps({"type": "hello", "protocol": 1, "table": table.id, "code": table.watch})
        left = count // AT_ONE_TABLE
        while left:
            wire = Wire(
                Grammar(rng, table.id, table.invite), hello, left, lambda text: check_secrets(hub, table.id, text)
            )
            await Connection(hub, wire, Client(person)).run()  # type: ignore[arg-type]
            for name, number in wire.heard.items():
                heard[name] = heard.get(name, 0) + number
            if wire.left == left:
                return
            said += left - wire.left
            left = wire.left

    await asyncio.gather(*(talk(person) for person in people))
    room = hub.rooms.get(table.id)
    if room is not None:
        room.close("stopping")
    return said, heard


async def run(database: str, *, count: int, seed: int, at_a_table: int = 600) -> dict[str, Any]:
    rng = random.Random(seed)
    beginning = time.perf_counter()
    heard: dict[str, int] = {}
    sent = 0
    async with open_node(Config(database=database, limits=LIMITS)) as node:
        hub = node.hub
        while sent < count:
            talks = [one_table(hub, rng, at_a_table) for _ in range(min(TABLES_AT_ONCE, -(-count // at_a_table)))]
            for said, answers in await asyncio.gather(*talks):
                sent += said
                for name, number in answers.items():
                    heard[name] = heard.get(name, 0) + number
        assert await node.store.beat(1)
        return {
            "messages": sent,
            "unhandled errors": hub.metrics.unhandled,
            "heard": dict(sorted(heard.items())),
            "seconds": round(time.perf_counter() - beginning, 1),
        }


def one_job(messages: int, seed: int) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-fuzz-", dir=IN_MEMORY if IN_MEMORY.is_dir() else None))
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(run(f"sqlite:///{folder}/t.sqlite", count=messages, seed=seed))
    finally:
        shutil.rmtree(folder)


def main(arguments: argparse.Namespace) -> None:
    """Equal parts in parallel, each with a server of its own."""
    share = -(-arguments.messages // arguments.jobs)
    seeds = range(arguments.seed, arguments.seed + arguments.jobs)
    with ProcessPoolExecutor(arguments.jobs, multiprocessing.get_context("spawn")) as pool:
        for figures in pool.map(one_job, [share] * arguments.jobs, seeds):
            print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=5_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    main(parser.parse_args())
