"""What decides: the same training with one thing changed, for the same number of decisions.

    python benchmarks/ablations.py --decisions 1e9 --out ablations.jsonl
    python benchmarks/ablations.py --variants "as it is,oracle critic" --seeds 1,2

Each variant is trained from nothing and then plays one against three experts and three greedy bots (four players, the
usual deck), and one against three of the first variant of the list and the other way round. One line of JSON for each.
Wants a CUDA device, where a billion decisions take a minute and a half; without one give `--decisions 1e5 --games 600`.
"""

import argparse
import gc
import json
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from wildcards.game.observation import LENGTH
from wildcards.game.recollection import EXPECTED_AT, PART, RECOLLECTION_LAYOUT, ROW
from wildcards.lab.training import evaluation, learning
from wildcards.lab.training.learning import Dials, Learner, Samples, prediction_losses
from wildcards.lab.training.network import (
    BELIEF,
    Outputs,
    Sizes,
    first_weights,
    forward,
    judged,
    predictions,
)
from wildcards.lab.training.rollout import Tables
from wildcards.lab.training.tables import desks_of
from wildcards.lab.training.trainer import Settings, Trainer, players_of, tables_on

USUAL_DECK = 1
MOST_OF_A_KIND = 127 // PART  # that a number of a row can show


def columns(names: Iterable[str]) -> list[int]:
    """Of these parts of the memory, within a row."""
    found: list[int] = []
    at = LENGTH
    for name, shape in RECOLLECTION_LAYOUT:
        length = torch.Size(shape).numel()
        if name in names:
            found += range(at, at + length)
        at += length
    return found


MEMORY = [name for name, _ in RECOLLECTION_LAYOUT]


@dataclass(frozen=True)
class Variant:
    settings: dict[str, Any] = field(default_factory=dict)
    hidden: tuple[str, ...] = ()  # parts of the memory that are all zeros
    oracle: bool = False  # a critic that sees the hands says how well a turn went


VARIANTS = {
    "as it is": Variant(),
    "no memory": Variant(hidden=tuple(MEMORY)),
    "no past rounds": Variant(hidden=tuple(name for name in MEMORY if name.startswith("past_"))),
    "no counting": Variant(hidden=("expected",)),
    "oracle critic": Variant(oracle=True),
    "pull": Variant({"pull": 0.02}),
    "pull times 5": Variant({"pull": 0.1}),
    "no older selves": Variant({"older": 0.0}),
    "no scripts": Variant({"scripts": 0.0}),
    "scripts in a tenth": Variant({"scripts": 0.1}),
    "small": Variant({"sizes": Sizes(256, 224, 2)}),
    "large": Variant({"sizes": Sizes(1024, 512, 3)}),
}


class HidingTables:
    """Tables that show zeros in some columns."""

    def __init__(self, tables: Tables, hidden: list[int]) -> None:
        self.tables = tables
        self.kept = torch.ones(ROW, dtype=torch.int8, device=tables.shown.device)
        self.kept[hidden] = 0
        self.shown, self.hands = tables.shown, tables.hands

    @property
    def observations(self) -> Tensor:
        return self.tables.observations * self.kept

    def begin(self, seed: int) -> None:
        self.tables.begin(seed)

    def turn(self, actions: Tensor) -> None:
        self.tables.turn(actions)

    def take(self, origin: "HidingTables", which: Tensor) -> None:
        self.tables.take(origin.tables, which)


class Critic(Learner):
    """Predicts only, and sees the true hands where the player sees what counting expects."""

    def _loss(self, weights: Tensor, at: Tensor, samples: Samples) -> tuple[Tensor, Tensor]:
        rows = with_hands(samples.rows.index_select(0, at), samples.hands.index_select(0, at))
        outputs = forward(weights.to(self.scale.dtype), self.sizes, rows, self.scale)
        judgement = judged(outputs, rows, samples.opponents.index_select(0, at))
        win, rank, points = prediction_losses(judgement, samples.targets.index_select(0, at))
        loss = learning.WIN_WEIGHT * win + learning.RANK_WEIGHT * rank + learning.POINTS_WEIGHT * points
        none = torch.zeros_like(win)
        return loss, torch.stack([none, none, none, none, win, rank, points, none]).detach()


def with_hands(rows: Tensor, hands: Tensor) -> Tensor:
    shown = hands.clamp(max=MOST_OF_A_KIND) * PART
    return torch.cat([rows[:, :EXPECTED_AT], shown, rows[:, EXPECTED_AT + BELIEF :]], dim=1)


