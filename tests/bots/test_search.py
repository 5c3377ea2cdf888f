"""The search: same code compiled and plain, deterministic by iterations, in time by the clock, and not to be read."""

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from wildcards.bots import Budget, make_bot, rollout_backends
from wildcards.bots.base import Clock
from wildcards.bots.compiled.rollouts import Plan, Trials
from wildcards.bots.imagine import Imagination
from wildcards.bots.racing import Mixture, Race
from wildcards.bots.rollout_backends import Backend, NativeRunner, PlainRunner, WasmRunner
from wildcards.bots.search import SearchBot
from wildcards.game import Game, View
from wildcards.rules.play import legal
from wildcards.testkit.positions import position

SEED = "0a" * 32
ENDLESS = Budget()


def views(count: int) -> list[View]:
    """Questions of random games, with seats that are asked them."""
    chance = Random(6)
    found: list[View] = []
    while len(found) < count:
        game = Game(chance.choice((3, 4, 5)), seed=f"{chance.getrandbits(200):064x}")
        while not game.is_over:
            if chance.random() < 0.1:
                found.append(game.view(chance.choice(game.asked)))
            for seat in game.pending:
                game.play(seat, chance.choice(game.legal_moves(seat)))
    return found[:count]


def plan_for(view: View) -> Plan:
    imagination = Imagination(view)
    s = imagination.table
    s.seat = view.viewer or 0
    plan = Plan()
    plan.seat = s.seat
    plan.set_aside = imagination.set_aside
    plan.rounds = 2
    plan.arms = legal(s)
    return plan


@pytest.mark.parametrize("kind", [NativeRunner, WasmRunner])
def test_the_compiled_search_finds_what_plain_python_finds_to_the_last_bit(
    kind: type[NativeRunner] | type[WasmRunner],
) -> None:
    for view in views(12):
        plan = plan_for(view)
        compiled = kind(Imagination(view), 3).try_row(plan, 0, 2, ENDLESS)
        assert compiled == PlainRunner(Imagination(view), 3).try_row(plan, 0, 2, ENDLESS)
        assert compiled is not None


def test_with_numba_and_without_it_comes_to_the_same_decisions() -> None:
    for view in views(30):
        choices = [
            SearchBot(4, backend=backend).explain(view, Budget(iterations=2000))
            for backend in (Backend.NATIVE, Backend.WASM)
        ]
        assert choices[0] == choices[1]


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def no_numba() -> None:
        raise ImportError

    monkeypatch.setattr(rollout_backends, "compiled_search", no_numba)
    rollout_backends.is_compiled.cache_clear()
    yield
    rollout_backends.is_compiled.cache_clear()


@pytest.mark.usefixtures("without_numba")
def test_without_numba_it_thinks_with_webassembly() -> None:
    assert SearchBot(1).backend is Backend.WASM


@pytest.mark.usefixtures("without_numba")
def test_with_neither_it_thinks_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout_backends, "is_translated", lambda: False)
    assert SearchBot(1).backend is Backend.PLAIN
    game = Game(4, seed=SEED)
    candidates = SearchBot(1).explain(game.view(0), Budget(iterations=60))
    assert all(one.samples > 0 for one in candidates)
    move = SearchBot(1).choose(game.view(0), Budget(iterations=60))
    assert SearchBot(1).choose(game.view(0), Budget(iterations=60)) == move


@pytest.mark.parametrize("backend", [Backend.NATIVE, Backend.WASM])
def test_by_iterations_a_decision_does_not_depend_on_the_number_of_threads(backend: Backend) -> None:
    for view in views(10):
        one = SearchBot(4, jobs=1, backend=backend).choose(view, Budget(iterations=3000))
        assert SearchBot(4, jobs=3, backend=backend).choose(view, Budget(iterations=3000)) == one


def test_a_pickled_search_keeps_its_options() -> None:
    bot = pickle.loads(pickle.dumps(SearchBot(9, rounds=3, jobs=2, backend=Backend.PLAIN)))
    assert (bot.seed, bot.rounds, bot.jobs, bot.backend) == (9, 3, 2, Backend.PLAIN)


