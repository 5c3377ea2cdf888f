"""What stands before every request: who may ask, and what browsers are told to allow."""

from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; "
    "script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; "
    "img-src 'self' data: blob:; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "media-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
ALONE = {"Cross-Origin-Opener-Policy": "same-origin"}
THIS_MACHINE = ("localhost", "127.0.0.1", "[::1]")


def is_own_page(connection: HTTPConnection, origins: tuple[str, ...], local_only: bool) -> bool:
    """Whether the page that asks is this server's. Programs send no Origin; browsers always do."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    if origin is None or origin in origins:
        return True
    if local_only and host.rsplit(":", 1)[0] not in THIS_MACHINE:
        return False  # some name that was made to point to this machine
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    return origin == f"{scheme}://{host}"


def is_trusted(scope: "Scope") -> bool:
    """Whether browsers trust the way that the page came. Elsewhere they ignore some headers, and complain."""
    return scope["scheme"] == "https" or Headers(scope=scope).get("host", "").rsplit(":", 1)[0] in THIS_MACHINE


class WholeBodies:
    """A body says how long it is: in chunks of a byte it would cost more than all else that somebody may send."""

    def __init__(self, app: "ASGIApp") -> None:
        self.app = app

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if scope["type"] == "http" and "transfer-encoding" in Headers(scope=scope):
            refusal = PlainTextResponse("Say how long it is.\n", 411, headers={"Connection": "close"})
            await refusal(scope, receive, send)
        else:
            await self.app(scope, receive, send)


class SecurityHeaders:
    """Puts the headers above on every answer."""

    def __init__(self, app: "ASGIApp") -> None:
        self.app = app

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        async def send_with_headers(message: "Message") -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                wanted = HEADERS | ALONE if is_trusted(scope) else HEADERS
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
