"""A batch of games on a graphics device; its arrays stay there, and each step overwrites them.

They know the CUDA array interface, so CuPy, JAX or PyTorch take them without a copy; `.copy_to_host()` brings one over.
"""

from typing import Any

import numpy as np

from wildcards.engine import device
from wildcards.engine.batch import deal
from wildcards.engine.kernels import copy, cuda
from wildcards.engine.records import record_dtype
from wildcards.engine.setup import Setup
from wildcards.game.observation import LENGTH, Observation
from wildcards.game.recollection import RECOLLECTION_LENGTH, Recollection
from wildcards.lab.environments.parts import Ends, Shows
from wildcards.lab.environments.remembered_rows import recall_game
from wildcards.lab.environments.rows import is_over, reward_of, seat_asked, show_game
from wildcards.lab.environments.versions import LENGTHS, VARIANTS
from wildcards.rules.play import legal
from wildcards.rules.questions import ACTIONS
from wildcards.rules.scoring import points_of, rank_of


def show_games(states: Any, seen: Any, rows: Any, masks: Any, seats: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        for place in range(LENGTH):
            rows[i, place] = 0
        show_game(states[i], seen[i])
        bits = legal(states[i])
        for action in range(ACTIONS):
            masks[i, action] = bits >> action & 1
        seats[i] = seat_asked(states[i])


def recall_games(
    states: Any, seen: Any, seen_rows: Any, recalled: Any, recalled_rows: Any, rows: Any, masks: Any, seats: Any
) -> None:
    i = cuda.grid(1)
    if i < len(states):
        for place in range(LENGTH):
            seen_rows[i, place] = 0
        for place in range(RECOLLECTION_LENGTH):
            recalled_rows[i, place] = 0
        recall_game(states[i], seen[i], recalled[i])
        for place in range(LENGTH):
            rows[i, place] = seen_rows[i, place]
        for place in range(RECOLLECTION_LENGTH):
            rows[i, LENGTH + place] = recalled_rows[i, place]
        bits = legal(states[i])
        for action in range(ACTIONS):
            masks[i, action] = bits >> action & 1
        seats[i] = seat_asked(states[i])


def count_games(states: Any, over: Any, rewards: Any, points: Any, ranks: Any) -> None:
    """What the games came to that are over; zeros for the others."""
    i = cuda.grid(1)
    if i < len(states):
        ended = is_over(states[i])
        over[i] = ended
        for seat in range(points.shape[1]):
            rewards[i, seat] = reward_of(states[i], seat) if ended else 0
            points[i, seat] = points_of(states[i], seat) if ended else 0
            ranks[i, seat] = rank_of(states[i], seat) if ended else 0


def deal_anew(states: Any, over: Any, table: Any, streams: Any, seed: Any, balanced: Any) -> None:
    """A new game in the place of each that is over."""
    i = cuda.grid(1)
    if i < len(states) and over[i]:
        streams[i] += len(states)
        copy(states, i, table, 0)
        deal(states[i], seed, streams[i], balanced)


class DeviceGames:
    """The games of a batch in the device's memory. Nothing of their size ever crosses over to it or back."""

    def __init__(self, setup: Setup, games: int, version: int) -> None:
        self.setup = setup
        self.games = games
        self.version = version
        self.variant = VARIANTS[version]

    def deal(self, seed: int) -> None:
        self.seed = seed
        self.states = device.new_batch(self.setup, self.games, seed, variant=self.variant)
        self._table = device.table(self.setup, variant=self.variant)
        self._streams = device.sent(np.arange(self.games))
        by_seat = (self.games, self.setup.players)
        seen, rows = self._records(Observation)
        self._parts: list[Any] = [seen]  # of the observation, before they are put together
        if self.version == 2:
            self._parts += [rows, *self._records(Recollection)]
            rows = cuda.device_array((self.games, LENGTHS[self.version]), np.int8)
        self._shows = Shows(
            observations=rows,
            masks=cuda.device_array((self.games, ACTIONS), np.int8),
            seats=cuda.device_array(self.games, np.int8),
        )
        self._ends = Ends(
            over=cuda.device_array(self.games, np.int8),
            rewards=cuda.device_array(by_seat, np.float32),
            points=cuda.device_array(by_seat, np.int8),
            ranks=cuda.device_array(by_seat, np.int8),
        )

    def _records(self, kind: type) -> tuple[Any, Any]:
        """One record for each game, and the same memory as rows of bytes."""
        records = cuda.device_array(self.games, record_dtype(kind))
        return records, records.view(np.int8).reshape(self.games, record_dtype(kind).itemsize)

    def step(self, actions: Any) -> None:
        device.step(self.states, actions, variant=self.variant)

    def end(self) -> Ends:
        self._launch(count_games, *self._ends)
        where = (self._table, self._streams, self.seed, int(self.setup.balanced))
        self._launch(deal_anew, self._ends.over, *where)
        return self._ends

    def show(self) -> Shows:
        self._launch(show_games if self.version == 1 else recall_games, *self._parts, *self._shows)
        return self._shows

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        device.launch(kernel, self.games, self.states, *arguments, variant=self.variant)
