"""Web spaces as they are: they know not every kind of file, have their own idea of addresses, or answer everything."""

import contextlib
import shutil
from pathlib import Path
from typing import IO, ClassVar

import pytest
from playwright.sync_api import expect

from tests.journeys.alone import IS_KEPT, begin, in_language, phone
from tests.journeys.conftest import Arrive
from tests.journeys.static_site import APP, SUBFOLDER, Files, StaticSite

WAITS = "(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null)()"
NOTHING_COMES = """(async () => {
    const { installing, waiting } = await navigator.serviceWorker.getRegistration();
    return installing === null && waiting === null;
})()"""
LOOK_FOR_NEWER = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"


class KnowsNoTypes(Files):
    """As a web server sends what it has never heard of."""

    def guess_type(self, path: object) -> str:
        kind = Path(str(path)).suffix
        return "application/octet-stream" if kind in (".mjs", ".wasm") else super().guess_type(str(path))


class PrettyAddresses(Files):
    """A page is never called index.html."""

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        if self.path.partition("?")[0].endswith("/index.html"):
            self.send_response(308)
            self.send_header("Location", f"/{SUBFOLDER}/")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        return super().send_head()


class AnswersEverything(Files):
    """What is not there is the start page, as for applications that have addresses of their own."""

    asked: ClassVar[list[str]]

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        if not Path(self.translate_path(self.path)).exists():
            self.asked.append(self.path)
            self.path = f"/{SUBFOLDER}/index.html"
        return super().send_head()


@pytest.mark.parametrize("space", [KnowsNoTypes, PrettyAddresses, AnswersEverything])
@in_language("es")
def test_on_any_web_space_one_plays_and_comes_back_without_a_network(
    arrive: Arrive, language: str, space: type[Files]
) -> None:
    AnswersEverything.asked = []
    with contextlib.closing(StaticSite(handler=space)) as site:
        ann = arrive(site.address, phone(language))
        begin(ann)
        ann.waits_for(IS_KEPT)
        table = ann.page.url
        ann.context.set_offline(True)
        for place in (table, f"{site.address}/", f"{site.address}/index.html"):
            ann.visit(place)
            expect(ann.page.locator("main")).to_be_visible()
        begin(ann)


@in_language("de")
def test_a_newer_version_that_has_not_come_whole_waits_until_it_has(
    arrive: Arrive, tmp_path: Path, language: str
) -> None:
    """The start page is sent in place of what is not there yet, and is not kept for it."""
    AnswersEverything.asked = []
    folder = Path(shutil.copytree(APP, tmp_path / "app"))
    worker = folder / "service-worker.js"
    with contextlib.closing(StaticSite(folder, AnswersEverything)) as site:
        ann = arrive(site.address, phone(language))
        begin(ann)
        ann.waits_for(IS_KEPT)
        code = worker.read_text(encoding="utf-8").replace('"version":"', '"version":"1', 1)
        worker.write_text(code.replace('"client":[', '"client":["assets/newer.js",', 1), encoding="utf-8")
        ann.page.evaluate(LOOK_FOR_NEWER)
        ann.until(lambda: any(path.endswith("newer.js") for path in AnswersEverything.asked))
        ann.waits_for(NOTHING_COMES)
        (folder / "assets" / "newer.js").write_text("export {};", encoding="utf-8")
        ann.page.evaluate(LOOK_FOR_NEWER)
        ann.waits_for(WAITS)
