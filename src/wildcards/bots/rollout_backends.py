"""Runs the search's inner part: compiled by Numba where that is installed, else as WebAssembly, else in plain Python.

All three find the same numbers to the last bit.
"""

import gc
import json
from collections.abc import Sequence
from copy import deepcopy
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

from wildcards.bots.base import Budget
from wildcards.bots.compiled.evaluation import FEATURES
from wildcards.bots.compiled.rollouts import Plan, Trials, try_worlds
from wildcards.bots.imagine import Imagination
from wildcards.engine import webassembly
from wildcards.game.state_copy import copy_state
from wildcards.rules.questions import ACTIONS
from wildcards.rules.state import State


class Thinker(Protocol):
    """Tries the arms of a plan in a row of worlds."""

    segment: int  # worlds that are tried between two looks at the clock

    def try_row(self, plan: Plan, first: int, worlds: int, budget: Budget) -> Trials | None:
        """The sums of these worlds; None when the time did not suffice for all of them."""


@cache
def outlook_weights(players: int) -> tuple[list[list[float]], list[list[float]]]:
    """For winning and for points, by rounds to come."""
    text = files("wildcards.bots").joinpath("outlook.json").read_text(encoding="utf-8")
    weights = json.loads(text)[str(players)]
    return weights["win"], weights["points"]


class StateRow(list[State]):
    """States in a row that behave as an array of records: what is put into a place is copied there."""

    def __setitem__(self, i: Any, s: Any) -> None:
        super().__setitem__(i, copy_state(s))


class PlainThinker:
    """In plain Python every single trial is a step between two looks at the clock."""

    segment = 1

    def __init__(self, imagination: Imagination, seed: int) -> None:
        self.imagination = imagination
        self.seed = seed
        self.states = StateRow([imagination.table, State(), State()])
        self.slowest = 0.0

    def try_row(self, plan: Plan, first: int, worlds: int, budget: Budget) -> Trials | None:
        trials = Trials()
        imagination = self.imagination
        for world in range(first, first + worlds):
            for action in range(ACTIONS):
                if not plan.arms >> action & 1:
                    continue
                began = budget.spent
                if budget.left <= 2 * self.slowest:
                    return None
                single = deepcopy(plan)
                single.arms = 1 << action
                try_worlds(
                    self.states,
                    [single],
                    [trials],
                    imagination.chances,
                    imagination.cards,
                    imagination.places,
                    *outlook_weights(imagination.table.players),
                    [0.0] * FEATURES,
                    [0.0] * 3,
                    self.seed,
                    world,
                    1,
                )
                self.slowest = max(self.slowest, budget.spent - began)
        return trials


class NativeThinker:
    segment = 16

    def __init__(self, imagination: Imagination, seed: int) -> None:
        import numpy

        from wildcards.engine import native
        from wildcards.engine.records import empty_records

        self.seed = seed
        self.native = native
        self.states = native.batch_of([imagination.table, State(), State()])
        self.plans = empty_records(Plan, 1)
        self.trials = empty_records(Trials, 1)
        self.belief = (
            numpy.array(imagination.chances),
            numpy.array(imagination.cards),
            numpy.array(imagination.places),
        )
        self.weights = tuple(numpy.array(weights) for weights in outlook_weights(imagination.table.players))
        self.scratch = (numpy.zeros(FEATURES), numpy.zeros(3))
        self.slowest = 0.0

    def try_row(self, plan: Plan, first: int, worlds: int, budget: Budget) -> Trials | None:
        from wildcards.engine.records import read_record, write_record

        began = budget.spent
        if budget.left <= 2 * self.slowest:
            return None
        write_record(self.plans, 0, plan)
        write_record(self.trials, 0, Trials())
        compiled_search()(
            self.states,
            self.plans,
            self.trials,
            *self.belief,
            *self.weights,
            *self.scratch,
            self.seed,
            first,
            worlds,
        )
        self.slowest = max(self.slowest, budget.spent - began)
        return read_record(self.trials, 0, Trials)


class WasmThinker:
    segment = 16

    def __init__(self, imagination: Imagination, seed: int) -> None:
        from wildcards.engine.webassembly.room import Room

        room = Room()
        self.room = room
        self.seed = seed
        self.states = room.place_records([imagination.table, State(), State()])
        self.plans = room.place_records([Plan()])
        self.trials = room.place_records([Trials()])
        self.belief = [room.place(rows) for rows in (imagination.chances, imagination.cards, imagination.places)]
        self.weights = [room.place(rows, "float64") for rows in outlook_weights(imagination.table.players)]
        self.scratch = (room.place([0.0] * FEATURES, "float64"), room.place([0.0] * 3, "float64"))
        self.slowest = 0.0

    def try_row(self, plan: Plan, first: int, worlds: int, budget: Budget) -> Trials | None:
        began = budget.spent
        if budget.left <= 2 * self.slowest:
            return None
        self.room.write_record(self.plans, 0, plan)
        self.room.clear(self.trials)
        self.room.call(
            try_worlds,
            self.states,
            self.plans,
            self.trials,
            *self.belief,
            *self.weights,
            *self.scratch,
            self.seed,
            first,
            worlds,
        )
        self.slowest = max(self.slowest, budget.spent - began)
        return self.room.read_record(self.trials, 0, Trials)


@cache
def compiled_search() -> Any:
    """The inner part, compiled; raises ImportError where the compiled engines are not installed."""
    from wildcards.engine.compiling import compiled

    return compiled(try_worlds)


@cache
def is_compiled() -> bool:
    """Whether the search runs compiled by Numba here. The first call takes the time to compile it, or to load it.

    A hundred thousand objects of the compiler stay in memory. Python's collector would go through them again and again,
    60 ms each time, in the middle of a decision; so it is told to leave alone what is there by now.
    """
    try:
        compiled_search()
        from wildcards.engine import native  # noqa: F401 - loaded now, not while a clock runs
    except ImportError:
        return False
    gc.collect()
    gc.freeze()
    return True


def is_ready() -> bool:
    """Whether nobody has to wait for a compiler: the search was compiled before, or never will be."""
    try:
        from wildcards.engine.compiling import is_kept
    except ImportError:
        return True
    return is_kept(try_worlds)


@cache
def is_translated() -> bool:
    """Whether the search runs as WebAssembly here. The first call takes a moment to load it."""
    if not webassembly.is_available():
        return False
    from wildcards.engine.webassembly.room import door, module_of

    module_of(door(try_worlds).source)
    return True


class Backend(Enum):
    NATIVE = "native"
    WASM = "wasm"
    PLAIN = "plain"


def quickest_backend() -> Backend:
    return Backend.NATIVE if is_compiled() else uncompiled_backend()


def uncompiled_backend() -> Backend:
    """The quickest for which nobody has to wait."""
    return Backend.WASM if is_translated() else Backend.PLAIN


def thinkers(imagination: Imagination, seed: int, jobs: int, backend: Backend) -> Sequence[Thinker]:
    """One for each thread. In plain Python threads would only take turns, so there is one."""
    if backend is Backend.NATIVE:
        return [NativeThinker(imagination, seed) for _ in range(jobs)]
    if backend is Backend.WASM:
        return [WasmThinker(imagination, seed) for _ in range(jobs)]
    return [PlainThinker(imagination, seed)]


if __name__ == "__main__":
    is_compiled()  # for those who do not want to wait for it themselves
