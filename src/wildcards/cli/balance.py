"""`wildcards balance`: what the game gives to whom."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table

from wildcards.cli.bots import after_commas
from wildcards.cli.complaints import below
from wildcards.cli.output import INTERRUPTED, BadInput, Json, console, print_json, progress_bar, warn
from wildcards.cli.setup import DeckOption, RemovalOption, setup_of
from wildcards.extras import need

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildcards.lab.balance.against import Difference
    from wildcards.lab.balance.findings import Findings

MOST_GAMES = 10**9 + 1
MOST_SEEDS = 2**61
WIDE = 110  # columns, from which on the table is as wide as its words


def more_measured(incomplete: str) -> list[str]:
    try:
        from wildcards.lab.balance.measuring import PLAYED
    except ImportError:  # without its extra there is nothing to offer
        return []
    return after_commas(incomplete, PLAYED)


def balance(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Folder for the report and its data.")] = Path("balance"),
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            autocompletion=more_measured,
            help="random, greedy, expert or master; all seats play the same one.",
        ),
    ] = "expert",
    players: Annotated[
        int | None, typer.Option(min=3, max=5, metavar="P", help="Number of players. Default: 3, 4 and 5 in turn.")
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            callback=below(MOST_GAMES, 1), metavar="N", help="Number of games for each bot and number of players."
        ),
    ] = 100_000,
    seed: Annotated[
        int,
        typer.Option(
            callback=below(MOST_SEEDS, 0), metavar="S", help="Random seed: the same number gives the same games."
        ),
    ] = 1,
    jobs: Annotated[
        int, typer.Option(min=1, max=256, metavar="J", help="Number of threads; does not change the games.")
    ] = 1,
    deck: DeckOption = None,
    removal: RemovalOption = "balanced",
    against: Annotated[
        Path | None,
        typer.Option(metavar="OTHER", help="Another report, its folder or its JSON: print what differs beyond chance."),
    ] = None,
    json: Json = False,
) -> None:
    """Measure how balanced the game is and write a report as a web page.

    It covers seats, species, Leaders, habitats, bids, ties, points and the length of a game.
    """
    need("lab")
    from wildcards.lab.balance import measuring
    from wildcards.lab.balance.against import differences

    try:
        setups = [setup_of(count, deck, removal) for count in ([players] if players else [3, 4, 5])]
        runs = measuring.runs_for(bots, setups, games, seed)
        other = measuring.read_report(against) if against else []
        measuring.prepare(out)
        wanted = games * len(runs)
        with progress_bar("Playing", wanted) as bar:
            measured = measuring.measure(runs, jobs, bar.advance)
        files = measuring.report(out, measured.findings) if measured.findings else []
    except measuring.BadBalance as error:
        raise BadInput(str(error)) from None
    if against and json:
        print_json(differences(measured.findings, other))
    elif json:
        print_json(measured.findings)
    else:
        for bot in dict.fromkeys(run.bot for run in runs):
            print_summary(bot, measured.findings)
        if against:
            print_differences(str(against), differences(measured.findings, other))
        for file in files:
            console().print(str(file), soft_wrap=True)
    if measured.interrupted:
        warn(f"wildcards: interrupted; the report has {measured.games:,} of {wanted:,} games")
        raise typer.Exit(INTERRUPTED)


def print_summary(bot: str, everyone: "Sequence[Findings]") -> None:
    from wildcards.lab.balance.summary import EXPLANATION, summary_of

    findings = [one for one in everyone if one.bot == bot]
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
    table.caption = EXPLANATION
    table.caption_justify = "left"
    for what, answers in summary_of(findings, everyone):
        table.add_row(what, *answers)
    screen.print(table)
    screen.print()


def print_differences(other: str, found: "Sequence[Difference]") -> None:
    """Those beyond chance; how many were compared says how much that means."""
    screen = console()
    clear = [one for one in found if one.is_beyond_chance]
    if not found:
        screen.print(f"Nothing is in common with {other}: other bots, or other numbers of players.", markup=False)
        return
    if clear:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="dim", title_justify="left")
        table.title = "Beyond chance"
        for heading in ("Bot", "Players", "What", "", "There", "Here", "Difference", "95%"):
            table.add_column(heading, justify="left" if heading in ("Bot", "What", "") else "right")
        for one in clear:
            ends = f"{one.low:+.4f} to {one.high:+.4f}"
            numbers = (f"{one.there:.4f}", f"{one.here:.4f}", f"{one.difference:+.4f}", ends)
            table.add_row(one.bot, str(one.players), one.topic, one.name, *numbers)
        screen.print(table)
    screen.print(
        f"{len(clear)} of {len(found)} numbers differ from {other} by more than chance; "
        "the intervals hold for all of them together.",
        markup=False,
    )
    screen.print()
