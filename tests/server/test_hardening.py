"""Small doors that are shut: files, cookies, names that are none."""

import stat
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from tests.server.clients import Visitor, running_server
from wildcards.server.cookies import secret_of, set_cookie
from wildcards.server.storage import opened_store

SECRET, OTHER = "a" * 32, "b" * 32


def rights_in(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    async with opened_store(f"sqlite:///{tmp_path}/tables.sqlite") as store:
        await store.secret()
        files = rights_in(tmp_path)
        assert set(files) == {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"}
        assert set(files.values()) == {0o600}


def request_with(cookies: str, scheme: str = "https") -> Request:
    headers = [(b"cookie", cookies.encode()), (b"host", b"cards.example")]
    return Request({"type": "http", "method": "GET", "scheme": scheme, "path": "/", "headers": headers})


def test_under_tls_the_cookie_is_bound_to_this_very_site() -> None:
    answer = Response()
    set_cookie(answer, SECRET, secure=True)
    said = answer.headers["set-cookie"]
    assert said.startswith(f"__Host-wildcards={SECRET};")
    assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in said.split(";")}
    assert "Domain" not in said
    assert secret_of(request_with(f"wildcards={OTHER}; __Host-wildcards={SECRET}")) == SECRET
    assert secret_of(request_with(f"wildcards={OTHER}")) == OTHER
    assert secret_of(request_with(f"__Host-wildcards={SECRET}", scheme="http")) is None


@pytest.mark.parametrize("name", ["a%00b", "%00", "x" * 41, "..%2f", "%F0%9F%A6%8A", "a'b"])
async def test_a_name_that_is_none_does_not_reach_a_database(database: str, name: str) -> None:
    async with running_server(database, workers=0) as server:
        ann = await Visitor.come(server, "Ann")
        for path in (f"/api/tables/{name}", f"/api/records/{name}", f"/api/records/{name}/story"):
            assert (await ann.call("GET", path)).status == 404
        for code in ("a\0b", "\0", "a b"):
            assert (await ann.call("POST", "/api/links", {"code": code})).status == 404
            async with ann.at(code) as place:
                assert place.bye == {"type": "bye", "why": "no-such-table", "retry": False}
            assert (await ann.call("POST", "/api/reports", {"table": code, "seat": 0})).status == 404
        assert (await ann.call("GET", "/api/me")).status == 200
        assert server.hub.metrics.storage_errors == 0
        assert server.hub.set_aside == []
