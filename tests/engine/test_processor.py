"""The engines of the processor, native and WebAssembly, play the very games that the interpreted one plays."""

from typing import Any

import numpy
import pytest

from tests.engine.games import SEED, SETUPS, differences, interpreted_end, interpreted_game
from wildcards.engine import native, wasm
from wildcards.engine.illegal import IllegalAction
from wildcards.engine.setup import Setup
from wildcards.engine.tally import Tally, count_game
from wildcards.rules.play import legal, step
from wildcards.rules.questions import ACTIONS
from wildcards.rules.scoring import points_of, rank_of

GAMES = 100  # of each of the 24 set-ups


@pytest.fixture(params=[native, wasm], ids=["native", "wasm"])
def engine(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_seed_gives_the_same_game_move_for_move_and_the_same_end(engine: Any, setup: Setup) -> None:
    batch = engine.new_batch(setup, GAMES, SEED)
    counts = engine.play_out(batch)
    points, ranks = engine.points(batch), engine.ranks(batch)
    for stream in range(GAMES):
        actions, end = interpreted_end(setup, SEED, stream)
        assert engine.actions_of(setup, SEED, stream) == actions
        assert counts[stream] == len(actions)
        assert differences(engine.state_at(batch, stream), end) == []
        assert points[stream].tolist() == [points_of(end, seat) for seat in range(setup.players)]
        assert ranks[stream].tolist() == [rank_of(end, seat) for seat in range(setup.players)]


def test_a_batch_that_is_stepped_stays_equal_at_every_question(engine: Any) -> None:
    setup = Setup(players=4)
    batch = engine.new_batch(setup, 20, SEED)
    games = [interpreted_game(setup, SEED, stream) for stream in range(20)]
    while engine.legal(batch).any():
        assert engine.legal(batch).tolist() == [legal(s) for s in games]
        actions = engine.random_actions(batch)
        for s, action, words in zip(games, actions.tolist(), batch["chance"].tolist(), strict=True):
            s.chance = words  # from which the batch has drawn its actions
            if action >= 0:
                step(s, action)
        engine.step(batch, actions)
        assert [differences(engine.state_at(batch, i), s) for i, s in enumerate(games)] == [[]] * 20


def test_a_state_goes_into_a_record_and_comes_back_the_same(engine: Any) -> None:
    games = [interpreted_game(setup, SEED, 0) for setup in SETUPS]
    batch = engine.batch_of(games)
    assert [differences(engine.state_at(batch, i), s) for i, s in enumerate(games)] == [[]] * len(games)


def test_a_clone_goes_its_own_way(engine: Any) -> None:
    batch = engine.new_batch(Setup(players=3), 5, SEED)
    clone = engine.clone(batch)
    engine.play_out(clone)
    assert engine.legal(batch).all()
    assert not engine.legal(clone).any()


def test_one_game_of_a_batch_can_be_asked_stepped_copied_and_played_out_alone(engine: Any) -> None:
    setup = Setup(players=5)
    batch = engine.new_batch(setup, 3, SEED)
    s = interpreted_game(setup, SEED, 0)
    action = legal(s).bit_length() - 1
    assert engine.legal_at(batch, 0) == legal(s)
    assert engine.step_at(batch, 0, action)
    step(s, action)
    engine.copy_at(batch, 2, 0)
    assert differences(engine.state_at(batch, 2), s) == []
    assert engine.play_out_at(batch, 2) > 0
    assert engine.legal_at(batch, 2) == 0
    assert not engine.step_at(batch, 2, 0)
    assert differences(engine.state_at(batch, 0), s) == []
    assert len({engine.imagine_end_at(batch, 1, 0, stream) for stream in range(20)}) > 1


def test_the_tally_of_a_simulation_is_that_of_its_games_in_however_many_threads(engine: Any) -> None:
    setup = Setup(players=4, balanced=False)
    expected = Tally()
    for stream in range(7, 107):
        actions, end = interpreted_end(setup, SEED, stream)
        count_game(expected, end, len(actions))
    reported: list[int] = []
    assert engine.simulate(setup, 100, SEED, first=7, progress=reported.append) == expected
    assert sum(reported) == 100
    many = engine.simulate(setup, 12_345, SEED)
    assert many.games == 12_345
    assert engine.simulate(setup, 12_345, SEED, jobs=3) == many


def test_an_illegal_action_is_refused_by_its_game_and_nothing_has_changed(engine: Any) -> None:
    batch = engine.new_batch(Setup(players=3), 4, SEED)
    before = batch.copy()
    masks = engine.legal(batch).tolist()
    actions = [mask.bit_length() - 1 for mask in masks]
    for wrong in [a for a in range(-3, ACTIONS + 3) if a < 0 or not masks[2] >> a & 1] + [2**40, -(2**62)]:
        with pytest.raises(IllegalAction, match=f"game 2: action {wrong} is not legal there") as refusal:
            engine.step(batch, [*actions[:2], wrong, actions[3]])
        assert (refusal.value.index, refusal.value.action, refusal.value.mask) == (2, wrong, masks[2])
    assert (batch == before).all()  # field by field: what lies between the fields is nobody's


def test_a_game_that_is_over_takes_no_action(engine: Any) -> None:
    batch = engine.new_batch(Setup(players=3), 2, SEED)
    engine.play_out(batch[:1])
    action = int(engine.legal(batch)[1]).bit_length() - 1
    with pytest.raises(IllegalAction, match=r"game 0: action 3 .* only -1: it is over"):
        engine.step(batch, [3, action])
    engine.step(batch, [-1, action])


@pytest.mark.parametrize("actions", [[1], [1, 2, 3], [[1, 2]], 7, [0.5, 0.5], ["a", "b"], [None, None], [2**70, 1]])
def test_what_is_not_one_whole_number_a_game_is_refused(engine: Any, actions: Any) -> None:
    batch = engine.new_batch(Setup(players=3), 2, SEED)
    with pytest.raises(ValueError, match="one whole number for each of the 2 games is wanted"):
        engine.step(batch, actions)


def test_a_batch_of_no_games_is_one(engine: Any) -> None:
    batch = engine.new_batch(Setup(players=3), 0, SEED)
    engine.step(batch, numpy.zeros(0, numpy.int64))
    assert engine.play_out(batch).tolist() == []
    assert engine.points(batch).shape == (0, 0)


@pytest.mark.parametrize("wrong", [{"players": 2}, {"players": 6}, {"habitat": (4, 4, 4, 4)}, {"wild": (1, 1, 1)}])
def test_a_setup_that_does_not_add_up_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong)).replace("habitat", "deck").replace("wild", "deck")):
        Setup(**wrong)
