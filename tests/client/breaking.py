"""Connections that break, after so many messages, with what was sent arrived or not."""

import itertools
from collections.abc import AsyncIterator, Iterable

from wildcards.client import Connection, Dial, Lost
from wildcards.protocol.messages import ClientMessage, ServerMessage


class Breaking:
    """Breaks at a message that the client sends: before it is sent, or when it is, and its answer is never read."""

    def __init__(self, inner: Connection, messages: int, *, arrives: bool) -> None:
        self.inner = inner
        self.left = messages
        self.arrives = arrives

    async def send(self, message: ClientMessage) -> None:
        self.left -= 1
        if self.left > 0 or self.arrives:
            await self.inner.send(message)
        if self.left <= 0:
            await self.inner.close()
            raise Lost

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        async for message in self.inner:
            if self.left <= 0:
                return
            yield message

    async def close(self) -> None:
        await self.inner.close()


class BreakingDial:
    """Each connection is good for as many messages as the next number says; every other one delivers its last."""

    def __init__(self, dial: Dial, numbers: Iterable[int]) -> None:
        self.dial = dial
        self.numbers = itertools.cycle(numbers)
        self.dialled = 0

    async def __call__(self) -> Connection:
        self.dialled += 1
        return Breaking(await self.dial(), next(self.numbers), arrives=self.dialled % 2 == 0)
