"""What an environment shows of a game."""

from random import Random

import pytest

from tests.lab.redeal import moments, redealt
from wildcards.game.observation import LENGTH, Observation
from wildcards.game.state_copy import copy_state
from wildcards.lab.environments.simulation import row_of, seen_by
from wildcards.rules.cards import NONE
from wildcards.rules.play import step
from wildcards.rules.questions import BID, NOTHING, SHOW
from wildcards.rules.setup import simulated_game


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_that_the_viewer_cannot_know_changes_the_observation(players: int) -> None:
    rng = Random(players)
    questions = set()
    for seed in range(6):
        for moment in moments(players, seed):
            questions.add(moment.state.question)
            for viewer in range(players):
                other = redealt(moment, viewer, rng)
                assert seen_by(other, viewer) == seen_by(moment.state, viewer)
    assert len(questions) == 8, "a question was never seen: more games are needed"


def test_a_redeal_changes_what_the_others_see() -> None:
    """The test above would notice a leak: the same redeal does change the owners' own observations."""
    rng = Random(1)
    changed = 0
    for moment in moments(4, 1):
        other = redealt(moment, 0, rng)
        changed += seen_by(other, 1) != seen_by(moment.state, 1)
    assert changed > 50


def test_a_spectator_sees_no_hand_and_counts_from_seat_0() -> None:
    for moment in moments(3, 5):
        seen = seen_by(moment.state, NONE)
        assert not any(seen.hand)
        assert not seen.deciding
        assert seen.collection[: moment.state.players] == moment.state.collection[: moment.state.players]


def test_the_viewer_sees_their_own_hidden_bid() -> None:
    s = simulated_game(4, 3)
    assert s.question == BID
    assert not any(seen_by(s, 0).face_down)
    card = next(card for card in range(16) if s.hand[0][card])
    decided = copy_state(s)
    step(decided, card)
    assert seen_by(decided, 0).face_down[card] == 1
    assert seen_by(decided, 0).hand_size[0] == 7
    assert seen_by(decided, 1).hand_size[3] == 7


def test_the_eagles_owner_alone_sees_the_two_cards() -> None:
    s = next(moment.state for seed in range(30) for moment in moments(3, seed) if moment.state.question == SHOW)
    owner = s.seat
    assert sum(seen_by(s, owner).face_down) == 2
    for place in range(1, 3):
        seen = seen_by(s, (owner + place) % 3)
        assert not any(seen.face_down)
        assert seen.two_face_down[3 - place] == 1
        assert not any(seen.bid[3 - place])


def test_a_row_is_the_fields_one_after_the_other() -> None:
    s = simulated_game(5, 1)
    row = row_of(s, 2)
    assert row.shape == (LENGTH,)
    assert row.sum() == sum_of(seen_by(s, 2))
    assert row[:2].tolist() == [5, 1]
    assert s.question != NOTHING


def sum_of(seen: Observation) -> int:
    total = 0
    for name in Observation.__slots__:
        value = getattr(seen, name)
        total += sum(map(sum, value)) if isinstance(value, list) and isinstance(value[0], list) else 0
        total += sum(value) if isinstance(value, list) and isinstance(value[0], int) else 0
        total += value if isinstance(value, int) else 0
    return total
