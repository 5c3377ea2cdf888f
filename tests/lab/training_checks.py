"""The learning itself. It needs PyTorch, which the lock leaves out: `make test-training` adds it and runs these."""

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
import torch

from tests.bots.tables import play, questions
from wildcards import Game
from wildcards.bots import ObservationBot, make_bot
from wildcards.bots.network import FastNetwork, weights_file
from wildcards.bots.network_room import network
from wildcards.bots.observation_bot import Policy
from wildcards.bots.recalling import remembering_table, row_of
from wildcards.bots.world_search import legal_shares
from wildcards.game.recollection import ROW
from wildcards.lab.environments import gym
from wildcards.lab.training.evaluation import evaluate
from wildcards.lab.training.exploiter import respond
from wildcards.lab.training.export import exported, fingerprint, imported
from wildcards.lab.training.learning import Dials
from wildcards.lab.training.measuring import belief_gain, errors_of, measure
from wildcards.lab.training.network import (
    PADDED_OUTPUTS,
    PADDED_ROW,
    PREDICTED,
    Sizes,
    allowed,
    first_weights,
    forward,
    predictions,
    scales,
)
from wildcards.lab.training.rollout import OnProcessor, Player
from wildcards.lab.training.segments import train_segment
from wildcards.lab.training.tables import desks_of
from wildcards.lab.training.trainer import Settings, Trainer, players_of
from wildcards.lab.training.turns import EXPERT, GREEDY, LEARNER, OLDER
from wildcards.rules.questions import ACTIONS

torch.set_num_threads(1)  # there is little to share
SMALL = Sizes(32, 32, 1)


def small(**changes: Any) -> Settings:
    fields: dict[str, Any] = {
        "games": 60,
        "turns": 12,
        "batch": 64,
        "late_batch": 128,
        "decisions": 1e5,
        "sizes": SMALL,
    }
    return Settings(**{**fields, **changes})


def silent(_: object) -> None:
    pass


def test_targets_are_the_outcome_where_the_game_ends_and_predictions_before() -> None:
    desks = desks_of(1, 0, 0, players=(3,))
    player = Player(OnProcessor(desks), torch.tensor([3]), SMALL, 4, "cpu")
    r = player.rollout
    r.seats[:, 0] = torch.tensor([0, 1, 0, 2])
    r.predicted[:, 0, 0] = torch.tensor([0.2, 0.3, 0.4, 0.5])
    r.over[2, 0] = True
    r.shares[2, 0] = torch.tensor([1.0, 0, 0, 0, 0])
    r.ranks[2, 0] = torch.tensor([1, 2, 3, 0, 0])
    player.set_targets(0.5)
    wins = r.targets[:, 0, 0].tolist()
    assert wins[2] == 1.0  # seat 0 won with this turn
    assert wins[1] == 0.0  # seat 1 did not
    assert wins[0] == pytest.approx(0.5 * 0.4 + 0.5 * 1.0)  # between the next prediction and what became of it
    assert r.valid[:, 0].tolist() == [True, True, True, False]  # nothing followed on the last turn


def test_a_rollout_looks_further_than_it_learns_and_the_next_begins_there() -> None:
    desks = desks_of(60, 0, 0)
    player = Player(OnProcessor(desks), players_of(desks), SMALL, 8, "cpu", ahead=24)
    weights = first_weights(SMALL, torch.Generator().manual_seed(1))
    player.begin(1, weights)
    player.play(weights, weights, weights, slice(0, 0))
    player.set_targets(0.95)
    known = player.rollout.valid.float().mean(dim=1)
    assert known[:8].min() > 0.98
    assert not known[8:].any()
    after = player.rollout.rows[8:].clone()
    player.play(weights, weights, weights, slice(0, 0))
    assert torch.equal(player.rollout.rows[:24], after)


