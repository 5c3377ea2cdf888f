"""From counts to what a designer and a strategist ask, with 95% intervals."""

from collections.abc import Iterator
from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from wildcards.engine.tally import WHOLE_WIN
from wildcards.game.notation import CARD_CODES, SPECIES_CODES
from wildcards.game.record import Deck
from wildcards.game.types import Removal
from wildcards.lab.balance.counting import TOOK, TOOK_AT_HOME
from wildcards.lab.balance.counts import Counts
from wildcards.lab.balance.play import Run, fingerprint
from wildcards.lab.statistics import CONFIDENCE, Estimate, student_quantile
from wildcards.rules.cards import CARDS, NATURAL_HABITAT, SPECIES, VALUES
from wildcards.rules.facts import BY_BREAK

Numbers = NDArray[np.float64] | NDArray[np.int64]

Z = student_quantile(CONFIDENCE, 10**6)
FATES = ("took", "took at home", "chose to pass", "found nothing", "could not pay", "withdrew")
REASONS = ("lion", "total", "tie-break", "lead order")
PARTS = ("largest species", "second species", "Leaders", "score tokens")
HABITATS = ("forest", "savannah", "mountain", "wild")


class Seat(msgspec.Struct, frozen=True):
    seat: int
    wins: Estimate
    points: Estimate


class Species(msgspec.Struct, frozen=True):
    species: str
    worth: Estimate  # win chance that one more animal goes with, all else equal
    price: float  # mean value of the bid that took it
    taken: float  # of those turned up
    at_home: float  # of those taken
    by_value: tuple[float, ...]  # share of takes by bids of 1 to 4


class Leader(msgspec.Struct, frozen=True):
    species: str
    owner_wins: Estimate  # share of wins of who has it at the end
    worth: Estimate  # win chance that one more round with it goes with, all else equal
    moves: float  # a game: how often it goes to a new owner


class Card(msgspec.Struct, frozen=True):
    """A card of the opening hand, against the average card."""

    card: str
    worth: Estimate  # win chance


class Value(msgspec.Struct, frozen=True):
    value: int
    bids: float  # share of all bids
    fates: tuple[float, ...]  # as in FATES
    wins: float  # took an animal
    tied: float  # of these bids, those that somebody else made too


class Opening(msgspec.Struct, frozen=True):
    bid: str  # its value, or R
    share: float  # of all first bids
    wins: Estimate  # share of wins of those who made it


class Ties(msgspec.Struct, frozen=True):
    rounds: float  # share with a tie
    settled: tuple[float, ...]  # as in REASONS
    repeats: float  # repetitions for each tie-break that decided
    takes: tuple[float, ...]  # who went first, second, … of a tie: how often they took an animal
    first: tuple[Estimate, ...]  # by place in lead order: of those tied, how many went first


class Findings(msgspec.Struct, frozen=True):
    bot: str
    players: int
    games: int
    seed: int
    decisions: Estimate
    decisions_histogram: dict[int, int]
    reshuffles: float
    points: float
    seats: tuple[Seat, ...]
    parts: tuple[float, ...]  # mean points of everybody, as in PARTS
    winners_parts: tuple[float, ...]
    species: tuple[Species, ...]
    leaders: tuple[Leader, ...]
    cards: tuple[Card, ...]
    values: tuple[Value, ...]
    openings: tuple[Opening, ...]
    refills: float  # share of bids that are R
    refills_by_hand: tuple[float, ...]  # by Habitat cards in hand, from 0 on: share of bids that are R
    refills_by_round: tuple[float, ...]  # by round, from the first on
    at_home_in: dict[str, float]  # natural points by habitat, shares
    bids_by_habitat: dict[str, float]
    ties: Ties
    removal: Removal = "balanced"
    deck: Deck = Deck()
    fingerprint: str = ""  # of the bot's games under these rules


