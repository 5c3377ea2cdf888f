"""Whatever there is to know stands in the documents, and what they name is there."""

import re
from pathlib import Path
from typing import get_args

import pytest
import typer

from wildcards import Refusal
from wildcards.cli import app
from wildcards.game import events
from wildcards.game.types import QUESTIONS, MoveKind

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("*/README.md")), *sorted(DOCS.rglob("*.md"))]
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CALL = re.compile(r"(?:^|`)wildcards ([a-z]+(?:-[a-z]+)*)([^`\n]*)", re.MULTILINE)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def section_of(page: str, command: str) -> str:
    _, _, rest = page.partition(f"\n## `wildcards {command}`")
    return rest.partition("\n## ")[0]


def options_of(command: str) -> set[str]:
    return {option for parameter in COMMANDS[command].params for option in parameter.opts if option.startswith("--")}


def refusals(kind: type[Refusal] = Refusal) -> set[str]:
    """The codes of a kind of refusal and of all kinds below it in the game; tables have others, if they are loaded."""
    below = [child for child in kind.__subclasses__() if child.__module__ == Refusal.__module__]
    return {kind.code}.union(*(refusals(child) for child in below))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_section_with_all_its_options(command: str) -> None:
    section = section_of(text_of("docs/reference/commands.md"), command)
    assert section, f"no section for wildcards {command}"
    missing = {option for option in options_of(command) - {"--help"} if f"`{option}" not in section}
    assert missing == set()


def test_every_choice_of_an_option_is_named() -> None:
    page = text_of("docs/reference/commands.md")
    for word in ("interpreted", "wasm", "native", "device", "balanced", "random"):
        assert f"{word}`" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_that_a_page_tells_to_type_exists(page: Path) -> None:
    for command, rest in CALL.findall(page.read_text(encoding="utf-8")):
        assert command in COMMANDS, f"wildcards {command}"
        assert set(re.findall(r"--[a-z-]+", rest)) <= options_of(command) | {"--help"}


@pytest.mark.parametrize("number", range(1, 23))
def test_every_ruling_has_a_row_with_what_holds_and_why(number: int) -> None:
    rows = re.findall(rf"^\| \*\*R{number}\*\* \S.* \| \S.* \| \S.* \|$", text_of("docs/rules.md"), re.MULTILINE)
    assert len(rows) == 1


@pytest.mark.parametrize("refusal", sorted(refusals() - {Refusal.code}))
def test_every_refusal_is_explained(refusal: str) -> None:
    assert f"| `{refusal}` |" in text_of("docs/reference/game.md")


def test_every_kind_of_event_is_named() -> None:
    kinds = {kind.__struct_config__.tag for kind in events.AnyEvent.__args__}
    page = text_of("docs/reference/game.md")
    assert {kind for kind in kinds if f"`{kind}`" not in page} == set()


def test_every_question_and_every_answer_is_in_the_notation() -> None:
    page = text_of("docs/reference/notation.md")
    rows = [re.search(rf"^\| `{question}` \|.*$", page, re.MULTILINE) for question in QUESTIONS]
    answers = "".join(row[0] for row in rows if row)
    assert all(rows)
    assert all(re.search(rf"`{verb}\b", answers) for verb in get_args(MoveKind))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        place = (page.parent / target) if target else page
        assert place.exists(), target
        if anchor:
            assert anchor in {anchor_of(title) for title in HEADING.findall(place.read_text(encoding="utf-8"))}


def anchor_of(title: str) -> str:
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def test_every_file_on_the_way_of_a_rule_exists() -> None:
    named = re.findall(r"`([\w.-]+/[\w./-]*)`", text_of("CONTRIBUTING.md"))
    assert len(named) > 40
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_room_is_on_the_maps() -> None:
    packages = {f"src/wildcards/{file.parent.name}" for file in ROOT.glob("src/wildcards/*/__init__.py")}
    on_the_map = rows_of("docs/explanation/packages.md")
    assert {name for name in on_the_map if name.startswith("src/")} == packages
    assert [name for name in on_the_map if not (ROOT / name).is_dir()] == []
    rooms = {place.name for place in ROOT.glob("web/src/*") if place.is_dir()}
    assert {name for name in rows_of("docs/explanation/browser.md") if name.islower()} == rooms


def rows_of(page: str) -> set[str]:
    """What the rows of a page's tables begin with, where it is the name of a place."""
    return set(re.findall(r"^\| `([^`]+)` \|", text_of(page), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_lines_end_before_column_120(page: Path) -> None:
    """Rows of a table cannot be broken, and what a program prints is shown as it prints it."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    assert [line for line in text.splitlines() if len(line) > 120 and not line.startswith("|")] == []


def test_a_gap_in_the_documents_would_be_noticed() -> None:
    assert CALL.findall("Type `wildcards dance --fast`.") == [("dance", " --fast")]
    assert LINK.findall("[a](b.md#c) [d](https://e)") == [("b.md", "c")]
    assert anchor_of("Where another reading is possible") == "where-another-reading-is-possible"
