"""Holds an arena: plays what is not played yet, keeps the journal, works out the results."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path

from wildcards.extras import need
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
    bots: str, players: int, games: int, seed: int, *, time: float | None, lineup: str | None, live: bool
) -> Settings:
    entrants = read_entrants(bots)
    lineups = lineups_of(len(entrants), players, lineup)
    return Settings(
        entrants=entrants,
        players=players,
        lineups=lineups,
        deals=deals_for(games, players, len(lineups)),
        seed=seed,
        time=time,
        live=live,
    )


def hold(
    settings: Settings,
    *,
    jobs: int = 1,
    limits: Limits | None = None,
    folder: Path | None = None,
    cluster: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> Played:
    """Plays to the end, or until something stops it. Whatever was played by then is in the results."""
    need("lab")
    journal = open_journal(folder, settings)
    played = Played(journal.blocks if journal else [])
    try:
        done = [block.task for block in played.blocks]
        progress(sum(task.deals for task in done) * settings.players)
        tasks = tasks_of(settings, done, DEALS_OF_POLICIES if is_policies_only(settings) else 1)
        with closing(blocks_of(settings, tasks, jobs, limits or Limits(), cluster)) as coming:
            for block in coming:
                played.blocks.append(block)
                if journal:
                    journal.add(block)
                progress(block.task.deals * settings.players)
    except Fault as fault:
        played.fault = str(fault)
    except KeyboardInterrupt:
        played.interrupted = True
    finally:
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


def open_journal(folder: Path | None, settings: Settings) -> Journal | None:
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Journal(folder / JOURNAL, settings)
    except OSError as error:
        raise BadArena(f"{error.filename or folder}: {error.strerror}") from None
