"""The first Strategist of a server on a machine where nothing has been compiled yet."""

import http.cookiejar
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.journeys.servers import Server
from tests.patience import PATIENCE


class Caller:
    """A browser's calls, with its cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))

    def get(self, path: str) -> str:
        with self._opener.open(self.address + path, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
            return text

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", "Origin": self.address}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with self._opener.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    @property
    def headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        return {"Cookie": cookies, "Origin": self.address}


def test_the_first_strategist_of_a_fresh_server_decides_without_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    server = Server(tmp_path)
    server.open()
    try:
        ann = Caller(server.address)
        ann.post("/api/guests", {"name": "Ann"})
        made = ann.post("/api/tables", {"settings": {"players": 3, "level": "search"}, "start": True})
        with connect(server.address.replace("http", "ws", 1) + "/ws", additional_headers=ann.headers) as line:
            line.send(json.dumps({"type": "hello", "protocol": 1, "table": made["table"]}))
            decided = 0
            while decided < 2:
                message = json.loads(line.recv(timeout=PATIENCE))
                if message["type"] == "update":
                    decided = sum(seat["decided"] for seat in message["view"]["seats"])
        figures = ann.get("/metrics").splitlines()
        assert "wildcards_bot_failures 0" in figures
        assert "wildcards_bot_answers 2" in figures
    finally:
        server.close()
