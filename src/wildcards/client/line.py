"""A connection that comes back: after a loss it is dialled again, each time a little later."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, NamedTuple

from wildcards.client.connection import Connection, Dial, Lost
from wildcards.client.errors import Unreachable, error_of_bye
from wildcards.protocol.messages import Bye, ClientMessage, Hello, ServerMessage

FIRST_WAIT = 0.25  # seconds, before the first try to connect again
LONGEST_WAIT = 10.0

ConnectionState = Literal["connecting", "open", "waiting", "closed"]


class Handlers(NamedTuple):
    greet: Callable[[], Hello]  # the first thing to say on every new connection
    hear: Callable[[ServerMessage], Awaitable[None]]
    changed: Callable[[ConnectionState], None]


class Line:
    def __init__(self, dial: Dial, handlers: Handlers, patience: float | None) -> None:
        self._dial = dial
        self._handlers = handlers
        self._patience = patience
        self._connection: Connection | None = None
        self._was_open = False
        self._wait = FIRST_WAIT

    async def send(self, message: ClientMessage) -> None:
        """Sends it if it can; what got lost is for the next connection."""
        if self._connection is not None:
            with suppress(Lost):
                await self._connection.send(message)

    async def run(self) -> None:
        """Connects and listens, until there is no use in it any more: then it raises why."""
        clock = asyncio.get_running_loop().time
        lost = clock()
        while True:
            try:
                self._handlers.changed("connecting")
                await self._attend(await self._dial())
                lost = clock()
            except Unreachable:
                if not self._was_open or (self._patience is not None and clock() - lost > self._patience):
                    raise
            self._handlers.changed("waiting")
            await asyncio.sleep(self._wait * random.uniform(0.75, 1.25))
            self._wait = min(self._wait * 1.5, LONGEST_WAIT)

    async def _attend(self, connection: Connection) -> None:
        """Listens until the connection is lost."""
        self._connection = connection
        try:
            await self.send(self._handlers.greet())
            async for message in connection:
                if isinstance(message, Bye):
                    if not message.retry:
                        raise error_of_bye(message)
                    return
                await self._handlers.hear(message)
        finally:
            self._connection = None
            await connection.close()

    def opened(self) -> None:
        """The greeting was answered."""
        self._was_open = True
        self._wait = FIRST_WAIT
        self._handlers.changed("open")
