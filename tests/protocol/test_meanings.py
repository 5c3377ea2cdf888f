"""Every field that leaves the game says what it means, wherever somebody may look it up."""

import inspect
import pydoc
import re
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import wildcards
from wildcards.game.meanings import FIELDS
from wildcards.game.view import ShownView
from wildcards.protocol import schema
from wildcards.protocol.calls import BODIES
from wildcards.protocol.http import Problem
from wildcards.protocol.reference import TAGS, reference

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
_, NAMED = schema.components([*schema.UNIONS.values(), *schema.ON_REQUEST, *BODIES, Problem])


@pytest.mark.parametrize("name", sorted(NAMED))
def test_every_field_has_a_meaning(name: str) -> None:
    fields = NAMED[name].get("properties", {})
    assert NAMED[name].get("description"), f"{name} has no docstring"
    without = [field for field, told in fields.items() if field not in TAGS and not told.get("description")]
    assert without == [], f"give them a meaning: Annotated[…, meaning('…')] in {name}"


def test_the_page_has_no_empty_meaning() -> None:
    assert re.findall(r"^\| `\w+`.*\|\s*\|$", reference(), re.MULTILINE) == []


def in_the_reference() -> dict[str, type[msgspec.Struct]]:
    """The classes with fields that the pages of Python objects show."""
    directive = re.compile(r"^\.\. (currentmodule|autoclass|automodule):: (\S+)$", re.MULTILINE)
    pages = "".join((REFERENCE / page).read_text(encoding="utf-8") for page in ("api.md", "client.md"))
    found, module = [], wildcards
    for kind, name in directive.findall(pages):
        if kind == "autoclass":
            found.append(getattr(module, name))
            continue
        module = import_module(name)
        if kind == "automodule":
            found += [one for one in vars(module).values() if getattr(one, "__module__", "").startswith(name)]
    return {one.__name__: one for one in found if isinstance(one, type) and issubclass(one, msgspec.Struct)}


IN_PYTHON = in_the_reference() | {"ShownView": ShownView}


@pytest.mark.parametrize("name", IN_PYTHON)
def test_help_and_the_reference_tell_the_type_and_the_meaning_of_every_field(name: str) -> None:
    kind = IN_PYTHON[name]
    text, _, fields = (inspect.getdoc(kind) or "").partition(FIELDS)
    assert text
    for field in kind.__struct_fields__:
        assert re.search(rf"^ +{field} \(.+\): \S", fields, re.MULTILINE), field
    assert "null" not in fields


def test_the_reference_shows_all_that_a_bot_gets_and_gives() -> None:
    assert {"View", "SeatView", "Ask", "Gain", "Move", "Result", "Candidate", "BidsRevealed"} <= set(IN_PYTHON)


def test_help_begins_with_what_a_view_is() -> None:
    """The names of the fields take a few lines; with their types and meanings they took a page."""
    said = pydoc.plain(pydoc.render_doc(wildcards.View))
    before, _, fields = said.partition("Fields:")
    assert "View(viewer, version, " in before
    assert len(before) < 900
    assert " question (Question | None): What is being asked; None when the game is over." in fields


def test_the_document_of_a_class_does_not_repeat_its_fields() -> None:
    assert NAMED["View"]["description"].count("\n") == 0


def test_a_player_has_a_seat_of_their_own_and_a_spectator_none() -> None:
    game = wildcards.Game(3)
    assert game.view(2).me == game.view(2).seats[2]
    with pytest.raises(ValueError, match="spectator"):
        _ = game.view(None).me
