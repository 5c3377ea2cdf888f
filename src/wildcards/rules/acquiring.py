"""Phase 2B, acquire animals: the highest bid goes first, pays and takes an animal of the display, or passes."""

from wildcards.rules.cards import (
    CARDS,
    DRAWN_ON_PASS,
    NATURAL_HABITAT,
    NATURAL_HABITAT_POINTS,
    NONE,
    SPECIES,
    Seat,
    Species,
    shows_habitat,
    value_of,
)
from wildcards.rules.facts import BY_CHOICE, CANNOT_PAY, tell_passed, tell_took, tell_turned_to_bids
from wildcards.rules.hands import add_to_hand, draw_then, held_from, lay, owe_cards, take_laid_back
from wildcards.rules.leaders import check_leader_after_gain
from wildcards.rules.questions import FIRST_SPECIES, KEEP_BID, SETTLE, STOP, TAKE, TIED, ask, decided, picked
from wildcards.rules.state import State


def next_bid(s: State) -> None:
    """Turns to the highest of the bids that have not acted yet, and to all who made it."""
    s.bid_value = 0
    for seat in range(s.players):
        if s.yet_to_act[seat]:
            value = value_of(s.bid[seat])
            if value > s.bid_value:
                s.bid_value = value
    if s.bid_value == 0:
        s.phase = KEEP_BID
        return
    for seat in range(s.players):
        if s.yet_to_act[seat] and value_of(s.bid[seat]) == s.bid_value:
            s.tied[seat] = TIED
    tell_turned_to_bids(s, s.bid_value)
    s.phase = SETTLE


def cards_to_pay(s: State) -> int:
    """The payment that goes with the bid: one card less than its value."""
    return s.bid_value - 1


def can_pay(s: State, seat: Seat) -> bool:
    return s.hand_size[seat] >= cards_to_pay(s)


def has_laid_payment(s: State, seat: Seat) -> bool:
    return s.laid_count[seat] > 0


def take_turn(s: State, seat: Seat) -> None:
    """R9: who has laid no payment and has too few cards passes automatically. The display holds an animal here."""
    s.phase = SETTLE
    if has_laid_payment(s, seat) or can_pay(s, seat):
        ask(s, TAKE, seat)
    else:
        pass_turn(s, seat, CANNOT_PAY)
        draw_then(s, SETTLE)


def legal_takes(s: State) -> int:
    if s.picks > 0:
        return payable_cards(s)
    mask = 1 << STOP
    for species in range(SPECIES):
        if s.display[species] > 0:
            mask |= 1 << (FIRST_SPECIES + species)
    return mask


def payable_cards(s: State) -> int:
    """The cards that may come next in a payment: not below the last one, and with enough above to pay in full."""
    if s.to_pay == 1:
        return held_from(s, s.seat, s.least_card)
    mask = 0
    above = 0
    hand = s.hand[s.seat]
    for card in range(CARDS - 1, s.least_card - 1, -1):
        if hand[card] > 0:
            above += hand[card]
            if above >= s.to_pay:
                mask |= 1 << card
    return mask


def choose_take(s: State, action: int) -> None:
    seat = s.seat
    if action == STOP:
        decided(s)
        pass_turn(s, seat, BY_CHOICE)
        draw_then(s, SETTLE)
        return
    if s.picks == 0:
        s.chosen_species = action - FIRST_SPECIES
        picked(s, 0)
        s.to_pay = 0 if has_laid_payment(s, seat) else cards_to_pay(s)
    else:
        lay(s, seat, action)
        picked(s, action)
        s.to_pay -= 1
    if s.to_pay == 0:
        decided(s)
        take_animal(s, seat, s.chosen_species)


def take_animal(s: State, seat: Seat, species: Species) -> None:
    points = 0
    if is_in_natural_habitat(s, seat, species):
        points = NATURAL_HABITAT_POINTS
    s.tokens[seat] += points
    s.display[species] -= 1
    s.display_size -= 1
    s.collection[seat][species] += 1
    has_acted(s, seat)
    tell_took(s, seat, species, points)
    check_leader_after_gain(s, seat, species)


def is_in_natural_habitat(s: State, seat: Seat, species: Species) -> bool:
    """The bid and all payment cards show the animal's natural habitat; wild cards always do."""
    habitat = NATURAL_HABITAT[species]
    if not shows_habitat(s.bid[seat], habitat):
        return False
    if not has_laid_payment(s, seat):
        return True
    for card in range(CARDS):
        if s.laid[seat][card] > 0 and not shows_habitat(card, habitat):
            return False
    return True


def pass_turn(s: State, seat: Seat, why: int) -> None:
    """R10: the bid always comes back, and two cards are drawn. R12: payment that was laid comes back too."""
    tell_passed(s, seat, why)
    add_to_hand(s, seat, s.bid[seat])
    s.bid[seat] = NONE
    take_laid_back(s, seat)
    has_acted(s, seat)
    owe_cards(s, seat, DRAWN_ON_PASS)


def has_acted(s: State, seat: Seat) -> None:
    s.yet_to_act[seat] = 0
    s.tied[seat] = 0
