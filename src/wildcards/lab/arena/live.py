"""Games as at a live table: every bot gets a view and a budget, and its move is checked."""

from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

import msgspec

from wildcards.bots import Bot
from wildcards.bots.faults import described
from wildcards.bots.specs import budget_for, make
from wildcards.game import Game, Move, Refusal
from wildcards.game.players import LONGEST_NAME
from wildcards.lab.arena.block import Block, Fault, Pace, joined
from wildcards.lab.arena.entrants import Entrant, shortened
from wildcards.lab.arena.schedule import Settings, Task, seed_of_bot, seed_of_deal

GRACE = 20.0  # ms over the budget that nobody counts


class Watch(Protocol):
    """Is told which entrant is to decide, or to be made, and None when that is done."""

    def __call__(self, entrant: int | None, *, making: bool = False) -> None: ...


class Stopwatch:
    def __init__(self, allowed: float | None) -> None:
        self.allowed = allowed
        self.times: list[float] = []

    def pace(self) -> Pace:
        late = 0 if self.allowed is None else sum(time > self.allowed + GRACE for time in self.times)
        return Pace(
            decisions=len(self.times),
            milliseconds=round(sum(self.times), 3),
            slowest=round(max(self.times, default=0.0), 3),
            overruns=late,
        )


def play_task(settings: Settings, task: Task, watch: Watch) -> Block:
    """Plays the deals of a task. A `Fault` names the bot that cannot go on."""
    points, ranks = [], []
    records: list[str] = []
    paces: list[list[Pace]] = [[] for _ in range(settings.players)]
    for deal in range(task.first, task.first + task.deals):
        rotations = [play_game(settings, task.lineup, deal, rotation, watch) for rotation in range(settings.players)]
        points.append([by_place(game.result.points, rotation) for rotation, (game, _) in enumerate(rotations)])
        ranks.append([by_place(game.result.ranks, rotation) for rotation, (game, _) in enumerate(rotations)])
        for _, watches in rotations:
            for place, stopwatch in enumerate(watches):
                paces[place].append(stopwatch.pace())
        if settings.records:
            records += [named_record(settings, task.lineup, game, at) for at, (game, _) in enumerate(rotations)]
    return Block(task=task, points=points, ranks=ranks, paces=[joined(parts) for parts in paces], records=records)


def by_place(by_seat: Sequence[int], rotation: int) -> list[int]:
    return [by_seat[(place + rotation) % len(by_seat)] for place in range(len(by_seat))]


def play_game(settings: Settings, lineup: int, deal: int, rotation: int, watch: Watch) -> tuple[Game, list[Stopwatch]]:
    """A game that is over, and the times by place."""
    numbers = settings.lineups[lineup]
    entrants = [settings.entrants[number] for number in numbers]
    seed = seed_of_deal(settings.seed, deal)
    game = Game(settings.players, removal=settings.removal, deck=settings.deck, seed=seed)
    bots = []
    for place, entrant in enumerate(entrants):
        watch(numbers[place], making=True)
        bots.append(made(entrant, seed_of_bot(settings.seed, deal, rotation, place)))
        watch(None)
    watches = [Stopwatch(entrant.time or settings.time) for entrant in entrants]
    while not game.is_over:
        for seat in game.pending:
            place = (seat - rotation) % settings.players
            watch(numbers[place])
            decide(game, seat, bots[place], entrants[place], settings.time, watches[place])
            watch(None)
    return game, watches


def named_record(settings: Settings, lineup: int, game: Game, rotation: int) -> str:
    """The record, with the bots' names. At the table they have none, which would change what they play."""
    numbers = settings.lineups[lineup]
    entrants = [settings.entrants[numbers[(seat - rotation) % len(numbers)]] for seat in range(len(numbers))]
    names = tuple(shortened(entrant.label, LONGEST_NAME) for entrant in entrants)
    bots = tuple(shortened(entrant.name, LONGEST_NAME) for entrant in entrants)
    return msgspec.structs.replace(game.record(), players=names, bots=bots).to_json()


def made(entrant: Entrant, seed: int) -> Bot:
    try:
        return make(entrant, seed)
    except BaseException as error:
        raise Fault(f"bot '{entrant.label}' cannot be made: {described(error)}") from error


def decide(game: Game, seat: int, bot: Bot, entrant: Entrant, time: float | None, stopwatch: Stopwatch) -> None:
    view = game.view(seat)
    budget = budget_for(entrant, time)
    began = perf_counter()
    try:
        move = bot.choose(view, budget)
    except MemoryError as error:
        raise Fault(f"bot '{entrant.label}' ran out of memory at a question of {game.question}") from error
    except BaseException as error:
        raise Fault(f"bot '{entrant.label}' raised {described(error)} at a question of {game.question}") from error
    stopwatch.times.append((perf_counter() - began) * 1000)
    if not isinstance(move, Move):
        raise Fault(f"bot '{entrant.label}' answered {game.question} with {shown(move)}, which is no move")
    try:
        game.play(seat, move)
    except Refusal as refusal:
        raise Fault(f"bot '{entrant.label}' answered {game.question} with '{move}': {refusal}") from refusal


def shown(value: object) -> str:
    """A stranger's object in short, whatever its own `repr` does."""
    try:
        return repr(value)[:40]
    except Exception:  # noqa: BLE001 - anything may come out of somebody else's class
        return f"an object of {type(value).__name__}"
