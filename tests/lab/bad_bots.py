"""Bots that nobody wants at the table."""

import os
from typing import Any

from wildcards.bots import Bot, Budget, make_bot
from wildcards.game import Move, View


class Raises(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        raise RuntimeError("boom\nand a second line")


class Exits(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        raise SystemExit(5)


class Hangs(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        while True:
            pass


class Rubbish(Bot):
    def choose(self, view: View, budget: Budget) -> Any:
        return "bid F9"


class Illegal(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        return Move("pass")


class EatsMemory(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        eaten = []
        while True:
            eaten.append(bytearray(16 << 20))


class EndsTheProcess(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        os._exit(3)


class CannotBeMade(Bot):
    def __init__(self, seed: int) -> None:
        raise ValueError("not today")


class Prints(Bot):
    """Chatty, but plays."""

    def choose(self, view: View, budget: Budget) -> Move:
        print("thinking aloud")
        return make_bot("random", self.seed).choose(view, budget)


class RaisesLater(Bot):
    """Plays for some deals, by chance of its seed, and then fails."""

    def choose(self, view: View, budget: Budget) -> Move:
        if self.seed % 16 == 0:
            raise RuntimeError("late")
        return make_bot("random", self.seed).choose(view, budget)


class WithOptions(Bot):
    def __init__(self, seed: int, *, like: str = "random", bold: bool = False) -> None:
        super().__init__(seed)
        self.like = like

    def choose(self, view: View, budget: Budget) -> Move:
        return make_bot(self.like, self.seed).choose(view, budget)
