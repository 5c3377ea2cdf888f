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

from collections.abc import Callable

import numpy

from wildcards.engine import batch
from wildcards.engine.batches import Batches
from wildcards.engine.compiling import compiled
from wildcards.engine.records import empty_records, read_record
from wildcards.engine.rows import count_in_threads
from wildcards.engine.setup import Setup
from wildcards.engine.tally import Tally
from wildcards.rules.state import State

GAMES = Batches(compiled, lambda dtype, count: numpy.zeros(count, dtype))
new_batch = GAMES.new_batch
batch_of = GAMES.batch_of
state_at = GAMES.state_at
legal = GAMES.legal
random_actions = GAMES.random_actions
step = GAMES.step
play_out = GAMES.play_out
clone = GAMES.clone
points = GAMES.points
ranks = GAMES.ranks
actions_of = GAMES.actions_of
legal_at = GAMES.legal_at
step_at = GAMES.step_at
copy_at = GAMES.copy_at
play_out_at = GAMES.play_out_at
imagine_end_at = GAMES.imagine_end_at


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

    def count_row(start: int, count: int) -> Tally:
        tallies = empty_records(Tally, 1)
        play_row(table.copy(), tallies, seed, start, count, int(setup.balanced))
        return read_record(tallies, 0, Tally)

    return count_in_threads(count_row, games, first=first, jobs=jobs, progress=progress)
