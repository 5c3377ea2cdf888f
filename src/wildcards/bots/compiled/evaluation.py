"""The outlook of a game at the start of a round: chance to win, expected points and expected rank of a seat.

It is linear in a few features of each seat, with weights by number of players and rounds to come. They were fitted to
games of the expert (scripts/fit_outlook.py) and lie in outlook.json.
"""

from wildcards.bots.compiled.exponential import exp
from wildcards.bots.compiled.points import most_of_others
from wildcards.bots.compiled.worth import rounds_to_come
from wildcards.rules.cards import CARDS, HABITATS, SPECIES, VALUES, WILD
from wildcards.rules.scoring import animals_of, largest_species, points_of, rank_of, second_species
from wildcards.rules.state import State

POINTS = 0
LARGEST = 1
SECOND = 2
THIRD = 3
LEADERS = 4  # to 9: owns the Leader of each species
ONES = 10  # cards in hand by value: 1, 2, more
TWOS = 11
HIGH = 12
WILDS = 13
SIZE_SQUARED = 14
FEW = 15  # hardly a card left
BEST_HABITAT = 16  # cards that show the habitat of which the hand shows the most
ANIMALS = 17
SAFETY = 18  # by how many animals the Leaders are safe
IN_REACH = 19  # Leaders that one more animal would bring
LARGEST_TO_COME = 20  # animals of the largest species in the pile
SECOND_TO_COME = 21
FEATURES = 22


def note_features(s: State, seat: int, features: list[float]) -> None:
    for i in range(FEATURES):
        features[i] = 0.0
    note_collection(s, seat, features)
    note_leaders(s, seat, features)
    note_hand(s, seat, features)


def note_collection(s: State, seat: int, features: list[float]) -> None:
    largest = largest_species(s, seat)
    second = second_species(s, seat)
    third = 0
    for species in range(SPECIES):
        if species != largest and species != second and s.collection[seat][species] > third:
            third = s.collection[seat][species]
    features[POINTS] = points_of(s, seat)
    features[LARGEST] = s.collection[seat][largest]
    features[SECOND] = s.collection[seat][second]
    features[THIRD] = third
    features[ANIMALS] = animals_of(s, seat)
    for i in range(s.animals_top, s.animals_end):
        if s.animals[i] == largest:
            features[LARGEST_TO_COME] += 1.0
        elif s.animals[i] == second:
            features[SECOND_TO_COME] += 1.0


def note_leaders(s: State, seat: int, features: list[float]) -> None:
    for species in range(SPECIES):
        ahead = s.collection[seat][species] - most_of_others(s, seat, species)
        if s.leader[species] == seat:
            features[LEADERS + species] = 1.0
            features[SAFETY] += 2 if ahead > 2 else ahead
        elif ahead >= -1:
            features[IN_REACH] += 1.0


def note_hand(s: State, seat: int, features: list[float]) -> None:
    best = 0
    for habitat in range(HABITATS):
        cards = 0
        for value in range(VALUES):
            count = s.hand[seat][habitat * VALUES + value]
            cards += count
            features[HIGH if value > 1 else ONES + value] += count
        if habitat == WILD:
            features[WILDS] = cards
            best += cards
        elif cards > best:
            best = cards
    features[BEST_HABITAT] = best
    features[SIZE_SQUARED] = s.hand_size[seat] * s.hand_size[seat] / CARDS
    if s.hand_size[seat] < 3:
        features[FEW] = 1.0


def weighed(features: list[float], weights: list[float]) -> float:
    total = 0.0
    for i in range(FEATURES):
        total += features[i] * weights[i]
    return total


def look_ahead(
    s: State,
    seat: int,
    features: list[float],
    win_weights: list[list[float]],
    point_weights: list[list[float]],
    outlook: list[float],
) -> None:
    """Writes chance to win, expected points and expected rank of the seat into `outlook`.

    The last two weights of the points are what everybody gets, and how sharply a difference decides who is ahead.
    """
    left = rounds_to_come(s)
    note_features(s, seat, features)
    win = weighed(features, win_weights[left])
    points = weighed(features, point_weights[left]) + point_weights[left][FEATURES]
    chances = 1.0
    rank = 1.0
    for other in range(s.players):
        if other != seat:
            note_features(s, other, features)
            chances += exp(weighed(features, win_weights[left]) - win)
            ahead = weighed(features, point_weights[left]) + point_weights[left][FEATURES] - points
            rank += 1.0 / (1.0 + exp(-ahead * point_weights[left][FEATURES + 1]))
    outlook[0] = 1.0 / chances
    outlook[1] = points
    outlook[2] = rank


def look_back(s: State, seat: int, outlook: list[float]) -> None:
    """The same of a game that is over, where it is certain. A shared win counts as its part."""
    winners = 0
    for other in range(s.players):
        if rank_of(s, other) == 1:
            winners += 1
    outlook[0] = 1.0 / winners if rank_of(s, seat) == 1 else 0.0
    outlook[1] = points_of(s, seat)
    outlook[2] = rank_of(s, seat)
