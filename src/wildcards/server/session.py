"""The WebSocket: one connection, one table."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wildcards.protocol import VERSION
from wildcards.protocol.messages import ClientMessage, Command, Hello, Ping, Pong, Refused
from wildcards.protocol.refusals import BadMessage, Unavailable
from wildcards.server.client import Client
from wildcards.server.guard import Bucket
from wildcards.server.room import Room
from wildcards.server.storage import StorageError
from wildcards.table import table_view

if TYPE_CHECKING:
    from wildcards.server.hub import Hub

log = logging.getLogger("wildcards")
DECODER = msgspec.json.Decoder[ClientMessage](ClientMessage)
BAD_MESSAGES_ALLOWED = 20


class Session:
    def __init__(self, hub: "Hub", socket: WebSocket, client: Client) -> None:
        self.hub = hub
        self.socket = socket
        self.client = client
        self.room: Room | None = None
        self._bad = 0
        limits = hub.config.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)

    async def run(self) -> None:
        """Listens and speaks until one side has enough."""
        await self.socket.accept()
        self.hub.welcome(self.client)
        limits = self.hub.config.limits
        speaking = asyncio.ensure_future(self.client.send_all(self.socket.send_text))
        listening = asyncio.ensure_future(self._listen())
        try:
            await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
            if listening.done() and not speaking.done() and self.client.is_leaving:
                await asyncio.wait((speaking,), timeout=limits.send_seconds)
        finally:
            await self._end(speaking, listening)
            self.hub.part_with(self.client)

    async def _end(self, speaking: asyncio.Future[str], listening: asyncio.Future[None]) -> None:
        if speaking.done() and not speaking.cancelled() and speaking.exception() is None:
            self.hub.metrics.dropped[speaking.result()] += 1
        for task in (speaking, listening):
            task.cancel()
        for outcome in await asyncio.gather(speaking, listening, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError | OSError):
                self.hub.metrics.unhandled += 1
                log.error("a connection failed", exc_info=outcome)
        if self.room is not None:
            await self.room.leave(self.client)
        if self.socket.application_state != WebSocketState.DISCONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self.socket.close()
            except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
                return

    async def _listen(self) -> None:
        async with asyncio.timeout(self.hub.config.limits.hello_seconds):
            while self.room is None and not self.client.is_leaving:
                await self._hear(await receive(self.socket))
        while not self.client.is_leaving:
            await self._hear(await receive(self.socket))

    async def _hear(self, text: str | bytes) -> None:
        if not self._bucket.take():
            self.client.dismiss("too-fast", retry=True)
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._answer_nonsense(str(error))
            return
        match message:
            case Hello():
                await self._hello(message)
            case Command() if self.room is not None:
                self.client.answer(await self.room.command(self.client, message))
            case Command():
                self._answer_nonsense("say hello before anything else")
            case Ping():
                self.client.answer(Pong())

    def _answer_nonsense(self, text: str) -> None:
        self.hub.metrics.refusals["bad-message"] += 1
        self._bad += 1
        version = self.room.stored if self.room else 0
        bad = BadMessage(what=text)
        self.client.answer(
            Refused(id=None, code=bad.code, rule="", facts={"what": text[:200]}, text=str(bad), version=version)
        )
        if self._bad > BAD_MESSAGES_ALLOWED:
            self.client.dismiss("bad-message", retry=False)

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != VERSION:
            self.client.dismiss("old-client", retry=False)
            return
        if self.room is not None and self.room.table.id != hello.table:
            self._answer_nonsense("a connection is for one table")
            return
        try:
            room = self.room or await self.hub.room(hello.table)
            if room is not None:
                await room.settle()
        except (StorageError, Unavailable):
            self.client.dismiss("stopping", retry=True)
            return
        if room is None:
            self.client.dismiss("no-such-table", retry=False)
            return
        if room.table.seat_of(self.client.person_id) is None and not table_view.may_watch(room.table, hello.code):
            self.client.dismiss("not-allowed", retry=False)
            return
        self.client.code = hello.code
        self.client.game, self.client.events = hello.game, min(hello.events, room.showing.events_told(hello.game))
        self.room = room
        try:
            await room.enter(self.client)
        except (StorageError, Unavailable):
            self.client.dismiss("stopping", retry=True)


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1006)
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""
