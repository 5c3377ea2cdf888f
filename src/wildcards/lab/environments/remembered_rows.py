"""What a batch shows of each of its games with what the seat remembers, in the rules' subset: version 2."""

from wildcards.game.memory import RememberingState
from wildcards.game.observation import Observation
from wildcards.game.recollection import Recollection, observe_and_recall
from wildcards.lab.environments.rows import Mask, show_legal


def recall_game(s: RememberingState, o: Observation, r: Recollection) -> None:
    """What the seat that is asked may know and remember, into records that are all zeros."""
    observe_and_recall(s, s.seat, o, r)


def recall_all(
    states: list[RememberingState], seen: list[Observation], recalled: list[Recollection], masks: list[Mask]
) -> None:
    for i in range(len(states)):
        recall_game(states[i], seen[i], recalled[i])
        show_legal(states[i], masks[i])
