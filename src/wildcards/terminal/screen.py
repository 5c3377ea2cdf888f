"""A terminal that is written line by line: nothing is drawn, and nothing that others wrote commands it."""

import sys
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

from wildcards.terminal.safe import safe
from wildcards.terminal.words import Words

Reader = Callable[[str], str]
STYLES = {"F": "green", "S": "yellow", "M": "bright_blue", "W": "magenta", "R": "cyan"}


class Screen:
    def __init__(self, words: Words, console: Console, read: Reader) -> None:
        self.words = words
        self.console = console
        self._read = read

    def say(self, text: str = "", style: str = "") -> None:
        """One line, with its cards in their colours. In a pipe lines are broken by whoever reads them."""
        spans = [(span.text, STYLES[span.card[0]] if span.card else "") for span in self.words.spans(safe(text))]
        self.console.print(Text.assemble(*spans, style=style), soft_wrap=not self.console.is_terminal)

    def say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def ask(self) -> str:
        """What is typed; `EOFError` at the end of the input."""
        return self._read("> ").strip()


def read_line(prompt: str) -> str:
    """A line with the keys of the shell, where Python knows them: arrows, and earlier answers again."""
    if sys.stdin.isatty():
        try:
            import readline
        except ImportError:  # a Python without it
            pass
        else:
            readline.parse_and_bind("set enable-bracketed-paste off")  # which speaks to the terminal at every prompt
    return input(prompt)
