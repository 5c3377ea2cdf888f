"""The documentation under /docs: pages of the folder, nothing else, and a word where it is not built."""

from pathlib import Path

import pytest
from starlette.responses import FileResponse

from wildcards.host.rates import Buckets
from wildcards.server import static_files


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> static_files.Documentation:
    site = tmp_path / "site"
    (site / "how-to").mkdir(parents=True)
    (site / "index.html").write_text("first page")
    (site / "how-to" / "index.html").write_text("recipes")
    (tmp_path / "secret.html").write_text("not for everybody")
    monkeypatch.setattr(static_files, "docs_files", lambda: site)
    return static_files.Documentation(Buckets(1, 1))


@pytest.mark.parametrize(("path", "file"), [("", "index.html"), ("how-to/", "how-to/index.html")])
def test_a_folder_shows_its_first_page(docs: static_files.Documentation, path: str, file: str) -> None:
    answer = docs.answer(path, takes_brotli=False)
    assert isinstance(answer, FileResponse)
    assert str(answer.path).endswith(file)


@pytest.mark.parametrize("path", ["nowhere.html", "../secret.html", "how-to", "index.html\0"])
def test_what_is_not_there_is_not_found(docs: static_files.Documentation, path: str) -> None:
    assert docs.answer(path, takes_brotli=False).status_code == 404


def test_its_scripts_are_the_site_s_own_and_one_known_line(docs: static_files.Documentation) -> None:
    policy = docs.answer("", takes_brotli=False).headers["content-security-policy"]
    assert "script-src 'self' 'sha256-" in policy
    assert "'unsafe-eval'" not in policy
    assert "script-src 'self' 'unsafe-inline'" not in policy


def test_where_it_is_not_built_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "docs_files", lambda: None)
    answer = static_files.Documentation(Buckets(1, 1)).answer("", takes_brotli=False)
    assert answer.status_code == 404
    assert b"make docs" in answer.body
