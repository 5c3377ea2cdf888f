"""One simulated game as an environment sees it: observations, masks and rewards as arrays."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wildcards.bots.recalling import row_as_seen
from wildcards.engine.batch import deal
from wildcards.engine.setup import Setup
from wildcards.engine.specialise import interpreted
from wildcards.game.notation import SPECIES_CODES, species_of
from wildcards.game.observation import Observation, observe
from wildcards.game.state_copy import copy_state
from wildcards.lab.environments.rows import margin_of
from wildcards.lab.environments.versions import VARIANTS, checked_version
from wildcards.rules.play import answer, legal, step
from wildcards.rules.questions import ACTIONS, OVER, STOP
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.setup import players_are_allowed
from wildcards.rules.state import State

Array = NDArray[np.int8]

ILLEGAL_REWARD = -1.0
WAIT = STOP  # the one action of a seat that is not asked: it does nothing


def checked_players(players: int) -> int:
    if not players_are_allowed(players):
        raise ValueError(f"players: {players} is not 3, 4 or 5")
    return players


class Simulation:
    def __init__(self, players: int, seed: int, version: int = 1) -> None:
        self.players = players
        self.version = checked_version(version)
        variant = VARIANTS[version]
        self.state = Setup(players).table(variant.state)
        self._step = interpreted(step, variant)
        interpreted(deal, variant)(self.state, seed, 0, 1)

    @property
    def is_over(self) -> bool:
        return self.state.phase == OVER

    @property
    def seat(self) -> int:
        """Whose action comes next."""
        return self.state.seat

    def is_legal(self, action: int) -> bool:
        return 0 <= action < ACTIONS and bool(legal(self.state) >> action & 1)

    def act(self, action: int) -> None:
        self._step(self.state, action)

    def observation(self, seat: int) -> Array:
        return row_of(self.state, seat, self.version)

    def action_mask(self, seat: int) -> Array:
        return mask_of(self.state, is_asked=self.seat == seat and not self.is_over)

    def rewards(self) -> list[float]:
        return shares_of(self.state)

    def outcome(self, seat: int) -> dict[str, Any]:
        """The action mask of a seat, and what the count says of it at the end."""
        count = {"points": points_of(self.state, seat), "rank": rank_of(self.state, seat)} if self.is_over else {}
        return {"action_mask": self.action_mask(seat), **count}

    def margin(self, seat: int) -> float:
        return margin_of(self.state, seat)


class Together:
    """A game whose simultaneous decisions are taken at the same time: one action of every seat at each step.

    Each seat that is asked builds its decision on a copy of the state in which nobody else has decided. Once all are
    complete, they are carried out in the true state by seat number (R20).
    """

    def __init__(self, players: int, seed: int, version: int = 1) -> None:
        self.game = Simulation(players, seed, version)
        self._answer = interpreted(answer, VARIANTS[version])
        self._ask()

    def _ask(self) -> None:
        state = self.game.state
        self.asked = {seat for seat in range(self.game.players) if state.asked[seat]}
        self.decisions: dict[int, list[int]] = {seat: [] for seat in sorted(self.asked)}
        self._own = {seat: copy_state(state) for seat in self.asked}
        for seat, own in self._own.items():
            own.seat = seat

    def is_legal(self, seat: int, action: int) -> bool:
        """What a seat does that is not asked, or has decided, is ignored."""
        return seat not in self.asked or (0 <= action < ACTIONS and bool(legal(self._own[seat]) >> action & 1))

    def act(self, actions: dict[int, int]) -> None:
        """One legal action of every seat."""
        for seat in sorted(self.asked):
            self.decisions[seat].append(actions[seat])
            after = copy_state(self._own[seat])
            self._answer(after, actions[seat])
            if after.asked[seat]:
                self._own[seat] = after
            else:
                self.asked.remove(seat)
        if not self.asked:
            for decision in self.decisions.values():
                for action in decision:
                    self.game.act(action)
            self._ask()

    def observation(self, seat: int) -> Array:
        """While others are still deciding, a seat that has decided sees what it saw at its last action."""
        return row_of(self._own.get(seat, self.game.state), seat, self.game.version)

    def action_mask(self, seat: int) -> Array:
        return mask_of(self._own.get(seat, self.game.state), is_asked=seat in self.asked)

    def outcome(self, seat: int) -> dict[str, Any]:
        return {**self.game.outcome(seat), "action_mask": self.action_mask(seat)}


def shares_of(state: State) -> list[float]:
    """Once the game is over, each seat's share of the win less its fair share: they add up to 0."""
    ranks = [rank_of(state, seat) for seat in range(state.players)]
    share = 1 / ranks.count(1)
    return [(share if rank == 1 else 0.0) - 1 / state.players for rank in ranks]


def seen_by(state: State, viewer: int) -> Observation:
    seen = Observation()
    observe(state, viewer, seen)
    return seen


def row_of(state: State, seat: int, version: int = 1) -> Array:
    """The observation as one row, field after field."""
    return np.array(row_as_seen(state, seat, version), np.int8)


def mask_of(state: State, *, is_asked: bool) -> Array:
    """1 for each legal action of a seat that is asked; any other seat can only wait."""
    bits = legal(state) if is_asked else 1 << WAIT
    return np.array([bits >> action & 1 for action in range(ACTIONS)], np.int8)


def written(state: State) -> str:
    """The public side of the table, for a look at a running environment."""
    lines = [f"round {state.round}, display: {' '.join(species_of(state.display)) or 'empty'}"]
    for seat in range(state.players):
        animals = " ".join(species_of(state.collection[seat])) or "no animals"
        leaders = "".join(f" [{code}]" for species, code in enumerate(SPECIES_CODES) if state.leader[species] == seat)
        lines.append(f"seat {seat}: {points_of(state, seat)} points, {animals}{leaders}")
    return "\n".join(lines)
