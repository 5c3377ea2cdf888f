"""Observations, masks and outcomes of many games, in the rules' subset. Only compiled code runs these."""

from dataclasses import dataclass

from wildcards.engine.batch import deal
from wildcards.lab.environments.observation import Observation, observe
from wildcards.rules.flow import ACTIONS, NOTHING
from wildcards.rules.play import legal
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import SEATS, State, number, row

# ruff: noqa: RUF009 - the fields are data, as in the state itself


@dataclass(slots=True)
class ActionMask:
    legal: list[int] = row(ACTIONS)


@dataclass(slots=True)
class Outcome:
    """How a game ended, by seat; all zeros while it is running."""

    over: int = number()
    points: list[int] = row(SEATS)
    ranks: list[int] = row(SEATS)


def show_at(states: list[State], seen: list[Observation], masks: list[ActionMask], i: int) -> None:
    """What the seat that is asked may know, and do. Both records are all zeros before."""
    s = states[i]
    observe(s, s.seat, seen[i])
    bits = legal(s)
    for action in range(ACTIONS):
        masks[i].legal[action] = bits >> action & 1


def end_at(
    states: list[State],
    outcomes: list[Outcome],
    table: list[State],
    streams: list[int],
    i: int,
    seed: int,
    balanced: int,
) -> None:
    """Notes the end of a game that is over, and deals the next one of its place."""
    s = states[i]
    if s.question != NOTHING:
        return
    outcomes[i].over = 1
    for seat in range(s.players):
        outcomes[i].points[seat] = points_of(s, seat)
        outcomes[i].ranks[seat] = rank_of(s, seat)
    streams[i] += len(states)
    states[i] = table[0]
    deal(states[i], seed, streams[i], balanced)


def show_all(states: list[State], seen: list[Observation], masks: list[ActionMask]) -> None:
    for i in range(len(states)):
        show_at(states, seen, masks, i)


def end_all(
    states: list[State], outcomes: list[Outcome], table: list[State], streams: list[int], seed: int, balanced: int
) -> None:
    for i in range(len(states)):
        end_at(states, outcomes, table, streams, i, seed, balanced)
