"""Turns of many games, played by the learner, with all that is needed to learn from them.

A turn is learned from when it is known what came of it: at the seat's next turn, or at the end. To learn only from
those where that comes soon would be to learn from the lucky ones, so every rollout looks some turns further than it
learns, and the next one begins with them.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, Protocol

import torch
from torch import Tensor

from wildcards.bots.network import POINTS
from wildcards.engine.records import Records
from wildcards.game.recollection import ROW
from wildcards.lab.training.network import (
    BELIEF,
    FORBIDDEN,
    PADDED_ROW,
    PREDICTED,
    Sizes,
    allowed,
    forward,
    predictions,
    scales,
)
from wildcards.lab.training.tables import DECKS, NativeTables
from wildcards.lab.training.turns import EXPERT, GREEDY, LEARNER, OLDER
from wildcards.rules.cards import NONE
from wildcards.rules.questions import ACTIONS
from wildcards.rules.state import SEATS

APART = 128  # turns over which games begin
# Where in the bytes of `Shown` each number lies.
SEAT, ROLE, OVER, THE_LEARNER, OTHERS_ROLE, POINTS_AT, RANKS_AT, OPPONENTS = 4, 5, 6, 7, 8, 9, 14, 19


class Tables(Protocol):
    """Games that are played one turn at a time, with what they show as tensors of bytes."""

    shown: Tensor
    hands: Tensor

    @property
    def observations(self) -> Tensor: ...
    def begin(self, seed: int) -> None: ...
    def turn(self, actions: Tensor) -> None: ...
    def take(self, origin: Any, which: Tensor) -> None: ...


class OnProcessor:
    """The native games as tensors."""

    def __init__(self, desks: Records, decks: int = DECKS) -> None:
        self.games = NativeTables(desks, decks)
        self.shown = torch.from_numpy(self.games.shown)
        self.hands = torch.from_numpy(self.games.hands)

    @property
    def observations(self) -> Tensor:
        return torch.from_numpy(self.games.observations)

    def begin(self, seed: int) -> None:
        self.games.begin(seed)

    def turn(self, actions: Tensor) -> None:
        self.games.turn(actions.numpy())

    def take(self, origin: "OnProcessor", which: Tensor) -> None:
        self.games.take(origin.games, which.numpy())


@dataclass
class Rollout:
    """By turn and game; `valid` marks the turns that can be learned from."""

    rows: Tensor
    bits: Tensor
    actions: Tensor
    chances: Tensor  # logarithm of the action's chance when it was taken
    magnet: Tensor  # logits of the averaged policy
    predicted: Tensor
    hands: Tensor
    seats: Tensor
    roles: Tensor
    opponents: Tensor
    over: Tensor
    shares: Tensor  # of the win, by seat, where a game ended
    points: Tensor
    ranks: Tensor
    targets: Tensor
    valid: Tensor


def empty_rollout(turns: int, games: int, device: str, precision: torch.dtype) -> Rollout:
    def make(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros((turns, games, *shape), dtype=dtype, device=device)

    return Rollout(
        rows=make(PADDED_ROW, dtype=torch.int8),
        bits=make(dtype=torch.int32),
        actions=make(dtype=torch.int64),
        chances=make(),
        magnet=make(ACTIONS, dtype=precision),
        predicted=make(PREDICTED),
        hands=make(BELIEF, dtype=torch.int8),
        seats=make(dtype=torch.int64),
        roles=make(dtype=torch.int8),
        opponents=make(dtype=torch.int8),
        over=make(dtype=torch.bool),
        shares=make(SEATS),
        points=make(SEATS),
        ranks=make(SEATS, dtype=torch.int64),
        targets=make(PREDICTED),
        valid=make(dtype=torch.bool),
    )


class Player:
    """Plays the games on with given weights and fills rollouts."""

    def __init__(
        self,
        tables: Tables,
        players: Tensor,
        sizes: Sizes,
        turns: int,
        device: str,
        *,
        ahead: int = 0,
        compiles: bool = False,
    ) -> None:
        self.tables = tables
        self.sizes = sizes
        self.turns = turns
        self.ahead = ahead
        self.games = len(players)
        self.precision = torch.bfloat16 if device == "cuda" else torch.float32
        self.scale = scales().to(device, self.precision)
        self.rollout = empty_rollout(turns + ahead, self.games, device, self.precision)
        self.players = players.to(device)
        places = torch.arange(SEATS, device=device)
        self.seated = places[None, :] < self.players[:, None]
        turned = (places[None, :, None] + places[None, None, :]) % self.players[:, None, None]
        self.turned = turned  # by game and viewer: the seat at each place
        self.others = torch.arange(4, device=device)[:, None]
        self.results = torch.zeros((2, 4, self.games), device=device)  # games and wins, by others
        compiled: Callable[[Any], Any] = partial(torch.compile, dynamic=False) if compiles else lambda one: one
        self.look = compiled(self._look)
        self.look_at_policy = compiled(self._look_at_policy)
        self.draw = compiled(draw)
        self.turn_target = compiled(self._turn_target)
        self.is_fresh = True

    def begin(self, seed: int, weights: Tensor) -> None:
        """Deals, and lets the games begin one after the other, so that they do not all end at once."""
        self.is_fresh = True
        self.tables.begin(seed)
        weights = weights.detach().to(self.precision)
        starts = torch.arange(self.games, device=weights.device) * 37 % APART
        rows = self.rollout.rows[0]
        for turn in range(APART):
            rows[:, :ROW] = self.tables.observations
            policy = forward(weights, self.sizes, rows, self.scale).policy
            actions = draw(policy, self.tables.shown.view(torch.int32)[:, 0])[0]
            self.tables.turn(torch.where(starts <= turn, actions, NONE))

    def play(self, weights: Tensor, magnet: Tensor | None, older: Tensor, older_games: slice) -> Rollout:
        """Without a magnet nothing is known of what the averaged policy would do."""
        weights, older = weights.detach().to(self.precision), older.to(self.precision)
        magnet = magnet.to(self.precision) if magnet is not None else None
        first = 0 if self.is_fresh else self._take_over()
        self.is_fresh = False
        for turn in range(first, self.turns + self.ahead):
            self._play_turn(turn, weights, magnet, older, older_games)
        return self.rollout

    def _take_over(self) -> int:
        """The turns that were looked at ahead are the first of the next rollout."""
        for field in fields(Rollout):
            turns = getattr(self.rollout, field.name)
            turns[: self.ahead] = turns[self.turns :].clone()
        return self.ahead

    def _play_turn(self, turn: int, weights: Tensor, magnet: Tensor | None, older: Tensor, older_games: slice) -> None:
        into = self.rollout
        shown = self.tables.shown
        rows = into.rows[turn]
        rows[:, :ROW] = self.tables.observations
        into.hands[turn] = self.tables.hands
        bits = shown.view(torch.int32)[:, 0]
        into.bits[turn] = bits
        into.seats[turn] = shown[:, SEAT]
        into.roles[turn] = shown[:, ROLE]
        into.opponents[turn] = shown[:, OPPONENTS]
        policy, predicted = self.look(weights, rows, into.opponents[turn])
        if magnet is not None:
            into.magnet[turn] = self.look_at_policy(magnet, rows)
        if older_games.stop > older_games.start:
            theirs = forward(older, self.sizes, rows[older_games], self.scale).policy
            is_older = (shown[older_games, ROLE] == OLDER)[:, None]
            policy[older_games] = torch.where(is_older, theirs, policy[older_games])
        actions, chances = self.draw(policy, bits)
        into.actions[turn] = actions
        into.chances[turn] = chances
        into.predicted[turn] = predicted
        self.tables.turn(actions)
        self._note_ends(turn)

    def _look(self, weights: Tensor, rows: Tensor, opponents: Tensor) -> tuple[Tensor, Tensor]:
        outputs = forward(weights, self.sizes, rows, self.scale)
        return outputs.policy, predictions(outputs, rows, opponents)

    def _look_at_policy(self, weights: Tensor, rows: Tensor) -> Tensor:
        return forward(weights, self.sizes, rows, self.scale).policy

    def _note_ends(self, turn: int) -> None:
        shown = self.tables.shown
        over = shown[:, OVER] == 1
        ranks = shown[:, RANKS_AT : RANKS_AT + SEATS].long()
        won = (ranks == 1) & over[:, None]
        shares = won / won.sum(dim=1, keepdim=True).clamp(min=1)
        into = self.rollout
        into.over[turn] = over
        into.ranks[turn] = ranks
        into.shares[turn] = shares
        into.points[turn] = shown[:, POINTS_AT : POINTS_AT + SEATS] / POINTS
        own = shares.gather(1, shown[:, THE_LEARNER].long()[:, None])[:, 0]
        among = shown[:, OTHERS_ROLE] == self.others
        self.results[0] += among & over
        self.results[1] += among * own

    def set_targets(self, decay: float) -> None:
        """Targets: what became of each turn, by what was predicted at the seat's next turns and by the end.

        The last turn of a seat before the rollout stops is a prediction for the ones before it, and teaches nothing.
        The turns looked at ahead teach nothing yet.
        """
        r = self.rollout
        ahead = torch.zeros((self.games, SEATS, PREDICTED), device=r.predicted.device)
        knows = torch.zeros((self.games, SEATS), dtype=torch.bool, device=r.predicted.device)
        for turn in range(self.turns + self.ahead - 1, -1, -1):
            ends = (r.over[turn], r.shares[turn], r.ranks[turn], r.points[turn])
            target, found, ahead, knows = self.turn_target(r.seats[turn], r.predicted[turn], *ends, ahead, knows, decay)
            r.targets[turn] = target
            r.valid[turn] = found & (r.roles[turn] == LEARNER) & (turn < self.turns)

    def _turn_target(
        self,
        seats: Tensor,
        predicted: Tensor,
        over: Tensor,
        shares: Tensor,
        ranks: Tensor,
        points: Tensor,
        ahead: Tensor,
        knows: Tensor,
        decay: float,
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Of one turn: its target and whether it is known; then what lies ahead of the turn before, by seat."""
        ahead = torch.where(over[:, None, None], self._outcomes(shares, ranks, points), ahead)
        knows = knows | over[:, None]
        at = seats[:, None]
        found = knows.gather(1, at)
        target = torch.where(found, ahead.gather(1, at[:, :, None].expand(-1, 1, PREDICTED))[:, 0], predicted)
        acts = torch.arange(SEATS, device=seats.device) == at
        ahead = torch.where(acts[:, :, None], ((1 - decay) * predicted + decay * target)[:, None], ahead)
        return target, found[:, 0], ahead, knows | acts

    def _outcomes(self, shares: Tensor, ranks: Tensor, points: Tensor) -> Tensor:
        """For each viewer: win shares by place, the own rank, points by place."""
        seated = self.seated[:, None, :]
        shares = shares[:, None].expand(-1, SEATS, -1).gather(2, self.turned) * seated
        points = points[:, None].expand(-1, SEATS, -1).gather(2, self.turned) * seated
        places = torch.arange(SEATS, device=ranks.device)
        own_rank = (ranks - 1).clamp(min=0)[:, :, None] == places
        return torch.cat([shares, own_rank, points], dim=2)

    def take_results(self) -> dict[str, float]:
        """How the learner alone fared against others since the last call; empties the count."""
        found: dict[str, float] = {}
        for role, name in {OLDER: "older", EXPERT: "expert", GREEDY: "greedy"}.items():
            for players in (3, 4, 5):
                games, wins = self.results[:, role, self.players == players].sum(dim=1).tolist()
                if games:
                    found[f"{name}_{players}"] = wins / games
                    found[f"{name}_{players}_games"] = games
        self.results.zero_()
        return found


def draw(policy: Tensor, bits: Tensor) -> tuple[Tensor, Tensor]:
    """An action by the policy, and the logarithm of its chance."""
    logs = policy.masked_fill(~allowed(bits), FORBIDDEN).log_softmax(dim=1)
    actions = (logs + gumbel(logs)).argmax(dim=1)
    return actions, logs.gather(1, actions[:, None])[:, 0]


def gumbel(like: Tensor) -> Tensor:
    """Noise: the largest of logarithms and noise is drawn by their chances."""
    return -torch.log(-torch.log(torch.rand_like(like).clamp(1e-9, 1 - 1e-7)))
