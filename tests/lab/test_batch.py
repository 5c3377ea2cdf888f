"""Thousands of games as one environment."""

import numpy as np
import pytest

from wildcards.engine import native
from wildcards.engine.illegal import IllegalAction
from wildcards.lab.environments.batch import BatchEnv, rewards_of
from wildcards.lab.environments.observation import LENGTH
from wildcards.lab.environments.simulation import row_of, shares_of
from wildcards.rules.flow import ACTIONS, NOTHING
from wildcards.rules.play import legal, step
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.setup import simulated_game

GAMES = 6


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_batch_shows_what_the_interpreted_rules_show(players: int) -> None:
    """Every place of the batch is played along in plain Python: rows, masks, seats and ends agree at every step."""
    env = BatchEnv(GAMES, players, seed=11)
    shown = env.reset()
    streams = list(range(GAMES))
    games = [simulated_game(players, 11, stream) for stream in streams]
    ended = 0
    for _ in range(240):
        actions = native.random_actions(env.states)
        for i, game in enumerate(games):
            game.chance = env.states["chance"][i].tolist()  # the choice has used up some chance
            assert shown.seats[i] == game.seat
            assert shown.observations[i].tolist() == row_of(game, game.seat).tolist()
            assert shown.masks[i].tolist() == [bool(legal(game) >> action & 1) for action in range(ACTIONS)]
            step(game, int(actions[i]))
        shown = env.step(actions)
        for i, game in enumerate(games):
            assert shown.over[i] == (game.question == NOTHING)
            if not shown.over[i]:
                assert not shown.points[i].any()
                assert not shown.rewards[i].any()
                continue
            assert shown.points[i].tolist() == [points_of(game, seat) for seat in range(players)]
            assert shown.ranks[i].tolist() == [rank_of(game, seat) for seat in range(players)]
            assert shown.rewards[i].tolist() == pytest.approx(shares_of(game), abs=1e-6)
            streams[i] += GAMES
            games[i] = simulated_game(players, 11, streams[i])
            ended += 1
    assert ended >= GAMES


def test_the_arrays_have_the_documented_shapes() -> None:
    shown = BatchEnv(5, players=3).reset()
    assert shown.observations.shape == (5, LENGTH)
    assert shown.observations.dtype == np.int8
    assert shown.masks.shape == (5, ACTIONS)
    assert shown.masks.dtype == np.bool_
    assert shown.masks.any(axis=1).all()
    assert shown.seats.shape == shown.over.shape == (5,)
    assert shown.rewards.shape == shown.points.shape == shown.ranks.shape == (5, 3)


def test_a_seed_gives_the_same_games_again() -> None:
    env = BatchEnv(8, seed=3)
    first = env.reset().observations
    env.step(native.random_actions(env.states))
    assert (env.reset().observations == first).all()
    assert (env.reset(seed=4).observations != first).any()


def test_an_illegal_action_changes_nothing() -> None:
    env = BatchEnv(4, seed=1)
    shown = env.reset()
    actions = shown.masks.argmax(axis=1)
    actions[2] = int(shown.masks[2].argmin())
    before = env.states.copy()
    with pytest.raises(IllegalAction, match="game 2: action "):
        env.step(actions)
    assert (env.states == before).all()


def test_a_shared_win_is_shared() -> None:
    ranks = np.array([[1, 2, 3, 4], [1, 3, 1, 4], [0, 0, 0, 0]], np.int8)
    rewards = rewards_of(ranks).tolist()
    assert rewards[0] == pytest.approx([0.75, -0.25, -0.25, -0.25])
    assert rewards[1] == pytest.approx([0.25, -0.25, 0.25, -0.25])
    assert rewards[2] == [0, 0, 0, 0]


def test_a_batch_has_at_least_one_game_of_three_to_five() -> None:
    with pytest.raises(ValueError, match="games: 0 is not 1 or more"):
        BatchEnv(0)
    with pytest.raises(ValueError, match="players: 2 is not 3, 4 or 5"):
        BatchEnv(1, players=2)
