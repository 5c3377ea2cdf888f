"""In which order the threads of a warp take their turns.

A warp of the device is quick only when all its threads do the same thing. So each step is taken by those of its games
that are at the same place, and the place whose turn comes first goes first. Games that are ahead wait for the others
where all of them pass: before the next bid is settled, and at the end of the round. The order was found by trying out
orders on recorded games; each step off it costs speed and nothing else.
"""

from wildcards.rules.questions import (
    AWAIT_DEALER,
    BID,
    BREAK,
    BREAK_TIE,
    CHOOSE_REFILL,
    DRAW,
    EXCHANGE,
    IBEX_KEEP,
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
    SWAP,
    TAKE,
)
from wildcards.rules.state import State

QUESTIONS = AWAIT_DEALER + 1  # phases come first, then the questions

ORDER = (
    PLACE_BIDS,
    QUESTIONS + BID,
    REVEAL_BIDS,
    QUESTIONS + SHOW,
    QUESTIONS + SWAP,
    QUESTIONS + TAKE,
    EXCHANGE,
    QUESTIONS + CHOOSE_REFILL,
    REFILL_HANDS,
    QUESTIONS + PAY,
    QUESTIONS + BREAK,
    REVEAL_PAYMENTS,
    DRAW,
    RESHUFFLE,
    NEXT_BID,
    REVEAL_BREAK,
    SETTLE,
    QUESTIONS + IBEX_KEEP,
    BREAK_TIE,
    KEEP_BID,
    PREPARE,
    OVER,
)
LAST_TURN = ORDER.index(OVER)
BITS = 5  # that a turn takes
LARGEST_TURN = (1 << BITS) - 1
HALF = 12  # turns in a word of 60 bits; phases and questions are 24 places


def packed(first: int) -> int:
    """The turns of twelve places in one number: compiled, that is quicker than looking into a tuple."""
    turns = [ORDER.index(place) if place in ORDER else 0 for place in range(first, first + HALF)]
    return sum(turn << BITS * i for i, turn in enumerate(turns))


FIRST_HALF = packed(0)
SECOND_HALF = packed(HALF)


def turn_of(s: State) -> int:
    """When the place where the game stands comes, in the order above."""
    place = s.phase if s.question == NOTHING else QUESTIONS + s.question
    if place < HALF:
        return FIRST_HALF >> BITS * place & LARGEST_TURN
    return SECOND_HALF >> BITS * (place - HALF) & LARGEST_TURN
