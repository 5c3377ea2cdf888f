"""`wildcards simulate`: many games of random play."""

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Literal, TextIO

import typer
from rich.console import Console

from wildcards.cli.complaints import below
from wildcards.cli.output import INTERRUPTED, BadInput, Json, console, print_json, progress_bar
from wildcards.cli.setup import DeckOption, RemovalOption, read_deck, setup_of

if TYPE_CHECKING:
    from wildcards.engine.tally import Tally

MOST_GAMES = 10**12
MOST_SEEDS = 2**62
STANDARD_OUTPUT = "-"


Engine = Literal["interpreted", "wasm", "native", "device"]


def simulate(
    games: Annotated[int, typer.Option(callback=below(MOST_GAMES, 1), metavar="N", help="Number of games.")],
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P", help="Number of players.")],
    seed: Annotated[
        int | None,
        typer.Option(
            callback=below(MOST_SEEDS, 0), metavar="S", help="Random seed: the same number gives the same games."
        ),
    ] = None,
    deck: DeckOption = None,
    removal: RemovalOption = "balanced",
    records: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write one record per line (JSON Lines); [cyan]-[/] is standard output."),
    ] = None,
    engine: Annotated[
        Engine | None,
        typer.Option(
            metavar="NAME",
            help="[cyan]interpreted[/]: plain Python; [cyan]wasm[/]: WebAssembly; [cyan]native[/]: compiled for the "
            "processor; [cyan]device[/]: compiled for a GPU. By default [cyan]wasm[/], for records "
            "[cyan]interpreted[/].",
        ),
    ] = None,
    jobs: Annotated[
        int,
        typer.Option(min=1, max=256, metavar="J", help="Number of processes or threads; does not change the games."),
    ] = 1,
    json: Json = False,
) -> None:
    """Simulate many random games; print games per second and a summary of the points."""
    from wildcards.cli.simulating import default_engine, play_games
    from wildcards.cli.summary import points_of
    from wildcards.engine.tally import Tally, add_tally

    seed = secrets.randbits(32) if seed is None else seed
    setup = setup_of(players, deck, removal)
    name = engine or default_engine(with_records=records is not None)
    parts = play_games(setup, seed, games, engine=name, jobs=jobs, with_records=records is not None)
    tally = Tally()
    stopped = False
    with opened(records) as output, progress_bar("Playing", games) as bar:
        started = perf_counter()
        try:
            for played in parts:
                add_tally(tally, played.tally)
                output.write(played.records)
                bar.advance(played.tally.games)
        except KeyboardInterrupt:
            stopped = True
        seconds = perf_counter() - started
    aside = records == STANDARD_OUTPUT
    if json:
        print_json(
            {
                "games": tally.games,
                "players": players,
                "seed": seed,
                "removal": removal,
                "deck": read_deck(deck),
                "engine": name,
                "jobs": jobs,
                "seconds": round(seconds, 3),
                **points_of(tally, players),
            },
            stderr=aside,
        )
    else:
        counts = f"deck {deck}, " if deck else ""
        how = f"seed {seed}, {counts}removal {removal}, {name} engine, jobs {jobs}"
        print_summary(console(stderr=aside), tally, players, seconds, how)
    if stopped:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def opened(records: str | None) -> Iterator[TextIO]:
    """Where the records go."""
    if records is None:
        yield StringIO()
    elif records == STANDARD_OUTPUT:
        yield sys.stdout
    else:
        try:
            with Path(records).open("w", encoding="utf-8") as file:
                yield file
        except OSError as error:
            raise BadInput(f"{records}: {error.strerror}") from None


def print_summary(screen: Console, tally: "Tally", players: int, seconds: float, how: str) -> None:
    from wildcards.cli.summary import summary_of

    screen.print(f"{tally.games:,} games of {players} players, {how}")
    if tally.games:
        screen.print(f"{seconds:.2f} s, {tally.games / seconds:,.0f} games per second")
        screen.print(summary_of(tally, players))
