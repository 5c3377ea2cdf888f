"""The games of a simulation, part by part: who plays them, in how many processes, with or without records."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import NamedTuple

from wildcards.cli.output import BadInput, Disagreement
from wildcards.cli.workers import in_order
from wildcards.engine import webassembly
from wildcards.engine.setup import Setup
from wildcards.engine.tally import WHOLE_WIN, Tally
from wildcards.extras import need
from wildcards.game.record import Deck, Outcome
from wildcards.game.types import Removal

INTERPRETED = "interpreted"
PART = 50  # games: enough to be worth the way to another process, few enough for a bar that moves
COMPILED_PART = {"wasm": 50_000, "native": 100_000, "device": 1 << 22}  # a second's work, or less
WITHOUT_NUMPY = {"wasm": "wildcards.engine.webassembly.simulation"}


class Part(NamedTuple):
    """Some games of a seed: those with the numbers from `first` on."""

    setup: Setup
    seed: int
    first: int
    games: int


class Played(NamedTuple):
    tally: Tally
    records: str  # one per line


Simulate = Callable[..., Tally]


def default_engine(*, with_records: bool) -> str:
    """The quickest that everybody has; records are written by the interpreted engine anyway."""
    return INTERPRETED if with_records or not webassembly.is_available() else "wasm"


def play_games(setup: Setup, seed: int, games: int, *, engine: str, jobs: int, with_records: bool) -> Iterator[Played]:
    """The same games in the same order, whatever the engine and however many jobs."""
    simulate = None if engine == INTERPRETED else compiled_engine(engine, setup, jobs)
    if with_records:
        written = in_order(_write, parts_of(setup, seed, games, PART), jobs)
        if simulate is None:
            return written
        return _compared(zip(parts_of(setup, seed, games, PART), written, strict=True), simulate)
    if simulate is None:
        return in_order(_count, parts_of(setup, seed, games, PART), jobs)
    parts = parts_of(setup, seed, games, COMPILED_PART[engine] * jobs)
    return (Played(simulate(part.setup, part.games, part.seed, first=part.first), "") for part in parts)


def parts_of(setup: Setup, seed: int, games: int, size: int) -> Iterator[Part]:
    return (Part(setup, seed, first, min(size, games - first)) for first in range(0, games, size))


def compiled_engine(name: str, setup: Setup, jobs: int) -> Simulate:
    """The engine, compiled before anybody looks at the clock. A device shares its work out by itself."""
    need(*{"native": ["fast"], "device": ["cuda"]}.get(name, []))
    try:
        engine = import_module(WITHOUT_NUMPY.get(name, f"wildcards.engine.{name}"))
        simulate: Simulate = engine.simulate if name == "device" else partial(engine.simulate, jobs=jobs)
        simulate(setup, 1, 0)
    except (ImportError, OSError, RuntimeError) as error:  # a driver, a device or a library is missing
        raise BadInput(f"the {name} engine cannot run here: {error}") from None
    return simulate


def _compared(played: Iterable[tuple[Part, Played]], simulate: Simulate) -> Iterator[Played]:
    """Records are written by the interpreted engine; another one plays the same games and has to end them alike."""
    for part, written in played:
        other = simulate(part.setup, part.games, part.seed, first=part.first)
        if (other.points, other.wins) != (written.tally.points, written.tally.wins):
            numbers = f"{part.first} to {part.first + part.games - 1}"
            raise Disagreement(f"the engines disagree on games {numbers} of seed {part.seed}")
        yield written


def _count(part: Part) -> Played:
    from wildcards.game.random_play import play_at_random

    tally = Tally()
    for number in range(part.first, part.first + part.games):
        _add(tally, play_at_random(part.setup.players, part.seed, number, removal=_removal(part), deck=_deck(part)))
    return Played(tally, "")


def _write(part: Part) -> Played:
    from wildcards.game.random_play import record_at_random

    tally = Tally()
    lines = []
    names = [f"Player {seat + 1}" for seat in range(part.setup.players)]
    for number in range(part.first, part.first + part.games):
        record = record_at_random(names, part.seed, number, removal=_removal(part), deck=_deck(part))
        assert record.result is not None
        _add(tally, record.result)
        lines.append(f"{record.to_json()}\n")
    return Played(tally, "".join(lines))


def _removal(part: Part) -> Removal:
    return "balanced" if part.setup.balanced else "random"


def _deck(part: Part) -> Deck:
    return Deck(part.setup.habitat, part.setup.wild)


def _add(tally: Tally, outcome: Outcome) -> None:
    tally.games += 1
    for seat, points in enumerate(outcome.points):
        tally.points[seat][points] += 1
        if outcome.ranks[seat] == 1:
            tally.wins[seat] += WHOLE_WIN // outcome.ranks.count(1)
