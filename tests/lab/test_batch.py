"""Thousands of games as one environment."""

import numpy as np
import pytest

from tests.engine.processes import output_of
from wildcards.engine import native
from wildcards.engine.batch import deal
from wildcards.engine.illegal import IllegalAction
from wildcards.engine.setup import Setup
from wildcards.engine.specialise import interpreted
from wildcards.game.observation import LENGTH
from wildcards.game.recollection import ROW
from wildcards.lab.environments.batch import BatchEnv
from wildcards.lab.environments.simulation import row_of, shares_of
from wildcards.lab.environments.versions import VARIANTS
from wildcards.rules import play
from wildcards.rules.play import legal
from wildcards.rules.questions import ACTIONS, NOTHING
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import State

GAMES = 6


@pytest.mark.parametrize("engine", ["native", "wasm"])
@pytest.mark.parametrize(("players", "version"), [(3, 1), (4, 1), (5, 2)])
def test_the_batch_shows_what_the_interpreted_rules_show(players: int, version: int, engine: str) -> None:
    """Every place of the batch is played along in plain Python: rows, masks, seats and ends agree at every step."""
    env = BatchEnv(GAMES, players, seed=11, engine=engine, version=version)
    shown = env.reset()
    streams = list(range(GAMES))
    games = [dealt(players, stream, version) for stream in streams]
    step = interpreted(play.step, VARIANTS[version])
    ended = 0
    for _ in range(240):
        actions = native.random_actions(env.games.states, variant=VARIANTS[version])
        for i, game in enumerate(games):
            game.chance = env.games.states["chance"][i].tolist()  # the choice has used up some chance
            assert shown.seats[i] == game.seat
            assert shown.observations[i].tolist() == row_of(game, game.seat, version).tolist()
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
            games[i] = dealt(players, streams[i], version)
            ended += 1
    assert ended >= GAMES


def dealt(players: int, stream: int, version: int) -> State:
    s = Setup(players).table(VARIANTS[version].state)
    interpreted(deal, VARIANTS[version])(s, 11, stream, 1)
    return s


def test_the_arrays_have_the_documented_shapes() -> None:
    shown = BatchEnv(5, players=3).reset()
    assert shown.observations.shape == (5, ROW)
    assert BatchEnv(5, players=3, version=1).reset().observations.shape == (5, LENGTH)
    assert shown.observations.dtype == np.int8
    assert shown.masks.shape == (5, ACTIONS)
    assert shown.masks.dtype == np.bool_
    assert shown.masks.any(axis=1).all()
    assert shown.seats.shape == shown.over.shape == (5,)
    assert shown.rewards.shape == shown.points.shape == shown.ranks.shape == (5, 3)


def test_a_seed_gives_the_same_games_again() -> None:
    env = BatchEnv(8, seed=3)
    first = env.reset().observations
    env.step(native.random_actions(env.games.states, variant=VARIANTS[2]))
    assert (env.reset().observations == first).all()
    assert (env.reset(seed=4).observations != first).any()


def test_an_illegal_action_changes_nothing() -> None:
    env = BatchEnv(4, seed=1)
    shown = env.reset()
    actions = shown.masks.argmax(axis=1)
    actions[2] = int(shown.masks[2].argmin())
    before = env.games.states.copy()
    with pytest.raises(IllegalAction, match="game 2: action "):
        env.step(actions)
    assert (env.games.states == before).all()


ON_DEVICE = """
import numpy
from wildcards.engine import device, native
from wildcards.lab.environments.batch import BatchEnv

def compare(ours, theirs):
    for name, mine, other in zip(ours._fields, ours, theirs):
        assert other.shape == mine.shape, name
        assert numpy.allclose(other.copy_to_host(), mine), name

here, there = BatchEnv(2, 3, seed=5, version=VERSION), BatchEnv(2, 3, seed=5, engine="device", version=VERSION)
ours = here.reset()
compare(ours, there.reset())
for _ in range(15):
    actions = ours.masks.argmax(axis=1)
    ours = here.step(actions)
    compare(ours, there.step(actions))

while not ours.over.any():  # on to the end of a game, and of that the last action on the device too
    before = device.to_device(here.games.states, variant=here.games.variant)
    actions = ours.masks.argmax(axis=1)
    ours = here.step(actions)
there.games.states = before
compare(ours, there.step(actions))
print("the same")
"""


@pytest.mark.parametrize("version", [1, 2])
def test_the_device_shows_the_same(version: int) -> None:
    """On Numba's simulator of a device, which has to be chosen before Numba is imported."""
    assert output_of(f"VERSION = {version}\n{ON_DEVICE}", NUMBA_ENABLE_CUDASIM="1") == "the same\n"


def test_a_batch_has_at_least_one_game_of_three_to_five() -> None:
    with pytest.raises(ValueError, match="games: 0 is not 1 or more"):
        BatchEnv(0)
    with pytest.raises(ValueError, match="engine: abacus is none of native, wasm, device"):
        BatchEnv(1, engine="abacus")
    with pytest.raises(ValueError, match="version: 3 is not 1 or 2"):
        BatchEnv(1, version=3)
    with pytest.raises(ValueError, match="players: 2 is not 3, 4 or 5"):
        BatchEnv(1, players=2)
