"""What happens, told by name: the rules call one of these functions wherever something happens, with all its secrets.

A telling takes the state and what the state does not say at that moment. Whoever runs the rules chooses what becomes of
it. The interpreted engine hands it to the state's listener, if there is one: the game room makes events. Compiled, a
telling is nothing at all, unless a variant of the rules puts another function in its place: a counter, or a memory
(`engine/specialise.py`).
"""

from wildcards.rules.cards import Card, Seat, Species
from wildcards.rules.state import State

# Why somebody goes next.
BY_LION = 0
BY_TOTAL = 1
BY_BREAK = 2
BY_LEAD = 3  # R14: nobody laid a card

# Why somebody passes.
BY_CHOICE = 0
EMPTY_DISPLAY = 1
CANNOT_PAY = 2
BY_WITHDRAWAL = 3


def tell_dealt(s: State, seat: Seat, card: Card) -> None:
    """A card of the deal."""
    if s.listener is not None:
        s.listener.dealt(seat, card)


def tell_turned_up(s: State, species: Species) -> None:
    """An animal comes into the display."""
    if s.listener is not None:
        s.listener.turned_up(species)


def tell_round_began(s: State, lead: Seat) -> None:
    """The round that the state names begins; the seat leads it."""
    if s.listener is not None:
        s.listener.round_began(s.round, lead)


def tell_bids_revealed(s: State) -> None:
    """All bids lie open, except where the eagle's owner laid a second card."""
    if s.listener is not None:
        s.listener.bids_revealed(s.bid, s.second_card)


def tell_showed(s: State, seat: Seat, bid: Card, back: Card) -> None:
    """Eagle: one of the two cards is the bid, the other goes back to hand."""
    if s.listener is not None:
        s.listener.showed(seat, bid, back)


def tell_declined_exchange(s: State, seat: Seat) -> None:
    """Meerkat: its owner exchanges nothing."""
    if s.listener is not None:
        s.listener.declined_exchange(seat)


def tell_exchanged(s: State, seat: Seat, given: Species, gained: Species) -> None:
    """Meerkat: one animal for another."""
    if s.listener is not None:
        s.listener.exchanged(seat, given, gained)


def tell_leader_moved(s: State, species: Species, owner: Seat, previous: Seat) -> None:
    """A Leader goes to a new owner; NONE is the supply."""
    if s.listener is not None:
        s.listener.leader_moved(species, owner, previous)


def tell_refilled(s: State, seat: Seat, up_to: int) -> None:
    """The cards laid beside R are discarded, and the hand is about to be drawn up."""
    if s.listener is not None:
        s.listener.refilled(seat, up_to, s.laid[seat])


def tell_drew(s: State, seat: Seat, card: Card) -> None:
    """A card comes from the pile into a hand."""
    if s.listener is not None:
        s.listener.drew(seat, card)


def tell_reshuffled(s: State, count: int) -> None:
    """So many cards of the discard pile become the draw pile."""
    if s.listener is not None:
        s.listener.reshuffled(count)


def tell_turned_to_bids(s: State, value: int) -> None:
    """All bids of this value come next: of one player, or of several who are tied."""
    if s.listener is not None:
        s.listener.turned_to_bids(value, s.tied)


def tell_laid_payment(s: State, seat: Seat) -> None:
    """The payment of a tied player is revealed."""
    if s.listener is not None:
        s.listener.laid_payment(seat, s.laid[seat])


def tell_withdrew(s: State, seat: Seat, forced: int) -> None:
    """A tied player lays no payment: by choice, or forced by too few cards."""
    if s.listener is not None:
        s.listener.withdrew(seat, forced)


def tell_payments_revealed(s: State, value: int) -> None:
    """All payments and withdrawals of the tie have been told."""
    if s.listener is not None:
        s.listener.payments_revealed(value)


def tell_laid_tie_break(s: State, seat: Seat, card: Card, from_hand: int) -> None:
    """The card with which a player breaks the tie, or NONE; from the hand or from the pile."""
    if s.listener is not None:
        s.listener.laid_tie_break(seat, card, from_hand)


def tell_tie_break_revealed(s: State, winner: Seat) -> None:
    """All tie-break cards have been told; NONE: it is repeated."""
    if s.listener is not None:
        s.listener.tie_break_revealed(winner)


def tell_goes_next(s: State, seat: Seat, why: int) -> None:
    """Who of the tied players goes next, for one of the reasons above."""
    if s.listener is not None:
        s.listener.goes_next(seat, why)


def tell_took(s: State, seat: Seat, species: Species, points: int) -> None:
    """An animal is taken; the payment lies beside the bid. Points: of its natural habitat."""
    if s.listener is not None:
        s.listener.took(seat, species, points, s.bid[seat], s.laid[seat])


def tell_passed(s: State, seat: Seat, why: int) -> None:
    """A player passes, for one of the reasons above; bid and payment are still on the table."""
    if s.listener is not None:
        s.listener.passed(seat, why, s.bid[seat], s.laid[seat])


def tell_kept_bid(s: State, seat: Seat, card: Card) -> None:
    """Ibex: the bid goes back to hand."""
    if s.listener is not None:
        s.listener.kept_bid(seat, card)


def tell_left_bid(s: State, seat: Seat, card: Card) -> None:
    """Ibex: its owner leaves the bid."""
    if s.listener is not None:
        s.listener.left_bid(seat, card)


def tell_animal_out(s: State, species: Species) -> None:
    """An animal that nobody took leaves the game."""
    if s.listener is not None:
        s.listener.animal_out(species)


def tell_round_ended(s: State) -> None:
    """The table is cleared."""
    if s.listener is not None:
        s.listener.round_ended(s.round)


def tell_game_ended(s: State) -> None:
    """Hands are discarded; what remains is to count."""
    if s.listener is not None:
        s.listener.game_ended()
