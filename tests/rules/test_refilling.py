"""Phase 2A, refill hands: discards, draws, the squirrel and the meerkat's exchange."""

from wildcards.game.events import Drew, Exchanged, ExchangeDeclined, LeaderMoved, Refilled, Reshuffled
from wildcards.game.refusals import NotInCollection, NotInHand, NotOnDisplay
from wildcards.testkit.positions import (
    asks,
    collection,
    discard,
    display,
    hand,
    hand_sizes,
    leader,
    options,
    play,
    position,
    refused,
    told,
)


def test_who_bid_R_discards_any_number_of_cards_and_draws_up_to_7() -> None:
    game = position(["F1 F2 F3", "S2 S1", "M1"], display="pe li", pile="W1 W2 W3 W4 M4 M3")
    play(game, "0 bid R, 1 bid S2, 2 bid M1", "0 refill F1 F3")
    assert hand(game, 0) == "F2 M3 M4 W1 W2 W3 W4"
    assert discard(game) == "F1 F3"


def test_discarding_none_is_allowed() -> None:
    game = position(["F1 F2 F3", "S1", "M1"], display="pe li", pile="W1 W2 W3 W4")
    play(game, "0 bid R, 1 bid S1, 2 bid M1", "0 refill")
    assert hand(game, 0) == "F1 F2 F3 W1 W2 W3 W4"


def test_every_choice_of_discards_is_open_and_equal_cards_are_one_choice() -> None:
    game = position(["F1 F1 S3", "S1", "M1"], display="pe li")
    play(game, "0 bid R, 1 bid S1, 2 bid M1")
    assert options(game, 0) == ["refill", "refill F1", "refill S3", "refill F1 F1", "refill F1 S3", "refill F1 F1 S3"]
    assert isinstance(refused(game, "0 refill S3 S3"), NotInHand)


def test_a_hand_that_is_already_that_large_draws_nothing() -> None:
    game = position(["F1 F1 F1 F1 F2 F2 F2 F2", "S1", "M1"], display="pe li")
    play(game, "0 bid R, 1 bid S1, 2 bid M1", "0 refill F2")
    assert hand(game, 0) == "F1 F1 F1 F1 F2 F2 F2"
    assert told(game, Drew) == []


def test_the_squirrels_owner_draws_up_to_10() -> None:
    game = position(["F1", "S1", "M1"], display="pe li", collections=["sq"], leaders={"sq": 0})
    play(game, "0 bid R, 1 bid R, 2 bid M1", "0 refill, 1 refill")
    assert hand_sizes(game)[:2] == [10, 7]
    assert [event.up_to for event in told(game, Refilled)] == [10, 7]


def test_R_comes_back_and_the_refiller_is_done_for_this_round() -> None:
    game = position(["F1", "S1", "M1"], display="pe li")
    play(game, "0 bid R, 1 bid R, 2 bid M1", "0 refill, 1 refill", "2 take li")
    assert game.view(None).round == 2
    assert "bid R" in options(game, 0)
    assert collection(game, 0) == ""


def test_refills_come_before_any_animal_is_acquired() -> None:
    game = position(["F1", "S4 S1 S1 S1", "M1"], display="pe li")
    play(game, "0 bid R, 1 bid S4, 2 bid M1")
    assert asks(game) == "refill 0"


def test_R7_the_refillers_choose_their_discards_at_the_same_time() -> None:
    game = position(["F1", "S1", "M1"], display="pe li")
    play(game, "0 bid R, 1 bid R, 2 bid M1")
    assert asks(game) == "refill 0 1"
    play(game, "1 refill S1")
    assert discard(game) == ""
    assert asks(game) == "refill 0"


def test_R7_each_in_lead_order_discards_and_draws() -> None:
    game = position(
        ["F1 F1 F1 F1 F2 F2", "S1 S1 S1 S1 S2 S2", "M1 M1 M1 M1 M2 M2"], display="pe li", lead=1, pile="W1 W2 W3"
    )
    play(game, "0 bid R, 1 bid R, 2 bid R", "0 refill, 1 refill, 2 refill")
    assert [hand(game, seat).split()[-1] for seat in (1, 2, 0)] == ["W1", "W2", "W3"]


def test_R7_discards_of_those_who_come_later_are_not_yet_in_the_pile_when_an_earlier_one_needs_a_reshuffle() -> None:
    game = position(
        ["F1 F1 F1 F1 F2", "S1 S1 S1 S1 S2 S4", "M1 M1 M1 M1 M2 M2 M3"],
        display="pe li",
        pile="W1",
        discard="F3",
        rest="out",
    )
    play(game, "0 bid R, 1 bid R, 2 bid R", "0 refill F2, 1 refill S4, 2 refill")
    assert [event.count for event in told(game, Reshuffled)] == [2, 1]
    assert hand(game, 0) == "F1 F1 F1 F1 F2 F3 W1"
    assert hand(game, 1) == "S1 S1 S1 S1 S2 S4"


