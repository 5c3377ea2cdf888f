"""Many games in one call, in the subset of Python that the rules are written in. Only compiled code runs these."""

from wildcards.engine.tally import Tally, count_game
from wildcards.rules.cards import NONE
from wildcards.rules.chance import seed_chance
from wildcards.rules.play import advance, legal, play_out, random_action, step
from wildcards.rules.questions import ACTIONS, NOTHING
from wildcards.rules.rounds import shuffle_and_start
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import State


def deal(s: State, seed: int, stream: int, balanced: int) -> None:
    """From the table before the shuffle to the first question."""
    seed_chance(s, seed, stream)
    shuffle_and_start(s, balanced)
    advance(s)


def deal_all(states: list[State], seed: int, first: int, balanced: int) -> None:
    for i in range(len(states)):
        deal(states[i], seed, first + i, balanced)


def legal_all(states: list[State], masks: list[int]) -> None:
    for i in range(len(states)):
        masks[i] = legal(states[i])


def random_actions_all(states: list[State], actions: list[int]) -> None:
    for i in range(len(states)):
        actions[i] = NONE if states[i].question == NOTHING else random_action(states[i])


def is_legal(s: State, action: int) -> bool:
    """A game that is over takes no action, which is NONE."""
    if s.question == NOTHING:
        return action == NONE
    return 0 <= action < ACTIONS and legal(s) >> action & 1 == 1


def first_illegal(states: list[State], actions: list[int]) -> int:
    """The first game whose action answers nothing, or NONE."""
    for i in range(len(states)):
        if not is_legal(states[i], actions[i]):
            return i
    return NONE


def step_all(states: list[State], actions: list[int]) -> None:
    for i in range(len(states)):
        if actions[i] != NONE:
            step(states[i], actions[i])


def play_out_all(states: list[State], actions: list[int]) -> None:
    for i in range(len(states)):
        actions[i] = play_out(states[i])


def points_all(states: list[State], points: list[list[int]], ranks: list[list[int]]) -> None:
    for i in range(len(states)):
        for seat in range(states[i].players):
            points[i][seat] = points_of(states[i], seat)
            ranks[i][seat] = rank_of(states[i], seat)


def simulate_row(states: list[State], tallies: list[Tally], seed: int, first: int, games: int, balanced: int) -> None:
    """Plays a row of games at random: `states` holds the table before the shuffle and room for a game."""
    for stream in range(first, first + games):
        states[1] = states[0]
        deal(states[1], seed, stream, balanced)
        count_game(tallies[0], states[1], play_out(states[1]))


def note_actions(states: list[State], actions: list[int]) -> int:
    """Plays the first game at random until it is over or the row of actions full; returns how many there were."""
    s = states[0]
    count = 0
    while s.question != NOTHING and count < len(actions):
        actions[count] = random_action(s)
        step(s, actions[count])
        count += 1
    return count


# One game of a batch. From Python a place in an array is passed much faster than a record.


def legal_at(states: list[State], i: int) -> int:
    return legal(states[i])


def step_at(states: list[State], i: int, action: int) -> bool:
    """Takes the action if it is legal, and says whether it was."""
    if states[i].question == NOTHING or not is_legal(states[i], action):
        return False
    step(states[i], action)
    return True


def copy_at(states: list[State], to: int, origin: int) -> None:
    states[to] = states[origin]


def play_out_at(states: list[State], i: int) -> int:
    return play_out(states[i])


def imagine_end_at(states: list[State], to: int, origin: int, stream: int) -> int:
    """Copies one game to another place and plays it out there, with other luck than the original's."""
    states[to] = states[origin]
    seed_chance(states[to], states[origin].chance[0], stream)
    return play_out(states[to])
