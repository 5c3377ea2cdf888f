"""What `check_bot` accepts, and what it finds."""

import threading
import time
from random import Random

import pytest

from examples.my_first_bot import MyFirstBot
from tests.bots.tables import wins_against
from wildcards.bots import Bot, Budget, legal_moves
from wildcards.bots.ladder import ExpertBot, GreedyBot, RandomBot
from wildcards.bots.search import SearchBot
from wildcards.game import Move, View
from wildcards.testkit.bots import BotProblem, check_bot


@pytest.mark.parametrize("bot", [MyFirstBot, RandomBot, GreedyBot, ExpertBot])
def test_a_sound_bot_passes_and_was_asked_everything(bot: type[Bot]) -> None:
    report = check_bot(bot, each=1, clock=time.thread_time)
    assert sorted(report.questions) == ["bid", "break", "ibex", "pay", "refill", "show", "swap", "take"]
    assert report.decisions == 3 * 8


def test_the_search_passes() -> None:
    assert check_bot(SearchBot, each=1, milliseconds=10, clock=time.thread_time).decisions == 24


def test_the_first_bot_beats_chance() -> None:
    assert wins_against(MyFirstBot, RandomBot, players=3, games=12) >= 8


class FirstMove(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        return legal_moves(view)[0]


class Illegal(FirstMove):
    def choose(self, view: View, budget: Budget) -> Move:
        return Move("take", animal="pe") if view.question == "take" else super().choose(view, budget)


class Forgetful(FirstMove):
    def choose(self, view: View, budget: Budget) -> Move:
        return Random().choice(legal_moves(view))


class Talker(FirstMove):
    def choose(self, view: View, budget: Budget) -> Move:
        return "bid R"  # type: ignore[return-value]


class Raiser(FirstMove):
    def choose(self, view: View, budget: Budget) -> Move:
        if view.question == "ibex":
            raise KeyError("ibex")
        return super().choose(view, budget)


class Vandal(FirstMove):
    def choose(self, view: View, budget: Budget) -> Move:
        view.seats[0].collection["pe"] = 7
        return super().choose(view, budget)


class Rooted(FirstMove):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.lock = threading.Lock()


class Watch:
    """A clock that goes only when somebody takes their time, however busy the machine is."""

    now = 0.0

    @classmethod
    def read(cls) -> float:
        return cls.now


class Sleeper(FirstMove):
    def choose(self, view: View, budget: Budget) -> Move:
        Watch.now += 0.06
        return super().choose(view, budget)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Illegal, "is refused"),
        (Forgetful, "plays '"),
        (Talker, "which is no Move"),
        (Raiser, "raised KeyError"),
        (Vandal, "changed the view"),
        (Rooted, "cannot be pickled"),
        (Sleeper, "ms of 5; look at budget.left"),
        (object, "cannot be made with a seed"),
        (str, "does not inherit"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_in_one_line(bot: type[Bot], words: str) -> None:
    with pytest.raises(BotProblem, match=words) as problem:
        check_bot(bot, each=1, milliseconds=5.0, clock=Watch.read)
    assert "\n" not in str(problem.value)
