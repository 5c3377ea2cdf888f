"""The questions and answers that the browser's previews are tested against are those of the rules today."""

import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_the_file_is_what_the_script_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "web" / "scripts"))
    script = importlib.import_module("make_previews")
    assert script.FILE.read_text(encoding="utf-8") == script.text(), "run: make previews"
