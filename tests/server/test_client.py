"""What waits for a slow reader is bounded."""

import asyncio
import json

import pytest

from wildcards.protocol.messages import Pong
from wildcards.server.client import ANSWERS_KEPT, Client


class Reader:
    """Reads one message each time the test lets it."""

    def __init__(self) -> None:
        self.may_read = asyncio.Semaphore(0)
        self.read: list[str] = []

    async def receive(self, text: str) -> None:
        await self.may_read.acquire()
        self.read.append(text)


async def test_a_newer_update_takes_the_place_of_one_that_was_not_sent() -> None:
    client, reader = Client(None), Reader()
    sending = asyncio.create_task(client.send_all(reader.receive, 20))
    for number in range(1, 101):
        client.show_encoded(b"%d" % number, 1, number)
        await asyncio.sleep(0)
    for _ in range(2):
        reader.may_read.release()
        await asyncio.sleep(0.01)
    assert reader.read == ["1", "100"]
    assert (client.game, client.events) == (1, 100)
    sending.cancel()


async def test_who_does_not_read_in_time_is_dropped() -> None:
    client = Client(None)
    client.show_encoded(b"1", 1, 1)
    assert await client.send_all(Reader().receive, 0.01) == "slow"


async def test_who_does_not_take_the_answers_is_dismissed() -> None:
    client, reader = Client(None), Reader()
    for _ in range(ANSWERS_KEPT + 1):
        client.answer(Pong())
    reader.may_read.release()
    assert await client.send_all(reader.receive, 1) == "slow"
    assert json.loads(reader.read[0]) == {"type": "bye", "why": "slow", "retry": True}


@pytest.mark.parametrize("why", ["stopping", "not-allowed"])
async def test_after_a_farewell_nothing_is_sent(why: str) -> None:
    client, reader = Client(None), Reader()
    client.show_encoded(b"secret", 1, 1)
    client.dismiss(why, retry=False)
    reader.may_read.release()
    assert await client.send_all(reader.receive, 1) == why
    assert len(reader.read) == 1
