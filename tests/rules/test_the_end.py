"""The end: points and ranks."""

from collections.abc import Sequence

import pytest

from wildcards import Game
from wildcards.game.refusals import GameIsOver, NotOver
from wildcards.testkit.positions import hand, play, position


def final(collections: Sequence[str], *, leaders: dict[str, int] | None = None, tokens: Sequence[int] = ()) -> Game:
    """A last round in which nobody takes an animal."""
    players = max(3, len(collections))
    hands = ["F1", "S1", "M1", "F2", "S2"][:players]
    game = position(
        hands,
        display="pe " * (players - 1),
        collections=collections,
        leaders=leaders,
        tokens=tokens,
        round={3: 14, 4: 12, 5: 10}[players],
    )
    play(game, ", ".join(f"{seat} bid R" for seat in range(players)))
    if game.question == "swap":
        play(game, f"{game.pending[0]} swap none")
    play(game, ", ".join(f"{seat} refill" for seat in range(players)))
    assert game.is_over
    return game


def test_hands_are_discarded_at_the_end() -> None:
    game = final([])
    assert [seat.hand_size for seat in game.view(None).seats] == [0, 0, 0]
    assert [hand(game, seat) for seat in range(3)] == ["", "", ""]
    assert len(game.view(None).discard) + game.view(None).pile == 46


def test_each_animal_of_the_largest_species_counts_2_points() -> None:
    assert final(["li li li", "pe"]).result.points == (6, 2, 0)


def test_each_animal_of_the_second_largest_species_counts_1_point() -> None:
    assert final(["li li li ea ea", "pe sq"]).result.points == (8, 3, 0)


def test_a_third_species_counts_nothing() -> None:
    assert final(["li li li ea ea sq sq me"]).result.points == (8, 0, 0)


def test_one_species_counts_for_each_even_if_several_are_equal() -> None:
    assert final(["li li ea ea sq sq", "pe pe ib"]).result.points == (6, 5, 0)


@pytest.mark.parametrize("species", ["sq", "ea", "ib", "li", "me"])
def test_each_leader_counts_1_point(species: str) -> None:
    assert final([species], leaders={species: 0}).result.points == (3, 0, 0)


def test_the_peacock_leader_counts_3_points() -> None:
    assert final(["pe"], leaders={"pe": 0}).result.points == (5, 0, 0)


def test_score_tokens_are_added() -> None:
    assert final(["li", "", ""], tokens=[4, 2, 0]).result.points == (6, 2, 0)


def test_the_result_tells_each_part_of_the_points() -> None:
    score = final(["li li ea me", "pe"], leaders={"li": 0, "me": 0, "pe": 1}, tokens=[4, 0, 0]).result.scores[0]
    assert (score.largest, score.largest_count, score.largest_points) == ("li", 2, 4)
    assert (score.second_count, score.second_points) == (1, 1)
    assert (score.leaders, score.leader_points, score.token_points) == (("li", "me"), 2, 4)
    assert (score.total, score.animals) == (11, 4)


def test_most_points_wins() -> None:
    result = final(["li", "pe pe", "sq sq sq"]).result
    assert (result.points, result.ranks, result.winners, result.decided_by) == ((2, 4, 6), (3, 2, 1), (2,), "points")


def test_with_equal_points_most_animals_wins() -> None:
    result = final(["li li", "pe ea sq", ""], tokens=[0, 1, 0]).result
    assert (result.points, result.ranks, result.winners, result.decided_by) == ((4, 4, 0), (2, 1, 3), (1,), "animals")


def test_with_equal_points_and_animals_the_rank_is_shared() -> None:
    result = final(["li li", "pe pe", "sq"]).result
    assert (result.ranks, result.winners, result.decided_by) == ((1, 1, 3), (0, 1), "shared")


def test_ranks_after_a_shared_one_are_skipped_1_2_2_4() -> None:
    assert final(["li li li", "pe pe", "sq sq", "me"]).result.ranks == (1, 2, 2, 4)
    assert final(["li", "pe", "sq", "me", "ea ea"]).result.ranks == (2, 2, 2, 2, 1)


def test_there_is_no_result_before_the_end() -> None:
    game = position(["F1", "S1", "M1"], display="pe li")
    with pytest.raises(NotOver, match="round 1 of 14"):
        _ = game.result


def test_nothing_can_be_played_after_the_end() -> None:
    game = final(["li"])
    assert game.pending == game.asked == ()
    assert game.question is None
    for seat in range(3):
        assert game.legal_moves(seat) == []
        with pytest.raises(GameIsOver):
            game.play(seat, "bid R")
