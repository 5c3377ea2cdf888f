"""Bots that look at the rows that environments give."""

import time
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.bots.test_recalling import Twin
from wildcards import Game
from wildcards.bots import Budget, ObservationBot
from wildcards.bots.recalling import row_as_seen
from wildcards.game.actions import actions_of
from wildcards.game.state_copy import copy_state
from wildcards.lab.environments.simulation import Simulation, mask_of
from wildcards.rules.play import answer
from wildcards.testkit.bots import check_bot

Asked = list[tuple[list[int], list[bool]]]


class Listening(ObservationBot):
    """Plays at random, and writes down what it was shown."""

    def __init__(self, seed: int = 0, version: int = 2) -> None:
        self.asked: Asked = []
        super().__init__(self.look, seed, version=version)

    def look(self, rows: Any, masks: Any, rng: np.random.Generator) -> Any:
        self.asked.append((rows[0].tolist(), masks[0].tolist()))
        return rng.choice(np.flatnonzero(masks[0]))


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_view_leads_to_the_row_of_the_environments_number_for_number(players: int, version: int) -> None:
    """A live game and a simulated one, dealt alike: at every action the bot is shown what the environment shows."""
    questions, actions = set(), 0
    for seed in range(2):
        twin = Twin(players, seed)
        while not twin.game.is_over:
            s, seat = copy_state(twin.state), twin.state.seat
            bot = Listening(seed, version)
            move = bot.choose(twin.game.view(seat), Budget())
            questions.add(twin.game.question)
            row = actions_of(twin.game._state, seat, move)
            assert len(row) == len(bot.asked)
            for action, (shown, mask) in zip(row, bot.asked, strict=True):
                assert shown == row_as_seen(s, seat, version), (twin.game.question, version)
                assert mask == mask_of(s, is_asked=True).astype(bool).tolist()
                answer(s, action)
                actions += 1
            twin.decide(Random(f"{seed}/{actions}"))
    assert actions > 150
    assert len(questions) >= 6


def first_legal(rows: Any, masks: Any, rng: np.random.Generator) -> Any:
    return masks.argmax(axis=1)


class FirstLegal(ObservationBot):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(first_legal, seed)


def test_an_observation_bot_is_a_proper_bot() -> None:
    assert check_bot(FirstLegal, each=1, clock=time.thread_time).decisions == 24


def test_a_policy_that_does_not_keep_to_its_mask_is_told_so() -> None:
    bot = ObservationBot(lambda rows, masks, rng: masks.argmin(axis=1))
    with pytest.raises(ValueError, match=r"the policy chose action 1?[0-9], which is not in its mask"):
        bot.choose(Game(3, seed="0" * 64).view(0), Budget())


def test_the_environment_itself_gives_that_row() -> None:
    """What the rows above are compared with is what the environments hand out."""
    game = Simulation(4, 5, 2)
    assert game.observation(game.seat).tolist() == row_as_seen(game.state, game.seat, 2)
