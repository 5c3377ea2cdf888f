"""Simulations in threads, a row of games at a time."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from wildcards.engine.tally import Tally, add_tally

ROW = 5_000  # games that a thread plays before it reports


def count_in_threads(
    count_row: Callable[[int, int], Tally], games: int, *, first: int, jobs: int, progress: Callable[[int], None]
) -> Tally:
    """Adds up rows of games; `count_row` plays so many from a first one on. The result does not depend on `jobs`."""
    total = Tally()
    starts = range(first, first + games, ROW)
    with ThreadPoolExecutor(jobs) as threads:
        for part in threads.map(lambda start: count_row(start, min(ROW, first + games - start)), starts):
            add_tally(total, part)
            progress(part.games)
    return total
