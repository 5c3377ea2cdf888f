"""The shuffle is even: which card lies where, and which follows which. Biased shuffles fail the same test."""

import hashlib
from collections.abc import Callable, Iterator
from math import sqrt

import pytest

from wildcards.game.fair import below, shuffled, words
from wildcards.rules.chance import seed_chance
from wildcards.rules.hands import shuffle_pile
from wildcards.rules.setup import new_state

CARDS = 46
SHUFFLES = 9_000
Shuffle = Callable[[int], list[int]]

# Four standard deviations: an even shuffle is beyond it once in 16,000 such tests. The shuffles here are the same in
# every run, so the test does not fail by chance.
LIMIT = 4.0


def seeds() -> Iterator[str]:
    for number in range(SHUFFLES):
        yield hashlib.sha256(f"statistics {number}".encode()).hexdigest()


def piles_of(shuffle: Shuffle) -> list[list[int]]:
    return [shuffle(number) for number in range(SHUFFLES)]


def deviation(counts: list[list[int]], cells: int) -> float:
    """How many standard deviations the squared differences lie off what an even shuffle gives.

    Each cell is a yes or no of probability 1/46 in every shuffle, so the sum of (seen - expected)**2 / expected has
    the mean cells * 45/46; its standard deviation is near that of chi-square with 45 * 45 degrees of freedom.
    """
    expected = SHUFFLES / CARDS
    total = sum((seen - expected) ** 2 / expected for row in counts for seen in row)
    return (total - cells * (CARDS - 1) / CARDS) / sqrt(2 * (CARDS - 1) ** 2)


def off_in_places(piles: list[list[int]]) -> float:
    counts = [[0] * CARDS for _ in range(CARDS)]
    for pile in piles:
        for place, card in enumerate(pile):
            counts[place][card] += 1
    return deviation(counts, CARDS * CARDS)


def off_in_neighbours(piles: list[list[int]]) -> float:
    counts = [[0] * CARDS for _ in range(CARDS)]
    for pile in piles:
        for place in range(CARDS - 1):
            counts[pile[place]][pile[place + 1]] += 1
    for card in range(CARDS):
        counts[card][card] = SHUFFLES // CARDS  # no card follows itself: a cell that cannot be off
    rounding = CARDS * (SHUFFLES / CARDS - SHUFFLES // CARDS) ** 2 / (SHUFFLES / CARDS)
    return deviation(counts, CARDS * (CARDS - 1)) - rounding / sqrt(2 * (CARDS - 1) ** 2)


SEEDS = list(seeds())


def the_fair_shuffle(number: int) -> list[int]:
    return shuffled(range(CARDS), SEEDS[number], "habitats")


def a_reshuffle(number: int) -> list[int]:
    return shuffled(range(CARDS), SEEDS[number], "reshuffle 3")


def the_shuffle_of_simulations(number: int) -> list[int]:
    s = new_state(3, list(range(CARDS)))
    seed_chance(s, 2024, number)
    shuffle_pile(s, CARDS)
    return list(s.pile[:CARDS])


def every_place_swaps_with_any_place(number: int) -> list[int]:
    pile, source = list(range(CARDS)), words(SEEDS[number], "habitats")
    for place in range(CARDS):
        other = below(CARDS, source)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


def no_card_may_stay_where_it_is(number: int) -> list[int]:
    pile, source = list(range(CARDS)), words(SEEDS[number], "habitats")
    for place in range(CARDS - 1, 0, -1):
        other = below(place, source)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


def a_byte_modulo_the_number_of_places(number: int) -> list[int]:
    """Of 256 values, 256 % n make the low places likelier."""
    pile, source = list(range(CARDS)), words(SEEDS[number], "habitats")
    for place in range(CARDS - 1, 0, -1):
        other = next(source) % 256 % (place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


def one_cut_of_a_sorted_pile(number: int) -> list[int]:
    """Every card is equally often in every place, and the next card always follows."""
    cut = below(CARDS, words(SEEDS[number], "habitats"))
    return [(cut + place) % CARDS for place in range(CARDS)]


def the_last_swap_is_left_out(number: int) -> list[int]:
    pile, source = list(range(CARDS)), words(SEEDS[number], "habitats")
    for place in range(CARDS - 1, 1, -1):
        other = below(place + 1, source)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


@pytest.mark.parametrize("shuffle", [the_fair_shuffle, a_reshuffle, the_shuffle_of_simulations])
def test_every_card_is_equally_often_in_every_place_and_beside_every_other(shuffle: Shuffle) -> None:
    piles = piles_of(shuffle)
    assert all(sorted(pile) == list(range(CARDS)) for pile in piles)
    assert abs(off_in_places(piles)) < LIMIT
    assert abs(off_in_neighbours(piles)) < LIMIT


@pytest.mark.parametrize(
    "shuffle",
    [
        every_place_swaps_with_any_place,
        no_card_may_stay_where_it_is,
        a_byte_modulo_the_number_of_places,
        one_cut_of_a_sorted_pile,
        the_last_swap_is_left_out,
    ],
)
def test_a_biased_shuffle_fails_the_test(shuffle: Shuffle) -> None:
    piles = piles_of(shuffle)
    assert max(abs(off_in_places(piles)), abs(off_in_neighbours(piles))) > 1.5 * LIMIT


def test_a_cut_of_a_sorted_pile_is_even_in_places_and_gives_itself_away_by_its_neighbours() -> None:
    piles = piles_of(one_cut_of_a_sorted_pile)
    assert off_in_places(piles) < LIMIT
    assert off_in_neighbours(piles) > 1_000
