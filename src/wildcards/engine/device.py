"""The device engine: the same rules on a graphics card, one thread a game.

Batches lie in the device's memory. What the functions return lies there too; `.copy_to_host()` brings it over.
"""

import warnings
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy

from wildcards.engine import kernels
from wildcards.engine.batch import deal, is_legal
from wildcards.engine.compiling import say_once
from wildcards.engine.cuda_simulator import on_records
from wildcards.engine.illegal import IllegalAction, row_of_actions
from wildcards.engine.kernels import SIMULATED, STATE, WARP, copy, cuda
from wildcards.engine.records import Records, empty_records, read_record, write_record
from wildcards.engine.setup import Setup
from wildcards.engine.signatures import signature, takes_a_record
from wildcards.engine.specialise import Function, copied
from wildcards.engine.tally import MOST_POINTS, Tally
from wildcards.rules import chance
from wildcards.rules.state import SEATS, State

warnings.filterwarnings("ignore", ".*low occupancy")  # a small batch is no mistake

LAUNCH = 1 << 20  # games of a simulation that are started at once


class NoDevice(RuntimeError):  # noqa: N818 - it says what is missing
    """There is no device to run on."""


def is_available() -> bool:
    return bool(cuda.is_available())


def sent(array: Any) -> Any:
    """The array, copied to the device."""
    if not is_available():
        raise NoDevice("no CUDA device was found: the device engine needs an NVIDIA card with its driver and toolkit")
    return cuda.to_device(numpy.ascontiguousarray(array))


@cache
def device_function(function: Function) -> Any:
    """The function for the device. There 32 bits are quicker than 64; few functions need more."""
    plain = copied(function, device_function)
    if function is copy:  # of arrays of any kind
        return cuda.jit(plain, device=True)
    if SIMULATED:
        return on_records(plain) if takes_a_record(function) else plain
    needs_more = function in (deal, is_legal) or function.__module__ == chance.__name__
    return cuda.jit(signature(function, numba.int64 if needs_more else numba.int32), device=True)(plain)


@cache
def kernel(function: Function) -> Any:
    if not SIMULATED:
        say_once("compiling the rules for the device")
    return cuda.jit(copied(function, device_function))


def launch(function: Function, games: int, *arguments: Any) -> None:
    if games > 0:
        kernel(function)[(games + WARP - 1) // WARP, WARP](*arguments)


def to_device(states: Records) -> Any:
    """A batch of the native engine, copied to the device."""
    return sent(states.astype(STATE))


def to_host(states: Any) -> Records:
    """A batch, copied back for the native engine."""
    records: Records = states.copy_to_host().astype(empty_records(State, 0).dtype)
    return records


def state_at(states: Any, i: int) -> State:
    """The i-th game as the interpreted engine holds it."""
    return read_record(states[i : i + 1].copy_to_host(), 0, State)


def _table(setup: Setup) -> Any:
    table = empty_records(State, 1)
    write_record(table, 0, setup.table())
    return to_device(table)


def _numbers(*shape: int) -> Any:
    return sent(numpy.zeros(shape, numpy.int32))


def new_batch(setup: Setup, games: int, seed: int, first: int = 0) -> Any:
    """So many games of a seed, from its `first` on, each dealt and at its first question."""
    states = sent(numpy.zeros(games, STATE))
    launch(kernels.deal_games, games, states, _table(setup), seed, first, int(setup.balanced))
    return states


def legal(states: Any) -> Any:
    """For each game the bit mask of its legal actions; 0 when it is over."""
    masks = _numbers(len(states))
    launch(kernels.find_legal, len(states), states, masks)
    return masks


def random_actions(states: Any) -> Any:
    """A legal action for each game, by its own generator; -1 where it is over."""
    actions = _numbers(len(states))
    launch(kernels.choose_at_random, len(states), states, actions)
    return actions


def step(states: Any, actions: Any) -> None:
    """One action in each game, -1 where it is over; an `IllegalAction` names the first that is not legal."""
    row = actions if hasattr(actions, "copy_to_host") else sent(row_of_actions(actions, len(states)))
    if row.shape != (len(states),):
        raise ValueError(f"{row.shape} actions for {len(states)} games")
    first_wrong = sent(numpy.full(1, len(states), numpy.int32))
    launch(kernels.find_illegal, len(states), states, row, first_wrong)
    wrong = int(first_wrong.copy_to_host()[0])
    if wrong < len(states):
        mask = int(legal(states[wrong : wrong + 1]).copy_to_host()[0])
        raise IllegalAction(wrong, int(row[wrong : wrong + 1].copy_to_host()[0]), mask)
    launch(kernels.step_games, len(states), states, row)


def play_out(states: Any) -> Any:
    """Plays every game at random to its end; returns how many actions each took."""
    actions = _numbers(len(states))
    launch(kernels.play_games_out, len(states), states, actions)
    return actions


def clone(states: Any) -> Any:
    return sent(states.copy_to_host()) if SIMULATED else _copy(states)


def _copy(states: Any) -> Any:
    copy = cuda.device_array_like(states)
    copy.copy_to_device(states)
    return copy


def points(states: Any, players: int) -> Any:
    """Points by game and seat."""
    found = _numbers(len(states), players)
    launch(kernels.count_points, len(states), states, found)
    return found


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    *,
    first: int = 0,
    progress: Callable[[int], None] = lambda games: None,
) -> Tally:
    """Plays games of a seed at random, from its `first` on, and counts them."""
    by_points = sent(numpy.zeros((SEATS, MOST_POINTS + 1), numpy.int64))
    wins = sent(numpy.zeros(SEATS, numpy.int64))
    actions = sent(numpy.zeros(1, numpy.int64))
    table = _table(setup)
    for start in range(first, first + games, LAUNCH):
        count = min(LAUNCH, first + games - start)
        where = (by_points, wins, actions)
        launch(kernels.simulate_games, count, table, seed, start, count, int(setup.balanced), *where)
        cuda.synchronize()
        progress(count)
    return Tally(
        games=games,
        actions=int(actions.copy_to_host()[0]),
        wins=wins.copy_to_host().tolist(),
        points=by_points.copy_to_host().tolist(),
    )
