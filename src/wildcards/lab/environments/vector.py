"""Many games as one environment of Gymnasium, on the engine that plays thousands of games at once."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wildcards.engine.illegal import IllegalAction
from wildcards.engine.setup import Setup
from wildcards.lab.environments.batch import games_on
from wildcards.lab.environments.on_processor import ProcessorGames
from wildcards.lab.environments.opponents import Opponents, checked_opponents, checked_seat, scripts_of
from wildcards.lab.environments.rows import margin_all
from wildcards.lab.environments.scripts import PLAYED_BY, act_some
from wildcards.lab.environments.simulation import Array, checked_players
from wildcards.lab.environments.spaces import action_space, observation_space
from wildcards.lab.environments.versions import NEWEST, checked_version
from wildcards.rules.questions import ACTIONS, NOTHING

SEED_BITS = 60
ENGINES = (None, "native", "wasm")


class WildCardsVectorEnv(VectorEnv[Array, NDArray[np.int64], NDArray[Any]]):
    """As `WildCardsEnv`, in `num_envs` games. A game that ends makes room for the next one in the same step.

    Without a `seat` the agent moves on by one seat with every game. An illegal action raises an `IllegalAction`, and
    no game changes.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 4,
        seat: int | None = 0,
        opponents: Opponents = "random",
        shaping: float = 0.0,
        version: int = NEWEST,
        engine: str | None = None,
    ) -> None:
        if engine not in ENGINES:
            raise ValueError(f"engine: {engine} is none of native, wasm")
        self.num_envs = num_envs
        self.players = checked_players(players)
        self.own_seat = checked_seat(seat, players)
        self.shaping = shaping
        self.set_opponents(opponents)
        self.single_action_space = action_space()
        self.single_observation_space = observation_space(version)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        games = games_on(engine, Setup(players), num_envs, checked_version(version))
        assert isinstance(games, ProcessorGames)
        self._games = games

    def set_opponents(self, opponents: Opponents) -> None:
        """Others from now on, such as a newer self."""
        self.opponents = checked_opponents(opponents, self.players)
        self._scripts = np.array(scripts_of(self.opponents))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self._games.deal(int(self.np_random.integers(1 << SEED_BITS)))
        self._seats = self._seats_now()
        self._margins = np.zeros(self.num_envs)
        self._play_others()
        self._shown = self._games.show()
        return self._shown.observations, {"action_mask": self._shown.masks}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions now."""
        masks: NDArray[np.bool_] = self._shown.masks
        return masks

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Array, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self._games.step(actions)
        over, rewards, points, ranks = self._play_others()
        self._shown = self._games.show()
        infos = {
            "action_mask": self._shown.masks,
            "points": points,
            "_points": over,
            "rank": ranks,
            "_rank": over,
        }
        return self._shown.observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _seats_now(self) -> NDArray[np.int64]:
        """Where the agent sits in each game."""
        if self.own_seat is not None:
            return np.full(self.num_envs, self.own_seat)
        return self._games.streams % self.players

    def _play_others(self) -> tuple[NDArray[np.bool_], NDArray[np.float32], NDArray[np.int8], NDArray[np.int8]]:
        """Lets the others act until the agent is asked everywhere; tells which games ended, and with what for it."""
        everybody = np.arange(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        rewards = np.zeros(self.num_envs)
        points, ranks = np.zeros(self.num_envs, np.int8), np.zeros(self.num_envs, np.int8)
        while True:
            self._act_by_scripts()
            ends = self._games.end()
            if ends.over.any():
                points = np.where(ends.over, ends.points[everybody, self._seats], points)
                ranks = np.where(ends.over, ends.ranks[everybody, self._seats], ranks)
                rewards += ends.rewards[everybody, self._seats]
                rewards += self._shaped(ends.over, final_margins(ends.points, points))
                self._margins[ends.over] = 0.0
                over |= ends.over
                self._seats = self._seats_now()
            elif (waiting := self._games.states["seat"] != self._seats).any():
                self._act_by_policies(np.flatnonzero(waiting))
            else:
                break
        if self.shaping:
            margins = np.zeros(self.num_envs)
            self._games.run(margin_all, self._seats, margins)
            rewards += self._shaped(~over, margins)
            self._margins = margins
        return over, rewards.astype(np.float32), points, ranks

    def _shaped(self, where: NDArray[np.bool_], margins: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.where(where, self.shaping * (margins - self._margins), 0.0)

    def _act_by_scripts(self) -> None:
        """Until in every game somebody else is asked, or it is over."""
        used = [play for script, play in PLAYED_BY.items() if script in self._scripts]
        states = self._games.states
        while True:
            for play in used:
                self._games.run(play, self._seats, self._scripts)
            asked = self._scripts[(states["seat"] - self._seats) % self.players]
            if not ((states["question"] != NOTHING) & (asked >= 0)).any():
                return

    def _act_by_policies(self, games: NDArray[np.int64]) -> None:
        """One action in each of these games, by the policy that is asked there."""
        shown = self._games.show_some(self._games.states[games])
        places = (shown.seats - self._seats[games]) % self.players
        actions = np.full(self.num_envs, -1)
        for place in np.unique(places):
            policy = self.opponents[place - 1]
            assert not isinstance(policy, str)
            here = places == place
            masks = shown.masks[here]
            chosen = np.asarray(policy(shown.observations[here], masks, self.np_random), np.int64)
            legal = (chosen >= 0) & (chosen < ACTIONS) & masks[np.arange(len(masks)), chosen % ACTIONS]
            if not legal.all():
                wrong = int(legal.argmin())
                bits = sum(1 << int(action) for action in np.flatnonzero(masks[wrong]))
                raise IllegalAction(int(games[here][wrong]), int(chosen[wrong]), bits)
            actions[games[here]] = chosen
        self._games.run(act_some, actions)


def final_margins(points: NDArray[np.int8], own: NDArray[np.int8]) -> NDArray[np.float64]:
    """The agent's points less the mean of the others', at the end."""
    others = (points.sum(axis=1, dtype=np.int64) - own) / (points.shape[1] - 1)
    return np.asarray(own - others, np.float64)
