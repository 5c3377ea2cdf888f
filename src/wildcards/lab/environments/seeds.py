"""Seeds of games, one after the other from one seed."""

import numpy as np

SEED_BITS = 62


class Seeds:
    """Without a seed the games of a first reset are new ones; later resets go on from there."""

    def __init__(self) -> None:
        self._generator = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        return int(self._generator.integers(1 << SEED_BITS))
