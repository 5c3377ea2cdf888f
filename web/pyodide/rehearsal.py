"""Plays in Pyodide what people will play, so that every module is imported that this takes.

Gives what `about` says, the bots that have learned, and the files of all modules that were imported.
"""

import asyncio
import json
import sys
import traceback

from wildcards.local.device import Device
from wildcards.local.thinker import think
from wildcards.local.thinkers import LEARNED


class Memory:
    """The browser's database, without a browser."""

    def __init__(self) -> None:
        self.kept = {}

    async def commit(self, changes: str) -> str:
        changes = json.loads(changes)
        for part in ("adds", "puts"):
            self.kept |= {tuple(key): value for key, value in changes[part]}
        for key in changes["deletes"]:
            del self.kept[tuple(key)]
        return "done"

    async def read(self, key: str) -> str | None:
        return self.kept.get(tuple(json.loads(key)))

    async def scan(self, start: str) -> str:
        first = tuple(json.loads(start))
        keys = [key for key in self.kept if key[:-1] == first[:-1] and key[-1] >= first[-1]]
        return json.dumps([self.kept[key] for key in sorted(keys)])


class Rehearsal:
    def __init__(self) -> None:
        self.database = Memory()
        self.updates = asyncio.Queue()

    def send(self, connection: str, text: str) -> None:
        self.updates.put_nowait(json.loads(text))

    def hang_up(self, connection: str) -> None:
        pass

    async def think(self, question: str) -> str:
        raise AssertionError("nobody here thinks for long")


async def play() -> str:
    browser = Rehearsal()
    device = Device(browser)
    await device.start()

    async def call(method: str, path: str, body: object = None) -> dict:
        status, answer = json.loads(await device.call(method, path, json.dumps(body) if body else ""))
        assert status == 200, answer
        return answer

    about = await call("GET", "/api/about")
    await call("POST", "/api/guests", {"name": "Ann"})
    await call("GET", "/api/me")
    table = await call("POST", "/api/tables", {"settings": {"players": 3}, "bots": ["expert", "random"], "start": True})
    device.connect("page")

    def say(message: dict) -> None:
        device.hear("page", json.dumps(message))

    say({"type": "hello", "protocol": about["protocol"], "table": table["table"], "full_view": True})
    first = await browser.updates.get()
    say({"type": "command", "id": "over", "expects": first["version"], "action": {"kind": "concede"}})
    while not (update := await browser.updates.get()).get("table", {}).get("record"):
        assert update["type"] in ("update", "done"), update
    record = update["table"]["record"]
    device.disconnect("page")
    for level in about["levels"]:
        move = json.loads(think(json.dumps({"level": level, "seed": 1, "milliseconds": 20, "view": first["view"]})))
        assert move["move"], (level, move)
    await call("GET", f"/api/records/{record}/story")
    await call("GET", "/api/me/games")
    await call("DELETE", "/api/me/games")
    status, _ = json.loads(await device.call("GET", "/api/tables/none", ""))
    assert status == 404
    return json.dumps(about)


about = await play()  # noqa: F704, PLE1142 - Pyodide waits for it
traceback.format_exception(ValueError("something goes wrong"))  # which takes modules of its own
[about, LEARNED, [module.__file__ for module in sys.modules.values() if getattr(module, "__file__", None)]]
