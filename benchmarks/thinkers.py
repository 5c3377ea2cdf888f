"""Thousands of games of bots that think ahead with the network, which a graphics device works out for all of them.

    python benchmarks/thinkers.py --bots grandmaster:time=1000,grandmaster:time=200 --games 10000 --seconds 540

A grandmaster spends more than nine tenths of its time on the network. Here many tables play beside each other, and the
rows of all of them go to the device together. The bots do not notice: their clock counts the time of their own process,
and for every look what WebAssembly takes for so many rows. That is measured first, in games with one table for each
processor (`--calibration`), or read from a file that was written on another machine (`--costs`). What the network says
differs by rounding only.

Deals that were begun when the seconds are over are finished, so none is left out because it took long. Results go into
`--out`, a line for each deal as it is finished; the next call with the same file goes on where it stopped.
"""

import argparse
import json
import mmap
import os
import time
from collections import defaultdict
from collections.abc import Callable
from math import prod
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy
import torch

from wildcards.bots import Budget
from wildcards.bots.network import Outputs, weights_file
from wildcards.bots.network_room import MOST_ROWS, NUMBERS, NetworkRoom, network_room
from wildcards.bots.specs import BotSpec
from wildcards.bots.world_search import Findings, WorldSearch
from wildcards.engine.setup import Setup
from wildcards.game.observation import LENGTH
from wildcards.game.recollection import RECOLLECTION_LENGTH, ROW
from wildcards.lab.arena import live
from wildcards.lab.arena.arena import settings_for
from wildcards.lab.arena.block import Block
from wildcards.lab.arena.results import Games, shares_of, tables_of
from wildcards.lab.arena.schedule import Settings, tasks_of
from wildcards.lab.training.export import fingerprint, imported
from wildcards.lab.training.network import PADDED_ROW, forward, scales

Costs = list[float]  # seconds that WebAssembly takes, by rows
FIRST_LOOKS = 200  # of a process; they take longer
FEWEST_TIMES = 20  # that a number of rows was looked at, to know what it takes
PLAYERS = 4
CORES = os.cpu_count() or 1

processes = get_context("fork")  # before anybody has touched the device


class Clock:
    """Time of the own process, and what the looks would have taken."""

    def __init__(self) -> None:
        self.looks = 0.0

    def __call__(self) -> float:
        return time.thread_time() + self.looks


def play_by(clock: Clock) -> None:
    def budget_for(entrant: BotSpec, allowed: float | None) -> Budget:
        return Budget(entrant.time or allowed, iterations=entrant.iterations, clock=clock)

    vars(live)["budget_for"] = budget_for


class Thought(msgspec.Struct):
    """Of one entrant: how much it thought."""

    decisions: int = 0
    milliseconds: float = 0.0  # by its clock
    questions: int = 0  # with more than one answer that it tries
    trials: int = 0


class Played(msgspec.Struct):
    block: Block
    thoughts: list[Thought]  # by entrant


class Watch:
    """Who is thinking now, and how much everybody has thought."""

    def __init__(self, clock: Clock, entrants: int) -> None:
        self.clock = clock
        self.thoughts = [Thought() for _ in range(entrants)]
        self.now = self.thoughts[0]
        self.making = False
        self.began = 0.0
        find_out = WorldSearch.find_out

        def noted(search: WorldSearch, found: Findings, outputs: Outputs, allowed: Budget) -> None:
            find_out(search, found, outputs, allowed)
            if len(found) > 1:
                self.now.questions += 1
                self.now.trials += sum(one.worlds for one in found.values())

        WorldSearch.find_out = noted  # type: ignore[assignment, method-assign]

    def __call__(self, entrant: int | None, *, making: bool = False) -> None:
        if entrant is not None:
            self.now, self.making, self.began = self.thoughts[entrant], making, self.clock()
        elif not self.making:
            self.now.decisions += 1
            self.now.milliseconds += 1000 * (self.clock() - self.began)

    def taken(self) -> list[Thought]:
        """What was thought since the last time."""
        thoughts, self.thoughts = self.thoughts, [Thought() for _ in self.thoughts]
        return thoughts


# What a look takes.


