"""Games in words on the command line: in which language, and on what kind of terminal."""

import os
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wildcards.cli.output import BadInput, Complaint, console
from wildcards.locales import Language, language_for

if TYPE_CHECKING:
    from wildcards.terminal.screen import Screen
    from wildcards.terminal.words import Words


LanguageOption = Annotated[Language | None, typer.Option()]
PlainOption = Annotated[bool, typer.Option("--plain")]


def text_screen(language: Language | None, *, plain: bool = False, aside: bool = False) -> "Screen":
    """Where a game is told in words. Whoever asks for plain text gets nothing that commands the terminal.

    Aside is standard error, where the result goes to standard output for programs.
    """
    from wildcards.terminal.screen import Screen, read_line

    def read_aside(prompt: str) -> str:
        with redirect_stdout(sys.stderr):
            return read_line(prompt)

    return Screen(words_of(language), console(plain=plain, stderr=aside), read_aside if aside else read_line)


def words_of(language: Language | None) -> "Words":
    from wildcards.terminal.words import Words

    return Words(language or language_for(os.environ))


def for_players(command: Callable[..., None]) -> Callable[..., None]:
    """What is wrong is said in the language in which the command is read and played."""

    @wraps(command)
    def said(*, language: Language | None = None, **options: Any) -> None:
        try:
            command(language=language, **options)
        except Complaint as complaint:
            raise BadInput(complaint.said_in(words_of(language))) from None

    return said
