"""The WebSocket half of a connection: it carries what a client says to its session, and what waits for it back."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wildcards.host.background import note_failure
from wildcards.host.client import Client
from wildcards.host.hub import Hub
from wildcards.host.session import Session
from wildcards.protocol.messages import WhyBye


class Connection:
    def __init__(self, hub: Hub, socket: WebSocket, client: Client) -> None:
        self.hub = hub
        self.socket = socket
        self.client = client
        self._limits = hub.services.settings.limits

    async def run(self) -> None:
        """Listens and speaks until one side has enough."""
        await self.socket.accept()
        session = Session(self.hub, self.client)
        speaking = asyncio.ensure_future(self.client.send_all(self.socket.send_text))
        listening = asyncio.ensure_future(self._listen(session))
        try:
            await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
            if listening.done() and not speaking.done() and self.client.is_leaving:
                await asyncio.wait((speaking,), timeout=self._limits.send_seconds)
        finally:
            try:
                await self._end(speaking, listening)
            finally:
                session.end()
            await self._close()

    async def _listen(self, session: Session) -> None:
        async with asyncio.timeout(self._limits.hello_seconds):
            while session.room is None and not self.client.is_leaving:
                await session.hear(await receive(self.socket))
        while not self.client.is_leaving:
            await session.hear(await receive(self.socket))

    async def _end(self, speaking: asyncio.Future[WhyBye], listening: asyncio.Future[None]) -> None:
        if speaking.done() and not speaking.cancelled() and speaking.exception() is None:
            self.hub.metrics.dropped[speaking.result()] += 1
        for task in (speaking, listening):
            task.cancel()
        for outcome in await asyncio.gather(speaking, listening, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError | OSError):
                note_failure(self.hub.metrics, "a connection failed", outcome)

    async def _close(self) -> None:
        if self.socket.application_state != WebSocketState.DISCONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self.socket.close()
            except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
                return


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1006)
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""
