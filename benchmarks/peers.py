"""Random play of whole card games, here and in other projects, on one core in one run: decisions a second.

usage: python benchmarks/peers.py    (with the extras fast and openspiel; RLCard is measured where it is installed)
"""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import process_time

from wildcards import Game
from wildcards.engine import native, wasm
from wildcards.engine.setup import Setup

SECONDS = 5.0
PLAYERS = 4
GAMES = 20_000
IN_SPIEL = ("hearts", "spades", "gin_rummy")
IN_RLCARD = ("uno", "gin-rummy")


def decisions_a_second(play: Callable[[], int]) -> float:
    """`play` plays a game or several, and says how many decisions were taken."""
    play()
    decisions, began = 0, process_time()
    while (passed := process_time() - began) < SECONDS:
        decisions += play()
    return decisions / passed


def game() -> int:
    game = Game(PLAYERS)
    while not game.is_over:
        for seat in game.pending:
            game.play(seat, random.choice(game.legal_moves(seat)))
    return len(game.record().moves)


def in_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    rules = pyspiel.load_game(name)

    def play() -> int:
        decisions, state = 0, rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def in_rlcard(name: str) -> Callable[[], int]:
    import rlcard
    from rlcard.agents import RandomAgent

    table = rlcard.make(name)
    table.set_agents([RandomAgent(table.num_actions) for _ in range(table.num_players)])
    return lambda: sum((len(seen) - 1) // 2 for seen in table.run()[0])


def measured() -> Iterator[tuple[str, float]]:
    a_game = sum(game() for _ in range(50)) / 50
    yield "Wild Cards, Game: events, records, views", decisions_a_second(game)
    for engine in (wasm, native):

        def play(simulate: Callable[..., object] = engine.simulate) -> int:
            simulate(Setup(PLAYERS), GAMES, 1)
            return round(GAMES * a_game)

        yield f"Wild Cards, {engine.__name__.rsplit('.', 1)[-1]} engine", decisions_a_second(play)
    with suppress(ImportError):
        for name in IN_SPIEL:
            yield f"OpenSpiel, {name} (C++, played from Python)", decisions_a_second(in_spiel(name))
    with suppress(ImportError):
        for name in IN_RLCARD:
            yield f"RLCard, {name}", decisions_a_second(in_rlcard(name))


if __name__ == "__main__":
    for what, figure in measured():
        print(f"{figure:12,.0f}  {what}", flush=True)
