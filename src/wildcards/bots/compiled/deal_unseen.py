"""Deals out what a seat cannot see, in the rules' subset: the quick part of imagining a state.

The state holds everything that is known: hands of the others hold their known cards alone, and `animals` those that are
not seen in canonical order from the top of its pile on.
"""

from dataclasses import dataclass

from wildcards.rules.cards import ANIMALS, CARDS, NONE, REFILL
from wildcards.rules.chance import below, next_word
from wildcards.rules.hands import add_to_hand, remove_from_hand, shuffle_pile
from wildcards.rules.questions import SHOW
from wildcards.rules.state import SEATS, State, grid, number

OLD = 0  # cards that were in somebody's hand when the pile was last shuffled
FRESH = 1  # cards of that pile


@dataclass(slots=True)
class UnseenCards:
    """One explanation of what was seen: of old and fresh cards how many there are of each kind, and in each hand."""

    chance_up_to: int = number("int64")  # rises from explanation to explanation up to 2**32
    cards: list[list[int]] = grid(2, CARDS)
    places: list[list[int]] = grid(2, SEATS)


def deal_unseen(s: State, explanations: list[UnseenCards], set_aside: int) -> None:
    """Draws one of the explanations by its chance, and deals the cards that it leaves to the places that it leaves.

    Fresh cards that find no place in a hand are the pile.
    """
    chosen = explanations[draw_explanation(s, explanations)]
    deal_cards(s, chosen, OLD)
    deal_cards(s, chosen, FRESH)
    shuffle_unseen_animals(s, set_aside)
    if s.question == SHOW and s.second_card[s.seat] == NONE:
        lay_unseen_bid(s)


def draw_explanation(s: State, explanations: list[UnseenCards]) -> int:
    word = next_word(s)
    chosen = 0
    while word >= explanations[chosen].chance_up_to:
        chosen += 1
    return chosen


def deal_cards(s: State, unseen: UnseenCards, age: int) -> None:
    """Shuffles the old or the fresh cards, fills the places in the hands, and leaves the rest as the pile."""
    count = 0
    for card in range(CARDS):
        for _ in range(unseen.cards[age][card]):
            s.pile[count] = card
            count += 1
    shuffle_pile(s, count)
    for seat in range(s.players):
        for _ in range(unseen.places[age][seat]):
            count -= 1
            add_to_hand(s, seat, s.pile[count])
    s.pile_top = 0
    s.pile_end = count


def shuffle_unseen_animals(s: State, set_aside: int) -> None:
    """All places from the top of the pile on, less those at the very end that are set aside."""
    for i in range(ANIMALS - set_aside - 1, s.animals_top, -1):
        j = s.animals_top + below(s, i - s.animals_top + 1)
        animal = s.animals[i]
        s.animals[i] = s.animals[j]
        s.animals[j] = animal


def lay_unseen_bid(s: State) -> None:
    """The eagle's owner has laid two of the hand's cards and R, any two of them."""
    seat = s.seat
    first = below(s, s.hand_size[seat] + 1)
    second = below(s, s.hand_size[seat])
    if second >= first:
        second += 1
    if second < first:
        swap = first
        first = second
        second = swap
    higher = nth_in_hand(s, seat, second)
    lower = nth_in_hand(s, seat, first)
    remove_from_hand(s, seat, lower)
    if higher != REFILL:
        remove_from_hand(s, seat, higher)
    s.bid[seat] = lower
    s.second_card[seat] = higher


def nth_in_hand(s: State, seat: int, n: int) -> int:
    """The hand's n-th card in canonical order; R comes last."""
    for card in range(CARDS):
        n -= s.hand[seat][card]
        if n < 0:
            return card
    return REFILL
