"""What a batch shows of each of its games, in the rules' subset: for the native and for the device engine."""

from dataclasses import dataclass

from wildcards.engine.batch import deal
from wildcards.game.observation import Observation, observe
from wildcards.rules.play import legal
from wildcards.rules.questions import ACTIONS, NOTHING
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import SEATS, State, number, row

# ruff: noqa: RUF009 - the fields are data, as in the state itself


@dataclass(slots=True)
class Mask:
    legal: list[int] = row(ACTIONS)


@dataclass(slots=True)
class Ended:
    """How a game ended, by seat; all zeros while it is running."""

    over: int = number()
    points: list[int] = row(SEATS)
    ranks: list[int] = row(SEATS)


def show_game(s: State, o: Observation) -> None:
    """What the seat that is asked may know, into an observation that is all zeros."""
    observe(s, s.seat, o)


def seat_asked(s: State) -> int:
    return s.seat


def is_over(s: State) -> bool:
    return s.question == NOTHING


def note_end(s: State, ended: Ended) -> None:
    ended.over = 1
    for seat in range(s.players):
        ended.points[seat] = points_of(s, seat)
        ended.ranks[seat] = rank_of(s, seat)


def reward_of(s: State, seat: int) -> float:
    """The seat's share of the win less its fair share."""
    winners = 0
    for other in range(s.players):
        if rank_of(s, other) == 1:
            winners += 1
    share = 1.0 / winners if rank_of(s, seat) == 1 else 0.0
    return share - 1.0 / s.players


def margin_of(s: State, seat: int) -> float:
    """The points of a seat less the mean of the others'."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += points_of(s, other)
    return points_of(s, seat) - others / (s.players - 1)


def margin_all(states: list[State], seats: list[int], margins: list[float]) -> None:
    for i in range(len(states)):
        margins[i] = margin_of(states[i], seats[i])


def show_all(states: list[State], seen: list[Observation], masks: list[Mask]) -> None:
    for i in range(len(states)):
        show_game(states[i], seen[i])
        show_legal(states[i], masks[i])


def show_legal(s: State, mask: Mask) -> None:
    bits = legal(s)
    for action in range(ACTIONS):
        mask.legal[action] = bits >> action & 1


def end_all(
    states: list[State],
    ended: list[Ended],
    rewards: list[list[float]],
    table: list[State],
    streams: list[int],
    seed: int,
    balanced: int,
) -> None:
    """Notes the games that are over, and deals the next one in their place."""
    for i in range(len(states)):
        if is_over(states[i]):
            note_end(states[i], ended[i])
            for seat in range(states[i].players):
                rewards[i][seat] = reward_of(states[i], seat)
            streams[i] += len(states)
            states[i] = table[0]
            deal(states[i], seed, streams[i], balanced)
