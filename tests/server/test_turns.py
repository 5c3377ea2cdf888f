"""Whoever asks for very much at once waits for their own turn, and nobody else does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.clients import EASY_LIMITS, Running, Visitor, running_server
from tests.server.test_half_requests import BODY, HEADER, Wire, is_given_up, wires
from wildcards.host.settings import Limits
from wildcards.server import half_requests, turns

EVE = "203.0.113.9"
ASKED = f"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {EVE}\r\n\r\n".encode()


class Held:
    """Something that takes as long as the test likes."""

    def __init__(self) -> None:
        self.begun = 0
        self.at_once = 0
        self.most = 0
        self.may_end = asyncio.Event()
        self.is_full = asyncio.Event()

    async def __call__(self, *_: Any) -> tuple[()]:
        self.begun += 1
        if self.begun == 5:
            self.is_full.set()
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.may_end.wait()
        self.at_once -= 1
        return ()


@contextlib.asynccontextmanager
async def busy_server(tmp_path: Path, **limits: Any) -> AsyncIterator[tuple[Running, Held]]:
    """A server whose list of tables takes its time."""
    held = Held()
    changed = EASY_LIMITS._replace(**limits)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=changed) as server:
        server.hub.store.public_tables = held  # type: ignore[assignment]
        try:
            yield server, held
        finally:
            held.may_end.set()


async def status(wire: Wire) -> int:
    async with asyncio.timeout(PATIENCE):
        line = await wire[0].readline()
        return int(line.split()[1])


async def asked_by_somebody_else(server: Running) -> int:
    return (await server.call("GET", "/api/about", X_Forwarded_For="198.51.100.7")).status


async def test_requests_of_one_address_take_turns_and_others_do_not_wait(tmp_path: Path) -> None:
    async with busy_server(tmp_path, requests_at_once=2) as (server, held), wires(server, ASKED, 20) as many:
        async with asyncio.timeout(PATIENCE):
            while held.begun < 2:
                assert await asked_by_somebody_else(server) == 200
        for _ in range(20):
            assert await asked_by_somebody_else(server) == 200
        held.may_end.set()
        assert [await status(wire) for wire in many] == [200] * 20
        assert held.most == 2


async def test_more_than_may_wait_are_refused_at_once(tmp_path: Path) -> None:
    limits = {"requests_at_once": 2, "sockets_per_address": 5}
    async with busy_server(tmp_path, **limits) as (server, held), wires(server, ASKED, 8) as many:
        answers = [asyncio.create_task(status(wire)) for wire in many]
        told: set[asyncio.Task[int]] = set()
        while len(told) < 3:
            done, _ = await asyncio.wait(set(answers) - told, return_when=asyncio.FIRST_COMPLETED)
            told |= done
        assert {answer.result() for answer in told} == {429}
        assert await asked_by_somebody_else(server) == 200
        held.may_end.set()
        assert sorted(await asyncio.gather(*answers)) == [200] * 5 + [429] * 3


async def test_whoever_asks_too_often_is_answered_late_and_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = Held()
    monkeypatch.setattr(turns, "let_wait", late)
    limits = Limits(request_burst=3, requests_per_second=0.001, requests_at_once=2)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server:
        async with wires(server, ASKED * 5, 10) as many:
            async with asyncio.timeout(PATIENCE):
                while late.begun < 2:
                    await server.call("GET", "/", X_Forwarded_For="198.51.100.7")
            assert await asked_by_somebody_else(server) == 200
            assert late.begun == 2
            late.may_end.set()
            assert {await status(wire) for wire in many} <= {200, 429}
        assert server.hub.metrics.refusals["too-fast"] >= 7


async def test_a_connection_to_a_table_keeps_no_turn(tmp_path: Path) -> None:
    limits = EASY_LIMITS._replace(requests_at_once=1)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        async with ann.at(made["table"]) as first, ann.at(made["table"]) as second:
            await first.must("say", text="one")
            await second.must("say", text="two")
            assert (await ann.call("GET", "/api/me")).status == 200


async def test_half_a_body_keeps_no_turn(tmp_path: Path) -> None:
    limits = EASY_LIMITS._replace(requests_at_once=2, request_seconds=PATIENCE)
    async with (
        running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server,
        wires(server, BODY, 5) as half,
    ):
        for number in range(5):
            assert (await server.call("POST", "/api/guests", {"name": f"Guest {number}"})).status == 200
        assert not any(reader.at_eof() for reader, _ in half)


async def test_an_address_has_so_many_connections_also_busy_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    async with busy_server(tmp_path, sockets_per_address=5) as (server, held), wires(server, ASKED, 5) as many:
        async with asyncio.timeout(PATIENCE):
            await held.is_full.wait()
        async with wires(server, b"", 3) as more:
            assert all([await is_given_up(wire) for wire in more])
        held.may_end.set()
        assert [await status(wire) for wire in many] == [200] * 5


async def test_a_network_of_proxies_speaks_for_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1,127.0.0.0/8")
    limits = EASY_LIMITS._replace(sockets_per_address=5)
    async with (
        running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server,
        wires(server, HEADER, 10) as half,
    ):
        for _, writer in half:
            writer.write(b"\r\n\r\n")
        assert [await status(wire) for wire in half] == [200] * 10


@pytest.mark.parametrize(
    ("limits", "path"),
    [
        (EASY_LIMITS._replace(files_per_second=0.001, file_burst=3), "/icons/icon.svg"),
        (EASY_LIMITS._replace(files_per_second=0.001, file_burst=3), "/docs/"),
        (EASY_LIMITS._replace(requests_per_second=0.001, request_burst=3), "/metrics"),
    ],
)
async def test_pages_and_numbers_have_a_rate_too(
    tmp_path: Path, limits: Limits, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "REFUSAL_SECONDS", 0)
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite", workers=0, limits=limits) as server:
        answers = [(await server.call("GET", path, X_Forwarded_For=EVE)).status for _ in range(4)]
        assert 429 not in answers[:3]
        assert answers[3] == 429
        assert (await server.call("GET", path, X_Forwarded_For="198.51.100.7")).status == answers[0]


async def test_whoever_comes_while_all_others_are_at_work_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits who could be given up for them."""
    monkeypatch.setattr(half_requests, "descriptors", lambda: half_requests.RESERVED + 5)
    async with (
        busy_server(tmp_path, requests_at_once=5) as (server, held),
        wires(server, ASKED, 5),
        asyncio.timeout(PATIENCE),
    ):
        await held.is_full.wait()
        assert await asked_by_somebody_else(server) == 200
        async with wires(server, HEADER, 2 * half_requests.SPARE) as half:
            assert await asked_by_somebody_else(server) == 200
            assert all([await is_given_up(wire) for wire in half[: half_requests.SPARE]])
