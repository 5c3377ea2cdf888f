"""Decisions and their notation, and what is not asked."""

import pytest

from wildcards import Move
from wildcards.game.events import BidsRevealed, TieBreakRevealed
from wildcards.game.refusals import BadNotation, NotAsked, WrongQuestion
from wildcards.testkit.positions import asks, hand_sizes, options, play, position, refused, told

MOVES = [
    "bid F3",
    "bid R",
    "bid F3 M1",
    "bid M1 R",
    "show M1",
    "show R",
    "swap ib sq",
    "swap none",
    "refill",
    "refill F1 S2",
    "pay F1 W2",
    "withdraw",
    "break draw",
    "break F4",
    "take pe F1 W2",
    "take pe",
    "pass",
    "keep",
    "leave",
]


@pytest.mark.parametrize("text", MOVES)
def test_every_move_of_the_notation_is_read_and_written_the_same(text: str) -> None:
    assert str(Move.parse(text)) == text
    assert repr(Move.parse(text)) == f"Move('{text}')"


def test_cards_are_written_in_the_order_F_S_M_W_R_then_by_value() -> None:
    assert str(Move.parse("refill W1 M4 M1 S2 F3 F1")) == "refill F1 F3 S2 M1 M4 W1"
    assert str(Move.parse("bid R F3")) == "bid F3 R"


def test_the_order_carries_no_meaning_on_input() -> None:
    assert Move.parse("take pe W2 F1") == Move.parse("take pe F1 W2")
    assert Move.parse("  pay   W2 F1 ") == Move.parse("pay F1 W2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid",
        "bid F5",
        "bid F0",
        "bid f3",
        "bid F1 F2 F3",
        "bid R R",
        "bid X1",
        "show",
        "show F1 F2",
        "swap",
        "swap pe",
        "swap pe xx",
        "swap none none",
        "refill R",
        "pay",
        "pay R",
        "withdraw F1",
        "break",
        "break R",
        "break F1 F2",
        "take",
        "take F1",
        "take pe R",
        "take none",
        "pass F1",
        "keep F1",
        "fly",
        "BID F3",
        "0 bid F3",
        "bid F3\nbid F4",
        "refill " + "F1 " * 40,
    ],
)
def test_what_is_no_move_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Move.parse(text)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("thing", [None, 7, 1.5, b"bid F3", ["bid", "F3"], {"kind": "bid"}])
def test_what_is_no_text_is_no_move(thing: object) -> None:
    with pytest.raises(BadNotation):
        Move.parse(thing)


def test_each_question_has_its_own_moves() -> None:
    game = position(["F1", "S1", "M1"], display="pe li")
    for text in MOVES:
        if not text.startswith("bid"):
            refusal = refused(game, f"0 {text}")
            assert isinstance(refusal, WrongQuestion)
            assert refusal.facts["question"] == "bid"


def test_R19_a_bid_with_no_habitat_card_in_hand_is_R_and_is_not_asked() -> None:
    game = position(["", "S1", "M1"], display="pe li")
    assert asks(game) == "bid 1 2"
    assert isinstance(refused(game, "0 bid R"), NotAsked)
    play(game, "1 bid S1, 2 bid R")
    assert told(game, BidsRevealed)[-1].bids == ("R", "S1", "R")


