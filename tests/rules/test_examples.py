"""The worked examples of the printed rulebook, played out with positions of our own."""

import pytest

from wildcards.game.events import GoesNext, LeaderMoved, PaymentsRevealed
from wildcards.testkit.positions import (
    asks,
    collection,
    discard,
    display,
    hand,
    hand_sizes,
    leader,
    play,
    points,
    position,
    told,
)


def test_the_peacock_is_taken_with_three_forests_and_scores_two_points() -> None:
    game = position(["S1 S2", "F3 F2 W1 M4", "M1"], display="pe li")
    play(game, "0 bid S1, 1 bid F3, 2 bid M1", "1 take pe F2 W1")
    assert collection(game, 1) == "pe"
    assert points(game) == [0, 2, 0]
    assert leader(game, "pe") == 1
    assert hand(game, 1) == "M4"


def test_a_tie_of_threes_is_won_with_5_against_3() -> None:
    game = position(["F3 M3 S2 S1", "S3 F2 M1 M4", "S1"], display="pe li")
    play(game, "0 bid F3, 1 bid S3, 2 bid S1", "0 pay S2 M3, 1 pay F2 M1")
    totals = [(payment.seat, payment.total) for payment in told(game, PaymentsRevealed)[-1].payments]
    assert totals == [(0, 5), (1, 3)]
    assert (told(game, GoesNext)[-1].seat, told(game, GoesNext)[-1].why) == (0, "total")
    play(game, "0 take li", "1 take pe")
    assert [collection(game, seat) for seat in (0, 1)] == ["li", "pe"]


def test_the_ibex_leader_changes_hands_in_a_full_round_and_is_used_in_it() -> None:
    game = position(
        ["M4 F1 S1 M2", "F2 S3 M1", "S1 F2"],
        display="ib ib",
        collections=["ib", "ib"],
        animals="pe li",
        pile="W1 W2",
    )
    play(game, "0 bid M4, 1 bid F2, 2 bid S1")
    play(game, "0 take ib F1 S1 M2")
    assert leader(game, "ib") == 0
    play(game, "1 take ib S3")
    assert leader(game, "ib") == 1
    moves = [(moved.owner, moved.previous) for moved in told(game, LeaderMoved)]
    assert moves == [(0, None), (1, 0)]
    assert hand(game, 2) == "F2 S1 W1 W2"  # the display was empty: seat 2 passed
    assert asks(game) == "ibex 1"
    play(game, "1 keep")
    assert hand(game, 1) == "F2 M1"
    assert discard(game) == "F1 S1 S3 M2 M4"
    assert display(game) == "pe li"
    assert asks(game) == "bid 1 2"  # seat 0 has no card left and refills


def test_an_ibex_exchanged_for_a_squirrel_brings_its_leader_and_a_refill_to_ten() -> None:
    game = position(
        ["F1 F2 S3", "S1", "M1"],
        display="sq li",
        collections=["me me ib sq", "sq sq"],
        leaders={"me": 0, "ib": 0, "sq": 1},
    )
    play(game, "0 bid R, 1 bid S1, 2 bid M1", "0 swap ib sq")
    assert leader(game, "sq") == 0
    play(game, "0 refill F1")
    assert hand_sizes(game)[0] == 10


@pytest.mark.parametrize(
    ("animals", "total"),
    [
        ("pe pe pe pe ib ib ib sq sq sq", 22),
        ("pe pe pe pe ib ib ib ib sq sq sq", 23),
    ],
)
def test_four_peacocks_three_ibexes_three_squirrels_and_tokens_of_8_score_22_points_and_a_fourth_ibex_one_more(
    animals: str, total: int
) -> None:
    game = position(
        ["F1", "S1", "M1"], display="li li", collections=[animals], leaders={"pe": 0}, tokens=[8, 0, 0], round=14
    )
    play(game, "0 bid R, 1 bid R, 2 bid R", "0 refill, 1 refill, 2 refill")
    score = game.result.scores[0]
    assert score.total == total
    assert (score.largest_points, score.leader_points, score.token_points) == (8, 3, 8)
    assert score.second_points == total - 19
