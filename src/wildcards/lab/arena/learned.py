"""Lineups with learned bots: their network looks at all games together that wait for it.

The games are played in WebAssembly: nobody waits for a compiler, and most of the time is the network's.

Learned bots draw their actions by the luck of the game, so what is played does not depend on which games are played
together, up to the rounding of the network.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wildcards.bots.master import HEATS
from wildcards.bots.network import FastNetwork, weights_file
from wildcards.engine import wasm
from wildcards.engine.records import Records, empty_records
from wildcards.game.memory import RememberingState
from wildcards.lab.arena.schedule import Settings, Task
from wildcards.lab.arena.waiting import act_all, play_all, start_all
from wildcards.lab.environments.on_processor import ProcessorGames
from wildcards.lab.environments.versions import NEWEST
from wildcards.lab.policies import LEARNED, POLICIES, Played
from wildcards.rules.questions import ACTIONS, NOTHING


def played_games(settings: Settings, task: Task, bots: list[str]) -> Records:
    """All games of a task, deal by deal in all rotations."""
    players = settings.players
    rotations = np.arange(task.deals * players) % players
    lineup = np.array([POLICIES.get(bot, LEARNED) for bot in bots])
    heats = np.array([HEATS.get(bot, 1.0) for bot in bots])
    played = empty_records(Played, len(rotations))
    games = ProcessorGames(wasm, settings.setup, len(rotations), NEWEST)
    games.lay_out([settings.setup.table(RememberingState)] * len(rotations))
    games.run(start_all, settings.seed, task.first, int(settings.setup.balanced))
    while True:
        games.run(play_all, lineup, played)
        waiting = np.flatnonzero(games.states["question"] != NOTHING)
        if not waiting.size:
            return played
        shown = games.show_some(games.states[waiting])
        logits = network().numbers_of_all(shown.observations)[:, :ACTIONS].astype(np.float64)
        heat = heats[(shown.seats - rotations[waiting]) % players]
        games.run(act_all, played, waiting, chances_of(logits / heat[:, None], shown.masks))


@cache
def network() -> FastNetwork:
    return FastNetwork(weights_file())


def chances_of(logits: NDArray[np.float64], masks: Any) -> NDArray[np.float64]:
    """Of the legal actions, by row."""
    logits = np.where(masks, logits, -np.inf)
    parts = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: NDArray[np.float64] = parts / parts.sum(axis=1, keepdims=True)
    return shares
