"""What the policies calculate with: points an animal would bring, and what a hand can pay. In tenths of a point.

Four small numbers, one for each habitat, travel packed in one integer: the subset has no lists of its own.
"""

from wildcards.rules.acquiring import cards_to_pay, has_laid_payment
from wildcards.rules.cards import (
    CARDS,
    LARGEST_POINTS,
    LEADER_POINTS,
    NATURAL_HABITAT,
    NATURAL_HABITAT_POINTS,
    NONE,
    SECOND_POINTS,
    SPECIES,
    VALUES,
    WILD,
    habitat_of,
    shows_habitat,
)
from wildcards.rules.questions import TAKE
from wildcards.rules.state import State

POINT = 10
NATURAL = NATURAL_HABITAT_POINTS * POINT  # what paying in the natural habitat brings
BITS = 8  # of each packed number
PAYMENT_RANKS = 4 * VALUES


def packed(number: int, habitat: int) -> int:
    return number << (BITS * habitat)


def unpacked(numbers: int, habitat: int) -> int:
    return (numbers >> (BITS * habitat)) & 0xFF


def collection_points(s: State, seat: int, gained: int, given: int) -> int:
    """Points for the two largest species, as if one animal more were there and another gone (NONE: no such animal)."""
    first = 0
    second = 0
    for species in range(SPECIES):
        count = s.collection[seat][species]
        if species == gained:
            count += 1
        if species == given:
            count -= 1
        if count > first:
            second = first
            first = count
        elif count > second:
            second = count
    return LARGEST_POINTS * first + SECOND_POINTS * second


def most_of_others(s: State, seat: int, species: int) -> int:
    most = 0
    for other in range(s.players):
        if other != seat and s.collection[other][species] > most:
            most = s.collection[other][species]
    return most


def would_lead(s: State, seat: int, species: int) -> bool:
    """Whether one more animal would bring the Leader, or keep it."""
    return s.collection[seat][species] + 1 >= most_of_others(s, seat, species)


def points_gained(s: State, seat: int, species: int) -> int:
    """What one more animal of the species would count now, the natural habitat aside."""
    points = collection_points(s, seat, species, NONE) - collection_points(s, seat, NONE, NONE)
    if s.leader[species] != seat and would_lead(s, seat, species):
        points += LEADER_POINTS[species]
    return POINT * points


def hand_by_habitat(s: State, seat: int) -> int:
    """How many cards of each habitat are in hand, wild ones apart, packed."""
    counts = 0
    for card in range(CARDS):
        counts += packed(s.hand[seat][card], habitat_of(card))
    return counts


def cards_showing(hand: int, habitat: int) -> int:
    """Cards of a packed hand that show the habitat, wild ones among them."""
    return unpacked(hand, habitat) + unpacked(hand, WILD)


def laid_shows(s: State, seat: int, habitat: int) -> bool:
    """Whether all that was laid beside the bid so far shows the habitat."""
    for card in range(CARDS):
        if s.laid[seat][card] > 0 and not shows_habitat(card, habitat):
            return False
    return True


def still_to_pay(s: State) -> int:
    """Cards that the seat whose turn it is has yet to name."""
    if s.question == TAKE and s.picks == 0:
        return 0 if has_laid_payment(s, s.seat) else cards_to_pay(s)
    return s.to_pay


def can_be_natural(s: State, seat: int, hand: int, species: int) -> bool:
    """Whether the revealed bid, what is laid and what can still be paid all show the animal's habitat."""
    habitat = NATURAL_HABITAT[species]
    if not shows_habitat(s.bid[seat], habitat) or cards_showing(hand, habitat) < still_to_pay(s):
        return False
    return s.laid_count[seat] == 0 or laid_shows(s, seat, habitat)


def next_payment(s: State, habitat: int) -> int:
    """The next card of a payment, for an animal of the habitat or (NONE) just for as little as possible.

    Cards are named in ascending order: of the cards that are still to be paid this is the least.
    """
    least = CARDS
    chosen = 0
    for rank in range(PAYMENT_RANKS):
        for card in range(s.least_card, CARDS):
            if chosen < s.to_pay and s.hand[s.seat][card] > 0 and payment_rank(card, habitat) == rank:
                chosen += s.hand[s.seat][card]
                if card < least:
                    least = card
    return least


def payment_rank(card: int, habitat: int) -> int:
    """The order in which cards are spent: of the habitat, then wild if that helps, then others; low values first."""
    if habitat_of(card) == habitat:
        return card % VALUES
    if habitat_of(card) != WILD:
        return 2 * VALUES + card % VALUES
    if habitat == NONE:
        return 3 * VALUES + card % VALUES
    return VALUES + card % VALUES