def test_R19_with_no_habitat_card_the_eagle_is_not_asked_either() -> None:
    game = position(["", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    assert asks(game) == "bid 1 2"


def test_R19_when_nobody_has_a_card_the_round_goes_on_by_itself() -> None:
    game = position(["", "", ""], display="pe li", pile="W1 W2 W3", rest="out")
    assert hand_sizes(game) == [3, 0, 0]
    assert asks(game) == "bid 0"


def test_R19_a_refill_with_no_habitat_card_in_hand_is_not_asked() -> None:
    game = position(["", "S1", "M1"], display="pe li")
    play(game, "1 bid R, 2 bid R")
    assert asks(game) == "refill 1 2"


def test_R19_a_turn_that_must_pass_is_not_asked() -> None:
    game = position(["F4 F1 F1", "S1 S2", "M1 M2"], display="pe li")
    play(game, "0 bid F4, 1 bid S2, 2 bid M1")
    assert asks(game) == "take 1"


def test_R19_a_withdrawal_that_must_be_is_not_asked() -> None:
    game = position(["F3 F1", "S3 S1 S1", "M3 M1 M1"], display="pe li")
    play(game, "0 bid F3, 1 bid S3, 2 bid M3")
    assert asks(game) == "pay 1 2"


def test_R19_a_tie_break_with_one_card_in_hand_and_no_draw_is_not_asked() -> None:
    game = position(["F1 F3", "S1 S2 S4", "M4 M1 M1 M1"], display="pe li", rest="out")
    play(game, "0 bid F1, 1 bid S1, 2 bid M4", "2 take pe M1 M1 M1")
    assert asks(game) == "break 1"
    play(game, "1 break S2")
    assert [card.card for card in told(game, TieBreakRevealed)[-1].cards] == ["F3", "S2"]


def test_R19_a_tie_break_with_no_card_in_hand_and_a_draw_is_not_asked() -> None:
    game = position(["F1", "S1 S2", "M4 M1 M1 M1"], display="pe li", pile="W4")
    play(game, "0 bid F1, 1 bid S1, 2 bid M4", "2 take pe M1 M1 M1")
    assert asks(game) == "break 1"
    play(game, "1 break S2")
    assert [(card.card, card.from_hand) for card in told(game, TieBreakRevealed)[-1].cards] == [
        ("W4", False),
        ("S2", True),
    ]


def test_R19_a_tie_break_with_one_card_in_hand_and_a_draw_is_asked() -> None:
    game = position(["F1 F3", "S1 S2", "M4 M1 M1 M1"], display="pe li", pile="W4")
    play(game, "0 bid F1, 1 bid S1, 2 bid M4", "2 take pe M1 M1 M1")
    assert asks(game) == "break 0 1"


def test_R19_everything_else_is_asked_even_if_the_cards_happen_to_be_equal() -> None:
    """A hand of one kind, all four times: bid, refill, tie-break without a draw, two equal cards of the eagle."""
    game = position(["F1 F1", "S1 S1 S1", "M3 M1 M1"], display="pe li", rest="out")
    assert asks(game) == "bid 0 1 2"
    play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M1 M1")
    assert asks(game) == "break 1"
    assert options(game, 1) == ["break S1"]
    refill = position(["F1 F1", "S1", "M1"], display="pe li")
    play(refill, "0 bid R, 1 bid R, 2 bid R")
    assert asks(refill) == "refill 0 1 2"


def test_R19_the_only_payment_there_is_is_asked_for() -> None:
    game = position(["F3 F1 F1", "S3 S1 S1", "M1"], display="pe li")
    play(game, "0 bid F3, 1 bid S3, 2 bid R", "2 refill")
    assert asks(game) == "pay 0 1"
    assert options(game, 0) == ["pay F1 F1", "withdraw"]


def test_R20_decisions_taken_at_the_same_time_are_recorded_by_seat_whatever_the_order_of_their_arrival() -> None:
    game = position(["F1", "S1", "M1"], display="pe li")
    play(game, "2 bid M1, 0 bid R, 1 bid R")
    assert game.moves == ["0 bid R", "1 bid R", "2 bid M1"]
    play(game, "1 refill S1, 0 refill")
    assert game.moves[3:] == ["0 refill", "1 refill S1"]


def test_R20_a_decision_is_recorded_when_the_last_has_come_and_once() -> None:
    game = position(["F1", "S1", "M1"], display="pe li")
    play(game, "0 bid F1, 0 bid R, 1 bid R")
    assert game.moves == []
    play(game, "2 bid R")
    assert game.moves == ["0 bid R", "1 bid R", "2 bid R"]
