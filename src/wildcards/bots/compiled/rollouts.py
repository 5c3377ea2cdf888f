"""The inner part of the search, in the rules' subset: what becomes of each answer, in imagined worlds.

In every world the seats that decide at the same time choose for themselves, each by what it knows. Every answer that is
still in question is then tried in the same world with the same luck, and the game goes on by the expert's play for a
few rounds, up to where the outlook tells the rest.
"""

from dataclasses import dataclass

from wildcards.bots.compiled.deal_unseen import deal_unseen
from wildcards.bots.compiled.evaluation import look_ahead, look_back
from wildcards.bots.compiled.expert import expert_action
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
    rounds: int = number()  # how many rounds to play on before the outlook is asked, this one included
    arms: int = number("int64")  # bit mask of the next actions to try


@dataclass(slots=True)
class Trials:
    """Sums by action."""

    count: list[int] = row(ACTIONS, "int64")
    win: list[float] = row(ACTIONS, "float64")
    points: list[float] = row(ACTIONS, "float64")
    rank: list[float] = row(ACTIONS, "float64")


def try_worlds(
    states: list[State],
    plans: list[Plan],
    trials: list[Trials],
    chances: list[int],
    cards: list[list[list[int]]],
    places: list[list[list[int]]],
    win_weights: list[list[float]],
    point_weights: list[list[float]],
    features: list[float],
    outlook: list[float],
    seed: int,
    first: int,
    worlds: int,
) -> None:
    """Tries every arm of the plan in worlds number `first` on."""
    plan = plans[0]
    for world in range(first, first + worlds):
        states[WORLD] = states[TABLE]
        s = states[WORLD]
        seed_chance(s, seed, world)
        deal_unseen(s, chances, cards, places, plan.set_aside)
        come_to_decision(s, plan)
        for action in range(ACTIONS):
            if plan.arms >> action & 1:
                states[TRIAL] = s
                play_on(states[TRIAL], action, plan.rounds)
                if states[TRIAL].question == NOTHING:
                    look_back(states[TRIAL], plan.seat, outlook)
                else:
                    look_ahead(states[TRIAL], plan.seat, features, win_weights, point_weights, outlook)
                note_trial(trials[0], action, outlook)


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


def note_trial(trials: Trials, action: int, outlook: list[float]) -> None:
    trials.count[action] += 1
    trials.win[action] += outlook[0]
    trials.points[action] += outlook[1]
    trials.rank[action] += outlook[2]
