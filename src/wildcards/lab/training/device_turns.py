"""What a graphics device does with the learner's games in a turn: one thread a game."""

from typing import Any

from wildcards.engine.batch import deal
from wildcards.engine.kernels import copy, cuda
from wildcards.lab.training.turns import action_of, deck_of, is_over, note_end, seat_players, show
from wildcards.rules.cards import NONE
from wildcards.rules.play import step


def turn_games(
    states: Any,
    desks: Any,
    tables: Any,
    decks: Any,
    shown: Any,
    seen: Any,
    recalled: Any,
    hands: Any,
    seed: Any,
    actions: Any,
    begins: Any,
) -> None:
    """One kernel for the first deal and for a turn: it takes half a minute to compile."""
    i = cuda.grid(1)
    if i < len(states):
        if not begins and actions[i] != NONE:
            step(states[i], action_of(states[i], desks[i], actions[i]))
            if is_over(states[i]):
                note_end(states[i], desks[i], shown[i])
                desks[i]["played"] += 1
        if begins or is_over(states[i]):
            seat_players(desks[i], i)
            copy(states, i, tables, (desks[i]["players"] - 3) * decks + deck_of(desks[i], i, decks))
            deal(states[i], seed, desks[i]["played"] * len(states) + i, 1)
        show(states[i], desks[i], shown[i], seen[i], recalled[i], hands[i])
