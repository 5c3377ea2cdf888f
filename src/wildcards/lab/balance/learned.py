"""Games of the master against itself, many at once: its network looks at all of them together."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wildcards.bots.network import FastNetwork, weights_file
from wildcards.engine.processor import processor_engine
from wildcards.engine.setup import Setup
from wildcards.lab.environments.on_processor import ProcessorGames
from wildcards.lab.environments.scripts import act_some
from wildcards.lab.environments.versions import NEWEST
from wildcards.rules.questions import ACTIONS, NOTHING


def actions_of(setup: Setup, games: int, seed: int, first: int) -> NDArray[np.int64]:
    """What was played in each game, in its order; -1 once it is over."""
    played = ProcessorGames(processor_engine(), setup, games, NEWEST)
    played.deal(seed, first)
    network = FastNetwork(weights_file())
    rng = np.random.default_rng([seed, first])
    rows = []
    while (going := np.flatnonzero(played.states["question"] != NOTHING)).size:
        shown = played.show_some(played.states[going])
        actions = np.full(games, -1)
        actions[going] = drawn(network.numbers_of_all(shown.observations)[:, :ACTIONS], shown.masks, rng)
        played.run(act_some, actions)
        rows.append(actions)
    # All games that go on act in every step, so the actions of a game lie together.
    return np.ascontiguousarray(np.array(rows).T)


def drawn(logits: Any, masks: Any, rng: np.random.Generator) -> NDArray[np.int64]:
    """By the policy's own chances: the largest of the logits with Gumbel's noise."""
    return np.asarray(np.where(masks, logits + rng.gumbel(size=logits.shape), -np.inf).argmax(axis=1), np.int64)
