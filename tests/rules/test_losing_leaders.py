"""Losing a Leader by the meerkat's exchange."""

from wildcards import Game
from wildcards.game.events import LeaderMoved
from wildcards.testkit.positions import leader, play, position, told


def after_exchange(swap: str, collections: list[str], display: str = "sq li", leaders: str = "me") -> Game:
    """Seat 0 owns the meerkat Leader, and others as named, and exchanges."""
    game = position(
        ["F1", "S1", "M1"], display=display, collections=collections, leaders=dict.fromkeys(leaders.split(), 0)
    )
    play(game, "0 bid R, 1 bid R, 2 bid R", f"0 swap {swap}")
    return game


def test_an_owner_who_has_none_left_loses_the_leader_to_the_player_with_the_most() -> None:
    game = after_exchange("ib sq", ["me ib", "ib"], leaders="me ib")
    assert leader(game, "ib") == 1
    moved = told(game, LeaderMoved)[-1]
    assert (moved.species, moved.owner, moved.previous) == ("ib", 1, 0)


def test_an_owner_who_has_none_left_loses_the_leader_to_the_supply_when_nobody_has_any() -> None:
    game = after_exchange("ib sq", ["me ib"], leaders="me ib")
    assert leader(game, "ib") is None
    assert told(game, LeaderMoved)[-1].owner is None


def test_an_owner_who_has_fewer_than_somebody_else_loses_the_leader() -> None:
    game = after_exchange("ib sq", ["me ib ib", "ib ib", "ib"], leaders="me ib")
    assert leader(game, "ib") == 1


def test_an_owner_who_still_has_as_many_as_anybody_keeps_the_leader() -> None:
    game = after_exchange("ib sq", ["me ib ib", "ib"], leaders="me ib")
    assert leader(game, "ib") == 0


def test_who_gives_an_animal_whose_leader_is_another_players_changes_nothing_there() -> None:
    game = position(["F1", "S1", "M1"], display="sq li", collections=["me ib", "ib ib"], leaders={"me": 0, "ib": 1})
    play(game, "0 bid R, 1 bid R, 2 bid R", "0 swap ib sq")
    assert leader(game, "ib") == 1


def test_R17_if_several_others_share_the_most_the_leader_returns_to_the_supply() -> None:
    game = after_exchange("ib sq", ["me ib ib", "ib ib", "ib ib"], leaders="me ib")
    assert leader(game, "ib") is None
    assert told(game, LeaderMoved)[-1].previous == 0


def test_R17_and_waits_for_the_next_one_who_gains_such_an_animal_and_has_at_least_as_many_as_anybody_else() -> None:
    for collections, owner in ((["me ib", "ib ib", "ib ib"], 1), (["me ib", "ib", "ib ib ib"], None)):
        game = position(
            ["F1", "S1 S2", "M1"], display="ib li", collections=collections, leaders={"me": 0}, pile="W1 W2"
        )
        play(game, "0 bid R, 1 bid S1, 2 bid R", "0 swap none", "0 refill, 2 refill", "1 take ib")
        assert leader(game, "ib") == owner


def test_R18_an_exchange_is_one_step_and_the_gained_species_is_checked_first() -> None:
    game = after_exchange("ib sq", ["me ib", "ib", "sq"], leaders="me ib")
    assert [(moved.species, moved.owner) for moved in told(game, LeaderMoved)] == [("sq", 0), ("ib", 1)]


def test_R18_both_checks_use_the_counts_after_the_exchange() -> None:
    """Giving and gaining the same species: the counts are what they were, so the Leader stays."""
    game = after_exchange("ib ib", ["me ib", "ib"], display="ib li", leaders="me ib")
    assert leader(game, "ib") == 0
    assert told(game, LeaderMoved) == []


def test_giving_the_last_meerkat_away_loses_the_meerkat_leader_too() -> None:
    game = after_exchange("me sq", ["me"])
    assert leader(game, "me") is None
    assert leader(game, "sq") == 0
