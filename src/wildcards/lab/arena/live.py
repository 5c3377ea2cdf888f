"""Games as at a live table: every bot gets a view and a budget, and its move is checked."""

from time import perf_counter
from typing import Protocol

from wildcards.bots import Bot
from wildcards.game import Game, Move, Refusal
from wildcards.lab.arena.block import Block, Fault, Pace, joined
from wildcards.lab.arena.entrants import Entrant, budget_for, make
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
    paces: list[list[Pace]] = [[] for _ in range(settings.players)]
    for deal in range(task.first, task.first + task.deals):
        rotations = [play_game(settings, task.lineup, deal, rotation, watch) for rotation in range(settings.players)]
        points.append([by_place for by_place, _, _ in rotations])
        ranks.append([by_place for _, by_place, _ in rotations])
        for _, _, watches in rotations:
            for place, stopwatch in enumerate(watches):
                paces[place].append(stopwatch.pace())
    return Block(task=task, points=points, ranks=ranks, paces=[joined(parts) for parts in paces])


def play_game(
    settings: Settings, lineup: int, deal: int, rotation: int, watch: Watch
) -> tuple[list[int], list[int], list[Stopwatch]]:
    """Points, ranks and times by place."""
    numbers = settings.lineups[lineup]
    entrants = [settings.entrants[number] for number in numbers]
    game = Game(settings.players, seed=seed_of_deal(settings.seed, deal))
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
    seats = [(place + rotation) % settings.players for place in range(settings.players)]
    result = game.result
    return [result.points[seat] for seat in seats], [result.ranks[seat] for seat in seats], watches


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


def described(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def shown(value: object) -> str:
    """A stranger's object in short, whatever its own `repr` does."""
    try:
        return repr(value)[:40]
    except Exception:  # noqa: BLE001 - anything may come out of somebody else's class
        return f"an object of {type(value).__name__}"