def test_against_scripts_the_win_is_predicted_by_heads_of_their_own() -> None:
    weights = first_weights(SMALL, torch.Generator().manual_seed(2)) * 3
    rows = torch.ones((1, PADDED_ROW), dtype=torch.int8) * 4
    outputs = forward(weights, SMALL, rows, scales())
    found = [predictions(outputs, rows, torch.tensor([who])) for who in (LEARNER, OLDER, EXPERT, GREEDY)]
    assert torch.equal(found[0], found[1])
    assert not torch.equal(found[1], found[2])
    assert not torch.equal(found[2], found[3])
    assert found[2][0, :4].sum().item() == pytest.approx(1.0)


def test_side_games_go_on_from_the_same_position_with_the_same_luck() -> None:
    side_games = script("benchmarks/side_games.py")
    trainer = Trainer(small(games=80), "cpu")
    weights = trainer.learner.weights.detach()
    trainer.player.begin(1, weights)
    learner = side_games.BranchLearner(trainer, 1.0)
    branches = learner.branches
    branches.play(weights)
    assert branches.found.tried.sum(dim=1).min() > 1  # whoever has learned nothing plays everything
    which = torch.arange(20).repeat_interleave(side_games.ANSWERS)
    branches.tables.take(trainer.player.tables, which)
    assert torch.equal(branches.tables.observations, trainer.player.tables.observations[which])
    first = allowed(side_games.bits_of(branches.tables)).int().argmax(dim=1)
    worth, is_known = branches.play_on(first, weights)
    assert is_known.float().mean() > 0.9
    by_position = worth.view(20, side_games.ANSWERS)
    assert torch.equal(by_position, by_position[:, :1].expand_as(by_position))
    assert len(set(by_position[:, 0].tolist())) > 10


def test_what_went_better_in_side_games_becomes_likelier_however_rare_it_is() -> None:
    side_games = script("benchmarks/side_games.py")
    trainer = Trainer(small(games=80), "cpu")
    trainer.player.begin(1, trainer.learner.weights.detach())
    often = int(allowed(side_games.bits_of(trainer.player.tables)).sum(dim=0).argmax())
    learner = side_games.BranchLearner(trainer, 1.0)
    with torch.no_grad():
        learner.weights[-PADDED_OUTPUTS + often] = -8  # so it is hardly ever played
    learner.branches.play(learner.weights)
    found, learner.positions = learner.branches.found, torch.arange(20)
    is_rare = (found.answers == often) & found.tried
    found.worth.copy_(is_rare * 0.05)

    def chances() -> torch.Tensor:
        policy = forward(learner.weights.detach(), SMALL, found.rows, scales()).policy
        return torch.as_tensor(side_games.chances_of(policy, found.bits)[is_rare.any(dim=1), often])

    before = chances()
    assert len(before) > 2
    assert before.max() < -7
    learner.rate.fill_(1e-3)
    for _ in range(60):
        (gradient,) = torch.autograd.grad(learner.branch_loss(learner.weights, found), learner.weights)
        with torch.no_grad():
            learner._move(gradient)
    assert (chances() > before + 0.5).all()


