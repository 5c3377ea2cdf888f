"""Names: what is taken, what looks alike, and how two of a kind are told apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.table.tables import Evening
from wildcards.game.players import is_name
from wildcards.table import Person
from wildcards.table.names import clean_name, look_of, told_apart


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "\u00a0",
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\u200b\u200d",
        "\u0301",
        "\ufe0f",
        "\U000e0041",
        "\u202e",
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize("name", ["Ann bids \u2997W4\u2998", "\u2997W4\u2998", "\u2998"])
def test_a_name_draws_no_card(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "J\u00f6rg",
        "Zo\u00eb \U0001f98a",
        "\u5f20\u4f1f",
        "\u05d3\u05e0\u05d4",
        "\u0639\u0644\u064a",
        "O\u2019Brien",
        "007",
    ],
)
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_blank_letters_within_a_name_go() -> None:
    assert clean_name("A\u3164n\u2800n") == "Ann"


@given(some.text(max_size=60))
def test_what_is_taken_is_a_name_for_the_game_and_is_taken_again(name: str) -> None:
    cleaned = clean_name(name)
    assert cleaned == "" or is_name(cleaned)
    assert clean_name(cleaned) == cleaned


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("\u0410nn", "Ann"),  # a Cyrillic A
        ("\u0391nn", "Ann"),  # a Greek one
        ("\u0411\u043e\u0431", "\u0411o\u0431"),
        ("A\u0301nn", "Ann"),
        ("ann", "Ann"),
        ("A n n", "Ann"),
        ("B0b", "Bob"),
        ("PauI", "Paul"),
        ("Corne11a", "Cornella"),
        ("Arno1d", "Arnold"),
        ("\uff21\uff4e\uff4e", "Ann"),
        ("Ann (2)", "Ann"),
    ],
)
def test_names_that_look_alike(name: str, like: str) -> None:
    assert look_of(name) == look_of(like)


def test_names_that_do_not_look_alike() -> None:
    names = ["Ann", "Anna", "Ben", "Bea", "Dan", "Don", "Jan", "Joan", "Max", "Mia"]
    assert len({look_of(name) for name in names}) == len(names)


def test_two_of_a_kind_get_a_number() -> None:
    assert told_apart(["Ann", "Ben", "Ann", "\u0410nn", ""]) == ["Ann", "Ben", "Ann (2)", "\u0410nn (3)", ""]
    assert told_apart(["Ann (2)", "Ann", "Ann"]) == ["Ann (2)", "Ann (3)", "Ann (4)"]


@given(some.lists(some.text(alphabet="AnА (2)", max_size=8), max_size=5))
def test_all_are_told_apart(names: list[str]) -> None:
    named = [name for name in told_apart([clean_name(name) for name in names]) if name]
    assert len(set(named)) == len(named)


def test_a_name_written_to_look_like_anothers_is_marked_at_the_table() -> None:
    evening = Evening()
    evening.sit(Person(id="id-false", name="\u0410nn"), Person(id="id-same", name="Ann"))
    seats = evening.shown().seats
    assert [seat.name for seat in seats] == ["Ann", "\u0410nn (2)", "Ann (3)"]
    assert [seat.resembles for seat in seats] == [None, 0, 1]
    evening.start()
    assert evening.game.names == ("Ann", "\u0410nn (2)", "Ann (3)")
