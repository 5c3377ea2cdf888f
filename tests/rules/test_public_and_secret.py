"""What everybody may know, what only its owner may, and when a count changes."""

import msgspec
import pytest

from wildcards import Game
from wildcards.game.events import BidsRevealed, Dealt, Drew, EagleChose, PaymentsRevealed, TieBreakRevealed
from wildcards.game.refusals import NothingToTakeBack, Refusal
from wildcards.testkit.games import play_at_random
from wildcards.testkit.positions import asks, hand, hand_sizes, play, position, refused, told


def sent(game: Game, viewer: int | None) -> str:
    """All that goes out to a viewer, as bytes would show it."""
    return msgspec.json.encode([game.view(viewer), game.events(viewer)]).decode()


def test_display_collections_leaders_tokens_and_discard_pile_are_public() -> None:
    game = position(
        ["F1", "S1", "M1"],
        display="pe li",
        collections=["pe pe", "sq", ""],
        leaders={"pe": 0, "sq": 1},
        tokens=[2, 0, 4],
        discard="F2 M4",
    )
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert view.display == ("pe", "li")
        assert [view.seats[0].collection["pe"], view.seats[1].collection["sq"]] == [2, 1]
        assert (view.leaders["pe"], view.leaders["sq"], view.leaders["li"]) == (0, 1, None)
        assert [seat.tokens for seat in view.seats] == [2, 0, 4]
        assert view.discard == ("F2", "M4")


def test_the_number_of_cards_in_every_hand_and_pile_is_public() -> None:
    game = position(["F1 F2", "S1", "M1 M2 M3"], display="pe li", discard="F2 M4")
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert [seat.hand_size for seat in view.seats] == [2, 1, 3]
        assert view.pile == 46 - 6 - 2
        assert len(view.discard) == 2
        assert view.animals_left == 28 - 2


def test_revealed_bids_are_public() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S1, 2 bid R")
    for viewer in (None, 0, 1, 2):
        assert [seat.bid for seat in game.view(viewer).seats] == ["F2", "S1", "R"]
        assert told(game, BidsRevealed, viewer)[-1].bids == ("F2", "S1", "R")