def timed_looks(settings: Settings, deal: int, until: float) -> dict[int, tuple[int, float]]:
    """By rows: how often the network looked at so many, and the seconds of the processor for all of them."""
    found: dict[int, tuple[int, float]] = defaultdict(lambda: (0, 0.0))
    look = NetworkRoom.forward
    cold = FIRST_LOOKS

    def timed(room: NetworkRoom, rows: int) -> None:
        nonlocal cold
        began = time.thread_time()
        look(room, rows)
        cold -= 1
        if cold >= 0:
            return
        count, seconds = found[rows]
        found[rows] = count + 1, seconds + time.thread_time() - began

    NetworkRoom.forward = timed  # type: ignore[assignment, method-assign]
    play_by(clock := Clock())
    watch = Watch(clock, len(settings.entrants))
    while time.monotonic() < until:
        live.play_game(settings, 0, deal, 0, watch)
        deal += CORES
    return dict(found)


def costs_of(found: list[dict[int, tuple[int, float]]]) -> Costs:
    """Where a number of rows came too seldom, a row takes as long as with the numbers beside it."""
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for one in found:
        for rows, (count, seconds) in one.items():
            sums[rows][0] += count
            sums[rows][1] += seconds
    known = sorted(rows for rows, (count, _) in sums.items() if count >= FEWEST_TIMES)
    rates = [sums[rows][1] / sums[rows][0] / rows for rows in known]
    return [rows * float(numpy.interp(rows, known, rates)) for rows in range(MOST_ROWS + 1)]


def calibrated(given: argparse.Namespace) -> Costs:
    if given.costs and given.costs.is_file():
        return msgspec.json.decode(given.costs.read_bytes(), type=Costs)
    settings = settings_for(given.bots, Setup(PLAYERS), 1, 0, time=None, lineup="first", live=True)
    until = time.monotonic() + given.calibration
    with processes.Pool(CORES) as pool:
        costs = costs_of(pool.starmap(timed_looks, [(settings, core, until) for core in range(CORES)]))
    if given.costs:
        given.costs.write_bytes(msgspec.json.encode(costs))
    return costs


# Tables, and the device that looks for them.


class Counter:
    """Where tables put down their rows and find what the network says of them; shared by processes."""

    def __init__(self, tables: int) -> None:
        self.rows = shared((tables, MOST_ROWS, ROW), numpy.int8)
        self.said = shared((tables, MOST_ROWS, NUMBERS), numpy.float32)
        self.asked = shared((tables,), numpy.int32)
        self.bells = [os.eventfd(0) for _ in range(tables)]


def shared(shape: tuple[int, ...], kind: Any) -> Any:
    memory = mmap.mmap(-1, prod(shape) * numpy.dtype(kind).itemsize)
    return numpy.frombuffer(memory, kind).reshape(shape)


def look_elsewhere(counter: Counter, table: int, costs: Costs, clock: Clock) -> None:
    """From now on the network of this process is the device's."""
    room = network_room()
    assert room is not None
    buffer: Callable[[int, int], Any] = room.room.buffer  # type: ignore[attr-defined]
    seen = numpy.frombuffer(buffer(room.seen.address, MOST_ROWS * LENGTH), numpy.int8).reshape(MOST_ROWS, -1)
    size = MOST_ROWS * RECOLLECTION_LENGTH
    recalled = numpy.frombuffer(buffer(room.recalled.address, size), numpy.int8).reshape(MOST_ROWS, -1)
    work = numpy.frombuffer(buffer(room.work.address, room.work.size), numpy.float32).reshape(room.work.shape)
    rows, said, asked, bell = counter.rows[table], counter.said[table], counter.asked, counter.bells[table]

    def look(_: NetworkRoom, count: int) -> None:
        began = time.thread_time()
        rows[:count, :LENGTH] = seen[:count]
        rows[:count, LENGTH:] = recalled[:count]
        asked[table] = count
        os.eventfd_read(bell)
        work[:count, :NUMBERS] = said[:count]
        clock.looks += costs[count] - (time.thread_time() - began)

    NetworkRoom.forward = look  # type: ignore[assignment, method-assign]


def sit(
    settings: Settings, done: list[Played], share: tuple[int, int], counter: Counter, costs: Costs, given: Any
) -> None:
    """One table: plays every so-manieth deal."""
    number, tables = share
    clock = Clock()
    play_by(clock)
    look_elsewhere(counter, number % len(counter.bells), costs, clock)
    watch = Watch(clock, len(settings.entrants))
    with given.out.open("a", encoding="utf-8") as file:
        for task in tasks_of(settings, [one.block.task for one in done], 1):
            if time.monotonic() > given.until:
                break
            if task.first % tables == number:
                played = Played(live.play_task(settings, task, watch), watch.taken())
                file.write(msgspec.json.encode(played).decode() + "\n")
                file.flush()


