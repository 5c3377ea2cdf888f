"""The texts of the catalogues, as Python puts them together."""

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from wildcards.locales import LANGUAGES, Language, Texts, language_for
from wildcards.locales.texts import CATALOGUES, patterns_of


def values_of(pattern: ast.Pattern) -> set[str]:
    """The names of the values that a text is put together with."""
    found: set[str] = set()

    class Values(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Values().visit(pattern)
    return found


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "es_MX"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "esperanto"}, "en"),
    ],
)
def test_the_environment_says_which_language_is_read(environment: dict[str, str], language: Language) -> None:
    assert language_for(environment) == language


def test_a_text_is_put_together_with_its_values() -> None:
    texts = Texts("en")
    assert texts.text("log-drew", who="Ann", you="no", count=1) == "Ann draws one card"
    assert texts.text("log-drew", who="Ann", you="yes", count=3) == "You draw 3 cards"
    assert texts.text("answer-refill", count=0) == "Discard nothing and draw"
    assert texts.text("species-li.the") == "the lion"
    assert texts.text("log-took", who="Ann", you="no", animal="the lion", cards="S1", points=2) == (
        "Ann takes the lion with S1 · +2 natural habitat"
    )


def test_a_text_that_does_not_exist_is_a_fault_and_can_be_asked_for() -> None:
    texts = Texts("en")
    assert texts.has("bot-expert")
    assert not texts.has("bot-yours")
    with pytest.raises(KeyError, match="bot-yours"):
        texts.text("bot-yours")


def test_names_stand_in_a_row_as_each_language_writes_it() -> None:
    assert Texts("en").listed([]) == ""
    assert Texts("en").listed(["Ann"]) == "Ann"
    assert Texts("de").listed(["Ann", "Ben", "Cleo"]) == "Ann, Ben und Cleo"
    assert Texts("es").listed(["Ann", "Iris"]) == "Ann e Iris"
    assert Texts("es").listed(["Ann", "Hiedra"]) == "Ann y Hiedra"


def test_a_number_has_the_point_or_comma_of_its_language() -> None:
    assert [Texts(language).number(2.25) for language in LANGUAGES] == ["2.3", "2,3", "2,3", "2,3", "2,3"]
    assert [Texts(language).number(3) for language in LANGUAGES] == ["3"] * 5


def test_rules_are_read_when_they_are_needed() -> None:
    texts = Texts("it")
    assert not texts.has("rulebook-title")
    texts.need("rules")
    assert texts.has("rulebook-title")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", [*CATALOGUES, "commands", "rules", "learn", "games"])
def test_every_text_has_the_same_values_as_in_english_and_can_be_written(language: Language, catalogue: str) -> None:
    texts = Texts(language)
    texts.need(catalogue)
    own, english = patterns_of(language, catalogue), patterns_of("en", catalogue)
    assert {key: values_of(text) for key, text in own.items()} == {
        key: values_of(text) for key, text in english.items()
    }
    for number in (0, 1, 2, 7):
        for key, pattern in own.items():
            assert "{" not in texts.text(key, **dict.fromkeys(values_of(pattern), number))
