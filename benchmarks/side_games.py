"""Side games: does it help to teach the policy answers that it hardly ever gives? So far it does not.

    python benchmarks/side_games.py --seconds 60 --weights 0,0.4,2 --out side_games.jsonl

From a position of the learner one side game begins for each of several answers, with the same cards to come and the
same chance in what everybody decides, and is played by the policy until the learner is asked in the next round. What
the learner then expects is what the answer is worth. The hidden cards are those of the real game: over many positions
that is fair to what the learner can know.

Each weight of what side games teach is a training of its own, 0 one without them. All go on from the same checkpoint
for the same time, as at the end of a plan, and then play one against three of what they began with, the other
way round, and against experts and greedy bots. One line of JSON for each. Wants a CUDA device; without one give
`--games 100 --contests 40`.
"""

import argparse
import json
import sys
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from wildcards.game.recollection import ROW
from wildcards.lab.training.evaluation import ROUND_AT, evaluate
from wildcards.lab.training.learning import Learner, Samples
from wildcards.lab.training.network import FORBIDDEN, PADDED_ROW, allowed, forward
from wildcards.lab.training.rollout import OPPONENTS, OVER, RANKS_AT, ROLE, SEAT, Player, Tables, gumbel
from wildcards.lab.training.tables import desks_of
from wildcards.lab.training.trainer import Settings, Trainer, players_of, tables_on
from wildcards.lab.training.turns import LEARNER, OLDER
from wildcards.rules.state import SEATS

LONGEST = 20  # turns of a side game: the next round has mostly come by then
RAREST = -12.0  # logarithm of the chance of an answer that is worth trying: rarer ones are far worse
FLATTENED = 0.25  # of the policy's logarithms: by these the answers are drawn that are tried
ANSWERS = 4  # that are tried in a position, at most
POSITIONS = 0.25  # of every round, for each game
PORTIONS = 40  # of the positions: one goes into each step
LARGEST_PUSH = 0.1  # of winning: what differs by more in one side game is mostly luck
MIXING = 0.001  # of winning: an answer that is better by so much is to be played e times as often
USUAL_DECK = 1


@dataclass
class Branched:
    """By position; the answers that were tried side by side."""

    rows: Tensor
    bits: Tensor
    answers: Tensor
    worth: Tensor  # chance to win
    tried: Tensor  # where there are fewer answers, not all places are used


