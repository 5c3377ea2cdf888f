"""What runs on the device: one thread a game, and the threads of a warp together.

Copied and compiled like the rules themselves: the functions called here are theirs.
"""

from typing import Any

import numba

from wildcards.engine.batch import deal, is_legal
from wildcards.engine.cuda_simulator import copy_numbers, own_turn
from wildcards.engine.tally import WHOLE_WIN, best_standing, count_winners
from wildcards.engine.warp_order import LAST_TURN, turn_of
from wildcards.rules.cards import NONE
from wildcards.rules.play import answer, carry_out, legal, random_action, step
from wildcards.rules.questions import NOTHING
from wildcards.rules.scoring import points_of, standing
from wildcards.rules.state import State

cuda: Any
try:
    from numba import cuda
except RuntimeError:  # it looks for the toolkit's libraries at once, and not every machine has them
    cuda = None
config: Any = numba.config
SIMULATED = bool(config.ENABLE_CUDASIM)
WARP = 32  # threads that go the same way together; a block is one warp
ALL_THREADS = 0xFFFFFFFF


def lowest_in_warp(turn: int) -> int:
    for distance in (16, 8, 4, 2, 1):
        other = cuda.shfl_xor_sync(ALL_THREADS, turn, distance)
        if other < turn:
            turn = other
    return turn


def copy_game(to: Any, i: Any, origin: Any, j: Any) -> None:
    to[i] = origin[j]


lowest_turn = own_turn if SIMULATED else lowest_in_warp
copy = copy_numbers if SIMULATED else copy_game


def play_together(s: State, playing: bool) -> int:
    """Plays at random to the end, as a thread among others; returns how many actions that took."""
    actions = 0
    while True:
        turn = turn_of(s) if playing else LAST_TURN
        now = lowest_turn(turn)
        if now == LAST_TURN:
            return actions
        if turn == now and s.question != NOTHING:
            answer(s, random_action(s))
            actions += 1
        elif turn == now:
            carry_out(s)


def players_of(s: State) -> int:
    return s.players


def random_action_or_none(s: State) -> int:
    if s.question == NOTHING:
        return NONE
    return random_action(s)


# The kernels. Their arguments are arrays of the device.


def deal_games(states: Any, table: Any, seed: Any, first: Any, balanced: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        copy(states, i, table, 0)
        deal(states[i], seed, first + i, balanced)


def find_legal(states: Any, masks: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        masks[i] = legal(states[i])


def choose_at_random(states: Any, actions: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        actions[i] = random_action_or_none(states[i])


def find_illegal(states: Any, actions: Any, first: Any) -> None:
    i = cuda.grid(1)
    if i < len(states) and not is_legal(states[i], actions[i]):
        cuda.atomic.min(first, 0, i)


def step_games(states: Any, actions: Any) -> None:
    i = cuda.grid(1)
    if i < len(states) and actions[i] != NONE:
        step(states[i], actions[i])


def play_games_out(states: Any, actions: Any) -> None:
    i = cuda.grid(1)
    mine = cuda.threadIdx.x
    room = cuda.shared.array(WARP, states.dtype)
    if i < len(states):
        copy(room, mine, states, i)
    count = play_together(room[mine], i < len(states))
    if i < len(states):
        copy(states, i, room, mine)
        actions[i] = count


def count_points(states: Any, points: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        for seat in range(players_of(states[i])):
            points[i, seat] = points_of(states[i], seat)


def simulate_games(
    table: Any, seed: Any, first: Any, games: Any, balanced: Any, points: Any, wins: Any, actions: Any
) -> None:
    """A whole game a thread, in the quick memory of a block."""
    i = cuda.grid(1)
    room = cuda.shared.array(WARP, table.dtype)
    copy(room, cuda.threadIdx.x, table, 0)
    s = room[cuda.threadIdx.x]
    deal(s, seed, first + i, balanced)
    count = play_together(s, i < games)
    if i < games:
        cuda.atomic.add(actions, 0, count)
        best = best_standing(s)
        share = WHOLE_WIN // count_winners(s, best)
        for seat in range(players_of(s)):
            cuda.atomic.add(points, (seat, points_of(s, seat)), 1)
            if standing(s, seat) == best:
                cuda.atomic.add(wins, seat, share)
