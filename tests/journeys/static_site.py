"""The folder that `make app` writes, on a web space that does nothing but send files."""

import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

APP = Path(__file__).resolve().parents[2] / "dist" / "app"
SUBFOLDER = "cards"


class Files(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm"}

    def translate_path(self, path: str) -> str:
        """The site lies in a folder of somebody's web space, beside other things."""
        return super().translate_path(path.removeprefix(f"/{SUBFOLDER}"))

    def log_message(self, *args: object) -> None:
        pass


class StaticSite:
    def __init__(self, folder: Path = APP, handler: type[Files] = Files) -> None:
        assert (folder / "index.html").is_file(), "run: make app"
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._server.server_port}/{SUBFOLDER}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class OwnSite(StaticSite):
    """A copy of the app, before whose scripts something can be put."""

    def __init__(self, folder: Path) -> None:
        self.folder = Path(shutil.copytree(APP, folder / "app"))
        super().__init__(self.folder)

    def begins_with(self, script: str, code: str) -> None:
        (file,) = (self.folder / "assets").glob(f"{script}-*.js")
        file.write_text(code + file.read_text(encoding="utf-8"), encoding="utf-8")