class Branches:
    """The side games of a player, at tables of their own."""

    def __init__(self, tables: Tables, player: Player, positions: int) -> None:
        device = player.scale.device
        self.tables = tables
        self.player = player
        self.rows = torch.zeros((positions * ANSWERS, PADDED_ROW), dtype=torch.int8, device=device)
        self.found = Branched(
            rows=torch.zeros((positions, PADDED_ROW), dtype=torch.int8, device=device),
            bits=torch.zeros(positions, dtype=torch.int32, device=device),
            answers=torch.zeros((positions, ANSWERS), dtype=torch.int64, device=device),
            worth=torch.zeros((positions, ANSWERS), device=device),
            tried=torch.zeros((positions, ANSWERS), dtype=torch.bool, device=device),
        )

    def play(self, weights: Tensor) -> None:
        """From positions in which the player's games stand now."""
        weights = weights.detach().to(self.player.precision)
        which, fits = self._positions(weights)
        self.tables.take(self.player.tables, which.repeat_interleave(ANSWERS))
        policy, _ = self._look(self.tables, self.rows, weights)
        rows, bits = self.rows[::ANSWERS].clone(), bits_of(self.tables)[::ANSWERS].clone()
        answers, tried = answers_to_try(policy[::ANSWERS], bits)
        worth, is_known = self.play_on(answers.flatten(), weights)
        now = Branched(rows, bits, answers, worth.view_as(answers), tried & fits & is_known.view_as(tried))
        for field in fields(Branched):  # the graph of a step reads them from the same place each time
            getattr(self.found, field.name).copy_(getattr(now, field.name))

    def _positions(self, weights: Tensor) -> tuple[Tensor, Tensor]:
        """Some in which the learner has a choice, as far as there are; older selves are not at hand for side games."""
        tables = self.player.tables
        shown = tables.shown
        policy, _ = self._look(tables, torch.zeros_like(self.player.rollout.rows[0]), weights)
        choices = (chances_of(policy, bits_of(tables)) > RAREST).sum(dim=1) > 1
        fits = choices & (shown[:, ROLE] == LEARNER) & (shown[:, OPPONENTS] != OLDER)
        which = (torch.rand(len(shown), device=shown.device) + fits).topk(len(self.found.bits)).indices
        return which, fits[which][:, None]

    def play_on(self, answers: Tensor, weights: Tensor) -> tuple[Tensor, Tensor]:
        """The chance to win that each expects when it is asked in a later round; and whether it was asked at all."""
        shown = self.tables.shown
        self.rows[:, :ROW] = self.tables.observations
        seats, rounds = shown[:, SEAT].clone(), self.rows[:, ROUND_AT].clone()
        self.tables.turn(answers)
        worth = torch.zeros(len(seats), device=seats.device)
        is_known = self._note_wins(seats, worth, torch.ones_like(seats, dtype=torch.bool))
        is_settled = is_known.clone()
        for _ in range(LONGEST):
            policy, predicted = self._look(self.tables, self.rows, weights)
            asked = (shown[:, SEAT] == seats) & ~is_settled
            worth.copy_(torch.where(asked, predicted[:, 0], worth))
            is_known |= asked
            is_settled |= asked & (self.rows[:, ROUND_AT] > rounds)
            self.tables.turn(draw_alike(policy, bits_of(self.tables)))
            ended = self._note_wins(seats, worth, ~is_settled)
            is_known |= ended
            is_settled |= ended
        return worth, is_known

    def _note_wins(self, seats: Tensor, worth: Tensor, goes_on: Tensor) -> Tensor:
        """Where a game has just ended: the share of the win is what it was worth."""
        shown = self.tables.shown
        ended = (shown[:, OVER] == 1) & goes_on
        won = shown[:, RANKS_AT : RANKS_AT + SEATS] == 1
        own = won.gather(1, seats.long()[:, None])[:, 0] / won.sum(dim=1).clamp(min=1)
        worth.copy_(torch.where(ended, own, worth))
        return ended

    def _look(self, tables: Tables, rows: Tensor, weights: Tensor) -> tuple[Tensor, Tensor]:
        rows[:, :ROW] = tables.observations
        found: tuple[Tensor, Tensor] = self.player.look(weights, rows, tables.shown[:, OPPONENTS].clone())
        return found


def bits_of(tables: Tables) -> Tensor:
    return tables.shown.view(torch.int32)[:, 0]


def chances_of(policy: Tensor, bits: Tensor) -> Tensor:
    """Logarithms of the actions' chances."""
    return policy.masked_fill(~allowed(bits), FORBIDDEN).log_softmax(dim=1)


def draw_alike(policy: Tensor, bits: Tensor) -> Tensor:
    """An action by the policy; the side games of a position have the same noise."""
    logs = chances_of(policy, bits)
    return (logs + gumbel(logs[::ANSWERS]).repeat_interleave(ANSWERS, dim=0)).argmax(dim=1)


def answers_to_try(policy: Tensor, bits: Tensor) -> tuple[Tensor, Tensor]:
    """One drawn by the policy, then others, the likelier the sooner; and which of them there are."""
    logs = chances_of(policy, bits)
    own = (logs + gumbel(logs)).argmax(dim=1, keepdim=True)
    sooner = (FLATTENED * logs + gumbel(logs)).masked_fill(logs < RAREST, FORBIDDEN).scatter(1, own, -FORBIDDEN)
    best = sooner.topk(ANSWERS, dim=1)
    tried = best.values > FORBIDDEN
    return torch.where(tried, best.indices, own), tried


