"""Search: thinks through what becomes of each answer in imagined worlds, and plays what wins most.

Where others decide at the same time it plays the mixture that regret matching has found: the single best card could be
read.
"""

from functools import partial
from os import cpu_count

from wildcards.bots.base import Bot, Budget, Candidate
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.decision_search import DecisionSearch, shares_of
from wildcards.bots.policy_bot import actions_for, legal_actions, table_for
from wildcards.bots.racing import Race
from wildcards.bots.rollout_backends import Backend, quickest_backend
from wildcards.game import Move, View
from wildcards.game.actions import move_of
from wildcards.game.state_copy import copy_state
from wildcards.rules.play import answer
from wildcards.rules.state import State

DEPTHS = (2, 4)


class SearchBot(Bot):
    """Thinks thousands of games on. `rounds` is how far, 0 for step by step further; `jobs` threads, 0 for all cores.

    `backend` is what it thinks with, by itself the quickest that is installed. With Numba the first bot that is made
    takes half a minute to compile its search, or a moment to load it.
    """

    thinks_ahead = True

    def __init__(self, seed: int = 0, *, rounds: int = 0, jobs: int = 1, backend: Backend | None = None) -> None:
        super().__init__(seed)
        self.rounds = rounds
        self.jobs = jobs or cpu_count() or 1
        self.wanted = backend
        self.backend = backend or quickest_backend()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickled bot is made anew: compiled code stays in its process."""
        return partial(type(self), rounds=self.rounds, jobs=self.jobs, backend=self.wanted), (self.seed,)

    def choose(self, view: View, budget: Budget) -> Move:
        s, search = self.begin(view, budget)
        return move_of(s.question, actions_for(s, search.next_action))

    def explain(self, view: View, budget: Budget) -> list[Candidate]:
        """Every first action of an answer, finished as the expert would, the best first."""
        s, search = self.begin(view, budget)
        race = search.race(s, 1.0)
        shares = shares_of(s, race)
        candidates = [candidate(s, race, arm, shares.get(arm, 0.0)) for arm in legal_actions(s)]
        return sorted(candidates, key=lambda one: (one.share, one.win or 0.0), reverse=True)

    def begin(self, view: View, budget: Budget) -> tuple[State, DecisionSearch]:
        rng = self.rng(view)
        s = table_for(view, rng.getrandbits(60))
        depths = (self.rounds,) if self.rounds else DEPTHS
        return s, DecisionSearch(view, budget, rng, depths=depths, jobs=self.jobs, backend=self.backend)


def candidate(s: State, race: Race, arm: int, share: float) -> Candidate:
    after = copy_state(s)
    answer(after, arm)
    trials = race.trials
    count = trials.count[arm]
    return Candidate(
        move=move_of(s.question, [arm, *actions_for(after, expert_action)]),
        share=share,
        rank=trials.rank[arm] / count if count else None,
        points=trials.points[arm] / count if count else None,
        win=trials.win[arm] / count if count else None,
        samples=count,
    )
