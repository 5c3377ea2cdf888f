"""Phase 1, place bids: everyone secretly lays one card, then all are revealed together."""

from wildcards.rules.cards import EAGLE, NONE, REFILL, Card, Seat
from wildcards.rules.facts import tell_bids_revealed, tell_showed
from wildcards.rules.hands import add_to_hand, held_from, remove_from_hand
from wildcards.rules.leaders import owns_leader
from wildcards.rules.questions import (
    BID,
    EXCHANGE,
    REVEAL_BIDS,
    SHOW,
    STOP,
    ask,
    ask_all,
    decided,
    picked,
)
from wildcards.rules.state import State


def place_bids(s: State) -> None:
    for seat in range(s.players):
        s.bid[seat] = REFILL  # R19: with no Habitat card in hand it can be nothing else
        if s.hand_size[seat] > 0:
            s.asked[seat] = 1
    s.phase = REVEAL_BIDS
    ask_all(s, BID)


def may_lay_second_card(s: State, seat: Seat) -> bool:
    """Eagle: its Leader's owner may lay two cards."""
    return owns_leader(s, seat, EAGLE)


def legal_bids(s: State) -> int:
    if s.picks == 0:
        return s.hand_mask[s.seat] | 1 << REFILL
    return held_from(s, s.seat, s.least_card) | 1 << REFILL | 1 << STOP


def choose_bid(s: State, action: int) -> None:
    seat = s.seat
    if action < REFILL:
        remove_from_hand(s, seat, action)
    if s.picks == 0:
        s.bid[seat] = action
        if action < REFILL and may_lay_second_card(s, seat):
            picked(s, action)  # asked for a second card; after R none can follow in ascending order
            return
    elif action != STOP:
        s.second_card[seat] = action
    decided(s)


def reveal_bids(s: State) -> None:
    s.phase = EXCHANGE
    tell_bids_revealed(s)
    for seat in range(s.players):
        if s.second_card[seat] != NONE:
            ask(s, SHOW, seat)


def legal_shows(s: State) -> int:
    return 1 << s.bid[s.seat] | 1 << s.second_card[s.seat]


def choose_show(s: State, card: Card) -> None:
    """Eagle: one of the two becomes the bid, the other goes back to hand unseen."""
    seat = s.seat
    back = s.second_card[seat]
    if card == back:
        back = s.bid[seat]
    s.bid[seat] = card
    s.second_card[seat] = NONE
    if back != REFILL:
        add_to_hand(s, seat, back)
    tell_showed(s, seat, card, back)
    decided(s)