def ticking_clock(step: float) -> Clock:
    """Goes on by so many seconds with every look."""
    now = [0.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


@pytest.mark.parametrize("backend", [Backend.NATIVE, Backend.WASM])
@pytest.mark.parametrize("milliseconds", [0.0, 3.0, 40.0])
def test_it_stops_when_the_clock_says_so(milliseconds: float, backend: Backend) -> None:
    bot = SearchBot(2, backend=backend)
    for view in views(10):
        budget = Budget(milliseconds, clock=ticking_clock(0.0005))
        bot.choose(view, budget)
        assert budget.spent < milliseconds + 20


def test_a_clock_that_stands_still_does_not_keep_it_thinking() -> None:
    assert SearchBot(2).choose(Game(3, seed=SEED).view(1), Budget(2.0, clock=lambda: 7.0)).kind == "bid"


def test_it_takes_the_animal_that_wins_the_game() -> None:
    """The last round: a third ibex makes enough points to overtake the leading player; nothing else does."""
    game = position(
        ["M1 F1", "S1", "F2"],
        display="ib pe",
        collections=["ib ib li", "sq sq me", "pe pe ea"],
        tokens=[4, 7, 4],
        animals="",
        round=14,
    )
    for seat, bid in enumerate(("bid M1", "bid R", "bid R")):
        game.play(seat, bid)
    for seat in game.pending:
        if game.question == "refill":
            game.play(seat, "refill")
    assert str(SearchBot(1).choose(game.view(0), Budget(iterations=400))) == "take ib"


def test_explanations_name_every_first_step_and_add_up() -> None:
    candidates = make_bot("search", 1).explain(Game(4, seed=SEED).view(2), Budget(iterations=2000))
    moves = [str(one.move) for one in candidates]
    assert len(set(moves)) == len(moves)
    assert sum(one.share for one in candidates) == pytest.approx(1.0)
    for one in candidates:
        assert one.win is not None
        assert 0 <= one.win <= 1
        assert one.rank is not None
        assert 1 <= one.rank <= 4
        assert one.points is not None
        assert 0 < one.points < 60


def test_equal_bids_are_mixed() -> None:
    """Rock, paper, scissors against a player who mixes evenly: no answer is better, so all stay in play."""
    mixture = Mixture((0, 1, 2))
    chance = Random(3)
    for _ in range(3000):
        hit = chance.randrange(3)
        mixture.learn({arm: ((arm - hit) % 3 == 1) - ((hit - arm) % 3 == 1) for arm in range(3)})
    assert min(mixture.shares((0, 1, 2), least=0.05).values()) > 0.1


def test_two_who_learn_against_each_other_come_to_the_mixture_that_cannot_be_read() -> None:
    """Matching pennies with a prize of two for a pair of heads: heads two times in five is the equilibrium."""
    prizes = {(0, 0): 2.0, (0, 1): -1.0, (1, 0): -1.0, (1, 1): 1.0}
    mixtures = [Mixture((0, 1)), Mixture((0, 1))]
    for _ in range(4000):
        first, second = (mixture.strategy((0, 1)) for mixture in mixtures)
        mixtures[0].learn({a: sum(second[b] * prizes[a, b] for b in (0, 1)) for a in (0, 1)})
        mixtures[1].learn({b: -sum(first[a] * prizes[a, b] for a in (0, 1)) for b in (0, 1)})
    for mixture in mixtures:
        assert mixture.shares((0, 1), least=0.0)[0] == pytest.approx(0.4, abs=0.02)


def test_who_is_clearly_behind_drops_out_of_the_race() -> None:
    race = Race([1, 2])
    for number in range(64):
        row = Trials()
        row.count[1] = row.count[2] = 1
        row.win[1] = 0.5 + 0.1 * (number % 2)
        row.win[2] = 0.1 + 0.1 * (number % 2) + 0.001 * (number % 3)
        if len(race.running) == 2:
            race.add_row(row)
    assert race.running == [1]


def test_bids_of_one_position_vary_with_the_seed() -> None:
    """Somewhere in a game bids are close; there different seeds choose differently."""
    varied = 0
    for view in [view for view in views(80) if view.question == "bid"][:12]:
        bids = Counter(str(SearchBot(seed).choose(view, Budget(iterations=1500))) for seed in range(4))
        varied += len(bids) > 1
    assert varied >= 2
