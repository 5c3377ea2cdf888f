"""One decision of the search, action by action."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

from wildcards.bots.base import Budget
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.rollouts import Plan, Trials
from wildcards.bots.imagine import Imagination
from wildcards.bots.policy_bot import draw_action, legal_actions
from wildcards.bots.racing import FIRST_CHECK, Race
from wildcards.bots.rollout_backends import Backend, runners
from wildcards.game import View
from wildcards.rules import questions
from wildcards.rules.bidding import may_lay_second_card
from wildcards.rules.state import State

TOGETHER = (questions.BID, questions.PAY, questions.BREAK)  # others decide at the same time, against the seat
ONE_ACTION = (questions.SHOW, questions.BREAK, questions.IBEX_KEEP)
SHARE_OF_TIME = 0.6  # of what is left, for each action of a decision that may need several
SHARE_OF_A_DEPTH = 0.3  # of the time of an action, for each depth but the last
MARGIN = 0.03  # of winning: who is behind by less may still turn out better further ahead
LEAST_SHARE = 0.1  # what a mixture plays less often than this is noise
RESERVE = 1.0  # ms kept for putting the answer together
MOST_TRIALS = 20_000  # where neither time nor iterations are limited
ROWS_A_MILLISECOND = 10  # more than any machine makes: a clock that stands still must not keep the bot thinking


class DecisionSearch:
    def __init__(
        self, view: View, budget: Budget, rng: Random, *, depths: Sequence[int], jobs: int, backend: Backend
    ) -> None:
        imagination = Imagination(view)
        self.budget = budget
        self.rng = rng
        self.runners = runners(imagination, rng.getrandbits(60), jobs, backend)
        self.plan = Plan()
        self.plan.seat = view.viewer or 0
        self.plan.set_aside = imagination.set_aside
        self.depths = depths
        self.worlds = 0

    def next_action(self, s: State) -> int:
        action, *others = legal_actions(s)
        if others:
            race = self.race(s, 1.0 if is_last_action(s) else SHARE_OF_TIME)
            action = draw_action(shares_of(s, race), self.rng) if race.rows_run else expert_action(s)
        self.plan.actions[self.plan.done] = action
        self.plan.done += 1
        return action

    def race(self, s: State, share: float) -> Race:
        """Tries the next actions, first a few rounds ahead, then those that are not out of it further ahead."""
        race = Race(legal_actions(s))
        for number, depth in enumerate(self.depths):
            last = number == len(self.depths) - 1
            self.plan.rounds = depth
            deeper = Race(race.running, margin=0.0 if last else MARGIN)
            self.run(deeper, self.allowed(share if last else share * SHARE_OF_A_DEPTH))
            if number > 0 and deeper.rows_run < FIRST_CHECK:
                break  # too few to know better
            deeper.keep_dropped(race)
            race = deeper
            if len(race.running) == 1:
                break
        return race

    def run(self, race: Race, allowed: Budget) -> None:
        """Until one action is left, or the time or the number of trials is spent."""
        with ThreadPoolExecutor(len(self.runners)) as threads:
            while len(race.running) > 1 and (rows := self.rows_wanted(race, allowed)):
                tried = self.try_rows(race, rows, allowed, threads)
                for row in tried:
                    race.add_row(row)
                if len(tried) < rows:
                    break

    def allowed(self, share: float) -> Budget:
        """A part of what is left."""
        budget = self.budget
        time = None if budget.milliseconds is None else max(0.0, budget.left - RESERVE) * share
        trials = budget.iterations
        if trials is None and time is None:
            trials = MOST_TRIALS
        return Budget(time, iterations=None if trials is None else int(trials * share) or 1, clock=budget.clock)

    def rows_wanted(self, race: Race, allowed: Budget) -> int:
        """Rows to try at once: one for each thread, but none beyond the point where somebody may drop out.

        So what is tried does not depend on the number of threads.
        """
        rows = min(len(self.runners), race.checked_in)
        if allowed.milliseconds is not None and race.rows_run > ROWS_A_MILLISECOND * (1 + allowed.milliseconds):
            return 0
        if allowed.iterations is not None:
            each = self.runners[0].segment * len(race.running)
            rows = min(rows, -(-(allowed.iterations - sum(race.trials.count)) // each))
        return max(rows, 0)

    def try_rows(self, race: Race, rows: int, allowed: Budget, threads: ThreadPoolExecutor) -> list[Trials]:
        """Rows of trials, in order; fewer than wanted when the time ran out."""
        self.plan.arms = race.mask
        segment = self.runners[0].segment
        starts = [self.worlds + i * segment for i in range(rows)]
        self.worlds += rows * segment
        if rows == 1:
            found = [self.runners[0].try_row(self.plan, starts[0], segment, allowed)]
        else:
            calls = [
                threads.submit(runner.try_row, self.plan, start, segment, allowed)
                for runner, start in zip(self.runners, starts, strict=False)
            ]
            found = [call.result() for call in calls]
        return [row for row in found if row is not None]


def is_last_action(s: State) -> bool:
    """Whether whatever is chosen now completes the decision."""
    if s.question == questions.BID:
        return s.picks > 0 or not may_lay_second_card(s, s.seat)
    if s.question == questions.SWAP:
        return s.picks > 0
    return s.question in ONE_ACTION


def shares_of(s: State, race: Race) -> dict[int, float]:
    """How often each action is to be played: the best; where others decide at the same time, the mixture."""
    if s.question in TOGETHER:
        return race.mixture.shares(race.running, LEAST_SHARE)
    return {race.best: 1.0}
