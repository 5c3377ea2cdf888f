"""The way to a server: HTTP for what is asked once, a WebSocket for a table."""

import http.client
import ssl
from collections.abc import AsyncIterator
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus, InvalidURI

from wildcards.client.connection import Lost
from wildcards.client.errors import OtherVersion, Unreachable, WhyUnreachable, error_of_problem
from wildcards.game import View
from wildcards.protocol.http import Problem
from wildcards.protocol.messages import Bye, ClientMessage, Done, Notice, Pong, Refused, ServerMessage, Update

SECONDS = 10.0  # for an answer
PING_SECONDS = 10.0  # seconds between signs of life; after as many without one the connection is lost
ENCODER = msgspec.json.Encoder()


class FullUpdate(Update, frozen=True, tag="update"):
    """As whoever asked for it in `hello` gets it."""

    view: View | None


DECODER = msgspec.json.Decoder[ServerMessage](ServerMessage)
FULL_DECODER = msgspec.json.Decoder[ServerMessage](FullUpdate | Done | Refused | Pong | Notice | Bye)


class NetworkConnection:
    """A WebSocket that carries the messages of the protocol."""

    def __init__(self, socket: ClientConnection, *, full_view: bool) -> None:
        self._socket = socket
        self._decoder = FULL_DECODER if full_view else DECODER

    async def send(self, message: ClientMessage) -> None:
        try:
            await self._socket.send(ENCODER.encode(message).decode())
        except ConnectionClosed as error:
            raise Lost from error

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        try:
            async for text in self._socket:
                yield self._decoder.decode(text)
        except ConnectionClosed:
            return
        except msgspec.DecodeError as error:
            raise OtherVersion(f"the server speaks another version of the protocol: {error}", "old-client") from None

    async def close(self) -> None:
        await self._socket.close()


async def dial(server: str, secret: str, *, full_view: bool) -> NetworkConnection:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    try:
        socket = await connect(
            f"ws{server.removeprefix('http')}/ws",
            additional_headers=headers,
            open_timeout=SECONDS,
            close_timeout=1,
            ping_interval=PING_SECONDS,
            ping_timeout=PING_SECONDS,
            compression=None,
        )
    except InvalidStatus as error:
        why = f"it lets nobody in (status {error.response.status_code})"
        raise Unreachable(server, why, "closed") from None
    except (OSError, InvalidHandshake, InvalidURI, EOFError, http.client.HTTPException) as error:
        raise Unreachable(server, *reason_of(error)) from None
    return NetworkConnection(socket, full_view=full_view)


def request(server: str, method: str, path: str, body: object, secret: str) -> tuple[bytes, http.client.HTTPMessage]:
    """Body and headers of the answer. It waits for the server, so it runs in a thread."""
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    data = None if body is None else ENCODER.encode(body)
    asked = Request(f"{server}{path}", data, headers, method=method)
    try:
        with urlopen(asked, timeout=SECONDS) as answer:
            return answer.read(), answer.headers
    except HTTPError as error:
        raise problem_of(server, error) from None
    except (URLError, OSError, http.client.HTTPException) as error:
        raise Unreachable(server, *reason_of(getattr(error, "reason", error))) from None


def problem_of(server: str, error: HTTPError) -> Exception:
    with error:
        try:
            problem = msgspec.json.decode(error.read(), type=Problem)
        except (msgspec.MsgspecError, OSError, http.client.HTTPException):
            why = f"what answers there is no server of Wild Cards (status {error.code})"
            return Unreachable(server, why, "other-server")
    return error_of_problem(problem.code, problem.text, problem.facts)


def reason_of(error: object) -> tuple[str, WhyUnreachable]:
    """In a few words of the system, without its numbers; and of which kind it is."""
    if isinstance(error, InvalidMessage):  # the connection may have broken before an answer came
        error = error.__cause__ or error
    if isinstance(error, TimeoutError):
        return "it does not answer", "silent"
    if isinstance(error, ConnectionRefusedError):
        return "nothing listens there", "nobody"
    if isinstance(error, ConnectionError | EOFError):
        return "the connection broke", "broken"
    if isinstance(error, ssl.SSLError):
        return f"no safe connection ({error.reason or error})".lower(), "unsafe"
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return text[:1].lower() + text[1:], "other"
