"""Legal moves are exactly those that are accepted: by the list, by the door, and by the rules' own masks."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wildcards import Game, Move, Refusal
from wildcards.game.actions import actions_of
from wildcards.game.notation import CARD_CODES, SPECIES_CODES
from wildcards.game.state_copy import copy_state
from wildcards.rules import questions
from wildcards.rules.play import answer, legal
from wildcards.rules.state import State
from wildcards.testkit.games import random_states
from wildcards.testkit.noise import any_move

SEEDS = st.integers(0, 2**48)

# An action and the words of a move that it stands for.
WORDS = {
    **dict(enumerate(CARD_CODES)),
    **{questions.FIRST_SPECIES + number: code for number, code in enumerate(SPECIES_CODES)},
    questions.FROM_PILE: "draw",
}
KINDS = {
    questions.BID: "bid",
    questions.SHOW: "show",
    questions.SWAP: "swap",
    questions.CHOOSE_REFILL: "refill",
    questions.PAY: "pay",
    questions.BREAK: "break",
    questions.TAKE: "take",
}
WORDS_ALONE = {
    questions.PAY: "withdraw",
    questions.TAKE: "pass",
    questions.SWAP: "swap none",
    questions.IBEX_KEEP: "leave",
}


def asked_alone(s: State, seat: int) -> State:
    """The same question with this seat at turn: those before it have answered somehow."""
    s = copy_state(s)
    while s.seat != seat:
        mask = legal(s)
        answer(s, (mask & -mask).bit_length() - 1)
    return s


def rows(s: State) -> Iterator[list[int]]:
    """Every row of actions that the masks allow as one decision of the seat that is asked."""
    mask = legal(s)
    for action in range(questions.ACTIONS):
        if mask >> action & 1:
            after = copy_state(s)
            answer(after, action)
            if after.asked[s.seat]:
                for rest in rows(after):
                    yield [action, *rest]
            else:
                yield [action]


def move_of(question: int, row: list[int]) -> str:
    if row == [questions.STOP] and question in WORDS_ALONE:
        return WORDS_ALONE[question]
    if row == [questions.KEEP]:
        return "keep"
    return " ".join([KINDS[question], *(WORDS[action] for action in row if action != questions.STOP)])


def moves_by_masks(game: Game, seat: int) -> dict[str, list[int]]:
    s = asked_alone(game._state, seat)
    found = [(move_of(s.question, row), row) for row in rows(s)]
    assert len(found) == len({move for move, _ in found}), "two rows of actions for one decision"
    return dict(found)


@settings(max_examples=20)
@given(SEEDS)
def test_the_listed_moves_are_those_of_the_masks_and_each_has_its_row_of_actions(seed: int) -> None:
    pick = Random(seed)
    for game in random_states(seed):
        if game.is_over or pick.random() > 0.15:
            continue
        for seat in game.asked:
            by_masks = moves_by_masks(game, seat)
            listed = game.legal_moves(seat)
            assert sorted(map(str, listed)) == sorted(by_masks)
            s = asked_alone(game._state, seat)
            for move in listed:
                assert actions_of(s, seat, move) == by_masks[str(move)]


@settings(max_examples=12)
@given(SEEDS)
def test_every_listed_move_is_accepted_and_moves_the_game_on(seed: int) -> None:
    pick = Random(seed)
    for game in random_states(seed):
        if game.is_over or pick.random() > 0.15:
            continue
        for seat in game.asked:
            listed = game.legal_moves(seat)
            for move in pick.sample(listed, min(6, len(listed))):
                other = game.copy()
                other.play(seat, move)
                assert other.version == game.version + 1
                assert other.view(seat).choice == move or f"{seat} {move}" in other.moves


@settings(max_examples=20)
@given(SEEDS)
def test_every_other_move_is_refused(seed: int) -> None:
    pick = Random(seed)
    for game in random_states(seed):
        if game.is_over or pick.random() > 0.2:
            continue
        for seat in range(len(game.players)):
            listed = {str(move) for move in game.legal_moves(seat)}
            for _ in range(12):
                check_door(game, seat, any_move(pick), listed)


def check_door(game: Game, seat: int, move: Move, listed: set[str]) -> None:
    if str(move) in listed:
        assert game.check(seat, move) == move
    else:
        with pytest.raises(Refusal):
            game.check(seat, move)
