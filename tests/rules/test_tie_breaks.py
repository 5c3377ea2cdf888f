"""Tie-breaks: the highest total is shared."""

from wildcards.game.events import GoesNext, Reshuffled, TieBreakRevealed
from wildcards.game.refusals import DrawNotOffered, NotInHand
from wildcards.testkit.positions import (
    asks,
    collection,
    discard,
    hand,
    options,
    play,
    position,
    refused,
    told,
)


def test_those_who_share_the_highest_total_break_the_tie_and_the_others_wait() -> None:
    game = position(["F2 F3 F1", "S2 S3 S1", "M2 M1", "M1"], display="pe li sq")
    play(game, "0 bid F2, 1 bid S2, 2 bid M2, 3 bid R", "3 refill", "0 pay F3, 1 pay S3, 2 pay M1")
    assert asks(game) == "break 0 1"
    assert game.view(None).breaking == (0, 1)
    assert game.view(None).tied == (0, 1, 2)


def test_a_tie_break_card_is_one_of_the_hand_or_unseen_the_top_of_the_pile() -> None:
    game = position(["F1 F4 M3", "S1 S2", "M2"], display="pe li")
    play(game, "0 bid F1, 1 bid S1, 2 bid R", "2 refill")
    assert options(game, 0) == ["break F4", "break M3", "break draw"]
    assert isinstance(refused(game, "0 break F1"), NotInHand)


def test_the_one_who_reveals_a_card_higher_than_all_the_others_goes_next() -> None:
    game = position(["F1 F4", "S1 S2 M3", "M1 M2"], display="pe li")
    play(game, "0 bid F1, 1 bid S1, 2 bid M1", "0 break F4, 1 break M3, 2 break M2")
    assert (told(game, GoesNext)[-1].seat, told(game, GoesNext)[-1].why) == (0, "tie-break")
    assert asks(game) == "take 0"
    assert [(card.seat, card.card) for card in told(game, TieBreakRevealed)[-1].cards] == [
        (0, "F4"),
        (1, "M3"),
        (2, "M2"),
    ]


def test_a_card_drawn_unseen_counts_like_one_of_the_hand() -> None:
    game = position(["F1 F2", "S1 S3", "M4 M1 M1 M1"], display="pe li", pile="W4")
    play(game, "0 bid F1, 1 bid S1, 2 bid M4", "2 take pe M1 M1 M1", "0 break draw, 1 break S3")
    assert asks(game) == "take 0"
    assert told(game, TieBreakRevealed)[-1].cards[0].card == "W4"
    assert hand(game, 0) == "F2"


def test_when_it_is_decided_all_cards_of_the_tie_break_go_to_the_discard_pile() -> None:
    game = position(["F1 F3 F4", "S1 S2 S3", "M1 M2"], display="pe li")
    play(game, "0 bid F1, 1 bid S1, 2 bid R", "2 refill", "0 break F3, 1 break S3", "0 break F4, 1 break S2")
    assert discard(game) == "F3 F4 S2 S3"
    assert hand(game, 0) == ""


