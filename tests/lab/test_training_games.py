"""The games from which the master learns."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.engine.processes import output_of
from wildcards.bots.recalling import row_of
from wildcards.engine.records import read_record
from wildcards.game.memory import RememberingState
from wildcards.lab.training.curve import curve_of
from wildcards.lab.training.tables import DECKS, NativeTables, desks_of, other_deck, tables_of
from wildcards.lab.training.turns import AGAINST_SCRIPTS, EXPERT, GREEDY, LEARNER, OLDER, Desk, seat_players
from wildcards.rules.cards import NONE
from wildcards.rules.setup import deck_adds_up
from wildcards.rules.visibility import public_hand_size

GAMES = 120


def actions_for(tables: NativeTables, rng: Random) -> Any:
    """Any legal action in each game."""
    masks = tables._shown["bits"].tolist()
    return np.array([rng.choice([action for action in range(26) if bits >> action & 1]) for bits in masks])


@pytest.fixture(scope="module")
def played() -> tuple[NativeTables, list[Any]]:
    """Games that were played for a while, and all that was shown of those that ended."""
    tables, rng, ends = NativeTables(desks_of(GAMES, older=0.2, scripts=0.7)), Random(3), []
    tables.begin(11)
    for _ in range(330):
        tables.turn(actions_for(tables, rng))
        ends += [(i, tables._shown[i].copy()) for i in np.flatnonzero(tables._shown["over"])]
    return tables, ends


def state_at(tables: NativeTables, i: int) -> RememberingState:
    return read_record(tables.states, i, RememberingState)


def test_what_is_shown_compiled_is_what_plain_python_shows(played: tuple[NativeTables, list[Any]]) -> None:
    tables, _ = played
    observations = tables.observations
    for i in range(GAMES):
        assert observations[i].tolist() == row_of(state_at(tables, i))


def test_the_true_hands_are_those_of_the_others_by_place(played: tuple[NativeTables, list[Any]]) -> None:
    tables, _ = played
    for i in range(GAMES):
        s = state_at(tables, i)
        hands = tables.hands[i].reshape(4, 16).sum(axis=1).tolist()
        others = [public_hand_size(s, (s.seat + place) % s.players) for place in range(1, s.players)]
        assert hands == others + [0] * (4 - len(others))


def test_every_game_that_ends_has_a_winner_and_is_followed_by_another(played: tuple[NativeTables, list[Any]]) -> None:
    tables, ends = played
    assert Counter(i for i, _ in ends) == {i: n for i, n in enumerate(tables.desks["played"].tolist()) if n}
    assert min(tables.desks["played"]) >= 1
    for i, shown in ends:
        players = int(tables.desks["players"][i])
        assert sorted(shown["ranks"][:players].tolist())[0] == 1
        assert not shown["ranks"][players:].any()
        best = shown["points"][:players][shown["ranks"][:players] == 1]
        assert best.min() == shown["points"][:players].max()


def test_one_learner_sits_among_the_others_and_changes_seats(played: tuple[NativeTables, list[Any]]) -> None:
    tables, ends = played
    others = {kind: {int(shown["others"]) for i, shown in ends if tables.desks["kind"][i] == kind} for kind in range(3)}
    assert others == {0: {LEARNER}, 1: {OLDER}, 2: {EXPERT, GREEDY}}
    assert {int(shown["learner"]) for i, shown in ends if tables.desks["players"][i] == 4} == set(range(4))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_among_experts_and_among_greedy_bots_the_learner_sits_in_every_seat_equally_often(players: int) -> None:
    sits: Counter[tuple[int, int]] = Counter()
    for i in range(180):
        for played in range(players):
            desk = Desk()
            desk.players, desk.kind, desk.played = players, AGAINST_SCRIPTS, played
            seat_players(desk, i)
            sits[desk.others, desk.learner] += 1
    for others, share in ((EXPERT, 2), (GREEDY, 1)):
        assert [sits[others, seat] for seat in range(players)] == [60 * share] * players


def test_bots_that_follow_a_script_win_against_a_learner_that_plays_anything(
    played: tuple[NativeTables, list[Any]],
) -> None:
    _, ends = played
    against = [shown for _, shown in ends if shown["others"] in (EXPERT, GREEDY)]
    assert len(against) > 20
    assert sum(shown["ranks"][shown["learner"]] == 1 for shown in against) < len(against) / 5


def test_a_game_without_an_action_stands_still() -> None:
    tables = NativeTables(desks_of(10, older=0, scripts=0))
    tables.begin(1)
    before, seen = tables.states.copy(), tables.observations
    tables.turn(np.full(10, NONE))
    assert (tables.observations == seen).all()
    assert (tables.states["round"] == before["round"]).all()


def test_positions_taken_from_other_tables_go_on_in_the_same_way() -> None:
    """The same answers, the same cards to come."""
    origin, copies, rng = NativeTables(desks_of(30, older=0, scripts=0.5)), NativeTables(desks_of(60, 0, 0)), Random(2)
    origin.begin(3)
    for _ in range(40):
        origin.turn(actions_for(origin, rng))
    copies.take(origin, np.arange(60) // 2)
    for _ in range(30):
        assert (copies.observations == origin.observations.repeat(2, axis=0)).all()
        actions = actions_for(origin, rng)
        origin.turn(actions)
        copies.turn(actions.repeat(2))


def test_the_same_seed_deals_the_same_games() -> None:
    one, other = (NativeTables(desks_of(20, older=0, scripts=0.3)) for _ in range(2))
    for tables in (one, other):
        tables.begin(5)
    assert (one.observations == other.observations).all()
    other.begin(6)
    assert (one.observations != other.observations).any()


def test_other_decks_are_legal_and_differ() -> None:
    rng = Random(1)
    decks = {other_deck(rng) for _ in range(100)}
    assert all(deck_adds_up(*deck) for deck in decks)
    assert len(decks) > 30
    assert len(tables_of(1)) == 3 * DECKS


def test_one_game_in_ten_has_another_deck() -> None:
    tables = NativeTables(desks_of(200, older=0, scripts=0))
    tables.begin(2)
    usual = [4, 4, 3, 3]
    other = sum(deck[:4] != usual for deck in tables.states["deck"].tolist())
    assert 15 <= other <= 20  # some differ in their wild cards alone


def test_the_curve_shows_every_report() -> None:
    lines = [f'{{"decisions": {n}e9, "expert_4": 0.{n}, "greedy_4": 0.5}}' for n in (1, 2, 4)]
    picture = curve_of(lines)
    assert picture.count("<polyline") == 2
    assert "4.00 billion actions" in picture
    assert curve_of([]).startswith("<svg")


ON_THE_DEVICE = """
import numpy as np
from wildcards.bots.recalling import REMEMBERING
from wildcards.engine import device
from wildcards.game.observation import Observation
from wildcards.game.recollection import Recollection
from wildcards.lab.training.device_turns import turn_games
from wildcards.lab.training.tables import NativeTables, desks_of, tables_of
from wildcards.lab.training.turns import Hands, Shown
from wildcards.engine.records import empty_records

