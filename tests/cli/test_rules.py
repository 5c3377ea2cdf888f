"""The rules, to read in a terminal."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.commands import Command

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def test_the_whole_page_comes_as_it_is_in_a_pipe(wildcards: Command) -> None:
    assert wildcards("rules") == (0, PAGE.read_text(encoding="utf-8") + "\n", "")


@pytest.mark.parametrize(
    ("words", "heading", "not_in_it"),
    [
        (("ties",), "## Ties", "## Leaders"),
        (("TIES",), "## Ties", "## Leaders"),
        (("the", "end"), "## The end", "## What everybody may see"),
        (("refill",), "#### 2A. Refill hands", "#### 2B."),
        (("a", "round"), "## A round", "## Ties"),
        (("another reading",), "## Where another reading is possible", "| **R1**"),
    ],
)
def test_a_section_is_found_by_words_of_its_heading(
    wildcards: Command, words: tuple[str, ...], heading: str, not_in_it: str
) -> None:
    said = wildcards("rules", *words)
    assert said.status == 0
    assert said.out.startswith(f"{heading}\n")
    assert not_in_it not in said.out


@pytest.mark.parametrize("number", range(1, 23))
def test_every_ruling_can_be_asked_for(wildcards: Command, number: int) -> None:
    said = wildcards("rules", f"r{number}")
    assert said.out.startswith(f"**R{number}**, ")
    assert "\n*Why:* " in said.out


def test_what_is_not_there_names_what_is(wildcards: Command) -> None:
    said = wildcards("rules", "castling")
    assert said.complaint.startswith("wildcards: the rules have no section 'castling'; there are: In one minute; ")


def test_in_a_terminal_the_page_is_laid_out(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "is_terminal", True)
    page = wildcards("rules", "ties").out
    assert "##" not in page
    assert "**" not in page
    assert "Lion" in page


def test_programs_get_sections_with_their_titles(wildcards: Command) -> None:
    whole, *sections = json.loads(wildcards("rules", "--json").out)
    assert whole["text"].startswith("# ")
    assert all(section["text"] in whole["text"] for section in sections)
    (ties,) = json.loads(wildcards("rules", "ties", "--json").out)
    assert "ties" in ties["title"].lower()
    (ruling,) = json.loads(wildcards("rules", "R11", "--json").out)
    assert ruling["title"].startswith("R11 ")
