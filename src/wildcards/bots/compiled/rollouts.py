"""The inner part of the search, in the rules' subset: what becomes of each answer, in imagined worlds.

In every world the seats that decide at the same time choose for themselves, each by what it knows. Every answer that is
still in question is then tried in the same world with the same luck, and the game goes on by the expert's play for a
few rounds, up to where it is evaluated.
"""

from dataclasses import dataclass

from wildcards.bots.compiled.deal_unseen import UnseenCards, deal_unseen
from wildcards.bots.compiled.evaluation import Evaluation, Weights, evaluate, evaluate_end
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.worth import rounds_to_come
from wildcards.rules.chance import seed_chance
from wildcards.rules.play import step
from wildcards.rules.questions import ACTIONS, BID, NOTHING
from wildcards.rules.state import State, number, row

MOST_ACTIONS = 16  # of one decision: two actions for an exchange, up to eleven for a refill

TABLE = 0  # places in the row of states: what the viewer knows,
WORLD = 1  # a world imagined from it,
TRIAL = 2  # and a game that goes on from there


@dataclass(slots=True)
class Plan:
    seat: int = number()  # who is to decide
    set_aside: int = number()  # animals at the end that no shuffle moves
    done: int = number()  # actions of this decision that are settled
    actions: list[int] = row(MOST_ACTIONS)  # these
    rounds: int = number()  # how many rounds to play on before the game is evaluated, this one included
    arms: int = number("int64")  # bit mask of the next actions to try
    seed: int = number("int64")  # of the worlds
    first: int = number("int64")  # of the worlds to try them in
    worlds: int = number("int64")  # how many those are


@dataclass(slots=True)
class Trials:
    """Sums by action."""

    count: list[int] = row(ACTIONS, "int64")
    win: list[float] = row(ACTIONS, "float64")
    points: list[float] = row(ACTIONS, "float64")
    rank: list[float] = row(ACTIONS, "float64")


def run_rollouts(
    states: list[State],
    plans: list[Plan],
    trials: list[Trials],
    explanations: list[UnseenCards],
    weights: list[Weights],
    evaluations: list[Evaluation],
) -> None:
    """Tries every arm of the plan in each of its worlds."""
    plan = plans[0]
    found = evaluations[0]
    for world in range(plan.first, plan.first + plan.worlds):
        states[WORLD] = states[TABLE]
        s = states[WORLD]
        seed_chance(s, plan.seed, world)
        deal_unseen(s, explanations, plan.set_aside)
        come_to_decision(s, plan)
        for action in range(ACTIONS):
            if plan.arms >> action & 1:
                states[TRIAL] = s
                play_on(states[TRIAL], action, plan.rounds)
                if states[TRIAL].question == NOTHING:
                    evaluate_end(states[TRIAL], plan.seat, found)
                else:
                    evaluate(states[TRIAL], plan.seat, weights[rounds_to_come(states[TRIAL])], found)
                note_trial(trials[0], action, found)


def come_to_decision(s: State, plan: Plan) -> None:
    """Those who are asked at the same time and come first decide; then what is settled of this decision."""
    while s.seat != plan.seat:
        step(s, expert_action(s))
    for i in range(plan.done):
        step(s, plan.actions[i])


def play_on(s: State, action: int, rounds: int) -> None:
    """Takes the action and plays on to the start of a later round, or to the end."""
    last = s.round + rounds
    step(s, action)
    while s.question != NOTHING and not (s.question == BID and s.round >= last):
        step(s, expert_action(s))


def note_trial(trials: Trials, action: int, found: Evaluation) -> None:
    trials.count[action] += 1
    trials.win[action] += found.win
    trials.points[action] += found.points
    trials.rank[action] += found.rank
