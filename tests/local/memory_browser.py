"""What the worker of a browser hands in, without a browser."""

import asyncio
import json
from typing import Any

from wildcards.local.thinker import think

Key = tuple[str | int, ...]


class MemoryDatabase:
    """An ordered map, as IndexedDB gives it: one change after the other, each whole or not at all."""

    def __init__(self) -> None:
        self.things: dict[Key, str] = {}
        self.fails = False

    async def commit(self, changes: str) -> str:
        given: dict[str, Any] = json.loads(changes)
        if self.fails:
            raise OSError("QuotaExceededError")
        expected = [(self.things.get(tuple(key)), value) for key, value in given["expects"]]
        fits = all(found is not None and value in (None, found) for found, value in expected)
        if not fits or any(tuple(key) in self.things for key, _ in given["adds"]):
            return "conflict"
        for key in given["deletes"]:
            self.things.pop(tuple(key), None)
        self.things |= {tuple(key): value for key, value in (*given["puts"], *given["adds"])}
        return "done"

    async def read(self, key: str) -> str | None:
        return self.things.get(tuple(json.loads(key)))

    async def scan(self, start: str) -> str:
        first: Key = tuple(json.loads(start))
        keys = [key for key in self.things if key[:-1] == first[:-1] and key[-1] >= first[-1]]  # type: ignore[operator]
        return json.dumps([self.things[key] for key in sorted(keys, key=lambda key: key[-1])])


class MemoryBrowser:
    """A page on the other side is a queue of what it has heard; None: it was hung up."""

    def __init__(self, database: MemoryDatabase | None = None) -> None:
        self.database = database or MemoryDatabase()
        self.heard: dict[str, asyncio.Queue[str | None]] = {}
        self.questions: list[str] = []

    def send(self, connection: str, text: str) -> None:
        self.heard[connection].put_nowait(text)

    def hang_up(self, connection: str) -> None:
        self.heard[connection].put_nowait(None)

    async def think(self, question: str) -> str:
        self.questions.append(question)
        return think(json.dumps(json.loads(question) | {"milliseconds": 1}))