def test_tie_break_cards_are_never_part_of_bid_or_payment() -> None:
    """A savannah card broke the tie; the peacock still comes with forest cards alone."""
    game = position(["F2 F3 S4", "S2 S3 M1", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid R", "2 refill", "0 pay F3, 1 pay S3", "0 break S4, 1 break M1", "0 take pe")
    assert game.view(None).seats[0].tokens == 2
    assert game.view(None).seats[0].laid == ("F3",)


def test_after_a_tie_break_the_rest_of_the_tie_is_settled_anew() -> None:
    game = position(["F1 F4 F2", "S1 S3 S2", "M1 M2 M2", "M3 M4 S4"], display="pe li sq")
    play(game, "0 bid F1, 1 bid S1, 2 bid M1, 3 bid R", "3 refill", "0 break F4, 1 break S3, 2 break M2", "0 take pe")
    assert asks(game) == "break 1 2"


def test_R13_a_tie_break_that_shows_two_equal_highest_cards_is_repeated_by_all_its_participants() -> None:
    game = position(["F1 F4 F2", "S1 S4 S2", "M1 M2 M3", "M4"], display="pe li sq")
    play(game, "0 bid F1, 1 bid S1, 2 bid M1, 3 bid R", "3 refill", "0 break F4, 1 break S4, 2 break M2")
    assert told(game, TieBreakRevealed)[-1].winner is None
    assert asks(game) == "break 0 1 2"
    play(game, "0 break F2, 1 break S2, 2 break M3")
    assert asks(game) == "take 2"


def test_R14_drawing_is_offered_only_if_pile_and_discard_hold_a_card_for_every_participant() -> None:
    hands = ["F1 F4 F2", "S1 S4 S2", "M3 M2 M2"]
    for pile, cards, offered in (("W1", "W2", True), ("W1", "", False), ("", "W1", False), ("", "W1 W2", True)):
        game = position(hands, display="pe li", pile=pile, discard=cards, rest="out")
        play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M2 M2")
        assert game.view(None).draw_offered is offered
        assert ("break draw" in options(game, 0)) is offered


def test_R14_a_draw_that_is_not_offered_is_refused() -> None:
    game = position(["F1 F4 F2", "S1 S4 S2", "M3 M2 M2"], display="pe li", pile="W1", rest="out")
    play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M2 M2")
    refusal = refused(game, "0 break draw")
    assert isinstance(refusal, DrawNotOffered)
    assert refusal.rule == "R14"
    assert refusal.facts == {"cards": 1, "players": 2}


def test_R14_the_offer_is_seen_anew_at_each_repetition() -> None:
    game = position(["F1 F4 F2", "S1 S4 S2", "M3 M2 M2"], display="pe li", pile="W1 F1 F2", rest="out")
    play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M2 M2", "0 break draw, 1 break draw")
    assert told(game, TieBreakRevealed)[-1].winner is None
    assert game.view(None).draw_offered is False
    assert asks(game) == "break 0 1"


def test_R14_the_draws_go_in_lead_order() -> None:
    game = position(["F1 F4 F2", "S1 S4 S2", "M3 M2 M2"], display="pe li", lead=1, pile="W1 W4")
    play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M2 M2", "0 break draw, 1 break draw")
    cards = told(game, TieBreakRevealed)[-1].cards
    assert [(card.seat, card.card) for card in cards] == [(1, "W1"), (0, "W4")]


def test_R14_a_tie_break_draw_may_need_a_reshuffle() -> None:
    game = position(["F1 F4", "S1 S4", "M3 M2 M2"], display="pe li", pile="W2", discard="W1 W3", rest="out")
    play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M2 M2", "0 break draw, 1 break draw")
    assert [event.count for event in told(game, Reshuffled)] == [2]
    assert [(card.seat, card.card) for card in told(game, TieBreakRevealed)[-1].cards] == [(0, "W2"), (1, "W1")]


def test_R14_who_has_no_card_in_hand_and_cannot_draw_lays_nothing_which_counts_as_0() -> None:
    game = position(["F1", "S1 S2", "M3 M2 M2"], display="pe li", rest="out")
    play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M2 M2")
    cards = told(game, TieBreakRevealed)[-1].cards
    assert [(card.seat, card.card) for card in cards] == [(0, None), (1, "S2")]
    assert asks(game) == "take 1"


def test_R14_if_nobody_lays_anything_the_first_of_them_in_lead_order_goes_next() -> None:
    for lead, first in ((0, 0), (1, 1), (2, 0)):
        game = position(["F1", "S1", "M3 M2 M2"], display="pe li", rest="out", lead=lead)
        play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M2 M2")
        assert asks(game) == f"take {first}"
        assert (told(game, GoesNext)[-1].seat, told(game, GoesNext)[-1].why) == (first, "lead")


def test_R15_cards_of_a_running_tie_break_cannot_come_back_in_a_reshuffle() -> None:
    """W4 and S4 are of the first repetition: the new pile of the second holds the old discards alone."""
    game = position(
        ["F1 F4", "S1 S4 S2", "M3 M2 M2"], display="pe li", pile="W4", discard="W1 W2", rest="out", reshuffles=["W1"]
    )
    play(game, "0 bid F1, 1 bid S1, 2 bid M3", "2 take pe M2 M2", "0 break draw, 1 break S4")
    assert game.view(None).tie_break == ("S4", "W4")
    assert discard(game) == "W1 W2"
    play(game, "0 break draw, 1 break draw")
    assert [event.count for event in told(game, Reshuffled)] == [2]
    assert [card.card for card in told(game, TieBreakRevealed)[-1].cards] == ["W1", "W2"]
    assert discard(game) == "S4 W1 W2 W4"
    assert collection(game, 1) == ""