def findings_of(run: Run, counts: Counts) -> Findings:
    """Whoever has counted nothing finds nothing: at least one game."""
    games = int(counts["games"])
    bids = counts["bids"]
    at_home = np.bincount(NATURAL_HABITAT, counts["taken_at_home"])
    lengths = counts["decisions"]
    everybody = games * run.players
    rounds = int(counts["rounds"]) // games
    return Findings(
        bot=run.bot,
        players=run.players,
        games=games,
        seed=run.seed,
        decisions=mean_of(lengths),
        decisions_histogram={i: int(n) for i, n in enumerate(lengths) if n},
        reshuffles=int(counts["reshuffles"]) / games,
        points=float(counts["parts"].sum()) / everybody,
        seats=tuple(seats_of(run, counts)),
        parts=tuple(rounded(counts["parts"] / everybody)),
        winners_parts=tuple(rounded(counts["winners_parts"] / int(counts["winners"]))),
        species=tuple(species_of(run, counts)),
        leaders=tuple(leaders_of(run, counts)),
        cards=tuple(cards_of(counts)),
        values=tuple(values_of(counts)),
        openings=tuple(openings_of(counts)),
        refills=float(bids[CARDS] / bids.sum()),
        refills_by_hand=tuple(rounded(counts["refills_from"] / np.maximum(counts["bids_from"], 1))),
        refills_by_round=tuple(rounded(counts["refills_in"][1 : rounds + 1] / everybody)),
        at_home_in=dict(zip(HABITATS[:3], rounded(at_home / max(at_home.sum(), 1)), strict=True)),
        bids_by_habitat=dict(zip(HABITATS, rounded(bids[:CARDS].reshape(4, 4).sum(axis=1) / bids.sum()), strict=True)),
        ties=ties_of(run, counts),
        removal=run.removal,
        deck=run.deck,
        fingerprint=fingerprint(run),
    )


def rounded(numbers: Numbers) -> list[float]:
    return [round(float(number), 5) for number in numbers]


def estimate(mean: float, error: float) -> Estimate:
    mean = float(mean)
    return Estimate(round(mean, 5), round(mean - Z * error, 5), round(mean + Z * error, 5))


def mean_of(histogram: Numbers) -> Estimate:
    """The mean of a number that came up so often."""
    total = histogram.sum()
    values = np.arange(len(histogram))
    mean = float((histogram * values).sum() / total)
    variance = float((histogram * (values - mean) ** 2).sum() / total)
    return estimate(mean, sqrt(variance / total))


def seats_of(run: Run, counts: Counts) -> Iterator[Seat]:
    games = int(counts["games"])
    wins = counts["wins"] / WHOLE_WIN
    squares = counts["squared_wins"] / WHOLE_WIN**2
    for seat in range(run.players):
        share = wins[seat] / games
        error = sqrt(max(squares[seat] / games - share**2, 0) / games)
        yield Seat(seat, estimate(share, error), mean_of(counts["points"][seat]))


def fitted(products: Numbers, with_win: Numbers, square: float, cases: int) -> tuple[Numbers, Numbers]:
    """Least squares from sums of products: coefficients and the matrix of their errors.

    Where something never came up, the pseudo-inverse leaves its coefficient at 0.
    """
    inverse = np.linalg.pinv(products)
    coefficients = inverse @ with_win
    rest = max(square - float(coefficients @ with_win), 0.0)
    return coefficients, np.asarray(inverse * (rest / max(cases - len(with_win), 1)), np.float64)


def worths_of(run: Run, counts: Counts) -> list[Estimate]:
    """Of an animal of each species, then of a round with each Leader."""
    square = float(counts["squared_wins"].sum()) / WHOLE_WIN**2
    cases = int(counts["games"]) * run.players
    with_win = counts["with_win"] / WHOLE_WIN
    coefficients, errors = fitted(counts["products"], with_win, square, cases)
    return [estimate(float(c), sqrt(max(float(errors[i, i]), 0.0))) for i, c in enumerate(coefficients)][1:]