desks = desks_of(2, older=0.0, scripts=0.5, players=(3,))
desks["played"] = 1 << 30  # twice as many are more than 32 bits hold
native = NativeTables(desks.copy(), 1)
native.begin(5)
tables = device.to_device(tables_of(5, 1), variant=REMEMBERING)
states = device.sent(np.zeros(2, device.state_dtype(REMEMBERING)))
on_device = device.sent(desks)
actions = np.zeros(2, np.int64)
for turn in range(12):
    shown = [device.sent(empty_records(kind, 2)) for kind in (Shown, Observation, Recollection, Hands)]
    turn_all = device.kernel(turn_games, REMEMBERING)[1, 2]
    turn_all(states, on_device, tables, 1, *shown, 5, device.sent(actions), turn == 0)
    if turn > 0:
        native.turn(actions)
    for here, there in zip((native._shown, native._seen, native._recalled, native._hands), shown, strict=True):
        assert (here == there.copy_to_host()).all(), (turn, here, there.copy_to_host())
    actions = np.array([int(bits).bit_length() - 1 for bits in native._shown["bits"]], np.int64)
print("the same")
"""


def test_the_device_plays_the_same_games_however_many_were_played_before() -> None:
    assert output_of(ON_THE_DEVICE, NUMBA_ENABLE_CUDASIM="1") == "the same\n"
