"""The browser client's files."""

import asyncio
import mimetypes
from pathlib import Path
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from wildcards.host.rates import Buckets
from wildcards.server.addresses import address_of
from wildcards.server.config import docs_files, web_files
from wildcards.server.guard import CONTENT_SECURITY_POLICY

FOREVER = "public, max-age=31536000, immutable"
HASHED = ("assets/", "local/")  # named after what they hold
INVITATION_PICTURE = "icons/invitation.jpg"  # which pages of others show in previews of links
MISSING = "The browser client is not built. In a checkout run `make web`, then start the server again.\n"
NO_DOCS = "The documentation is not built. In a checkout run `make docs`.\n"
# Its theme has one line of script in each page, which chooses light or dark before anything is drawn, some styles, and
# a form that leads to the page with what was found.
DOCS_POLICY = (
    CONTENT_SECURITY_POLICY.replace(
        "script-src 'self'", "script-src 'self' 'sha256-ySvT2PEZeueHGC1y2crNuNTfphBynFPP7i+U21fEgX0='"
    )
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("form-action 'none'", "form-action 'self'")
)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class InPieces(FileResponse):
    """A file that is open while a piece of it is read, and no longer: whoever reads slowly holds no descriptor."""

    def __init__(self, file: Path, headers: dict[str, str], media_type: str | None = None) -> None:
        self._file = file
        found = file.stat()
        self._size = found.st_size
        super().__init__(file, headers=headers, media_type=media_type, stat_result=found)
        del self.headers["accept-ranges"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        at = self._size if scope["method"] == "HEAD" else 0
        gone = asyncio.ensure_future(departure(receive))
        try:
            while at < self._size and not gone.done():
                piece = await asyncio.to_thread(piece_of, self._file, at, min(self._size - at, self.chunk_size))
                at += len(piece)
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            gone.cancel()


async def departure(receive: Receive) -> None:
    """Returns when nobody waits for the answer any more."""
    while (await receive())["type"] != "http.disconnect":
        pass


def piece_of(path: Path, at: int, size: int) -> bytes:
    with path.open("rb") as file:
        file.seek(at)
        if piece := file.read(size):
            return piece
    raise OSError(f"{path} has become shorter")


class Files:
    """One visit asks for many files, so they have a rate of their own."""

    def __init__(self, rate: Buckets) -> None:
        self._rate = rate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._rate.take(address_of(HTTPConnection(scope))):
            response: Response = PlainTextResponse("Too many requests; wait a little.\n", 429)
        elif scope["method"] not in ("GET", "HEAD"):
            response = PlainTextResponse("Only GET is possible here.\n", 405, headers={"Allow": "GET, HEAD"})
        else:
            takes_brotli = "br" in Headers(scope=scope).get("accept-encoding", "")
            response = self.answer(scope["path_params"]["path"], takes_brotli)
        await response(scope, receive, send)

    def answer(self, path: str, takes_brotli: bool) -> Response:
        raise NotImplementedError


class StaticFiles(Files):
    """A file of the client; every other address is the client's own, which the page finds behind a #."""

    def answer(self, path: str, takes_brotli: bool) -> Response:
        folder = web_files()
        if folder is None:
            return PlainTextResponse(MISSING, 503)
        file = find(folder, path)
        if file is not None:
            headers = {"Cache-Control": FOREVER if path.startswith(HASHED) else "no-cache"}
            if path == INVITATION_PICTURE:
                headers = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}
            twin = find(folder, f"{path}.br")
            if twin is None:
                return InPieces(file, headers=headers)
            headers["Vary"] = "Accept-Encoding"
            if not takes_brotli:
                return InPieces(file, headers=headers)
            kind = mimetypes.guess_type(path)[0]
            return InPieces(twin, headers=headers | {"Content-Encoding": "br"}, media_type=kind)
        if path.startswith(("api/", *HASHED)) or "." in path.rsplit("/", 1)[-1]:
            return PlainTextResponse("There is nothing here.\n", 404)
        if path:
            return RedirectResponse(f"{'../' * path.count('/') or './'}?to={quote(path)}")
        return InPieces(folder / "index.html", headers={"Cache-Control": "no-cache"})


class Documentation(Files):
    """A page or file of the documentation."""

    def answer(self, path: str, takes_brotli: bool) -> Response:
        folder = docs_files()
        if folder is None:
            return PlainTextResponse(NO_DOCS, 404)
        file = find(folder, path + "index.html" if path.endswith("/") or not path else path)
        if file is None:
            return PlainTextResponse("There is nothing here.\n", 404)
        return InPieces(file, headers={"Cache-Control": "no-cache", "Content-Security-Policy": DOCS_POLICY})


def find(folder: Path, path: str) -> Path | None:
    """The file of that name inside the folder, and never one outside."""
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