class VariantTrainer(Trainer):
    def __init__(self, variant: Variant, settings: Settings, device: str) -> None:
        super().__init__(settings, device, compiles=device == "cuda")
        if variant.hidden:
            self.player.tables = HidingTables(self.player.tables, columns(variant.hidden))
        if variant.oracle:
            self._add_critic(device)

    def _add_critic(self, device: str) -> None:
        """Its predictions take the place of the player's own, and it learns whenever the player does."""
        player, sizes, learn, turn_dials = self.player, self.settings.sizes, self.learner.learn, self.learner.turn_dials
        weights = first_weights(sizes, torch.Generator().manual_seed(self.settings.seed + 1000)).to(device)
        critic = Critic(weights, sizes, player.scale, self.settings.batch, compiles=device == "cuda")

        def predict(weights: Tensor, rows: Tensor, hands: Tensor, opponents: Tensor) -> Tensor:
            seen = with_hands(rows, hands)
            return predictions(forward(weights, sizes, seen, player.scale), seen, opponents)

        look = player.look
        judge = torch.compile(predict, dynamic=False) if device == "cuda" else predict

        def look_and_judge(weights: Tensor, rows: Tensor, opponents: Tensor) -> Any:
            policy, _ = look(weights, rows, opponents)
            seeing = critic.weights.detach().to(player.precision)
            return policy, judge(seeing, rows, player.tables.hands.clone(), opponents)

        def turn_both(dials: Dials) -> None:
            critic.turn_dials(dials)
            turn_dials(dials)

        def learn_both(samples: Samples, valid: Tensor) -> int:
            critic.take_batches_of(self.learner.batch)
            critic.learn(samples, valid)
            return learn(samples, valid)

        player.look = look_and_judge
        self.learner.turn_dials = turn_both  # type: ignore[method-assign]
        self.learner.learn = learn_both  # type: ignore[method-assign]


def tables(games: int, device: str, *, older: float) -> tuple[Tables, Tensor]:
    desks = desks_of(games, older, 1.0 - older, (4,))
    return tables_on(device, desks, USUAL_DECK), players_of(desks)


class Contest:
    """Plays the variants; where two of them differ in what they see or in size, each has its own."""

    def __init__(self, games: int, device: str) -> None:
        self.games, self.device = games, device
        self.first: tuple[Tensor, Sizes] | None = None

    def play(self, weights: Tensor, sizes: Sizes, variant: Variant) -> dict[str, Any]:
        own = torch.ones(ROW, dtype=torch.int8, device=self.device)
        own[columns(variant.hidden)] = 0

        def each_its_own(of: Tensor, size: Sizes, rows: Tensor, scale: Tensor) -> Outputs:
            if of is not weights:
                assert self.first is not None
                return forward(of, self.first[1], rows, scale)
            seen = rows.clone()
            seen[:, :ROW] *= own
            return forward(of, sizes, seen, scale)

        evaluation.forward = each_its_own  # type: ignore[assignment, attr-defined]
        with torch.no_grad():
            among = tables(self.games, self.device, older=0.0)
            found: dict[str, Any] = {"one against three": evaluation.evaluate(*among, weights, sizes, 5)}
            if self.first is None:
                self.first = weights, sizes
                return found
            among = tables(self.games, self.device, older=1.0)
            first = self.first[0]
            found["against the first"] = evaluation.evaluate(*among, weights, sizes, 6, older=first)["older_4"]
            found["the first against it"] = evaluation.evaluate(*among, first, sizes, 7, older=weights)["older_4"]
        return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variants", default=",".join(VARIANTS), help="with commas between, the first to compare with")
    parser.add_argument("--seeds", default="1", help="with commas between")
    parser.add_argument("--decisions", type=float, default=1e9, help="of all seats, for each training")
    parser.add_argument("--games", type=int, default=65_536, help="at once")
    parser.add_argument("--contests", type=int, default=30_000, help="games in which a variant is tried, of each kind")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which none is begun")
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def main() -> None:
    began = time.perf_counter()
    wanted = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    contest = Contest(wanted.contests, device)
    for seed in map(int, wanted.seeds.split(",")):
        for name in wanted.variants.split(","):
            if time.perf_counter() - began > wanted.seconds:
                return
            variant = VARIANTS[name]
            torch.compiler.reset()
            batch = min(Settings.batch, wanted.games)
            settings = Settings(
                games=wanted.games, decisions=wanted.decisions, seed=seed, batch=batch, late_batch=2 * batch
            )
            trainer = VariantTrainer(variant, replace(settings, **variant.settings), device)
            reports: list[dict[str, Any]] = []
            trainer.run(float("inf"), say=reports.append, report_every=10)
            weights, sizes, progress = trainer.learner.average, trainer.settings.sizes, trainer.progress
            del trainer
            gc.collect()
            line = {
                "variant": name,
                "seed": seed,
                "decisions": progress.decisions,
                "seconds": round(progress.seconds, 1),
                "speed": max(report["speed"] for report in reports),
                **{key: value for key, value in reports[-1].items() if key.startswith("loss_")},
                **contest.play(weights, sizes, variant),
            }
            text = json.dumps(line) + "\n"
            sys.stdout.write(text)
            sys.stdout.flush()
            if wanted.out:
                with wanted.out.open("a", encoding="utf-8") as out:
                    out.write(text)


if __name__ == "__main__":
    main()
