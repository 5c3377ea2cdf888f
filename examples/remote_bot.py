"""A bot of your own at somebody's table, over the network.

    python examples/remote_bot.py http://127.0.0.1:8321 INVITATION

It asks the server for a token, sits down with the code of the invitation, and plays until the game is over. It needs
nothing of this project but the protocol: everything it knows comes from the views that the server sends.
"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def post(server: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(f"{server}{path}", json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


class RemoteBot:
    def __init__(self, server: str, code: str, name: str = "My bot", seed: int | None = None) -> None:
        self.server = server
        self.code = code
        self.rng = random.Random(seed)
        self.token = post(server, "/api/tokens", {"name": name})["token"]
        self.table = post(server, "/api/links", {"code": code})["table"]
        self.update: dict[str, Any] = {}
        self.command: dict[str, Any] | None = None  # what was asked for and not answered yet
        self.numbers = itertools.count(1)

    async def play(self) -> dict[str, Any]:
        """Plays until the game is over, through lost connections too; gives the result."""
        headers = {"Authorization": f"Bearer {self.token}"}
        while not self.is_over():
            try:
                async with connect(f"ws{self.server[4:]}/ws", additional_headers=headers) as socket:
                    await self.take_part(socket)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(1)
        result: dict[str, Any] = self.update["view"]["result"]
        return result

    async def take_part(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": 1, "table": self.table, "code": self.code}
        await socket.send(json.dumps(hello))
        if self.command is not None:
            await socket.send(json.dumps(self.command))  # with the same id: it will not happen twice
        while not self.is_over():
            message = json.loads(await socket.recv())
            if message["type"] == "bye" and not message["retry"]:
                raise SystemExit(f"the server said goodbye: {message['why']}")
            if message["type"] == "update":
                self.update = message
            elif message["type"] in ("done", "refused") and self.command and message["id"] == self.command["id"]:
                self.command = None
            if self.command is None and (action := self.next_action()):
                expects = self.update["version"]
                self.command = {"type": "command", "id": f"b{next(self.numbers)}", "expects": expects, "action": action}
                await socket.send(json.dumps(self.command))

    def is_over(self) -> bool:
        return bool(self.update) and self.update["table"]["status"] == "over"

    def next_action(self) -> dict[str, Any] | None:
        if not self.update:
            return None
        you, view = self.update["you"], self.update["view"]
        if you["seat"] is None:
            return {"kind": "sit", "code": self.code} if you["may_sit"] else None
        if self.update["table"]["status"] == "running" and you["seat"] in view["pending"]:
            return {"kind": "play", "move": self.choose(view)}
        return None

    def choose(self, view: dict[str, Any]) -> str:
        """The place for your ideas: a move in the notation, put together from the parts of the question."""
        ask = view["ask"]
        if ask["question"] == "bid":
            payable = [card for card, due in ask["due"].items() if due < ask["hand"]]
            return f"bid {self.rng.choice(payable)}" if payable and ask["hand"] > 2 else "bid R"
        for word in ("swap none", "break draw", "keep"):
            if word in ask["words"]:
                return word
        animal = [self.rng.choice(ask["animals"])] if ask["animals"] else []
        return " ".join([ask["kind"], *animal, *self.rng.sample(ask["cards"], ask["least"])])


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: remote_bot.py SERVER INVITATION, such as http://127.0.0.1:8321 k3m9…")
    print(asyncio.run(RemoteBot(sys.argv[1].rstrip("/"), sys.argv[2]).play()))
