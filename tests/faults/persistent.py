"""A player who does not give up: comes back after every loss, and sends again what was not answered."""

import asyncio
import json
import time
from collections.abc import Callable
from http.client import HTTPException
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.replaying import Witnessed, check_game
from tests.server.clients import request, simple_move
from wildcards.game import Record
from wildcards.server.storage import SqlStore
from wildcards.table import Table

RETRY_SECONDS = 0.05


class Acknowledged(NamedTuple):
    command: str
    version: int


class Player:
    def __init__(self, name: str, ports: list[int]) -> None:
        self.name = name
        self.ports = ports  # of all nodes; the next is tried after a loss
        self.secret = ""
        self.person = ""
        self.table = ""
        self.acknowledged: list[Acknowledged] = []
        self.compared = 0  # views, with those of a game played again from its record
        self.records: list[str] = []  # of the games that were compared
        self.refused: dict[str, int] = {}
        self.games = 0
        self.absences: list[float] = []  # seconds from each loss until the table was seen again
        self.gaps: list[float] = []  # seconds from each acknowledged move to the next
        self._acknowledged_at: float | None = None
        self._update: dict[str, Any] = {}
        self._number = 0
        self._command: dict[str, Any] | None = None
        self._moves: list[str] = []  # of the running game, all of them acknowledged
        self._views: dict[int, dict[str, Any]] = {}

    async def http(self, path: str, body: Any = None) -> Any:
        """Asks until somebody answers."""
        method = "GET" if body is None else "POST"
        headers = {"cookie": f"wildcards={self.secret}"} if self.secret else {}
        while True:
            try:
                answer = await asyncio.to_thread(request, self.ports[0], method, path, body, headers)
                if answer.status == 200:
                    return answer
            except (OSError, ValueError, HTTPException):  # an answer may be cut off too
                pass
            self.ports.append(self.ports.pop(0))
            await asyncio.sleep(RETRY_SECONDS)

    async def sit_down(self, **settings: Any) -> None:
        guest = await self.http("/api/guests", {"name": self.name})
        self.secret, self.person = guest.secret, guest.body["person"]
        settings = {"players": 3, "level": "random", **settings}
        made = await self.http("/api/tables", {"settings": settings, "start": True})
        self.table = made.body["table"]

    async def play(self, games: int, has_enough: Callable[[], bool] = lambda: False) -> None:
        """Plays so many games at one table, one after the other."""
        lost_at: float | None = None
        self._acknowledged_at = None
        while self.games < games and not has_enough():
            try:
                url = f"ws://127.0.0.1:{self.ports[0]}/ws"
                headers = {"Cookie": f"wildcards={self.secret}"}
                async with connect(
                    url, additional_headers=headers, compression=None, open_timeout=20, max_queue=None
                ) as socket:
                    await self._hello(socket)
                    if lost_at is not None:
                        self.absences.append(time.perf_counter() - lost_at)
                    try:
                        await self._play(socket, games, has_enough)
                    finally:
                        lost_at = time.perf_counter()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            self.ports.append(self.ports.pop(0))
            await asyncio.sleep(RETRY_SECONDS)

    async def _hello(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": 1, "table": self.table, "full_view": True}
        await socket.send(json.dumps(hello))
        async with asyncio.timeout(30):
            while self._hear(msgspec.json.decode(await socket.recv())) != "update":
                pass
        if self._command is not None:
            await socket.send(json.dumps(self._command))

    async def _play(self, socket: ClientConnection, games: int, has_enough: Callable[[], bool]) -> None:
        while not has_enough():
            if self._command is None:
                if self._is_over():
                    await self._compare()
                    if self.games >= games:
                        return
                self._command = self._next_command()
                if self._command is not None:
                    await socket.send(json.dumps(self._command))
            async with asyncio.timeout(30):
                heard = self._hear(msgspec.json.decode(await socket.recv()))
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
            self._look(message["view"])
        elif message["type"] == "done" and self._command is not None and message["id"] == self._command["id"]:
            self.acknowledged.append(Acknowledged(f"{self.person}.{message['id']}", message["version"]))
            self._note_gap(time.perf_counter())
            if self._command["action"]["kind"] == "play":
                self._moves.append(self._command["action"]["move"])
            self._command = None
        elif message["type"] == "refused":
            self.refused[message["code"]] = self.refused.get(message["code"], 0) + 1
            if message["code"] != "unavailable":
                self._command = None
        return str(message["type"])

    def _note_gap(self, now: float) -> None:
        if self._acknowledged_at is not None:
            self.gaps.append(now - self._acknowledged_at)
        self._acknowledged_at = now

    def _look(self, view: dict[str, Any]) -> None:
        version = view["version"]
        if self._update["table"]["record"] in self.records or self._update["table"]["status"] == "open":
            return  # the view of a game that has been compared
        before = self._views.setdefault(version, view)
        assert before == view, f"version {version} of the game looked otherwise than before"

    def _is_over(self) -> bool:
        table = self._update["table"]
        return table["status"] == "over" and table["record"] not in self.records

    async def _compare(self) -> None:
        """Compares a finished game with what its record tells."""
        name = self._update["table"]["record"]
        record = Record.from_json((await self.http(f"/api/records/{name}")).data.decode())
        check_game(record, Witnessed(name, self._moves, self._views))
        self.compared += len(self._views)
        self.records.append(name)
        self._moves, self._views = [], {}
        self.games = len(self.records)

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


async def check_log(store: SqlStore, player: Player) -> int:
    """What was acknowledged is in the log, once, at that version; the log's games are those that were compared."""
    entries = await store.entries(player.table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    commands = [entry.command for entry in entries]
    assert len(set(commands)) == len(commands)
    for command, version in player.acknowledged:
        assert entries[version - 1].command == command, "an acknowledged move is lost or elsewhere"
    table = Table.replay(entries)
    compared = [record for record in table.records if record in player.records]  # a table names the last so many
    assert compared == player.records[len(player.records) - len(compared) :]
    assert compared in (table.records, table.records[:-1]), "a game was not compared"
    return len(player.records)
