"""Ties: equal bids, the lion, payment laid face down, withdrawing."""

import pytest

from wildcards.game.events import GoesNext, Passed, PaymentsRevealed, TieBegan
from wildcards.game.refusals import NotInHand, PaymentIsLaid, WrongPayment
from wildcards.testkit.positions import (
    asks,
    collection,
    hand,
    options,
    play,
    position,
    refused,
    told,
)


def test_players_with_equal_bids_settle_who_goes_first() -> None:
    game = position(["F2 F4 F1", "S2 S3", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1")
    assert (told(game, TieBegan)[-1].value, told(game, TieBegan)[-1].seats) == (2, (0, 1))
    assert asks(game) == "pay 0 1"
    assert game.view(None).tied == (0, 1)


def test_all_tied_players_lay_value_minus_1_cards_face_down_at_the_same_time() -> None:
    game = position(["F3 F4 F1", "S3 S3 S1 S1", "M1"], display="pe li")
    play(game, "0 bid F3, 1 bid S3, 2 bid M1")
    assert options(game, 0) == ["pay F1 F4", "withdraw"]
    assert options(game, 1) == ["pay S1 S1", "pay S1 S3", "withdraw"]
    assert isinstance(refused(game, "0 pay F1"), WrongPayment)
    assert isinstance(refused(game, "0 pay F1 F1"), NotInHand)
    play(game, "1 pay S1 S3")
    assert asks(game) == "pay 0"
    assert game.view(0).seats[1].laid == ()


def test_the_highest_total_goes_next_and_may_only_pay_with_the_cards_laid() -> None:
    game = position(["F2 F1 F4", "S2 S3 S4", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1", "0 pay F1, 1 pay S3")
    assert (told(game, GoesNext)[-1].seat, told(game, GoesNext)[-1].why) == (1, "total")
    assert options(game, 1) == ["take pe", "take li", "pass"]
    assert isinstance(refused(game, "1 take pe S4"), PaymentIsLaid)
    assert refused(game, "1 take pe S3").rule == "R12"
    play(game, "1 take pe")
    assert collection(game, 1) == "pe"


def test_the_value_of_the_bid_is_no_part_of_the_total_and_wild_cards_count_their_value() -> None:
    game = position(["F3 F1 F2", "S3 S1 W4", "M1"], display="pe li")
    play(game, "0 bid F3, 1 bid S3, 2 bid M1", "0 pay F1 F2, 1 pay S1 W4")
    totals = [(payment.seat, payment.total) for payment in told(game, PaymentsRevealed)[-1].payments]
    assert totals == [(0, 3), (1, 5)]
    assert asks(game) == "take 1"


def test_ties_are_settled_again_and_again_until_none_is_left() -> None:
    game = position(["F2 F1", "S2 S4", "M2 M3", "S1"], display="pe li sq")
    play(game, "0 bid F2, 1 bid S2, 2 bid M2, 3 bid S1", "0 pay F1, 1 pay S4, 2 pay M3")
    play(game, "1 take pe", "2 take li", "0 take sq")
    assert [(event.seat, event.why) for event in told(game, GoesNext)] == [(1, "total"), (2, "total")]
    assert [collection(game, seat) for seat in range(3)] == ["sq", "pe", "li"]


def test_who_is_left_alone_in_a_tie_takes_or_passes() -> None:
    game = position(["F2 F1", "S2 S4", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1", "0 pay F1, 1 pay S4", "1 take pe")
    assert options(game, 0) == ["take li", "pass"]


def test_if_the_display_is_empty_who_is_left_of_the_tie_passes() -> None:
    game = position(["F4 F1 F1 F1", "S3 S1 S1", "M2 M1", "F2 F2"], display="pe li sq", pile="W1 W2")
    play(game, "0 bid F4, 1 bid S3, 2 bid M2, 3 bid F2", "0 take pe F1 F1 F1", "1 take li S1 S1")
    play(game, "2 pay M1, 3 pay F2", "3 take sq")
    assert [(event.seat, event.why) for event in told(game, Passed)] == [(2, "empty-display")]
    assert hand(game, 2) == "M1 M2 W1 W2"


def test_the_lions_owner_goes_next_without_laying_payment_first() -> None:
    game = position(["F2 F4 F1", "S2 S4", "M1"], display="pe sq", collections=["", "li"], leaders={"li": 1})
    play(game, "0 bid F2, 1 bid S2, 2 bid M1")
    assert asks(game) == "take 1"
    assert (told(game, GoesNext)[-1].seat, told(game, GoesNext)[-1].why) == (1, "lion")
    assert options(game, 1) == ["take pe S4", "take sq S4", "pass"]


def test_after_the_lion_the_others_of_the_tie_lay_payment() -> None:
    game = position(["F2 F4 F1", "S2 S4", "M2 M1", "M1"], display="pe sq ea", collections=["", "li"], leaders={"li": 1})
    play(game, "0 bid F2, 1 bid S2, 2 bid M2, 3 bid R", "3 refill", "1 take pe S4")
    assert asks(game) == "pay 0 2"


def test_a_lion_that_is_not_tied_decides_nothing() -> None:
    game = position(["F2 F4 F1", "S2 S4", "M1"], display="pe sq", collections=["", "", "li"], leaders={"li": 2})
    play(game, "0 bid F2, 1 bid S2, 2 bid M1")
    assert asks(game) == "pay 0 1"


def test_the_lions_owner_may_pass_and_has_too_few_cards_like_anybody_else() -> None:
    game = position(["F3 F4 F1", "S3 S4", "M1"], display="pe sq", collections=["", "li"], leaders={"li": 1})
    play(game, "0 bid F3, 1 bid S3, 2 bid M1")
    assert [(event.seat, event.why) for event in told(game, Passed)] == [(1, "cannot-pay")]
    assert asks(game) == "take 0"


def test_the_lion_wins_a_tie_of_ones() -> None:
    game = position(["F1 F2", "S1 S4", "M2 M1"], display="pe sq", collections=["", "li"], leaders={"li": 1})
    play(game, "0 bid F1, 1 bid S1, 2 bid R", "2 refill")
    assert asks(game) == "take 1"


def test_R11_a_tied_player_may_withdraw_instead_of_laying_payment() -> None:
    game = position(["F2 F4 F1", "S2 S3", "M1"], display="pe li", pile="W1 W2")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1", "0 withdraw, 1 pay S3")
    assert hand(game, 0) == "F1 F2 F4 W1 W2"
    assert [(event.seat, event.why) for event in told(game, Passed)] == [(0, "withdrew")]
    assert [(event.seat, event.forced) for event in told(game, PaymentsRevealed)[-1].withdrew] == [(0, False)]
    assert asks(game) == "take 1"


def test_R11_a_tied_player_with_too_few_cards_withdraws_automatically() -> None:
    game = position(["F3 F4 F1", "S3 S3", "M1"], display="pe li", pile="W1 W2")
    play(game, "0 bid F3, 1 bid S3, 2 bid M1")
    assert asks(game) == "pay 0"
    play(game, "0 pay F1 F4")
    assert [(event.seat, event.forced) for event in told(game, PaymentsRevealed)[-1].withdrew] == [(1, True)]
    assert hand(game, 1) == "S3 S3 W1 W2"


def test_R11_withdrawals_take_effect_together_after_all_have_decided() -> None:
    game = position(["F2 F4 F1", "S2 S3", "M2", "M1"], display="pe li sq", pile="W1 W2 W3 W4")
    play(game, "0 bid F2, 1 bid S2, 2 bid M2, 3 bid M1")
    assert told(game, Passed) == []  # seat 2 has no card to pay with and has not passed yet
    play(game, "0 withdraw")
    assert told(game, Passed) == []
    play(game, "1 pay S3")
    assert [event.seat for event in told(game, Passed)] == [0, 2]


def test_R11_even_the_only_one_who_is_able_to_pay_is_asked_and_bound_to_the_cards_laid() -> None:
    game = position(["F2 F4 F1", "S2", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1")
    assert asks(game) == "pay 0"
    play(game, "0 pay F1")
    assert options(game, 0) == ["take pe", "take li", "pass"]


def test_R11_those_who_withdraw_pass_in_lead_order_before_totals_are_compared() -> None:
    game = position(["F2 F4", "S2 S3", "M2 M3", "W2 M4"], display="pe li sq", lead=2, pile="W1 W3 W4 F3 F3 S4")
    play(game, "0 bid F2, 1 bid S2, 2 bid M2, 3 bid W2", "0 withdraw, 1 pay S3, 2 withdraw, 3 pay M4")
    assert [event.seat for event in told(game, Passed)] == [2, 0]
    assert hand(game, 2) == "M2 M3 W1 W3"
    assert hand(game, 0) == "F2 F3 F4 W4"
    assert asks(game) == "take 3"
    kinds = [type(event) for event in game.events(None)]
    assert kinds.index(Passed) < kinds.index(GoesNext)


def test_R11_a_tied_bid_of_1_has_nothing_to_pay_so_nobody_is_asked_and_all_totals_are_equal() -> None:
    game = position(["F1 F4", "S1 S3", "M2 M1"], display="pe li")
    play(game, "0 bid F1, 1 bid S1, 2 bid R", "2 refill")
    assert asks(game) == "break 0 1"
    assert told(game, PaymentsRevealed) == []


def test_R11_when_all_withdraw_nobody_takes() -> None:
    game = position(["F2 F4", "S2 S3", "M1 M2"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1", "0 withdraw, 1 withdraw")
    assert asks(game) == "take 2"
    assert [event.seat for event in told(game, Passed)] == [0, 1]


def test_R12_who_laid_payment_keeps_it_laid_while_the_others_of_the_tie_act() -> None:
    game = position(["F2 F1 S1", "S2 S4", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1", "0 pay F1, 1 pay S4")
    assert asks(game) == "take 1"
    assert game.view(None).seats[0].laid == ("F1",)
    assert hand(game, 0) == "S1"


@pytest.mark.parametrize(("move", "rest"), [("take li", "S1"), ("pass", "F1 F2 S1 W1 W2")])
def test_R12_at_their_turn_they_take_with_it_or_pass_and_get_it_all_back(move: str, rest: str) -> None:
    game = position(["F2 F1 S1", "S2 S4", "M2 M1"], display="pe li", pile="W1 W2")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1", "0 pay F1, 1 pay S4", "1 take pe", f"0 {move}")
    assert hand(game, 0) == rest


def test_R12_payment_laid_comes_back_when_the_display_is_empty() -> None:
    game = position(["F2 F1", "S2 S4", "M3 M1 M1"], display="pe li", pile="W1 W2")
    play(game, "0 bid F2, 1 bid S2, 2 bid M3", "2 take pe M1 M1", "0 pay F1, 1 pay S4", "1 take li")
    assert hand(game, 0) == "F1 F2 W1 W2"
    assert told(game, Passed)[-1].payment == ("F1",)
