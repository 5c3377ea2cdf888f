"""How strong weights are: one learner at each table against experts or greedy bots, by number of players."""

from typing import Any

import torch
from torch import Tensor

from wildcards.game.recollection import ROW
from wildcards.lab.training.network import PADDED_ROW, Sizes, forward, scales
from wildcards.lab.training.rollout import OTHERS_ROLE, OVER, RANKS_AT, THE_LEARNER, Tables, draw
from wildcards.lab.training.turns import EXPERT, GREEDY
from wildcards.rules.state import SEATS

LONGEST = 2_000  # turns, after which something is wrong


def evaluate(tables: Tables, players: Tensor, weights: Tensor, sizes: Sizes, seed: int) -> dict[str, Any]:
    """Plays the first game of every table to its end."""
    device = weights.device
    scale = scales().to(device, weights.dtype)
    rows = torch.zeros((len(players), PADDED_ROW), dtype=torch.int8, device=device)
    ended = torch.zeros(len(players), dtype=torch.int64, device=device)
    others = torch.zeros(len(players), dtype=torch.int8, device=device)
    shares = torch.zeros(len(players), device=device)
    tables.begin(seed)
    for turn in range(LONGEST):
        rows[:, :ROW] = tables.observations
        policy = forward(weights, sizes, rows, scale).policy
        tables.turn(draw(policy, tables.shown.view(torch.int32)[:, 0])[0])
        shown = tables.shown
        over = shown[:, OVER] == 1
        counts = over & (ended == 0)
        won = shown[:, RANKS_AT : RANKS_AT + SEATS] == 1
        share = won / won.sum(dim=1, keepdim=True).clamp(min=1)
        own = share.gather(1, shown[:, THE_LEARNER].long()[:, None])[:, 0]
        shares = torch.where(counts, own, shares)
        others = torch.where(counts, shown[:, OTHERS_ROLE], others)
        ended += over
        if turn % 50 == 49 and bool((ended > 0).all()):
            break
    found: dict[str, Any] = {}
    for role, name in ((EXPERT, "expert"), (GREEDY, "greedy")):
        for count in (3, 4, 5):
            wins = shares[(others == role) & (players.to(device) == count) & (ended > 0)]
            if len(wins):
                spread = 1.96 * float(wins.std()) / len(wins) ** 0.5
                found[f"{name}_{count}"] = [round(float(wins.mean()), 4), round(spread, 4), len(wins)]
    return found
