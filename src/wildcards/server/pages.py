"""The browser client's files."""

import mimetypes
from pathlib import Path

from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from wildcards.server.config import web_files

FOREVER = "public, max-age=31536000, immutable"
MISSING = "The browser client is not built. In a checkout run `make web`, then start the server again.\n"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Pages:
    """A file of the client; every other address is the client's own, so it gets the page that reads it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = self.answer(scope["path_params"]["path"]) if scope["method"] in ("GET", "HEAD") else no_method()
        await response(scope, receive, send)

    def answer(self, path: str) -> Response:
        folder = web_files()
        if folder is None:
            return PlainTextResponse(MISSING, 503)
        file = find(folder, path)
        if file is not None:
            cache = FOREVER if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": cache})
        if path.startswith(("api/", "assets/")) or "." in path.rsplit("/", 1)[-1]:
            return PlainTextResponse("There is nothing here.\n", 404)
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})


def find(folder: Path, path: str) -> Path | None:
    """The file of that name inside the folder, and never one outside."""
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def no_method() -> Response:
    return PlainTextResponse("Only GET is possible here.\n", 405, headers={"Allow": "GET, HEAD"})
