"""A batch of games on a graphics device; its arrays stay there.

The arrays know the CUDA array interface, so CuPy, JAX or PyTorch take them without a copy; `.copy_to_host()` brings one
over.
"""

from typing import Any

import numpy as np

from wildcards.engine import device
from wildcards.engine.batch import deal
from wildcards.engine.kernels import copy, cuda
from wildcards.engine.records import empty_records, write_record
from wildcards.engine.setup import Setup
from wildcards.lab.environments.observation import LENGTH, Observation
from wildcards.lab.environments.parts import Ends, Shows
from wildcards.lab.environments.rows import Ended, Shown, is_over, note_end, reward_of, show_game
from wildcards.rules.flow import ACTIONS
from wildcards.rules.state import SEATS, State


def show_games(states: Any, seen: Any, shown: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        show_game(states[i], seen[i], shown[i])


def end_games(states: Any, ended: Any, rewards: Any, table: Any, streams: Any, seed: Any, balanced: Any) -> None:
    i = cuda.grid(1)
    if i < len(states) and is_over(states[i]):
        note_end(states[i], ended[i])
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = reward_of(states[i], seat)
        streams[i] += len(states)
        copy(states, i, table, 0)
        deal(states[i], seed, streams[i], balanced)


class DeviceGames:
    """The games of a batch in the device's memory."""

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

    def step(self, actions: Any) -> None:
        device.step(self.states, actions)

    def end(self) -> Ends:
        ended = device.sent(empty_records(Ended, self.games))
        rewards = device.sent(np.zeros((self.games, self.setup.players), np.float32))
        where = (self._table, self._streams, self.seed, int(self.setup.balanced))
        device.launch(end_games, self.games, self.states, ended, rewards, *where)
        rows = ended.view(np.int8).reshape(self.games, 1 + 2 * SEATS)
        players = self.setup.players
        return Ends(rows[:, 0], rewards, rows[:, 1 : 1 + players], rows[:, 1 + SEATS : 1 + SEATS + players])

    def show(self) -> Shows:
        seen = device.sent(empty_records(Observation, self.games))
        shown = device.sent(empty_records(Shown, self.games))
        device.launch(show_games, self.games, self.states, seen, shown)
        rows = shown.view(np.int8).reshape(self.games, ACTIONS + 1)
        return Shows(seen.view(np.int8).reshape(self.games, LENGTH), rows[:, :ACTIONS], rows[:, ACTIONS])
