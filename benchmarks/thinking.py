"""How much the grandmaster thinks in its time: python benchmarks/thinking.py --milliseconds 200

Masters play; at every third question the grandmaster is asked too. Time is the processor's, so a busy machine tells
nearly the same as a quiet one. The package's modules are quicker than a checkout's until `make wasm` has made them.
"""

import argparse
import time
from statistics import mean, median

from wildcards.bots import Budget, make_bot
from wildcards.bots.network import Outputs
from wildcards.bots.network_room import MOST_ROWS, network_room
from wildcards.bots.world_search import Findings, WorldSearch
from wildcards.game import Game

EACH = 3
WARM = 20


class Asked:
    """What came of a question: worlds and games, and the part of its time that it took."""

    def __init__(self, found: Findings, allowed: Budget) -> None:
        assert allowed.milliseconds is not None
        self.worlds = max(one.worlds for one in found.values())
        self.trials = sum(one.worlds for one in found.values())
        self.part = allowed.spent / allowed.milliseconds if allowed.milliseconds else 1.0


def think(games: int, milliseconds: float) -> tuple[list[Asked], list[float]]:
    """Every question with more than one answer, and the milliseconds of every decision."""
    asked: list[Asked] = []
    spent: list[float] = []
    find_out = WorldSearch.find_out

    def noted(search: WorldSearch, found: Findings, outputs: Outputs, allowed: Budget) -> None:
        find_out(search, found, outputs, allowed)
        if len(found) > 1:
            asked.append(Asked(found, allowed))

    WorldSearch.find_out = noted  # type: ignore[assignment, method-assign]
    bot, masters = make_bot("grandmaster"), [make_bot("master", seat) for seat in range(4)]
    for number in range(games):
        game, questions = Game(4, seed=f"{number:064x}"), 0
        while not game.is_over:
            for seat in game.pending:
                view = game.view(seat)
                questions += 1
                if questions % EACH == 0:
                    budget = Budget(milliseconds, clock=time.thread_time)
                    bot.choose(view, budget)
                    spent.append(budget.spent)
                game.play(seat, masters[seat].choose(view, Budget()))
    return asked, spent


def row_time(rows: int) -> float:
    """Microseconds that the network takes for a row, of so many at once; they are the last that it looked at."""
    room = network_room()
    assert room is not None
    best = float("inf")
    for _ in range(WARM):
        began = time.thread_time()
        for _ in range(MOST_ROWS // rows):
            room.forward(rows)
        best = min(best, time.thread_time() - began)
    return best / (MOST_ROWS // rows * rows) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--milliseconds", type=float, default=200)
    given = parser.parse_args()
    asked, spent = think(given.games, given.milliseconds)
    print(f"{len(spent)} decisions, {mean(spent):.0f} ms each, {max(spent):.0f} at most")
    print(f"{len(asked)} questions, {mean(one.part for one in asked):.0%} of the time they were allowed")
    trials, worlds = [one.trials for one in asked], [one.worlds for one in asked]
    print(f"games tried: {mean(trials):.0f} a question; worlds: {mean(worlds):.0f}, median {median(worlds):.0f}")
    for rows in (MOST_ROWS, 16, 1):
        print(f"the network: {row_time(rows):.1f} µs a row, {rows} at once")


if __name__ == "__main__":
    main()
