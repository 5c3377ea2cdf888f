"""A WebSocket client with as little to it as can be: what it costs is taken from the server on the same machine."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST_FRAME, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask that changes nothing
SHORT, MIDDLE = 126, 127
GREETING = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n"
)


class Wire(asyncio.Protocol):
    """Calls `hear` with each text that comes, as it comes."""

    def __init__(self, greeting: str, hear: Callable[[bytes], None]) -> None:
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._greeting = greeting
        self._hear = hear
        self._waiting = b""  # the beginning of a message
        self._transport: asyncio.Transport | None = None
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self._waiting + data
        if not self.is_open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.is_open.set_exception(ConnectionError(head.decode()))
                return
            self.is_open.set_result(None)
        while (length := frame_length(data)) is not None:
            self._take(data[0] & 0xF, data[frame_head(data) : length])
            data = data[length:]
        self._waiting = data

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        assert size < 1 << 16
        length = bytes((MASKED | size,)) if size < SHORT else bytes((MASKED | SHORT, size >> 8, size & 0xFF))
        self._transport.write(bytes((LAST_FRAME | kind,)) + length + NO_MASK + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def frame_head(data: bytes) -> int:
    """How many bytes stand before the text. A server's frames are not masked."""
    return 2 if data[1] < SHORT else 4 if data[1] < MIDDLE else 10


def frame_length(data: bytes) -> int | None:
    """How long the first frame is; None if it has not come to its end."""
    if len(data) < 2 or len(data) < frame_head(data):
        return None
    head = frame_head(data)
    length = head + (data[1] if head == 2 else int.from_bytes(data[2:head], "big"))
    return length if len(data) >= length else None


async def open_wire(port: int, secret: str, hear: Callable[[bytes], None]) -> Wire:
    cookie = f"Cookie: wildcards={secret}\r\n" if secret else ""
    greeting = GREETING.format(port=port, cookie=cookie)
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(greeting, hear), "127.0.0.1", port)
    async with asyncio.timeout(60):
        await wire.is_open
    return wire