def species_of(run: Run, counts: Counts) -> Iterator[Species]:
    worths = worths_of(run, counts)
    taken = counts["taken"]
    for i, code in enumerate(SPECIES_CODES):
        total = max(taken[i].sum(), 1)
        turned_up = max(taken[i].sum() + counts["animals_out"][i], 1)
        yield Species(
            species=code,
            worth=worths[i],
            price=round(float(taken[i] @ np.arange(VALUES + 1) / total), 4),
            taken=round(float(taken[i].sum() / turned_up), 4),
            at_home=round(float(counts["taken_at_home"][i] / total), 4),
            by_value=tuple(rounded(taken[i][1:] / total)),
        )


def leaders_of(run: Run, counts: Counts) -> Iterator[Leader]:
    worths = worths_of(run, counts)[SPECIES:]
    games = int(counts["games"])
    for i, code in enumerate(SPECIES_CODES):
        owned = max(counts["leader_games"][i], 1)
        share = float(counts["leader_wins"][i]) / WHOLE_WIN / owned
        yield Leader(
            species=code,
            owner_wins=estimate(share, sqrt(share * (1 - share) / owned)),
            worth=worths[i],
            moves=round(float(counts["leader_moves"][i] / games), 3),
        )


def cards_of(counts: Counts) -> Iterator[Card]:
    """Seven cards are dealt to everybody, so a card can only be compared with the average one."""
    products = counts["dealt_products"]
    dealt = np.diag(products)
    square = float(counts["squared_wins"].sum()) / WHOLE_WIN**2
    cases = int(products.sum() / 49)
    with_win = counts["dealt_with_win"] / WHOLE_WIN
    coefficients, errors = fitted(products, with_win, square, cases)
    often = products.sum(axis=1) / products.sum()
    against = np.eye(CARDS) - np.outer(np.ones(CARDS), often)
    coefficients, errors = against @ coefficients, against @ errors @ against.T
    for i in range(CARDS):
        if dealt[i]:
            yield Card(CARD_CODES[i], estimate(float(coefficients[i]), sqrt(max(float(errors[i, i]), 0.0))))


def openings_of(counts: Counts) -> Iterator[Opening]:
    made = counts["opened"]
    for value in range(VALUES + 1):
        if made[value]:
            wins = float(counts["opened_wins"][value]) / WHOLE_WIN / float(made[value])
            error = sqrt(max(wins * (1 - wins), 0.0) / float(made[value]))
            yield Opening(str(value or "R"), round(float(made[value] / made.sum()), 5), estimate(wins, error))


def values_of(counts: Counts) -> Iterator[Value]:
    bids = counts["bids"]
    fates = counts["fates"]
    alike = counts["alike"]
    for value in range(1, VALUES + 1):
        made = float(bids[value - 1 : CARDS : VALUES].sum())
        shares = fates[value] / max(made, 1)
        tied = float((alike[value] * np.arange(alike.shape[1]))[2:].sum()) / max(made, 1)
        yield Value(
            value=value,
            bids=round(made / float(bids.sum()), 5),
            fates=tuple(rounded(shares)),
            wins=round(float(shares[TOOK] + shares[TOOK_AT_HOME]), 5),
            tied=round(tied, 5),
        )


def ties_of(run: Run, counts: Counts) -> Ties:
    settled = counts["settled"]
    turns, takes = counts["tied_turns"], counts["tied_takes"]
    tied, first = counts["tied_seats"], counts["tied_first"]
    return Ties(
        rounds=round(int(counts["rounds_with_tie"]) / int(counts["rounds"]), 5),
        settled=tuple(rounded(settled / max(settled.sum(), 1))),
        repeats=round(int(counts["repeats"]) / max(float(settled[BY_BREAK]), 1), 4),
        takes=tuple(rounded(takes / np.maximum(turns, 1)))[: run.players],
        first=tuple(estimate(first[i] / max(tied[i], 1), sqrt(0.25 / max(tied[i], 1))) for i in range(run.players)),
    )
