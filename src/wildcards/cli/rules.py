"""`wildcards rules`: the rules and rulings, to read in a terminal."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from wildcards.cli.output import BadInput, Json, console, print_json

HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
RULING = re.compile(r"r[1-9][0-9]?", re.IGNORECASE)
MARKS = re.compile(r"[*`_]")


class Section(NamedTuple):
    title: str
    text: str


def rules(
    section: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[SECTION]", help="Words of a heading, such as [cyan]ties[/], or a ruling, such as [cyan]R11[/]."
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Read the rules, or one section of them."""
    page = rules_page()
    wanted = " ".join(section or ()).strip()
    if RULING.fullmatch(wanted):
        found = [find_ruling(page, wanted.upper())]
    elif wanted:
        found = [find_section(page, wanted)]
    else:
        found = sections_of(page)
    text = found[0].text if wanted else page
    screen = console()
    if json:
        print_json([one._asdict() for one in found])
    elif screen.is_terminal:
        from rich.markdown import Markdown

        screen.print(Markdown(text))
    else:
        typer.echo(text)


def rules_page() -> str:
    """The page that came with the package; in a checkout, the one in `docs`."""
    packaged = files("wildcards") / "rules.md"
    page = packaged if packaged.is_file() else Path(__file__).parents[3] / "docs" / "rules.md"
    return page.read_text(encoding="utf-8")


def sections_of(page: str) -> list[Section]:
    """Each heading with everything below it, up to the next heading that is not deeper."""
    headings = list(HEADING.finditer(page))
    sections = []
    for i, heading in enumerate(headings):
        following = (later.start() for later in headings[i + 1 :] if len(later[1]) <= len(heading[1]))
        sections.append(Section(MARKS.sub("", heading[2]), page[heading.start() : next(following, len(page))].rstrip()))
    return sections


def find_section(page: str, words: str) -> Section:
    """The section whose heading begins with the words, else the first that holds them."""
    _, *sections = sections_of(page)  # the first is the whole page
    words = words.lower()
    for fits in (str.__eq__, str.startswith, str.__contains__):
        for section in sections:
            if fits(section.title.lower(), words):
                return section
    titles = "; ".join(section.title for section in sections)
    raise BadInput(f"the rules have no section '{words}'; there are: {titles}; and the rulings R1 to R22")


def find_ruling(page: str, number: str) -> Section:
    """A row of the table of rulings: number and name, what holds, why."""
    row = re.search(rf"^\| \*\*{number}\*\* (.+?) \| (.+?) \| (.+?) \|$", page, re.MULTILINE)
    if row is None:
        raise BadInput(f"there is no ruling {number}; there are R1 to R22")
    return Section(f"{number} {row[1]}", f"**{number}**, {row[1]}: {row[2]}\n\n*Why:* {row[3]}")