def test_the_meerkats_owner_with_R_may_exchange_an_animal_of_the_collection_for_one_of_the_display() -> None:
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me ib"], leaders={"me": 0, "ib": 0})
    play(game, "0 bid R, 1 bid S1, 2 bid M1")
    assert asks(game) == "swap 0"
    assert options(game, 0) == ["swap ib sq", "swap ib li", "swap me sq", "swap me li", "swap none"]
    play(game, "0 swap ib sq")
    assert collection(game, 0) == "sq me"
    assert display(game) == "ib li"


def test_the_meerkats_owner_may_decline_the_exchange() -> None:
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me"], leaders={"me": 0})
    play(game, "0 bid R, 1 bid S1, 2 bid M1", "0 swap none")
    assert [event.seat for event in told(game, ExchangeDeclined)] == [0]
    assert collection(game, 0) == "me"
    assert asks(game) == "refill 0"


def test_without_R_the_meerkats_owner_exchanges_nothing() -> None:
    game = position(["F2 F1", "S1", "M1"], display="sq li", collections=["me"], leaders={"me": 0})
    play(game, "0 bid F2, 1 bid S1, 2 bid M1")
    assert asks(game) == "take 0"


def test_only_what_one_has_can_be_given_and_only_what_is_on_display_gained() -> None:
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me"], leaders={"me": 0})
    play(game, "0 bid R, 1 bid S1, 2 bid M1")
    assert isinstance(refused(game, "0 swap ib sq"), NotInCollection)
    assert isinstance(refused(game, "0 swap me ib"), NotOnDisplay)


def test_the_exchange_comes_before_every_other_power_and_before_anyone_draws() -> None:
    """The squirrel Leader that the exchange brings is used in the same refill."""
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me me"], leaders={"me": 0})
    play(game, "0 bid R, 1 bid R, 2 bid M1")
    assert asks(game) == "swap 0"
    play(game, "0 swap me sq", "0 refill, 1 refill")
    assert leader(game, "sq") == 0
    assert hand_sizes(game)[:2] == [10, 7]


def test_R6_all_exchanges_come_before_all_discards() -> None:
    """Seat 1 leads and refills; still nobody discards before seat 0 has exchanged."""
    game = position(["F1", "S1 S2", "M1"], display="sq li", collections=["me"], leaders={"me": 0}, lead=1)
    play(game, "0 bid R, 1 bid R, 2 bid M1")
    assert asks(game) == "swap 0"
    play(game, "0 swap none")
    assert asks(game) == "refill 0 1"


def test_R6_a_player_to_whom_an_exchange_moves_the_meerkat_leader_may_exchange_too_with_R() -> None:
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me me", "me me"], leaders={"me": 0})
    play(game, "0 bid R, 1 bid R, 2 bid M1", "0 swap me sq")
    assert leader(game, "me") == 1
    assert asks(game) == "swap 1"
    play(game, "1 swap me me")
    assert asks(game) == "refill 0 1"


def test_R6_a_new_owner_of_the_meerkat_leader_without_R_does_not_exchange() -> None:
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me me", "me me"], leaders={"me": 0})
    play(game, "0 bid R, 1 bid S1, 2 bid M1", "0 swap me sq")
    assert leader(game, "me") == 1
    assert asks(game) == "refill 0"


def test_R6_who_has_exchanged_this_round_does_not_exchange_again() -> None:
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me me me", "me"], leaders={"me": 0})
    play(game, "0 bid R, 1 bid R, 2 bid M1", "0 swap me sq")
    assert leader(game, "me") == 0
    assert asks(game) == "refill 0 1"


def test_R6_next_round_the_meerkats_owner_may_exchange_again() -> None:
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me me me", "me"], leaders={"me": 0})
    play(game, "0 bid R, 1 bid R, 2 bid R", "0 swap me sq", "0 refill, 1 refill, 2 refill")
    play(game, "0 bid R, 1 bid R, 2 bid R")
    assert asks(game) == "swap 0"


def test_R8_an_exchange_of_two_animals_of_the_same_species_is_allowed_and_can_win_the_leader() -> None:
    game = position(
        ["F1", "S1", "M1"],
        display="sq li",
        collections=["me sq", "sq"],
        leaders={"me": 0, "sq": 1},
    )
    play(game, "0 bid R, 1 bid S1, 2 bid M1", "0 swap sq sq")
    assert collection(game, 0) == "sq me"
    assert leader(game, "sq") == 0
    assert told(game, Exchanged)[-1].given == told(game, Exchanged)[-1].gained == "sq"
    assert told(game, LeaderMoved)[-1].previous == 1
