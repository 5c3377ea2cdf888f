"""Who may see what: the one place that says so, for views, observations and compiled policies alike.

What is public by nature (the display, collections, Leaders, tokens, the discard pile, sizes of piles) needs no
function. These are the cards: everybody sees their own hand and what they laid themselves; of others what lies open.
A simulated state may stand in the middle of decisions that are taken at the same time; then what has been decided so
far lies face down.
"""

from wildcards.rules.cards import NONE, REFILL, Seat
from wildcards.rules.questions import BID, BREAK, CHOOSE_REFILL, PAY, SHARING, SHOW, TAKE
from wildcards.rules.state import State


def bid_is_face_down(s: State, seat: Seat) -> bool:
    """Until all have bid, and then until the eagle's owner has shown one of two cards."""
    return s.question == BID or s.second_card[seat] != NONE


def bid_is_open(s: State, seat: Seat) -> bool:
    """Revealed, and still on the table."""
    return s.bid[seat] != NONE and not bid_is_face_down(s, seat)


def has_chosen_bid(s: State, seat: Seat) -> bool:
    """Before they bid, `R` stands in for those who are asked."""
    return s.asked[seat] == 0 or (s.seat == seat and s.picks > 0) or s.question == SHOW


def two_cards_lie_face_down(s: State, seat: Seat) -> bool:
    """All have bid, and the eagle's owner is still to choose: that there are two is seen by all."""
    return s.question != BID and s.second_card[seat] != NONE


def laid_cards_are_face_down(s: State, seat: Seat) -> bool:
    """Discards, payment in a tie, and payment for an animal while its last card has not been named."""
    if s.question == PAY:
        return s.tied[seat] > 0
    return s.question == CHOOSE_REFILL or (s.question == TAKE and s.seat == seat and s.picks > 0)


def public_hand_size(s: State, seat: Seat) -> int:
    """R21: the count changes at the reveal; before it, a hand that does not shrink would betray that R was laid."""
    size = s.hand_size[seat]
    if bid_is_face_down(s, seat):
        if s.bid[seat] != REFILL:
            size += 1
        if s.second_card[seat] != NONE and s.second_card[seat] != REFILL:
            size += 1
    if laid_cards_are_face_down(s, seat):
        size += s.laid_count[seat]
    if s.question == BREAK:
        size += s.tie_break_from_hand[seat]
    return size


def bids_are_being_settled(s: State) -> bool:
    """Whether the value of a bid, and the cards to pay with it, are what the question is about."""
    return s.question == PAY or s.question == BREAK or s.question == TAKE


def breaks_tie(s: State, seat: Seat) -> bool:
    return s.question == BREAK and s.tied[seat] == SHARING