def serve(counter: Counter, sitting: list[Any]) -> None:
    """Looks at all rows that wait, until everybody has left."""
    torch.set_float32_matmul_precision("high")  # as precise as the weights in the file
    device = "cuda" if torch.cuda.is_available() else "cpu"
    weights, sizes = imported(weights_file())
    weights, scale = weights.to(device), scales().to(device)
    most = len(counter.bells) * MOST_ROWS
    staged = torch.zeros((most, PADDED_ROW), dtype=torch.int8, pin_memory=device == "cuda")
    there = torch.zeros((most, PADDED_ROW), dtype=torch.int8, device=device)
    rows = staged.numpy()
    looked = 0
    while any(table.is_alive() for table in sitting):
        for _ in range(1000):
            now = counter.asked.copy()
            waiting = numpy.flatnonzero(now).tolist()
            if not waiting:
                time.sleep(0)
                continue
            counts = now[waiting].tolist()
            counter.asked[waiting] = 0
            end = 0
            for table, count in zip(waiting, counts, strict=True):
                rows[end : end + count, :ROW] = counter.rows[table, :count]
                end += count
            there[:end].copy_(staged[:end], non_blocking=True)
            out = forward(weights, sizes, there[:end], scale)
            said = torch.cat([out.policy, out.win, out.rank, out.points, out.belief], dim=1).cpu().numpy()
            end = 0
            for table, count in zip(waiting, counts, strict=True):
                counter.said[table, :count] = said[end : end + count]
                end += count
                os.eventfd_write(counter.bells[table], 1)
            looked += end
    print(f"looked at {looked:,} rows", flush=True)


def hall(settings: Settings, done: list[Played], first: int, costs: Costs, given: Any) -> None:
    """Some of the tables, with a process of its own that looks for them."""
    many = given.tables // given.halls
    counter = Counter(many)
    sitting = []
    for number in range(first, first + many):
        arguments = (settings, done, (number, many * given.halls), counter, costs, given)
        sitting.append(processes.Process(target=sit, args=arguments, daemon=True))
        sitting[-1].start()
    with torch.inference_mode():
        serve(counter, sitting)


def played_in(file: Path) -> list[Played]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def thoughts_of(played: list[Played], settings: Settings) -> dict[str, Any]:
    """By bot: milliseconds a decision, and games tried a question."""
    found = {}
    for number, entrant in enumerate(settings.entrants):
        parts = [one.thoughts[number] for one in played]
        decisions, questions = (sum(getattr(part, name) for part in parts) for name in ("decisions", "questions"))
        found[entrant.label] = {
            "milliseconds": sum(part.milliseconds for part in parts) / max(decisions, 1),
            "tried": sum(part.trials for part in parts) / max(questions, 1),
        }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="grandmaster:time=1000,grandmaster:time=200", help="the first against others")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=540, help="after which no deal is begun")
    parser.add_argument("--calibration", type=float, default=20, help="seconds to find out what a look takes")
    parser.add_argument("--costs", type=Path, help="file of what a look takes; written where it is not there")
    parser.add_argument("--tables", type=int, default=96, help="that play beside each other")
    parser.add_argument("--halls", type=int, default=2, help="processes that look for them")
    parser.add_argument("--out", type=Path, default=Path("thinkers.jsonl"))
    given = parser.parse_args()
    given.until = time.monotonic() + given.seconds
    torch.set_num_threads(1)
    costs = calibrated(given)
    print("microseconds a row:", {rows: round(costs[rows] / rows * 1e6) for rows in (1, 4, 16, 32, 64)}, flush=True)
    settings = settings_for(given.bots, Setup(PLAYERS), given.games, given.seed, time=None, lineup="first", live=True)
    done = played_in(given.out)
    many = given.tables // given.halls
    halls = [
        processes.Process(target=hall, args=(settings, done, first * many, costs, given))
        for first in range(given.halls)
    ]
    for one in halls:
        one.start()
    for one in halls:
        one.join()
    played = played_in(given.out)
    if not played:
        return
    games = Games(settings, [one.block for one in played])
    (table,) = tables_of(games, [shares_of(ranks) for ranks in games.ranks])
    found = {"weights": fingerprint(weights_file()), **msgspec.to_builtins(table)}
    print(json.dumps(found | {"thought": thoughts_of(played, settings)}))


if __name__ == "__main__":
    main()
