"""What is counted of many games. All numbers are whole, so adding up is exact and in any order."""

from dataclasses import dataclass

from wildcards.rules.cards import CARDS, SPECIES, VALUES
from wildcards.rules.state import SEATS, grid, number, row

# ruff: noqa: RUF009 - the fields are data, as in the state itself

WHOLE_WIN = 60  # a shared win counts as its part; 60 can be shared by two to five
MOST_DECISIONS = 512
MOST_POINTS = 64

# What becomes of a bid.
TOOK = 0
TOOK_AT_HOME = 1  # in the natural habitat
CHOSE_TO_PASS = 2
FOUND_NOTHING = 3  # the display was empty
COULD_NOT_PAY = 4
WITHDREW = 5
FATES = 6

# Why somebody of a tie goes next.
BY_LION = 0
BY_TOTAL = 1
BY_BREAK = 2
BY_LEAD = 3
REASONS = 4

# What points are made of.
LARGEST = 0
SECOND = 1
LEADERS = 2
TOKENS = 3
PARTS = 4

# Of a player at the end: 1, animals of each species, rounds that each Leader was held.
FEATURES = 1 + SPECIES + SPECIES


@dataclass(slots=True)
class Counts:
    games: int = number("int64")
    decisions: list[int] = row(MOST_DECISIONS, "int64")  # games by how many decisions they took
    reshuffles: int = number("int64")
    rounds: int = number("int64")

    # By seat.
    wins: list[int] = row(SEATS, "int64")  # in sixtieths
    squared_wins: list[int] = row(SEATS, "int64")
    points: list[list[int]] = grid(SEATS, MOST_POINTS, "int64")  # games by points

    # What points are made of: of everybody, and of winners.
    parts: list[int] = row(PARTS, "int64")
    winners_parts: list[int] = row(PARTS, "int64")
    winners: int = number("int64")

    # Sums of products, for the worth of an animal and of a round with a Leader.
    products: list[list[int]] = grid(FEATURES, FEATURES, "int64")
    with_win: list[int] = row(FEATURES, "int64")
    with_points: list[int] = row(FEATURES, "int64")

    # The same for the seven cards of the deal, by kind.
    dealt_products: list[list[int]] = grid(CARDS, CARDS, "int64")
    dealt_with_win: list[int] = row(CARDS, "int64")
    dealt_with_points: list[int] = row(CARDS, "int64")

    # By species.
    taken: list[list[int]] = grid(SPECIES, VALUES + 1, "int64")  # by the value of the bid
    taken_at_home: list[int] = row(SPECIES, "int64")
    left: list[int] = row(SPECIES, "int64")  # in the display at the end of a round
    swapped_in: list[int] = row(SPECIES, "int64")
    leader_moves: list[int] = row(SPECIES, "int64")  # to somebody who did not have it
    leader_games: list[int] = row(SPECIES, "int64")  # that end with an owner
    leader_wins: list[int] = row(SPECIES, "int64")  # of that owner, in sixtieths
    leader_rounds: list[int] = row(SPECIES, "int64")  # that end with an owner

    # By card and by value.
    bids: list[int] = row(CARDS + 1, "int64")
    fates: list[list[int]] = grid(VALUES + 1, FATES, "int64")
    at_home_in: list[int] = row(3, "int64")  # natural points, by habitat

    # Ties.
    alike: list[list[int]] = grid(VALUES + 1, SEATS + 1, "int64")  # by value: how many made this bid
    rounds_with_tie: int = number("int64")
    settled: list[int] = row(REASONS, "int64")
    repeats: int = number("int64")  # of tie-breaks
    tied_turns: list[int] = row(SEATS, "int64")  # of those in a tie, by how many went before
    tied_takes: list[int] = row(SEATS, "int64")
    tied_seats: list[int] = row(SEATS, "int64")  # players in a tie, by place in lead order
    tied_first: list[int] = row(SEATS, "int64")  # those of them who went first


@dataclass(slots=True)
class Watch:
    """What is remembered while one game is played."""

    decisions: int = number("int16")
    opening: list[list[int]] = grid(SEATS, CARDS)
    leader: list[int] = row(SPECIES)
    held: list[list[int]] = grid(SEATS, SPECIES)  # rounds with the Leader
    tie_size: int = number()
    gone: int = number()  # how many of the tie have acted
    tie_in_round: int = number()
    nothing_laid: int = number()  # the tie-break that is being revealed shows no card
    next_bid: int = number()  # the rules are about to turn to the next lower bid