class BranchLearner(Learner):
    """Learns from side games as well, before each pass over the rollout."""

    def __init__(self, trainer: Trainer, weight: float, mixing: float = MIXING) -> None:
        kept, settings = trainer.learner, trainer.settings
        compiles = trainer.device == "cuda"
        super().__init__(kept.weights.detach(), settings.sizes, kept.scale, settings.batch, compiles=compiles)
        self.average.copy_(kept.average)
        self.weight, self.mixing = weight, mixing
        positions = int(settings.games * POSITIONS)
        tables = tables_on(trainer.device, desks_of(positions * ANSWERS, 0, 0))
        self.branches = Branches(tables, trainer.player, positions)
        portion = max(1, positions // PORTIONS)
        self.positions = torch.arange(portion, device=self.weights.device)

    def learn(self, samples: Samples, valid: Tensor) -> int:
        self.branches.play(self.weights)
        return super().learn(samples, valid)

    def _run(self, samples: Samples) -> None:
        """The positions were drawn at random, so they are taken one after the other."""
        super()._run(samples)
        self.positions += len(self.positions)
        self.positions %= len(self.branches.found.bits)

    def _loss(self, weights: Tensor, at: Tensor, samples: Samples) -> tuple[Tensor, Tensor]:
        loss, parts = super()._loss(weights, at, samples)
        return loss + self.weight * self.branch_loss(weights, self.branches.found), parts

    def branch_loss(self, weights: Tensor, found: Branched) -> Tensor:
        """Answers become likelier by how much better they went than the others that were tried, however rare they are.

        What comes out in the end is a mixture, in which answers that are nearly as good are played nearly as often.
        """
        rows, bits, answers, worth, tried = (
            getattr(found, field.name).index_select(0, self.positions) for field in fields(Branched)
        )
        policy = forward(weights.to(self.scale.dtype), self.sizes, rows, self.scale).policy
        chances = chances_of(policy, bits).gather(1, answers)
        better = worth - self.mixing * chances.detach()
        push = better - (better * tried).sum(dim=1, keepdim=True) / tried.sum(dim=1, keepdim=True).clamp(min=1)
        pushed: Tensor = push.clamp(-LARGEST_PUSH, LARGEST_PUSH) * tried * chances
        return -pushed.sum(dim=1).mean()


def compare(weights: Tensor, first: Tensor, settings: Settings, device: str, games: int) -> dict[str, Any]:
    def play(own: Tensor, others: Tensor | None) -> dict[str, list[float]]:
        desks = desks_of(games, float(others is not None), float(others is None), (4,))
        tables = tables_on(device, desks, USUAL_DECK)
        return evaluate(tables, players_of(desks), own, settings.sizes, 5, older=others)

    with torch.no_grad():
        return {
            "against what it was": play(weights, first)["older_4"],
            "what it was against it": play(first, weights)["older_4"],
            "one against three": play(weights, None),
        }


def train(weight: float, wanted: argparse.Namespace, device: str) -> dict[str, Any]:
    plan = wanted.seconds / (1 - wanted.before)
    settings = {"seconds": plan, "rate": wanted.rate, "games": wanted.games}
    batch = min(Settings.batch, wanted.games)
    torch.compiler.reset()
    trainer = Trainer.load(
        wanted.checkpoint, device, compiles=device == "cuda", batch=batch, late_batch=2 * batch, **settings
    )
    first = trainer.learner.average.clone()
    trainer.progress.seconds = plan * wanted.before
    if weight:
        trainer.learner = BranchLearner(trainer, weight, wanted.mixing)
    reports: list[dict[str, Any]] = []
    trainer.run(wanted.seconds, say=reports.append)
    found = {key: value for key, value in reports[-1].items() if key.startswith("loss_")}
    speed = max(report["speed"] for report in reports)
    compared = compare(trainer.learner.average, first, trainer.settings, device, wanted.contests)
    return {"weight": weight, "seconds": wanted.seconds, "speed": speed, **found, **compared}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkpoint", type=Path, default=Path("training/checkpoint.pt"))
    parser.add_argument("--weights", default="0,0.4,2", help="of what side games teach, with commas between")
    parser.add_argument("--seconds", type=float, default=60, help="for each")
    parser.add_argument("--mixing", type=float, default=MIXING)
    parser.add_argument("--rate", type=float, default=1e-3, help="the highest of the plan")
    parser.add_argument("--before", type=float, default=0.75, help="of the plan, as if it were done")
    parser.add_argument("--games", type=int, default=65_536, help="at once")
    parser.add_argument("--contests", type=int, default=60_000, help="games of each kind that are compared")
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    for weight in map(float, wanted.weights.split(",")):
        text = json.dumps(train(weight, wanted, device)) + "\n"
        sys.stdout.write(text)
        sys.stdout.flush()
        if wanted.out:
            with wanted.out.open("a", encoding="utf-8") as out:
                out.write(text)


if __name__ == "__main__":
    main()
