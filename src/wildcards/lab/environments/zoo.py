"""The game for PettingZoo: one action after the other (`env`), or those of all seats at once (`parallel_env`).

In `env` simultaneous decisions come in the order of the seats, and nobody sees one before all are in. In
`parallel_env` every seat acts at every step; the action of a seat that is not asked is ignored.
"""

from typing import Any

from wildcards.extras import need

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError:
    need("research")
    raise

from wildcards.lab.environments.seeds import Seeds
from wildcards.lab.environments.simulation import ILLEGAL_REWARD, Array, Simulation, Together, checked_players, written
from wildcards.lab.environments.spaces import action_space, observation_space
from wildcards.lab.environments.versions import NEWEST

METADATA = {"name": "wildcards_v1", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}


def agents_of(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(checked_players(players))]


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


def env(players: int = 4, render_mode: str | None = None, *, version: int = NEWEST) -> AECEnv[str, Array, int]:
    """One action after the other. An illegal one ends the game: -1 for its agent, 0 for the others."""
    checked = wrappers.TerminateIllegalWrapper(
        raw_env(players, render_mode, version=version), illegal_reward=ILLEGAL_REWARD
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class Seats:
    """What both have: an agent a seat, and the spaces of each."""

    metadata = METADATA

    def __init__(self, players: int = 4, render_mode: str | None = None, *, version: int = NEWEST) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = agents_of(players)
        self.observation_spaces = {agent: observation_space(version) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._seeds = Seeds()
        self._version = version

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing is held open."""


class raw_env(Seats, AECEnv[str, Array, int]):  # type: ignore[misc] # noqa: N801 - PettingZoo's name; it has no types
    """The same without checks: an illegal action is an error of the caller."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._game = Simulation(len(self.possible_agents), self._seeds.next(seed), self._version)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell_infos()
        self.agent_selection = self.agents[self._game.seat]

    def _tell_infos(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {agent: self._game.outcome(seat_of(agent)) for agent in self.agents}

    def observe(self, agent: str) -> Array:
        return self._game.observation(seat_of(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._game.is_legal(int(action)):
            raise ValueError(f"{agent}: action {action} is not in the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._game.act(int(action))
        if self._game.is_over:
            for other, reward in zip(self.agents, self._game.rewards(), strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self._game.seat]
        self._tell_infos()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return written(self._game.state) if self.render_mode == "ansi" else None


class parallel_env(Seats, ParallelEnv[str, Array, int]):  # type: ignore[misc] # noqa: N801
    """All seats at once. An illegal action ends the game: -1 for its agent, 0 for those whose action was legal."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, dict[str, Any]]]:
        self._game = Together(len(self.possible_agents), self._seeds.next(seed), self._version)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self._game.outcome(seat_of(agent)) for agent in self.agents}

    def _observations(self) -> dict[str, Array]:
        return {agent: self._game.observation(seat_of(agent)) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Array], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        chosen = {seat_of(agent): int(action) for agent, action in actions.items()}
        illegal = {agent for agent in agents if not self._game.is_legal(seat_of(agent), chosen[seat_of(agent)])}
        rewards = [ILLEGAL_REWARD if agent in illegal else 0.0 for agent in agents]
        if not illegal:
            self._game.act(chosen)
            if self._game.game.is_over:
                rewards = self._game.game.rewards()
        over = bool(illegal) or self._game.game.is_over
        observations = self._observations()
        infos = self._infos()
        if over:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def render(self) -> str | None:
        return written(self._game.game.state) if self.render_mode == "ansi" else None
