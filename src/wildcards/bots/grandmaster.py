"""Grandmaster: the master's policy, improved by thinking ahead in worlds that fit what was seen."""

from random import Random

from wildcards.bots.base import Budget, Candidate
from wildcards.bots.decision_search import RESERVE, SHARE_OF_TIME, TOGETHER, is_last_action
from wildcards.bots.master import MasterBot
from wildcards.bots.network_room import network_room
from wildcards.bots.policy_bot import actions_for
from wildcards.bots.recalling import remembering_table
from wildcards.bots.world_search import Finding, Findings, WorldSearch, gains, improved
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
                search.settle(action := chosen(s, found, rng))
                return action

            return move_of(s.question, actions_for(s, next_action))

    def explain(self, view: View, budget: Budget) -> list[Candidate]:
        """The answers that were tried, by their first action, each finished in the likeliest way; the best first."""
        network = network_room()
        if network is None or self.plain:
            return super().explain(view, budget)
        s = remembering_table(view, 0)
        with network.lent():
            found = think(s, WorldSearch(view, self.rng(view), network), budget, 1.0)
        shares = shares_of(s, found)
        candidates = [self.candidate(view, action, one, shares[action]) for action, one in found.items()]
        return sorted(candidates, key=lambda one: (one.share, one.win or 0.0), reverse=True)

    def candidate(self, view: View, action: int, one: Finding, share: float) -> Candidate:
        return Candidate(
            move=self.finished(view, action),
            share=share,
            rank=one.mean("rank") if one.worlds else None,
            points=one.mean("points") if one.worlds else None,
            win=one.mean("win") if one.worlds else None,
            samples=one.worlds,
        )


def think(s: State, search: WorldSearch, budget: Budget, share: float) -> Findings:
    """About the next action, in a part of what is left of the time."""
    assert isinstance(s, RememberingState)
    time = None if budget.milliseconds is None else max(0.0, budget.left - RESERVE) * share
    allowed = Budget(time, iterations=budget.iterations, clock=budget.clock)
    return search.findings(s, search.network.look(s), allowed)


def shares_of(s: State, found: Findings) -> dict[int, float]:
    """How often each action is to be played."""
    if s.question in TOGETHER:
        return improved(found)
    ahead = gains(found)
    best = max(found, key=lambda action: (ahead[action], found[action].share))
    return {action: float(action == best) for action in found}


def chosen(s: State, found: Findings, rng: Random) -> int:
    shares = shares_of(s, found)
    return rng.choices(list(shares), list(shares.values()))[0]
