"""The policies: they look at nothing that is hidden from the seat, and each is a clear step above the one before."""

from random import Random

import pytest

from wildcards.bots import Budget, imagine, make_bot
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.greedy import greedy_action
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
    for number in range(6):
        game = Game(3 + number % 3, seed=f"{number:064x}")
        while not game.is_over:
            for seat in game.asked:
                questions.add(game.question)
                view = game.view(seat)
                truth = actions_for(decided_before(game._state, seat, 1), policy)
                redealt = actions_for(decided_before(imagine(view, chance), seat, 2), policy)
                alone = table_for(view, 0)
                seed_chance(alone, 5, 5)
                assert truth == redealt == actions_for(alone, policy)
            for seat in game.pending:
                game.play(seat, chance.choice(game.legal_moves(seat)))
    assert len(questions) == 8


def wins_against_three(name: str, others: str, games: int) -> float:
    wins = 0.0
    for number in range(games):
        game = Game(4, seed=f"{number // 4:064x}")
        bots = [make_bot(name if seat == number % 4 else others, number) for seat in range(4)]
        while not game.is_over:
            for seat in game.pending:
                game.play(seat, bots[seat].choose(game.view(seat), Budget(iterations=1)))
        winners = game.result.winners
        wins += (number % 4 in winners) / len(winners)
    return wins


def test_the_bids_of_greedy_bots_vary() -> None:
    """Where most bids are a 1, chance decides who takes what."""
    bids: list[str] = []
    for number in range(12):
        game = Game(4, seed=f"{number:064x}")
        bots = [make_bot("greedy", 4 * number + seat) for seat in range(4)]
        while not game.is_over:
            for seat in game.pending:
                move = bots[seat].choose(game.view(seat), Budget(iterations=1))
                if game.question == "bid":
                    bids.append(str(move)[-1])
                game.play(seat, move)
    shares = [bids.count(value) / sum(map(bids.count, "1234")) for value in "1234"]
    assert shares[0] < 0.45
    assert all(share > 0.04 for share in shares)


def test_greedy_beats_three_random_bots() -> None:
    assert wins_against_three("greedy", "random", 16) >= 15


def test_the_expert_beats_three_greedy_bots_more_often_than_chance_would() -> None:
    assert wins_against_three("expert", "greedy", 24) >= 12
