"""Arenas of a few games."""

from pathlib import Path

from wildcards.engine.setup import Setup
from wildcards.lab.arena.arena import Played, settings_for
from wildcards.lab.arena.schedule import Settings

BAD = Path(__file__).with_name("bad_bots.py")


def plan(bots: str, games: int, *, players: int = 3, lineup: str | None = None, live: bool = False) -> Settings:
    return settings_for(bots, Setup(players), games, 7, time=None, lineup=lineup, live=live)


def outcomes(played: Played) -> list[object]:
    """All but the times, in the order of the schedule."""
    blocks = sorted(played.blocks, key=lambda block: (block.task.lineup, block.task.first))
    return [(block.task, block.points, block.ranks, [pace.decisions for pace in block.paces]) for block in blocks]
