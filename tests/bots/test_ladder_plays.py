"""The bots of the ladder play whole games, legally and the same each time."""

import pickle
from random import Random

import pytest

from wildcards.bots import BOTS, Budget, UnknownBot, legal_moves, make_bot
from wildcards.game import Game

SEED = "5eed" * 16


def play_to_the_end(names: list[str], seed: str = SEED) -> Game:
    game = Game(len(names), seed=seed)
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over:
        for seat in game.pending:
            game.play(seat, bots[seat].choose(game.view(seat), Budget(iterations=2)))
    return game


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", BOTS)
def test_a_table_of_one_kind_of_bot_plays_to_the_end_and_again_the_same(name: str, players: int) -> None:
    game = play_to_the_end([name] * players)
    assert game.is_over
    assert play_to_the_end([name] * players).moves == game.moves


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_was_pickled_plays_the_same(name: str) -> None:
    view = Game(4, seed=SEED).view(2)
    bot = make_bot(name, seed=7)
    budget = Budget(iterations=4)
    assert pickle.loads(pickle.dumps(bot)).choose(view, budget) == bot.choose(view, budget)


@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_plays_does_not_depend_on_who_else_has_decided_already(name: str) -> None:
    game = Game(3, seed=SEED)
    bot = make_bot(name, seed=3)
    first = bot.choose(game.view(0), Budget(iterations=4))
    game.play(1, "bid R")
    assert bot.choose(game.view(0), Budget(iterations=4)) == first


def test_the_legal_moves_of_a_view_are_those_of_the_game() -> None:
    chance = Random(4)
    questions = set()
    for number in range(12):
        game = Game(3 + number % 3, seed=f"{number:064x}")
        while not game.is_over:
            questions.add(game.question)
            for seat in range(len(game.players)):
                assert legal_moves(game.view(seat)) == game.legal_moves(seat)
            for seat in game.pending:
                game.play(seat, chance.choice(game.legal_moves(seat)))
    assert questions == {"bid", "show", "swap", "refill", "pay", "break", "take", "ibex"}


def test_a_name_that_no_bot_has_is_refused_in_one_line() -> None:
    with pytest.raises(UnknownBot, match="there is no 'wizard'; there are: random, novice, greedy"):
        make_bot("wizard")
