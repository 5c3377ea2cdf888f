"""What the compiled engines refuse at the door: inside they check nothing."""

from typing import Any

import numpy
from numpy.typing import NDArray

from wildcards.rules.questions import ACTIONS


class IllegalAction(ValueError):  # noqa: N818 - a refusal, named by what is refused
    """An action that answers nothing in its game; no game has changed."""

    def __init__(self, index: int, action: int, mask: int) -> None:
        allowed = ", ".join(str(a) for a in range(ACTIONS) if mask >> a & 1) or "only -1: it is over"
        super().__init__(f"game {index}: action {action} is not legal there (legal: {allowed})")
        self.index = index
        self.action = action
        self.mask = mask


def row_of_actions(actions: Any, games: int) -> NDArray[numpy.int64]:
    """One whole number for each game."""
    row = numpy.asarray(actions)
    if row.shape != (games,) or row.dtype.kind not in "iu":
        raise ValueError(f"one whole number for each of the {games} games is wanted, not {row.dtype} {row.shape}")
    return numpy.ascontiguousarray(row, numpy.int64)
