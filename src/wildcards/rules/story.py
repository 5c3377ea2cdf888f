"""What happens, as the rules tell it: one line of four numbers for each fact, with all its secrets.

The compiled engines leave the telling out. The game room makes events of it, each as its viewer may know it.
"""

from wildcards.rules.state import State

DEALT = 0  # seat, card
ROUND = 1  # -, round
BID = 2  # seat, card, second card or NONE
SHOWN = 3  # seat, the bid, the card that went back
NO_EXCHANGE = 4  # seat
EXCHANGED = 5  # seat, given, gained
LEADER = 6  # new owner, species, old owner
REFILL = 7  # seat, cards discarded, hand size to draw up to
DISCARDED = 8  # seat, card: of a refill
DREW = 9  # seat, card
RESHUFFLED = 10  # -, cards
TIED = 11  # seat, value
PAID = 12  # seat, card: laid in a tie
TOTAL = 13  # seat, total
WITHDREW = 14  # seat, forced
BREAK_CARD = 15  # seat, card or NONE, 1 if it came from the hand
BREAK = 16  # winner, or NONE: it is repeated
NEXT = 17  # seat, why: one of the reasons below
TOOK = 18  # seat, species, points
PAYMENT = 19  # seat, card: beside the bid with which an animal is taken
PASSED = 20  # seat, why: one of the reasons below
KEPT = 21  # seat, card
LEFT = 22  # seat, card
ROUND_OVER = 23  # -
GAME_OVER = 24  # -

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


def tell(s: State, what: int, seat: int, a: int, b: int) -> None:
    if s.story is not None:
        s.story.append((what, seat, a, b))
