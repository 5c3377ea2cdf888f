"""Clocks of players, counted on from what the server told."""

from wildcards.table.table_view import SeatInfo

PLENTY = 5400  # seconds from which hours are enough


def seconds_left(info: SeatInfo, heard_at: float, now: float) -> int | None:
    """None without a clock."""
    if info.time_left is None:
        return None
    gone = max(0.0, now - heard_at) if info.ticking else 0.0
    return max(0, -int(-(info.time_left / 1000 - gone) // 1))


def clock_text(info: SeatInfo, heard_at: float, now: float) -> str:
    """For example 1:05, or 23 h where there is plenty."""
    seconds = seconds_left(info, heard_at, now)
    if seconds is None:
        return ""
    if seconds >= PLENTY:
        return f"{round(seconds / 3600)} h"
    return f"{seconds // 60}:{seconds % 60:02}"
