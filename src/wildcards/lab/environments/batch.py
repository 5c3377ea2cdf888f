"""Thousands of games as one environment: observations, masks and rewards as arrays.

    env = BatchEnv(games=4096, players=4, seed=7)
    step = env.reset()
    while True:
        step = env.step(choose(step.observations, step.masks))

Every step is one action in every game, by the seat in `step.seats`. A game that ends is reported in that step's `over`,
`rewards`, `points` and `ranks`, and its place goes on with the next game.
"""

from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from wildcards.engine.processor import has_numba
from wildcards.engine.setup import Setup
from wildcards.extras import need
from wildcards.lab.environments.parts import Ends, Shows
from wildcards.lab.environments.versions import NEWEST, checked_version

ENGINES = ("native", "wasm", "device")


class Step(NamedTuple):
    """N games of P players: new NumPy arrays, or arrays of the device, which the next step overwrites."""

    observations: Any  # (N, 365 or 850) int8: what the seat that is asked may know
    masks: Any  # (N, ACTIONS) bool (int8 on the device): its legal actions, at least one
    seats: Any  # (N,) int8: which seat that is
    over: Any  # (N,) bool (int8 on the device): a game ended here; the fields above already show the next one
    rewards: Any  # (N, P) float32: share of the win less the fair share, 0 where nothing ended
    points: Any  # (N, P) int8: of the game that ended, else 0
    ranks: Any  # (N, P) int8


class Games(Protocol):
    """Many games in the memory of an engine."""

    states: Any

    def deal(self, seed: int) -> None:
        """New games of a seed, each at its first question."""

    def step(self, actions: Any) -> None:
        """One legal action in each; else an `IllegalAction`, and nothing changes."""

    def end(self) -> Ends:
        """Reports the games that are over, and deals the next one in their place."""

    def show(self) -> Shows:
        """What the seats that are asked see and may do."""


class BatchEnv:
    def __init__(
        self, games: int, players: int = 4, seed: int = 0, engine: str | None = None, *, version: int = NEWEST
    ) -> None:
        """The engine is by itself the quickest of the processor that is installed: native, else wasm.

        Observations of version 1 show the present alone; they are some five times as quick.
        """
        if games < 1:
            raise ValueError(f"games: {games} is not 1 or more")
        self.seed = seed
        self.games = games_on(engine, Setup(players), games, checked_version(version))

    def reset(self, seed: int | None = None) -> Step:
        """New games: the i-th place plays the games i, i + N, i + 2 N and so on of the seed."""
        self.seed = self.seed if seed is None else seed
        self.games.deal(self.seed)
        return self._seen()

    def step(self, actions: Any) -> Step:
        """One action in every game; an `IllegalAction` names the first that is not legal, and nothing changes."""
        self.games.step(actions)
        return self._seen()

    def _seen(self) -> Step:
        ends = self.games.end()
        return Step(*self.games.show(), *ends)


def games_on(engine: str | None, setup: Setup, games: int, version: int) -> Games:
    match engine or ("native" if has_numba() else "wasm"):
        case "native":
            need("fast")
            from wildcards.engine import native
            from wildcards.lab.environments.on_processor import ProcessorGames

            return ProcessorGames(native, setup, games, version)
        case "wasm":
            if find_spec("numpy") is None:  # all that it needs of that extra
                need("research")
            from wildcards.engine import wasm
            from wildcards.lab.environments.on_processor import ProcessorGames

            return ProcessorGames(wasm, setup, games, version)
        case "device":
            need("cuda")
            from wildcards.lab.environments.on_device import DeviceGames

            return DeviceGames(setup, games, version)
    raise ValueError(f"engine: {engine} is none of {', '.join(ENGINES)}")
