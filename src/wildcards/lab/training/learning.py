"""Steps that make the policy better: PPO, if wanted with a pull towards the average of its own past; other heads."""

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from wildcards.lab.training.network import FORBIDDEN, PREDICTED, Outputs, Sizes, allowed, believed, forward, judged
from wildcards.lab.training.rollout import Rollout
from wildcards.rules.state import SEATS

CLIP = 0.15
LARGEST_GRADIENT = 1.0
FIRST_BETA, SECOND_BETA = 0.9, 0.98
WIN_WEIGHT, RANK_WEIGHT, POINTS_WEIGHT, BELIEF_WEIGHT = 0.5, 0.1, 0.1, 0.6


@dataclass(frozen=True)
class Dials:
    """What changes while training goes on; `done` is the part of the plan that is behind us."""

    rate: float
    entropy: float
    pull: float
    shaping: float

    @staticmethod
    def at(done: float, top_rate: float, first_pull: float = 0.0) -> "Dials":
        done = min(max(done, 0.0), 1.0)
        warm = min(1.0, done / 0.01 + 0.05)
        fall = (1 + torch.cos(torch.tensor(done * torch.pi)).item()) / 2
        return Dials(
            rate=warm * (3e-5 + (top_rate - 3e-5) * fall),
            entropy=0.02 * (0.002 / 0.02) ** done,
            pull=first_pull * 0.5**done,
            shaping=0.3 * max(0.0, 1 - done / 0.4),
        )


@dataclass
class Samples:
    """What was learned from, by sample; on the device."""

    rows: Tensor
    bits: Tensor
    actions: Tensor
    chances: Tensor
    magnet: Tensor
    advantages: Tensor
    targets: Tensor
    hands: Tensor
    opponents: Tensor


def advantages(rollout: Rollout, shaping: float) -> Tensor:
    """How much better each turn went than predicted, in win share, and early on in points as well."""
    gain = rollout.targets - rollout.predicted
    points = gain[..., 2 * SEATS :]
    others = points[..., 1:].sum(dim=-1) / (rollout.rows[..., 0].float() - 1).clamp(min=1)
    raw = gain[..., 0] + shaping * (points[..., 0] - others)
    used = raw[rollout.valid]
    return (raw - used.mean()) / (used.std() + 1e-6)


