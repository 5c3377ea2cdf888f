"""The game as a loop of questions: `legal` says which actions answer the one that is asked, `step` takes one."""

from wildcards.rules.acquiring import choose_take, legal_takes, next_bid
from wildcards.rules.bidding import choose_bid, choose_show, legal_bids, legal_shows, place_bids, reveal_bids
from wildcards.rules.chance import below
from wildcards.rules.hands import draw_cards, reshuffle
from wildcards.rules.questions import (
    AWAIT_DEALER,
    BID,
    BREAK,
    BREAK_TIE,
    CHOOSE_REFILL,
    DRAW,
    EXCHANGE,
    KEEP,
    KEEP_BID,
    NEXT_BID,
    NOTHING,
    OVER,
    PAY,
    PLACE_BIDS,
    PREPARE,
    REFILL_HANDS,
    RESHUFFLE,
    REVEAL_BIDS,
    REVEAL_BREAK,
    REVEAL_PAYMENTS,
    SETTLE,
    SHOW,
    STOP,
    SWAP,
    TAKE,
)
from wildcards.rules.refilling import (
    choose_discard,
    choose_swap,
    legal_discards,
    legal_swaps,
    offer_exchange,
    refill_hands,
)
from wildcards.rules.rounds import choose_bid_back, offer_bid_back, prepare_next_round
from wildcards.rules.state import State
from wildcards.rules.ties import (
    ask_for_tie_break,
    choose_payment,
    choose_tie_break,
    legal_payments,
    legal_tie_breaks,
    reveal_payments,
    reveal_tie_break,
    settle_tie,
)


def legal(s: State) -> int:
    """Bit mask of the actions that answer the question; 0 when nothing is asked."""
    if s.question == BID:
        return legal_bids(s)
    if s.question == TAKE:
        return legal_takes(s)
    if s.question == CHOOSE_REFILL:
        return legal_discards(s)
    if s.question == PAY:
        return legal_payments(s)
    if s.question == BREAK:
        return legal_tie_breaks(s)
    if s.question == SHOW:
        return legal_shows(s)
    if s.question == SWAP:
        return legal_swaps(s)
    if s.question == NOTHING:
        return 0
    return 1 << KEEP | 1 << STOP


def step(s: State, action: int) -> None:
    """Takes a legal action and moves on to the next question, or to the end."""
    answer(s, action)
    if s.question == NOTHING:
        advance(s)


def answer(s: State, action: int) -> None:
    if s.question == BID:
        choose_bid(s, action)
    elif s.question == TAKE:
        choose_take(s, action)
    elif s.question == CHOOSE_REFILL:
        choose_discard(s, action)
    elif s.question == PAY:
        choose_payment(s, action)
    elif s.question == BREAK:
        choose_tie_break(s, action)
    elif s.question == SHOW:
        choose_show(s, action)
    elif s.question == SWAP:
        choose_swap(s, action)
    else:
        choose_bid_back(s, action)


def advance(s: State) -> None:
    """Carries out phases until somebody has to decide, the game is over, or an outside dealer has to reshuffle.

    R19: what is no choice is not asked; the phases do it.
    """
    while s.question == NOTHING and s.phase < OVER:
        carry_out(s)


def awaits_dealer(s: State) -> bool:
    return s.phase == AWAIT_DEALER


def carry_out(s: State) -> None:
    phase = s.phase
    if phase == SETTLE:
        settle_tie(s)
    elif phase == DRAW:
        draw_cards(s)
    elif phase == NEXT_BID:
        next_bid(s)
    elif phase == REFILL_HANDS:
        refill_hands(s)
    elif phase == PLACE_BIDS:
        place_bids(s)
    elif phase == REVEAL_BIDS:
        reveal_bids(s)
    elif phase == EXCHANGE:
        offer_exchange(s)
    elif phase == REVEAL_PAYMENTS:
        reveal_payments(s)
    elif phase == BREAK_TIE:
        ask_for_tie_break(s)
    elif phase == REVEAL_BREAK:
        reveal_tie_break(s)
    elif phase == RESHUFFLE:
        reshuffle(s)
    elif phase == KEEP_BID:
        offer_bid_back(s)
    elif phase == PREPARE:
        prepare_next_round(s)


def count_bits(mask: int) -> int:
    """How many actions a mask holds. The compiled engines count in their own way."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The lowest action of a mask."""
    return (mask & -mask).bit_length() - 1


def random_action(s: State) -> int:
    """One of the legal actions, each equally likely, by the state's own generator."""
    mask = legal(s)
    for _ in range(below(s, count_bits(mask))):
        mask &= mask - 1
    return lowest_bit(mask)


def play_out(s: State) -> int:
    """Plays at random to the end; returns how many actions that took."""
    actions = 0
    while s.question != NOTHING:
        step(s, random_action(s))
        actions += 1
    return actions
