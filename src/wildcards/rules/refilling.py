"""Phase 2A, refill hands: everyone who bid R, the meerkat's exchange first."""

from wildcards.rules.cards import MEERKAT, NONE, REFILL, REFILL_TO, SPECIES, SQUIRREL, SQUIRREL_REFILL_TO, Seat, Species
from wildcards.rules.facts import tell_declined_exchange, tell_exchanged, tell_refilled
from wildcards.rules.hands import discard_laid, draw_then, held_from, lay, owe_cards
from wildcards.rules.leaders import check_leader_after_gain, check_leader_after_loss, owns_leader
from wildcards.rules.questions import (
    CHOOSE_REFILL,
    EXCHANGE,
    FIRST_SPECIES,
    NEXT_BID,
    REFILL_HANDS,
    STOP,
    SWAP,
    ask,
    ask_all,
    decided,
    in_lead_order,
    picked,
)
from wildcards.rules.state import State


def offer_exchange(s: State) -> None:
    """R6: all exchanges come before all discards; a Leader that moves on may be used by its new owner too.

    Its owner has an animal to give, and the display is still full.
    """
    owner = s.leader[MEERKAT]
    if owner != NONE and s.bid[owner] == REFILL and not s.exchange_offered[owner]:
        s.exchange_offered[owner] = 1
        s.phase = EXCHANGE
        ask(s, SWAP, owner)
    else:
        ask_for_discards(s)


def legal_swaps(s: State) -> int:
    mask = 0
    if s.picks == 0:
        for species in range(SPECIES):
            if s.collection[s.seat][species] > 0:
                mask |= 1 << (FIRST_SPECIES + species)
        return mask | 1 << STOP
    for species in range(SPECIES):
        if s.display[species] > 0:
            mask |= 1 << (FIRST_SPECIES + species)  # R8: the same species as the one given is allowed
    return mask


def choose_swap(s: State, action: int) -> None:
    if action == STOP:
        tell_declined_exchange(s, s.seat)
        decided(s)
    elif s.picks == 0:
        s.chosen_species = action - FIRST_SPECIES
        picked(s, 0)
    else:
        exchange(s, s.seat, s.chosen_species, action - FIRST_SPECIES)
        decided(s)


def exchange(s: State, seat: Seat, given: Species, gained: Species) -> None:
    """R18: one step; both checks use the counts after it, the gained species first."""
    s.collection[seat][given] -= 1
    s.display[given] += 1
    s.collection[seat][gained] += 1
    s.display[gained] -= 1
    tell_exchanged(s, seat, given, gained)
    check_leader_after_gain(s, seat, gained)
    check_leader_after_loss(s, seat, given)


def ask_for_discards(s: State) -> None:
    """R7: the refillers choose at the same time. R19: who has no card in hand has nothing to choose."""
    for seat in range(s.players):
        if s.bid[seat] == REFILL and s.hand_size[seat] > 0:
            s.asked[seat] = 1
    s.phase = REFILL_HANDS
    s.refill_turn = 0
    ask_all(s, CHOOSE_REFILL)


def legal_discards(s: State) -> int:
    return held_from(s, s.seat, s.least_card) | 1 << STOP


def choose_discard(s: State, action: int) -> None:
    if action == STOP:
        decided(s)
    else:
        lay(s, s.seat, action)
        picked(s, action)


def refills_to(s: State, seat: Seat) -> int:
    """Squirrel: its Leader's owner draws up to ten."""
    if owns_leader(s, seat, SQUIRREL):
        return SQUIRREL_REFILL_TO
    return REFILL_TO


def refill_hands(s: State) -> None:
    """R7: each in lead order discards and draws; those who come later have not discarded yet."""
    while s.refill_turn < s.players:
        seat = in_lead_order(s, s.refill_turn)
        s.refill_turn += 1
        if s.bid[seat] == REFILL:
            up_to = refills_to(s, seat)
            tell_refilled(s, seat, up_to)
            discard_laid(s, seat)
            s.bid[seat] = NONE  # R is taken back
            owe_cards(s, seat, up_to - s.hand_size[seat])
            draw_then(s, REFILL_HANDS)
            return
    for seat in range(s.players):
        if s.bid[seat] != NONE:
            s.yet_to_act[seat] = 1
    s.phase = NEXT_BID