class Learner:
    """The weights, their average, the optimiser, and one step. On the device the step is a graph."""

    def __init__(self, weights: Tensor, sizes: Sizes, scale: Tensor, batch: int, *, compiles: bool = False) -> None:
        device = weights.device
        self.sizes = sizes
        self.scale = scale
        self.batch = batch
        self.weights = weights.clone().requires_grad_()
        self.average = weights.clone()
        self.first = torch.zeros_like(weights)
        self.second = torch.zeros_like(weights)
        self.steps = torch.zeros((), device=device)
        self.rate = torch.zeros((), device=device)
        self.entropy = torch.zeros((), device=device)
        self.pull = torch.zeros((), device=device)
        self.forget = torch.zeros((), device=device)  # of the average, in a step
        self.chosen = torch.zeros(batch, dtype=torch.int64, device=device)
        self.report = torch.zeros(9, device=device)
        self.loss = torch.compile(self._loss, dynamic=False) if compiles else self._loss
        self.graph: torch.cuda.CUDAGraph | None = None

    def take_batches_of(self, batch: int) -> None:
        """Larger batches later on: then the noise of small ones is what is in the way."""
        if batch != self.batch:
            self.batch = batch
            self.chosen = torch.zeros(batch, dtype=torch.int64, device=self.chosen.device)
            self.graph = None

    def turn_dials(self, dials: Dials) -> None:
        self.rate.fill_(dials.rate)
        self.entropy.fill_(dials.entropy)
        self.pull.fill_(dials.pull)

    def learn(self, samples: Samples, valid: Tensor) -> int:
        """Goes once through the valid samples in random order; returns how many steps that were."""
        order = valid[torch.randperm(len(valid), device=valid.device)]
        steps = len(order) // self.batch
        self.report.zero_()
        for step in range(steps):
            self.chosen.copy_(order[step * self.batch : (step + 1) * self.batch])
            self._run(samples)
        self.report /= max(steps, 1)
        return steps

    def _run(self, samples: Samples) -> None:
        if self.weights.device.type != "cuda":
            self.step(samples)
            return
        if self.graph is None:
            self._capture(samples)
        assert self.graph is not None
        self.graph.replay()

    def _capture(self, samples: Samples) -> None:
        """Some steps on a stream of their own first, as PyTorch wants it; what they changed is put back."""
        kept = [one.detach().clone() for one in self._state()]
        cuda: Any = torch.cuda  # parts of it have no types
        stream = cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.step(samples)
        torch.cuda.current_stream().wait_stream(stream)
        self.weights.grad = None
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.step(samples)
        with torch.no_grad():
            for one, before in zip(self._state(), kept, strict=True):
                one.copy_(before)

    def _state(self) -> list[Tensor]:
        return [self.weights, self.average, self.first, self.second, self.steps, self.report]

    def step(self, samples: Samples) -> None:
        loss, parts = self.loss(self.weights, self.chosen, samples)
        (gradient,) = torch.autograd.grad(loss, self.weights)
        with torch.no_grad():
            norm = gradient.norm()
            gradient = gradient * (LARGEST_GRADIENT / (norm + 1e-6)).clamp(max=1.0)
            self._move(gradient)
            self.report += torch.cat([parts, norm[None]])

    def _move(self, gradient: Tensor) -> None:
        """Adam, and the average after it."""
        self.steps += 1
        self.first.lerp_(gradient, 1 - FIRST_BETA)
        self.second.lerp_(gradient * gradient, 1 - SECOND_BETA)
        first = self.first / (1 - FIRST_BETA**self.steps)
        second = self.second / (1 - SECOND_BETA**self.steps)
        self.weights -= self.rate * first / (second.sqrt() + 1e-5)
        self.average += self.forget * (self.weights - self.average)

    def _loss(self, weights: Tensor, at: Tensor, samples: Samples) -> tuple[Tensor, Tensor]:
        rows = samples.rows.index_select(0, at)
        outputs = forward(weights.to(self.scale.dtype), self.sizes, rows, self.scale)
        mask = allowed(samples.bits.index_select(0, at))
        logs = outputs.policy.masked_fill(~mask, FORBIDDEN).log_softmax(dim=1)
        policy, entropy, pull, clipped = self._policy_loss(samples, at, logs, mask)
        judgement = judged(outputs, rows, samples.opponents.index_select(0, at))
        win, rank, points = prediction_losses(judgement, samples.targets.index_select(0, at))
        belief = belief_loss(outputs, rows, samples.hands.index_select(0, at))
        loss = policy - self.entropy * entropy + self.pull * pull
        loss = loss + WIN_WEIGHT * win + RANK_WEIGHT * rank + POINTS_WEIGHT * points + BELIEF_WEIGHT * belief
        return loss, torch.stack([policy, entropy, pull, clipped, win, rank, points, belief]).detach()

    def _policy_loss(
        self, samples: Samples, at: Tensor, logs: Tensor, mask: Tensor
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        actions = samples.actions.index_select(0, at)
        taken = logs.gather(1, actions[:, None])[:, 0]
        advantage = samples.advantages.index_select(0, at)
        ratio = (taken - samples.chances.index_select(0, at)).exp()
        bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.minimum(ratio * advantage, bounded * advantage).mean()
        chances = logs.exp()
        entropy = -(chances * logs).masked_fill(~mask, 0.0).sum(dim=1).mean()
        magnet = samples.magnet.index_select(0, at).float().masked_fill(~mask, FORBIDDEN).log_softmax(dim=1)
        pull = (chances * (logs - magnet)).masked_fill(~mask, 0.0).sum(dim=1).mean()
        return policy, entropy, pull, (ratio - bounded).abs().gt(0).float().mean()


def prediction_losses(judgement: tuple[Tensor, Tensor, Tensor], targets: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    win, rank, points = judgement
    shares, ranks, wanted = torch.split(targets, PREDICTED // 3, dim=1)
    return (
        -(shares * win.log_softmax(dim=1)).sum(dim=1).mean(),
        -(ranks * rank.log_softmax(dim=1)).sum(dim=1).mean(),
        (points - wanted).square().sum(dim=1).mean(),
    )


def belief_loss(outputs: Outputs, rows: Tensor, hands: Tensor) -> Tensor:
    """Nats a card, over all cards of the others' hands."""
    held = hands.float().view(len(rows), -1)
    return -(held * believed(outputs, rows).flatten(1)).sum() / held.sum().clamp(min=1)
