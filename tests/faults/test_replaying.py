"""What a campaign of kills would notice: each fault it looks for, planted in a sound game."""

import copy
import json
from random import Random
from typing import Any

import msgspec
import pytest

from tests.faults.replaying import Witnessed, check_game
from wildcards.game import Game, Record, Refusal
from wildcards.testkit.games import random_move


def witnessed_game(seed: str = "12" * 32) -> tuple[Record, Witnessed]:
    """A whole game, and what its first seat saw and did."""
    game, random = Game(3, seed=seed), Random(1)
    seen = Witnessed("r", [], {})

    def look() -> None:
        seen.views[game.version] = json.loads(msgspec.json.encode(game.view(0)))

    look()
    while not game.is_over:
        seat = random.choice(game.pending)
        move = random_move(game.view(seat), random)
        game.play(seat, move)
        if seat == 0:
            seen.moves.append(str(move))
        look()
    return game.record(), seen


RECORD, SEEN = witnessed_game()


def changed(**fields: Any) -> Witnessed:
    return copy.deepcopy(SEEN)._replace(**fields)


def with_other_view(version: int, **fields: Any) -> Witnessed:
    other = changed()
    other.views[version] |= fields
    return other


def test_a_sound_game_is_what_its_player_saw() -> None:
    check_game(RECORD, SEEN)
    few = {version: view for version, view in SEEN.views.items() if version % 7 == 3}
    check_game(RECORD, changed(views=few))  # after a loss a client has missed some


@pytest.mark.parametrize(
    "fault",
    [
        changed(moves=SEEN.moves[:-1]),  # something happened that nobody asked for
        changed(moves=[*SEEN.moves, "pass"]),  # an acknowledged move is lost
        changed(moves=[SEEN.moves[0], *SEEN.moves]),  # one of two that were acknowledged
        changed(moves=[SEEN.moves[1], SEEN.moves[0], *SEEN.moves[2:]]),
        with_other_view(20, pile=99),
        with_other_view(20, display=["pe"]),
        with_other_view(20, commitment="0" * 64),
        with_other_view(20, seed=RECORD.seed),  # too early
        with_other_view(0, round=2),
        with_other_view(max(SEEN.views), result=None),
        changed(views={**SEEN.views, 10_000: SEEN.views[0]}),
    ],
)
def test_a_fault_is_noticed(fault: Witnessed) -> None:
    with pytest.raises(AssertionError):
        check_game(RECORD, fault)


def test_a_record_of_another_shuffle_is_noticed() -> None:
    other, _ = witnessed_game("34" * 32)
    with pytest.raises(Refusal):
        check_game(msgspec.structs.replace(RECORD, seed=other.seed), SEEN)
