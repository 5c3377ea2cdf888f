"""How good weights are: how often they win, how true what they predict is, and how well they know hidden hands."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor

from wildcards.game.observation import LAYOUT
from wildcards.game.recollection import EXPECTED_AT, ROW
from wildcards.lab.training.network import (
    BELIEF,
    PADDED_ROW,
    Outputs,
    Sizes,
    allowed,
    believed,
    forward,
    predictions,
    scales,
)
from wildcards.lab.training.rollout import OTHERS_ROLE, OVER, RANKS_AT, ROLE, SEAT, THE_LEARNER, Tables, draw
from wildcards.lab.training.turns import EXPERT, GREEDY, OLDER
from wildcards.rules.state import SEATS

ROUNDS = 16  # more than any game has
LONGEST = 2_000  # turns, after which something is wrong
TENTHS = 10
COUNTS = (3, 4, 5)  # of players
ROUND_AT = [name for name, _ in LAYOUT].index("round")  # all before it are single numbers
ROLES = {EXPERT: "expert", GREEDY: "greedy", OLDER: "older"}


class Turn(NamedTuple):
    """One turn of all first games: what was seen, who acted, and which games ended with it."""

    rows: Tensor
    outputs: Outputs
    chooses: Tensor  # the game goes on, and there is more than one action
    seats: Tensor
    hands: Tensor
    ends: Tensor
    shares: Tensor  # of the win, by seat, where the game ends
    learner: Tensor
    others: Tensor


def first_games(
    tables: Tables, weights: Tensor, sizes: Sizes, seed: int, older: Tensor | None = None
) -> Iterator[Turn]:
    """Plays the first game of every table to its end; `older` weights sit where the tables have older selves."""
    device = weights.device
    scale = scales().to(device, weights.dtype)
    tables.begin(seed)
    games = len(tables.shown)
    rows = torch.zeros((games, PADDED_ROW), dtype=torch.int8, device=device)
    ended = torch.zeros(games, dtype=torch.bool, device=device)
    for turn in range(LONGEST):
        rows[:, :ROW] = tables.observations
        hands, bits = tables.hands.clone(), tables.shown.view(torch.int32)[:, 0].clone()
        seats, roles = tables.shown[:, SEAT].long(), tables.shown[:, ROLE].clone()
        outputs = forward(weights, sizes, rows, scale)
        policy = outputs.policy
        if older is not None:
            theirs = forward(older, sizes, rows, scale).policy
            policy = torch.where((roles == OLDER)[:, None], theirs, policy)
        tables.turn(draw(policy, bits)[0])
        shown = tables.shown
        ends = (shown[:, OVER] == 1) & ~ended
        won = shown[:, RANKS_AT : RANKS_AT + SEATS] == 1
        shares = won / won.sum(dim=1, keepdim=True).clamp(min=1)
        chooses = ~ended & (allowed(bits).sum(dim=1) > 1)
        learner, others = shown[:, THE_LEARNER].long(), shown[:, OTHERS_ROLE]
        yield Turn(rows, outputs, chooses, seats, hands, ends, shares, learner, others)
        ended |= ends
        if turn % 50 == 49 and bool(ended.all()):
            return


def evaluate(
    tables: Tables,
    players: Tensor,
    weights: Tensor,
    sizes: Sizes,
    seed: int,
    *,
    older: Tensor | None = None,
) -> dict[str, list[float]]:
    """Wins of one learner among others, by who they are and by number of players: share, half the interval, games."""
    device = weights.device
    wins = torch.zeros(len(players), device=device)
    others = torch.zeros(len(players), dtype=torch.int8, device=device)
    for turn in first_games(tables, weights, sizes, seed, older):
        own = turn.shares.gather(1, turn.learner[:, None])[:, 0]
        wins = torch.where(turn.ends, own, wins)
        others = torch.where(turn.ends, turn.others, others)
    found = {}
    for role, name in ROLES.items():
        for count in COUNTS:
            of_these = wins[(others == role) & (players.to(device) == count)]
            if len(of_these):
                spread = 1.96 * float(of_these.std()) / len(of_these) ** 0.5
                found[f"{name}_{count}"] = [round(float(of_these.mean()), 4), round(spread, 4), len(of_these)]
    return found


def judge(tables: Tables, players: Tensor, weights: Tensor, sizes: Sizes, seed: int) -> dict[str, Any]:
    """At a table of equals, at every choice: win shares predicted and won by tenths, and nats a card of hidden hands.

    Nats by round: what the belief leaves open, what the expected cards of the row leave open, and how many cards.
    """
    device = weights.device
    group = (players.to(device) - COUNTS[0]).long()
    games = len(players)
    open_cases = torch.zeros((2, games, SEATS * TENTHS), device=device)  # of games that go on: cases, predicted
    tenths = torch.zeros((3, len(COUNTS), TENTHS), dtype=torch.float64, device=device)  # cases, predicted, won
    nats = torch.zeros((3, len(COUNTS) * (ROUNDS + 1)), dtype=torch.float64, device=device)
    for turn in first_games(tables, weights, sizes, seed):
        own = predictions(turn.outputs, turn.rows, torch.zeros_like(turn.learner))[:, 0]
        at = (turn.seats * TENTHS + (own * TENTHS).long().clamp(max=TENTHS - 1))[:, None]
        chooses = turn.chooses.float()
        open_cases[0].scatter_add_(1, at, chooses[:, None])
        open_cases[1].scatter_add_(1, at, (own * chooses)[:, None])
        by_seat = open_cases.view(2, games, SEATS, TENTHS) * turn.ends[:, None, None]
        won = (by_seat[0] * turn.shares[:, :, None])[None]
        ended = torch.cat([by_seat, won]).sum(dim=2)
        for count in range(len(COUNTS)):
            tenths[:, count] += ended[:, group == count].sum(dim=1, dtype=torch.float64)
        nats.index_add_(1, group * (ROUNDS + 1) + turn.rows[:, ROUND_AT].long(), nats_of(turn).double())
    nats = nats.view(3, len(COUNTS), ROUNDS + 1)
    return {
        f"players_{count}": {
            "tenths": [[round(number, 5) for number in tenth] for tenth in shares_of(tenths[:, i]).T.tolist()],
            "nats": [[round(number, 4) for number in one] for one in shares_of(nats[[2, 0, 1], i]).T.tolist()[1:]],
        }
        for i, count in enumerate(COUNTS)
    }


def nats_of(turn: Turn) -> Tensor:
    """By game, where there is a choice: nats of the belief, nats of counting, cards of the other hands."""
    held = turn.hands.float() * turn.chooses[:, None]
    counted = turn.rows[:, EXPECTED_AT : EXPECTED_AT + BELIEF].float()
    counting = believed(turn.outputs._replace(belief=torch.zeros_like(counted)), turn.rows)
    lost = [-(held * logs.flatten(1)).sum(dim=1) for logs in (believed(turn.outputs, turn.rows), counting)]
    return torch.stack([*lost, held.sum(dim=1)])


def shares_of(numbers: Tensor) -> Tensor:
    """The first stays what it is, a number of cases; the others become means over them."""
    return torch.cat([numbers[:1], numbers[1:] / numbers[:1].clamp(min=1)])
