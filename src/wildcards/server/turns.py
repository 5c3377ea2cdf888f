"""Requests of one address take turns, so that others wait for a few of them and never for all that somebody sends.

Refusals come late: whoever asks too often is slowed down, and costs next to nothing.
"""

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse

from wildcards.host.metrics import Metrics
from wildcards.host.settings import Limits
from wildcards.server.addresses import address_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

REFUSAL_SECONDS = 1.0
TOO_MANY = PlainTextResponse("Too many requests at once.\n", 429, headers={"Connection": "close"})
CONNECTING = ("http", "websocket")


async def let_wait() -> None:
    await asyncio.sleep(REFUSAL_SECONDS)


class Gate:
    """What one address has asked for and not been told yet."""

    __slots__ = ("people", "places")

    def __init__(self, places: int) -> None:
        self.people = 0  # whoever is answered or waits for that
        self.places = asyncio.Semaphore(places)


class Turns:
    def __init__(self, app: "ASGIApp", limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self._limits = limits
        self._metrics = metrics
        self._gates: dict[str, Gate] = {}

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if scope["type"] not in CONNECTING:
            await self.app(scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        gate = self._gates.setdefault(address, Gate(self._limits.requests_at_once))
        if gate.people >= self._limits.sockets_per_address:
            self._metrics.refusals["too-fast"] += 1
            if scope["type"] == "http":
                await TOO_MANY(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        with contextlib.ExitStack() as turn:
            gate.people += 1
            turn.callback(self._leave, address, gate)
            if scope["type"] == "http":
                receive = await come_whole(receive, self._limits.body_bytes)
            await gate.places.acquire()
            turn.callback(gate.places.release)
            is_answered = False

            async def answer(message: "Message") -> None:
                """The turn is over when the answer begins: a slow reader keeps nobody of the same house waiting."""
                nonlocal is_answered
                if not is_answered:
                    is_answered = True
                    if message["type"] == "websocket.close" or message.get("status") == TOO_MANY.status_code:
                        await let_wait()
                    turn.close()
                await send(message)

            await self.app(scope, receive, answer)

    def _leave(self, address: str, gate: Gate) -> None:
        gate.people -= 1
        if not gate.people:
            del self._gates[address]


async def come_whole(receive: "Receive", most: int) -> "Receive":
    """What was sent, once all of it has come, or too much: whoever sends slowly keeps no turn from others."""
    come: deque[Message] = deque()
    size = 0
    while not come or (come[-1].get("more_body") and size <= most):
        come.append(await receive())
        size += len(come[-1].get("body", b""))

    async def receive_again() -> "Message":
        return come.popleft() if come else await receive()

    return receive_again
