"""What waits for a slow reader is bounded."""

import asyncio
import json

import pytest

from tests.patience import PATIENCE
from wildcards.host.client import ANSWERS_KEPT, Client
from wildcards.protocol.messages import Pong, WhyBye


class Reader:
    """Reads one message each time the test lets it."""

    def __init__(self) -> None:
        self._may_read = asyncio.Semaphore(0)
        self._messages: asyncio.Queue[str] = asyncio.Queue()

    async def receive(self, text: str) -> None:
        await self._may_read.acquire()
        self._messages.put_nowait(text)

    async def read(self) -> str:
        self._may_read.release()
        async with asyncio.timeout(PATIENCE):
            return await self._messages.get()

    @property
    def has_read_all(self) -> bool:
        return self._messages.empty()


async def test_a_newer_update_takes_the_place_of_one_that_was_not_sent() -> None:
    client, reader = Client(None), Reader()
    sending = asyncio.create_task(client.send_all(reader.receive))
    for number in range(1, 101):
        client.show_encoded(b"%d" % number, 1, number)
        await asyncio.sleep(0)
    assert [await reader.read(), await reader.read()] == ["1", "100"]
    assert (client.game, client.events) == (1, 100)
    sending.cancel()


async def test_who_does_not_read_in_time_is_dropped() -> None:
    client, reader = Client(None), Reader()
    sending = asyncio.create_task(client.send_all(reader.receive))
    now = asyncio.get_running_loop().time()
    client.give_up_if_slow(now + 100, 20)  # nothing was sent yet: there is nothing to read
    client.show_encoded(b"1", 1, 1)
    await asyncio.sleep(0)
    client.give_up_if_slow(now + 19, 20)
    assert await reader.read() == "1"
    client.give_up_if_slow(now + 100, 20)  # all was read
    client.show_encoded(b"2", 1, 2)
    await asyncio.sleep(0)
    client.give_up_if_slow(now + 100, 20)
    assert await sending == "slow"


async def test_who_does_not_take_the_answers_is_dismissed() -> None:
    client, reader = Client(None), Reader()
    for _ in range(ANSWERS_KEPT + 1):
        client.answer(Pong())
    sending = asyncio.create_task(client.send_all(reader.receive))
    assert json.loads(await reader.read()) == {"type": "bye", "why": "slow", "retry": True}
    assert await sending == "slow"


@pytest.mark.parametrize("why", ["stopping", "not-allowed"])
async def test_after_a_farewell_nothing_is_sent(why: WhyBye) -> None:
    client, reader = Client(None), Reader()
    client.show_encoded(b"secret", 1, 1)
    client.dismiss(why, retry=False)
    sending = asyncio.create_task(client.send_all(reader.receive))
    assert json.loads(await reader.read())["why"] == why
    assert await sending == why
    assert reader.has_read_all
