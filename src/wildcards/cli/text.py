"""Games in words on the command line: in which language, and on what kind of terminal."""

import os
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from wildcards.cli.output import console

if TYPE_CHECKING:
    from wildcards.terminal.screen import Screen


class LanguageName(StrEnum):
    EN = "en"
    DE = "de"
    ES = "es"
    IT = "it"
    NL = "nl"


LanguageOption = Annotated[
    LanguageName | None,
    typer.Option(help="The language to read and play in; else that of [cyan]LC_ALL[/] or [cyan]LANG[/]."),
]
PlainOption = Annotated[
    bool,
    typer.Option("--plain", help="Line by line, without colours and drawings, for screen readers and old terminals."),
]


def text_screen(language: LanguageName | None, *, plain: bool = False) -> "Screen":
    """Where a game is told in words. Whoever asks for plain text gets nothing that commands the terminal."""
    from wildcards.locales import language_for
    from wildcards.terminal.screen import Screen, read_line
    from wildcards.terminal.words import Words

    words = Words(language.value if language else language_for(os.environ))
    return Screen(words, console(plain=plain), read_line)
