"""Results in files: JSON for programs, CSV and Parquet with a line for every seat of every game."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from wildcards.lab.arena.block import Block
from wildcards.lab.arena.entrants import BadArena
from wildcards.lab.arena.results import Results, Standing
from wildcards.lab.arena.schedule import Settings

COLUMNS = ("lineup", "deal", "rotation", "seat", "bot", "points", "rank", "win")


def write_files(folder: Path, settings: Settings, blocks: Iterable[Block], results: Results) -> None:
    """Each file is complete or not there."""
    rows = list(rows_of(settings, blocks))
    try:
        write_whole(folder / "results.json", to_json(results))
        write_whole(folder / "standings.csv", standings_csv(results.standings))
        write_whole(folder / "games.csv", to_csv([COLUMNS, *rows]))
        write_whole(folder / "games.parquet", games_parquet(rows))
    except OSError as error:
        raise BadArena(f"{error.filename or folder}: {error.strerror}") from None


def write_whole(path: Path, content: bytes) -> None:
    beside = path.with_name(f".{path.name}.part")
    beside.write_bytes(content)
    beside.replace(path)


def to_json(results: Results) -> bytes:
    return msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"


def rows_of(settings: Settings, blocks: Iterable[Block]) -> Iterator[tuple[Any, ...]]:
    """In the order of lineups and deals, whoever played them first."""
    for block in sorted(blocks, key=lambda block: (block.task.lineup, block.task.first)):
        lineup = block.task.lineup
        labels = [settings.entrants[member].label for member in settings.lineups[lineup]]
        for deal, (points, ranks) in enumerate(zip(block.points, block.ranks, strict=True), block.task.first):
            for rotation in range(settings.players):
                winners = ranks[rotation].count(1)
                for place, label in enumerate(labels):
                    seat = (place + rotation) % settings.players
                    rank = ranks[rotation][place]
                    share = 1 / winners if rank == 1 else 0.0
                    yield lineup, deal, rotation, seat, label, points[rotation][place], rank, share


def standings_csv(standings: Iterable[Standing]) -> bytes:
    heading = (
        "bot games wins wins_low wins_high points points_low points_high rank strength spread "
        "decisions milliseconds slowest overruns"
    )
    lines: list[tuple[Any, ...]] = [tuple(heading.split())]
    for one in standings:
        estimates = (one.wins.mean, one.wins.low, one.wins.high, one.points.mean, one.points.low, one.points.high)
        rest = (one.rank, one.rating.strength, one.rating.spread, one.decisions, one.milliseconds, one.slowest)
        lines.append((one.bot, one.games, *estimates, *rest, one.overruns))
    return to_csv(lines)


def to_csv(lines: Iterable[Iterable[Any]]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue().encode()


def games_parquet(rows: Sequence[tuple[Any, ...]]) -> bytes:
    import pyarrow
    from pyarrow import parquet

    output = io.BytesIO()
    columns = dict(zip(COLUMNS, zip(*rows, strict=True), strict=True))
    parquet.write_table(pyarrow.table(columns), output, compression="zstd")
    return output.getvalue()
