"""What the commands say and where: results on standard output, progress and complaints on standard error."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from typer.exceptions import TyperException

from wildcards.terminal.safe import safe

if TYPE_CHECKING:
    from rich.progress import Progress

    from wildcards.terminal.words import Words


INTERRUPTED = 130  # exit status after Ctrl-C


class BadInput(TyperException):
    """Something that was given is wrong: one line, and exit status 2."""

    exit_code = 2


class Complaint(BadInput):
    """A complaint of the catalogues: players read it in their language, everybody else in English."""

    def __init__(self, key: str, **facts: "str | int | OSError") -> None:
        from wildcards.terminal.words import Words

        self.key = key
        self.facts = facts
        super().__init__(self.said_in(Words("en")))

    def said_in(self, words: "Words") -> str:
        from wildcards.terminal.words import trouble_text

        facts = self.facts.items()
        told = {name: trouble_text(words, fact) if isinstance(fact, OSError) else fact for name, fact in facts}
        return words.text(f"complaint-{self.key}", **told)


class Disagreement(TyperException):
    """Two things that should agree do not: one line, and exit status 1."""

    exit_code = 1


Json = Annotated[bool, typer.Option("--json")]


def print_json(result: object, *, stderr: bool = False) -> None:
    """What `--json` prints, for every command."""
    text = msgspec.json.format(msgspec.json.encode(result), indent=2).decode()
    typer.echo(text, err=stderr)


def one_line(message: str) -> str:
    """The message on one line, without anything that a terminal would obey."""
    return safe(" ".join(message.split()))


def console(*, stderr: bool = False, plain: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False, emoji=False, color_system=None if plain else "auto")


def warn(message: str) -> None:
    sys.stderr.write(f"{one_line(message)}\n")


class Bar:
    """A progress bar that counts up."""

    def __init__(self, progress: "Progress", what: str, total: int | None) -> None:
        self._progress = progress
        self._task = progress.add_task(what, total=total)

    def advance(self, by: int = 1) -> None:
        self._progress.advance(self._task, by)


@contextmanager
def progress_bar(what: str, total: int | None, *, shown: bool = True) -> Iterator[Bar]:
    """A bar on standard error while something takes its time; in a pipe there is none."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not (shown and screen.is_terminal)) as progress:
        yield Bar(progress, what, total)
