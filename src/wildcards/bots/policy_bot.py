"""Bots that play a policy of the rules' subset, interpreted, on a state made from the view."""

from collections.abc import Callable
from random import Random

from wildcards.bots.base import Bot, Budget
from wildcards.bots.imagine import state_of_view
from wildcards.game import Move, View
from wildcards.game.simulated import move_of
from wildcards.rules.chance import seed_chance
from wildcards.rules.play import answer
from wildcards.rules.state import SEATS, State

Policy = Callable[[State], int]


class PolicyBot(Bot):
    @staticmethod
    def policy(s: State) -> int:
        """The next action of the seat that is asked."""
        raise NotImplementedError

    def choose(self, view: View, budget: Budget) -> Move:
        return decision(view, self.policy, self.rng(view))


def decision(view: View, policy: Policy, rng: Random) -> Move:
    """The policy's answer to the question that the viewer is asked."""
    if view.viewer is None or view.question is None:
        raise ValueError("nobody is asked")
    s = state_of_view(view)
    question = s.question
    s.seat = view.viewer
    s.asked[:] = [int(seat == view.viewer) for seat in range(SEATS)]
    seed_chance(s, rng.getrandbits(60), 0)
    actions: list[int] = []
    while s.asked[view.viewer]:
        actions.append(policy(s))
        answer(s, actions[-1])
    return move_of(question, actions)
