"""Scripts in the other seats of many games, in the rules' subset. Each is apart: the expert takes long to compile."""

from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.greedy import greedy_action
from wildcards.lab.policies import EXPERT, GREEDY, RANDOM
from wildcards.rules.play import random_action, step
from wildcards.rules.questions import NOTHING
from wildcards.rules.state import State

AGENT = -1
BY_POLICY = -2


def script_asked(s: State, seat: int, scripts: list[int]) -> int:
    """Who is asked: the number of a script, or one of the above. `scripts` counts places from the agent's seat."""
    if s.question == NOTHING:
        return AGENT
    return scripts[(s.seat - seat + s.players) % s.players]


def play_random(states: list[State], seats: list[int], scripts: list[int]) -> None:
    """Lets this script act in every game until somebody else is asked."""
    for i in range(len(states)):
        while script_asked(states[i], seats[i], scripts) == RANDOM:
            step(states[i], random_action(states[i]))


def play_greedy(states: list[State], seats: list[int], scripts: list[int]) -> None:
    for i in range(len(states)):
        while script_asked(states[i], seats[i], scripts) == GREEDY:
            step(states[i], greedy_action(states[i]))


def play_expert(states: list[State], seats: list[int], scripts: list[int]) -> None:
    for i in range(len(states)):
        while script_asked(states[i], seats[i], scripts) == EXPERT:
            step(states[i], expert_action(states[i]))


def act_some(states: list[State], actions: list[int]) -> None:
    """The action of each game, none where it is negative. They have been found legal."""
    for i in range(len(states)):
        if actions[i] >= 0:
            step(states[i], actions[i])


PLAYED_BY = {RANDOM: play_random, GREEDY: play_greedy, EXPERT: play_expert}
