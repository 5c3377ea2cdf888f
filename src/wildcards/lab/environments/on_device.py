"""A batch of games on a graphics device; its arrays stay there, and each step overwrites them.

They know the CUDA array interface, so CuPy, JAX or PyTorch take them without a copy; `.copy_to_host()` brings one over.
"""

from typing import Any

import numpy as np

from wildcards.engine import device
from wildcards.engine.batch import deal
from wildcards.engine.kernels import copy, cuda
from wildcards.engine.records import empty_records, record_dtype, write_record
from wildcards.engine.setup import Setup
from wildcards.lab.environments.observation import LENGTH, Observation
from wildcards.lab.environments.parts import Ends, Shows
from wildcards.lab.environments.rows import Ended, Shown, is_over, note_end, reward_of, show_game
from wildcards.rules.flow import ACTIONS
from wildcards.rules.state import SEATS, State

ENDED_LENGTH = 1 + 2 * SEATS


def show_games(states: Any, seen: Any, seen_rows: Any, shown: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        for place in range(LENGTH):
            seen_rows[i, place] = 0
        show_game(states[i], seen[i], shown[i])


def end_games(
    states: Any, ended: Any, ended_rows: Any, rewards: Any, table: Any, streams: Any, seed: Any, balanced: Any
) -> None:
    i = cuda.grid(1)
    if i >= len(states):
        return
    for place in range(ENDED_LENGTH):
        ended_rows[i, place] = 0
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0
    if is_over(states[i]):
        note_end(states[i], ended[i])
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = reward_of(states[i], seat)
        streams[i] += len(states)
        copy(states, i, table, 0)
        deal(states[i], seed, streams[i], balanced)


class DeviceGames:
    """The games of a batch in the device's memory. Nothing of their size ever crosses over to it or back."""

    def __init__(self, setup: Setup, games: int) -> None:
        self.setup = setup
        self.games = games

    def deal(self, seed: int) -> None:
        self.seed = seed
        self.states = device.new_batch(self.setup, self.games, seed)
        table = empty_records(State, 1)
        write_record(table, 0, self.setup.table())
        self._table = device.to_device(table)
        self._streams = device.sent(np.arange(self.games))
        self._seen = cuda.device_array(self.games, record_dtype(Observation))
        self._shown = cuda.device_array(self.games, record_dtype(Shown))
        self._ended = cuda.device_array(self.games, record_dtype(Ended))
        self._rewards = cuda.device_array((self.games, self.setup.players), np.float32)

    def step(self, actions: Any) -> None:
        device.step(self.states, actions)

    def end(self) -> Ends:
        rows = self._ended.view(np.int8).reshape(self.games, ENDED_LENGTH)
        where = (self._table, self._streams, self.seed, int(self.setup.balanced))
        device.launch(end_games, self.games, self.states, self._ended, rows, self._rewards, *where)
        players = self.setup.players
        return Ends(rows[:, 0], self._rewards, rows[:, 1 : 1 + players], rows[:, 1 + SEATS : 1 + SEATS + players])

    def show(self) -> Shows:
        seen = self._seen.view(np.int8).reshape(self.games, LENGTH)
        device.launch(show_games, self.games, self.states, self._seen, seen, self._shown)
        rows = self._shown.view(np.int8).reshape(self.games, ACTIONS + 1)
        return Shows(seen, rows[:, :ACTIONS], rows[:, ACTIONS])
