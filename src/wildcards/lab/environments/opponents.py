"""Who plays the other seats of an environment that has one agent: scripts, or policies over observations."""

from collections.abc import Sequence
from typing import TypeAlias

from wildcards.bots.observation_bot import Policy
from wildcards.lab.environments.scripts import AGENT, BY_POLICY
from wildcards.lab.policies import POLICIES

# A name of a script, a policy over observations, or one of these for each of the other seats, clockwise.
Opponent: TypeAlias = str | Policy
Opponents: TypeAlias = Opponent | Sequence[Opponent]


def checked_opponents(opponents: Opponents, players: int) -> list[Opponent]:
    """One for each other seat, from the agent's clockwise."""
    several = [opponents] * (players - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(several) != players - 1:
        raise ValueError(f"opponents: {len(several)} for {players - 1} seats")
    for one in several:
        if isinstance(one, str) and one not in POLICIES:
            raise ValueError(f"opponents: '{one}' is not one of {', '.join(POLICIES)}, nor a policy")
    return several


def checked_seat(seat: int | None, players: int) -> int | None:
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seat: {seat} is not one of 0 to {players - 1}")
    return seat


def scripts_of(opponents: Sequence[Opponent]) -> list[int]:
    """By place, counted from the agent: the number of a script, or what else sits there."""
    return [AGENT, *[POLICIES[one] if isinstance(one, str) else BY_POLICY for one in opponents]]
