"""The interpreted engine, many games of it: needs nothing installed."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from wildcards.engine.setup import Setup
from wildcards.engine.tally import Tally, add_tally, count_game
from wildcards.rules.flow import NOTHING
from wildcards.rules.play import play_out, random_action, step
from wildcards.rules.setup import simulated_game
from wildcards.rules.state import State

ROW = 50  # games that a process plays before it reports


def new_game(setup: Setup, seed: int, stream: int) -> State:
    """One game of a seed, dealt and at its first question."""
    return simulated_game(setup.players, seed, stream, balanced=setup.balanced, habitat=setup.habitat, wild=setup.wild)


def actions_of(setup: Setup, seed: int, stream: int) -> list[int]:
    """The actions of one random game."""
    s = new_game(setup, seed, stream)
    actions = []
    while s.question != NOTHING:
        actions.append(random_action(s))
        step(s, actions[-1])
    return actions


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    *,
    first: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Tally:
    """Plays games of a seed at random in so many processes and counts them; the result does not depend on `jobs`."""
    total = Tally()
    count_row = partial(_count_row, setup, seed, first + games)
    starts = range(first, first + games, ROW)
    if jobs == 1:
        for part in map(count_row, starts):
            add_tally(total, part)
            progress(part.games)
        return total
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes:
        for part in processes.map(count_row, starts):
            add_tally(total, part)
            progress(part.games)
    return total


def _count_row(setup: Setup, seed: int, end: int, start: int) -> Tally:
    tally = Tally()
    for stream in range(start, min(start + ROW, end)):
        s = new_game(setup, seed, stream)
        actions = play_out(s)
        count_game(tally, s, actions)
    return tally
