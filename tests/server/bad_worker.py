"""A worker whose bots misbehave: the level says how."""

import os
import sys
import time

from wildcards.bots import registry
from wildcards.bots.base import Bot, Budget
from wildcards.game import Move, View
from wildcards.game.notation import CARD_CODES
from wildcards.server import worker


class Crashing(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        os._exit(3)


class Hanging(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        time.sleep(3600)
        raise AssertionError


class Greedy(Bot):
    """Greedy for memory."""

    def choose(self, view: View, budget: Budget) -> Move:
        return Move("bid", CARD_CODES * (8 << 30))


class Cheating(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        return Move("bid", ("W4", "W4"))


class Failing(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        print('{"move": "bid R"}')
        raise RuntimeError("no idea")


registry.BOTS.update(
    {"crashing": Crashing, "hanging": Hanging, "memory": Greedy, "cheating": Cheating, "failing": Failing}
)
worker.main(sys.argv[1:])
