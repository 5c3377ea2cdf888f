"""`wildcards balance`: what the game gives to whom."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table

from wildcards.cli.output import BadInput, Json, console, print_json, progress_bar, warn
from wildcards.extras import need

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildcards.lab.balance.findings import Findings

INTERRUPTED = 130
LARGEST_SEED = 2**61 - 1
WIDE = 110  # columns, from which on the table is as wide as its words


def balance(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Folder for the report and its data.")] = Path("balance"),
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Compiled bots; all seats play the same one.")] = "expert",
    players: Annotated[
        int | None, typer.Option(min=3, max=5, metavar="P", help="3, 4 or 5 players. Default: all three.")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, max=10**9, metavar="N", help="Number of games for each bot and number of players.")
    ] = 100_000,
    seed: Annotated[
        int,
        typer.Option(min=0, max=LARGEST_SEED, metavar="S", help="Random seed: the same number gives the same games."),
    ] = 1,
    jobs: Annotated[
        int, typer.Option(min=1, max=256, metavar="J", help="Number of threads; does not change the games.")
    ] = 1,
    json: Json = False,
) -> None:
    """Measure how balanced the game is and write a report as a web page.

    It covers seats, species, Leaders, habitats, bids, ties, points and the length of a game.
    """
    need("lab")
    from wildcards.lab.balance import measuring

    try:
        runs = measuring.runs_for(bots, [players] if players else [3, 4, 5], games, seed)
        measuring.prepare(out)
        wanted = games * len(runs)
        with progress_bar("Playing", wanted) as bar:
            measured = measuring.measure(runs, jobs, bar.advance)
        files = measuring.report(out, measured.findings) if measured.findings else []
    except measuring.BadBalance as error:
        raise BadInput(str(error)) from None
    if json:
        print_json(measured.findings)
    else:
        for bot in dict.fromkeys(run.bot for run in runs):
            print_summary(bot, [one for one in measured.findings if one.bot == bot])
        for file in files:
            console().print(str(file), soft_wrap=True)
    if measured.interrupted:
        warn(f"wildcards: interrupted; the report has {measured.games:,} of {wanted:,} games")
        raise typer.Exit(INTERRUPTED)


def print_summary(bot: str, findings: "Sequence[Findings]") -> None:
    from wildcards.lab.balance.summary import summary_of

    if not findings:
        return
    screen = console()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="dim", title_justify="left")
    table.title = f"{bot.capitalize()} against {bot}"
    table.expand = screen.width < WIDE
    table.add_column("", ratio=2)
    for one in findings:
        table.add_column(f"{one.players} players", ratio=1)
    table.add_row("Games", *[f"{one.games:,}" for one in findings])
    for what, answers in summary_of(findings):
        table.add_row(what, *answers)
    screen.print(table)
    screen.print()
