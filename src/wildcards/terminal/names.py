"""What players are called at the table."""

import os
from collections.abc import Sequence
from typing import NamedTuple

from wildcards.game import Player
from wildcards.terminal.safe import safe
from wildcards.terminal.words import Words

# One for each seat of the largest table, the browser's; they read as names in all languages.
BOT_NAMES = ("Iris", "Silvan", "Viola", "Florian", "Erica")
NO_MARKS = str.maketrans("", "", "⦗⦘")  # between which a text draws a card


def default_name() -> str:
    """What the person at this terminal is called who has not said so."""
    return os.environ.get("USER") or os.environ.get("USERNAME") or "Guest"


class Called(NamedTuple):
    name: str
    level: str = ""  # a bot's, in words

    @property
    def title(self) -> str:
        return f"{self.name} ({self.level})" if self.level else self.name


def called_names(words: Words, players: Sequence[Player]) -> list[Called]:
    """Each bot has a name of its own, and none that a person bears; one of no known level keeps what it is called."""
    taken = {player.name for player in players}
    free = [name for name in BOT_NAMES if name not in taken]
    return [
        Called(free.pop(0), level_name(words, player.bot))
        if player.bot and words.has(f"bot-{player.bot}") and free
        else Called(safe(player.name.translate(NO_MARKS)))
        for player in players
    ]


def viewer_text(words: Words, names: Sequence[str], seat: int | None) -> str:
    """Through whose eyes somebody looks at a game."""
    return words.text("plain-spectator") if seat is None else words.text("plain-seen-by", who=names[seat])


def level_name(words: Words, level: str) -> str:
    return words.text(f"bot-{level}") if words.has(f"bot-{level}") else safe(level)
