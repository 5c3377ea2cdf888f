"""What the master looks at: the same numbers from a live view as from a simulated game."""

from copy import deepcopy
from random import Random

import pytest

from tests.lab.redeal import deal_hidden_cards_anew
from wildcards import Game
from wildcards.bots.policy_bot import legal_actions
from wildcards.bots.recalling import REMEMBERING, remembering_table, row_of
from wildcards.engine.specialise import interpreted
from wildcards.game.actions import move_of
from wildcards.game.memory import RememberingState
from wildcards.game.observation import Observation
from wildcards.game.recollection import ROW, Recollection, observe_and_recall
from wildcards.rules.cards import CARDS
from wildcards.rules.hands import gather_discard
from wildcards.rules.play import advance, answer, awaits_dealer
from wildcards.rules.questions import NOTHING
from wildcards.rules.rounds import start
from wildcards.rules.setup import new_state


class Twin:
    """A live game and a state that remembers, dealt alike and played alike."""

    def __init__(self, players: int, seed: int) -> None:
        self.game = Game(players, seed=f"{seed:064x}")
        truth = self.game._state
        state = new_state(players, self.game._habitats, RememberingState)
        assert isinstance(state, RememberingState)
        self.state = state
        self.state.animals[:] = truth.animals
        self.state.animals_end = truth.animals_end
        self.state.outside_dealer = 1
        self.reshuffles = 0
        interpreted(start, REMEMBERING)(self.state)
        interpreted(advance, REMEMBERING)(self.state)

    def decide(self, rng: Random) -> None:
        """The seat that is asked decides at random; once all have, the piles that were dealt are laid in both."""
        s, seat = self.state, self.state.seat
        question, actions = s.question, []
        while s.asked[seat]:
            actions.append(rng.choice(legal_actions(s)))
            interpreted(answer, REMEMBERING)(s, actions[-1])
        self.game.play(seat, move_of(question, actions))
        if s.question != NOTHING:
            return
        interpreted(advance, REMEMBERING)(s)
        while awaits_dealer(s):
            interpreted(gather_discard, REMEMBERING)(s)
            pile = self.game._reshuffles[self.reshuffles]
            self.reshuffles += 1
            s.pile[: len(pile)] = pile
            interpreted(advance, REMEMBERING)(s)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_live_row_is_the_simulated_row_number_by_number(players: int) -> None:
    reshuffles = decisions = 0
    for seed in range(3):
        twin, rng = Twin(players, seed), Random(seed)
        while not twin.game.is_over:
            view = twin.game.view(twin.state.seat)
            assert row_of(remembering_table(view, 1)) == row_of(twin.state), (view.question, view.round)
            decisions += 1
            twin.decide(rng)
        reshuffles += twin.reshuffles
    assert decisions > 200
    assert reshuffles > 3


def remembered_by(s: RememberingState, viewer: int) -> tuple[Observation, Recollection]:
    observation, recollection = Observation(), Recollection()
    observe_and_recall(s, viewer, observation, recollection)
    return observation, recollection


@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_that_a_viewer_cannot_see_change_nothing_that_it_remembers(players: int) -> None:
    """Hands of others, both piles and what lies face down are dealt anew; what the owners see does change."""
    twin, rng = Twin(players, players), Random(players)
    others_noticed = 0
    while not twin.game.is_over:
        for viewer in range(players):
            other = deepcopy(twin.state)
            deal_hidden_cards_anew(other, viewer, rng)
            assert remembered_by(other, viewer) == remembered_by(twin.state, viewer)
            neighbor = (viewer + 1) % players
            others_noticed += remembered_by(other, neighbor) != remembered_by(twin.state, neighbor)
        twin.decide(rng)
    assert others_noticed > 50


def test_a_row_holds_numbers_of_one_byte() -> None:
    twin, rng = Twin(5, 9), Random(9)
    while not twin.game.is_over:
        row = row_of(twin.state)
        assert len(row) == ROW
        assert min(row) >= 0
        assert max(row) <= 127
        twin.decide(rng)


def test_expected_cards_add_up_to_the_unknown_hand() -> None:
    """Cards that are known are expected as they are, and a hand is expected to be as large as it is."""
    twin, rng = Twin(4, 2), Random(2)
    while not twin.game.is_over:
        s = twin.state
        view = twin.game.view(s.seat)
        expected = row_of(s)[561 : 561 + 4 * CARDS]
        for place in range(1, 4):
            hand = expected[(place - 1) * CARDS : place * CARDS]
            seat = (s.seat + place) % 4
            assert abs(sum(hand) / 16 - view.seats[seat].hand_size) < 0.7
        twin.decide(rng)
