"""The bots of the ladder, from the weakest up."""

from wildcards.bots.base import Bot, Budget, character
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.greedy import greedy_action
from wildcards.bots.imagine import legal_moves
from wildcards.bots.policy_bot import PolicyBot
from wildcards.game import Move, View


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    character = character("random", 1)

    def choose(self, view: View, budget: Budget) -> Move:
        return self.rng(view).choice(legal_moves(view))


class GreedyBot(PolicyBot):
    """Takes what counts most now."""

    character = character("greedy", 2)
    policy = staticmethod(greedy_action)


class ExpertBot(PolicyBot):
    """Weighs majorities, Leaders and rounds left, and varies its bids."""

    character = character("expert", 3)
    policy = staticmethod(expert_action)
