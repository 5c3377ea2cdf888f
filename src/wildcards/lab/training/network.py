"""The network: one row of version 2 in, a policy and four predictions out. All weights lie in one vector.

A wide layer, residual blocks with normalisation, and one layer for all heads. The belief is learned as a correction of
the expected cards that the row already holds. What is predicted against bots that follow a script has heads of its own,
which stay in training: the predictions that are played with mean a table of equals.
"""

from math import prod
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from wildcards.bots.network import HEADS
from wildcards.game.observation import LAYOUT
from wildcards.game.recollection import EXPECTED_AT, OTHERS, PART, RECOLLECTION_LAYOUT, ROW
from wildcards.lab.training.turns import OLDER
from wildcards.rules.cards import CARDS
from wildcards.rules.questions import ACTIONS
from wildcards.rules.state import SEATS

PADDED_ROW = (ROW + 31) // 32 * 32  # rows that the device multiplies quickly
BELIEF = OTHERS * CARDS
OUTPUTS = sum(HEADS)
PREDICTED = 3 * SEATS  # win shares, ranks and points of a prediction, side by side
SCRIPTS = 2  # tables with experts, tables with greedy bots: a prediction for each
PADDED_OUTPUTS = (OUTPUTS + SCRIPTS * PREDICTED + 15) // 16 * 16
LEAST_EXPECTED = 0.02  # of a card, where counting expects none
FORBIDDEN = -30_000.0

# What a number of the row is divided by, if it is not small already.
SCALES = {
    "round": 12,
    "rounds": 12,
    "animals_left": 20,
    "pile": 20,
    "discarded": 20,
    "least": 16,
    "hand_size": 8,
    "tokens": 8,
    "points": 16,
    "players": 4,
    "lead": 4,
    "value": 4,
    "due": 3,
    "left": 3,
    "picks": 3,
    "unseen": 3,
    "fresh": 3,
    "deck": 4,
    "unseen_animals": 4,
    "collection": 2,
    "drawn": 8,
    "came_out": 8,
    "expected": PART,
    "past_value": 4,
    "past_discards": 4,
    "gain": 2,
}


class Sizes(NamedTuple):
    width: int = 512
    hidden: int = 448
    blocks: int = 3

    def shapes(self) -> list[tuple[int, ...]]:
        """Of all weights, in order: the first layer; each block's normalisation and two layers; the heads."""
        block = [
            (self.width,),
            (self.width,),
            (self.hidden, self.width),
            (self.hidden,),
            (self.width, self.hidden),
            (self.width,),
        ]
        last = [(self.width,), (self.width,), (PADDED_OUTPUTS, self.width), (PADDED_OUTPUTS,)]
        return [(self.width, PADDED_ROW), (self.width,), *(block * self.blocks), *last]


class Outputs(NamedTuple):
    policy: Tensor  # logits of the actions
    win: Tensor  # logits of who wins, by place
    rank: Tensor  # logits of the own rank
    points: Tensor  # by place, in tens
    belief: Tensor  # by other place and kind: what is added to the logarithm of the expected cards
    against: Tensor  # win, rank and points again: at a table with experts, at a table with greedy bots


def scales() -> Tensor:
    found: list[float] = []
    for name, shape in (*LAYOUT, *RECOLLECTION_LAYOUT):
        found += [1.0 / SCALES.get(name, 1)] * prod(shape)
    return torch.tensor(found + [0.0] * (PADDED_ROW - ROW))


def first_weights(sizes: Sizes, generator: torch.Generator) -> Tensor:
    """Random weights: second layers of blocks and the heads begin small, so that all actions are alike at first."""
    shapes = sizes.shapes()
    parts = []
    for number, shape in enumerate(shapes):
        if len(shape) == 1:
            is_gain = number > 1 and (len(shapes) - 4 == number or (number - 2) % 6 == 0)
            parts.append(torch.full(shape, 1.0 if is_gain else 0.0))
            continue
        spread = (2.0 / shape[1]) ** 0.5 if number == 0 or shape[0] == sizes.hidden else 0.3 / shape[1] ** 0.5
        if shape[0] == PADDED_OUTPUTS:
            spread = 0.05 / shape[1] ** 0.5
        parts.append(torch.randn(shape, generator=generator) * spread)
    return torch.cat([part.reshape(-1) for part in parts])


def split(weights: Tensor, sizes: Sizes) -> list[Tensor]:
    shapes = sizes.shapes()
    parts = torch.split(weights, [prod(shape) for shape in shapes])
    return [part.view(shape) for part, shape in zip(parts, shapes, strict=True)]


def forward(weights: Tensor, sizes: Sizes, rows: Tensor, scale: Tensor) -> Outputs:
    """`weights` and `scale` have the precision that is wanted; `rows` are bytes, padded."""
    parts = iter(split(weights, sizes))
    x = functional.linear(rows.to(weights.dtype) * scale, next(parts), next(parts))
    for _ in range(sizes.blocks):
        inner = functional.layer_norm(x, (sizes.width,), next(parts), next(parts))
        inner = functional.relu(functional.linear(inner, next(parts), next(parts)))
        x = x + functional.linear(inner, next(parts), next(parts))
    x = functional.layer_norm(x, (sizes.width,), next(parts), next(parts))
    out = functional.linear(x, next(parts), next(parts)).float()
    heads = [*HEADS, SCRIPTS * PREDICTED]
    return Outputs(*torch.split(out[:, : sum(heads)], heads, dim=1))


def allowed(bits: Tensor) -> Tensor:
    """Legal actions as a mask, from bits."""
    return (bits[:, None] >> torch.arange(ACTIONS, device=bits.device, dtype=bits.dtype) & 1).bool()


def present(rows: Tensor) -> Tensor:
    """Places where somebody sits."""
    return torch.arange(SEATS, device=rows.device)[None, :] < rows[:, :1]


def judged(outputs: Outputs, rows: Tensor, opponents: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Logits of the win by place, of the own rank, and points by place (in tens), against these opponents."""
    equals = torch.cat([outputs.win, outputs.rank, outputs.points], dim=1)[:, None]
    by_table = torch.cat([equals, outputs.against.view(-1, SCRIPTS, PREDICTED)], dim=1)
    table = (opponents.long() - OLDER).clamp(min=0)[:, None, None].expand(-1, 1, PREDICTED)
    win, rank, points = torch.split(by_table.gather(1, table)[:, 0], SEATS, dim=1)
    seated = present(rows)
    return win.masked_fill(~seated, FORBIDDEN), rank.masked_fill(~seated, FORBIDDEN), points * seated


def predictions(outputs: Outputs, rows: Tensor, opponents: Tensor) -> Tensor:
    """Win shares by place, chances of the own rank, and points by place (in tens), side by side."""
    win, rank, points = judged(outputs, rows, opponents)
    return torch.cat([win.softmax(dim=1), rank.softmax(dim=1), points], dim=1)


def believed(outputs: Outputs, rows: Tensor) -> Tensor:
    """Logarithms of the chances of a card of each other hand to be of each kind."""
    expected = rows[:, EXPECTED_AT : EXPECTED_AT + BELIEF].float() / PART
    prior = (expected + LEAST_EXPECTED).log()
    return (prior + outputs.belief).view(-1, OTHERS, CARDS).log_softmax(dim=2)
