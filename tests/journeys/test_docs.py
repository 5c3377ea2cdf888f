"""The documentation in a browser: built strictly, shown by the server, with its search and both themes."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.conftest import Arrive
from tests.journeys.servers import server_in_a_thread
from wildcards.server import static_files

ROOT = Path(__file__).parents[2]


def build(docs: Path, site: Path, read: Path) -> subprocess.CompletedProcess[str]:
    strictly = ["--quiet", "--fail-on-warning", "--nitpicky", "--doctree-dir", str(read)]
    command = [sys.executable, "-m", "sphinx", *strictly, str(docs), str(site)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site() -> Path:
    """As `make docs` writes it; whatever it wrote before and has not changed stays."""
    folder = ROOT / "dist" / "docs"
    built = build(ROOT / "docs", folder, ROOT / ".stamps" / "doctrees")
    assert built.returncode == 0, built.stderr
    return folder


def test_a_reader_searches_and_changes_the_theme(
    arrive: Arrive, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "docs_files", lambda: site)
    with server_in_a_thread(f"sqlite:///{tmp_path}/docs.sqlite") as server:
        ann = arrive(server.origin)
        ann.go("docs")
        read(ann.page)


def read(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text("Wild Cards")
    page.locator(".theme-toggle:visible").first.click()
    theme = page.evaluate("document.body.dataset.theme")
    assert theme != "auto"
    page.get_by_placeholder("Search").fill("LeaderChange")
    page.get_by_placeholder("Search").press("Enter")
    page.locator("#search-results li a", has_text="The Python objects").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The Python objects")
    assert page.evaluate("document.body.dataset.theme") == theme, "chosen by the line of script in every page"
    page.get_by_placeholder("Search").fill("good players")
    page.get_by_placeholder("Search").press("Enter")
    page.locator("#search-results li a", has_text="What good players know").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("What good players know")


def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    shutil.copy(ROOT / "docs" / "conf.py", docs)
    (docs / "index.md").write_text("# Index\n\n[Nowhere](nowhere.md)\n")
    built = build(docs, tmp_path / "site", tmp_path / "read")
    assert built.returncode != 0
    assert "nowhere.md" in built.stderr
