"""`wildcards arena`: bots against bots."""

import secrets
from pathlib import Path
from typing import Annotated, Literal

import typer

from wildcards.cli.bots import more_levels
from wildcards.cli.complaints import below
from wildcards.cli.output import INTERRUPTED, BadInput, Json, console, print_json, progress_bar, warn
from wildcards.cli.setup import DeckOption, RemovalOption, setup_of
from wildcards.extras import need

FAULTY = 1
MOST_GAMES = 10**9 + 1
MOST_SEEDS = 2**61


Lineup = Literal["mixed", "duel", "first"]


def arena(
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            autocompletion=more_levels,
            help="Built-in bots, with options such as [cyan]search:time=50[/], or classes: [cyan]file.py:Class[/].",
        ),
    ],
    games: Annotated[
        int,
        typer.Option(callback=below(MOST_GAMES, 1), metavar="N", help="Number of games, rounded up to whole deals."),
    ],
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P", help="Players at a table.")] = 4,
    lineup: Annotated[
        Lineup | None,
        typer.Option(
            help="[cyan]mixed[/]: different bots at one table; [cyan]duel[/]: each bot alone against a table of each "
            "other bot; [cyan]first[/]: only the first bot alone against each of the others. By default [cyan]mixed[/] "
            "if there are enough bots, else [cyan]duel[/]."
        ),
    ] = None,
    time: Annotated[
        float | None, typer.Option(min=1, max=600_000, metavar="MS", help="Thinking time per move, in milliseconds.")
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=1, max=256, metavar="J", help="Number of processes; does not change the games.")
    ] = 1,
    seed: Annotated[
        int | None,
        typer.Option(
            callback=below(MOST_SEEDS, 0), metavar="S", help="Random seed: the same number gives the same deals."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep every game here; run the same command again to continue."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write one record per line (JSON Lines); bots get views, as with --live."),
    ] = None,
    deck: DeckOption = None,
    removal: RemovalOption = "balanced",
    json: Json = False,
    live: Annotated[
        bool,
        typer.Option("--live", help="Give bots views, as at a live table, even if all of them are compiled."),
    ] = False,
    patience: Annotated[
        float,
        typer.Option(min=0.1, max=86_400, metavar="S", help="Stop a bot that has not answered for this many seconds."),
    ] = 30.0,
    memory: Annotated[
        int, typer.Option(min=64, max=1 << 20, metavar="MB", help="Memory limit for the bots of one process, in MB.")
    ] = 2048,
    cluster: Annotated[
        bool,
        typer.Option("--cluster", help="Play on the Ray cluster at RAY_ADDRESS, or start one here."),
    ] = False,
) -> None:
    """Let bots play each other, every deal from every seat; print win shares, ratings and times."""
    need("lab", *(["cluster"] if cluster else []))
    from wildcards.lab.arena.arena import hold, settings_for
    from wildcards.lab.arena.entrants import BadArena
    from wildcards.lab.arena.files import write_files
    from wildcards.lab.arena.supervised import Limits
    from wildcards.lab.arena.tables import report

    try:
        settings = settings_for(
            bots,
            setup_of(players, deck, removal),
            games,
            secrets.randbits(32) if seed is None else seed,
            time=time,
            lineup=lineup,
            live=live or records is not None,
        )
        with progress_bar("Playing", settings.games) as bar:
            played = hold(
                settings,
                jobs=jobs,
                limits=Limits(patience, memory),
                folder=out,
                cluster=cluster,
                progress=bar.advance,
                records=records,
            )
        if played.results is not None:
            if out is not None:
                write_files(out, settings, played.blocks, played.results)
            if json:
                print_json(played.results)
            else:
                screen = console()
                screen.print(report(played.results, screen.width))
    except BadArena as error:
        raise BadInput(str(error)) from None
    if played.fault or played.interrupted:
        why = played.fault or "interrupted"
        kept = f"{played.games:,} of {settings.games:,} games are kept"
        warn(f"wildcards: {why}; {kept}{'' if out is None else f' in {out}: run the same command to continue'}")
        raise typer.Exit(FAULTY if played.fault else INTERRUPTED)
