"""The question in words, and the answer as a person types it."""

import random
import re

import pytest

from wildcards import Game, Move
from wildcards.game.ask import KINDS
from wildcards.game.types import QUESTIONS, Question
from wildcards.terminal.asking import as_notation, prompt_of

EXAMPLE = re.compile(r"\(([a-z]+[^)]*)\)")


def test_every_example_in_a_question_is_a_legal_answer() -> None:
    chance = random.Random(5)
    seen: set[str] = set()
    for number in range(24):
        game = Game(3 + number % 3, seed=f"{number:064x}")
        while not game.is_over:
            for seat in game.pending:
                view = game.view(seat)
                examples = EXAMPLE.findall(prompt_of(view))
                assert examples
                for example in examples:
                    game.check(seat, example)
                seen.add(view.question or "")
                game.play(seat, chance.choice(game.legal_moves(seat)))
    assert seen == set(QUESTIONS)


@pytest.mark.parametrize(
    ("answer", "question", "move"),
    [
        ("bid F3", "bid", "bid F3"),
        ("f3", "bid", "bid F3"),
        ("r", "bid", "bid R"),
        ("f3 m1", "bid", "bid F3 M1"),
        ("m1", "show", "show M1"),
        ("ibex squirrel", "swap", "swap ib sq"),
        ("none", "swap", "swap none"),
        ("f1, s2", "refill", "refill F1 S2"),
        ("refill", "refill", "refill"),
        ("f1 w2", "pay", "pay F1 W2"),
        ("Withdraw", "pay", "withdraw"),
        ("draw", "break", "break draw"),
        ("f4", "break", "break F4"),
        ("pe f1 w2", "take", "take pe F1 W2"),
        ("take Peacock f1 w2", "take", "take pe F1 W2"),
        ("PASS", "take", "pass"),
        ("keep", "ibex", "keep"),
    ],
)
def test_an_answer_may_leave_out_what_is_clear(answer: str, question: Question, move: str) -> None:
    assert as_notation(answer, question) == move
    assert str(Move.parse(as_notation(answer, question))) == move


def test_every_legal_move_is_understood_without_its_verb() -> None:
    chance = random.Random(6)
    game = Game(4, seed="6" * 64)
    while not game.is_over:
        for seat in game.pending:
            for move in game.legal_moves(seat):
                verb, _, rest = str(move).partition(" ")
                typed = rest.lower() if rest and game.question and verb == KINDS[game.question] else str(move)
                assert as_notation(typed, game.question) == str(move)
            game.play(seat, chance.choice(game.legal_moves(seat)))
