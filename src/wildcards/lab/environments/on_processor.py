"""A batch of games on the processor, as NumPy arrays."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from wildcards.engine.records import Records, empty_records
from wildcards.engine.setup import Setup
from wildcards.game.observation import Observation
from wildcards.game.recollection import Recollection
from wildcards.lab.environments.parts import Ends, Shows
from wildcards.lab.environments.remembered_rows import recall_all
from wildcards.lab.environments.rows import Ended, Mask, end_all, show_all
from wildcards.lab.environments.versions import VARIANTS
from wildcards.rules.state import State


class ProcessorGames:
    def __init__(self, engine: Any, setup: Setup, games: int, version: int) -> None:
        self.engine = engine  # the module `native` or `wasm`
        self.setup = setup
        self.games = games
        self.version = version
        self.variant = VARIANTS[version]

    def deal(self, seed: int, first: int = 0) -> None:
        self.seed = seed
        self.states = self.engine.new_batch(self.setup, self.games, seed, first, variant=self.variant)
        self._table = self.engine.batch_of([self.setup.table(self.variant.state)], variant=self.variant)
        self.streams = np.arange(first, first + self.games)  # which game of the seed is played in each place

    def lay_out(self, tables: Sequence[State]) -> None:
        """Tables on which nothing is dealt yet, instead of games."""
        self.states = self.engine.batch_of(tables, variant=self.variant)

    def step(self, actions: Any) -> None:
        self.engine.step(self.states, actions, variant=self.variant)

    def run(self, function: Any, *arguments: Any) -> Any:
        """Runs a function of the rules' subset on the games."""
        return self.engine.compiled(function, self.variant)(self.states, *arguments)

    def end(self) -> Ends:
        ended = empty_records(Ended, self.games)
        rewards = np.zeros((self.games, self.setup.players))
        self.run(end_all, ended, rewards, self._table, self.streams, self.seed, int(self.setup.balanced))
        players = self.setup.players
        return Ends(
            ended["over"].view(np.bool_),
            rewards.astype(np.float32),
            ended["points"][:, :players],
            ended["ranks"][:, :players],
        )

    def show(self) -> Shows:
        return self.show_some(self.states)

    def show_some(self, states: Records) -> Shows:
        """What is seen in these games, which may be copies of some."""
        games = len(states)
        seen, masks = empty_records(Observation, games), empty_records(Mask, games)
        rows = seen.view(np.int8).reshape(games, -1)
        if self.version == 1:
            self.engine.compiled(show_all, self.variant)(states, seen, masks)
        else:
            recalled = empty_records(Recollection, games)
            self.engine.compiled(recall_all, self.variant)(states, seen, recalled, masks)
            rows = np.concatenate([rows, recalled.view(np.int8).reshape(games, -1)], axis=1)
        return Shows(rows, masks["legal"].view(np.bool_), states["seat"].copy())
