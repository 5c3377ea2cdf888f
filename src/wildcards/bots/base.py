"""What every bot is: it gets a View and a budget, and gives a Move."""

import hashlib
import time
from collections.abc import Callable
from random import Random
from typing import Annotated

import msgspec

from wildcards.game import Move, View
from wildcards.game.ask import moves_of
from wildcards.game.meanings import described, meaning

Clock = Callable[[], float]  # seconds, from any start, never backwards


@described
class Prospect(msgspec.Struct, frozen=True):
    """How things will stand at the start of the next round, on average, and at the end."""

    scored: Annotated[float, meaning("Points that would count then.")]
    animals: Annotated[float, meaning("Own animals.")]
    leaders: Annotated[float, meaning("Own Leaders.")]
    cards: Annotated[float, meaning("Cards in hand.")]
    points: Annotated[float, meaning("Points at the end.")]
    rival: Annotated[float, meaning("Points at the end of the best of the others.")]


@described
class Reason(msgspec.Struct, frozen=True):
    """In what a move differs from the others that were thought about."""

    part: Annotated[str, meaning("Which part of the prospect.")]
    by: Annotated[float, meaning("By how much it is more, on average; below 0 it is less.")]


@described
class Candidate(msgspec.Struct, frozen=True):
    """One move that was thought about, and what the bot expects of it."""

    move: Annotated[Move, meaning("The move.")]
    share: Annotated[float, meaning("How often the bot would play it; all candidates together make 1.")]
    rank: Annotated[float | None, meaning("The rank expected at the end; 1 is best.")] = None
    points: Annotated[float | None, meaning("The points expected at the end.")] = None
    win: Annotated[float | None, meaning("The chance to win; a shared win counts as its part.")] = None
    samples: Annotated[int, meaning("In how many games it was tried.")] = 0
    prospect: Annotated[Prospect | None, meaning("How things will stand after it.")] = None
    reasons: Annotated[tuple[Reason, ...], meaning("How it differs from the others, the main reasons first.")] = ()
    outbid: Annotated[
        dict[int, float], meaning("Of a bid: how likely each other seat holds a card that would go before it.")
    ] = {}


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
    """A player. Subclasses write `choose`, and `explain` if they can say why.

    A bot keeps nothing from one decision to the next: what it plays follows from its seed and the view, so it may be
    pickled, moved to another process or made anew at any time.
    """

    thinks_ahead = False  # whether it uses all the time it is given; others answer at once

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


# What the chance of a decision hangs on, in the order in which it is written: with other fields or another order every
# bot would play other games with the same seeds.
SEAT_FIELDS = """
    name hand_size hand bid face_down laid collection tokens points asked decided known trail
""".split()  # noqa: SIM905
VIEW_FIELDS = """
    viewer version round rounds lead question pending display animals_left animals_removed animals_out pile discard
    fresh leaders seats value due tied breaking tie_break draw_offered exchanged face_down choice removal
    habitat_counts wild_counts commitment seed result
""".split()  # noqa: SIM905


def fingerprint(view: View) -> str:
    """What the viewer knows, in short; not in what order the decisions of the others happen to come in."""
    seats = [{name: getattr(seat, name) for name in SEAT_FIELDS} | {"decided": False} for seat in view.seats]
    known = {name: getattr(view, name) for name in VIEW_FIELDS}
    known |= {"version": 0, "pending": (), "choice": None, "seats": seats}
    return hashlib.blake2b(msgspec.json.encode(known), digest_size=16).hexdigest()
