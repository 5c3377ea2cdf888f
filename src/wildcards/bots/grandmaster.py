"""Grandmaster: the master's policy, improved by thinking ahead in worlds that fit what was seen."""

from wildcards.bots.base import Budget
from wildcards.bots.decision_search import RESERVE, SHARE_OF_TIME, TOGETHER, is_last_action
from wildcards.bots.master import MasterBot
from wildcards.bots.network import Outputs
from wildcards.bots.network_room import network_room
from wildcards.bots.policy_bot import actions_for, draw_action
from wildcards.bots.recalling import remembering_table
from wildcards.bots.world_search import Finding, Findings, WorldSearch, improved, likeliest
from wildcards.game import Move, View
from wildcards.game.actions import move_of
from wildcards.game.memory import RememberingState
from wildcards.rules.state import State

LEAST_TIME = 5.0  # ms: with less it plays as the master


class GrandmasterBot(MasterBot):
    """Tries a few answers in imagined worlds. Without WebAssembly, or without time, it plays as the master.

    Where others decide at the same time it draws from the policy, improved by what it found; else it plays the best.
    """

    thinks_ahead = True

    def choose(self, view: View, budget: Budget) -> Move:
        network = network_room()
        if network is None or self.plain or (budget.milliseconds is not None and budget.left < LEAST_TIME):
            return super().choose(view, budget)
        rng = self.rng(view)
        s = remembering_table(view, 0)
        with network.lent():
            search = WorldSearch(view, rng, network)

            def next_action(s: State) -> int:
                found = think(s, search, budget, 1.0 if is_last_action(s) else SHARE_OF_TIME)
                search.settle(action := draw_action(self.frequencies(s, found), rng))
                return action

            return move_of(s.question, actions_for(s, next_action))

    def named(self, s: RememberingState, outputs: Outputs) -> dict[int, float]:
        return likeliest(s, outputs.policy)

    def frequencies(self, s: State, found: Findings) -> dict[int, float]:
        """How often each action is to be played. Where others decide at the same time, a best one could be read."""
        shares = improved(found)
        if s.question in TOGETHER:
            return shares
        best = max(shares, key=shares.__getitem__)
        return {action: float(action == best) for action in found}


def think(s: State, search: WorldSearch, budget: Budget, share: float) -> Findings:
    """About the next action, in a part of what is left of the time."""
    assert isinstance(s, RememberingState)
    outputs = search.network.look(s)
    found = {action: Finding(share) for action, share in likeliest(s, outputs.policy).items()}
    time = None if budget.milliseconds is None else max(0.0, budget.left - RESERVE) * share
    search.find_out(found, outputs, Budget(time, iterations=budget.iterations, clock=budget.clock))
    return found
