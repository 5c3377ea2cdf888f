"""Questions of real games, some of each kind, for the tests of what the terminal says."""

import random
from functools import cache
from typing import NamedTuple

from wildcards import Game, Move, View
from wildcards.game.ask import Ask
from wildcards.game.types import QUESTIONS, Question

OF_EACH = 12
TWO_CARDS = "two cards"


class Position(NamedTuple):
    game: Game
    view: View
    ask: Ask
    seat: int
    moves: list[Move]


@cache
def positions() -> list[Position]:
    """A dozen of each question, from games of 3 to 5 players who play at random; the eagle's bid is one of its own."""
    chance = random.Random(5)
    found: dict[Question | str, list[Position]] = {question: [] for question in (*QUESTIONS, TWO_CARDS)}
    for number in range(30):
        game = Game(3 + number % 3, seed=f"{number:064x}")
        while not game.is_over:
            for seat in game.pending:
                ask, moves = game.ask(seat), game.legal_moves(seat)
                assert ask is not None
                kind = TWO_CARDS if ask.question == "bid" and ask.most > 1 else ask.question
                if len(found[kind]) < OF_EACH:
                    found[kind].append(Position(game.copy(), game.view(seat), ask, seat, moves))
                game.play(seat, chance.choice(moves))
        if all(len(some) == OF_EACH for some in found.values()):
            break
    assert all(len(some) == OF_EACH for some in found.values())
    return [position for some in found.values() for position in some]


def position_of(question: str) -> Position:
    return next(position for position in positions() if position.ask.question == question)
