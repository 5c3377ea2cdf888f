"""`wildcards simulate`: many games of random play."""

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Annotated, NamedTuple, TextIO

import typer
from rich.console import Console

from wildcards.cli.output import BadInput, console, progress_bar
from wildcards.cli.summary import Tally
from wildcards.cli.workers import in_order

MOST_GAMES = 10**12
LARGEST_SEED = 2**62 - 1
STANDARD_OUTPUT = "-"
INTERRUPTED = 130
GAMES_AT_ONCE = 50  # enough to be worth the way to another process, few enough for a bar that moves


class Removal(StrEnum):
    BALANCED = "balanced"
    RANDOM = "random"


class Engine(StrEnum):
    INTERPRETED = "interpreted"
    NATIVE = "native"
    DEVICE = "device"


class Batch(NamedTuple):
    """Some games of a seed: those with the numbers from `first` on."""

    players: int
    seed: int
    first: int
    size: int
    removal: str
    with_records: bool


class Played(NamedTuple):
    tally: Tally
    records: str


def simulate(
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="How many games.")],
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P", help="How many players: 3, 4 or 5.")],
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=LARGEST_SEED, metavar="S", help="The same number gives the same games."),
    ] = None,
    removal: Annotated[
        Removal, typer.Option(help="With three players: remove one of each species first, or all at random.")
    ] = Removal.BALANCED,
    records: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write one record a line (JSON Lines); [cyan]-[/] is standard output."),
    ] = None,
    engine: Annotated[
        Engine, typer.Option(help="Plain Python, compiled for the processor, or compiled for a graphics device.")
    ] = Engine.INTERPRETED,
    jobs: Annotated[
        int, typer.Option(min=1, max=256, metavar="J", help="How many processes; the games stay the same.")
    ] = 1,
) -> None:
    """Play many games at random; print games a second and a summary of points."""
    seed = secrets.randbits(32) if seed is None else seed
    batches = batches_of(games, Batch(players, seed, 0, GAMES_AT_ONCE, removal.value, records is not None))
    tally = Tally(players)
    stopped = False
    started = perf_counter()
    with opened(records) as output, progress_bar("Playing", games) as bar:
        try:
            for played in in_order(play_batch, batches, jobs):
                tally.add(played.tally)
                output.write(played.records)
                bar.advance(played.tally.games)
        except KeyboardInterrupt:
            stopped = True
    seconds = perf_counter() - started
    screen = console(stderr=records == STANDARD_OUTPUT)
    print_summary(screen, tally, seconds, f"seed {seed}, removal {removal.value}, {engine.value} engine")
    if stopped:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def opened(records: str | None) -> Iterator[TextIO]:
    """Where the records go."""
    if records is None:
        yield StringIO()
        return
    if records == STANDARD_OUTPUT:
        yield sys.stdout
        return
    try:
        with Path(records).open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise BadInput(f"{records}: {error.strerror}") from None
    except ValueError as error:  # a name that no file can have
        raise BadInput(f"{records}: {error}") from None


def print_summary(screen: Console, tally: Tally, seconds: float, how: str) -> None:
    players = len(tally.points)
    screen.print(f"{tally.games:,} games of {players} players, {how}")
    if tally.games:
        screen.print(f"{seconds:.2f} s, {tally.games / seconds:,.0f} games a second")
        screen.print(tally.table())


def batches_of(games: int, form: Batch) -> Iterator[Batch]:
    return (form._replace(first=first, size=min(form.size, games - first)) for first in range(0, games, form.size))


def play_batch(batch: Batch) -> Played:
    from wildcards.game.simulated import play_at_random, record_at_random

    tally = Tally(batch.players)
    lines: list[str] = []
    names = [f"Player {seat + 1}" for seat in range(batch.players)]
    for number in range(batch.first, batch.first + batch.size):
        if batch.with_records:
            record = record_at_random(names, batch.seed, number, removal=batch.removal)
            lines.append(f"{record.to_json()}\n")
            outcome = record.result
            assert outcome is not None
        else:
            outcome = play_at_random(batch.players, batch.seed, number, removal=batch.removal)
        tally.add_game(outcome.points, outcome.ranks)
    return Played(tally, "".join(lines))
