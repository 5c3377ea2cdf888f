"""Runs the search's inner part: compiled by Numba where that is installed, else as WebAssembly, else in plain Python.

All three find the same numbers to the last bit.
"""

import gc
import json
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

from wildcards.bots.base import Budget
from wildcards.bots.compiled.evaluation import Evaluation, Weights
from wildcards.bots.compiled.rollouts import Plan, Trials, run_rollouts
from wildcards.bots.imagine import Imagination
from wildcards.engine import webassembly
from wildcards.game.state_copy import copy_state
from wildcards.rules.questions import ACTIONS
from wildcards.rules.state import State


class Runner(Protocol):
    """Tries the arms of a plan in a row of worlds."""

    segment: int  # worlds that are tried between two looks at the clock

    def try_row(self, plan: Plan, first: int, worlds: int, budget: Budget) -> Trials | None:
        """The sums of these worlds; None when the time did not suffice for all of them."""


@cache
def evaluation_weights(players: int) -> list[Weights]:
    """By rounds to come."""
    text = files("wildcards.bots").joinpath("evaluation.json").read_text(encoding="utf-8")
    weights = json.loads(text)[str(players)]
    return [Weights(win=win, points=points) for win, points in zip(weights["win"], weights["points"], strict=True)]


class StateRow(list[State]):
    """States in a row that behave as an array of records: what is put into a place is copied there."""

    def __setitem__(self, i: Any, s: Any) -> None:
        super().__setitem__(i, copy_state(s))


class PlainRunner:
    """In plain Python every single trial is a step between two looks at the clock."""

    segment = 1

    def __init__(self, imagination: Imagination, seed: int) -> None:
        self.imagination = imagination
        self.seed = seed
        self.states = StateRow([imagination.table, State(), State()])
        self.weights = evaluation_weights(imagination.table.players)
        self.slowest = 0.0

    def try_row(self, plan: Plan, first: int, worlds: int, budget: Budget) -> Trials | None:
        trials = Trials()
        for world in range(first, first + worlds):
            for action in range(ACTIONS):
                if not plan.arms >> action & 1:
                    continue
                began = budget.spent
                if budget.left <= 2 * self.slowest:
                    return None
                single = replace(plan, arms=1 << action, seed=self.seed, first=world, worlds=1)
                found = Evaluation()
                run_rollouts(self.states, [single], [trials], self.imagination.explanations, self.weights, [found])
                self.slowest = max(self.slowest, budget.spent - began)
        return trials


class CompiledRunner:
    """Tries all arms in several worlds with one call."""

    segment = 16

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.slowest = 0.0

    def try_row(self, plan: Plan, first: int, worlds: int, budget: Budget) -> Trials | None:
        began = budget.spent
        if budget.left <= 2 * self.slowest:
            return None
        trials = self.run(replace(plan, seed=self.seed, first=first, worlds=worlds))
        self.slowest = max(self.slowest, budget.spent - began)
        return trials

    def run(self, plan: Plan) -> Trials:
        raise NotImplementedError


class NativeRunner(CompiledRunner):
    def __init__(self, imagination: Imagination, seed: int) -> None:
        from wildcards.engine.records import empty_records, records_of

        super().__init__(seed)
        self.plans = empty_records(Plan, 1)
        self.trials = empty_records(Trials, 1)
        self.known = (
            records_of(imagination.explanations),
            records_of(evaluation_weights(imagination.table.players)),
            empty_records(Evaluation, 1),
        )
        self.states = records_of([imagination.table, State(), State()])

    def run(self, plan: Plan) -> Trials:
        from wildcards.engine.records import read_record, write_record

        write_record(self.plans, 0, plan)
        write_record(self.trials, 0, Trials())
        compiled_search()(self.states, self.plans, self.trials, *self.known)
        return read_record(self.trials, 0, Trials)


class WasmRunner(CompiledRunner):
    def __init__(self, imagination: Imagination, seed: int) -> None:
        super().__init__(seed)
        room = webassembly.new_memory()
        self.room = room
        self.states = room.place_records([imagination.table, State(), State()])
        self.plans = room.place_records([Plan()])
        self.trials = room.place_records([Trials()])
        self.known = (
            room.place_records(imagination.explanations),
            room.place_records(evaluation_weights(imagination.table.players)),
            room.place_records([Evaluation()]),
        )

    def run(self, plan: Plan) -> Trials:
        self.room.write_record(self.plans, 0, plan)
        self.room.clear(self.trials)
        self.room.call(run_rollouts, self.states, self.plans, self.trials, *self.known)
        return self.room.read_record(self.trials, 0, Trials)


@cache
def compiled_search() -> Any:
    """The inner part, compiled; raises ImportError where the compiled engines are not installed."""
    from wildcards.engine.compiling import compiled

    return compiled(run_rollouts)


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
    return is_kept(run_rollouts)


@cache
def is_translated() -> bool:
    """Whether the search runs as WebAssembly here. The first call takes a moment to load it."""
    if not webassembly.is_available_to_bots():
        return False
    from wildcards.engine.webassembly.memory import door

    webassembly.new_memory().exports(door(run_rollouts).source)
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


def runners(imagination: Imagination, seed: int, jobs: int, backend: Backend) -> Sequence[Runner]:
    """One for each thread. In plain Python threads would only take turns, so there is one."""
    if backend is Backend.NATIVE:
        return [NativeRunner(imagination, seed) for _ in range(jobs)]
    if backend is Backend.WASM:
        return [WasmRunner(imagination, seed) for _ in range(jobs)]
    return [PlainRunner(imagination, seed)]


if __name__ == "__main__":
    is_compiled()  # for those who do not want to wait for it themselves
