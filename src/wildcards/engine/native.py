"""The native engine: thousands of games at once in one NumPy array, on the processor.

>>> from wildcards.engine import native
>>> from wildcards.engine.setup import Setup
>>> states = native.new_batch(Setup(players=3), games=1000, seed=7)
>>> while native.legal(states).any():
...     native.step(states, native.random_actions(states))
>>> native.points(states).shape
(1000, 3)

The compiled functions let other threads run meanwhile. Where a variant of the rules is played, the same one goes
into every call for a batch.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy
from numpy.typing import NDArray

from wildcards.engine import batch
from wildcards.engine.compiling import compiled
from wildcards.engine.illegal import IllegalAction, row_of_actions
from wildcards.engine.records import Records, empty_records, read_record, write_record
from wildcards.engine.setup import Setup
from wildcards.engine.specialise import PLAIN, Variant
from wildcards.engine.tally import Tally, add_tally
from wildcards.rules.state import State

Numbers = NDArray[numpy.int64]

ROW = 5_000  # games that a thread plays before it reports


def __getattr__(name: str) -> Any:
    """One game of a batch, by its place: `legal_at`, `step_at`, `copy_at`, `play_out_at`, `imagine_end_at`.

    These are the compiled functions of `batch` themselves, found at their first use: a call takes half a microsecond.
    """
    if not name.endswith("_at") or not hasattr(batch, name):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = compiled(getattr(batch, name))
    return globals()[name]


def new_batch(setup: Setup, games: int, seed: int, first: int = 0, *, variant: Variant = PLAIN) -> Records:
    """So many games of a seed, from its `first` on, each dealt and at its first question."""
    states = empty_records(variant.state, games)
    if games > 0:
        write_record(states, 0, setup.table(variant.state))
        states[1:] = states[0]
        compiled(batch.deal_all, variant)(states, seed, first, int(setup.balanced))
    return states


def batch_of(states: Sequence[State], *, variant: Variant = PLAIN) -> Records:
    """Games of the interpreted engine as a batch."""
    records = empty_records(variant.state, len(states))
    for i, state in enumerate(states):
        write_record(records, i, state)
    return records


def state_at(states: Records, i: int, *, variant: Variant = PLAIN) -> State:
    """The i-th game as the interpreted engine holds it."""
    return read_record(states, i, variant.state)


def legal(states: Records, *, variant: Variant = PLAIN) -> Numbers:
    """For each game the bit mask of its legal actions; 0 when it is over."""
    masks = numpy.zeros(len(states), numpy.int64)
    compiled(batch.legal_all, variant)(states, masks)
    return masks


def random_actions(states: Records, *, variant: Variant = PLAIN) -> Numbers:
    """A legal action for each game, by its own generator; -1 where it is over."""
    actions = numpy.zeros(len(states), numpy.int64)
    compiled(batch.random_actions_all, variant)(states, actions)
    return actions


def step(states: Records, actions: Any, *, variant: Variant = PLAIN) -> None:
    """One action in each game, -1 where it is over; an `IllegalAction` names the first that is not legal."""
    row = row_of_actions(actions, len(states))
    wrong = compiled(batch.first_illegal, variant)(states, row)
    if wrong >= 0:
        mask = int(legal(states[wrong : wrong + 1], variant=variant)[0])
        raise IllegalAction(wrong, int(row[wrong]), mask)
    compiled(batch.step_all, variant)(states, row)


def play_out(states: Records, *, variant: Variant = PLAIN) -> Numbers:
    """Plays every game at random to its end; returns how many actions each took."""
    actions = numpy.zeros(len(states), numpy.int64)
    compiled(batch.play_out_all, variant)(states, actions)
    return actions


def clone(states: Records) -> Records:
    return states.copy()


def points(states: Records, *, variant: Variant = PLAIN) -> Numbers:
    """Points by game and seat."""
    return _outcome(states, variant)[0]


def ranks(states: Records, *, variant: Variant = PLAIN) -> Numbers:
    """Ranks by game and seat."""
    return _outcome(states, variant)[1]


def _outcome(states: Records, variant: Variant) -> tuple[Numbers, Numbers]:
    seats = int(states["players"].max(initial=0))
    found = numpy.zeros((2, len(states), seats), numpy.int64)
    compiled(batch.points_all, variant)(states, found[0], found[1])
    return found[0], found[1]


def actions_of(setup: Setup, seed: int, stream: int) -> list[int]:
    """The actions of one random game."""
    states = new_batch(setup, 1, seed, stream)
    row = numpy.zeros(4096, numpy.int64)
    actions: list[int] = []
    while count := compiled(batch.note_actions)(states, row):
        actions += row[:count].tolist()
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
    """Plays games of a seed at random in so many threads and counts them; the result does not depend on `jobs`."""
    play_row = compiled(batch.simulate_row)
    table = batch_of([setup.table(), State()])

    def count_row(start: int) -> Tally:
        tallies = empty_records(Tally, 1)
        play_row(table.copy(), tallies, seed, start, min(ROW, first + games - start), int(setup.balanced))
        return read_record(tallies, 0, Tally)

    total = Tally()
    with ThreadPoolExecutor(jobs) as threads:
        for part in threads.map(count_row, range(first, first + games, ROW)):
            add_tally(total, part)
            progress(part.games)
    return total
