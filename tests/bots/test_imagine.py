"""Imagined states: they fit all that the viewer has seen, and none that fits is likelier than another.

A world says of every card, each marked so that it can be told from its like, where it lay when the pile was last
shuffled, and of every card that came out of a hand since, from which place of the hand it came. Here all worlds of tiny
positions are written out one by one, and the draws are compared with them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import isclose
from random import Random

import msgspec
import pytest

from tests.bots.tables import random_positions
from wildcards.bots.belief import expected_hands, explanations
from wildcards.bots.imagine import Imagination, imagine, put_down
from wildcards.game import Game, View
from wildcards.game.notation import CARD_CODES, SPECIES_CODES, cards_of, in_order, names_of
from wildcards.game.state_copy import copy_state
from wildcards.rules.chance import seed_chance
from wildcards.rules.play import play_out
from wildcards.rules.setup import cards_in_order
from wildcards.rules.state import FIELDS, State

DRAWS = 4_000

# What the viewer has seen of a hand: places that were unknown at the last shuffle, cards known to be in it, the trail.
Hand = tuple[int, str, list[int | str]]
World = tuple[tuple[str, ...], ...]


def seen_in(state: State, game: Game, viewer: int | None) -> View:
    """What the viewer would see if this were the truth, with the same story behind it."""
    other = game.copy()
    other._state = state
    return other.view(viewer)


def test_expected_hands_are_the_mean_of_imagined_ones() -> None:
    bids = [game.copy() for game in random_positions(3, seed=29) if game.question == "bid"]
    for game in bids[3::7]:
        view = game.view(0)
        draws = [imagine(view, Random(i)) for i in range(300)]
        for seat, expected in enumerate(expected_hands(view)[1:], 1):
            assert isclose(sum(expected), view.seats[seat].hand_size)
            for card, count in enumerate(expected):
                assert abs(sum(s.hand[seat][card] for s in draws) / len(draws) - count) < 0.25, (seat, card)


def test_from_an_imagined_state_the_viewer_sees_exactly_the_same() -> None:
    questions = set()
    for game in random_positions(6, seed=11):
        questions.add(game.question)
        for viewer in (*range(len(game.players)), None):
            view = game.view(viewer)
            assert seen_in(imagine(view, Random(1)), game, viewer) == view
    assert len(questions) == 8


def with_the_truth(view: View, truth: State) -> State:
    """The state made from a view, the hidden things laid in as they really are."""
    s = State()
    put_down(s, view)
    for name in ("animals", "pile", "pile_top", "pile_end", "hand", "hand_mask", "hand_size", "bid", "second_card"):
        setattr(s, name, getattr(copy_state(truth), name))
    return s


# Left over at the end from decisions that are over.
OF_THE_LAST_DECISION = (
    "phase_after_drawing",
    "refill_turn",
    "bid_value",
    "chosen_species",
    "least_card",
    "picks",
    "to_pay",
    "draw_offered",
    "seat",
)


def test_a_state_made_from_a_view_goes_on_as_the_true_one() -> None:
    for number, game in enumerate(random_positions(6, seed=23)):
        truth = copy_state(game._state)
        viewer = number % len(game.players)
        made = with_the_truth(game.view(viewer), truth)
        for s in (truth, made):
            s.outside_dealer = 0
            seed_chance(s, number, 0)
            play_out(s)
        for field in FIELDS:
            if field.name not in OF_THE_LAST_DECISION:
                assert getattr(made, field.name) == getattr(truth, field.name), (field.name, game)


def tiny_view(own: str, hands: Sequence[Hand], fresh: str, old: str, pile: int) -> View:
    """Three players. Whatever is not named lies in the discard pile, and the viewer is the first of them."""
    view = Game(3, seed="7" * 64).view(0)
    out = Counter(card for _, _, trail in hands for card in trail if isinstance(card, str))
    known = [card for _, cards, _ in hands for card in cards.split()]
    places = Counter((*own.split(), *fresh.split(), *old.split(), *known))
    discard = Counter[str](names_of(cards_in_order())) - places + out
    seats = [msgspec.structs.replace(view.seats[0], hand=tuple(own.split()), hand_size=len(own.split()))]
    for seat, (unknown, cards, trail) in enumerate(hands, 1):
        drawn = sum(step for step in trail if isinstance(step, int))
        size = unknown + len(cards.split()) + drawn - sum(isinstance(step, str) for step in trail)
        seats.append(
            msgspec.structs.replace(view.seats[seat], hand_size=size, known=in_order(cards.split()), trail=tuple(trail))
        )
    return msgspec.structs.replace(
        view, seats=tuple(seats), pile=pile, fresh=in_order(fresh.split()), discard=in_order(discard.elements())
    )


def all_worlds(hands: Sequence[Hand], fresh: str, old: str) -> Counter[World]:
    """How many worlds lead to each way in which hands and pile may lie now."""
    worlds: Counter[World] = Counter()
    drawn = [sum(step for step in trail if isinstance(step, int)) for _, _, trail in hands]
    for old_order in permutations(old.split()):
        for fresh_order in permutations(fresh.split()):
            kept: list[list[tuple[str, ...]]] = []
            old_at, fresh_at = 0, 0
            for (unknown, known, trail), draws in zip(hands, drawn, strict=True):
                held = list(old_order[old_at : old_at + unknown])
                coming = list(fresh_order[fresh_at : fresh_at + draws])
                kept.append(list(ways(held, coming, trail, known.split())))
                old_at += unknown
                fresh_at += draws
            pile = fresh_order[fresh_at:]
            for first in kept[0]:
                for second in kept[1]:
                    worlds[(first, second, pile)] += 1
    return worlds


def ways(in_hand: list[str], to_draw: list[str], trail: list[int | str], known: list[str]) -> Iterator[tuple[str, ...]]:
    """What a hand holds at the end, once for each choice of the places from which cards came out of it."""
    if not trail:
        yield in_order([*in_hand, *known])
        return
    step, rest = trail[0], trail[1:]
    if isinstance(step, int):
        yield from ways(in_hand + to_draw[:step], to_draw[step:], rest, known)
        return
    for place, card in enumerate(in_hand):
        if card == step:
            yield from ways(in_hand[:place] + in_hand[place + 1 :], to_draw, rest, known)


def drawn_worlds(view: View, draws: int) -> Counter[World]:
    imagination = Imagination(view)
    found: Counter[World] = Counter()
    for number in range(draws):
        s = imagination.draw(99, number)
        hands = [cards_of(s.hand[seat]) for seat in (1, 2)]
        # The pile's top card is its first, and the enumeration does not mind which end is which.
        found[(*hands, names_of(s.pile[s.pile_top : s.pile_end]))] += 1
    return found


def assert_drawn_by(expected: Counter[World], found: Counter[World]) -> None:
    """Chi-square: four standard deviations above what chance alone makes of it are too many."""
    whole, draws = sum(expected.values()), sum(found.values())
    assert found.keys() <= expected.keys()
    distance = sum((found[w] - draws * n / whole) ** 2 / (draws * n / whole) for w, n in expected.items())
    freedom = len(expected) - 1
    assert distance < freedom + 4 * (2 * freedom) ** 0.5


TINY: dict[str, tuple[list[Hand], str, str]] = {
    "before any reshuffle all unseen cards are alike": ([(0, "", [2]), (0, "", [1])], "F1 F1 S2 M3 W4", ""),
    "a card that came out of a hand was there": ([(0, "", [2, "F1"]), (0, "", [1])], "F1 F1 F1 S2 M3", ""),
    "cards known to be in a hand stay there": ([(0, "F1 W2", [1]), (0, "S4", [1])], "F1 S2 M3 M3", ""),
    "old cards are in hands, not in the pile": ([(1, "", [1]), (2, "", [])], "F1 S2 M3", "F1 M3 W4"),
    "a card that came out may have been old or fresh": ([(2, "", [2, "F1"]), (1, "", [1])], "F1 F1 S2 M3", "F1 S2 M3"),
    "a card came out before another was drawn": ([(2, "", ["F1", 1, "S2"]), (1, "", [1])], "F1 S2 S2 M3", "F1 S2 M3"),
    "both showed the same kind": ([(1, "", [1, "F1", 1]), (2, "W4", [1, "F1"])], "F1 F1 S2 M3", "F1 F1 M3"),
}


@pytest.mark.parametrize("case", TINY)
def test_draws_follow_the_worlds_of_a_tiny_position(case: str) -> None:
    hands, fresh, old = TINY[case]
    pile = len(fresh.split()) - sum(step for _, _, trail in hands for step in trail if isinstance(step, int))
    view = tiny_view("S1 M1", hands, fresh, old, pile)
    assert_drawn_by(all_worlds(hands, fresh, old), drawn_worlds(view, DRAWS))


def test_the_worlds_of_a_draw_and_of_its_counterpart_would_be_told_apart() -> None:
    """The comparison can fail: draws for one trail do not pass for those of another."""
    hands: list[Hand] = [(2, "", [2, "F1"]), (1, "", [1])]
    view = tiny_view("S1 M1", hands, "F1 F1 S2 M3", "F1 S2 M3", 1)
    worlds = all_worlds(hands, "F1 F1 S2 M3", "F1 S2 M3")
    even = Counter(dict.fromkeys(worlds, 1))
    with pytest.raises(AssertionError):
        assert_drawn_by(even, drawn_worlds(view, DRAWS))


def test_explanations_stay_few_enough_to_be_exact() -> None:
    most = max(len(explanations(game.view(0))) for game in random_positions(12, seed=5))
    assert 1 < most < 500


def test_every_pair_that_the_eagle_may_have_laid_is_as_likely() -> None:
    view = next(
        game.view(viewer)
        for game in random_positions(60, seed=31)
        for viewer in range(len(game.players))
        if game.question == "show"
        and viewer not in game.pending
        and game.view(None).seats[game.asked[0]].hand_size == 2
    )
    owner = view.pending[0]
    imagination = Imagination(view)
    laid: Counter[bool] = Counter()
    for number in range(DRAWS):
        s = imagination.draw(3, number)
        laid[CARD_CODES[s.second_card[owner]] == "R"] += 1
        assert s.bid[owner] <= s.second_card[owner]
        assert s.hand_size[owner] == (1 if CARD_CODES[s.second_card[owner]] == "R" else 0)
    assert abs(laid[True] / DRAWS - 2 / 3) < 0.03  # two pairs of three have R in them


def test_with_a_balanced_removal_one_of_each_species_is_among_those_removed() -> None:
    view = next(game.view(0) for game in random_positions(1, seed=2) if game.view(0).round == 12)
    left = {code: 7 - view.display.count(code) - view.animals_out.count(code) for code in SPECIES_CODES}
    for seat in view.seats:
        for code, count in seat.collection.items():
            left[code] -= count
    imagination = Imagination(view)
    tops: Counter[str] = Counter()
    for number in range(DRAWS):
        s = imagination.draw(8, number)
        assert set(s.animals[s.animals_end :]) == set(range(6))
        tops[SPECIES_CODES[s.animals[s.animals_top]]] += 1
    places = sum(left.values()) - 6
    for code in SPECIES_CODES:
        assert abs(tops[code] / DRAWS - (left[code] - 1) / places) < 0.04
