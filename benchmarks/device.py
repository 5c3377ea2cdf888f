"""The device engine on a real device: the same games as the native engine, and how many a second.

    python benchmarks/device.py

Exits 1 where a game differs or a rate is below what is wanted.
"""

import sys

import numpy
from rich.console import Console

from wildcards.engine import bench, device, native
from wildcards.engine.setup import Setup

SEED = (1 << 61) + 7
GAMES = 50_000
DECKS = [((4, 4, 3, 3), (1, 1, 1, 1)), ((14, 0, 0, 0), (4, 0, 0, 0)), ((1, 2, 4, 7), (0, 3, 1, 0))]


def same_tally(setup: Setup) -> bool:
    return device.simulate(setup, GAMES, SEED) == native.simulate(setup, GAMES, SEED, jobs=16)


def same_batch(setup: Setup, games: int = 1000) -> bool:
    """Steps a batch on both engines to its end, then plays another one out."""
    there, here = device.new_batch(setup, games, SEED), native.new_batch(setup, games, SEED)
    while native.legal(here).any():
        if device.legal(there).copy_to_host().tolist() != native.legal(here).tolist():
            return False
        device.step(there, device.random_actions(there))
        native.step(here, native.random_actions(here))
    stepped = numpy.array_equal(device.to_host(there), here)
    there, here = device.new_batch(setup, games, SEED, first=games), native.new_batch(setup, games, SEED, first=games)
    clone = device.clone(there)
    same_counts = device.play_out(clone).copy_to_host().tolist() == native.play_out(here).tolist()
    same_points = device.points(clone, setup.players).copy_to_host().tolist() == native.points(here).tolist()
    return stepped and same_counts and same_points and numpy.array_equal(device.to_host(clone), here)


def main() -> int:
    setups = [Setup(players, balanced, *deck) for players in (3, 4, 5) for balanced in (True, False) for deck in DECKS]
    wrong = [setup for setup in setups if not same_tally(setup)]
    wrong += [setup for setup in (Setup(3), Setup(5, False, *DECKS[2])) if not same_batch(setup)]
    for setup in wrong:
        print(f"differs: {setup}")
    print(f"{len(setups)} set-ups of {GAMES:,} games, {len(wrong)} differ")
    measures = bench.measure_device()
    Console().print(bench.table_of(measures))
    return int(bool(wrong) or any(m.passed is False for m in measures))


if __name__ == "__main__":
    sys.exit(main())
