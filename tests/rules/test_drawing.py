"""The hand limit, and drawing from the pile."""

from wildcards.game.events import Drew, Reshuffled
from wildcards.testkit.positions import discard, hand, hand_sizes, options, play, position, told

TEN = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3"
NINE = "F1 F1 F1 F1 F2 F2 F2 F2 F3"


def test_never_more_than_10_habitat_cards_in_hand_drawing_stops_at_10() -> None:
    for cards, drawn in ((TEN, 0), (NINE, 1), ("F1 F1 F1 F1 F2 F2 F2 F2", 2)):
        game = position([cards, "S1", "M1"], display="pe li")
        play(game, "0 bid F1, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 pass")
        assert hand_sizes(game)[0] == len(cards.split()) + drawn
        assert [event.count for event in told(game, Drew) if event.seat == 0] == [drawn] * (drawn > 0)


def test_the_refill_hand_card_does_not_count_for_the_hand_limit() -> None:
    game = position([NINE, "S1", "M1"], display="pe li", collections=["sq"], leaders={"sq": 0})
    play(game, "0 bid R, 1 bid R, 2 bid R", "0 refill, 1 refill, 2 refill")
    assert hand_sizes(game)[0] == 10
    assert "bid R" in options(game, 0)


def test_cards_are_drawn_from_the_top_one_at_a_time() -> None:
    game = position(["F1", "S1 S1 S1 S1 S2", "M1 M1 M1 M1 M2"], display="pe li", pile="W4 W3 W2 W1")
    play(game, "0 bid F1, 1 bid R, 2 bid R", "1 refill, 2 refill")
    assert hand(game, 1) == "S1 S1 S1 S1 S2 W3 W4"
    assert hand(game, 2) == "M1 M1 M1 M1 M2 W1 W2"


def test_R5_when_a_card_must_be_drawn_and_the_pile_is_empty_the_discard_pile_is_shuffled_into_a_new_pile() -> None:
    game = position(
        ["F1 F1 F1 F1 F2 F2 F2", "S1 S1 S1 S1 S2", "M1"],
        display="pe li",
        pile="W1",
        discard="F2 F3 F4",
        rest="out",
        reshuffles=["F4 F2"],
    )
    play(game, "0 bid R, 1 bid R, 2 bid M1", "0 refill, 1 refill S2")
    assert [event.count for event in told(game, Reshuffled)] == [4]
    assert hand(game, 1) == "F2 F4 S1 S1 S1 S1 W1"
    assert discard(game) == ""
    assert game.view(None).pile == 2


def test_R5_the_pile_is_not_reshuffled_before_a_card_is_needed() -> None:
    game = position(["F1 F2", "S2 S1", "M3 M1 M1"], display="pe li", pile="W1 W2", discard="F4", rest="out")
    play(game, "0 bid F1, 1 bid S2, 2 bid M3", "2 pass")
    assert game.view(None).pile == 0
    assert told(game, Reshuffled) == []
    assert discard(game) == "F4"


def test_R5_when_pile_and_discard_pile_are_empty_drawing_stops() -> None:
    game = position(["F1", "S1 S2", "M1"], display="pe li", pile="W1", rest="out")
    play(game, "0 bid F1, 1 bid R, 2 bid R", "1 refill S1, 2 refill", "0 pass")
    assert hand(game, 1) == "S1 S2 W1"
    assert hand(game, 2) == "M1"
    assert hand(game, 0) == "F1"


def test_R5_with_46_cards_and_five_hands_of_ten_it_happens() -> None:
    game = position(
        [
            TEN,
            "F3 F4 F4 F4 S1 S1 S1 S1 S2 S2",
            "S2 S2 S3 S3 S3 S4 S4 S4 M1 M1",
            "M1 M1 M2 M2 M2 M2 M3 M3 M3 M4",
            "M4 M4 W1 W2 W3 W4",
        ],
        display="pe li sq ea",
    )
    assert game.view(None).pile == 0
    play(game, "0 bid R, 1 bid R, 2 bid R, 3 bid R, 4 bid R")
    play(game, "0 refill, 1 refill, 2 refill, 3 refill, 4 refill")
    assert hand_sizes(game) == [10, 10, 10, 10, 6]
    assert game.view(None).round == 2
