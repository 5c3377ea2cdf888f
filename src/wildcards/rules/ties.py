"""Ties: players with equal bids settle among themselves who goes first, again and again until none is left."""

from wildcards.rules.acquiring import (
    can_pay,
    cards_to_pay,
    has_laid_payment,
    next_bid,
    pass_turn,
    payable_cards,
    take_turn,
)
from wildcards.rules.cards import CARDS, LION, NONE, Card, Seat, value_of
from wildcards.rules.facts import (
    BY_BREAK,
    BY_LEAD,
    BY_LION,
    BY_TOTAL,
    BY_WITHDRAWAL,
    EMPTY_DISPLAY,
    tell_goes_next,
    tell_laid_payment,
    tell_laid_tie_break,
    tell_payments_revealed,
    tell_tie_break_revealed,
    tell_withdrew,
)
from wildcards.rules.hands import discard_card, draw_then, in_pile, lay, remove_from_hand
from wildcards.rules.questions import (
    BREAK,
    BREAK_TIE,
    FROM_PILE,
    PAY,
    REVEAL_BREAK,
    REVEAL_PAYMENTS,
    SETTLE,
    SHARING,
    STOP,
    TIED,
    ask_all,
    decided,
    in_lead_order,
    picked,
)
from wildcards.rules.state import State


def settle_tie(s: State) -> None:
    """One turn of the loop: who of the tied players goes next? A player alone is a tie of one."""
    left = count_tied(s, TIED)
    if left == 0:
        next_bid(s)
    elif s.display_size == 0:
        everyone_tied_passes(s)
    elif left == 1:
        take_turn(s, only_tied(s))
    elif lion_is_tied(s):
        tell_goes_next(s, s.leader[LION], BY_LION)
        take_turn(s, s.leader[LION])
    elif payment_is_due(s):
        ask_for_payment(s)
    else:
        compare_totals(s)


def count_tied(s: State, at_least: int) -> int:
    count = 0
    for seat in range(s.players):
        if s.tied[seat] >= at_least:
            count += 1
    return count


def first_tied(s: State, at_least: int) -> Seat:
    """The first of them in lead order."""
    for i in range(s.players):
        seat = in_lead_order(s, i)
        if s.tied[seat] >= at_least:
            return seat
    return NONE


def only_tied(s: State) -> Seat:
    seat = 0
    while not s.tied[seat]:
        seat += 1
    return seat


def everyone_tied_passes(s: State) -> None:
    """The display is empty (R9): they pass in lead order, and payment that was laid goes back (R12)."""
    for i in range(s.players):
        seat = in_lead_order(s, i)
        if s.tied[seat]:
            pass_turn(s, seat, EMPTY_DISPLAY)
    draw_then(s, SETTLE)


def lion_is_tied(s: State) -> bool:
    """Lion: its Leader's owner wins every tie, without laying payment first."""
    owner = s.leader[LION]
    return owner != NONE and s.tied[owner] > 0


def payment_is_due(s: State) -> bool:
    """R11: a tied bid of 1 has nothing to pay. Who has laid payment keeps it laid (R12)."""
    if cards_to_pay(s) == 0:
        return False
    for seat in range(s.players):
        if s.tied[seat] and not has_laid_payment(s, seat):
            return True
    return False


def ask_for_payment(s: State) -> None:
    """All at once; who has too few cards withdraws automatically, and even the only one who can pay is asked (R11)."""
    for seat in range(s.players):
        if s.tied[seat] and can_pay(s, seat):
            s.asked[seat] = 1
    s.phase = REVEAL_PAYMENTS
    ask_all(s, PAY)
    s.to_pay = cards_to_pay(s)


def legal_payments(s: State) -> int:
    if s.picks == 0:
        return payable_cards(s) | 1 << STOP
    return payable_cards(s)


def choose_payment(s: State, action: int) -> None:
    if action != STOP:
        lay(s, s.seat, action)
        picked(s, action)
        s.to_pay -= 1
    if action == STOP or s.to_pay == 0:
        decided(s)
        s.to_pay = cards_to_pay(s)


def reveal_payments(s: State) -> None:
    """R11: those who withdraw pass, in lead order, before totals are compared."""
    for seat in range(s.players):
        if s.tied[seat]:
            if has_laid_payment(s, seat):
                tell_laid_payment(s, seat)
            else:
                tell_withdrew(s, seat, int(not can_pay(s, seat)))
    tell_payments_revealed(s, s.bid_value)
    for i in range(s.players):
        seat = in_lead_order(s, i)
        if s.tied[seat] and not has_laid_payment(s, seat):
            pass_turn(s, seat, BY_WITHDRAWAL)
    draw_then(s, SETTLE)


