"""Clocks of players, counted on from what the server told."""

from math import ceil

from wildcards.table.table_view import SeatInfo

PLENTY = 5400  # seconds from which hours are enough


def clock_text(info: SeatInfo, seconds: float) -> str:
    """What is left on a clock, `seconds` after it was told; nothing without a clock."""
    if info.time_left is None:
        return ""
    return time_text(info.time_left / 1000 - (seconds if info.ticking else 0.0))


def time_text(left: float) -> str:
    """For example 1:05, or 23 h where there is plenty."""
    seconds = max(0, ceil(left))
    if seconds >= PLENTY:
        return f"{round(seconds / 3600)} h"
    return f"{seconds // 60}:{seconds % 60:02}"


def runs(info: SeatInfo) -> bool:
    """Whether something about the seat is another in a second."""
    return info.ticking or info.bot_in is not None or info.waited is not None
