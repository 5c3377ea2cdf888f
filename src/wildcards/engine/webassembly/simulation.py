"""Many random games, counted, without NumPy."""

from collections.abc import Callable

from wildcards.engine import batch
from wildcards.engine.rows import count_in_threads
from wildcards.engine.setup import Setup
from wildcards.engine.tally import Tally
from wildcards.engine.webassembly.room import Room
from wildcards.rules.state import State


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

    def count_row(start: int, count: int) -> Tally:
        room = Room()
        states = room.place_records([setup.table(), State()])
        tallies = room.place_records([Tally()])
        room.call(batch.simulate_row, states, tallies, seed, start, count, int(setup.balanced))
        return room.read_record(tallies, 0, Tally)

    return count_in_threads(count_row, games, first=first, jobs=jobs, progress=progress)
