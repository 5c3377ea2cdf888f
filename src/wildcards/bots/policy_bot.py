"""Bots that play a policy of the rules' subset, interpreted, on a state made from the view."""

from collections.abc import Callable, Mapping
from random import Random

from wildcards.bots.base import Bot, Budget
from wildcards.bots.imagine import put_down
from wildcards.game import Move, View
from wildcards.game.actions import move_of
from wildcards.rules.chance import seed_chance
from wildcards.rules.play import answer, legal
from wildcards.rules.questions import ACTIONS
from wildcards.rules.state import SEATS, State

Policy = Callable[[State], int]


class PolicyBot(Bot):
    @staticmethod
    def policy(s: State) -> int:
        """The next action of the seat that is asked."""
        raise NotImplementedError

    def choose(self, view: View, budget: Budget) -> Move:
        s = table_for(view, self.rng(view).getrandbits(60))
        return move_of(s.question, actions_for(s, self.policy))


def table_for(view: View, seed: int) -> State:
    """What the viewer knows, as a state in which the viewer alone is asked."""
    s = State()
    lay_table(s, view, seed)
    return s


def lay_table(s: State, view: View, seed: int) -> None:
    """The same, into a new state of whatever class."""
    if view.viewer is None or not view.seats[view.viewer].asked:
        raise ValueError("the viewer is asked nothing")
    put_down(s, view)
    s.seat = view.viewer
    s.asked[:] = [int(seat == view.viewer) for seat in range(SEATS)]
    seed_chance(s, seed, 0)


def actions_for(s: State, policy: Policy) -> list[int]:
    """The row of actions with which the policy answers the question. The state goes along, but nothing is revealed."""
    seat = s.seat
    actions: list[int] = []
    while s.asked[seat]:
        actions.append(policy(s))
        answer(s, actions[-1])
    return actions


def legal_actions(s: State) -> list[int]:
    mask = legal(s)
    return [action for action in range(ACTIONS) if mask >> action & 1]


def draw_action(shares: Mapping[int, float], rng: Random) -> int:
    """An action, each as often as its share says."""
    return rng.choices(list(shares), list(shares.values()))[0]
