"""Setting up: how many animals, which cards to whom, and who leads."""

from collections import Counter

import pytest

from wildcards import Game
from wildcards.game.refusals import BadSetup, NoSuchSeat
from wildcards.testkit.games import play_at_random
from wildcards.testkit.positions import hand, play, position

SEED = "00" * 32
ONE_OF_EACH = {"pe", "sq", "ea", "ib", "li", "me"}


@pytest.mark.parametrize("players", [0, 1, 2, 6, -3, 100])
def test_there_are_3_4_or_5_players(players: int) -> None:
    with pytest.raises(BadSetup, match="3, 4 or 5"):
        Game(players)


@pytest.mark.parametrize(("players", "removed"), [(3, 14), (4, 6), (5, 2)])
def test_14_or_6_or_2_animals_are_removed(players: int, removed: int) -> None:
    game = Game(players)
    assert len(game.record().removed.split()) == removed
    assert game.view(None).animals_removed == removed


def test_the_removed_animals_are_unseen() -> None:
    game = Game(3)
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert not [name for name in view.__struct_fields__ if "removed" in name and name != "animals_removed"]
        assert isinstance(view.animals_removed, int)


def test_with_3_players_one_of_each_species_is_removed_and_then_8_at_random() -> None:
    counts = set()
    for number in range(40):
        removed = Counter(Game(3, seed=f"{number:064x}").record().removed.split())
        assert set(removed) == ONE_OF_EACH
        assert removed.total() == 14
        counts.add(tuple(sorted(removed.items())))
    assert len(counts) > 30


def test_with_random_removal_any_14_animals_go() -> None:
    removed = [set(Game(3, removal="random", seed=f"{n:064x}").record().removed.split()) for n in range(200)]
    assert any(species != ONE_OF_EACH for species in removed)


@pytest.mark.parametrize("players", [4, 5])
def test_with_more_players_both_options_remove_at_random(players: int) -> None:
    assert Game(players, seed=SEED).record().removed == Game(players, seed=SEED, removal="random").record().removed


def test_no_other_removal_is_known() -> None:
    with pytest.raises(BadSetup, match="balanced or random"):
        Game(3, removal="none")  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_players_minus_one_animals_are_turned_up_from_the_top_of_the_pile(players: int) -> None:
    game = Game(players)
    top = game.record().animals.split()[: players - 1]
    assert sorted(game.view(None).display) == sorted(top)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_is_dealt_seven_cards(players: int) -> None:
    view = Game(players).view(None)
    assert [seat.hand_size for seat in view.seats] == [7] * players
    assert view.pile == 46 - 7 * players
    assert view.discard == ()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R4_seat_0_gets_the_top_seven_cards_and_seat_1_the_next_seven(players: int) -> None:
    game = Game(players)
    pile = game.record().habitats.split()
    for seat in range(players):
        assert Counter(hand(game, seat).split()) == Counter(pile[7 * seat : 7 * seat + 7])


@pytest.mark.parametrize(("players", "rounds"), [(3, 14), (4, 12), (5, 10)])
def test_a_game_lasts_exactly_14_or_12_or_10_rounds(players: int, rounds: int) -> None:
    for number in range(5):
        game = play_at_random(Game(players, seed=f"{number:064x}"), number)
        assert game.is_over
        assert game.view(None).round == game.view(None).rounds == rounds


def test_R3_seats_are_numbered_from_0() -> None:
    game = Game(3)
    assert game.pending == (0, 1, 2)
    for seat in (-1, 3, 99):
        with pytest.raises(NoSuchSeat):
            game.play(seat, "bid R")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R3_seat_round_minus_1_modulo_players_leads(players: int) -> None:
    game = Game(players)
    leads: list[int] = []
    while not game.is_over:
        view = game.view(None)
        if len(leads) < view.round:
            leads.append(view.lead)
        for seat in game.pending:
            game.play(seat, game.legal_moves(seat)[0])
    assert leads == [number % players for number in range(len(leads))]


def test_R3_lead_order_goes_clockwise_from_the_seat_that_leads() -> None:
    """Seat 2 leads. All who bid 2 withdraw: seat 2 draws first, then 3, then 0."""
    game = position(
        ["F2 S1", "F4 S1", "F2 S1", "F2 S1"],
        display="pe sq ea",
        lead=2,
        pile="M1 M2 M3 M4 W1 W2 W3 W4",
    )
    play(game, "0 bid F2, 1 bid F4, 2 bid F2, 3 bid F2")
    assert hand(game, 1) == "F4 S1 M1 M2"  # too few cards to pay with: it passed
    play(game, "0 withdraw, 2 withdraw, 3 withdraw")
    assert hand(game, 2) == "F2 S1 M3 M4"
    assert hand(game, 3) == "F2 S1 W1 W2"
    assert hand(game, 0) == "F2 S1 W3 W4"
