"""Many games that wait, by turns, for the network of learned bots, in the rules' subset."""

from wildcards.lab.policies import Played, count_decision, place_asked, play_game, start_game
from wildcards.rules.cards import NONE
from wildcards.rules.chance import next_word
from wildcards.rules.play import step
from wildcards.rules.questions import ACTIONS
from wildcards.rules.state import State

WORDS = 1 << 32


def start_all(states: list[State], seed: int, first: int, balanced: int) -> None:
    players = states[0].players
    for i in range(len(states)):
        start_game(states[i], seed, first + i // players, i % players, balanced)


def play_all(states: list[State], lineup: list[int], games: list[Played]) -> None:
    """Every game to its end, or to where a learned bot has a choice."""
    players = states[0].players
    for i in range(len(states)):
        play_game(states[i], lineup, i % players, games[i])


def act_all(states: list[State], games: list[Played], waiting: list[int], chances: list[list[float]]) -> None:
    """One action in each game that waits, by the chances of its row."""
    players = states[0].players
    for row in range(len(waiting)):
        i = waiting[row]
        count_decision(states[i], place_asked(states[i], i % players), games[i])
        step(states[i], drawn(states[i], chances[row]))


def drawn(s: State, chances: list[float]) -> int:
    left = next_word(s) / WORDS
    chosen = NONE
    for action in range(ACTIONS):
        if chances[action] > 0.0 and left >= 0.0:
            chosen = action
            left -= chances[action]
    return chosen
