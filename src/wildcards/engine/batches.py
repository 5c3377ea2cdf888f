"""Thousands of games at once in one NumPy array: what the engines of the processor have in common.

Where a variant of the rules is played, the same one goes into every call for a batch.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

from wildcards.engine import batch
from wildcards.engine.illegal import IllegalAction, row_of_actions
from wildcards.engine.records import Records, read_record, record_dtype, write_record
from wildcards.engine.setup import Setup
from wildcards.engine.specialise import PLAIN, Function, Variant
from wildcards.rules.state import State

Numbers = NDArray[numpy.int64]


class Compiler(Protocol):
    def __call__(self, function: Function, variant: Variant = PLAIN) -> Callable[..., Any]:
        """The function, compiled: it takes NumPy arrays where the annotations say lists."""


class Batches:
    def __init__(self, compiled: Compiler, empty: Callable[[numpy.dtype[Any], int], Records]) -> None:
        """`empty` makes an array of zeros where the compiled functions find it."""
        self.compiled = compiled
        self.empty = empty

    def new_batch(self, setup: Setup, games: int, seed: int, first: int = 0, *, variant: Variant = PLAIN) -> Records:
        """So many games of a seed, from its `first` on, each dealt and at its first question."""
        states = self.empty(record_dtype(variant.state), games)
        if games > 0:
            write_record(states, 0, setup.table(variant.state))
            states[1:] = states[0]
            self.compiled(batch.deal_all, variant)(states, seed, first, int(setup.balanced))
        return states

    def batch_of(self, states: Sequence[State], *, variant: Variant = PLAIN) -> Records:
        """Games of the interpreted engine as a batch."""
        records = self.empty(record_dtype(variant.state), len(states))
        for i, state in enumerate(states):
            write_record(records, i, state)
        return records

    def state_at(self, states: Records, i: int, *, variant: Variant = PLAIN) -> State:
        """The i-th game as the interpreted engine holds it."""
        return read_record(states, i, variant.state)

    def legal(self, states: Records, *, variant: Variant = PLAIN) -> Numbers:
        """For each game the bit mask of its legal actions; 0 when it is over."""
        masks = numpy.zeros(len(states), numpy.int64)
        self.compiled(batch.legal_all, variant)(states, masks)
        return masks

    def random_actions(self, states: Records, *, variant: Variant = PLAIN) -> Numbers:
        """A legal action for each game, by its own generator; -1 where it is over."""
        actions = numpy.zeros(len(states), numpy.int64)
        self.compiled(batch.random_actions_all, variant)(states, actions)
        return actions

    def step(self, states: Records, actions: Any, *, variant: Variant = PLAIN) -> None:
        """One action in each game, -1 where it is over; an `IllegalAction` names the first that is not legal."""
        row = row_of_actions(actions, len(states))
        wrong = self.compiled(batch.first_illegal, variant)(states, row)
        if wrong >= 0:
            mask = int(self.legal(states[wrong : wrong + 1], variant=variant)[0])
            raise IllegalAction(wrong, int(row[wrong]), mask)
        self.compiled(batch.step_all, variant)(states, row)

    def play_out(self, states: Records, *, variant: Variant = PLAIN) -> Numbers:
        """Plays every game at random to its end; returns how many actions each took."""
        actions = numpy.zeros(len(states), numpy.int64)
        self.compiled(batch.play_out_all, variant)(states, actions)
        return actions

    def clone(self, states: Records) -> Records:
        copies = self.empty(states.dtype, len(states))
        copies[:] = states
        return copies

    def points(self, states: Records, *, variant: Variant = PLAIN) -> Numbers:
        """Points by game and seat."""
        return self._outcome(states, variant)[0]

    def ranks(self, states: Records, *, variant: Variant = PLAIN) -> Numbers:
        """Ranks by game and seat."""
        return self._outcome(states, variant)[1]

    def _outcome(self, states: Records, variant: Variant) -> tuple[Numbers, Numbers]:
        seats = int(states["players"].max(initial=0))
        found = numpy.zeros((2, len(states), seats), numpy.int64)
        self.compiled(batch.points_all, variant)(states, found[0], found[1])
        return found[0], found[1]

    # One game of a batch, by its place.

    def legal_at(self, states: Records, i: int) -> int:
        mask: int = self.compiled(batch.legal_at)(states, i)
        return mask

    def step_at(self, states: Records, i: int, action: int) -> bool:
        """Takes the action if it is legal, and says whether it was."""
        taken: bool = self.compiled(batch.step_at)(states, i, action)
        return taken

    def copy_at(self, states: Records, to: int, origin: int) -> None:
        self.compiled(batch.copy_at)(states, to, origin)

    def play_out_at(self, states: Records, i: int) -> int:
        """Plays at random to the end; returns how many actions that took."""
        actions: int = self.compiled(batch.play_out_at)(states, i)
        return actions

    def imagine_end_at(self, states: Records, to: int, origin: int, stream: int) -> int:
        """Copies one game to another place and plays it out there, with other luck than the original's."""
        actions: int = self.compiled(batch.imagine_end_at)(states, to, origin, stream)
        return actions

    def actions_of(self, setup: Setup, seed: int, stream: int) -> list[int]:
        """The actions of one random game."""
        states = self.new_batch(setup, 1, seed, stream)
        row = numpy.zeros(4096, numpy.int64)
        actions: list[int] = []
        while count := self.compiled(batch.note_actions)(states, row):
            actions += row[:count].tolist()
        return actions
