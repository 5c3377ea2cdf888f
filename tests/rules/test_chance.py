"""Chance in simulated games: the generator inside the state, random actions, games of a seed."""

from collections import Counter
from itertools import islice

import pytest

from wildcards import Deck, Game
from wildcards.game.random_play import play_at_random, record_at_random
from wildcards.game.state_copy import copy_state
from wildcards.rules.chance import below, next_word, seed_chance
from wildcards.rules.play import count_bits, legal, lowest_bit, play_out, random_action, step
from wildcards.rules.questions import ACTIONS, NOTHING
from wildcards.rules.setup import simulated_game
from wildcards.rules.state import State

WORD = 2**32
ROUNDS = {3: 14, 4: 12, 5: 10}


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) % WORD


def xoshiro(state: list[int]) -> list[int]:
    """The first hundred words of xoshiro128**, written from its description."""
    a, b, c, d = state
    words = []
    for _ in range(100):
        words.append(rotated(b * 5 % WORD, 7) * 9 % WORD)
        shifted = b << 9 & (WORD - 1)
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotated(d, 11)
    return words


@pytest.mark.parametrize("words", [[1, 2, 3, 4], [2**32 - 1, 0, 5, 2**31], [0xDEADBEEF, 7, 7, 7]])
def test_the_generator_is_xoshiro128_star_star(words: list[int]) -> None:
    s = State()
    s.chance[:] = words
    assert [next_word(s) for _ in range(100)] == xoshiro(words)


def test_the_first_words_of_the_state_1_2_3_4_are_11520_0_5927040_70819200() -> None:
    assert xoshiro([1, 2, 3, 4])[:4] == [11520, 0, 5927040, 70819200]


def test_seed_and_stream_set_four_words_and_neither_is_the_other() -> None:
    states = []
    for seed, stream in ((1, 2), (2, 1), (1, 3), (2**61, 0), (0, 2**61), (0, 0), (2**32, 0), (0, 2**32)):
        s = State()
        seed_chance(s, seed, stream)
        assert all(0 <= word < WORD for word in s.chance)
        states.append(tuple(s.chance))
    assert len(set(states)) == len(states)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 26, 46])
def test_numbers_below_n_are_equally_likely(n: int) -> None:
    s = State()
    seed_chance(s, 5, n)
    draws = 4_000
    counts = Counter(below(s, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert sum((counts[k] - draws / n) ** 2 / (draws / n) for k in range(n)) < n + 5 * (2 * n) ** 0.5


def test_a_word_of_the_uneven_rest_is_drawn_again() -> None:
    """With n = 3 * 2**18 a word of 0 gives a product below the rest, so the next word counts."""
    n = 3 * 2**18
    s = State()
    s.chance[:] = [1, 0, 0, 0]  # the first word is 0
    words = xoshiro([1, 0, 0, 0])
    assert words[0] == 0
    expected = next(word for word in words if word * n % WORD >= WORD % n)
    assert below(s, n) == expected * n // WORD


def test_bits_are_counted_and_the_lowest_is_found() -> None:
    s = State()
    seed_chance(s, 1, 1)
    for mask in (*(1 << place for place in range(32)), *(next_word(s) | 1 << 31 for _ in range(500))):
        assert count_bits(mask) == f"{mask:b}".count("1")
        assert lowest_bit(mask) == len(f"{mask:b}") - len(f"{mask:b}".rstrip("0"))


def test_a_random_action_is_any_of_the_legal_ones_equally_likely() -> None:
    s = simulated_game(4, 3)
    actions = {action for action in range(ACTIONS) if legal(s) >> action & 1}
    draws = 3_000
    counts = Counter(random_action(s) for _ in range(draws))
    assert set(counts) == actions
    expected = draws / len(actions)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < len(actions) + 15


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_simulated_game_of_a_seed_is_always_the_same_and_each_stream_another(players: int) -> None:
    first, again, other = (simulated_game(players, 9, stream) for stream in (0, 0, 1))
    assert first == again
    assert first.pile != other.pile
    actions = 0
    while again.question != NOTHING:
        step(again, random_action(again))
        actions += 1
    assert play_out(first) == actions
    assert first == again


@pytest.mark.parametrize("players", [3, 4, 5])
def test_simulated_games_end_after_their_rounds_and_step_takes_legal_actions_alone(players: int) -> None:
    for stream in range(10):
        s = simulated_game(players, 1, stream, balanced=bool(stream % 2))
        while s.question != NOTHING:
            action = random_action(s)
            assert legal(s) >> action & 1
            step(s, action)
        assert s.round == ROUNDS[players]
        assert legal(s) == 0


def test_a_copy_of_a_state_plays_the_same_game_and_leaves_the_first_alone() -> None:
    s = simulated_game(5, 4)
    before = copy_state(s)
    after = copy_state(s)
    play_out(after)
    assert s == before
    play_out(s)
    assert s == after


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_record_of_a_simulated_game_replays_to_the_end_that_play_out_reached(players: int) -> None:
    names = [f"bot {seat}" for seat in range(players)]
    for stream in range(8):
        record = record_at_random(names, 11, stream, removal="random" if stream % 2 else "balanced")
        outcome = play_at_random(players, 11, stream, removal="random" if stream % 2 else "balanced")
        assert record.result == outcome
        assert Game.replay(record).record() == record


def test_random_removal_of_three_players_does_not_keep_one_of_each_aside() -> None:
    removed = [set(simulated_game(3, 2, stream, balanced=False).animals[28:]) for stream in range(200)]
    assert any(len(species) < 6 for species in removed)
    balanced = [set(simulated_game(3, 2, stream).animals[28:]) for stream in range(200)]
    assert all(len(species) == 6 for species in balanced)


@pytest.mark.parametrize(("players", "habitat"), [(2, (4, 4, 3, 3)), (6, (4, 4, 3, 3)), (3, (4, 4, 4, 4))])
def test_a_simulated_game_that_cannot_be_is_refused(players: int, habitat: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"is not 3, 4 or 5|do not add up"):
        simulated_game(players, 1, habitat=habitat)


def test_a_simulated_game_is_dealt_from_the_deck_of_the_box_unless_another_is_given() -> None:
    deck = Deck()
    counts = (*deck.habitat, *deck.habitat, *deck.habitat, *deck.wild)
    assert Counter(simulated_game(3, 1).pile) == {card: count for card, count in enumerate(counts) if count}


@pytest.mark.parametrize(("players", "aside"), [(3, 6), (4, 0), (5, 0)])
def test_in_simulated_games_every_species_is_equally_often_in_every_place_of_the_animal_pile(
    players: int, aside: int
) -> None:
    games = 1_200
    places = 42 - aside
    counts: Counter[tuple[int, int]] = Counter()
    for stream in range(games):
        counts.update(enumerate(simulated_game(players, 8, stream).animals[:places]))
    expected = games / 6
    off = sum((counts[place, species] - expected) ** 2 / expected for place in range(places) for species in range(6))
    assert abs(off - places * 5) < 4 * (2 * places * 5) ** 0.5


def test_the_deck_of_a_simulated_game_is_data() -> None:
    s = simulated_game(3, 1, habitat=(14, 0, 0, 0), wild=(0, 0, 0, 4))
    cards = Counter(islice(s.pile, 46))
    assert cards == {0: 14, 4: 14, 8: 14, 15: 4}
