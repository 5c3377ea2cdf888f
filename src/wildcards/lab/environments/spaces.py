"""The spaces that PettingZoo's and Gymnasium's environments have in common."""

from typing import Any

import numpy as np
from gymnasium import spaces

from wildcards.game.observation import LENGTH
from wildcards.rules.questions import ACTIONS


def observation_space() -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, np.iinfo(np.int8).max, (LENGTH,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    return spaces.Discrete(ACTIONS)
