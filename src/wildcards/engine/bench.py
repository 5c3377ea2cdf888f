"""`wildcards bench`: how quick the engines are here, against what is wanted of them.

Times are of the processor, so that other programs disturb them little, and the best of several tries. The tries of the
engines alternate: a ratio compares what ran under the same conditions.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from time import perf_counter, process_time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from wildcards.engine import webassembly
from wildcards.engine.processor import has_numba
from wildcards.engine.setup import Setup
from wildcards.extras import way_to_add
from wildcards.rules.play import play_out
from wildcards.rules.setup import simulated_game

PLAYERS = 5
TRIES = 7
INTERPRETED_GAMES = 60
COMPILED_GAMES = 4_000
DEVICE_GAMES = 1 << 22

PLAY_MOVES = """
from random import Random
from time import process_time
from wildcards import Game

chance = Random(1)
best = 1.0
for number in range(12):
    game, seed, moves = Game(4, seed=f"{number:064x}"), f"{number:064x}", []
    while not game.is_over:
        for seat in game.pending:
            moves.append((seat, chance.choice(game.legal_moves(seat))))
            game.play(*moves[-1])
    game = Game(4, seed=seed)
    start = process_time()
    for seat, move in moves:
        game.play(seat, move)
    best = min(best, (process_time() - start) / len(moves))
print(best)
"""
IMPORT = "from time import process_time\nstart = process_time()\nimport wildcards\nprint(process_time() - start)"
FIRST_GAME = """
from time import process_time
from wildcards.engine.setup import Setup
from wildcards.engine.{module} import simulate

simulate(Setup(players=5), 1, seed=1)
print(process_time())
"""
FIRST_NATIVE_GAME = FIRST_GAME.format(module="native")
FIRST_WASM_GAME = FIRST_GAME.format(module="webassembly.simulation")


@dataclass(frozen=True)
class Measure:
    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def passed(self) -> bool | None:
        """Whether it is as wanted; nothing, if nothing is wanted."""
        if self.at_least is not None:
            return self.value >= self.at_least
        if self.at_most is not None:
            return self.value <= self.at_most
        return None

    @property
    def wanted(self) -> str:
        if self.at_least is not None:
            return f"at least {self.at_least:,.0f}"
        return "" if self.at_most is None else f"at most {self.at_most:,g}"


def measure(*more: Callable[[], list[Measure]]) -> list[Measure]:
    """Measures everything and whatever more is wanted."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        steps = [measure_start_up, measure_game_play, measure_engines]
        steps += [measure_device] if has_numba() and has_device() else []
        steps += more
        task = progress.add_task("Measuring", total=len(steps))
        measures: list[Measure] = []
        for step in steps:
            measures += step()
            progress.advance(task)
    return measures


def as_data(measures: list[Measure]) -> list[dict[str, object]]:
    return [{**asdict(measure), "passed": measure.passed} for measure in measures]


def print_measures(measures: list[Measure]) -> None:
    console = Console()
    console.print(table_of(measures))
    if not has_numba():
        console.print(
            f"The native engine is not installed; to add it: {way_to_add(['fast'])}", markup=False, soft_wrap=True
        )
    elif not has_device():
        console.print("No CUDA device was found; the device engine was not measured.")


def table_of(measures: list[Measure]) -> Table:
    table = Table(title=f"Engines: random play, {PLAYERS} players, one core")
    for heading in ("measured", "here", "wanted", ""):
        table.add_column(heading, justify="left" if heading == "measured" else "right")
    marks = {True: "[green]✓[/]", False: "[red]✗[/]", None: ""}
    for m in measures:
        digits = 0 if m.value >= 100 else 1 if m.value >= 10 else 2
        table.add_row(m.name, f"{m.value:,.{digits}f} {m.unit}", m.wanted, marks[m.passed])
    return table


def has_device() -> bool:
    from wildcards.engine import device

    return device.is_available()


def rate(play: Callable[[int], object], games: int, start: int) -> float:
    """Games a second of processor time."""
    begin = process_time()
    play(start)
    return games / (process_time() - begin)


def play_interpreted(start: int) -> None:
    for stream in range(start, start + INTERPRETED_GAMES):
        play_out(simulated_game(PLAYERS, 1, stream))