def total_laid(s: State, seat: Seat) -> int:
    total = 0
    laid = s.laid[seat]
    for card in range(CARDS):
        if laid[card] > 0:
            total += laid[card] * value_of(card)
    return total


def larger(a: int, b: int) -> int:
    return a if a > b else b


def compare_totals(s: State) -> None:
    """The highest total goes next; those who share it break the tie."""
    highest = 0
    for seat in range(s.players):
        if s.tied[seat]:
            highest = larger(highest, total_laid(s, seat))
    for seat in range(s.players):
        if s.tied[seat]:
            s.tied[seat] = SHARING if total_laid(s, seat) == highest else TIED
    if count_tied(s, SHARING) == 1:
        seat = first_tied(s, SHARING)
        tell_goes_next(s, seat, BY_TOTAL)
        take_turn(s, seat)
    else:
        s.phase = BREAK_TIE


def ask_for_tie_break(s: State) -> None:
    """Each lays one card of their hand or, unseen, the top of the pile.

    R14: drawing is offered only if pile and discard together hold a card for every participant.
    R19: who has at most one card to lay is not asked.
    """
    s.draw_offered = int(in_pile(s) + s.discard_size >= count_tied(s, SHARING))
    for seat in range(s.players):
        if s.tied[seat] == SHARING:
            if s.hand_size[seat] + s.draw_offered > 1:
                s.asked[seat] = 1
            elif s.draw_offered:
                s.owed[seat] = 1
    draw_then(s, REVEAL_BREAK)
    ask_all(s, BREAK)


def lay_only_cards(s: State) -> None:
    """R19: who had one card, and no drawing to choose instead, was not asked."""
    for seat in range(s.players):
        if s.tied[seat] == SHARING and s.tie_break_card[seat] == NONE and s.hand_size[seat] == 1:
            card = 0
            while s.hand[seat][card] == 0:
                card += 1
            lay_tie_break_card(s, seat, card)


def lay_tie_break_card(s: State, seat: Seat, card: Card) -> None:
    remove_from_hand(s, seat, card)
    s.tie_break_card[seat] = card
    s.tie_break_from_hand[seat] = 1


def legal_tie_breaks(s: State) -> int:
    if s.draw_offered:
        return s.hand_mask[s.seat] | 1 << FROM_PILE
    return s.hand_mask[s.seat]


def choose_tie_break(s: State, action: int) -> None:
    if action == FROM_PILE:
        s.owed[s.seat] = 1
    else:
        lay_tie_break_card(s, s.seat, action)
    decided(s)


def reveal_tie_break(s: State) -> None:
    """One card higher than all the others decides; if not, the same players do it again, the lower ones too (R13)."""
    lay_only_cards(s)
    highest = 0
    winner = NONE
    for i in range(s.players):
        seat = in_lead_order(s, i)
        if s.tied[seat] == SHARING:
            tell_laid_tie_break(s, seat, s.tie_break_card[seat], s.tie_break_from_hand[seat])
            if tie_break_value(s, seat) > highest:
                highest = tie_break_value(s, seat)
                winner = seat
            elif tie_break_value(s, seat) == highest:
                winner = NONE
    put_tie_break_cards_aside(s)
    if highest == 0:
        winner = first_tied(s, SHARING)  # R14: nobody lays anything
    tell_tie_break_revealed(s, winner)
    if winner == NONE:
        s.phase = BREAK_TIE
        return
    discard_tie_break_cards(s)
    tell_goes_next(s, winner, BY_BREAK if highest > 0 else BY_LEAD)
    take_turn(s, winner)


def tie_break_value(s: State, seat: Seat) -> int:
    """R14: laying nothing counts as 0."""
    if s.tie_break_card[seat] == NONE:
        return 0
    return value_of(s.tie_break_card[seat])


def put_tie_break_cards_aside(s: State) -> None:
    """R15: the cards of a running tie-break are in no pile."""
    for seat in range(s.players):
        if s.tie_break_card[seat] != NONE:
            s.tie_break_aside[s.tie_break_card[seat]] += 1
        s.tie_break_card[seat] = NONE
        s.tie_break_from_hand[seat] = 0


def discard_tie_break_cards(s: State) -> None:
    for card in range(CARDS):
        while s.tie_break_aside[card] > 0:
            s.tie_break_aside[card] -= 1
            discard_card(s, card)
