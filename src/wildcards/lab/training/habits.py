"""What the master plays otherwise than an expert: bids, refills, animals and Leaders of both at the same tables."""

from math import prod

import torch
from torch import Tensor

from wildcards.game.observation import LAYOUT
from wildcards.game.recollection import RECOLLECTION_LAYOUT
from wildcards.lab.training.evaluation import COUNTS, ROUND_AT, first_games
from wildcards.lab.training.network import Sizes
from wildcards.lab.training.rollout import Tables
from wildcards.lab.training.turns import EXPERT
from wildcards.rules.cards import WILD
from wildcards.rules.state import SEATS

LAST_ROUND = 1  # in the row's past: the present round comes first
MASTER, THE_EXPERT = 0, 1
NUMBERS = ("seats", "bids", "value", "wild", "refills", "discards", "animals", "passes")


def part_of(rows: Tensor, wanted: str) -> Tensor:
    """A field of the row, in its shape."""
    at = 0
    for name, shape in (*LAYOUT, *RECOLLECTION_LAYOUT):
        if name == wanted:
            return rows[:, at : at + prod(shape)].view(-1, *shape)
        at += prod(shape)
    raise KeyError(wanted)


def habits(tables: Tables, players: Tensor, weights: Tensor, sizes: Sizes, seed: int) -> dict[str, dict[str, float]]:
    """One master among experts, at tables where nothing has been played: by player and number of players.

    Over all rounds but the last, and for the first one alone. Bids are cards: their value, and how many were wild;
    refills, animals and passes are counted by seat and round; Leaders are those of a seat when the last round begins.
    """
    device = weights.device
    count = players.to(device).long()
    learner = torch.arange(len(players), device=device) % count  # as the first game seats it
    rounds = torch.ones_like(count)
    ended = torch.zeros_like(count, dtype=torch.bool)
    among_experts = torch.zeros_like(ended)
    leaders = torch.zeros((len(players), 2), device=device)  # when the last round began
    sums = torch.zeros((2, len(players), 2, len(NUMBERS)), device=device)  # first round, all; game; master, experts
    for turn in first_games(tables, weights, sizes, seed):
        now = turn.rows[:, ROUND_AT].long()
        begins = (now > rounds) & ~ended
        rounds = torch.where(begins, now, rounds)
        places = torch.arange(SEATS, device=device)
        is_master = (turn.seats[:, None] + places) % count[:, None] == learner[:, None]
        seated = (places < count[:, None]) & begins[:, None]
        by_place = past_round(turn.rows)
        owned = part_of(turn.rows, "leader").float().sum(dim=1)
        for who, mask in ((MASTER, is_master & seated), (THE_EXPERT, ~is_master & seated)):
            played = (by_place * mask[:, :, None]).sum(dim=1)
            sums[0, :, who] += played * (now == LAST_ROUND + 1)[:, None]
            sums[1, :, who] += played
            leaders[:, who] = torch.where(begins, (owned * mask).sum(dim=1), leaders[:, who])
        among_experts |= turn.ends & (turn.others == EXPERT)
        ended |= turn.ends
    found: dict[str, dict[str, float]] = {}
    for number in COUNTS:
        games = among_experts & (count == number)
        for who, name in ((MASTER, "master"), (THE_EXPERT, "expert")):
            each = 1 if who == MASTER else number - 1
            owned_by_one = float(leaders[games, who].mean()) / each
            first, whole = (dict(zip(NUMBERS, sums[i, games, who].sum(dim=0).tolist(), strict=True)) for i in (0, 1))
            found[f"{name}_{number}"] = {
                "games": int(games.sum()),
                "first bid": shares(first)["value"],
                "first refills": shares(first)["refills"],
                **shares(whole),
                "leaders": round(owned_by_one, 3),
            }
    return found


def past_round(rows: Tensor) -> Tensor:
    """By place, the round before the present one, as NUMBERS."""

    def past(name: str) -> Tensor:
        field = part_of(rows, name).float()
        return field[:, LAST_ROUND * SEATS : (LAST_ROUND + 1) * SEATS]

    habitat = past("past_habitat")
    bids = habitat.sum(dim=2)
    refills = past("past_refill")
    taken, passed = past("past_taken"), past("past_passed")
    one = torch.ones_like(bids)
    value, discards = past("past_value"), past("past_discards")
    return torch.stack([one, bids, value, habitat[:, :, WILD], refills, discards, taken, passed], dim=2)


def shares(sums: dict[str, float]) -> dict[str, float]:
    seats, bids, refills = (max(sums[name], 1.0) for name in ("seats", "bids", "refills"))
    parts = {"value": bids, "wild": bids, "discards": refills, "refills": seats, "animals": seats, "passes": seats}
    return {name: round(sums[name] / whole, 3) for name, whole in parts.items()}
