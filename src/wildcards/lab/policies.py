"""Games of policies, in the rules' subset: compiled where that can be done, else the same games in plain Python."""

from dataclasses import dataclass

from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.greedy import greedy_action
from wildcards.engine.batch import deal, is_legal
from wildcards.rules.chance import seed_chance
from wildcards.rules.play import count_bits, legal, lowest_bit, random_action, step
from wildcards.rules.questions import NOTHING
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import SEATS, State, number, row

# ruff: noqa: RUF009 - the fields are data, as in the state itself

RANDOM = 0
GREEDY = 1
EXPERT = 2
LEARNED = 3  # and what is more: bots whose network looks at many games at once, from outside
POLICIES = {"random": RANDOM, "greedy": GREEDY, "expert": EXPERT}

LUCK_OF_PLAY = 1 << 61  # streams from here on are the luck of a game after its deal


@dataclass(slots=True)
class Played:
    """One game, by place in the lineup."""

    points: list[int] = row(SEATS)
    ranks: list[int] = row(SEATS)
    decisions: list[int] = row(SEATS, "int16")
    illegal: int = number()  # 1 + the place whose policy chose an illegal action; the game stopped there


def policy_action(s: State, policy: int) -> int:
    if policy == EXPERT:
        return expert_action(s)
    if policy == GREEDY:
        return greedy_action(s)
    return random_action(s)


def start_game(s: State, seed: int, number_of_deal: int, rotation: int, balanced: int) -> None:
    """Every rotation has the same deal, and then luck of its own."""
    deal(s, seed, number_of_deal, balanced)
    seed_chance(s, seed, LUCK_OF_PLAY + number_of_deal * SEATS + rotation)


def place_asked(s: State, rotation: int) -> int:
    return (s.seat - rotation + s.players) % s.players


def count_decision(s: State, place: int, played: Played) -> None:
    if s.picks == 0:
        played.decisions[place] += 1


def play_game(s: State, lineup: list[int], rotation: int, played: Played) -> None:
    """To its end, or to where a learned bot has a choice."""
    while s.question != NOTHING:
        place = place_asked(s, rotation)
        policy = lineup[place]
        if policy >= LEARNED and count_bits(legal(s)) > 1:
            return
        count_decision(s, place, played)
        action = lowest_bit(legal(s)) if policy >= LEARNED else policy_action(s, policy)
        if policy != RANDOM and not is_legal(s, action):
            played.illegal = 1 + place
            return
        step(s, action)
    for place in range(s.players):
        seat = (place + rotation) % s.players
        played.points[place] = points_of(s, seat)
        played.ranks[place] = rank_of(s, seat)


def play_deals(
    states: list[State], lineup: list[int], games: list[Played], seed: int, first: int, balanced: int
) -> None:
    """Deals from `first` on, each in all rotations. `states` holds the table before the shuffle and room for a game."""
    players = states[0].players
    for i in range(len(games)):
        states[1] = states[0]
        start_game(states[1], seed, first + i // players, i % players, balanced)
        play_game(states[1], lineup, i % players, games[i])
