"""Proves a bot: legal moves, the same ones for the same seed, in time, and nothing touched that is not its own."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Annotated

import msgspec

from wildcards.bots import Bot, Budget
from wildcards.bots.base import Clock
from wildcards.bots.faults import described
from wildcards.game import Game, Move, Refusal, View, meanings
from wildcards.game.types import QUESTIONS

GRACE = 20.0  # ms over the budget that nobody counts
TRIES = 3  # a decision that was late is timed again: the machine may have been busy
ITERATIONS = 8  # of the budget with which a decision must come out the same again
MOST_GAMES = 200  # for each number of players, until all questions have come up

MakeBot = Callable[[int], Bot]


class BotProblem(AssertionError):  # noqa: N818 - said in one line to whoever wrote the bot
    """What is wrong with a bot, and where."""


@meanings.described
class BotReport(msgspec.Struct, frozen=True):
    """What a bot was asked that has nothing wrong with it."""

    decisions: Annotated[int, meanings.meaning("How many decisions it took.")]
    questions: Annotated[dict[str, int], meanings.meaning("How many of each question.")]
    slowest: Annotated[float, meanings.meaning("Milliseconds of the decision that took longest.")]


def check_bot(
    make: MakeBot,
    *,
    each: int = 3,
    milliseconds: float = 50.0,
    seed: int = 1,
    clock: Clock = perf_counter,
) -> BotReport:
    """Asks the bot every kind of question `each` times at tables of 3, 4 and 5; a `BotProblem` says what is wrong.

    `make(seed)` makes a bot: a class that inherits from `Bot` does. On a busy machine `clock=time.thread_time` counts
    only the time that the bot really had.
    """
    asked: Counter[str] = Counter()
    slowest = 0.0
    for players in (3, 4, 5):
        here: Counter[str] = Counter()
        for game, seat in questions_of(players, seed):
            question = game.question or ""
            if here[question] < each:
                here[question] += 1
                check_decision(make, game, seat, seed)
                slowest = max(slowest, time_decision(make, game, seat, seed, milliseconds, clock))
            if len(here) == len(QUESTIONS) and min(here.values()) >= each:
                break
        asked += here
    return BotReport(decisions=asked.total(), questions=dict(asked), slowest=round(slowest, 3))


def questions_of(players: int, seed: int) -> Iterator[tuple[Game, int]]:
    """Questions of games in which everybody plays at random."""
    chance = Random(f"{seed}/{players}")
    for _ in range(MOST_GAMES):
        game = Game(players, seed=f"{chance.getrandbits(256):064x}")
        while not game.is_over:
            for seat in game.pending:
                yield game, seat
                game.play(seat, chance.choice(game.legal_moves(seat)))


def check_decision(make: MakeBot, game: Game, seat: int, seed: int) -> None:
    """The same question several times over, in ways that must not matter."""
    where = f"at '{game.question}' of seat {seat} at a table of {len(game.players)}"
    move = decide(made(make, seed), game, seat, Budget(iterations=ITERATIONS), where)
    again = decide(made(make, seed), game, seat, Budget(iterations=ITERATIONS), where)
    if again != move:
        raise BotProblem(f"{where}: the same seed plays '{move}' and then '{again}'; use self.rng(view) for chance")
    try:
        copied = pickle.loads(pickle.dumps(made(make, seed)))
    except Exception as error:
        raise BotProblem(f"it cannot be pickled, so it cannot play in a worker process: {error}") from error
    moved = decide(copied, game, seat, Budget(iterations=ITERATIONS), where)
    if moved != move:
        raise BotProblem(f"{where}: pickled it plays '{moved}', and '{move}' otherwise")
    for clock in (hurried_clock(), jumping_clock(), stopped_clock()):
        decide(made(make, seed), game, seat, Budget(1.0, iterations=ITERATIONS, clock=clock), where)


def made(make: MakeBot, seed: int) -> Bot:
    try:
        bot = make(seed)
    except Exception as error:
        raise BotProblem(f"it cannot be made with a seed: {described(error)}") from error
    if not isinstance(bot, Bot):
        raise BotProblem(f"{type(bot).__name__} does not inherit from wildcards.bots.Bot")
    return bot


def decide(bot: Bot, game: Game, seat: int, budget: Budget, where: str) -> Move:
    view = game.view(seat)
    before = msgspec.json.encode(view)
    try:
        move = bot.choose(view, budget)
    except Exception as error:
        raise BotProblem(f"{where}: choose raised {described(error)}") from error
    if not isinstance(move, Move):
        raise BotProblem(f"{where}: choose gave {move!r:.60}, which is no Move")
    try:
        game.check(seat, move)
    except Refusal as refusal:
        raise BotProblem(f"{where}: '{move}' is refused: {refusal}") from refusal
    if msgspec.json.encode(view) != before:
        raise BotProblem(f"{where}: it changed the view")
    return move


def time_decision(make: MakeBot, game: Game, seat: int, seed: int, milliseconds: float, clock: Clock) -> float:
    """How many ms the bot takes of the time it is given."""
    view: View = game.view(seat)
    best = float("inf")
    for _ in range(TRIES):
        bot = made(make, seed)
        began = clock()
        bot.choose(view, Budget(milliseconds, clock=clock))
        best = min(best, (clock() - began) * 1000)
        if best <= milliseconds + GRACE:
            return best
    raise BotProblem(f"at '{game.question}' it takes {best:.0f} ms of {milliseconds:.0f}; look at budget.left")


# Clocks of machines that sleep, stall or are set while a bot thinks.


def hurried_clock() -> Clock:
    """Every look at it costs a minute."""
    return iter(range(0, 1 << 40, 60)).__next__


def jumping_clock() -> Clock:
    """Goes on for a while, then is far ahead."""
    chance = Random(7)
    now = [0.0]

    def clock() -> float:
        now[0] += 0.0001 if chance.random() < 0.9 else 3600.0
        return now[0]

    return clock


def stopped_clock() -> Clock:
    return lambda: 0.0
