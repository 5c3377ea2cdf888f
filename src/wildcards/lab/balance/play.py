"""Plays the games that are counted: compiled in threads where that can be done, else the same in plain Python."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256

import msgspec
import numpy as np

from wildcards.bots.network import weights_file
from wildcards.engine.processor import processor_engine
from wildcards.engine.records import Records, empty_records, write_record
from wildcards.engine.setup import Setup
from wildcards.engine.specialise import interpreted
from wildcards.game.record import Deck
from wildcards.game.types import Removal
from wildcards.lab.arena.compiled import is_compiled, workers
from wildcards.lab.balance.counting import (
    COUNTING,
    CountedState,
    play_all_counted,
    play_counted,
    repeat_all_counted,
)
from wildcards.lab.balance.counts import Counts, add_counts, counts_of
from wildcards.lab.policies import POLICIES

ROW = 1000  # games of a task
MASTERS_ROW = 400  # of one in which all look at a network
MASTER = "master"
TRIAL = 100  # games by which a bot is known


class Run(msgspec.Struct, frozen=True):
    """So many games in which all seats are played by one bot."""

    bot: str
    players: int
    games: int
    seed: int
    removal: Removal = "balanced"
    deck: Deck = Deck()

    @property
    def setup(self) -> Setup:
        return Setup(self.players, self.removal == "balanced", self.deck.habitat, self.deck.wild)


def play(run: Run, total: Counts, jobs: int, progress: Callable[[int], None]) -> None:
    """Adds the counts of a run to `total`; they do not depend on `jobs`."""
    with workers(jobs) as pool:
        try:
            for part in pool.map(partial(count_row, run, compiled=is_compiled()), range(0, run.games, row_of(run))):
                add_counts(total, part)
                progress(int(part["games"]))
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def row_of(run: Run) -> int:
    """Part of what is played: the master's luck in a task follows from its first game."""
    return MASTERS_ROW if run.bot == MASTER else ROW


def fingerprint(run: Run) -> str:
    """Other games have another one, so a report that an earlier version has made can be told.

    The master is known by its weights: the last digits of its network, and so its games, depend on the machine.
    """
    if run.bot == MASTER:
        known_by = weights_file()
    else:
        trial = msgspec.structs.replace(run, games=TRIAL)
        counts = count_row(trial, 0, compiled=is_compiled())
        known_by = b"".join(counts[name].astype(np.int64).tobytes() for name in sorted(counts))
    return sha256(known_by).hexdigest()[:12]


def count_row(run: Run, first: int, *, compiled: bool) -> Counts:
    games = min(row_of(run), run.games - first)
    if run.bot == MASTER:
        return counts_of(learned_games(run, first, games))
    return counts_of((compiled_games if compiled else interpreted_games)(run, first, games))


def compiled_games(run: Run, first: int, games: int) -> Records:
    states = tables(run, games)
    balanced = int(run.setup.balanced)
    processor_engine().compiled(play_all_counted, COUNTING)(states, POLICIES[run.bot], run.seed, first, balanced)
    return states


def tables(run: Run, games: int) -> Records:
    states = empty_records(CountedState, games)
    write_record(states, 0, run.setup.table(CountedState))
    states[1:] = states[0]
    return states


def learned_games(run: Run, first: int, games: int) -> Records:
    """The master plays by batches; what it played is then counted."""
    from wildcards.lab.balance.learned import actions_of

    states = tables(run, games)
    actions = actions_of(run.setup, games, run.seed, first)
    balanced = int(run.setup.balanced)
    processor_engine().compiled(repeat_all_counted, COUNTING)(states, actions, run.seed, first, balanced)
    return states


def interpreted_games(run: Run, first: int, games: int) -> Records:
    states = empty_records(CountedState, games)
    for i in range(games):
        s = run.setup.table(CountedState)
        balanced = int(run.setup.balanced)
        interpreted(play_counted, COUNTING)(s, POLICIES[run.bot], run.seed, first + i, balanced)
        write_record(states, i, s)
    return states
