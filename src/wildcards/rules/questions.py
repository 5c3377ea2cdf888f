"""How a game moves on: phases that the engine carries out, questions that players answer, actions that answer them.

A decision is a short row of actions, each a small number. Cards of one decision are named in ascending order, so that
each decision has exactly one such row.
"""

from wildcards.rules.cards import REFILL, SPECIES, Card, Seat
from wildcards.rules.state import State

# Phases: what the engine does next, when it is asking nothing.
PLACE_BIDS = 0
REVEAL_BIDS = 1
EXCHANGE = 2
REFILL_HANDS = 3
NEXT_BID = 4
SETTLE = 5
REVEAL_PAYMENTS = 6
BREAK_TIE = 7
REVEAL_BREAK = 8
DRAW = 9
RESHUFFLE = 10
KEEP_BID = 11
PREPARE = 12
OVER = 13  # from here on the engine does nothing more
AWAIT_DEALER = 14  # a reshuffle is due, and somebody else is to lay the piles

# Questions.
NOTHING = 0
BID = 1
SHOW = 2
SWAP = 3
CHOOSE_REFILL = 4
PAY = 5
BREAK = 6
TAKE = 7
IBEX_KEEP = 8

# Actions: 0 to 15 a Habitat card, 16 the Refill Hand card, 17 to 22 a species, and three words.
FIRST_SPECIES = REFILL + 1
STOP = FIRST_SPECIES + SPECIES  # no (more): pass, withdraw, leave, no exchange, no second card, no further discard
FROM_PILE = STOP + 1  # tie-break: the top of the pile
KEEP = STOP + 2  # ibex: the bid comes back
ACTIONS = STOP + 3

# What `tied` says of a player.
TIED = 1
SHARING = 2  # tied, and shares the highest total: breaks the tie


def in_lead_order(s: State, i: int) -> Seat:
    """R3: the i-th seat clockwise from the one that leads this round."""
    seat = s.round - 1 + i
    while seat >= s.players:  # quicker than a division where this is compiled
        seat -= s.players
    return seat


def ask(s: State, question: int, seat: Seat) -> None:
    """Asks one player alone."""
    s.question = question
    s.seat = seat
    s.asked[seat] = 1
    _begin_decision(s)


def ask_all(s: State, question: int) -> None:
    """Asks at the same time everyone marked in `asked`, if there is anyone."""
    for seat in range(s.players):
        if s.asked[seat]:
            s.question = question
            s.seat = seat
            _begin_decision(s)
            return


def decided(s: State) -> None:
    """The player who was being asked has decided: on to the next of those who were asked with them (R20)."""
    s.asked[s.seat] = 0
    for seat in range(s.seat + 1, s.players):
        if s.asked[seat]:
            s.seat = seat
            _begin_decision(s)
            return
    s.question = NOTHING


def _begin_decision(s: State) -> None:
    s.picks = 0
    s.least_card = 0
    s.to_pay = 0


def picked(s: State, card: Card) -> None:
    """Notes a card of a decision that takes several."""
    s.picks += 1
    s.least_card = card
