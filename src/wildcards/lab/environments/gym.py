"""The game for Gymnasium: one seat is the agent's, the others are played by scripts or policies.

    env = gymnasium.make("wildcards.lab.environments.gym:wildcards/WildCards-v0", players=4, opponents="greedy")
    envs = gymnasium.make_vec("wildcards.lab.environments.gym:wildcards/WildCards-v0", num_envs=1024)

Once this module is imported, `wildcards/WildCards-v0` is enough.
"""

from typing import Any, SupportsFloat, SupportsInt

from wildcards.extras import need

try:
    import gymnasium
    import numpy as np
except ImportError:
    need("research")
    raise

from wildcards.lab.environments.opponents import Opponents, checked_opponents, checked_seat
from wildcards.lab.environments.simulation import ILLEGAL_REWARD, Array, Simulation, checked_players, written
from wildcards.lab.environments.spaces import action_space, observation_space
from wildcards.lab.environments.versions import NEWEST
from wildcards.lab.policies import POLICIES, policy_action

ID = "wildcards/WildCards-v0"
SEED_BITS = 62


class WildCardsEnv(gymnasium.Env[Array, np.int64]):
    """A step is one action of the agent's seat; the others act until it is asked again.

    The opponents are `random`, `greedy`, `expert`, a policy, or a list with one for each other seat. A policy is a
    function of observations (n × length), action masks (n × 26) and a generator that gives n actions: what you are
    training, frozen, is one. Without a `seat` the agent sits somewhere else in each game.

    The reward comes at the end: the agent's share of the win less its fair share. `shaping` adds that much for every
    point by which the agent's lead over the mean of the others grows. An illegal action ends the game with −1.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        players: int = 4,
        seat: int | None = 0,
        opponents: Opponents = "random",
        shaping: float = 0.0,
        version: int = NEWEST,
        render_mode: str | None = None,
    ) -> None:
        self.players = checked_players(players)
        self.own_seat = checked_seat(seat, players)
        self.opponents = checked_opponents(opponents, players)
        self.shaping = shaping
        self.version = version
        self.render_mode = render_mode
        self.action_space = action_space()
        self.observation_space = observation_space(version)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self._game = Simulation(self.players, int(self.np_random.integers(1 << SEED_BITS)), self.version)
        self.seat = int(self.np_random.integers(self.players)) if self.own_seat is None else self.own_seat
        self._margin = 0.0
        self._play_others()
        return self._game.observation(self.seat), self._game.outcome(self.seat)

    def set_opponents(self, opponents: Opponents) -> None:
        """Others from now on, such as a newer self."""
        self.opponents = checked_opponents(opponents, self.players)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions now, as `MaskablePPO` of sb3-contrib asks for them."""
        return self._game.action_mask(self.seat).astype(np.bool_)

    def _play_others(self) -> None:
        game = self._game
        while not game.is_over and game.seat != self.seat:
            action = self._others_action()
            if not game.is_legal(action):
                raise ValueError(f"the opponent at seat {game.seat} chose {action}, which is not in its action mask")
            game.act(action)

    def _others_action(self) -> int:
        game = self._game
        opponent = self.opponents[(game.seat - self.seat) % self.players - 1]
        if isinstance(opponent, str):
            return policy_action(game.state, POLICIES[opponent])
        masks = game.action_mask(game.seat)[None].astype(np.bool_)
        return int(np.asarray(opponent(game.observation(game.seat)[None], masks, self.np_random)).item())

    def step(self, action: SupportsInt) -> tuple[Array, SupportsFloat, bool, bool, dict[str, Any]]:
        game = self._game
        if not game.is_legal(int(action)):
            info = {**game.outcome(self.seat), "illegal": int(action)}
            return game.observation(self.seat), ILLEGAL_REWARD, True, False, info
        game.act(int(action))
        self._play_others()
        reward = game.rewards()[self.seat] if game.is_over else 0.0
        before, self._margin = self._margin, game.margin(self.seat)
        reward += self.shaping * (self._margin - before)
        return game.observation(self.seat), reward, game.is_over, False, game.outcome(self.seat)

    def render(self) -> str | None:
        return written(self._game.state) if self.render_mode == "ansi" else None


gymnasium.register(
    ID,
    entry_point="wildcards.lab.environments.gym:WildCardsEnv",
    vector_entry_point="wildcards.lab.environments.vector:WildCardsVectorEnv",
)
