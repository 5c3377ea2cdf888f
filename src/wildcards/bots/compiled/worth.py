"""What things are worth to the expert: animals, cards, passing and refilling. A point counts 40."""

from wildcards.bots.compiled.points import collection_points, most_of_others
from wildcards.rules.cards import (
    CARDS,
    DRAWN_ON_PASS,
    HAND_LIMIT,
    IBEX,
    LEADER_POINTS,
    NONE,
    SPECIES,
    VALUES,
    WILD,
    habitat_of,
    value_of,
)
from wildcards.rules.leaders import owns_leader
from wildcards.rules.refilling import refills_to
from wildcards.rules.rounds import animals_left, animals_to_turn_up
from wildcards.rules.state import State

POINT = 40
COLLECTION_POINT = 38  # a point of the two largest species, which others may still overtake
LEADER_POINT = 30
NATURAL_WORTH = 96  # the two points of a natural habitat, and those are safe
PROMISE = 4  # of each animal of a species that is already there, for each round to come
POWER = (0, 11, 3, 8, 10, 8)  # of the Leaders' powers, by species, in sixteenths of 5 a round
CARD_WORTH = (40, 24, 16, 16)  # by value: a low card buys as much as a high one, for less
WILD_WORTH = 20  # on top of that
PAYMENT_WORTH = 24  # of a card that goes into a payment, on average
DRAWN_WORTH = 4  # of a card that is drawn on a pass
REFILL_WORTH = 12
REFILLED_WORTH = 16  # of each card that is drawn by refilling
SOON_OVER = 37  # cards lose their worth at the end: 37 parts of 64 for each round that is left
WORTH_BITS = 10
MOST_WORTH = (1 << WORTH_BITS) - 1


def rounds_to_come(s: State) -> int:
    """Rounds after this one."""
    return animals_left(s) // animals_to_turn_up(s)


def faded(s: State, worth: int) -> int:
    """What cards are worth now: less and less in the last rounds, nothing in the very last."""
    parts = SOON_OVER * rounds_to_come(s)
    if parts > 64:
        parts = 64
    return worth * parts >> 6


def leader_and_power(s: State, species: int) -> int:
    return LEADER_POINT * LEADER_POINTS[species] + (POWER[species] * rounds_to_come(s) * 5 >> 4)


def animal_worth(s: State, seat: int, species: int) -> int:
    """What one more animal of the species is worth: points now, promise of more, and the Leader won or defended."""
    count = s.collection[seat][species]
    most = most_of_others(s, seat, species)
    gained = collection_points(s, seat, species, NONE) - collection_points(s, seat, NONE, NONE)
    worth = COLLECTION_POINT * gained + PROMISE * (count + 1) * rounds_to_come(s)
    if count + 1 >= most:
        leader = leader_and_power(s, species)
        if not owns_leader(s, seat, species):
            worth += leader
            if s.leader[species] != NONE:
                worth += leader >> 3  # somebody else loses it
        elif count <= most + 1:
            worth += leader * 3 >> 2  # somebody could have taken it
    return worth


def worths_on_display(s: State, seat: int) -> int:
    """The worth of each species on display, packed by species; 0 for the others."""
    worths = 0
    for species in range(SPECIES):
        if s.display[species] > 0:
            worth = animal_worth(s, seat, species)
            if worth > MOST_WORTH:
                worth = MOST_WORTH
            worths |= worth << (WORTH_BITS * species)
    return worths


def worth_in(worths: int, species: int) -> int:
    return (worths >> (WORTH_BITS * species)) & MOST_WORTH


def card_worth(card: int) -> int:
    worth = CARD_WORTH[card % VALUES]
    if habitat_of(card) == WILD:
        worth += WILD_WORTH
    return worth


def cost_of_taking(s: State, seat: int, card: int) -> int:
    """What taking an animal with this bid costs in cards; the ibex may bring the bid back."""
    bid = card_worth(card)
    if owns_leader(s, seat, IBEX) and habitat_of(card) != WILD:
        bid = bid >> 2
    return faded(s, bid + (value_of(card) - 1) * PAYMENT_WORTH)


def worth_of_passing(s: State, seat: int) -> int:
    """The cards that are drawn, as far as the hand has room."""
    drawn = HAND_LIMIT - s.hand_size[seat]
    if drawn > DRAWN_ON_PASS:
        drawn = DRAWN_ON_PASS
    return faded(s, DRAWN_WORTH * drawn)


def worth_of_refilling(s: State, seat: int) -> int:
    drawn = refills_to(s, seat) - s.hand_size[seat]
    if drawn < 0:
        drawn = 0
    return faded(s, REFILL_WORTH + REFILLED_WORTH * drawn)


def is_poor(card: int) -> bool:
    """A card that is better thrown away when the hand is refilled."""
    return CARD_WORTH[card % VALUES] <= 16 and habitat_of(card) != WILD


def spending_rank(card: int, habitat: int) -> int:
    """The order in which cards are spent, for an animal of the habitat or (NONE) just for as little as possible."""
    rank = card_worth(card)
    if habitat == NONE:
        return rank
    if habitat_of(card) == WILD:
        return rank + POINT * CARDS
    if habitat_of(card) != habitat:
        return rank + 2 * POINT * CARDS
    return rank
