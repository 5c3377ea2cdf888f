"""The client's files go out compressed to whoever takes them so."""

from pathlib import Path

import pytest

from wildcards.host.rates import Buckets
from wildcards.server import static_files


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> static_files.StaticFiles:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a.js").write_text("long")
    (tmp_path / "assets" / "a.js.br").write_bytes(b"short")
    monkeypatch.setattr(static_files, "web_files", lambda: tmp_path)
    return static_files.StaticFiles(Buckets(1, 1))


def test_a_browser_that_takes_brotli_gets_the_compressed_twin_under_the_name_of_the_file(
    client: static_files.StaticFiles,
) -> None:
    answer = client.answer("assets/a.js", takes_brotli=True)
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"


def test_everybody_else_gets_the_file_itself(client: static_files.StaticFiles) -> None:
    answer = client.answer("assets/a.js", takes_brotli=False)
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_page_without_a_twin_is_sent_as_it_is(client: static_files.StaticFiles) -> None:
    assert "content-encoding" not in client.answer("table/x", takes_brotli=True).headers
