"""Requests and connections without a network: the application itself is asked, and all of its answers are kept."""

import asyncio
import json
from typing import Any

from starlette.applications import Starlette

from tests.patience import PATIENCE


def scope_of(kind: str, method: str, path: str, secret: str | None) -> dict[str, Any]:
    headers = [(b"host", b"127.0.0.1:8321")]
    if secret is not None:
        headers.append((b"cookie", f"wildcards={secret}".encode()))
    scheme = "ws" if kind == "websocket" else "http"
    return {
        "type": kind,
        "http_version": "1.1",
        "scheme": scheme,
        "method": method,
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8321),
    }


async def answer_to(app: Starlette, method: str, path: str, secret: str | None, body: Any = None) -> str:
    """Status, headers and body."""
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": json.dumps(body).encode() if body else b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope_of("http", method, path, secret), receive, send)
    return f"{method} {path}: {sent}"


async def all_frames(app: Starlette, secret: str | None, messages: list[Any]) -> list[str]:
    """Every frame of a connection that says these things, the last one included: how it was closed."""
    sent: list[str] = []
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard.put_nowait({"type": "websocket.connect"})
    for message in messages:
        text = message if isinstance(message, str) else json.dumps(message)
        heard.put_nowait({"type": "websocket.receive", "text": text})

    async def send(message: Any) -> None:
        sent.append(f"frame {message}")

    async with asyncio.timeout(PATIENCE):
        await app(scope_of("websocket", "GET", "/ws", secret), heard.get, send)
    return sent
