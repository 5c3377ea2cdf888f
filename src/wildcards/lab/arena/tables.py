"""Results as tables for people, within 80 columns."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from wildcards.lab.arena.entrants import shortened
from wildcards.lab.arena.live import GRACE
from wildcards.lab.arena.results import Results
from wildcards.lab.statistics import Estimate

WIDEST_NAME = 18  # gambler.py:Gambler of the tutorial is shown whole
WIDE = 100  # columns, from which on there is room for everything
MOST_CROSSED = 8  # bots in a cross table


def report(results: Results, width: int = 80) -> RenderableType:
    return Group(*parts_of(results, width))


def parts_of(results: Results, width: int) -> Iterator[RenderableType]:
    yield Text(
        f"{results.games:,} games of {results.players} players, every deal in all {results.players} rotations; "
        f"seed {results.seed}\n"
    )
    with_duels = any(is_duel(table.bots) for table in results.tables)
    if with_duels:
        yield duels(results)
        yield Text()
    yield standings(results, with_wins=not with_duels, with_rank=width >= WIDE)
    late = [f"{short(one.bot)} {one.overruns} of {one.decisions:,}" for one in results.standings if one.overruns]
    if late:
        yield Text(f"Overran the time by more than {GRACE:.0f} ms: {', '.join(late)}.")
    if 2 < len(results.standings) <= MOST_CROSSED:
        yield Text()
        yield crosses(results)


def grid(title: str, *headings: str) -> Grid:
    table = Grid(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 0, 0, 1),
        header_style="dim",
        title=title,
        title_justify="left",
        title_style="bold",
        caption_justify="left",
    )
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", no_wrap=True)
    return table


def is_duel(bots: tuple[str, ...]) -> bool:
    return len(set(bots[1:])) == 1 and bots[0] != bots[1]


def duels(results: Results) -> Grid:
    """One against the rest of the table."""
    table = grid(f"One against {results.players - 1}", "Bot", "against", "Games", "Wins", "95%", "Points")
    table.caption = f"A fair share is {1 / results.players:.0%}."
    for one in results.tables:
        if is_duel(one.bots):
            wins = (f"{one.wins.mean:.1%}", interval(one.wins))
            table.add_row(short(one.bots[0]), short(one.bots[1]), f"{one.games:,}", *wins, f"{one.points.mean:.1f}")
    return table


def standings(results: Results, *, with_wins: bool, with_rank: bool) -> Grid:
    """With wins only where all bots sit at the same tables: among duels they would mix the one with the three."""
    wins = ("Wins", "95%", "Points") if with_wins else ()
    rank = ("Rank",) if with_rank else ()
    table = grid("Standings", "Bot", "Games", *wins, *rank, "Rating", "ms", "max ms")
    for one in results.standings:
        table.add_row(
            short(one.bot),
            f"{one.games:,}",
            *([f"{one.wins.mean:.1%}", interval(one.wins), f"{one.points.mean:.1f}"] if with_wins else []),
            *([f"{one.rank:.2f}"] if with_rank else []),
            f"{one.rating.strength:.1f}±{one.rating.spread:.1f}",
            milliseconds(one.milliseconds),
            milliseconds(one.slowest),
        )
    return table


def crosses(results: Results) -> Grid:
    """How often the bot of the line was ahead of the bot of the column."""
    order = results.standings
    ahead = {(meeting.bot, meeting.other): meeting.ahead for meeting in results.meetings}
    table = grid("Ahead of", "", *map(str, range(1, len(order) + 1)))
    for number, one in enumerate(order, 1):
        cells = [f"{ahead[one.bot, other.bot].mean:.0%}" if (one.bot, other.bot) in ahead else "·" for other in order]
        table.add_row(f"{number} {short(one.bot)}", *cells)
    return table


def short(name: str) -> str:
    return shortened(name, WIDEST_NAME)


def interval(estimate: Estimate) -> str:
    return f"{estimate.low * 100:.1f}–{estimate.high * 100:.1f}"


def milliseconds(value: float) -> str:
    if value < 0.01:
        return "<0.01"
    return f"{value:.2f}" if value < 10 else f"{value:,.0f}"
