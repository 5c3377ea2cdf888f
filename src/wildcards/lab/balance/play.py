"""Plays the games that are counted: compiled in threads where Numba is, the same games in plain Python where not."""

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec
import numpy as np

from wildcards.engine.batch import deal
from wildcards.engine.records import Records, empty_records, write_record
from wildcards.engine.setup import Setup
from wildcards.lab.arena.compiled import is_compiled
from wildcards.lab.arena.policies import POLICIES
from wildcards.lab.balance.counting import count_games, play_and_count
from wildcards.lab.balance.counts import Counts, Watch
from wildcards.rules.state import State

ROW = 1000  # games of a task


class Run(msgspec.Struct, frozen=True):
    """So many games in which all seats are played by one bot."""

    bot: str
    players: int
    games: int
    seed: int


def play(run: Run, total: Records, jobs: int, progress: Callable[[int], None]) -> None:
    """Adds the counts of a run to `total`; they do not depend on `jobs`."""
    threads = is_compiled()
    pool: Executor = ThreadPoolExecutor(jobs) if threads else ProcessPoolExecutor(jobs, get_context("spawn"))
    with pool:
        try:
            for part in pool.map(partial(count_row, run, compiled=threads), range(0, run.games, ROW)):
                for name in total.dtype.names or ():
                    total[name] += part[name]
                progress(int(part["games"][0]))
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def count_row(run: Run, first: int, *, compiled: bool) -> Records:
    games = min(ROW, run.games - first)
    return count_compiled(run, first, games) if compiled else count_interpreted(run, first, games)


def count_compiled(run: Run, first: int, games: int) -> Records:
    from wildcards.engine import native
    from wildcards.engine.compiling import compiled

    counts = empty_records(Counts, 1)
    states = native.batch_of([Setup(run.players).table(), State()])
    compiled(count_games)(states, empty_records(Watch, 2), counts, POLICIES[run.bot], run.seed, first, games)
    return counts


def count_interpreted(run: Run, first: int, games: int) -> Records:
    found = Counts()
    for stream in range(first, first + games):
        s = Setup(run.players).table()
        deal(s, run.seed, stream, 1)
        play_and_count(s, POLICIES[run.bot], Watch(), found)
    counts = empty_records(Counts, 1)
    write_record(counts, 0, found)
    return counts


def number_of(counts: Records, name: str) -> int:
    return int(counts[name][0])


def numbers_of(counts: Records, name: str) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return np.asarray(counts[name][0], np.float64)
