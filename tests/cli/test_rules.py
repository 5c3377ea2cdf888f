"""The rules, to read in a terminal."""

import json

import pytest
from rich.console import Console

from tests.cli.commands import Command
from wildcards.locales import LANGUAGES, Language
from wildcards.terminal.explaining import rules
from wildcards.terminal.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rules_come_in_every_language(wildcards: Command, language: Language) -> None:
    said = wildcards("rules", "--language", language)
    assert (said.status, said.err) == (0, "")
    words = Words(language)
    lines = said.out.splitlines()
    for section in rules(words):
        assert lines.count(section.title) == 1
        assert set(map(words.plain, section.paragraphs)) <= set(lines)
    assert "⦗" not in said.out
    assert "**" not in said.out


@pytest.mark.parametrize(
    ("asked", "headings"),
    [
        (("ties",), ["Ties"]),
        (("TIES",), ["Ties"]),
        (("the", "end"), ["The end"]),
        (("2a",), ["2A. Refill hands"]),
        (("a", "round"), ["A round", "1. Place bids", "2. Resolve bids"]),
        (("another reading",), ["Where another reading is possible"]),
        (("gleichstände", "--language", "de"), ["Gleichstände"]),
        (("ties", "--language", "it"), ["Pareggi"]),
    ],
)
def test_a_section_is_found_by_its_place_or_words_of_its_heading(
    wildcards: Command, asked: tuple[str, ...], headings: list[str]
) -> None:
    said = wildcards("rules", *asked)
    assert said.status == 0
    lines = said.out.splitlines()
    assert lines[1] == headings[0]
    assert set(headings) <= set(lines)
    assert "In one minute" not in lines


@pytest.mark.parametrize("number", range(1, 23))
def test_every_ruling_can_be_asked_for(wildcards: Command, number: int) -> None:
    _, heading, _, why = wildcards("rules", f"r{number}").out.splitlines()
    assert heading.startswith(f"R{number} ")
    assert why.startswith("Why: ")


def test_what_is_not_there_names_what_is(wildcards: Command) -> None:
    said = wildcards("rules", "castling")
    assert said.complaint.startswith("wildcards: the rules have no section 'castling'; there are: In one minute; ")
    assert wildcards("rules", "R23").complaint.endswith("and the rulings R1 to R22")
    german = wildcards("rules", "Rochade", "--language", "de").complaint
    assert german.startswith("wildcards: die Regeln haben keinen Abschnitt „Rochade“; es gibt: In einer Minute; ")


def test_in_a_terminal_lines_are_broken_between_words(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "is_terminal", True)
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("NO_COLOR", "1")
    page = wildcards("rules", "ties").out
    assert max(map(len, page.splitlines())) <= 50  # bold headings have their marks
    (whole,) = [section for section in rules(Words("en")) if section.place == "ties"]
    for paragraph in whole.paragraphs:
        assert Words("en").plain(paragraph) in " ".join(page.split())


def test_programs_get_sections_with_their_titles(wildcards: Command) -> None:
    sections = json.loads(wildcards("rules", "--json").out)
    assert len(sections) == len(rules(Words("en")))
    (ties,) = json.loads(wildcards("rules", "ties", "--json").out)
    assert ties in sections
    (ruling,) = json.loads(wildcards("rules", "R11", "--json").out)
    assert ruling["title"].startswith("R11 ")
