"""What those who watch with a delay are yet to see."""

from collections import deque
from collections.abc import Collection
from typing import NamedTuple

from wildcards.game import Game, View
from wildcards.table import Table, table_view
from wildcards.table.table_view import TableInfo

SPACING = 1_000  # milliseconds; what lies closer together is seen together, so a long delay costs no more than a short


class Glimpse(NamedTuple):
    """How a table looked to those who watch, at one moment."""

    at: int
    version: int
    info: TableInfo
    view: View | None
    game: Game | None
    events: int


def glimpse_of(table: Table, at: int, present: Collection[str] = (), watchers: int = 0) -> Glimpse:
    info = table_view.info(table, None, at, present, watchers)
    game = table.game
    return Glimpse(at, table.version, info, table.view(None), game, len(game.events(None)) if game else 0)


class Glimpses:
    """Oldest first: how things stood at the horizon, and what has happened since."""

    def __init__(self) -> None:
        self._kept: deque[Glimpse] = deque()

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, glimpse: Glimpse) -> None:
        if len(self._kept) > 1 and glimpse.at - self._kept[-2].at < SPACING:
            self._kept.pop()
        self._kept.append(glimpse)

    def at(self, horizon: int) -> Glimpse:
        """How things stood then; what was before it is forgotten."""
        while len(self._kept) > 1 and self._kept[1].at <= horizon:
            self._kept.popleft()
        return self._kept[0]

    def next_after(self, horizon: int) -> int | None:
        return next((glimpse.at for glimpse in self._kept if glimpse.at > horizon), None)
