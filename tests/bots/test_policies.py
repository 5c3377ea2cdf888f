"""The policies: they look at nothing that is hidden from the seat, and each is a clear step above the one before."""

from random import Random

import pytest

from tests.bots.tables import play, random_positions, wins_against
from wildcards.bots import imagine
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.greedy import greedy_action
from wildcards.bots.ladder import ExpertBot, GreedyBot, RandomBot
from wildcards.bots.policy_bot import Policy, actions_for, table_for
from wildcards.game import Game
from wildcards.game.state_copy import copy_state
from wildcards.rules.chance import seed_chance
from wildcards.rules.play import answer, random_action
from wildcards.rules.state import State

POLICIES = [greedy_action, expert_action]


def decided_before(s: State, seat: int, seed: int) -> State:
    """The same question after those who come before the seat have decided, in secret."""
    s = copy_state(s)
    seed_chance(s, seed, 1)
    while s.seat != seat:
        answer(s, random_action(s))
    seed_chance(s, 5, 5)
    return s


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_a_policy_decides_the_same_whatever_is_hidden_from_its_seat(policy: Policy) -> None:
    chance = Random(8)
    questions = set()
    for game in random_positions(6, seed=0):
        questions.add(game.question)
        for seat in game.asked:
            view = game.view(seat)
            truth = actions_for(decided_before(game._state, seat, 1), policy)
            redealt = actions_for(decided_before(imagine(view, chance), seat, 2), policy)
            alone = table_for(view, 0)
            seed_chance(alone, 5, 5)
            assert truth == redealt == actions_for(alone, policy)
    assert len(questions) == 8


def test_the_bids_of_greedy_bots_vary() -> None:
    """Where most bids are a 1, chance decides who takes what."""
    bids: list[str] = []
    for number in range(12):
        bots = [GreedyBot(4 * number + seat) for seat in range(4)]
        played = play(Game(4, seed=f"{number:064x}"), bots)
        bids += [move[-1] for move in played.moves if " bid " in move]
    shares = [bids.count(value) / sum(map(bids.count, "1234")) for value in "1234"]
    assert shares[0] < 0.45
    assert all(share > 0.04 for share in shares)


def test_greedy_beats_three_random_bots() -> None:
    assert wins_against(GreedyBot, RandomBot, players=4, games=16) >= 15


def test_the_expert_beats_three_greedy_bots_more_often_than_chance_would() -> None:
    assert wins_against(ExpertBot, GreedyBot, players=4, games=24) >= 12