def test_revealed_payments_are_public() -> None:
    game = position(["F2 F1 F4", "S2 M3 M4", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1", "0 pay F1, 1 pay M3")
    for viewer in (None, 0, 1, 2):
        assert [seat.laid for seat in game.view(viewer).seats] == [("F1",), ("M3",), ()]
        payments = told(game, PaymentsRevealed, viewer)[-1].payments
        assert [(payment.seat, payment.cards, payment.total) for payment in payments] == [
            (0, ("F1",), 1),
            (1, ("M3",), 3),
        ]


def test_tie_break_cards_are_public_and_where_each_came_from() -> None:
    game = position(["F1 F4", "S1 S2", "M2"], display="pe li", pile="M3")
    play(game, "0 bid F1, 1 bid S1, 2 bid R", "2 refill", "0 break F4, 1 break draw")
    for viewer in (None, 0, 1, 2):
        cards = told(game, TieBreakRevealed, viewer)[-1].cards
        assert [(card.seat, card.from_hand) for card in cards] == [(0, True), (1, False)]
        assert cards[0].card == "F4"
        assert cards[1].card is not None


def test_how_many_cards_the_eagles_owner_laid_is_public_and_which_is_not() -> None:
    game = position(["F2 F1", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    play(game, "0 bid F1 F2, 1 bid S1, 2 bid R")
    assert game.view(0).face_down == ("F1", "F2")
    assert game.view(1).face_down == game.view(None).face_down == ()
    for viewer in (None, 0, 1, 2):
        assert [seat.face_down for seat in game.view(viewer).seats] == [2, 0, 0]
        assert told(game, BidsRevealed, viewer)[-1].bids == (None, "S1", "R")


def test_who_has_decided_already_is_public() -> None:
    game = position(["F1", "S1", "M1"], display="pe li")
    play(game, "1 bid R")
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert [seat.decided for seat in view.seats] == [False, True, False]
        assert view.pending == (0, 2)


def test_the_cards_in_a_hand_are_secret() -> None:
    game = position(["F1 F2", "S1", "M1"], display="pe li")
    for viewer in (None, 0, 1, 2):
        hands = [seat.hand for seat in game.view(viewer).seats]
        assert [seat for seat in range(3) if hands[seat] is not None] == ([] if viewer is None else [viewer])


def test_cards_that_are_dealt_or_drawn_are_told_to_their_owner_alone() -> None:
    game = Game(3)
    play(game, "0 bid R, 1 bid R, 2 bid R", f"0 refill {hand(game, 0)}, 1 refill, 2 refill")
    for viewer in (None, 0, 1, 2):
        dealt = next(event for event in told(game, Dealt, viewer) if event.seat == 0)
        drew = next(event for event in told(game, Drew, viewer) if event.seat == 0)
        assert (dealt.count, drew.count) == (7, 7)
        assert (dealt.cards is not None, drew.cards is not None) == (viewer == 0, viewer == 0)


def test_what_is_laid_face_down_is_secret_until_all_have_decided() -> None:
    games = [position(["F1 F2", "S1", "M1"], display="pe li") for _ in range(3)]
    for game, bid in zip(games, ("bid F1", "bid F2", "bid R"), strict=True):
        play(game, f"0 {bid}")
        assert str(game.view(0).choice) == bid
        for viewer in (None, 1, 2):
            assert sent(game, viewer) == sent(games[0], viewer)


def test_which_card_the_eagles_owner_did_not_choose_is_secret() -> None:
    game = position(["F1 F2", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
    other = game.copy()
    play(game, "0 bid F1 F2, 1 bid S1, 2 bid R", "0 show F2")
    play(other, "0 bid F2 R, 1 bid S1, 2 bid R", "0 show F2")
    assert told(game, EagleChose, 0)[-1].back == "F1"
    assert told(other, EagleChose, 0)[-1].back == "R"
    for viewer in (None, 1, 2):
        assert told(game, EagleChose, viewer)[-1].back is None
        assert sent(game, viewer) == sent(other, viewer)


def test_the_order_of_the_piles_is_secret() -> None:
    one = position(["F1", "S1", "M1"], display="pe li", pile="W1 W2", animals="sq ea")
    other = position(["F1", "S1", "M1"], display="pe li", pile="W2 W1", animals="ea sq")
    for viewer in (None, 0, 1, 2):
        assert sent(one, viewer) == sent(other, viewer)


def test_the_seed_is_secret_until_the_end() -> None:
    game = Game(3, seed="5e" * 32)
    while not game.is_over:
        for viewer in (None, 0, 1, 2):
            assert "5e" * 32 not in sent(game, viewer)
        play_at_random(game, len(game.moves), 7)
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer).seed == "5e" * 32
        assert sent(game, viewer).count("5e" * 32) == 2


def test_R21_a_hand_does_not_shrink_when_a_bid_is_made_but_when_it_is_revealed() -> None:
    game = position(["F1 F2", "S1 S2", "M1 M2"], display="pe li")
    play(game, "0 bid F1, 1 bid R")
    assert hand_sizes(game) == [2, 2, 2]
    play(game, "2 bid M2")
    assert hand_sizes(game) == [1, 2, 1]


def test_R21_two_cards_of_the_eagle_leave_the_hand_when_one_is_shown() -> None:
    for bid in ("bid F1 F2", "bid F1 R"):
        game = position(["F1 F2", "S1", "M1"], display="pe li", collections=["ea"], leaders={"ea": 0})
        play(game, f"0 {bid}, 1 bid S1, 2 bid R")
        assert hand_sizes(game)[0] == 2
        play(game, "0 show F1")
        assert hand_sizes(game)[0] == 1


def test_R21_payments_leave_the_hand_when_they_are_revealed() -> None:
    game = position(["F2 F1 F4", "S2 M3 M4", "M1"], display="pe li")
    play(game, "0 bid F2, 1 bid S2, 2 bid M1", "0 pay F1")
    assert hand_sizes(game) == [2, 2, 0]
    play(game, "1 pay M4")
    assert hand_sizes(game)[:2] == [1, 1]


def test_R21_discards_and_draws_count_when_all_refillers_have_decided() -> None:
    game = position(["F2 F1 F4", "S2 M3 M4", "M1"], display="pe li")
    play(game, "0 bid R, 1 bid R, 2 bid R", "0 refill F1 F2 F4, 1 refill")
    assert hand_sizes(game) == [3, 3, 1]
    assert game.view(None).discard == ()


def test_R21_a_tie_break_card_leaves_hand_or_pile_when_all_have_laid_one() -> None:
    game = position(["F1 F4", "S1 S2", "M1 M2"], display="pe li")
    play(game, "0 bid F1, 1 bid S1, 2 bid M1")
    pile = game.view(None).pile
    play(game, "0 break F4, 1 break draw")
    assert hand_sizes(game) == [1, 1, 1]
    assert game.view(None).pile == pile


def test_R22_a_decision_taken_at_the_same_time_as_others_may_be_changed_until_the_last_has_come() -> None:
    game = position(["F1 F2", "S1 S2", "M1 M2"], display="pe li")
    play(game, "0 bid F1, 1 bid S2, 0 bid F2, 0 bid R, 1 bid S1", "2 bid M2")
    assert told(game, BidsRevealed)[-1].bids == ("R", "S1", "M2")


def test_R22_a_decision_may_be_taken_back_until_the_last_has_come() -> None:
    game = position(["F1 F2", "S1 S2", "M1 M2"], display="pe li")
    play(game, "0 bid F1")
    assert asks(game) == "bid 1 2"
    game.take_back(0)
    assert asks(game) == "bid 0 1 2"
    assert game.view(0).choice is None
    play(game, "1 bid S1, 2 bid M1, 0 bid F2")
    with pytest.raises(NothingToTakeBack, match="R22"):
        game.take_back(0)


def test_R22_what_was_refused_does_not_change_the_decision_made_before() -> None:
    game = position(["F1 F2", "S1 S2", "M1 M2"], display="pe li")
    play(game, "0 bid F1")
    assert isinstance(refused(game, "0 bid W4"), Refusal)
    assert str(game.view(0).choice) == "bid F1"


def test_R22_a_decision_of_one_player_alone_stands() -> None:
    game = position(["F1", "S1 S2", "M1"], display="pe li")
    play(game, "0 bid R, 1 bid S1, 2 bid R", "0 refill, 2 refill", "1 take li")
    with pytest.raises(NothingToTakeBack):
        game.take_back(1)
    refused(game, "1 take pe")
