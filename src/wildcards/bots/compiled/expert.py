"""Expert: a hand-written player.

It weighs an animal by majority, Leader, points and rounds left, estimates which animals will be left when its turn
comes, pays in the natural habitat where it can, keeps low and wild cards, refills in time, and uses every Leader's
power. Its bids carry some chance, so that they cannot be read.
"""

from wildcards.bots.compiled.bid_odds import WHOLE, chance_at, counted_before, guessed_before, ranks_left
from wildcards.bots.compiled.greedy import highest_in_hand
from wildcards.bots.compiled.points import (
    can_be_natural,
    cards_showing,
    collection_points,
    hand_by_habitat,
    most_of_others,
    packed,
    would_lead,
)
from wildcards.bots.compiled.worth import (
    NATURAL_WORTH,
    POINT,
    PROMISE,
    animal_worth,
    cost_of_taking,
    is_poor,
    rounds_to_come,
    spending_rank,
    worth_in,
    worth_of_passing,
    worth_of_refilling,
    worths_on_display,
)
from wildcards.rules.cards import (
    CARDS,
    LEADER_POINTS,
    NATURAL_HABITAT,
    NONE,
    REFILL,
    SPECIES,
    habitat_of,
    shows_habitat,
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

MOOD = 13  # a bid's worth varies by less than this: a third of a point
WORTHLESS = -1000


def expert_action(s: State) -> int:
    if s.question == BID:
        return expert_bid(s)
    if s.question == TAKE:
        return expert_take(s)
    if s.question == PAY:
        return expert_payment(s)
    if s.question == CHOOSE_REFILL:
        return expert_discard(s)
    if s.question == BREAK:
        return FROM_PILE if s.draw_offered else highest_in_hand(s)
    if s.question == SHOW:
        return expert_show(s)
    if s.question == SWAP:
        return expert_swap(s)
    return KEEP


# Bids.


def expert_bid(s: State) -> int:
    """The bid of the greatest worth, give or take its mood. Eagle: the second card is the best of another value."""
    seat = s.seat
    hand = hand_by_habitat(s, seat)
    if s.picks > 0:
        hand += packed(1, habitat_of(s.bid[seat]))
    worths = worths_on_display(s, seat)
    best = REFILL
    most = worth_of_refilling(s, seat) + below(s, MOOD)
    for card in range(s.least_card, CARDS):
        if s.hand[seat][card] > 0 and is_sensible_bid(s, seat, card):
            ranks = ranks_left(s, guessed_before(s, seat, card))
            worth = bid_worth(s, seat, card, hand, worths, ranks) + below(s, MOOD)
            if worth > most:
                most = worth
                best = card
    return best


def is_sensible_bid(s: State, seat: int, card: int) -> bool:
    """It can be paid, and as a second card it differs from the first."""
    if s.picks > 0 and value_of(card) == value_of(s.bid[seat]):
        return False
    return value_of(card) <= s.hand_size[seat] + s.picks


def bid_worth(s: State, seat: int, card: int, hand: int, worths: int, ranks: int) -> int:
    """What the bid may be expected to bring. `hand` counts the bid among the cards by habitat."""
    cost = cost_of_taking(s, seat, card)
    passing = worth_of_passing(s, seat) + cost
    worth = 0
    left = WHOLE
    rank = 0
    passed_over = 0
    while rank < s.display_size:
        species = best_species(s, card, hand, worths, passed_over)
        passed_over |= 1 << species
        here = worth_with_bid(card, hand, worths, species)
        if here < passing:
            here = passing
        for _ in range(s.display[species]):
            worth += here * chance_at(ranks, rank)
            left -= chance_at(ranks, rank)
            rank += 1
    return (worth + left * passing) // WHOLE - cost


def best_species(s: State, card: int, hand: int, worths: int, passed_over: int) -> int:
    """The best animal on display for this bid, of those that are not passed over."""
    best = NONE
    most = -1
    for species in range(SPECIES):
        if s.display[species] > 0 and not passed_over >> species & 1:
            worth = worth_with_bid(card, hand, worths, species)
            if worth > most:
                most = worth
                best = species
    return best


def worth_with_bid(card: int, hand: int, worths: int, species: int) -> int:
    """An animal is worth more where the hand can pay in its natural habitat."""
    habitat = NATURAL_HABITAT[species]
    if shows_habitat(card, habitat) and cards_showing(hand, habitat) >= value_of(card):
        return worth_in(worths, species) + NATURAL_WORTH
    return worth_in(worths, species)


def expert_show(s: State) -> int:
    """Eagle: the others' bids are known now, so who acts before can be counted."""
    first = shown_worth(s, s.bid[s.seat], s.second_card[s.seat])
    second = shown_worth(s, s.second_card[s.seat], s.bid[s.seat])
    return s.second_card[s.seat] if second > first else s.bid[s.seat]


def shown_worth(s: State, card: int, other: int) -> int:
    seat = s.seat
    if card == REFILL:
        return worth_of_refilling(s, seat)
    hand = hand_by_habitat(s, seat) + packed(1, habitat_of(card))
    cards = s.hand_size[seat] + 1
    if other != REFILL:
        hand += packed(1, habitat_of(other))
        cards += 1
    if value_of(card) > cards:
        return WORTHLESS
    ranks = ranks_left(s, counted_before(s, seat, card))
    return bid_worth(s, seat, card, hand, worths_on_display(s, seat), ranks)


# Taking and paying.


def expert_take(s: State) -> int:
    if s.picks > 0:
        return pay_well(s, s.chosen_species)
    species = animal_to_take(s)
    return STOP if species == NONE else FIRST_SPECIES + species


def animal_to_take(s: State) -> int:
    """The animal of the greatest worth; none if passing is worth more."""
    seat = s.seat
    hand = hand_by_habitat(s, seat)
    most = worth_of_passing(s, seat) + cost_of_taking(s, seat, s.bid[seat])
    best = NONE
    for species in range(SPECIES):
        if s.display[species] > 0:
            worth = animal_worth(s, seat, species)
            if can_be_natural(s, seat, hand, species):
                worth += NATURAL_WORTH
            if worth > most:
                most = worth
                best = species
    return best


def expert_payment(s: State) -> int:
    """In a tie: pays for the animal it wants, or withdraws."""
    species = animal_to_take(s)
    return STOP if species == NONE and s.picks == 0 else pay_well(s, species)


def pay_well(s: State, species: int) -> int:
    if species != NONE and can_be_natural(s, s.seat, hand_by_habitat(s, s.seat), species):
        return cheapest_payment(s, NATURAL_HABITAT[species])
    return cheapest_payment(s, NONE)


def cheapest_payment(s: State, habitat: int) -> int:
    """Cards are named in ascending order: of the cards that are still to be paid this is the least."""
    least = CARDS
    chosen = 0
    spent = 0
    while chosen < s.to_pay:
        card = next_to_spend(s, habitat, spent)
        spent |= 1 << card
        chosen += s.hand[s.seat][card]
        if card < least:
            least = card
    return least


def next_to_spend(s: State, habitat: int, spent: int) -> int:
    best = NONE
    lowest = 0
    for card in range(s.least_card, CARDS):
        if s.hand[s.seat][card] > 0 and not spent >> card & 1:
            rank = spending_rank(card, habitat)
            if best == NONE or rank < lowest:
                lowest = rank
                best = card
    return best


# Refilling.


def expert_discard(s: State) -> int:
    if rounds_to_come(s) > 0:
        for card in range(s.least_card, CARDS):
            if s.hand[s.seat][card] > 0 and is_poor(card):
                return card
    return STOP


def expert_swap(s: State) -> int:
    """Meerkat: the exchange of the greatest worth, if it is worth anything."""
    best = STOP
    most = 0
    for given in range(SPECIES):
        if may_be_given(s, given):
            for gained in range(SPECIES):
                if s.display[gained] > 0 and (gained != given or s.picks > 0):
                    worth = swap_worth(s, s.seat, given, gained)
                    if worth > most or (s.picks > 0 and best == STOP):
                        most = worth
                        best = FIRST_SPECIES + (given if s.picks == 0 else gained)
    return best


def may_be_given(s: State, species: int) -> bool:
    if s.picks > 0:
        return species == s.chosen_species
    return s.collection[s.seat][species] > 0


def swap_worth(s: State, seat: int, given: int, gained: int) -> int:
    worth = POINT * (collection_points(s, seat, gained, given) - collection_points(s, seat, NONE, NONE))
    ahead = s.collection[seat][gained] + 1 - s.collection[seat][given]
    worth += PROMISE * ahead * rounds_to_come(s)
    if s.leader[gained] != seat and would_lead(s, seat, gained):
        worth += POINT * LEADER_POINTS[gained]
    if s.leader[given] == seat and loses_leader(s, seat, given):
        worth -= POINT * LEADER_POINTS[given]
    return worth


def loses_leader(s: State, seat: int, given: int) -> bool:
    left = s.collection[seat][given] - 1
    return left == 0 or left < most_of_others(s, seat, given)
