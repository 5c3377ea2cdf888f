"""Lineups of policies: thousands of games a second, in threads where they are compiled, else in processes.

Where WebAssembly is there, learned bots that do not search play among them, by hundreds of games at once.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING

from wildcards.bots.master import HEATS
from wildcards.engine import webassembly
from wildcards.engine.processor import processor_engine
from wildcards.lab.arena.block import Block, Fault, Pace
from wildcards.lab.arena.schedule import Settings, Task
from wildcards.lab.policies import POLICIES, Played, play_deals, play_game, start_game

if TYPE_CHECKING:
    from wildcards.engine.records import Records

AHEAD = 2  # tasks handed out for each thread before the first block has to be taken


def is_policies_only(settings: Settings) -> bool:
    """Whether all bots are policies just as they are, or play by a network that looks at many games at once."""
    quick = {*POLICIES, *HEATS} if webassembly.is_available() else {*POLICIES}
    return not settings.live and all(entrant.spec in quick for entrant in settings.entrants)


def play_policies(settings: Settings, tasks: Iterable[Task], jobs: int) -> Iterator[Block]:
    play = partial(play_task, settings)
    remaining = iter(tasks)
    with workers(jobs) as pool:
        running: list[Future[Block]] = [pool.submit(play, task) for task in islice(remaining, jobs * AHEAD)]
        try:
            while running:
                yield running.pop(0).result()
                running += [pool.submit(play, task) for task in islice(remaining, 1)]
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def workers(jobs: int) -> Executor:
    """Threads where games are compiled, else processes: in plain Python threads would only take turns."""
    return ThreadPoolExecutor(jobs) if is_compiled() else ProcessPoolExecutor(jobs, get_context("spawn"))


def is_compiled() -> bool:
    return processor_engine() is not None


def play_task(settings: Settings, task: Task) -> Block:
    bots = [settings.entrants[number].spec for number in settings.lineups[task.lineup]]
    began = perf_counter()
    points, ranks, decisions, illegal = (compiled_games if is_compiled() else interpreted_games)(settings, task, bots)
    if illegal:
        label = settings.entrants[settings.lineups[task.lineup][illegal - 1]].label
        raise Fault(f"bot '{label}' chose an action that is not legal")
    each = (perf_counter() - began) * 1000 / sum(decisions)  # nobody's time is taken apart from the others'
    paces = [Pace(decisions=count, milliseconds=each * count, slowest=each, overruns=0) for count in decisions]
    return Block(task=task, points=points, ranks=ranks, paces=paces)


Games = tuple[list[list[list[int]]], list[list[list[int]]], list[int], int]


def compiled_games(settings: Settings, task: Task, bots: list[str]) -> Games:
    if all(bot in POLICIES for bot in bots):
        games = policies_games(settings, task, bots)
    else:
        from wildcards.lab.arena.learned import played_games

        games = played_games(settings, task, bots)
    players = settings.players
    shape = (task.deals, players, -1)
    return (
        games["points"].reshape(shape)[:, :, :players].tolist(),
        games["ranks"].reshape(shape)[:, :, :players].tolist(),
        games["decisions"].sum(axis=0)[:players].tolist(),
        int(games["illegal"].max()),
    )


def policies_games(settings: Settings, task: Task, bots: list[str]) -> "Records":
    import numpy

    from wildcards.engine.records import empty_records
    from wildcards.rules.state import State

    games = empty_records(Played, task.deals * settings.players)
    engine = processor_engine()
    states = engine.batch_of([settings.setup.table(), State()])
    lineup = numpy.array([POLICIES[bot] for bot in bots])
    engine.compiled(play_deals)(states, lineup, games, settings.seed, task.first, int(settings.setup.balanced))
    return games


def interpreted_games(settings: Settings, task: Task, bots: list[str]) -> Games:
    players = settings.players
    policies = [POLICIES[bot] for bot in bots]
    points, ranks, decisions, illegal = [], [], [0] * players, 0
    for deal in range(task.first, task.first + task.deals):
        rotations = [Played() for _ in range(players)]
        for rotation, played in enumerate(rotations):
            s = settings.setup.table()
            start_game(s, settings.seed, deal, rotation, int(settings.setup.balanced))
            play_game(s, policies, rotation, played)
            decisions = [sum(pair) for pair in zip(decisions, played.decisions[:players], strict=True)]
            illegal = max(illegal, played.illegal)
        points.append([played.points[:players] for played in rotations])
        ranks.append([played.ranks[:players] for played in rotations])
    return points, ranks, decisions, illegal
