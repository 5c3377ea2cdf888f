"""Connections whose request has not come whole: they have so much time, and where places are short the oldest goes.

Whoever opens many and says half a sentence on each would otherwise hold the descriptors that others need.
"""

import asyncio
from collections import OrderedDict
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from wildcards.host.metrics import Metrics
from wildcards.host.settings import Limits
from wildcards.server.addresses import counted

RESERVED = 64  # descriptors for the database, the workers and pages
HALF = ("IDLE", "SEND_BODY")  # as h11 calls what has not come whole


class Crowd:
    """All who wait for the rest of a request, oldest first. A proxy that is trusted speaks for many."""

    def __init__(self, limits: Limits, metrics: Metrics, trusted: str) -> None:
        self._limits = limits
        self._metrics = metrics
        self._trusted = {name.strip() for name in trusted.split(",")}
        self._places = descriptors() - RESERVED
        self._waiting: OrderedDict[H11Protocol, asyncio.TimerHandle] = OrderedDict()
        self._by_address: dict[str, OrderedDict[H11Protocol, None]] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def begin(self, protocol: H11Protocol) -> None:
        if protocol in self._waiting:
            return
        self._waiting[protocol] = protocol.loop.call_later(self._limits.request_seconds, self.give_up, protocol)
        host = protocol.client[0] if protocol.client else ""
        own = self._by_address.setdefault(counted(host), OrderedDict())
        own[protocol] = None
        is_trusted = host in self._trusted or "*" in self._trusted
        if len(own) > self._limits.sockets_per_address and not is_trusted:
            self.give_up(next(iter(own)))
        if len(protocol.connections) > self._places:
            self.give_up(next(iter(self._waiting)))

    def end(self, protocol: H11Protocol) -> None:
        timer = self._waiting.pop(protocol, None)
        if timer is None:
            return
        timer.cancel()
        address = counted(protocol.client[0] if protocol.client else "")
        self._by_address[address].pop(protocol)
        if not self._by_address[address]:
            del self._by_address[address]

    def give_up(self, protocol: H11Protocol) -> None:
        self.end(protocol)
        self._metrics.dropped["half-request"] += 1
        protocol.transport.abort()


def descriptors() -> int:
    """How many files and connections this process may have open. Windows knows no such limit."""
    try:
        import resource
    except ImportError:
        return 1 << 20
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else 1 << 20


def watched_protocol(crowd: Crowd) -> type[H11Protocol]:
    """The HTTP of uvicorn, with an eye on the crowd."""

    class Watched(H11Protocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            crowd.begin(self)

        def connection_lost(self, exc: Exception | None) -> None:
            crowd.end(self)
            super().connection_lost(exc)

        def handle_events(self) -> None:
            super().handle_events()
            is_websocket = self.transport.get_protocol() is not self
            if self.conn.their_state.__name__ in HALF and not is_websocket and not self.transport.is_closing():
                crowd.begin(self)
            else:
                crowd.end(self)

        def handle_websocket_upgrade(self, event: Any) -> None:
            crowd.end(self)
            super().handle_websocket_upgrade(event)

    return Watched
