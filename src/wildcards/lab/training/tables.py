"""Many games for the learner on the processor, with what they show as arrays."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from wildcards.bots.recalling import REMEMBERING
from wildcards.engine.compiling import compiled
from wildcards.engine.records import Records, empty_records, write_record
from wildcards.engine.setup import Setup
from wildcards.game.memory import RememberingState
from wildcards.game.observation import Observation
from wildcards.game.recollection import Recollection
from wildcards.lab.training.turns import (
    AGAINST_OLDER,
    AGAINST_SCRIPTS,
    SELF_PLAY,
    Desk,
    Hands,
    Shown,
    begin_all,
    turn_all,
)
from wildcards.rules.cards import (
    DEFAULT_HABITAT_COUNTS,
    DEFAULT_WILD_COUNTS,
    HABITAT_CARDS_OF_A_HABITAT,
    NONE,
    VALUES,
    WILD_CARDS,
)

DECKS = 32  # the usual one and others
PLAYERS = (3, 4, 5, 4, 3, 5, 4, 3, 5, 4)  # of ten desks in a row: 30%, 40%, 30%


def other_deck(rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Any legal deck near the usual one: some cards have another value."""
    habitat, wild = list(DEFAULT_HABITAT_COUNTS), list(DEFAULT_WILD_COUNTS)
    for counts, moves in ((habitat, rng.randint(1, 4)), (wild, rng.randint(0, 2))):
        for _ in range(moves):
            counts[rng.choice([value for value in range(VALUES) if counts[value]])] -= 1
            counts[rng.randrange(VALUES)] += 1
    assert sum(habitat) == HABITAT_CARDS_OF_A_HABITAT
    assert sum(wild) == WILD_CARDS
    return tuple(habitat), tuple(wild)


def tables_of(seed: int, decks: int = DECKS) -> Records:
    """The tables before the shuffle: for 3, 4 and 5 players one with each deck."""
    rng = Random(seed)
    kinds = [(DEFAULT_HABITAT_COUNTS, DEFAULT_WILD_COUNTS), *(other_deck(rng) for _ in range(decks - 1))]
    setups = [Setup(players, habitat=habitat, wild=wild) for players in (3, 4, 5) for habitat, wild in kinds]
    records = empty_records(RememberingState, len(setups))
    for i, setup in enumerate(setups):
        write_record(records, i, setup.table(RememberingState))
    return records


def desks_of(games: int, older: float, scripts: float, players: Sequence[int] = PLAYERS) -> Records:
    """Desks of one kind lie together: first self-play, then those against older selves, then those against scripts."""
    desks = empty_records(Desk, games)
    desks["players"] = np.resize(np.array(players, np.int8), games)
    first_script = games - int(games * scripts)
    first_older = first_script - int(games * older)
    desks["kind"] = SELF_PLAY
    desks["kind"][first_older:first_script] = AGAINST_OLDER
    desks["kind"][first_script:] = AGAINST_SCRIPTS
    return desks


def bytes_of(records: Any) -> Any:
    return records.view(np.int8).reshape(len(records), records.dtype.itemsize)


class NativeTables:
    """Games on the processor. What they show is in arrays of bytes that each turn overwrites."""

    def __init__(self, desks: Records, decks: int = DECKS) -> None:
        games = len(desks)
        self.desks = desks
        self.decks = decks
        self.states = empty_records(RememberingState, games)
        self._shown = empty_records(Shown, games)
        self._seen = empty_records(Observation, games)
        self._recalled = empty_records(Recollection, games)
        self._hands = empty_records(Hands, games)
        self.shown = bytes_of(self._shown)
        self.hands = bytes_of(self._hands)

    @property
    def observations(self) -> Any:
        return np.concatenate([bytes_of(self._seen), bytes_of(self._recalled)], axis=1)

    def begin(self, seed: int) -> None:
        self.seed = seed
        self._tables = tables_of(seed, self.decks)
        self._run(begin_all)

    def turn(self, actions: Any) -> None:
        self._run(turn_all, actions)

    def take(self, origin: "NativeTables", which: Any) -> None:
        """Goes on from these positions of other tables, with the same luck to come."""
        self.states[:] = origin.states[which]
        self.desks[:] = origin.desks[which]
        self._tables, self.seed = origin._tables, origin.seed
        self.turn(np.full(len(self.desks), NONE))

    def _run(self, function: Any, *more: Any) -> None:
        what_is_shown = (self._shown, self._seen, self._recalled, self._hands)
        for records in what_is_shown:
            records.view(np.int8)[:] = 0
        where = (self.states, self.desks, self._tables, self.decks, *what_is_shown, self.seed)
        compiled(function, REMEMBERING)(*where, *more)
