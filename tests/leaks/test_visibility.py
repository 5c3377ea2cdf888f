"""Who may see what, in simulated games: whatever is hidden from a viewer is dealt anew, and nothing it may see changes.

Views are covered by the redeals of live games (`test_redeal.py`), observations by `tests/lab/test_observation.py`.
"""

from random import Random

import pytest

from tests.lab.redeal import Moment, moments, redealt
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.greedy import greedy_action
from wildcards.game.state_copy import copy_state
from wildcards.lab.environments.simulation import seen_by
from wildcards.rules import visibility
from wildcards.rules.cards import CARDS
from wildcards.rules.chance import seed_chance
from wildcards.rules.state import State

POLICIES = (greedy_action, expert_action)


def open_cards(s: State) -> list[object]:
    """What every viewer may see of each seat."""
    seats = range(s.players)
    return [
        [s.bid[seat] if visibility.bid_is_open(s, seat) else None for seat in seats],
        [[0] * CARDS if visibility.laid_cards_are_face_down(s, seat) else s.laid[seat] for seat in seats],
        [visibility.two_cards_lie_face_down(s, seat) for seat in seats],
        [visibility.public_hand_size(s, seat) for seat in seats],
        [visibility.breaks_tie(s, seat) for seat in seats],
        visibility.bids_are_being_settled(s),
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_lies_open_is_the_same_to_everybody_whatever_is_hidden(players: int) -> None:
    rng = Random(players)
    for seed in range(2):
        for moment in moments(players, seed):
            for viewer in range(players):
                assert open_cards(redealt(moment, viewer, rng)) == open_cards(moment.state)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_policy_takes_the_same_action_whatever_is_hidden_from_its_seat(players: int) -> None:
    rng = Random(players)
    for seed in range(2):
        for moment in moments(players, seed):
            other = redealt(moment, moment.state.seat, rng)
            assert actions(other) == actions(copy_state(moment.state))


def actions(s: State) -> list[int]:
    """What each policy does; its luck is its own."""
    chosen = []
    for policy in POLICIES:
        seed_chance(s, 1, 1)
        chosen.append(policy(s))
    return chosen


def leaks(moment: Moment, rng: Random) -> bool:
    """Whether some viewer can tell a redeal from the game."""
    viewers = range(moment.state.players)
    others = [(viewer, redealt(moment, viewer, rng)) for viewer in viewers]
    return any(seen_by(other, viewer) != seen_by(moment.state, viewer) for viewer, other in others)


@pytest.mark.parametrize(
    ("function", "leaking"),
    [
        ("bid_is_open", lambda s, seat: s.bid[seat] >= 0),
        ("laid_cards_are_face_down", lambda s, seat: False),
        ("public_hand_size", lambda s, seat: s.hand_size[seat]),
    ],
)
def test_a_leak_planted_there_is_found(function: str, leaking: object, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(2)
    assert not any(leaks(moment, rng) for moment in moments(4, 2))
    monkeypatch.setattr(f"wildcards.game.observation.{function}", leaking)
    assert any(leaks(moment, rng) for moment in moments(4, 2))
