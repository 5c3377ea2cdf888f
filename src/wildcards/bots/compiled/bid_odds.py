"""How many will act before a bid, and which animals will be left then. Chances are in parts of 1024."""

from math import comb

from wildcards.rules.cards import LION, MAX_PLAYERS, REFILL, VALUES
from wildcards.rules.leaders import owns_leader
from wildcards.rules.state import State
from wildcards.rules.visibility import public_hand_size

WHOLE = 1024
BITS = 12  # of each packed chance
MANY = 5  # cards in a hand: more make no difference
# Parts of 64, by the number of cards in a hand: how likely its owner is to bid a Habitat card, not R.
LIKELY_TO_BID = (1, 8, 24, 56, 58, 62)
# Parts of 64, by the value of a bid: how likely such an owner is to act before it.
LIKELY_BEFORE = (45, 21, 12, 10)


def best_left(size: int, gone: int, rank: int) -> int:
    """How likely, with so many of a display's animals gone, any of them alike, the best left is the rank-th best."""
    if rank > gone or gone >= size:
        return 0
    return WHOLE * comb(size - 1 - rank, gone - rank) // comb(size, gone)


# By size of the display (0 to 4), animals gone (0 to 4) and rank (the best is 0).
BEST_LEFT = tuple(
    tuple(tuple(best_left(size, gone, rank) for rank in range(4)) for gone in range(MAX_PLAYERS))
    for size in range(MAX_PLAYERS)
)


def packed_chance(chance: int, place: int) -> int:
    return chance << (BITS * place)


def chance_at(chances: int, place: int) -> int:
    return (chances >> (BITS * place)) & (2 * WHOLE - 1)


def likely_before(s: State, seat: int, other: int, card: int) -> int:
    """How likely the other is to act before the seat's bid."""
    cards = public_hand_size(s, other)
    if cards > MANY:
        cards = MANY
    likely = LIKELY_TO_BID[cards] * LIKELY_BEFORE[card % VALUES] >> 2
    if owns_leader(s, seat, LION):
        return likely * 3 >> 2  # it loses no tie
    return likely


def guessed_before(s: State, seat: int, card: int) -> int:
    """Chances that 0, 1, 2, 3 others act before the bid, packed; the rest is for four."""
    none = WHOLE
    one = 0
    two = 0
    three = 0
    for other in range(s.players):
        if other != seat:
            likely = likely_before(s, seat, other, card)
            three = (three * (WHOLE - likely) + two * likely) // WHOLE
            two = (two * (WHOLE - likely) + one * likely) // WHOLE
            one = (one * (WHOLE - likely) + none * likely) // WHOLE
            none = none * (WHOLE - likely) // WHOLE
    return none | packed_chance(one, 1) | packed_chance(two, 2) | packed_chance(three, 3)


def counted_before(s: State, seat: int, card: int) -> int:
    """The same once all other bids are seen; of those who tie, half are taken to win."""
    before = 0
    tied = 0
    for other in range(s.players):
        if other != seat and s.bid[other] != REFILL:
            if s.bid[other] % VALUES > card % VALUES:
                before += 1
            elif s.bid[other] % VALUES == card % VALUES and not owns_leader(s, seat, LION):
                tied += 1
    before += (tied + 1) // 2
    return packed_chance(WHOLE, before) if before < 4 else 0


def ranks_left(s: State, before: int) -> int:
    """Chances that the best animal left is the best of the display, the second, third or fourth, packed."""
    chances = 0
    four = WHOLE
    for gone in range(4):
        four -= chance_at(before, gone)
    for rank in range(4):
        chance = four * BEST_LEFT[s.display_size][4][rank]
        for gone in range(4):
            chance += chance_at(before, gone) * BEST_LEFT[s.display_size][gone][rank]
        chances |= packed_chance(chance // WHOLE, rank)
    return chances
