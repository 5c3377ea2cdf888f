"""A batch of games on the processor, as NumPy arrays."""

from typing import Any

import numpy as np

from wildcards.engine.records import empty_records
from wildcards.engine.setup import Setup
from wildcards.game.observation import LENGTH, Observation
from wildcards.lab.environments.parts import Ends, Shows
from wildcards.lab.environments.rows import Ended, Mask, end_all, show_all


class ProcessorGames:
    def __init__(self, engine: Any, setup: Setup, games: int) -> None:
        self.engine = engine  # the module `native` or `wasm`
        self.setup = setup
        self.games = games

    def deal(self, seed: int) -> None:
        self.seed = seed
        self.states = self.engine.new_batch(self.setup, self.games, seed)
        self._table = self.engine.batch_of([self.setup.table()])
        self._streams = np.arange(self.games)

    def step(self, actions: Any) -> None:
        self.engine.step(self.states, actions)

    def end(self) -> Ends:
        ended = empty_records(Ended, self.games)
        rewards = np.zeros((self.games, self.setup.players))
        where = (self._table, self._streams, self.seed, int(self.setup.balanced))
        self.engine.compiled(end_all)(self.states, ended, rewards, *where)
        players = self.setup.players
        return Ends(
            ended["over"].view(np.bool_),
            rewards.astype(np.float32),
            ended["points"][:, :players],
            ended["ranks"][:, :players],
        )

    def show(self) -> Shows:
        seen = empty_records(Observation, self.games)
        masks = empty_records(Mask, self.games)
        self.engine.compiled(show_all)(self.states, seen, masks)
        rows = seen.view(np.int8).reshape(self.games, LENGTH)
        return Shows(rows, masks["legal"].view(np.bool_), self.states["seat"].copy())
