"""Phase 1, place bids, and the eagle."""

from wildcards.game.events import BidsRevealed, Passed
from wildcards.game.refusals import NotAsked, NotInHand, NotLaid, TwoCardsNeedEagle
from wildcards.testkit.positions import asks, hand, options, play, position, refused, told


def test_all_bid_at_once_and_nothing_is_revealed_before_the_last_bid() -> None:
    game = position(["F1", "S1", "M1"], display="pe li")
    assert asks(game) == "bid 0 1 2"
    play(game, "2 bid M1, 0 bid F1")
    assert asks(game) == "bid 1"
    assert told(game, BidsRevealed) == []
    play(game, "1 bid R")
    assert told(game, BidsRevealed)[-1].bids == ("F1", "R", "M1")


def test_a_bid_is_one_card_from_hand_or_the_refill_hand_card() -> None:
    game = position(["F1 F1 S3 W2", "S1", "M1"], display="pe li")
    assert options(game, 0) == ["bid F1", "bid S3", "bid W2", "bid R"]


def test_a_card_that_is_not_in_hand_cannot_be_bid() -> None:
    game = position(["F1 F1 S3 W2", "S1", "M1"], display="pe li")
    assert isinstance(refused(game, "0 bid S1"), NotInHand)
    assert "S1" in str(refused(game, "0 bid S1"))


def test_two_cards_may_be_laid_by_the_owner_of_the_eagle_leader_alone() -> None:
    game = position(["F1", "S1 S2", "M1"], display="pe li", collections=["ea", "ea"], leaders={"ea": 0})
    assert isinstance(refused(game, "1 bid S1 S2"), TwoCardsNeedEagle)
    assert refused(game, "1 bid S1 R").rule == "eagle"


def test_the_eagles_owner_may_lay_two_cards_and_the_refill_hand_card_may_be_one_of_them() -> None:
    game = position(["F1 F2 F2", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    assert options(game, 0) == ["bid F1", "bid F2", "bid R", "bid F1 F2", "bid F2 F2", "bid F1 R", "bid F2 R"]
    assert isinstance(refused(game, "0 bid F1 F1"), NotInHand)


def test_the_eagles_owner_may_lay_one_card_like_everybody_else() -> None:
    game = position(["F1 F2", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    play(game, "0 bid F2, 1 bid S1, 2 bid M1")
    assert asks(game) == "take 0"


def test_the_eagles_owner_sees_the_others_bids_and_then_chooses_which_of_the_two_is_the_bid() -> None:
    game = position(["F1 F2", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    play(game, "0 bid F1 F2, 1 bid S1, 2 bid R")
    assert [seat.bid for seat in game.view(0).seats] == [None, "S1", "R"]
    assert asks(game) == "show 0"
    assert options(game, 0) == ["show F1", "show F2"]
    play(game, "0 show F2")
    assert [seat.bid for seat in game.view(1).seats] == ["F2", "S1", "R"]


def test_the_card_that_the_eagle_did_not_choose_goes_back_to_hand() -> None:
    game = position(["F1 F2 M3", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    play(game, "0 bid F1 F2, 1 bid S1, 2 bid R", "0 show F2")
    assert hand(game, 0) == "F1 M3"


def test_the_eagles_owner_who_shows_R_refills() -> None:
    game = position(["F1 F2", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    play(game, "0 bid F1 R, 1 bid S1, 2 bid M1", "0 show R")
    assert asks(game) == "refill 0"
    assert hand(game, 0) == "F1 F2"


def test_the_eagles_owner_can_show_only_what_was_laid_and_nobody_else_shows() -> None:
    game = position(["F1 F2 F3", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    play(game, "0 bid F1 F2, 1 bid S1, 2 bid R")
    assert isinstance(refused(game, "0 show F3"), NotLaid)
    assert isinstance(refused(game, "1 show S1"), NotAsked)


def test_two_equal_cards_of_the_eagle_are_one_choice() -> None:
    game = position(["F2 F2", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    play(game, "0 bid F2 F2, 1 bid S1, 2 bid R")
    assert options(game, 0) == ["show F2"]
    assert asks(game) == "show 0"


def test_R9_bidding_a_value_that_one_cannot_pay_is_allowed_it_is_a_bluff() -> None:
    game = position(["F4 F1", "S1", "M1"], display="pe li")
    assert "bid F4" in options(game, 0)
    play(game, "0 bid F4, 1 bid S1, 2 bid R", "2 refill")
    assert [(event.seat, event.why) for event in told(game, Passed)] == [(0, "cannot-pay")]
