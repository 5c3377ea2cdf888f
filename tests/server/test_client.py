"""What waits for a slow reader is bounded."""

import asyncio
import json
from pathlib import Path

import pytest
from starlette.websockets import WebSocketState

from wildcards.host.client import ANSWERS_KEPT, Client
from wildcards.host.settings import Limits
from wildcards.protocol.messages import Pong
from wildcards.server.config import Config
from wildcards.server.connection import Connection
from wildcards.server.node import open_node
from wildcards.table import Person, Settings


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
    sending = asyncio.create_task(client.send_all(reader.receive))
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
    client, reader = Client(None), Reader()
    sending = asyncio.create_task(client.send_all(reader.receive))
    now = asyncio.get_running_loop().time()
    client.give_up_if_slow(now + 100, 20)  # nothing was sent yet: there is nothing to read
    client.show_encoded(b"1", 1, 1)
    await asyncio.sleep(0)
    client.give_up_if_slow(now + 19, 20)
    reader.may_read.release()
    await asyncio.sleep(0.01)
    assert reader.read == ["1"]
    client.give_up_if_slow(now + 100, 20)  # all was read
    client.show_encoded(b"2", 1, 2)
    await asyncio.sleep(0.01)
    client.give_up_if_slow(now + 100, 20)
    assert await sending == "slow"


class DeafSocket:
    """A WebSocket whose other end says hello and reads nothing any more."""

    application_state = WebSocketState.CONNECTED

    def __init__(self, table: str) -> None:
        self.hello: str | None = json.dumps({"type": "hello", "protocol": 1, "table": table})

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, str]:
        hello, self.hello = self.hello, None
        if hello is None:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": str(hello)}

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.application_state = WebSocketState.DISCONNECTED


async def test_a_server_drops_who_reads_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildcards.host.hub.SWEEP_SECONDS", 0.05)
    config = Config(database=f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=Limits(send_seconds=0.2))
    async with open_node(config) as node:
        hub = node.hub
        ann = Person(id="ann", name="Ann")
        table = await hub.make_table(ann, Settings(players=3), (), start=False)
        async with asyncio.timeout(20):
            await Connection(hub, DeafSocket(table.id), Client(ann)).run()  # type: ignore[arg-type]
        assert hub.metrics.dropped == {"slow": 1}
        assert hub.rooms[table.id].presence.clients == hub.clients == set()


async def test_who_does_not_take_the_answers_is_dismissed() -> None:
    client, reader = Client(None), Reader()
    for _ in range(ANSWERS_KEPT + 1):
        client.answer(Pong())
    reader.may_read.release()
    assert await client.send_all(reader.receive) == "slow"
    assert json.loads(reader.read[0]) == {"type": "bye", "why": "slow", "retry": True}


@pytest.mark.parametrize("why", ["stopping", "not-allowed"])
async def test_after_a_farewell_nothing_is_sent(why: str) -> None:
    client, reader = Client(None), Reader()
    client.show_encoded(b"secret", 1, 1)
    client.dismiss(why, retry=False)
    reader.may_read.release()
    assert await client.send_all(reader.receive) == why
    assert len(reader.read) == 1
