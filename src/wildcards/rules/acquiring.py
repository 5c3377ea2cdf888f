"""Phase 2B, acquire animals: the highest bid goes first, pays and takes an animal of the display, or passes."""

from wildcards.rules.cards import (
    CARDS,
    DRAWN_ON_PASS,
    NATURAL_HABITAT,
    NATURAL_HABITAT_POINTS,
    NONE,
    SPECIES,
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
    s.value = 0
    for seat in range(s.players):
        if s.waiting[seat]:
            value = value_of(s.bid[seat])
            if value > s.value:
                s.value = value
    if s.value == 0:
        s.phase = KEEP_BID
        return
    for seat in range(s.players):
        if s.waiting[seat] and value_of(s.bid[seat]) == s.value:
            s.tied[seat] = TIED
    tell_turned_to_bids(s, s.value)
    s.phase = SETTLE


def cards_to_pay(s: State) -> int:
    """The payment that goes with the bid: one card less than its value."""
    return s.value - 1


def can_pay(s: State, seat: int) -> bool:
    return s.hand_size[seat] >= cards_to_pay(s)


def has_laid_payment(s: State, seat: int) -> bool:
    return s.laid_count[seat] > 0


def take_turn(s: State, seat: int) -> None:
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
    if s.left == 1:
        return held_from(s, s.seat, s.last)
    mask = 0
    above = 0
    hand = s.hand[s.seat]
    for card in range(CARDS - 1, s.last - 1, -1):
        if hand[card] > 0:
            above += hand[card]
            if above >= s.left:
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
        s.species = action - FIRST_SPECIES
        picked(s, 0)
        s.left = 0 if has_laid_payment(s, seat) else cards_to_pay(s)
    else:
        lay(s, seat, action)
        picked(s, action)
        s.left -= 1
    if s.left == 0:
        decided(s)
        take_animal(s, seat, s.species)


def take_animal(s: State, seat: int, species: int) -> None:
    points = 0
    if is_in_natural_habitat(s, seat, species):
        points = NATURAL_HABITAT_POINTS
    s.tokens[seat] += points
    s.display[species] -= 1
    s.on_display -= 1
    s.collection[seat][species] += 1
    has_acted(s, seat)
    tell_took(s, seat, species, points)
    check_leader_after_gain(s, seat, species)


def is_in_natural_habitat(s: State, seat: int, species: int) -> bool:
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


def pass_turn(s: State, seat: int, why: int) -> None:
    """R10: the bid always comes back, and two cards are drawn. R12: payment that was laid comes back too."""
    tell_passed(s, seat, why)
    add_to_hand(s, seat, s.bid[seat])
    s.bid[seat] = NONE
    take_laid_back(s, seat)
    has_acted(s, seat)
    owe_cards(s, seat, DRAWN_ON_PASS)


def has_acted(s: State, seat: int) -> None:
    s.waiting[seat] = 0
    s.tied[seat] = 0
