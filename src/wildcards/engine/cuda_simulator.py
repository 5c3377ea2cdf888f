"""What Numba's simulator of a device needs otherwise: it runs the kernels in plain Python, where there is no device."""

from collections.abc import Callable
from typing import Any

import numpy

from wildcards.engine.specialise import Function


class SimulatedRecord:
    """A record whose fields are attributes; NumPy's own attributes would hide those of the same name."""

    def __init__(self, record: Any) -> None:
        object.__setattr__(self, "record", record)

    def __getattr__(self, name: str) -> Any:
        return self.record[name]

    def __setattr__(self, name: str, value: Any) -> None:
        self.record[name] = value


def on_records(function: Function) -> Callable[..., Any]:
    """The function, for a record of the simulator's as its first argument."""

    def call(s: Any, *arguments: Any) -> Any:
        return function(s if isinstance(s, SimulatedRecord) else SimulatedRecord(s), *arguments)

    return call


def own_turn(turn: int) -> int:
    """The simulator knows no warps: each thread goes alone."""
    return turn


def copy_numbers(to: Any, i: Any, origin: Any, j: Any) -> None:
    """The simulator cannot assign a record as a whole."""
    for name in origin.dtype.names:
        shape = origin.dtype[name].shape
        for place in numpy.ndindex(shape):
            if shape:
                to[i][name][place] = origin[j][name][place]
            else:
                to[i][name] = origin[j][name]
