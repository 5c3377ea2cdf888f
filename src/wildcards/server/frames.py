"""WebSockets whose visitors have the loop for no longer than a message takes, whatever they send and never read.

uvicorn understands all frames that have come before anybody looks at the first, answers every ping, and lets a
connection that is to end wait for ever until what was sent is read.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from wildcards.host.metrics import Metrics
from wildcards.host.rates import Bucket
from wildcards.host.settings import Limits

PIECE = 1024  # bytes that are understood at once


def watched_websocket(limits: Limits, metrics: Metrics) -> type[WebSocketsSansIOProtocol]:
    """The WebSocket of uvicorn. Messages are counted where they are heard; here is counted what nobody hears."""

    class Watched(WebSocketsSansIOProtocol):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            self._unheard = Bucket(limits.messages_per_second, limits.message_burst)
            self._rest = b""
            self._end: asyncio.TimerHandle | None = None

        def data_received(self, data: bytes) -> None:
            self._rest += data
            self._read_on()

        async def receive(self) -> Any:
            message = await super().receive()
            self._read_on()
            return message

        def _read_on(self) -> None:
            """Until a message waits to be heard."""
            while self._rest and not self.read_paused and not self.transport.is_closing():
                piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
                super().data_received(piece)

        # Frames.

        def handle_text(self, event: Frame) -> None:
            """As bytes, which a session reads as well: what is no UTF-8 is nonsense like any other."""
            self.handle_bytes(event)

        def handle_cont(self, event: Frame) -> None:
            if self._may_send_more():
                super().handle_cont(event)

        def handle_ping(self) -> None:
            if self._may_send_more():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._may_send_more():
                super().handle_pong(event)

        def send_receive_event_to_app(self) -> None:
            if not self.close_sent or self._may_send_more():
                super().send_receive_event_to_app()

        def _may_send_more(self) -> bool:
            if self.transport.is_closing():
                return False
            if self._unheard.take():
                return True
            metrics.dropped["too-fast"] += 1
            self.transport.abort()
            return False

        # The end.

        async def run_asgi(self) -> None:
            await super().run_asgi()
            if not self.disconnected:
                self._end = self.loop.call_later(limits.send_seconds, self.transport.abort)

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            if self._end is not None:
                self._end.cancel()

    return Watched
