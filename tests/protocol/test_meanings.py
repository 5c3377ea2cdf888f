"""Every field that leaves the game says what it means, wherever somebody may look it up."""

import inspect
import re

import msgspec
import pytest

import wildcards
from wildcards.game.view import SeatView, ShownView
from wildcards.protocol import schema
from wildcards.protocol.calls import CALLS
from wildcards.protocol.http import Problem
from wildcards.protocol.reference import TAGS, reference

BODIES = [body for call in CALLS for body in (call.takes, call.gives) if body is not None]
_, NAMED = schema.components([*schema.UNIONS.values(), *schema.ON_REQUEST, *BODIES, Problem])


@pytest.mark.parametrize("name", sorted(NAMED))
def test_every_field_has_a_meaning(name: str) -> None:
    fields = NAMED[name].get("properties", {})
    assert NAMED[name].get("description"), f"{name} has no docstring"
    without = [field for field, told in fields.items() if field not in TAGS and not told.get("description")]
    assert without == [], f"give them a meaning: Annotated[…, meaning('…')] in {name}"


def test_the_page_has_no_empty_meaning() -> None:
    assert re.findall(r"^\| `\w+`.*\|\s*\|$", reference(), re.MULTILINE) == []


@pytest.mark.parametrize("kind", [wildcards.View, ShownView, SeatView, wildcards.Ask, wildcards.Move, wildcards.Result])
def test_help_tells_the_meanings(kind: type[msgspec.Struct]) -> None:
    text = inspect.getdoc(kind) or ""
    for field in kind.__struct_fields__:
        assert re.search(rf"^\s+{field}: \S", text, re.MULTILINE), field


def test_the_document_of_a_class_does_not_repeat_its_fields() -> None:
    assert NAMED["View"]["description"].count("\n") == 0


def test_a_player_has_a_seat_of_their_own_and_a_spectator_none() -> None:
    game = wildcards.Game(3)
    assert game.view(2).me == game.view(2).seats[2]
    with pytest.raises(ValueError, match="spectator"):
        _ = game.view(None).me
