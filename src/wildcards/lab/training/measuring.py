"""All that can be said of weights in figures, with what is needed to find them again: hash, seed, number of games."""

from typing import Any

import torch

from wildcards.lab.training.evaluation import TENTHS, evaluate, judge
from wildcards.lab.training.export import fingerprint, imported
from wildcards.lab.training.habits import habits
from wildcards.lab.training.tables import PLAYERS, desks_of
from wildcards.lab.training.trainer import players_of, tables_on

USUAL_DECK = 1  # and no other
ENOUGH = 1_000  # cases of a tenth from which on it is judged
LEAST_SHARE = 10  # one table in so many has greedy bots and three players, or five


def measure(data: bytes, device: str, games: int, seed: int, former: bytes | None = None) -> dict[str, Any]:
    """At least so many games of every kind; `former` weights are played against too, both ways round."""
    weights, sizes = imported(data)
    weights = weights.to(device)

    def tables(count: int, *, older: float, scripts: float) -> tuple[Any, torch.Tensor]:
        desks = desks_of(count, older, scripts, PLAYERS)
        return tables_on(device, desks, USUAL_DECK), players_of(desks)

    with torch.no_grad():
        torch.manual_seed(seed)
        scripted = tables(LEAST_SHARE * games, older=0.0, scripts=1.0)
        found: dict[str, Any] = {"weights": fingerprint(data), "seed": seed, "device": device}
        found["one against others"] = evaluate(*scripted, weights, sizes, seed)
        found["habits"] = habits(*tables(LEAST_SHARE * games, older=0.0, scripts=1.0), weights, sizes, seed)
        if former is not None:
            then, former_sizes = imported(former)
            assert former_sizes == sizes
            among = tables(4 * games, older=1.0, scripts=0.0)
            found["former"] = fingerprint(former)
            found["one against former"] = evaluate(*among, weights, sizes, seed, older=then.to(device))
            found["former against it"] = evaluate(*among, then.to(device), sizes, seed, older=weights)
        found["judgement"] = judge(*tables(4 * games, older=0.0, scripts=0.0), weights, sizes, seed)
    for judged in found["judgement"].values():
        judged["largest error"], judged["mean error"] = errors_of(judged["tenths"])
        judged["belief is better by"] = belief_gain(judged["nats"])
    return found


def errors_of(tenths: list[list[float]]) -> tuple[float, float]:
    """Of the win share, in points: the largest of a tenth with cases enough, and the mean over all cases."""
    assert len(tenths) == TENTHS
    missed = [(cases, 100 * abs(predicted - won)) for cases, predicted, won in tenths]
    whole = sum(cases for cases, _ in missed)
    largest = max((miss for cases, miss in missed if cases >= ENOUGH), default=0.0)
    return round(largest, 3), round(sum(cases * miss for cases, miss in missed) / max(whole, 1), 3)


def belief_gain(nats: list[list[float]]) -> list[float]:
    """Nats a card that the belief is better than counting: over a game, and in the round where it gains least."""
    rounds = [(cards, counting - belief) for cards, belief, counting in nats if cards]
    whole = sum(cards for cards, _ in rounds)
    mean = sum(cards * gain for cards, gain in rounds) / max(whole, 1)
    return [round(mean, 4), round(min((gain for _, gain in rounds), default=0.0), 4)]
