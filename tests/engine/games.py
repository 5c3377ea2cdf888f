"""What the tests of the engines share: set-ups, and games as the interpreted engine plays them."""

from wildcards.engine.setup import Setup
from wildcards.rules.play import random_action, step
from wildcards.rules.questions import NOTHING
from wildcards.rules.setup import simulated_game
from wildcards.rules.state import FIELDS, State

SEED = (1 << 61) + 20_260_917  # a large one: all of its bits count
ODD_DECKS = [((14, 0, 0, 0), (4, 0, 0, 0)), ((0, 0, 0, 14), (0, 0, 0, 4)), ((1, 2, 4, 7), (0, 3, 1, 0))]
DECKS = [((4, 4, 3, 3), (1, 1, 1, 1)), *ODD_DECKS]
SETUPS = [
    Setup(players, balanced, *deck) for players in (3, 4, 5) for balanced in (True, False) for deck in DECKS
]  # 24 of them


def interpreted_game(setup: Setup, seed: int, stream: int) -> State:
    return simulated_game(setup.players, seed, stream, balanced=setup.balanced, habitat=setup.habitat, wild=setup.wild)


def interpreted_end(setup: Setup, seed: int, stream: int) -> tuple[list[int], State]:
    """The actions of a random game, and the state they lead to."""
    s = interpreted_game(setup, seed, stream)
    actions = []
    while s.question != NOTHING:
        actions.append(random_action(s))
        step(s, actions[-1])
    return actions, s


def differences(one: State, other: State) -> list[str]:
    """The fields in which two states differ."""
    return [field.name for field in FIELDS if getattr(one, field.name) != getattr(other, field.name)]
