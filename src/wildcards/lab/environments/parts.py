"""What the engines hand to a batched environment, as arrays of their own kind."""

from typing import Any, NamedTuple


class Shows(NamedTuple):
    observations: Any
    masks: Any
    seats: Any


class Ends(NamedTuple):
    """Of the games that have just ended; zeros for all others."""

    over: Any
    rewards: Any
    points: Any
    ranks: Any
