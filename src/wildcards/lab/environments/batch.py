"""Thousands of games as one environment: observations, masks and rewards as arrays.

    env = BatchEnv(games=4096, players=4, seed=7)
    shown = env.reset()
    while True:
        shown = env.step(choose(shown.observations, shown.masks))

Every step is one action in every game, by the seat in `shown.seats`. A game that ends is reported in that step's
`over`, `rewards`, `points` and `ranks`, and its place goes on with the next game.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wildcards.engine import native
from wildcards.engine.compiling import compiled
from wildcards.engine.records import empty_records
from wildcards.engine.setup import Setup
from wildcards.lab.environments import rows
from wildcards.lab.environments.observation import LENGTH, Observation

Bytes = NDArray[np.int8]


class Shown(NamedTuple):
    """N games of P players; the arrays are new at every step."""

    observations: Bytes  # (N, LENGTH): what the seat that is asked may know
    masks: NDArray[np.bool_]  # (N, ACTIONS): its legal actions, at least one
    seats: Bytes  # (N,): which seat that is
    over: NDArray[np.bool_]  # (N,): a game ended with this step; the rest of the row already shows the next one
    rewards: NDArray[np.float32]  # (N, P): share of the win less the fair share, 0 where nothing ended
    points: Bytes  # (N, P): of the game that ended, else 0
    ranks: Bytes  # (N, P)


class BatchEnv:
    def __init__(self, games: int, players: int = 4, seed: int = 0) -> None:
        if games < 1:
            raise ValueError(f"games: {games} is not 1 or more")
        self.setup = Setup(players)
        self.games = games
        self.seed = seed

    def reset(self, seed: int | None = None) -> Shown:
        """New games: the i-th place plays the games i, i + N, i + 2 N and so on of the seed."""
        self.seed = self.seed if seed is None else seed
        self.states = native.new_batch(self.setup, self.games, self.seed)
        self._table = native.batch_of([self.setup.table()])
        self._streams = np.arange(self.games)
        return self._show(empty_records(rows.Outcome, self.games))

    def step(self, actions: Any) -> Shown:
        """One action in every game; an `IllegalAction` names the first that is not legal, and nothing changes."""
        native.step(self.states, actions)
        outcomes = empty_records(rows.Outcome, self.games)
        balanced = int(self.setup.balanced)
        compiled(rows.end_all)(self.states, outcomes, self._table, self._streams, self.seed, balanced)
        return self._show(outcomes)

    def _show(self, outcomes: NDArray[Any]) -> Shown:
        seen = empty_records(Observation, self.games)
        masks = empty_records(rows.ActionMask, self.games)
        compiled(rows.show_all)(self.states, seen, masks)
        players = self.setup.players
        return Shown(
            observations=seen.view(np.int8).reshape(self.games, LENGTH),
            masks=masks["legal"].view(np.bool_),
            seats=self.states["seat"].copy(),
            over=outcomes["over"].view(np.bool_),
            rewards=rewards_of(outcomes["ranks"][:, :players]),
            points=outcomes["points"][:, :players],
            ranks=outcomes["ranks"][:, :players],
        )


def rewards_of(ranks: Bytes) -> NDArray[np.float32]:
    """Each seat's share of the win less its fair share; 0 where no game ended and all ranks are 0."""
    first = ranks == 1
    winners = first.sum(axis=1, keepdims=True)
    fair = np.where(winners > 0, 1 / ranks.shape[1], 0)
    rewards: NDArray[np.float32] = (first / np.maximum(winners, 1) - fair).astype(np.float32)
    return rewards