def measure_engines() -> list[Measure]:
    """The engines of the processor, those that are here."""
    setup = Setup(PLAYERS)
    engines: dict[str, tuple[Callable[[int], object], int]] = {"interpreted": (play_interpreted, INTERPRETED_GAMES)}
    for name, simulate in compiled_engines().items():
        simulate(setup, 1, 1)
        engines[name] = partial(play_compiled, simulate, setup), COMPILED_GAMES
    best = dict.fromkeys(engines, 0.0)
    for i in range(TRIES):
        for name, (play, games) in engines.items():
            best[name] = max(best[name], rate(play, games, i * games))
    measures = [Measure("interpreted", best["interpreted"], "games/s", at_least=600)]
    if "wasm" in best:
        measures += [
            Measure("wasm", best["wasm"], "games/s"),
            Measure("wasm against interpreted", best["wasm"] / best["interpreted"], "times", at_least=25),
        ]
    if "native" in best:
        measures += [
            Measure("native", best["native"], "games/s"),
            Measure("native against interpreted", best["native"] / best["interpreted"], "times", at_least=50),
            Measure("native: clone and play out from the middle", measure_playout(setup), "µs", at_most=25),
        ]
    if "native" in best and "wasm" in best:
        measures.append(Measure("wasm against native", best["wasm"] / best["native"], "times"))
    return measures


def compiled_engines() -> dict[str, Callable[..., object]]:
    found: dict[str, Callable[..., object]] = {}
    if webassembly.is_available():
        from wildcards.engine.webassembly import simulation

        found["wasm"] = simulation.simulate
    if has_numba():
        from wildcards.engine import native

        found["native"] = native.simulate
    return found


def play_compiled(simulate: Callable[..., object], setup: Setup, start: int) -> object:
    return simulate(setup, COMPILED_GAMES, 1, first=start)


def measure_playout(setup: Setup) -> float:
    """Microseconds for the copy of a game in its middle, played to the end."""
    from wildcards.engine import native

    games = 200
    states = native.batch_of([native.state_at(native.new_batch(setup, 1, 1), 0)] * (games + 1))
    states[:games] = native.new_batch(setup, games, 1)
    middle = native.play_out(native.clone(states[:games])).mean() / 2
    for _ in range(int(middle)):
        native.step(states[:games], native.random_actions(states[:games]))
    best = float("inf")
    native.imagine_end_at(states, games, 0, 0)
    for stream in range(TRIES):
        begin = process_time()
        for i in range(games):
            native.imagine_end_at(states, games, i, stream)
        best = min(best, (process_time() - begin) / games)
    return best * 1e6


def measure_device() -> list[Measure]:
    """Whole games on the device, by the clock: it is the device that works."""
    from wildcards.engine import device

    measures = []
    for players, wanted in ((5, 4e6), (4, None), (3, 6e6)):
        device.simulate(Setup(players), 1, 1)
        best = 0.0
        for i in range(3):
            begin = perf_counter()
            device.simulate(Setup(players), DEVICE_GAMES, 1, first=i * DEVICE_GAMES)
            best = max(best, DEVICE_GAMES / (perf_counter() - begin))
        measures.append(Measure(f"device, {players} players", best, "games/s", at_least=wanted))
    return measures


def measure_start_up() -> list[Measure]:
    """In processes of their own, with Python's bytecode written as on any machine after the first start."""
    with tempfile.TemporaryDirectory() as folder:
        imported = min(seconds_of(IMPORT, folder) for _ in range(TRIES))
        measures = [Measure("import wildcards", imported * 1e3, "ms", at_most=100)]
        if webassembly.is_available():
            first = min(seconds_of(FIRST_WASM_GAME, folder) for _ in range(3))
            measures.append(Measure("first wasm game", first, "s", at_most=1))
        if has_numba():
            seconds_of("import numba; print(0)", folder)
            cold = seconds_of(FIRST_NATIVE_GAME, folder)
            warm = min(seconds_of(FIRST_NATIVE_GAME, folder) for _ in range(3))
            measures.append(Measure("first native game, nothing compiled yet", cold, "s", at_most=20))
            measures.append(Measure("first native game, compiled before", warm, "s", at_most=1.5))
    return measures


def measure_game_play() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        return [Measure("Game.play with its events", seconds_of(PLAY_MOVES, folder) * 1e6, "µs a move", at_most=60)]


def seconds_of(program: str, folder: str) -> float:
    """What a program prints, run with its caches in a folder."""
    environment = {**os.environ, "WILDCARDS_CACHE": folder, "PYTHONPYCACHEPREFIX": folder}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    answer = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return float(answer.stdout)