def test_without_a_pull_nobody_looks_at_the_average() -> None:
    looked = []
    for pull in (0.0, 0.02):
        trainer = Trainer(small(pull=pull), "cpu")

        def look(weights: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
            looked.append(1)
            return torch.zeros(60, ACTIONS)

        trainer.player.look_at_policy = look
        trainer.player.begin(1, trainer.learner.weights.detach())
        trainer.train_once()
        looked.append(0)
    assert looked == [0] + [1] * 32 + [0]


def test_a_short_training_changes_the_weights_and_lowers_the_loss_of_the_predictions() -> None:
    trainer = Trainer(small(decisions=30_000, scripts=0.1), "cpu")
    before = trainer.learner.weights.detach().clone()
    reports: list[dict[str, Any]] = []
    trainer.run(1e9, say=reports.append, report_every=0)
    assert not torch.equal(before, trainer.learner.weights)
    losses = [report["loss_points"] for report in reports]
    assert sum(losses[-10:]) < sum(losses[:10])
    assert all(torch.isfinite(one).all() for one in (trainer.learner.weights, trainer.learner.average))


def test_the_same_seed_trains_the_same() -> None:
    trained = []
    for _ in range(2):
        trainer = Trainer(small(decisions=3_000), "cpu")
        trainer.run(1e9, say=silent)
        trained.append(trainer.learner.average.clone())
    assert torch.equal(*trained)


def test_a_segment_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    trainer = Trainer(small(decisions=3_000), "cpu")
    trainer.run(1e9, say=silent)
    trainer.save(tmp_path / "checkpoint.pt")
    again = Trainer.load(tmp_path / "checkpoint.pt", "cpu", decisions=6_000)
    assert again.progress == trainer.progress
    assert torch.equal(again.learner.weights, trainer.learner.weights)
    assert torch.allclose(again.learner.first, trainer.learner.first, rtol=0.01)
    again.run(1e9, say=silent)
    assert again.progress.decisions >= 6_000


def test_what_is_exported_plays_as_pytorch_does() -> None:
    weights = first_weights(SMALL, torch.Generator().manual_seed(4)) * 3
    data = exported(weights, SMALL, "a test")
    rows = torch.zeros((8, PADDED_ROW), dtype=torch.int8)
    rows[:, :ROW] = torch.randint(0, 4, (8, ROW), dtype=torch.int8)
    wanted = forward(weights, SMALL, rows, scales())
    played = FastNetwork(data)
    for i in range(8):
        outputs = played.outputs(rows[i, :ROW].tolist())
        assert torch.allclose(wanted.policy[i], torch.tensor(outputs.policy), atol=0.02)
        assert torch.allclose(wanted.points[i] * 10, torch.tensor(outputs.points), atol=0.2)
    back, sizes = imported(data)
    assert sizes == SMALL
    assert fingerprint(exported(back, sizes, "a test")) == fingerprint(data)


def test_the_weights_of_the_package_play_as_pytorch_does() -> None:
    """At every question of a game among masters, in single precision: the same chances of every answer."""
    weights, sizes = imported(weights_file())
    bots, asked = [make_bot("master", seat) for seat in range(4)], 0
    for _, view in questions(Game(4, seed="6" * 64), bots):
        s = remembering_table(view, 0)
        row = torch.zeros((1, PADDED_ROW), dtype=torch.int8)
        row[0, :ROW] = torch.tensor(row_of(s), dtype=torch.int8)
        wanted = forward(weights, sizes, row, scales()).policy[0].tolist()
        played = network().look(s).policy
        chances = [legal_shares(s, policy) for policy in (wanted, played)]
        assert chances[1] == pytest.approx(chances[0], abs=1e-4)
        asked += len(chances[0]) > 1
    assert asked > 80


def test_the_dials_turn_from_the_first_to_the_last() -> None:
    first, last = Dials.at(0.02, 1e-3), Dials.at(1.0, 1e-3)
    assert first.rate == pytest.approx(1e-3, rel=0.01)
    assert last.rate == pytest.approx(3e-5)
    assert first.shaping > 0 == last.shaping
    assert first.entropy > last.entropy


def test_evaluation_counts_one_game_of_every_table() -> None:
    desks = desks_of(40, 0, 1.0)
    weights = first_weights(SMALL, torch.Generator().manual_seed(1))
    found = evaluate(OnProcessor(desks), players_of(desks), weights, SMALL, 1)
    assert sum(games for _, _, games in found.values()) == 40


def test_a_best_response_starts_as_a_copy_and_is_tried_against_three() -> None:
    weights = first_weights(SMALL, torch.Generator().manual_seed(3))
    settings = small(games=40, decisions=1_000, seed=5)
    found = respond(weights, settings, "cpu", compiles=False, say=silent)
    assert found["decisions"] >= 1_000
    assert 0 < found["own decisions"] < found["decisions"] / 2
    assert found["older_4"][2] == 40


def test_measuring_names_weights_and_seed_and_judges_every_number_of_players() -> None:
    data = exported(first_weights(SMALL, torch.Generator().manual_seed(1)), SMALL, "a test")
    found = measure(data, "cpu", 12, 7, data)
    assert (found["weights"], found["former"], found["seed"]) == (fingerprint(data), fingerprint(data), 7)
    assert set(found["one against others"]) == {f"{who}_{n}" for who in ("expert", "greedy") for n in (3, 4, 5)}
    assert set(found["former against it"]) == {"older_3", "older_4", "older_5"}
    for player in found["habits"].values():
        assert player["refills"] + player["animals"] + player["passes"] == pytest.approx(1, abs=0.02)
        assert 1 <= player["value"] <= 4
    for judged in found["judgement"].values():
        assert sum(cases for cases, _, _ in judged["tenths"]) > 100
        # all seats of a table expect, and get, one win together
        cases, predicted, won = (sum(t[0] * t[i] if i else t[0] for t in judged["tenths"]) for i in range(3))
        assert abs(predicted - won) / cases < 0.1
        assert judged["belief is better by"][0] == pytest.approx(0, abs=0.05)  # it has learned nothing yet


def test_errors_of_the_win_share_are_in_points_and_small_tenths_are_not_judged() -> None:
    tenths = [[2000.0, 0.05, 0.04]] + [[0.0, 0.0, 0.0]] * 8 + [[500.0, 0.95, 0.85]]
    assert errors_of(tenths) == (1.0, 2.8)
    assert belief_gain([[100.0, 2.0, 2.1], [300.0, 2.2, 2.21], [0.0, 0.0, 0.0]]) == [0.0325, 0.01]


def test_the_command_leaves_checkpoint_log_curve_and_weights_and_goes_on(tmp_path: Path) -> None:
    settings = Settings(seconds=60, games=40, turns=8, batch=32, late_batch=64, scripts=0.4)
    for _ in range(2):
        files = train_segment(tmp_path, 0.5, "cpu", settings, silent)
    assert all(file.stat().st_size for file in files)
    assert (tmp_path / "checkpoint.pt").stat().st_size < 40_000_000
    lines = (tmp_path / "log.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["segments"] == 2
    assert PREDICTED == 15


# Policies of others, in the environments and at a live table.


def play_live(policy: Policy, version: int = 2) -> tuple[int, ...]:
    bots = [ObservationBot(policy, seat, version=version) for seat in range(4)]
    return play(Game(4, seed="1" * 64), bots).result.points


@pytest.mark.filterwarnings("ignore")  # of the libraries behind sb3-contrib
def test_maskable_ppo_learns_in_the_environment_and_plays_at_a_live_table() -> None:
    from sb3_contrib import MaskablePPO

    env: Any = gymnasium.make(gym.ID, opponents="random")
    model = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=64, seed=1)
    model.learn(512)

    def policy(rows: Any, masks: Any, rng: Any) -> Any:
        return model.predict(rows, action_masks=masks)[0]

    env.unwrapped.set_opponents(policy)
    model.learn(256)
    assert min(play_live(policy)) >= 0


def test_a_policy_saved_with_pytorch_plays_as_its_weights_do_in_numpy(tmp_path: Path) -> None:
    """The example's file is there and wins; what the training saves for PyTorch is the network it has trained."""
    torch_bot, learned_bot, train_ppo = (
        script(f"examples/{name}.py") for name in ("torch_bot", "learned_bot", "train_ppo")
    )
    weights = train_ppo.train(seconds=600, steps_at_most=1).weights
    for file in ("policy.pt", "policy.npz"):
        train_ppo.save(weights, tmp_path / file)
    with_torch = torch_bot.TorchBot(weights=str(tmp_path / "policy.pt"))
    with_numpy = learned_bot.LearnedBot(weights=str(tmp_path / "policy.npz"))
    rows = np.random.default_rng(1).integers(0, 9, (50, torch_bot.ROW), np.int8)
    masks = np.ones((50, torch_bot.ACTIONS), np.bool_)
    assert (with_torch.policy(rows, masks, None) == with_numpy.policy(rows, masks, None)).mean() > 0.9  # it is rounded
    assert min(play_live(torch_bot.TorchBot().policy, version=1)) > 10


def script(path: str) -> Any:
    spec = spec_from_file_location(Path(path).stem, Path(__file__).parents[2] / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for what a name means
    spec.loader.exec_module(module)
    return module
