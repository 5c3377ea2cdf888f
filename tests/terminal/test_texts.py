"""Every text that the terminal asks for exists in five languages, with the values it is given; none is left over."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.locales.test_texts import values_of
from wildcards.locales import LANGUAGES, Language
from wildcards.locales.texts import CATALOGUES, patterns_of

SOURCE = Path(__file__).parents[2] / "src" / "wildcards"
FILES = [*(SOURCE / "terminal").rglob("*.py"), *(SOURCE / "cli").rglob("*.py")]
ALL = (*CATALOGUES, "commands", "rules")


def calls() -> Iterator[ast.Call]:
    """Every `….text(…)`."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text":
                yield node


def keys_of(node: ast.expr) -> list[str]:
    """The keys that an expression may be; a `*` stands for what is known only when it runs."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=orelse):
            return keys_of(body) + keys_of(orelse)
        case ast.JoinedStr(values=parts):
            return ["".join(part.value if isinstance(part, ast.Constant) else "*" for part in parts)]  # type: ignore[misc]
    return []


def texts_of(language: Language) -> dict[str, set[str]]:
    return {key: values_of(text) for name in ALL for key, text in patterns_of(language, name).items()}


def fitting(key: str, texts: dict[str, set[str]]) -> list[str]:
    if "*" not in key:
        return [key] if key in texts else []
    start, end = key.split("*")[0], key.split("*")[-1]
    return [one for one in texts if one.startswith(start) and one.endswith(end) and len(one) > len(start + end)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_asked_for_exists_and_gets_its_values(language: Language) -> None:
    texts = texts_of(language)
    asked = [(key, call) for call in calls() if call.args for key in keys_of(call.args[0])]
    assert len(asked) > 100
    assert [key for key, _ in asked if not fitting(key, texts)] == []
    for key, call in asked:
        given = {keyword.arg for keyword in call.keywords}
        if "*" not in key and None not in given:
            assert texts[key] <= given, f"{key} needs {texts[key] - given}"


def test_no_text_of_the_terminal_is_left_over() -> None:
    written = {
        node.value
        for file in FILES
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
    }
    starts = {key.split("*")[0] for call in calls() if call.args for key in keys_of(call.args[0]) if "*" in key} - {""}
    for catalogue in ("terminal", "commands"):
        texts = patterns_of("en", catalogue)
        assert [key for key in texts if key not in written and not key.startswith(tuple(starts))] == []
