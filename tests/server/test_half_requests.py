"""Requests that never come whole are given up, and those that do are served."""

import asyncio
import contextlib
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.faults.processes import server_process
from tests.patience import PATIENCE
from tests.server.clients import EASY_LIMITS, Elsewhere, Running, Visitor, running_server

HEADER = b"GET /api/about HTTP/1.1\r\nHost: x\r\nX-Half: "
FLOOD = b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n" * 30  # more than is kept of what nobody reads
BODY = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"
LIMIT = 1 << 16  # of a reader, as asyncio has it
Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def wires(server: Elsewhere, said: bytes, count: int, buffer: int | None = None) -> AsyncIterator[list[Wire]]:
    """`buffer`: of the system, for what was sent and nobody has read."""
    opened: list[Wire] = []
    try:
        for _ in range(count):
            wire = socket.socket()
            if buffer is not None:
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            wire.setblocking(False)
            await asyncio.get_running_loop().sock_connect(wire, ("127.0.0.1", server.port))
            opened.append(await asyncio.open_connection(sock=wire, limit=buffer or LIMIT))
            opened[-1][1].write(said)
            with contextlib.suppress(ConnectionError):
                await opened[-1][1].drain()
        yield opened
    finally:
        for _, writer in opened:
            writer.close()


async def is_given_up(wire: Wire, patience: float = PATIENCE) -> bool:
    async with asyncio.timeout(patience):
        try:
            return await wire[0].read() == b""
        except ConnectionError:
            return True


@pytest.mark.parametrize("said", [b"", HEADER, BODY])
async def test_half_a_request_is_given_up_after_its_time(
    tmp_path: Path, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    limits = EASY_LIMITS._replace(request_seconds=1.0)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server:
        async with wires(server, said, 20) as half:
            assert all([await is_given_up(wire) for wire in half])
        assert server.hub.metrics.dropped["half-request"] == 20
        ann = await Visitor.come(server, "Ann")  # whoever says the whole of it is not hurried
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place, wires(server, said, 1) as later:
            assert await is_given_up(later[0])  # so the time of a request has passed for Ann's connection too
            await place.must("say", text="still here")
    assert not [record for record in caplog.records if record.exc_info]


async def test_who_does_not_read_what_was_asked_for_is_given_up_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = EASY_LIMITS._replace(send_seconds=0.5)
    async with (
        running_server(f"sqlite:///{tmp_path}/t.sqlite", send_buffer=4096, workers=0, limits=limits) as server,
        wires(server, FLOOD, 3, buffer=4096),
    ):
        async with asyncio.timeout(PATIENCE):
            while server.hub.metrics.dropped["slow"] < 3:
                assert (await server.call("GET", "/api/about")).status == 200
    assert not [record for record in caplog.records if record.exc_info]


async def test_an_aborted_request_is_no_error(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    async with wires(server, BODY, 5):
        pass
    async with asyncio.timeout(PATIENCE):
        while server.hub.metrics.refusals["aborted"] < 5:
            await server.call("GET", "/health/live")
    assert server.hub.metrics.unhandled == 0
    assert not [record for record in caplog.records if record.exc_info]


async def test_honest_requests_are_served_when_descriptors_are_nearly_spent(tmp_path: Path) -> None:
    """A real process that the system lets have 160 of them, and half a request on each of 300 connections."""
    async with server_process(f"sqlite:///{tmp_path}/t.sqlite", tmp_path, descriptors=160) as process:
        server = Elsewhere(process.port)
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as place, wires(server, HEADER, 300) as half:
            assert (await server.call("GET", "/api/about")).status == 200
            await place.must("say", text="still here")
            assert await is_given_up(half[0])
            page = (await server.call("GET", "/metrics")).data.decode()
            dropped = re.search(r'dropped_connections_total{why="half-request"} (\d+)', page)
            assert dropped is not None
            assert int(dropped[1]) >= 300 - 160
    assert "Too many open files" not in process.log.read_text()


async def test_one_address_has_so_many_half_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    limits = EASY_LIMITS._replace(sockets_per_address=10)
    async with (
        running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server,
        wires(server, HEADER, 30) as half,
    ):
        assert all([await is_given_up(wire) for wire in half[:20]])
        assert server.hub.metrics.dropped["half-request"] == 20
        assert (await server.call("GET", "/api/about")).status == 200
