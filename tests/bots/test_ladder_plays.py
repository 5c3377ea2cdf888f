"""The bots of the ladder play whole games, legally and the same each time."""

import pickle

import pytest

from tests.bots.tables import play, random_positions
from wildcards.bots import BOTS, Budget, UnknownBot, legal_moves, make_bot
from wildcards.game import Game

SEED = "5eed" * 16


def play_to_the_end(name: str, players: int) -> Game:
    bots = [make_bot(name, seat) for seat in range(players)]
    return play(Game(players, seed=SEED), bots, Budget(iterations=2))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", BOTS)
def test_a_table_of_one_kind_of_bot_plays_to_the_end_and_again_the_same(name: str, players: int) -> None:
    assert play_to_the_end(name, players).moves == play_to_the_end(name, players).moves


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
    questions = set()
    for game in random_positions(12, seed=4):
        questions.add(game.question)
        for seat in range(len(game.players)):
            assert legal_moves(game.view(seat)) == game.legal_moves(seat)
    assert questions == {"bid", "show", "swap", "refill", "pay", "break", "take", "ibex"}


def test_a_name_that_no_bot_has_is_refused_in_one_line() -> None:
    with pytest.raises(UnknownBot, match="there is no 'wizard'; there are: random, novice, greedy"):
        make_bot("wizard")
