"""The bots of the ladder, from the weakest up."""

from wildcards.bots.base import Bot, Budget, legal_moves
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.greedy import greedy_action
from wildcards.bots.policy_bot import PolicyBot
from wildcards.game import Move, View


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def choose(self, view: View, budget: Budget) -> Move:
        return self.rng(view).choice(legal_moves(view))


class GreedyBot(PolicyBot):
    """Takes what counts most now."""

    policy = staticmethod(greedy_action)


class ExpertBot(PolicyBot):
    """Weighs majorities, Leaders and rounds left, and varies its bids."""

    policy = staticmethod(expert_action)
