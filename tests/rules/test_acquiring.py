"""Phase 2B, acquire animals: the highest bid first, payment, natural habitats, passing, and who gets the Leader."""

import pytest

from wildcards.game.events import Drew, LeaderMoved, Passed, Took
from wildcards.game.refusals import NotAsked, NotInHand, NotOnDisplay, WrongPayment, WrongQuestion
from wildcards.testkit.positions import (
    asks,
    collection,
    discard,
    display,
    hand,
    leader,
    options,
    play,
    points,
    position,
    refused,
    told,
)


def test_habitat_bids_act_from_the_highest_value_down() -> None:
    game = position(["F2 F1", "S4 S1 S1 S1", "M1", "M3 M1 M1"], display="pe li sq")
    play(game, "0 bid F2, 1 bid S4, 2 bid M1, 3 bid M3")
    order: list[int] = []
    while game.question == "take":
        order += game.pending
        play(game, f"{game.pending[0]} pass")
    assert order == [1, 3, 0, 2]


def test_who_is_not_at_turn_can_do_nothing() -> None:
    game = position(["F2 F1", "S4 S1 S1 S1", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S4, 2 bid M1")
    assert isinstance(refused(game, "0 take pe F1"), NotAsked)
    assert isinstance(refused(game, "1 bid S1"), WrongQuestion)


@pytest.mark.parametrize(("bid", "payment"), [("F1", ""), ("F2", "S1"), ("F3", "S1 M2"), ("F4", "S1 M2 M2")])
def test_who_takes_pays_one_card_less_than_the_value_of_the_bid(bid: str, payment: str) -> None:
    game = position([f"{bid} S1 M2 M2 W4", "S1", "M1"], display="pe li")
    play(game, f"0 bid {bid}, 1 bid R, 2 bid R", "1 refill, 2 refill", f"0 take li {payment}")
    assert collection(game, 0) == "li"
    assert told(game, Took)[-1].payment == tuple(payment.split())


def test_a_payment_of_too_few_or_too_many_cards_is_refused() -> None:
    game = position(["F3 S1 S1 S1", "S1", "M1"], display="pe li")
    play(game, "0 bid F3, 1 bid S1, 2 bid R", "2 refill")
    for payment in ("", " S1", " S1 S1 S1"):
        refusal = refused(game, f"0 take pe{payment}")
        assert isinstance(refusal, WrongPayment)
        assert refusal.facts == {"value": 3, "due": 2, "given": len(payment.split())}


def test_cards_of_any_kind_pay() -> None:
    game = position(["F2 F1 S2 M3 W4", "S1", "M1"], display="pe pe")
    play(game, "0 bid F2, 1 bid S1, 2 bid R", "2 refill")
    assert options(game, 0) == ["take pe F1", "take pe S2", "take pe M3", "take pe W4", "pass"]


def test_payment_comes_from_the_hand_and_the_bid_itself_does_not_pay() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe pe")
    play(game, "0 bid F2, 1 bid S1, 2 bid R", "2 refill")
    assert isinstance(refused(game, "0 take pe F2"), NotInHand)
    assert isinstance(refused(game, "0 take pe W4"), NotInHand)


def test_only_an_animal_of_the_display_can_be_taken() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S1, 2 bid R", "2 refill")
    refusal = refused(game, "0 take sq F1")
    assert isinstance(refusal, NotOnDisplay)
    assert "pe li" in str(refusal)


def test_the_payment_lies_face_up_beside_the_bid_until_the_round_is_over() -> None:
    game = position(["F2 F1", "S1 S2", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S1, 2 bid R", "2 refill", "0 take pe F1")
    assert (game.view(1).seats[0].bid, game.view(1).seats[0].laid) == ("F2", ("F1",))
    assert discard(game) == ""


@pytest.mark.parametrize(
    ("bid", "payment", "earned"),
    [
        ("F3", "F1 F2", 2),
        ("F3", "F1 W2", 2),
        ("W3", "F1 F2", 2),
        ("W3", "W1 W2", 2),
        ("F3", "F1 S2", 0),
        ("F3", "W1 M2", 0),
        ("S3", "F1 F2", 0),
        ("M3", "W1 W2", 0),
        ("S3", "S1 S2", 0),
    ],
)
def test_bid_and_payment_that_all_show_the_natural_habitat_score_2_points_and_wild_cards_always_do(
    bid: str, payment: str, earned: int
) -> None:
    game = position([f"{bid} {payment}", "S1", "M1"], display="pe li")
    play(game, f"0 bid {bid}, 1 bid R, 2 bid M1", "1 refill", f"0 take pe {payment}")
    assert points(game) == [earned, 0, 0]
    assert told(game, Took)[-1].points == earned


def test_a_bid_of_1_in_the_natural_habitat_scores_without_any_payment() -> None:
    game = position(["S1", "S2 S1", "M1"], display="pe li")
    play(game, "0 bid S1, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 take li")
    assert points(game) == [2, 0, 0]


def test_the_points_come_at_once() -> None:
    game = position(["F2 F1", "S1 S2", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S1, 2 bid R", "2 refill", "0 take pe F1")
    assert asks(game) == "take 1"
    assert points(game) == [2, 0, 0]


def test_who_does_not_want_to_take_passes_takes_the_bid_back_and_draws_2_cards() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li", pile="W1 W2 W3")
    play(game, "0 bid F2, 1 bid S1, 2 bid M1", "0 pass")
    assert hand(game, 0) == "F1 F2 W1 W2"
    assert [(event.seat, event.why, event.bid) for event in told(game, Passed)] == [(0, "choice", "F2")]


def test_R9_a_player_facing_an_empty_display_passes_automatically() -> None:
    game = position(["F3 F1 F1", "S2 S1", "M1 M2"], display="pe li")
    play(game, "0 bid F3, 1 bid S2, 2 bid M1", "0 take pe F1 F1", "1 take li S1")
    assert [(event.seat, event.why) for event in told(game, Passed)] == [(2, "empty-display")]
    assert game.view(None).round == 2


def test_R9_a_player_with_fewer_than_value_minus_1_cards_in_hand_passes_automatically() -> None:
    game = position(["F4 F1 F1", "S1 S2", "M1"], display="pe li", pile="W1 W2")
    play(game, "0 bid F4, 1 bid S1, 2 bid R", "2 refill")
    assert [(event.seat, event.why) for event in told(game, Passed)] == [(0, "cannot-pay")]
    assert asks(game) == "take 1"


def test_R9_a_player_with_exactly_value_minus_1_cards_in_hand_is_asked() -> None:
    game = position(["F4 F1 F1 F1", "S1", "M1"], display="pe li")
    play(game, "0 bid F4, 1 bid S1, 2 bid R", "2 refill")
    assert asks(game) == "take 0"


def test_R10_the_bid_always_comes_back_when_passing_and_the_draw_always_happens() -> None:
    """By choice, because the bid cannot be paid, and because the display is empty."""
    game = position(
        ["F4 F1 F1 F1", "S4 S1", "M3 M1 M1", "F2 F2", "S1 S2"], display="pe li sq ea", pile="W1 W2 W3 W4 M4 M4 F4 F4 F3"
    )
    play(game, "0 bid F4, 1 bid R, 2 bid M3, 3 bid R, 4 bid S1", "1 refill S4 S1, 3 refill", "0 pass, 2 pass, 4 pass")
    for seat, bid in ((0, "F4"), (2, "M3"), (4, "S1")):
        assert bid in hand(game, seat).split()
    assert [(event.seat, event.count) for event in told(game, Drew)][-3:] == [(0, 2), (2, 2), (4, 2)]
    cannot = position(["F4", "S1", "M1"], display="pe li", pile="W1 W2")
    play(cannot, "0 bid F4, 1 bid S1, 2 bid R", "2 refill")
    assert told(cannot, Passed)[0].seat == 0
    assert "F4" in hand(cannot, 0).split()
    assert len(hand(cannot, 0).split()) == 3


def test_who_gains_the_first_animal_of_a_species_gets_its_leader_from_the_supply() -> None:
    game = position(["F1", "S2 S1", "M3 M1 M1"], display="pe li")
    play(game, "0 bid R, 1 bid R, 2 bid M3", "0 refill, 1 refill", "2 take li M1 M1")
    assert leader(game, "li") == 2
    moved = told(game, LeaderMoved)[-1]
    assert (moved.species, moved.owner, moved.previous) == ("li", 2, None)


def test_who_gains_as_many_as_the_owner_gets_the_leader_from_its_owner() -> None:
    game = position(["F1", "S1", "M3 M1 M1"], display="pe li", collections=["li li", "", "li"], leaders={"li": 0})
    play(game, "0 bid R, 1 bid R, 2 bid M3", "0 refill, 1 refill", "2 take li M1 M1")
    assert leader(game, "li") == 2
    assert told(game, LeaderMoved)[-1].previous == 0


def test_who_gains_an_animal_and_still_has_fewer_than_somebody_gets_no_leader() -> None:
    game = position(["F1", "S1", "M3 M1 M1"], display="pe li", collections=["li li li", "", "li"], leaders={"li": 0})
    play(game, "0 bid R, 1 bid R, 2 bid M3", "0 refill, 1 refill", "2 take li M1 M1")
    assert leader(game, "li") == 0
    assert told(game, LeaderMoved) == []


def test_the_owner_who_gains_another_animal_keeps_the_leader() -> None:
    game = position(["F1", "S1", "M3 M1 M1"], display="pe li", collections=["li", "", "li"], leaders={"li": 2})
    play(game, "0 bid R, 1 bid R, 2 bid M3", "0 refill, 1 refill", "2 take li M1 M1")
    assert leader(game, "li") == 2
    assert told(game, LeaderMoved) == []


def test_the_leader_is_compared_with_everybody_not_with_its_owner_alone() -> None:
    """Nobody owns the Leader, and seat 0 has three lions: two are not enough."""
    game = position(["F1", "S1", "M3 M1 M1"], display="pe li", collections=["li li li", "", "li"])
    play(game, "0 bid R, 1 bid R, 2 bid M3", "0 refill, 1 refill", "2 take li M1 M1")
    assert leader(game, "li") is None


def test_a_power_can_be_used_in_the_very_round_in_which_the_leader_came() -> None:
    """Seat 0 takes an ibex and at the end of the same round takes the bid back to hand."""
    game = position(["F3 F1 F1", "S2 S1 S1", "M2 M1 M1"], display="ib li")
    play(game, "0 bid F3, 1 bid S2, 2 bid M2", "0 take ib F1 F1")
    assert leader(game, "ib") == 0
    play(game, "1 withdraw, 2 withdraw")
    assert asks(game) == "ibex 0"
    play(game, "0 keep")
    assert hand(game, 0) == "F3"


def test_the_taken_animal_leaves_the_display() -> None:
    game = position(["F2 F1", "S1 S2", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S1, 2 bid R", "2 refill", "0 take pe F1")
    assert display(game) == "li"
