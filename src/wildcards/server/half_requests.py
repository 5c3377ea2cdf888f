"""Connections that wait for the other side: for the rest of a request, or until somebody reads what they asked for.

They have so much time, and where places are short the oldest goes. Whoever opens many and says half a sentence on each,
or asks for much and reads nothing, would otherwise hold the descriptors that others need.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from wildcards.host.metrics import Metrics
from wildcards.host.settings import Limits
from wildcards.server.addresses import counted

RESERVED = 64  # descriptors for the database, the workers and pages
SPARE = 16  # of these, for whoever comes while all others are at work: nobody waits who could be given up
PIECE = 1024  # bytes of what has come that are understood at once
HALF = ("IDLE", "SEND_BODY")  # as h11 calls what has not come whole
MOST_LINES = 100  # before a body: h11 would take thousands, and all at once


class Crowd:
    """All connections that wait for the other side, oldest first. A proxy that is trusted speaks for many."""

    def __init__(self, limits: Limits, metrics: Metrics, trusted: str) -> None:
        self._limits = limits
        self._metrics = metrics
        self._proxies = ProxyHeadersMiddleware(never, trusted).trusted_hosts
        self._places = descriptors() - RESERVED
        self._waiting: OrderedDict[H11Protocol, asyncio.TimerHandle] = OrderedDict()
        self._by_address: dict[str, OrderedDict[H11Protocol, None]] = {}
        self._open: Counter[str] = Counter()  # connections for requests, by address, whether they wait or not

    def __len__(self) -> int:
        return len(self._waiting)

    def welcome(self, protocol: H11Protocol) -> None:
        self._open[own_address(protocol)] += 1
        self.begin(protocol)

    def part_with(self, protocol: H11Protocol) -> None:
        self.end(protocol)
        address = own_address(protocol)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def begin(self, protocol: H11Protocol) -> None:
        if protocol in self._waiting:
            return
        seconds = self._limits.send_seconds if is_unread(protocol) else self._limits.request_seconds
        self._waiting[protocol] = protocol.loop.call_later(seconds, self.give_up, protocol)
        address = own_address(protocol)
        own = self._by_address.setdefault(address, OrderedDict())
        own[protocol] = None
        is_proxy = protocol.client is not None and protocol.client[0] in self._proxies
        if self._open[address] > self._limits.sockets_per_address and not is_proxy:
            self.give_up(next(iter(own)))
        oldest = next(iter(self._waiting), protocol)
        if len(protocol.connections) > self._places + (SPARE if oldest is protocol else 0):
            self.give_up(oldest)

    def end(self, protocol: H11Protocol) -> None:
        timer = self._waiting.pop(protocol, None)
        if timer is None:
            return
        timer.cancel()
        address = own_address(protocol)
        self._by_address[address].pop(protocol)
        if not self._by_address[address]:
            del self._by_address[address]

    def refuse(self, protocol: H11Protocol) -> None:
        """Before it has come whole, so that it is never understood."""
        self._metrics.refusals["too-many-headers"] += 1
        protocol.send_400_response("Too many headers.")

    def give_up(self, protocol: H11Protocol) -> None:
        self.end(protocol)
        self._metrics.dropped["slow" if is_unread(protocol) else "half-request"] += 1
        protocol.transport.abort()


def own_address(protocol: H11Protocol) -> str:
    return counted(protocol.client[0] if protocol.client else "")


async def never(*_: object) -> None:
    """An application that nobody asks: only the names of the proxies are wanted."""


def is_unread(protocol: H11Protocol) -> bool:
    """Whether an answer waits for somebody to read it, the last one before the end too: then nothing else is begun."""
    is_ending = protocol.transport.is_closing() and protocol.transport.get_write_buffer_size() > 0
    return is_ending or protocol.flow.write_paused


def descriptors() -> int:
    """How many files and connections this process may have open. Windows knows no such limit."""
    try:
        import resource
    except ImportError:
        return 1 << 20
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else 1 << 20


class Flow(FlowControl):
    """How uvicorn says that it wants no more for now; then what has come already waits too."""

    def __init__(self, transport: Any, read_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self._read_on = read_on

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._read_on()


def watched_protocol(crowd: Crowd) -> type[H11Protocol]:
    """The HTTP of uvicorn, with an eye on the crowd. What comes is read in pieces: in between others have a turn."""

    class Watched(H11Protocol):
        _rest = b""
        _next: asyncio.Handle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.flow = Flow(transport, self.read_on_soon)
            crowd.welcome(self)

        def data_received(self, data: bytes) -> None:
            self._rest += data
            if self._next is None and not self.flow.read_paused:
                self.read_on()
            else:
                self.transport.pause_reading()

        def read_on_soon(self) -> None:
            if self._rest and self._next is None:
                self._next = self.loop.call_soon(self.read_on)
            elif not self._rest:
                self.transport.resume_reading()

        def read_on(self) -> None:
            self._next = None
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            super().data_received(piece)
            if self.conn.their_state.__name__ == HALF[0] and self.conn.trailing_data[0].count(b"\n") > MOST_LINES:
                crowd.refuse(self)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                self._rest = b""
                return
            if self._rest:
                self.transport.pause_reading()
            if not self.flow.read_paused:
                self.read_on_soon()

        def connection_lost(self, exc: Exception | None) -> None:
            if self._next is not None:
                self._next.cancel()
            crowd.part_with(self)
            super().connection_lost(exc)

        def handle_events(self) -> None:
            super().handle_events()
            self.look()

        def pause_writing(self) -> None:
            super().pause_writing()
            crowd.end(self)
            self.look()

        def resume_writing(self) -> None:
            super().resume_writing()
            crowd.end(self)
            self.look()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.look()

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self.look()

        def look(self) -> None:
            is_websocket = self.transport.get_protocol() is not self
            is_half = self.conn.their_state.__name__ in HALF and not self.transport.is_closing()
            if (is_half or is_unread(self)) and not is_websocket:
                crowd.begin(self)
            else:
                crowd.end(self)

        def handle_websocket_upgrade(self, event: Any) -> None:
            crowd.part_with(self)
            super().handle_websocket_upgrade(event)

    return Watched
