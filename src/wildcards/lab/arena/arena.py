"""Holds an arena: plays what is not played yet, keeps the journal, works out the results."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import IO, cast

import msgspec

from wildcards.engine.setup import Setup
from wildcards.extras import need
from wildcards.game.record import Deck
from wildcards.lab.arena.block import Block, Fault
from wildcards.lab.arena.compiled import is_policies_only, play_policies
from wildcards.lab.arena.entrants import BadArena, read_entrants
from wildcards.lab.arena.journal import Journal
from wildcards.lab.arena.results import Results, results_of
from wildcards.lab.arena.schedule import Settings, Task, deals_for, lineups_of, tasks_of
from wildcards.lab.arena.supervised import Limits, play_supervised

DEALS_OF_POLICIES = 250  # of a task, where all bots are policies
JOURNAL = "games.jsonl"


class Played:
    """What was played, and how it ended: with all games, by a bot's fault, or by an interruption."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.results: Results | None = None
        self.fault: str | None = None
        self.interrupted = False

    @property
    def games(self) -> int:
        return self.results.games if self.results else 0


def settings_for(
    bots: str, setup: Setup, games: int, seed: int, *, time: float | None, lineup: str | None, live: bool
) -> Settings:
    entrants = read_entrants(bots)
    lineups = lineups_of(len(entrants), setup.players, lineup)
    return Settings(
        entrants=entrants,
        players=setup.players,
        lineups=lineups,
        deals=deals_for(games, setup.players, len(lineups)),
        seed=seed,
        time=time,
        live=live,
        removal="balanced" if setup.balanced else "random",
        deck=Deck(setup.habitat, setup.wild),
    )


def hold(
    settings: Settings,
    *,
    jobs: int = 1,
    limits: Limits | None = None,
    folder: Path | None = None,
    cluster: bool = False,
    progress: Callable[[int], None] = lambda games: None,
    records: Path | None = None,
) -> Played:
    """Plays to the end, or until something stops it. Whatever was played by then is in the results.

    The records of games that are played now go into a file, those of a continued arena after those of before.
    """
    need("lab")
    if records is not None:
        settings = msgspec.structs.replace(settings, live=True, records=True)
    journal = open_journal(folder, settings)
    played = Played(journal.blocks if journal else [])
    kept = open_records(records, "a" if played.blocks else "w")
    try:
        done = [block.task for block in played.blocks]
        progress(sum(task.deals for task in done) * settings.players)
        tasks = tasks_of(settings, done, DEALS_OF_POLICIES if is_policies_only(settings) else 1)
        with closing(blocks_of(settings, tasks, jobs, limits or Limits(), cluster)) as coming:
            for block in coming:
                kept.writelines(f"{record}\n" for record in block.records)
                kept.flush()
                block = msgspec.structs.replace(block, records=[])
                played.blocks.append(block)
                if journal:
                    journal.add(block)
                progress(block.task.deals * settings.players)
    except Fault as fault:
        played.fault = str(fault)
    except KeyboardInterrupt:
        played.interrupted = True
    finally:
        kept.close()
        if journal:
            journal.close()
    if played.blocks:
        played.results = results_of(settings, played.blocks)
    return played


def blocks_of(settings: Settings, tasks: Iterable[Task], jobs: int, limits: Limits, cluster: bool) -> Generator[Block]:
    if cluster:
        from wildcards.lab.arena.cluster import play_on_cluster

        yield from play_on_cluster(settings, tasks, jobs, limits)
    elif is_policies_only(settings):
        yield from play_policies(settings, tasks, jobs)
    else:
        yield from play_supervised(settings, tasks, jobs, limits)


def open_records(file: Path | None, mode: str) -> IO[str]:
    if file is None:
        return StringIO()
    try:
        return cast("IO[str]", file.open(mode, encoding="utf-8"))
    except OSError as error:
        raise BadArena(f"{file}: {error.strerror}") from None


def open_journal(folder: Path | None, settings: Settings) -> Journal | None:
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Journal(folder / JOURNAL, settings)
    except OSError as error:
        raise BadArena(f"{error.filename or folder}: {error.strerror}") from None
