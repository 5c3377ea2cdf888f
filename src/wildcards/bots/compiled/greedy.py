"""Greedy: takes what brings the most points now, and bids as high as its mood would have it.

It looks no further than this animal: no majority to come, no rounds left, no opponent.
"""

from wildcards.bots.compiled.points import (
    NATURAL,
    can_be_natural,
    cards_showing,
    collection_points,
    hand_by_habitat,
    next_payment,
    packed,
    points_gained,
    unpacked,
)
from wildcards.rules.cards import (
    CARDS,
    MIN_PLAYERS,
    NATURAL_HABITAT,
    NONE,
    REFILL,
    SPECIES,
    VALUES,
    WILD,
    habitat_of,
    value_of,
)
from wildcards.rules.chance import below
from wildcards.rules.questions import (
    BID,
    BREAK,
    CHOOSE_REFILL,
    FIRST_SPECIES,
    FROM_PILE,
    KEEP,
    PAY,
    SHOW,
    STOP,
    SWAP,
    TAKE,
)
from wildcards.rules.state import State

MOODS = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)  # the value it would like to bid, drawn by lot
# In tenths of a point, with 3, 4 and 5 players: what each step from that value costs a bid. The fewer players, the more
# a high bid wins; the more its mood leads it astray then, the less it gains by that.
OFF_MOOD = (24, 20, 16)
FEW_CARDS = 3  # refills when it holds fewer


def greedy_action(s: State) -> int:
    if s.question == BID:
        return greedy_bid(s)
    if s.question == TAKE:
        return greedy_take(s)
    if s.question == PAY:
        return greedy_payment(s)
    if s.question == CHOOSE_REFILL:
        return STOP
    if s.question == BREAK:
        return FROM_PILE if s.draw_offered else highest_in_hand(s)
    if s.question == SHOW:
        return s.bid[s.seat]
    if s.question == SWAP:
        return greedy_swap(s)
    return KEEP


def greedy_bid(s: State) -> int:
    """The card with the best animal it could take, near to the value it is in the mood for. Equals are drawn by lot."""
    if s.picks > 0:
        return STOP
    seat = s.seat
    gains = best_gain_by_habitat(s, seat)
    if s.hand_size[seat] < FEW_CARDS or gains == 0:
        return REFILL
    hand = hand_by_habitat(s, seat)
    mood = MOODS[below(s, len(MOODS))]
    best = REFILL
    most = 0
    for card in range(CARDS):
        if s.hand[seat][card] > 0 and value_of(card) <= s.hand_size[seat]:
            gain = gain_with_bid(hand, gains, card) - OFF_MOOD[s.players - MIN_PLAYERS] * steps(value_of(card), mood)
            worth = 4 * gain + below(s, 4)
            if best == REFILL or worth > most:
                most = worth
                best = card
    return best


def steps(value: int, other: int) -> int:
    return value - other if value > other else other - value


def best_gain_by_habitat(s: State, seat: int) -> int:
    """For each habitat the most that an animal of it on display would count, packed; 0 where there is none."""
    gains = 0
    for species in range(SPECIES):
        if s.display[species] > 0:
            habitat = NATURAL_HABITAT[species]
            gain = points_gained(s, seat, species)
            if gain > unpacked(gains, habitat):
                gains += packed(gain - unpacked(gains, habitat), habitat)
    return gains


def gain_with_bid(hand: int, gains: int, card: int) -> int:
    """The best animal for this bid, two points more where the hand can pay in its natural habitat."""
    best = 0
    for habitat in range(WILD):
        gain = unpacked(gains, habitat)
        if gain > 0:
            shows = habitat_of(card) == habitat or habitat_of(card) == WILD
            if shows and cards_showing(hand, habitat) >= value_of(card):
                gain += NATURAL
            if gain > best:
                best = gain
    return best


def greedy_take(s: State) -> int:
    if s.picks > 0:
        return pay_for(s, s.chosen_species)
    species = best_animal(s)
    return STOP if species == NONE else FIRST_SPECIES + species


def best_animal(s: State) -> int:
    """The animal of the display that counts most; none if all count nothing."""
    hand = hand_by_habitat(s, s.seat)
    best = NONE
    most = 0
    for species in range(SPECIES):
        if s.display[species] > 0:
            gain = points_gained(s, s.seat, species)
            if can_be_natural(s, s.seat, hand, species):
                gain += NATURAL
            if gain > most:
                most = gain
                best = species
    return best


def greedy_payment(s: State) -> int:
    species = best_animal(s)
    return STOP if species == NONE and s.picks == 0 else pay_for(s, species)


def pay_for(s: State, species: int) -> int:
    if species != NONE and can_be_natural(s, s.seat, hand_by_habitat(s, s.seat), species):
        return next_payment(s, NATURAL_HABITAT[species])
    return next_payment(s, NONE)


def greedy_swap(s: State) -> int:
    """The exchange that counts most at once, if one does."""
    before = collection_points(s, s.seat, NONE, NONE)
    best = STOP
    most = before
    for given in range(SPECIES):
        possible = s.collection[s.seat][given] > 0 if s.picks == 0 else given == s.chosen_species
        if possible:
            for gained in range(SPECIES):
                if s.display[gained] > 0:
                    points = collection_points(s, s.seat, gained, given)
                    if points > most:
                        most = points
                        best = FIRST_SPECIES + (given if s.picks == 0 else gained)
    return best


def highest_in_hand(s: State) -> int:
    best = NONE
    for card in range(CARDS):
        if s.hand[s.seat][card] > 0 and (best == NONE or card % VALUES > best % VALUES):
            best = card
    return best
