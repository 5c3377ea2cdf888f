"""What the worker of a browser hands in. All that crosses the border is text, so that neither side holds the other's
objects."""

from collections.abc import Awaitable
from typing import Protocol


class Database(Protocol):
    """An ordered map from lists of strings and numbers to texts, on the device. Keys and changes come as JSON.

    Whatever fails raises an exception of the browser.
    """

    def commit(self, changes: str) -> Awaitable[str]:
        """Writes `Changes` together or not at all: `done` once they are on disk, `conflict` if they do not fit.

        Changes are written in the order in which they come.
        """

    def read(self, key: str) -> Awaitable[str | None]: ...

    def scan(self, start: str) -> Awaitable[str]:
        """The values from a key on, as far as the keys are the same up to their last part: a list as JSON."""


class Browser(Protocol):
    @property
    def database(self) -> Database: ...

    def send(self, connection: str, text: str) -> None:
        """A message to a page."""

    def hang_up(self, connection: str) -> None:
        """There is no more to come."""

    def think(self, question: str) -> Awaitable[str]:
        """What the other worker answers to a `Question`."""
