"""A connection to a table, whatever lies between: a network, or nothing where the table is in this process."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

from wildcards.protocol.messages import ClientMessage, ServerMessage


class Lost(Exception):  # noqa: N818 - what happens to connections
    """The connection broke. What was to be sent may have arrived or not."""


class Connection(Protocol):
    """What a `Table` needs: it sends messages of the protocol and reads those that come back.

    The first message is a `Hello`; `Table` sends it, and everything else that the protocol asks for. A connection that
    breaks ends the iteration, and from then on `send` raises `Lost`; it never comes back: a new one is dialled.
    """

    async def send(self, message: ClientMessage) -> None: ...

    def __aiter__(self) -> AsyncIterator[ServerMessage]: ...

    async def close(self) -> None: ...


# A new connection each time. `Unreachable` where there is none to be had now.
Dial = Callable[[], Awaitable[Connection]]
