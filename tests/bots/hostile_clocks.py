"""Bots under clocks that stall, jump, run backwards or leave no time: python -m tests.bots.hostile_clocks --games 20000

Tables of three to five of all levels. Every move must be legal, and no bot may take more processor time than its budget
and 20 ms. A busy machine now and then charges a process for time that it did not use, so who was late is asked the same
again, and is late if it takes too long every time. Whatever goes wrong is printed with the number of its game.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from wildcards.bots import BOTS, Bot, Budget, make_bot
from wildcards.bots.base import Clock
from wildcards.game import Game, Move, Refusal, View

GRACE = 20.0  # ms
ASKED_AGAIN = 4  # times, before somebody counts as late
ROW = 20  # games that a process plays before it reports


class HostileClock:
    """The processor's time, with what may happen to a clock on top."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.kind = chance.choice(("honest", "jumping", "backwards", "stopped", "hurried"))
        self.offset = 0.0

    def __call__(self) -> float:
        if self.kind == "stopped":
            return 0.0
        if self.kind == "hurried":
            self.offset += 0.002
        elif self.kind != "honest" and self.chance.random() < 0.05:
            self.offset += self.chance.choice((0.01, 1.0, 3600.0)) * (-1 if self.kind == "backwards" else 1)
        return time.thread_time() + self.offset


def decide(bot: Bot, view: View, milliseconds: float, clock: Clock) -> tuple[Move, float]:
    """The move, and the milliseconds over the budget."""
    began = time.thread_time()
    move = bot.choose(view, Budget(milliseconds, clock=clock))
    return move, (time.thread_time() - began) * 1000 - milliseconds


def play_game(number: int) -> tuple[Counter[str], list[str]]:
    """Decisions by kind of bot, and everything that went wrong."""
    chance = Random(number)
    game = Game(chance.choice((3, 4, 5)), seed=f"{chance.getrandbits(256):064x}")
    names = [chance.choice(list(BOTS)) for _ in game.players]
    bots = [make_bot(name, number) for name in names]
    decisions: Counter[str] = Counter()
    problems = []
    while not game.is_over:
        for seat in game.pending:
            clock, view = HostileClock(chance), game.view(seat)
            milliseconds = chance.choice((0.0, 0.5, 2.0, 5.0, 20.0))
            move, over = decide(bots[seat], view, milliseconds, clock)
            decisions[names[seat]] += 1
            # A clock that stands still or goes back cannot tell a bot that its time is up.
            if over > GRACE and clock.kind in ("honest", "jumping", "hurried"):
                decisions["asked again"] += 1
                over = min(decide(bots[seat], view, milliseconds, clock)[1] for _ in range(ASKED_AGAIN))
                if over > GRACE:
                    late = f"{over:.1f} ms over {milliseconds} ({clock.kind} clock)"
                    problems.append(f"game {number}: {names[seat]} {late}")
            try:
                game.play(seat, move)
            except Refusal as refusal:
                return decisions, [*problems, f"game {number}: {names[seat]} at {game.question}: {refusal}"]
    return decisions, problems


def play_row(first: int, count: int) -> tuple[Counter[str], list[str]]:
    decisions: Counter[str] = Counter()
    problems: list[str] = []
    for number in range(first, first + count):
        of_game, wrong = play_game(number)
        decisions += of_game
        problems += wrong
    return decisions, problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    starts = range(options.first, options.first + options.games, ROW)
    total: Counter[str] = Counter()
    problems: list[str] = []
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as processes:
        for number, (decisions, wrong) in enumerate(processes.map(play_row, starts, [ROW] * len(starts)), 1):
            total += decisions
            problems += wrong
            for line in wrong:
                print(line, flush=True)
            print(f"{number * ROW} games, {total.total()} decisions, {len(problems)} problems", end="\r", flush=True)
    print(f"\n{dict(total)}; problems: {len(problems)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
