"""The spaces that PettingZoo's and Gymnasium's environments have in common."""

from typing import Any

import numpy as np
from gymnasium import spaces

from wildcards.lab.environments.versions import LENGTHS, checked_version
from wildcards.rules.questions import ACTIONS


def observation_space(version: int) -> spaces.Space[Any]:
    return spaces.Box(0, np.iinfo(np.int8).max, (LENGTHS[checked_version(version)],), np.int8)


def action_space() -> spaces.Discrete:
    return spaces.Discrete(ACTIONS)
