"""The first game of the browser client and the examples of its rules page are games by the real rules."""

import importlib
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from wildcards.locales import LANGUAGES
from wildcards.testkit.positions import position

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "wildcards" / "locales"


@pytest.fixture
def make_lesson(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "web" / "scripts"))
    return importlib.import_module("make_lesson")


def every_beat() -> list[dict[str, Any]]:
    """All beats of all ways through the lesson."""

    def walk(beats: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [
            one for beat in beats for one in (beat, *walk([b for c in beat.get("choices", ()) for b in c["beats"]]))
        ]

    return walk(json.loads((ROOT / "web/src/learn/lesson.json").read_text(encoding="utf-8"))["beats"])


def messages(language: str, catalogue: str) -> dict[str, str]:
    text = (LOCALES / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    return {entry.id.name: text[entry.span.start : entry.span.end] for entry in found if entry.span}


def test_the_files_are_what_the_script_writes(make_lesson: ModuleType) -> None:
    stale = [path.name for path, text in make_lesson.files().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: make lesson"


def test_a_script_that_does_not_answer_every_legal_move_is_refused(make_lesson: ModuleType) -> None:
    teaching = importlib.import_module("teaching")
    on = teaching.Teaching(position(["F3 F1", "S1", "M1"], display="pe li"))
    with pytest.raises(teaching.TeachingError, match="no answer to bid R"):
        on.ask("lesson-x", move="bid F3", answers={"bid F1": "lesson-y"})
    with pytest.raises(teaching.TeachingError, match="not legal"):
        on.ask("lesson-x", move="bid S1", answers={"bid *": "lesson-y"})


def test_the_first_game_says_everything_in_every_language() -> None:
    beats = every_beat()
    said = {beat["text"] for beat in beats}
    said |= {beat["chapter"] for beat in beats if "chapter" in beat}
    said |= {answer["text"] for beat in beats if "ask" in beat for answer in beat["ask"]["answers"]}
    for part in (ROOT / "web/src/learn").glob("*.svelte"):
        said |= set(re.findall(r"'(lesson-[a-z-]+)'", part.read_text(encoding="utf-8"))) - {"lesson-picks"}
    for language in LANGUAGES:
        assert set(messages(language, "learn")) == said, language


@pytest.mark.parametrize("catalogue", ["learn", "rules"])
def test_translations_have_the_same_texts_with_the_same_cards_numbers_and_rulings(catalogue: str) -> None:
    def facts(text: str) -> list[list[str]]:
        return [sorted(re.findall(one, text)) for one in (r"⦗\w+⦘", r"\$\w+", r"\bR\d+\b", r"(?m)^ +\.\w+", r"\*\*")]

    english = {name: facts(text) for name, text in messages("en", catalogue).items()}
    for language in LANGUAGES[1:]:
        assert {name: facts(text) for name, text in messages(language, catalogue).items()} == english, language


def test_every_leader_changes_hands_or_is_won_in_the_first_game() -> None:
    moved = {event["species"] for beat in every_beat() for event in beat["events"] if event["kind"] == "leader-moved"}
    assert moved == {"pe", "sq", "ea", "ib", "li", "me"}
