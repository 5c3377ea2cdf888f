"""The environments for PettingZoo and Gymnasium pass the tests that these projects ship."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from wildcards.extras import way_to_add
from wildcards.lab.environments import gym, zoo
from wildcards.lab.environments.simulation import Simulation, Together
from wildcards.rules.questions import ACTIONS, BID, STOP
from wildcards.rules.scoring import points_of

PLAYERS = [3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_environment_of_turns_passes_the_test_of_pettingzoo_without_a_warning(players: int) -> None:
    """Every warning is an error in this suite."""
    api_test(zoo.env(players, version=1 + players % 2), num_cycles=100)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_environment_of_turns_repeats_itself_from_a_seed(players: int) -> None:
    seed_test(lambda: zoo.env(players), num_cycles=80)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_parallel_environment_passes_the_test_of_pettingzoo(players: int) -> None:
    parallel_api_test(zoo.parallel_env(players), num_cycles=300)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_parallel_environment_repeats_itself_from_a_seed(players: int) -> None:
    parallel_seed_test(lambda: zoo.parallel_env(players), num_cycles=80)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_environment_of_one_seat_passes_the_test_of_gymnasium(players: int) -> None:
    made = gymnasium.make("wildcards/WildCards-v0", players=players, seat=players - 1, render_mode="ansi")
    check_env(made.unwrapped)


@pytest.mark.parametrize(("version", "length"), [(1, 365), (2, 850)])
def test_gymnasium_makes_it_by_name(version: int, length: int) -> None:
    env = gymnasium.make("wildcards.lab.environments.gym:wildcards/WildCards-v0", players=3, version=version)
    row, info = env.reset(seed=1)
    assert row.shape == (length,)
    assert info["action_mask"].shape == (ACTIONS,)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()


def choose(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def test_a_whole_game_of_turns_ends_with_shares_that_add_up_to_nothing() -> None:
    env, rng = zoo.env(4), np.random.default_rng(3)
    env.reset(seed=5)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    points = {}
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        rewards[agent] += reward
        points[agent] = info.get("points")
        env.step(None if over else choose(info["action_mask"], rng))
    assert sum(rewards.values()) == pytest.approx(0)
    winners = [agent for agent, count in points.items() if count == max(points.values())]
    assert all(rewards[agent] > 0 for agent in winners) or len(winners) > 1


def test_all_at_once_is_the_same_game_as_one_after_the_other() -> None:
    """What each seat decides in the parallel game, it decides in the other one: both end alike."""
    for seed in range(5):
        together, turns, rng = Together(4, seed), Simulation(4, seed), np.random.default_rng(seed)
        decisions: list[int] = []
        while not together.game.is_over:
            before = together.decisions
            together.act({seat: choose(together.action_mask(seat), rng) for seat in range(4)})
            if together.decisions is not before:
                decisions += [action for seat in sorted(before) for action in before[seat]]
        for action in decisions:
            assert turns.is_legal(action)
            turns.act(action)
        assert turns.is_over
        assert turns.state == together.game.state


def test_who_has_decided_waits_for_the_others() -> None:
    together = Together(3, 1)
    assert together.game.state.question == BID
    assert together.asked == {0, 1, 2}
    first = int(np.flatnonzero(together.action_mask(0))[0])
    together.asked = {0}  # the others have decided
    together.decisions[1], together.decisions[2] = [16], [16]
    assert together.action_mask(1).tolist() == [int(a == STOP) for a in range(ACTIONS)]
    together.act({0: first, 1: STOP, 2: STOP})
    assert together.game.state.question != BID


def test_an_illegal_action_ends_the_game() -> None:
    env = zoo.parallel_env(3)
    _, infos = env.reset(seed=2)
    illegal = int(np.flatnonzero(infos["seat_1"]["action_mask"] == 0)[0])
    legal = {agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) for agent in env.agents}
    _, rewards, over, _, _ = env.step({**legal, "seat_1": illegal})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(over.values())
    assert env.agents == []

    single = gym.WildCardsEnv(3)
    single.reset(seed=2)
    _, reward, ended, _, info = single.step(np.int64(np.flatnonzero(~single.action_masks())[0]))
    assert (reward, ended) == (-1.0, True)
    assert "illegal" in info

    raw = zoo.raw_env(3)
    raw.reset(seed=2)
    with pytest.raises(ValueError, match="seat_0: action 17 is not in the action mask"):
        raw.step(17)


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env, gym.WildCardsEnv])
def test_only_three_to_five_can_play(make: Callable[[int], object]) -> None:
    with pytest.raises(ValueError, match="players: 6 is not 3, 4 or 5"):
        make(6)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="seat: 3 is not one of 0 to 2"):
        gym.WildCardsEnv(3, seat=3)


@pytest.mark.parametrize("opponent", ["random", "greedy", "expert"])
def test_the_other_seats_are_played_by_a_policy(opponent: str) -> None:
    env = gym.WildCardsEnv(3, opponents=opponent)
    env.reset(seed=4)
    over, reward, points = False, 0.0, 0
    while not over:
        _, gained, over, _, info = env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
        reward, points = float(gained), info.get("points", 0)
    assert reward in (pytest.approx(-1 / 3), pytest.approx(1 / 6), pytest.approx(2 / 3), 0)
    assert points > 0
    with pytest.raises(ValueError, match="opponents: 'nobody' is not one of random, greedy, expert"):
        gym.WildCardsEnv(3, opponents="nobody")
    with pytest.raises(ValueError, match="opponents: 3 for 2 seats"):
        gym.WildCardsEnv(3, opponents=["random", "greedy", "expert"])


def test_an_opponent_that_cheats_is_named() -> None:
    env = gym.WildCardsEnv(3, seat=1, opponents=lambda rows, masks, rng: [25])
    with pytest.raises(ValueError, match="the opponent at seat 0 chose 25"):
        env.reset(seed=1)


def test_without_a_seat_the_agent_sits_anywhere() -> None:
    env = gym.WildCardsEnv(3, seat=None)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_a_shaped_reward_adds_up_to_the_win_and_the_lead_at_the_end() -> None:
    env = gym.WildCardsEnv(4, shaping=0.01, opponents=["random", "greedy", lambda rows, masks, rng: masks.argmax(1)])
    env.reset(seed=5)
    over, total = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(int(env.action_masks().argmax()))
        total += float(reward)
    points = [points_of(env._game.state, seat) for seat in range(4)]
    assert total == pytest.approx(env._game.rewards()[0] + 0.01 * (points[0] - sum(points[1:]) / 3))


def test_a_look_at_the_table_shows_everybodys_points() -> None:
    env = zoo.env(3, render_mode="ansi")
    env.reset(seed=1)
    lines = str(env.render()).splitlines()
    assert lines[0].startswith("round 1, display: ")
    assert lines[3] == "seat 2: 0 points, no animals"
    assert zoo.raw_env(3).render_mode is None


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("zoo", "pettingzoo", "research"),
        ("gym", "gymnasium", "research"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(module: str, package: str, extra: str) -> None:
    program = (
        f"import sys; sys.modules[{package!r}] = None\n"
        f"try: import wildcards.lab.environments.{module}\n"
        "except ImportError as error: print(error)"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout == f"{package} is not installed; to add it: {way_to_add([extra])}\n"
