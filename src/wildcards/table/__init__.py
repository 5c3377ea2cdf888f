"""One live game: seats, clocks, bots' turns, what was said and done; no network, no disk, no clock of its own."""

from wildcards.table.actions import Entry, Person
from wildcards.table.settings import Settings
from wildcards.table.table import Table

__all__ = ["Entry", "Person", "Settings", "Table"]
