"""The device engine: the same rules on a graphics card, one thread a game.

Batches lie in the device's memory. What the functions return lies there too; `.copy_to_host()` brings it over. Where a
variant of the rules is played, the same one goes into every call for a batch.
"""

import warnings
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy

from wildcards.engine import kernels
from wildcards.engine.batch import deal, is_legal
from wildcards.engine.compiling import say_once
from wildcards.engine.cuda_simulator import on_records
from wildcards.engine.illegal import IllegalAction, row_of_actions
from wildcards.engine.kernels import SIMULATED, WARP, copy, cuda
from wildcards.engine.records import Records, empty_records, read_record, record_dtype, write_record
from wildcards.engine.setup import Setup
from wildcards.engine.signatures import signature, takes_a_record
from wildcards.engine.specialise import PLAIN, Function, Variant, copied
from wildcards.engine.tally import MOST_POINTS, Tally
from wildcards.rules import chance
from wildcards.rules.state import SEATS, State

warnings.filterwarnings("ignore", ".*low occupancy")  # a small batch is no mistake

# Where 32 bits are not enough: the generator, and policies that pack several numbers into one.
WIDE = (chance.__name__, "wildcards.bots.")
LAUNCH = 1 << 20  # games of a simulation that are started at once


class NoDevice(RuntimeError):  # noqa: N818 - it says what is missing
    """There is no device to run on."""


def is_available() -> bool:
    return cuda is not None and bool(cuda.is_available())


def sent(array: Any) -> Any:
    """The array, copied to the device."""
    if not is_available():
        raise NoDevice("no CUDA device was found: the device engine needs an NVIDIA card with its driver and toolkit")
    return cuda.to_device(numpy.ascontiguousarray(array))


@cache
def device_function(function: Function, variant: Variant = PLAIN) -> Any:
    """The function for the device. There 32 bits are quicker than 64; few functions need more."""
    plain = _copied(function, variant)
    if function is copy:  # of arrays of any kind
        return cuda.jit(plain, device=True)
    if SIMULATED:
        return on_records(plain) if takes_a_record(function) else plain
    needs_more = function in (deal, is_legal) or function.__module__.startswith(WIDE)
    whole = numba.int64 if needs_more else numba.int32
    return cuda.jit(signature(function, variant, whole), device=True)(plain)


def _copied(function: Function, variant: Variant) -> FunctionType:
    return copied(function, variant, lambda callee: device_function(callee, variant))


@cache
def kernel(function: Function, variant: Variant = PLAIN) -> Any:
    if not SIMULATED:
        say_once("compiling the rules for the device")
    return cuda.jit(_copied(function, variant))


def launch(function: Function, games: int, *arguments: Any, variant: Variant = PLAIN) -> None:
    """Runs a kernel with a thread for each game."""
    if games > 0:
        kernel(function, variant)[(games + WARP - 1) // WARP, WARP](*arguments)


def state_dtype(variant: Variant = PLAIN) -> numpy.dtype[Any]:
    """The record of a state on the device.

    The simulator runs plain Python on the record, where small integers would overflow: there all are wide.
    """
    return record_dtype(variant.state, width="int64" if SIMULATED else None)


def to_device(states: Records, *, variant: Variant = PLAIN) -> Any:
    """A batch of the native engine, copied to the device."""
    return sent(states.astype(state_dtype(variant)))


def to_host(states: Any, *, variant: Variant = PLAIN) -> Records:
    """A batch, copied back for the native engine."""
    records: Records = states.copy_to_host().astype(record_dtype(variant.state))
    return records


def state_at(states: Any, i: int, *, variant: Variant = PLAIN) -> State:
    """The i-th game as the interpreted engine holds it."""
    return read_record(states[i : i + 1].copy_to_host(), 0, variant.state)


def table(setup: Setup, *, variant: Variant = PLAIN) -> Any:
    """The table before the shuffle, as a batch of one."""
    records = empty_records(variant.state, 1)
    write_record(records, 0, setup.table(variant.state))
    return to_device(records, variant=variant)


def _numbers(*shape: int) -> Any:
    return sent(numpy.zeros(shape, numpy.int32))


def new_batch(setup: Setup, games: int, seed: int, first: int = 0, *, variant: Variant = PLAIN) -> Any:
    """So many games of a seed, from its `first` on, each dealt and at its first question."""
    states = sent(numpy.zeros(games, state_dtype(variant)))
    where = (states, table(setup, variant=variant))
    launch(kernels.deal_games, games, *where, seed, first, int(setup.balanced), variant=variant)
    return states


def legal(states: Any, *, variant: Variant = PLAIN) -> Any:
    """For each game the bit mask of its legal actions; 0 when it is over."""
    masks = _numbers(len(states))
    launch(kernels.find_legal, len(states), states, masks, variant=variant)
    return masks


def random_actions(states: Any, *, variant: Variant = PLAIN) -> Any:
    """A legal action for each game, by its own generator; -1 where it is over."""
    actions = _numbers(len(states))
    launch(kernels.choose_at_random, len(states), states, actions, variant=variant)
    return actions


def step(states: Any, actions: Any, *, variant: Variant = PLAIN) -> None:
    """One action in each game, -1 where it is over; an `IllegalAction` names the first that is not legal."""
    row = actions if hasattr(actions, "copy_to_host") else sent(row_of_actions(actions, len(states)))
    if row.shape != (len(states),):
        raise ValueError(f"{row.shape} actions for {len(states)} games")
    first_wrong = sent(numpy.full(1, len(states), numpy.int32))
    launch(kernels.find_illegal, len(states), states, row, first_wrong, variant=variant)
    wrong = int(first_wrong.copy_to_host()[0])
    if wrong < len(states):
        mask = int(legal(states[wrong : wrong + 1], variant=variant).copy_to_host()[0])
        raise IllegalAction(wrong, int(row[wrong : wrong + 1].copy_to_host()[0]), mask)
    launch(kernels.step_games, len(states), states, row, variant=variant)


def play_out(states: Any, *, variant: Variant = PLAIN) -> Any:
    """Plays every game at random to its end; returns how many actions each took."""
    actions = _numbers(len(states))
    launch(kernels.play_games_out, len(states), states, actions, variant=variant)
    return actions


def clone(states: Any) -> Any:
    if SIMULATED:
        return sent(states.copy_to_host())
    copies = cuda.device_array_like(states)
    copies.copy_to_device(states)
    return copies


def points(states: Any, players: int, *, variant: Variant = PLAIN) -> Any:
    """Points by game and seat."""
    found = _numbers(len(states), players)
    launch(kernels.count_points, len(states), states, found, variant=variant)
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
    start_table = table(setup)
    for start in range(first, first + games, LAUNCH):
        count = min(LAUNCH, first + games - start)
        where = (by_points, wins, actions)
        launch(kernels.simulate_games, count, start_table, seed, start, count, int(setup.balanced), *where)
        cuda.synchronize()
        progress(count)
    return Tally(
        games=games,
        actions=int(actions.copy_to_host()[0]),
        wins=wins.copy_to_host().tolist(),
        points=by_points.copy_to_host().tolist(),
    )
