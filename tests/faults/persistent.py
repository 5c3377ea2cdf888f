"""A player who does not give up: comes back after every loss, and sends again what was not answered."""

import asyncio
import json
import time
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.visitors import request, simple_move
from wildcards.server.storage import Store
from wildcards.table import Table

RETRY_SECONDS = 0.05


class Acknowledged(NamedTuple):
    command: str
    version: int


class Seen(NamedTuple):
    version: int
    view: Any


class Player:
    def __init__(self, name: str, ports: list[int]) -> None:
        self.name = name
        self.ports = ports  # of all nodes; the next is tried after a loss
        self.secret = ""
        self.person = ""
        self.table = ""
        self.acknowledged: list[Acknowledged] = []
        self.seen: list[Seen] = []
        self.refused: dict[str, int] = {}
        self.games = 0
        self.longest_absence = 0.0
        self._update: dict[str, Any] = {}
        self._number = 0
        self._command: dict[str, Any] | None = None

    async def http(self, path: str, body: Any) -> Any:
        """Asks until somebody answers."""
        headers = {"cookie": f"wildcards={self.secret}"} if self.secret else {}
        while True:
            try:
                answer = await asyncio.to_thread(request, self.ports[0], "POST", path, body, headers)
                if answer.status == 200:
                    return answer
            except (OSError, ValueError):
                pass
            self.ports.append(self.ports.pop(0))
            await asyncio.sleep(RETRY_SECONDS)

    async def sit_down(self, **settings: Any) -> None:
        guest = await self.http("/api/guests", {"name": self.name})
        self.secret, self.person = guest.secret, guest.body["person"]
        settings = {"players": 3, "level": "random", **settings}
        made = await self.http("/api/tables", {"settings": settings, "start": True})
        self.table = made.body["table"]

    async def play(self, games: int) -> None:
        """Plays so many games at one table, one after the other."""
        lost_at = time.perf_counter()
        while self.games < games:
            try:
                url = f"ws://127.0.0.1:{self.ports[0]}/ws"
                headers = {"Cookie": f"wildcards={self.secret}"}
                async with connect(url, additional_headers=headers, compression=None, open_timeout=20) as socket:
                    await self._hello(socket)
                    self.longest_absence = max(self.longest_absence, time.perf_counter() - lost_at)
                    try:
                        await self._play(socket, games)
                    finally:
                        lost_at = time.perf_counter()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            self.ports.append(self.ports.pop(0))
            await asyncio.sleep(RETRY_SECONDS)

    async def _hello(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "table": self.table}))
        async with asyncio.timeout(30):
            while self._hear(json.loads(await socket.recv())) != "update":
                pass
        if self._command is not None:
            await socket.send(json.dumps(self._command))

    async def _play(self, socket: ClientConnection, games: int) -> None:
        while self.games < games:
            if self._command is None:
                self._command = self._next_command()
                if self._command is not None:
                    await socket.send(json.dumps(self._command))
            async with asyncio.timeout(30):
                heard = self._hear(json.loads(await socket.recv()))
            if heard == "bye":
                return
            if heard == "refused" and self._command is not None:
                await asyncio.sleep(RETRY_SECONDS)
                await socket.send(json.dumps(self._command))

    def _hear(self, message: dict[str, Any]) -> str:
        if message["type"] == "update":
            if message["version"] < self._update.get("version", 0):
                raise AssertionError("the table went back in time")
            self._update = message
            self.seen.append(Seen(message["version"], message["view"]))
            self.games = message["table"]["game"] - (message["table"]["status"] != "over")
        elif message["type"] == "done" and self._command is not None and message["id"] == self._command["id"]:
            self.acknowledged.append(Acknowledged(f"{self.person}.{message['id']}", message["version"]))
            self._command = None
        elif message["type"] == "refused":
            self.refused[message["code"]] = self.refused.get(message["code"], 0) + 1
            if message["code"] != "unavailable":
                self._command = None
        return str(message["type"])

    def _next_command(self) -> dict[str, Any] | None:
        view, status = self._update["view"], self._update["table"]["status"]
        if self.acknowledged and self._update["version"] < self.acknowledged[-1].version:
            return None
        if status == "over":
            return self._act(kind="rematch")
        if status == "open":
            return self._act(kind="start")
        if view["viewer"] in view["pending"]:
            return self._act(kind="play", move=simple_move(view))
        return None

    def _act(self, **action: Any) -> dict[str, Any]:
        self._number += 1
        return {"type": "command", "id": f"c{self._number}", "expects": self._update["version"], "action": action}


async def check_log(store: Store, player: Player) -> int:
    """What was acknowledged is in the log, once, at that version; and what was seen follows from the log alone."""
    entries = await store.entries(player.table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    commands = [entry.command for entry in entries]
    assert len(set(commands)) == len(commands)
    for command, version in player.acknowledged:
        assert entries[version - 1].command == command, "an acknowledged move is lost or elsewhere"
    table = Table()
    seen = dict(player.seen)
    for entry in entries:
        table.apply(entry)
        if entry.seq in seen:
            view = json.loads(msgspec.json.encode(table.game.view(0))) if table.game else None
            assert seen[entry.seq] == view, f"version {entry.seq} looked otherwise"
    return table.number
