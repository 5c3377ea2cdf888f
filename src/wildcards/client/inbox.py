"""What waits for somebody who reads the messages of a table, in order and bounded by what there is to know.

A newer update takes the place of one that has not been read, and carries its events too; so whoever reads slowly falls
behind by nothing.
"""

import asyncio
from collections import deque
from typing import Annotated

import msgspec

from wildcards.client.errors import ClientError
from wildcards.client.line import ConnectionState
from wildcards.game.meanings import described, meaning
from wildcards.protocol.messages import Notice, Update


@described
class ConnectionChanged(msgspec.Struct, frozen=True):
    """The connection was lost, or is there again. It comes between the messages of the server."""

    state: Annotated[ConnectionState, meaning("How it is now; `waiting`: it will be tried again.")]


Message = Update | Notice | ConnectionChanged


class Inbox:
    def __init__(self) -> None:
        self._messages: deque[Message] = deque()
        self._wake = asyncio.Event()
        self._is_closed = False
        self._error: ClientError | None = None

    def put(self, message: Message) -> None:
        last = self._messages[-1] if self._messages else None
        if isinstance(message, Update) and isinstance(last, Update):
            self._messages[-1] = joined(last, message)
        else:
            self._messages.append(message)
        self._wake.set()

    def close(self, error: ClientError | None) -> None:
        self._is_closed = True
        self._error = error
        self._wake.set()

    async def get(self) -> Message | None:
        """The next message; None after the last one. A table that ended in an error raises it."""
        while not self._messages:
            if self._error is not None:
                raise self._error
            if self._is_closed:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._messages.popleft()


def joined(older: Update, newer: Update) -> Update:
    """The newer update with the events of both, if they are of one game."""
    if older.table.game != newer.table.game or newer.first_event != older.first_event + len(older.events):
        return newer
    return msgspec.structs.replace(newer, first_event=older.first_event, events=older.events + newer.events)
