"""Many games as one environment of Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from wildcards.engine.batch import deal
from wildcards.engine.illegal import IllegalAction
from wildcards.engine.setup import Setup
from wildcards.engine.specialise import interpreted
from wildcards.lab.environments import gym
from wildcards.lab.environments.simulation import mask_of, row_of, shares_of
from wildcards.lab.environments.vector import WildCardsVectorEnv
from wildcards.lab.environments.versions import VARIANTS
from wildcards.lab.policies import POLICIES, policy_action
from wildcards.rules.play import step
from wildcards.rules.questions import ACTIONS, KEEP, NOTHING
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import State

GAMES = 3


def first_legal(rows: Any, masks: Any, rng: np.random.Generator) -> Any:
    return masks.argmax(axis=1)


class Along:
    """One place of the vector, played along in plain Python."""

    def __init__(self, env: WildCardsVectorEnv, place: int, version: int, opponents: list[Any]) -> None:
        self.env, self.place, self.version, self.opponents = env, place, version, opponents
        self.stream = place
        self.step = interpreted(step, VARIANTS[version])
        self.begin()

    def begin(self) -> None:
        self.state: State = Setup(self.env.players).table(VARIANTS[self.version].state)
        interpreted(deal, VARIANTS[self.version])(self.state, self.env._games.seed, self.stream, 1)
        self.seat = self.stream % self.env.players if self.env.own_seat is None else self.env.own_seat
        self.play_others()

    def play_others(self) -> None:
        s = self.state
        while s.question != NOTHING and s.seat != self.seat:
            opponent = self.opponents[(s.seat - self.seat) % s.players - 1]
            if isinstance(opponent, str):
                action = policy_action(s, POLICIES[opponent])
            else:
                action = int(mask_of(s, is_asked=True).argmax())
            self.step(s, action)

    def margin(self) -> float:
        points = [points_of(self.state, seat) for seat in range(self.env.players)]
        return points[self.seat] - (sum(points) - points[self.seat]) / (self.env.players - 1)


@pytest.mark.parametrize(
    ("players", "version", "seat", "engine", "opponents"),
    [
        (3, 1, 2, "native", ["greedy", first_legal]),
        (4, 2, 0, "native", ["random", first_legal, "random"]),
        (5, 2, None, "wasm", ["greedy", "expert", first_legal, "random"]),
    ],
)
def test_every_place_plays_the_game_of_the_rules(
    players: int, version: int, seat: int | None, engine: str, opponents: list[Any]
) -> None:
    env = WildCardsVectorEnv(GAMES, players, seat, opponents, 0.1, version, engine)
    rng = np.random.default_rng(1)
    rows, infos = env.reset(seed=3)
    along = [Along(env, place, version, opponents) for place in range(GAMES)]
    ended = 0
    for _ in range(130):
        for place, one in enumerate(along):
            assert rows[place].tolist() == row_of(one.state, one.seat, version).tolist()
            assert infos["action_mask"][place].tolist() == mask_of(one.state, is_asked=True).astype(bool).tolist()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in env.action_masks()])
        rows, rewards, over, cut_off, infos = env.step(actions)
        assert not cut_off.any()
        for place, one in enumerate(along):
            before = one.margin()
            one.step(one.state, int(actions[place]))
            one.play_others()
            gain = 0.1 * (one.margin() - before)
            assert over[place] == (one.state.question == NOTHING)
            if over[place]:
                gain += shares_of(one.state)[one.seat]
                assert infos["points"][place] == points_of(one.state, one.seat)
                assert infos["rank"][place] == rank_of(one.state, one.seat)
                one.stream += GAMES
                one.begin()
                ended += 1
            assert rewards[place] == pytest.approx(gain, abs=1e-6)
    assert ended >= GAMES


def test_gymnasium_makes_many_by_name() -> None:
    envs = gymnasium.make_vec(gym.ID, num_envs=5, players=3, version=1)
    assert isinstance(envs, WildCardsVectorEnv)
    rows, infos = envs.reset(seed=1)
    assert rows.shape == (5, 365)
    assert rows in envs.observation_space
    again, _ = envs.reset(seed=1)
    assert (rows == again).all()
    assert infos["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_a_policy_that_answers_what_is_no_action_is_refused_even_where_the_last_action_is_legal(action: int) -> None:
    def policy(rows: Any, masks: Any, rng: np.random.Generator) -> Any:
        return np.where(masks[:, KEEP], action, masks.argmax(axis=1))

    envs = WildCardsVectorEnv(40, 3, opponents=policy, engine="wasm")
    envs.reset(seed=1)

    def play_on() -> None:
        for _ in range(200):
            envs.step(envs.action_masks().argmax(axis=1))

    with pytest.raises(IllegalAction, match=f"action {action} is not legal"):
        play_on()


def test_what_is_not_legal_is_refused_and_named() -> None:
    envs = WildCardsVectorEnv(4, 3, opponents=lambda rows, masks, rng: masks.argmin(axis=1))
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="game "):
        envs.step(envs.action_masks().argmax(axis=1))
    envs.set_opponents("random")
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="game 0: action "):
        envs.step(envs.action_masks().argmin(axis=1))
    with pytest.raises(ValueError, match="engine: device is none of native, wasm"):
        WildCardsVectorEnv(4, engine="device")
