"""Plays the games that are counted: compiled in threads where that can be done, else the same in plain Python."""

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

from wildcards.engine.processor import processor_engine
from wildcards.engine.records import Records, empty_records, write_record
from wildcards.engine.setup import Setup
from wildcards.engine.specialise import interpreted
from wildcards.lab.arena.compiled import is_compiled
from wildcards.lab.arena.policies import POLICIES
from wildcards.lab.balance.counting import COUNTING, CountedState, play_all_counted, play_counted
from wildcards.lab.balance.counts import Counts, add_counts, counts_of

ROW = 1000  # games of a task


class Run(msgspec.Struct, frozen=True):
    """So many games in which all seats are played by one bot."""

    bot: str
    players: int
    games: int
    seed: int


def play(run: Run, total: Counts, jobs: int, progress: Callable[[int], None]) -> None:
    """Adds the counts of a run to `total`; they do not depend on `jobs`."""
    threads = is_compiled()
    pool: Executor = ThreadPoolExecutor(jobs) if threads else ProcessPoolExecutor(jobs, get_context("spawn"))
    with pool:
        try:
            for part in pool.map(partial(count_row, run, compiled=threads), range(0, run.games, ROW)):
                add_counts(total, part)
                progress(int(part["games"]))
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def count_row(run: Run, first: int, *, compiled: bool) -> Counts:
    games = min(ROW, run.games - first)
    return counts_of((compiled_games if compiled else interpreted_games)(run, first, games))


def compiled_games(run: Run, first: int, games: int) -> Records:
    states = empty_records(CountedState, games)
    write_record(states, 0, Setup(run.players).table(CountedState))
    states[1:] = states[0]
    processor_engine().compiled(play_all_counted, COUNTING)(states, POLICIES[run.bot], run.seed, first)
    return states


def interpreted_games(run: Run, first: int, games: int) -> Records:
    states = empty_records(CountedState, games)
    for i in range(games):
        s = Setup(run.players).table(CountedState)
        interpreted(play_counted, COUNTING)(s, POLICIES[run.bot], run.seed, first + i)
        write_record(states, i, s)
    return states
