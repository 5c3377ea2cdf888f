"""Fuzzed messages: grammar-aware and raw, to a running server. It must not crash, fail or leak.

`python -m tests.faults.fuzz --messages 5000000` runs it at full size.
"""

import argparse
import asyncio
import json
import random
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.load import metric
from tests.faults.processes import ServerProcess, server_process
from tests.server.clients import request
from wildcards.protocol import messages
from wildcards.protocol.schema import components
from wildcards.server.serve import loop_factory

WORDS = (
    "",
    "bid F3",
    "bid R",
    "take pe F1 W2",
    "pass",
    "\u202e\x00",
    "x" * 300,
    "'; --",
    "<script>",
    "💥" * 20,
    "0",
    "greedy",
)
NUMBERS = (0, 1, 2, 3, 4, 5, -1, 10**9, 2**53, 2**63, 2**64, 1.5, 1e308)
SPARE: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"kind": "play"}, "")
AT_ONCE = 20


@cache
def shapes() -> dict[str, Any]:
    """The schema of every type that a client may send."""
    return components([messages.ClientMessage])[1]


class Grammar:
    """Messages that follow the schema, more or less."""

    def __init__(self, rng: random.Random, table: str, code: str) -> None:
        self.rng = rng
        self.table = table
        self.code = code
        self.named = shapes()
        self.version = 0

    def message(self) -> bytes:
        kind = self.rng.choices(("Command", "Hello", "Ping"), (20, 2, 1))[0]
        value = self.fields(self.named[kind])
        if kind == "Hello":
            value |= {"protocol": 1, "table": self.table, "code": self.code}
        elif kind == "Command" and self.rng.random() < 0.95:
            value["expects"] = self.version
        text = json.dumps(value).encode()
        return self.broken(text) if self.rng.random() < 0.02 else text

    def value(self, schema: dict[str, Any]) -> Any:
        if self.rng.random() < 0.003:
            return self.rng.choice((*SPARE, *WORDS, *NUMBERS))
        if "$ref" in schema:
            return self.value(self.named[schema["$ref"].rsplit("/", 1)[1]])
        if "enum" in schema:
            return self.rng.choice(schema["enum"])
        if "anyOf" in schema:
            chosen = self.rng.choice(schema["anyOf"])
            ends = chosen.get("$ref", "").endswith(("Leave", "Concede")) and self.rng.random() < 0.97
            return self.value(self.rng.choice(schema["anyOf"]) if ends else chosen)  # whoever left can do no more
        match schema.get("type"):
            case "object":
                return self.fields(schema)
            case "array":
                return [self.value(schema.get("items", {})) for _ in range(self.rng.randrange(6))]
            case "integer":
                least, most = schema.get("minimum", 0), schema.get("maximum", 20)
                if self.rng.random() < 0.02:
                    return self.rng.choice(NUMBERS)
                return self.rng.choice((least, most, self.rng.randint(least, min(most, least + 20))))
            case "string":
                return self.text(schema)
            case "boolean":
                return self.rng.random() < 0.5
            case _:
                return None

    def text(self, schema: dict[str, Any]) -> str:
        if "pattern" in schema and self.rng.random() < 0.99:
            return f"c{self.rng.randrange(10**6)}"
        words = [word for word in WORDS if schema.get("minLength", 0) <= len(word) <= schema.get("maxLength", 64)]
        return self.rng.choice((*words, self.code, self.table)) if self.rng.random() < 0.98 else self.rng.choice(WORDS)

    def fields(self, schema: dict[str, Any]) -> dict[str, Any]:
        needed = schema.get("required", [])
        fields = {
            name: self.value(value)
            for name, value in schema.get("properties", {}).items()
            if name in needed or self.rng.random() < 0.5
        }
        if self.rng.random() < 0.005:
            fields[self.rng.choice(WORDS)] = self.rng.choice(SPARE)
        return fields

    def broken(self, text: bytes) -> bytes:
        place = self.rng.randrange(len(text) + 1)
        match self.rng.randrange(4):
            case 0:
                return text[:place]
            case 1:
                return text[:place] + self.rng.randbytes(3) + text[place:]
            case 2:
                return text[:place] + text[place + 1 :]
            case _:
                return self.rng.randbytes(self.rng.randrange(200))


