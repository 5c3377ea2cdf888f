"""Phase 3, prepare the next round, and the ibex."""

import pytest

from wildcards.game.events import BidKept, BidLeft, RoundBegan, RoundEnded
from wildcards.testkit.positions import asks, discard, display, hand, options, play, position, refused, told


def test_all_bids_and_payments_go_to_the_discard_pile() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S1, 2 bid R", "2 refill", "0 take pe F1", "1 take li")
    assert discard(game) == "F1 F2 S1"
    assert [seat.bid for seat in game.view(None).seats] == [None, None, None]
    assert [seat.laid for seat in game.view(None).seats] == [(), (), ()]


def test_animals_left_in_the_display_go_out_of_the_game_and_new_ones_are_turned_up() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li", animals="ea ib sq")
    left = game.view(None).animals_left
    play(game, "0 bid F2, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 take pe F1")
    assert told(game, RoundEnded)[-1].animals_out == ("li",)
    assert told(game, RoundBegan)[-1].display == ("ea", "ib")
    assert display(game) == "ea ib"
    assert game.view(None).animals_left == left - 2


def test_the_ibexs_owner_may_take_their_own_bid_back_to_hand() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li", collections=["ib"], leaders={"ib": 0})
    play(game, "0 bid F2, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 take pe F1")
    assert asks(game) == "ibex 0"
    assert options(game, 0) == ["keep", "leave"]
    play(game, "0 keep")
    assert hand(game, 0) == "F2"
    assert discard(game) == "F1"
    assert told(game, BidKept)[-1].card == "F2"


def test_the_ibexs_owner_may_leave_the_bid() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li", collections=["ib"], leaders={"ib": 0})
    play(game, "0 bid F2, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 take pe F1", "0 leave")
    assert hand(game, 0) == ""
    assert discard(game) == "F1 F2"
    assert told(game, BidLeft)[-1].card == "F2"


def test_the_ibex_does_not_bring_back_a_wild_card() -> None:
    game = position(["W2 F1", "S1", "M1"], display="pe li", collections=["ib"], leaders={"ib": 0})
    play(game, "0 bid W2, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 take pe F1")
    assert asks(game) == "bid 1 2"
    assert discard(game) == "F1 W2"


def test_the_ibex_does_not_bring_back_the_bid_of_another() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li", collections=["", "ib"], leaders={"ib": 1})
    play(game, "0 bid F2, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 take pe F1")
    assert game.question == "bid"


def test_R16_what_counts_is_who_owns_the_ibex_leader_at_this_moment() -> None:
    game = position(["F2 F1", "S1", "M1"], display="ib li", collections=["", "ib"], leaders={"ib": 1})
    play(game, "0 bid F2, 1 bid S1, 2 bid R", "2 refill", "0 take ib F1", "1 take li")
    assert asks(game) == "ibex 0"
    refused(game, "1 keep")


@pytest.mark.parametrize("bids", ["0 bid R, 1 bid S1, 2 bid R", "0 bid F1, 1 bid S2, 2 bid R"])
def test_R16_a_bid_that_already_went_back_to_hand_is_not_there_to_take(bids: str) -> None:
    game = position(["F1", "S1 S2 S3", "M1"], display="pe li", collections=["ib"], leaders={"ib": 0})
    play(game, bids, "0 refill, 2 refill" if "0 bid R" in bids else "2 refill")
    while game.question == "take":
        play(game, f"{game.pending[0]} pass")
    assert game.question == "bid"
    assert not told(game, BidKept)
    assert not told(game, BidLeft)


def test_the_ibex_is_asked_in_the_last_round_too() -> None:
    game = position(["F1", "S1", "M1"], display="pe li", collections=["ib"], leaders={"ib": 0}, round=14)
    play(game, "0 bid F1, 1 bid R, 2 bid R", "1 refill, 2 refill", "0 take pe")
    assert asks(game) == "ibex 0"
    play(game, "0 keep")
    assert game.is_over


@pytest.mark.parametrize(("players", "last"), [(3, 14), (4, 12), (5, 10)])
def test_if_too_few_animals_are_left_the_game_ends_at_once(players: int, last: int) -> None:
    for number, over in ((last - 1, False), (last, True)):
        game = position(["F1"] * 3 + ["S1"] * (players - 3), display="pe " * (players - 1), round=number)
        play(game, ", ".join(f"{seat} bid R" for seat in range(players)))
        play(game, ", ".join(f"{seat} refill" for seat in range(players)))
        assert game.is_over is over
