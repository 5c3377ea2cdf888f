"""Whoever sends very much at once, or reads nothing of what was asked for, holds nobody else up."""

import asyncio
import base64
import contextlib
import gc
import io
import json
import logging
import os
import weakref
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import h11
import pytest
from starlette.requests import HTTPConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.patience import PATIENCE
from tests.server.clients import EASY_LIMITS, Running, Visitor, running_server
from tests.server.test_half_requests import Wire, wires
from wildcards.host.settings import Limits
from wildcards.server.addresses import address_of
from wildcards.server.logs import write_logs

MANY = 40_000
FEW = 2_000  # of them may be understood before it is over
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)
TEXT, CONTINUED, PING, PONG = 1, 0, 9, 10


def frame(opcode: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """Under a mask of zeros."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([(0x80 if is_last else 0) | opcode]) + length + b"\0\0\0\0" + payload


FLOODS = {
    "messages": frame(TEXT) * MANY,
    "pings": frame(PING) * MANY,
    "pongs": frame(PONG) * MANY,
    "one message in pieces": frame(TEXT, is_last=False) + frame(CONTINUED, is_last=False) * MANY,
}


@contextlib.asynccontextmanager
async def websocket(server: Running, cookie: str = "", buffer: int | None = None) -> AsyncIterator[Wire]:
    """The bare wire of somebody who keeps to no rules."""
    key = base64.b64encode(os.urandom(16)).decode()
    asked = UPGRADE.format(port=server.port, key=key, cookie=cookie)
    async with wires(server, asked.encode(), 1, buffer) as (wire,):
        assert b" 101 " in await wire[0].readuntil(b"\r\n\r\n")
        yield wire


async def pour(wire: Wire, flood: bytes) -> None:
    with contextlib.suppress(ConnectionError):
        wire[1].write(flood)
        await wire[1].drain()


async def until_over(wire: Wire) -> None:
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            await wire[0].read()


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_frames_ends_before_it_is_understood(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    understood: Counter[str] = Counter()

    def counted(name: str) -> None:
        before = getattr(WebSocketsSansIOProtocol, name)

        def count(self: WebSocketsSansIOProtocol, *arguments: Any) -> None:
            understood[name] += 1
            before(self, *arguments)

        monkeypatch.setattr(WebSocketsSansIOProtocol, name, count)

    for name in ("handle_bytes", "handle_text", "handle_cont", "handle_ping", "handle_pong"):
        counted(name)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=Limits()) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place, websocket(server) as wire:
            await asyncio.gather(pour(wire, FLOODS[kind]), until_over(wire))
            await place.must("say", text="still here")
    assert 0 < understood.total() < FEW
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("path", ["POST /api/guests", "GET /api/about", "GET /"])
async def test_a_body_in_tiny_chunks_is_refused_before_it_is_understood(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    understood: list[object] = []
    next_event = h11.Connection.next_event

    def counted(self: h11.Connection) -> Any:
        understood.append(event := next_event(self))
        return event

    monkeypatch.setattr(h11.Connection, "next_event", counted)
    head = f"{path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0) as server, wires(server, head, 1) as (wire,):
        assert b" 411 " in await wire[0].readline()
        await asyncio.gather(pour(wire, b"1\r\nx\r\n" * MANY), until_over(wire))
        assert len(understood) < FEW
        assert (await server.call("GET", "/api/about")).status == 200


async def test_thousands_of_headers_are_refused_before_they_are_understood(server: Running) -> None:
    async def asked_with(headers: int) -> bytes:
        head = b"GET /api/about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + b"a:b\r\n" * headers + b"\r\n"
        async with wires(server, head, 1) as (wire,), asyncio.timeout(PATIENCE):
            return await wire[0].readline()

    assert b" 400 " in await asked_with(3_000)
    assert server.hub.metrics.refusals["too-many-headers"] == 1
    assert b" 200 " in await asked_with(90)


async def test_requests_that_come_all_at_once_are_all_answered_in_turn(server: Running) -> None:
    about = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"
    async with wires(server, about * 300 + about.replace(b"x\r\n", b"x\r\nConnection: close\r\n"), 1) as (wire,):
        async with asyncio.timeout(PATIENCE):
            answered = await wire[0].read()
        assert answered.count(b"HTTP/1.1 200 ") == 301


async def test_who_asks_too_often_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    requests: list[weakref.ref[HTTPConnection]] = []

    def noted(request: HTTPConnection) -> str:
        requests.append(weakref.ref(request))
        return address_of(request)

    monkeypatch.setattr("wildcards.server.app.address_of", noted)
    limits = EASY_LIMITS._replace(requests_per_second=1e-6, request_burst=1)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server:
        answers = [await server.call("GET", "/api/about") for _ in range(10)]
    assert [answer.status for answer in answers] == [200] + [429] * 9
    gc.collect()
    assert [request() for request in requests if request() is not None] == []


async def test_what_is_no_text_is_nonsense_and_no_error(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    async with websocket(server) as (reader, writer):
        writer.write(frame(TEXT, b"\xff\xfe"))
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b'"code":"bad-message"')
    assert server.hub.metrics.refusals["bad-message"] == 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_flood_of_nonsense_does_not_fill_the_log(
    server: Running, logs: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def written() -> list[dict[str, Any]]:
        return [json.loads(line) for line in logs.getvalue().splitlines()]

    async def talk_nonsense(times: int) -> None:
        for _ in range(times):
            async with wires(server, b"nonsense\r\n\r\n", 1) as (wire,):
                assert b" 400 " in await wire[0].readline()

    now = 0.0
    monkeypatch.setattr("wildcards.host.rates.time.monotonic", lambda: now)
    write_logs("INFO", Limits(log_line_burst=3), logs)
    await talk_nonsense(10)
    for _ in range(10):
        logging.getLogger("wildcards").warning("the operator acted", extra={"verb": "ban"})
    said = [line["message"] for line in written()]
    assert said == ["Invalid HTTP request received."] * 3 + ["the operator acted"] * 10
    now = 1.0
    await talk_nonsense(1)
    assert written()[-1]["left_out"] == 7


def open_in_this_process() -> list[str]:
    found = []
    for link in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed meanwhile
            found.append(str(link.readlink()))
    return found


def sockets_of_this_process() -> int:
    return sum(name.startswith("socket:") for name in open_in_this_process())


async def test_who_reads_slowly_holds_no_file_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """So a place is one descriptor, and the descriptors that are kept for others are there for them."""
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "big.js").write_bytes(bytes(8 << 20))
    monkeypatch.setattr("wildcards.server.static_files.web_files", lambda: tmp_path)
    limits = EASY_LIMITS._replace(send_seconds=PATIENCE)
    big = b"GET /big.js HTTP/1.1\r\nHost: x\r\n\r\n"
    async with (
        running_server(f"sqlite:///{tmp_path}/t.sqlite", send_buffer=4096, workers=0, limits=limits) as server,
        wires(server, big, 20, buffer=4096) as readers,
        asyncio.timeout(PATIENCE),
    ):
        for reader, _ in readers:
            assert b" 200 " in await reader.readline()
        while str(tmp_path / "big.js") in open_in_this_process():
            assert (await server.call("GET", "/index.html")).data == b"the page"
        reader, _ = readers[0]
        await reader.readuntil(b"\r\n\r\n")
        assert await reader.readexactly(8 << 20) == bytes(8 << 20)
    assert not [record for record in caplog.records if record.exc_info]


async def test_who_never_reads_a_websocket_leaves_nothing_open(tmp_path: Path) -> None:
    limits = EASY_LIMITS._replace(send_seconds=0.5)
    database = f"sqlite:///{tmp_path}/t.sqlite"
    async with running_server(database, send_buffer=4096, workers=0, limits=limits) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        before = sockets_of_this_process()
        async with websocket(server, ann.cookie, buffer=4096) as wire:
            hello = json.dumps({"type": "hello", "protocol": 1, "table": made["table"]}).encode()
            async with asyncio.timeout(PATIENCE):
                while not server.hub.metrics.dropped["slow"]:
                    await pour(wire, frame(TEXT, hello) * 20)
                    await server.call("GET", "/api/about")
                while sockets_of_this_process() > before + 1:  # that of the visitor
                    await server.call("GET", "/api/about")
