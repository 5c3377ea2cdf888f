"""What every bot is: it gets a View and a budget, and gives a Move."""

import hashlib
import time
from collections.abc import Callable
from random import Random

import msgspec

from wildcards.game import Move, View
from wildcards.game.ask import moves_of
from wildcards.game.view import SeatView

Clock = Callable[[], float]  # seconds, from any start, never backwards


class Candidate(msgspec.Struct, frozen=True):
    """One move that was thought about, and what the bot expects of it."""

    move: Move
    share: float  # how often the bot would play it; all candidates together make 1
    rank: float | None = None  # expected rank at the end, 1 is best
    points: float | None = None  # expected points at the end
    win: float | None = None  # chance to win; a shared win counts as its part
    samples: int = 0  # games thought through to the end


class Budget:
    """What a bot may spend on one decision: time by a clock that is handed in, or a number of iterations.

    With iterations alone a decision is the same on every machine. With time, a bot looks at `left` between small steps.
    """

    __slots__ = ("_furthest", "clock", "iterations", "milliseconds", "started")

    def __init__(
        self,
        milliseconds: float | None = None,
        *,
        iterations: int | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.clock = clock
        self.started = clock()
        self._furthest = 0.0

    @property
    def spent(self) -> float:
        """Milliseconds since the bot was asked. A clock that is set back gives no time back."""
        self._furthest = max(self._furthest, (self.clock() - self.started) * 1000)
        return self._furthest

    @property
    def left(self) -> float:
        """Milliseconds left; without a limit of time, endless."""
        return float("inf") if self.milliseconds is None else self.milliseconds - self.spent


class Bot:
    """A player. Subclasses write `choose`; those who can, `explain`.

    A bot keeps nothing from one decision to the next: what it plays follows from its seed and the view, so it may be
    pickled, moved to another process or made anew at any time.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> Move:
        """A legal answer to the question of the view, within the budget."""
        raise NotImplementedError

    def explain(self, view: View, budget: Budget) -> list[Candidate]:
        """The moves that were thought about, the best first. A bot that does not search names only its choice."""
        return [Candidate(move=self.choose(view, budget), share=1.0)]

    def rng(self, view: View) -> Random:
        """Chance for this decision alone, the same whenever the same view comes with the same seed."""
        return Random(f"{self.seed}/{fingerprint(view)}")


def legal_moves(view: View) -> list[Move]:
    """Every move with which the viewer can answer now; none when the viewer is not asked."""
    return list(moves_of(view.ask)) if view.ask else []


def fingerprint(view: View) -> str:
    """What the viewer knows, in short; not in what order the decisions of the others happen to come in.

    What follows from the rest, or says nothing about the game, is left out: a bot plays as it did before it was there.
    """
    known = {name: getattr(view, name) for name in View.__struct_fields__ if name != "ask"}
    known["seats"] = [
        {name: getattr(seat, name) for name in SeatView.__struct_fields__ if name != "bot"} | {"decided": False}
        for seat in view.seats
    ]
    known |= {"version": 0, "pending": (), "choice": None}
    return hashlib.blake2b(msgspec.json.encode(known), digest_size=16).hexdigest()
