"""What happens, as the rules tell it: one line of four numbers for each fact, with all its secrets.

The compiled engines leave the telling out. The game room makes events of it, each as its viewer may know it.
"""

from wildcards.rules.state import State

DEALT = 0  # seat, card
TURNED_UP = 1  # -, species
ROUND = 2  # seat that leads, round
BID = 3  # seat, card, second card or NONE
SHOWN = 4  # seat, the bid, the card that went back
NO_EXCHANGE = 5  # seat
EXCHANGED = 6  # seat, given, gained
LEADER = 7  # new owner, species, old owner
DISCARDED = 8  # seat, card: of a refill
REFILL = 9  # seat, hand size to draw up to
DREW = 10  # seat, card
RESHUFFLED = 11  # -, cards
TIED = 12  # seat
BIDS_OF = 13  # -, value, players: those who were named before
PAID = 14  # seat, card: laid in a tie
TOTAL = 15  # seat, total
WITHDREW = 16  # seat, forced
PAYMENTS = 17  # -, value
BREAK_CARD = 18  # seat, card or NONE, 1 if it came from the hand
BREAK = 19  # winner, or NONE: it is repeated
NEXT = 20  # seat, why: one of the reasons below
PAYMENT = 21  # seat, card: beside the bid with which an animal is taken
TOOK = 22  # seat, species, points
PASSED = 23  # seat, why: one of the reasons below, bid
KEPT = 24  # seat, card
LEFT = 25  # seat, card
OUT = 26  # -, species: an animal left in the display
ROUND_OVER = 27  # -, round
GAME_OVER = 28  # -

# Why somebody goes next.
BY_LION = 0
BY_TOTAL = 1
BY_BREAK = 2
BY_LEAD = 3

# Why somebody passes.
BY_CHOICE = 0
EMPTY_DISPLAY = 1
CANNOT_PAY = 2
BY_WITHDRAWAL = 3


def is_told(s: State) -> bool:
    """Whether anybody listens; if not, what is only told need not be counted together."""
    return s.story is not None


def tell(s: State, what: int, seat: int, a: int, b: int) -> None:
    if s.story is not None:
        s.story.append((what, seat, a, b))
