"""What is in the box."""

from collections import Counter

import pytest

from wildcards import Deck, Game, Move
from wildcards.game.refusals import BadNotation, BadSetup
from wildcards.testkit.positions import hand, play, points, position


def cards_in(game: Game) -> Counter[str]:
    return Counter(game.record().habitats.split())


def test_there_are_42_animals_seven_of_each_of_six_species() -> None:
    record = Game(4).record()
    animals = Counter((record.animals + " " + record.removed).split())
    assert animals == dict.fromkeys(["pe", "sq", "ea", "ib", "li", "me"], 7)


def test_there_are_46_habitat_cards_14_of_each_habitat_and_4_wild_cards() -> None:
    cards = cards_in(Game(3))
    assert cards.total() == 46
    assert Counter(card[0] for card in cards.elements()) == {"F": 14, "S": 14, "M": 14, "W": 4}


def test_habitat_cards_have_the_values_1_to_4() -> None:
    assert {card[1] for card in cards_in(Game(3))} == set("1234")


def test_a_wild_card_carries_a_value_and_bids_with_it() -> None:
    game = position(["W3 F1 F1", "F2 F1", "F1"], display="pe pe")
    play(game, "0 bid W3, 1 bid F2, 2 bid F1")
    assert game.pending == (0,)
    assert game.view(None).value == 3
    assert game.view(None).due == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_has_one_refill_hand_card_and_never_two(players: int) -> None:
    game = Game(players)
    for seat in range(players):
        assert Move.parse("bid R") in game.legal_moves(seat)
    with pytest.raises(BadNotation, match="one R"):
        game.play(0, "bid R R")


def test_there_is_one_leader_for_each_species_and_all_start_in_the_supply() -> None:
    assert Game(3).view(None).leaders == dict.fromkeys(["pe", "sq", "ea", "ib", "li", "me"])


def test_points_are_not_capped_by_the_score_tokens_in_the_box() -> None:
    """Fifteen of 1, four of 2, four of 4 and two of 8: 55 points in the box."""
    game = position(["F1", "S1", "M1"], display="pe pe", tokens=[55, 0, 0])
    play(game, "0 bid F1, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 take pe")
    assert points(game) == [57, 0, 0]


@pytest.mark.parametrize(
    ("species", "habitat"), [("pe", "F"), ("sq", "F"), ("ea", "M"), ("ib", "M"), ("li", "S"), ("me", "S")]
)
def test_R2_each_species_has_its_natural_habitat(species: str, habitat: str) -> None:
    for letter in "FSM":
        game = position([f"{letter}1 F1", "W1", "W2"], display=f"{species} {species}")
        play(game, f"0 bid {letter}1, 1 bid R, 2 bid R", "1 refill, 2 refill", f"0 take {species}")
        assert points(game)[0] == (2 if letter == habitat else 0)


def test_R1_the_default_deck_has_4_ones_4_twos_3_threes_3_fours_in_each_habitat_and_a_wild_card_of_each_value() -> None:
    cards = cards_in(Game(5))
    for habitat in "FSM":
        assert [cards[f"{habitat}{value}"] for value in (1, 2, 3, 4)] == [4, 4, 3, 3]
    assert [cards[f"W{value}"] for value in (1, 2, 3, 4)] == [1, 1, 1, 1]


def test_R1_an_owner_of_the_box_can_put_in_other_counts() -> None:
    cards = cards_in(Game(3, deck=Deck(habitat=(2, 2, 5, 5), wild=(0, 0, 0, 4))))
    for habitat in "FSM":
        assert [cards[f"{habitat}{value}"] for value in (1, 2, 3, 4)] == [2, 2, 5, 5]
    assert cards["W4"] == 4
    assert cards.total() == 46


@pytest.mark.parametrize(
    "deck",
    [
        Deck(habitat=(4, 4, 4, 3)),
        Deck(habitat=(4, 4, 3, 2)),
        Deck(wild=(1, 1, 1, 2)),
        Deck(wild=(1, 1, 1, 0)),
        Deck(habitat=(15, 0, 0, -1)),
        Deck(wild=(5, 0, 0, -1)),
        Deck(habitat=(7, 7)),
        Deck(wild=(1, 1, 1, 1, 0)),
        Deck(habitat=()),
    ],
)
def test_R1_a_deck_that_does_not_add_up_to_14_and_4_is_refused(deck: Deck) -> None:
    with pytest.raises(BadSetup) as refusal:
        Game(3, deck=deck)
    assert refusal.value.rule == "R1"
    assert "(R1)" in str(refusal.value)


def test_a_card_is_written_as_its_habitat_and_its_value() -> None:
    game = position(["F3 S1 M4 W2", "F1", "F1"], display="pe pe")
    assert hand(game, 0) == "F3 S1 M4 W2"
