"""`wildcards arena`: bots against bots."""

import secrets
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from wildcards.cli.output import BadInput, console, progress_bar, warn

FAULTY = 1
INTERRUPTED = 130
LARGEST_SEED = 2**61 - 1


class Lineup(StrEnum):
    MIXED = "mixed"
    DUEL = "duel"
    FIRST = "first"


def arena(
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="Names of the ladder, with options such as [cyan]search:time=50[/], or [cyan]module:Class[/].",
        ),
    ],
    games: Annotated[
        int, typer.Option(min=1, max=10**9, metavar="N", help="How many games, rounded up to whole deals.")
    ],
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P", help="How many sit at a table: 3, 4 or 5.")] = 4,
    lineup: Annotated[
        Lineup | None,
        typer.Option(help="Mixed tables, each alone against each other, or the first alone against each other."),
    ] = None,
    time: Annotated[
        float | None, typer.Option(min=1, max=600_000, metavar="MS", help="Time for a move, in ms.")
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=1, max=256, metavar="J", help="How many processes; the games stay the same.")
    ] = 1,
    seed: Annotated[
        int | None, typer.Option(min=0, max=LARGEST_SEED, metavar="S", help="The same number gives the same deals.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep every game here; the same command goes on where it stopped."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", metavar="", help="Print the results as JSON.")] = False,
    live: Annotated[
        bool,
        typer.Option(
            "--live", metavar="", help="Play through views as at a live table, even if all bots are compiled."
        ),
    ] = False,
    patience: Annotated[
        float, typer.Option(min=0.1, max=86_400, metavar="S", help="Seconds after which a silent bot is ended.")
    ] = 30.0,
    memory: Annotated[
        int, typer.Option(min=64, max=1 << 20, metavar="MB", help="Memory that the bots of a process may take.")
    ] = 2048,
    cluster: Annotated[
        bool,
        typer.Option(
            "--cluster", metavar="", help="Play on the Ray cluster that RAY_ADDRESS names, else on one started here."
        ),
    ] = False,
) -> None:
    """Let bots play each other: every deal in all rotations of seats, with intervals, ratings and times."""
    from wildcards.lab.extras import MissingExtra

    try:
        from wildcards.lab.arena.arena import hold, settings_for
        from wildcards.lab.arena.entrants import BadArena
        from wildcards.lab.arena.files import to_json, write_files
        from wildcards.lab.arena.supervised import Limits
        from wildcards.lab.arena.tables import report
    except ImportError as error:
        raise BadInput(str(MissingExtra(error.name or "numpy", "lab"))) from None

    try:
        settings = settings_for(
            bots,
            players,
            games,
            secrets.randbits(32) if seed is None else seed,
            time=time,
            lineup=lineup.value if lineup else None,
            live=live,
        )
        with progress_bar("Playing", settings.games) as bar:
            played = hold(
                settings,
                jobs=jobs,
                limits=Limits(patience, memory),
                folder=out,
                cluster=cluster,
                progress=bar.advance,
            )
        if played.results is not None:
            if out is not None:
                write_files(out, settings, played.blocks, played.results)
            if json:
                typer.echo(to_json(played.results), nl=False)
            else:
                screen = console()
                screen.print(report(played.results, screen.width))
    except (BadArena, MissingExtra) as error:
        raise BadInput(str(error)) from None
    if played.fault or played.interrupted:
        why = played.fault or "interrupted"
        kept = f"{played.games:,} of {settings.games:,} games are kept"
        warn(f"wildcards: {why}; {kept}{'' if out is None else f' in {out}: the same command goes on'}")
        raise typer.Exit(FAULTY if played.fault else INTERRUPTED)
