"""The lab and our search beside others, on one core: the arena beside the bare engine, our search beside OpenSpiel's.

Searches are measured in the opening of a game of four, in simulations a second. OpenSpiel's is its information-set
Monte Carlo tree search (C++) on hearts, a card game of four with 61 decisions a game where ours has about 135. A
simulation of theirs goes to the end of the game by random play. One of ours is a trial of an answer in an imagined
world, played on by the expert for two rounds, from where a fitted evaluation tells the rest; what it would be to the
end of the game is measured too.
"""

from collections.abc import Callable
from random import Random
from time import process_time

from wildcards.bots import Budget
from wildcards.bots.search import SearchBot
from wildcards.engine import native
from wildcards.engine.bench import Measure
from wildcards.engine.setup import Setup
from wildcards.game import Game
from wildcards.lab.arena.arena import hold, settings_for

TRIES = 5
SIMULATIONS = 8_000
ARENA_GAMES = 40_000
ALL_ROUNDS = 12
OPENING = "0" * 64  # the seed of the deal


def measure_arena() -> list[Measure]:
    """How much longer an arena of random bots takes than as many games of the bare native engine."""
    settings = settings_for(",".join(["random"] * 4), Setup(4), ARENA_GAMES, 1, time=None, lineup=None, live=False)
    setup = Setup(players=4)
    best = [float("inf")] * 2
    hold(settings)
    for _ in range(TRIES):
        began = process_time()
        native.simulate(setup, settings.games, 1)
        bare = process_time()
        hold(settings)
        best = [min(best[0], bare - began), min(best[1], process_time() - bare)]
    return [Measure("arena of random bots against the bare native engine", best[1] / best[0], "times", at_most=2)]


def measure_peers() -> list[Measure]:
    """Both in turn, so that whatever else this machine does disturbs both alike; the best of several tries."""
    searches = [hearts_search(), own_search(SearchBot(seed=1)), own_search(SearchBot(seed=1, rounds=ALL_ROUNDS))]
    best = [0.0] * len(searches)
    for _ in range(TRIES):
        best = [max(before, once()) for before, once in zip(best, searches, strict=True)]
    theirs, ours, to_the_end = best
    return [
        Measure("OpenSpiel's IS-MCTS, opening of hearts", theirs, "simulations/s"),
        Measure("our search, opening of 4 players", ours, "simulations/s", at_least=theirs),
        Measure("the same, every simulation to the end", to_the_end, "simulations/s"),
    ]


def own_search(bot: SearchBot) -> Callable[[], float]:
    view = Game(4, seed=OPENING).view(0)

    def once() -> float:
        began = process_time()
        candidates = bot.explain(view, Budget(iterations=SIMULATIONS))
        return sum(candidate.samples for candidate in candidates) / (process_time() - began)

    once()  # compiled by now
    return once


def hearts_search() -> Callable[[], float]:
    import pyspiel

    state = pyspiel.load_game("hearts").new_initial_state()
    chance = Random(1)
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, SIMULATIONS)

    def once() -> float:
        began = process_time()
        bot.step(state)
        return SIMULATIONS / (process_time() - began)

    return once