class Fuzzer:
    def __init__(self, server: ServerProcess, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.sent = 0
        self.heard: dict[str, int] = {}

    async def run(self, count: int) -> None:
        while self.sent < count:
            secret, grammar = await self.new_table()
            headers = {"Cookie": f"wildcards={secret}"} if self.rng.random() < 0.95 else {}
            url = f"ws://127.0.0.1:{self.server.port}/ws"
            try:
                async with connect(
                    url,
                    additional_headers=headers,
                    compression=None,
                    ping_interval=None,
                    max_queue=None,  # with a limit on what waits to be read, the answer to a farewell is not seen
                ) as socket:
                    hello = {"type": "hello", "protocol": 1, "table": grammar.table, "code": grammar.code}
                    await socket.send(json.dumps(hello))
                    volleys = self.rng.randrange(1, 40)
                    while volleys and self.sent < count:
                        volleys -= 1
                        await self.volley(socket, grammar)
            except (WebSocketException, OSError, TimeoutError):
                continue

    async def volley(self, socket: ClientConnection, grammar: Grammar) -> None:
        """Some messages at once, each of which is answered, and then a sign that the server lives."""
        for _ in range(AT_ONCE):
            message = grammar.message()
            await socket.send(message if self.rng.random() < 0.1 else message.decode(errors="replace"))
            self.sent += 1
        await socket.send('{"type":"ping"}')
        async with asyncio.timeout(30):
            while (heard := msgspec.json.decode(await socket.recv()))["type"] != "pong":
                self.note(heard, grammar)

    def note(self, heard: dict[str, Any], grammar: Grammar) -> None:
        if heard["type"] == "update" and heard["view"] is not None:
            hands = [seat for seat, lies in enumerate(heard["view"]["seats"]) if lies["hand"] is not None]
            assert hands in ([], [heard["you"]["seat"]]), "another's hand was shown"
        name = heard.get("code") or heard["type"]
        self.heard[name] = self.heard.get(name, 0) + 1
        if heard["type"] == "update":
            grammar.version = heard["version"]

    async def new_table(self) -> tuple[str, Grammar]:
        port = self.server.port
        guest = await asyncio.to_thread(request, port, "POST", "/api/guests", {"name": "Fuzz"}, {})
        body = {"settings": {"players": 3, "level": "random"}, "start": self.rng.random() < 0.7}
        cookie = {"cookie": f"wildcards={guest.secret}"}
        made = (await asyncio.to_thread(request, port, "POST", "/api/tables", body, cookie)).body
        return guest.secret, Grammar(self.rng, made["table"], made["invite"])


async def run(database: str, folder: Path, *, count: int, clients: int, seed: int) -> dict[str, Any]:
    beginning = time.perf_counter()
    async with server_process(database, folder) as server:
        fuzzers = [Fuzzer(server, random.Random(seed * 1000 + number)) for number in range(clients)]
        await asyncio.gather(*(fuzzer.run(count // clients) for fuzzer in fuzzers))
        heard: dict[str, int] = {}
        for fuzzer in fuzzers:
            for name, number in fuzzer.heard.items():
                heard[name] = heard.get(name, 0) + number
        health = await asyncio.to_thread(request, server.port, "GET", "/health", None, {})
        return {
            "messages": sum(fuzzer.sent for fuzzer in fuzzers),
            "unhandled errors": await metric(server.port, "wildcards_unhandled_errors_total"),
            "health": health.status,
            "server MiB": server.resident_bytes() >> 20,
            "heard": dict(sorted(heard.items())),
            "seconds": round(time.perf_counter() - beginning, 1),
            "errors in the log": [line for line in server.log.read_text().splitlines() if '"error"' in line][:5],
        }


async def main(arguments: argparse.Namespace) -> None:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-fuzz-"))
    try:
        database = f"sqlite:///{folder}/tables.sqlite"
        figures = await run(database, folder, count=arguments.messages, clients=arguments.clients, seed=arguments.seed)
        print(json.dumps(figures, indent=1))
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=5_000_000)
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(parser.parse_args()))
