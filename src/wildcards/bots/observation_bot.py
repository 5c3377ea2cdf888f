"""Bots that play by a policy over observations: the same rows of numbers that the environments give."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from wildcards.bots.base import Bot, Budget
from wildcards.bots.policy_bot import actions_for
from wildcards.bots.recalling import row_as_seen, table_as_seen
from wildcards.extras import need
from wildcards.game import Move, View
from wildcards.game.actions import move_of
from wildcards.rules.play import legal
from wildcards.rules.questions import ACTIONS
from wildcards.rules.state import State

# Of n observations (n × 365 or 850, int8), n action masks (n × 26, bool) and NumPy's generator: n actions.
Policy = Callable[[Any, Any, Any], Any]


class ObservationBot(Bot):
    """Plays what a policy chooses from the observation of its view.

    For the arena, a class of your own passes the policy on::

        class Learned(ObservationBot):
            def __init__(self, seed: int = 0) -> None:
                super().__init__(my_policy, seed)
    """

    def __init__(self, policy: Policy, seed: int = 0, *, version: int = 2) -> None:
        if find_spec("numpy") is None:  # all that it needs of that extra
            need("research")
        super().__init__(seed)
        self.policy = policy
        self.version = version

    def choose(self, view: View, budget: Budget) -> Move:
        import numpy as np

        rng = self.rng(view)
        generator = np.random.default_rng(rng.getrandbits(64))
        s = table_as_seen(view, self.version, rng.getrandbits(60))

        def chosen(s: State) -> int:
            row = np.array([row_as_seen(s, s.seat, self.version)], np.int8)
            mask = np.array([[legal(s) >> action & 1 for action in range(ACTIONS)]], np.bool_)
            action = int(np.asarray(self.policy(row, mask, generator)).item())
            if not (0 <= action < ACTIONS and mask[0, action]):
                raise ValueError(f"the policy chose action {action}, which is not in its mask")
            return action

        return move_of(s.question, actions_for(s, chosen))
