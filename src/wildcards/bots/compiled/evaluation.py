"""The evaluation of a game at the start of a round: chance to win, expected points and expected rank of a seat.

It is linear in a few features of each seat, with weights by number of players and rounds to come. They were fitted to
games of the expert (scripts/fit_evaluation.py) and lie in evaluation.json.
"""

from dataclasses import dataclass

from wildcards.bots.compiled.exponential import exp
from wildcards.bots.compiled.points import most_of_others
from wildcards.rules.cards import CARDS, HABITATS, SPECIES, VALUES, WILD
from wildcards.rules.scoring import animals_of, largest_species, points_of, rank_of, second_species
from wildcards.rules.state import State, number, row

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


@dataclass(slots=True)
class Weights:
    """With so many rounds to come."""

    win: list[float] = row(FEATURES, "float64")
    points: list[float] = row(FEATURES + 2, "float64")


@dataclass(slots=True)
class Evaluation:
    win: float = number("float64")
    points: float = number("float64")
    rank: float = number("float64")
    features: list[float] = row(FEATURES, "float64")  # of the seat that was looked at last


def note_features(s: State, seat: int, found: Evaluation) -> None:
    for i in range(FEATURES):
        found.features[i] = 0.0
    note_collection(s, seat, found)
    note_leaders(s, seat, found)
    note_hand(s, seat, found)


def note_collection(s: State, seat: int, found: Evaluation) -> None:
    largest = largest_species(s, seat)
    second = second_species(s, seat)
    third = 0
    for species in range(SPECIES):
        if species != largest and species != second and s.collection[seat][species] > third:
            third = s.collection[seat][species]
    found.features[POINTS] = points_of(s, seat)
    found.features[LARGEST] = s.collection[seat][largest]
    found.features[SECOND] = s.collection[seat][second]
    found.features[THIRD] = third
    found.features[ANIMALS] = animals_of(s, seat)
    for i in range(s.animals_top, s.animals_end):
        if s.animals[i] == largest:
            found.features[LARGEST_TO_COME] += 1.0
        elif s.animals[i] == second:
            found.features[SECOND_TO_COME] += 1.0


def note_leaders(s: State, seat: int, found: Evaluation) -> None:
    for species in range(SPECIES):
        ahead = s.collection[seat][species] - most_of_others(s, seat, species)
        if s.leader[species] == seat:
            found.features[LEADERS + species] = 1.0
            found.features[SAFETY] += 2 if ahead > 2 else ahead
        elif ahead >= -1:
            found.features[IN_REACH] += 1.0


def note_hand(s: State, seat: int, found: Evaluation) -> None:
    best = 0
    for habitat in range(HABITATS):
        cards = 0
        for value in range(VALUES):
            count = s.hand[seat][habitat * VALUES + value]
            cards += count
            found.features[HIGH if value > 1 else ONES + value] += count
        if habitat == WILD:
            found.features[WILDS] = cards
            best += cards
        elif cards > best:
            best = cards
    found.features[BEST_HABITAT] = best
    found.features[SIZE_SQUARED] = s.hand_size[seat] * s.hand_size[seat] / CARDS
    if s.hand_size[seat] < 3:
        found.features[FEW] = 1.0


def weighed_for_win(found: Evaluation, weights: Weights) -> float:
    total = 0.0
    for i in range(FEATURES):
        total += found.features[i] * weights.win[i]
    return total


def weighed_for_points(found: Evaluation, weights: Weights) -> float:
    """The last two weights are what everybody gets, and how sharply a difference decides who is ahead."""
    total = 0.0
    for i in range(FEATURES):
        total += found.features[i] * weights.points[i]
    return total + weights.points[FEATURES]


def evaluate(s: State, seat: int, weights: Weights, found: Evaluation) -> None:
    note_features(s, seat, found)
    win = weighed_for_win(found, weights)
    points = weighed_for_points(found, weights)
    chances = 1.0
    rank = 1.0
    for other in range(s.players):
        if other != seat:
            note_features(s, other, found)
            chances += exp(weighed_for_win(found, weights) - win)
            ahead = weighed_for_points(found, weights) - points
            rank += 1.0 / (1.0 + exp(-ahead * weights.points[FEATURES + 1]))
    found.win = 1.0 / chances
    found.points = points
    found.rank = rank


def evaluate_end(s: State, seat: int, found: Evaluation) -> None:
    """The same of a game that is over, where it is certain. A shared win counts as its part."""
    winners = 0
    for other in range(s.players):
        if rank_of(s, other) == 1:
            winners += 1
    found.win = 1.0 / winners if rank_of(s, seat) == 1 else 0.0
    found.points = points_of(s, seat)
    found.rank = rank_of(s, seat)
