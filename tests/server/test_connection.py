"""The WebSocket half of a connection."""

import asyncio
import json
from pathlib import Path

import pytest
from starlette.websockets import WebSocketState

from tests.patience import PATIENCE
from wildcards.host.client import Client
from wildcards.host.settings import Limits
from wildcards.server.config import Config
from wildcards.server.connection import Connection
from wildcards.server.node import open_node
from wildcards.table import Person, Settings


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
        async with asyncio.timeout(PATIENCE):
            await Connection(hub, DeafSocket(table.id), Client(ann)).run()  # type: ignore[arg-type]
        assert hub.metrics.dropped == {"slow": 1}
        assert hub.rooms[table.id].presence.clients == hub.clients == set()
