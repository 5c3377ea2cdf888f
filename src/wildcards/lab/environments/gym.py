"""The game for Gymnasium: one seat is the agent's, the others are played by a policy.

env = gymnasium.make("wildcards.lab.environments.gym:WildCards-v1", players=4, opponent="greedy")
"""

from collections.abc import Callable
from typing import Any

from wildcards.extras import need

try:
    import gymnasium
    import numpy as np
except ImportError:
    need("research")
    raise

from wildcards.lab.arena.policies import POLICIES, policy_action
from wildcards.lab.environments.simulation import ILLEGAL_REWARD, Array, Simulation, checked_players, written
from wildcards.lab.environments.spaces import action_space, observation_space

Seen = dict[str, Array]
Opponent = Callable[[Seen, np.random.Generator], int]

SEED_BITS = 62


class WildCardsEnv(gymnasium.Env[Seen, np.int64]):
    """A step is one action of the agent's seat; the others act until it is asked again.

    The opponent is `random`, `greedy`, `expert`, or a function of an observation and a generator.

    The reward comes at the end: the agent's share of the win less its fair share. An illegal action ends the game with
    a reward of -1.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        players: int = 4,
        seat: int = 0,
        opponent: str | Opponent = "random",
        render_mode: str | None = None,
    ) -> None:
        self.players = checked_players(players)
        if not 0 <= seat < players:
            raise ValueError(f"seat: {seat} is not one of 0 to {players - 1}")
        if isinstance(opponent, str) and opponent not in POLICIES:
            raise ValueError(f"opponent: '{opponent}' is not one of {', '.join(POLICIES)}, nor a function")
        self.seat = seat
        self.opponent = opponent
        self.render_mode = render_mode
        self.action_space = action_space()
        self.observation_space = observation_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._game = Simulation(self.players, int(self.np_random.integers(1 << SEED_BITS)))
        self._play_others()
        return self._game.observation(self.seat), {}

    def _play_others(self) -> None:
        game = self._game
        while not game.is_over and game.seat != self.seat:
            action = self._others_action()
            if not game.is_legal(action):
                raise ValueError(f"the opponent at seat {game.seat} chose {action}, which is not in its action mask")
            game.act(action)

    def _others_action(self) -> int:
        if isinstance(self.opponent, str):
            return policy_action(self._game.state, POLICIES[self.opponent])
        return self.opponent(self._game.observation(self._game.seat), self.np_random)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        game = self._game
        if not game.is_legal(int(action)):
            return game.observation(self.seat), ILLEGAL_REWARD, True, False, {"illegal": int(action)}
        game.act(int(action))
        self._play_others()
        reward = game.rewards()[self.seat] if game.is_over else 0.0
        return game.observation(self.seat), reward, game.is_over, False, game.outcome(self.seat)

    def render(self) -> str | None:
        return written(self._game.state) if self.render_mode == "ansi" else None


gymnasium.register("WildCards-v1", entry_point="wildcards.lab.environments.gym:WildCardsEnv")
