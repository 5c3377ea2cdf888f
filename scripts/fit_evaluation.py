"""Fits the search's evaluation anew to games of the expert: python scripts/fit_evaluation.py [GAMES] [FILE].

For each number of players and of rounds to come it finds the weights with which the features of the seats tell best who
will win (a choice model: chances are in proportion to the exponential of the weighted features), and with how many
points each will end (least squares).
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from wildcards.bots.compiled.evaluation import FEATURES, Evaluation, note_features
from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.worth import rounds_to_come
from wildcards.engine import native
from wildcards.engine.batch import deal
from wildcards.engine.compiling import compiled
from wildcards.engine.records import record_dtype
from wildcards.engine.setup import Setup
from wildcards.rules.play import step
from wildcards.rules.questions import BID, NOTHING
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import State

Numbers = NDArray[numpy.float64]

ROUNDS = {3: 14, 4: 12, 5: 10}
SEED = 20_25
FILE = Path(__file__).parents[1] / "src" / "wildcards" / "bots" / "evaluation.json"


def watch_games(states: list[State], seed: int, games: int, rounds: list[int], noted: list[list[Evaluation]]) -> int:
    """Plays games of the expert and notes what each seat has at the start of every round, and how it ended for it."""
    row = 0
    for stream in range(games):
        states[1] = states[0]
        s = states[1]
        deal(s, seed, stream, 1)
        first = row
        noted_round = 0
        while s.question != NOTHING:
            if s.question == BID and s.round != noted_round:
                noted_round = s.round
                for seat in range(s.players):
                    note_features(s, seat, noted[row][seat])
                rounds[row] = rounds_to_come(s)
                row += 1
            step(s, expert_action(s))
        winners = 0
        for seat in range(s.players):
            winners += 1 if rank_of(s, seat) == 1 else 0
        for i in range(first, row):
            for seat in range(s.players):
                noted[i][seat].win = 1.0 / winners if rank_of(s, seat) == 1 else 0.0
                noted[i][seat].points = points_of(s, seat)
    return row


def fit_wins(features: Numbers, wins: Numbers) -> Numbers:
    """The weights of the greatest likelihood, by Newton's method; a slight pull towards 0 keeps them finite."""
    weights = numpy.zeros(FEATURES)
    for _ in range(20):
        chances = chances_of(features, weights)
        slope = numpy.einsum("np,npf->f", wins - chances, features) - weights
        mean = numpy.einsum("np,npf->nf", chances, features)
        bend = numpy.einsum("np,npf,npg->fg", chances, features, features, optimize=True)
        step_ = numpy.linalg.solve(bend - mean.T @ mean + numpy.eye(FEATURES), slope)
        weights += step_
        if abs(step_).max() < 1e-5:
            break
    return weights


def chances_of(features: Numbers, weights: Numbers) -> Numbers:
    scores = features @ weights
    chances = numpy.exp(scores - scores.max(axis=1, keepdims=True))
    result: Numbers = chances / chances.sum(axis=1, keepdims=True)
    return result


def fit_points(features: Numbers, points: Numbers) -> Numbers:
    """Weights, what everybody gets, and the sharpness with which a difference of two seats decides."""
    flat = features.reshape(-1, FEATURES)
    table = numpy.hstack([flat, numpy.ones((len(flat), 1))])
    weights = numpy.linalg.solve(table.T @ table + 1e-3 * numpy.eye(FEATURES + 1), table.T @ points.ravel())
    errors = (points - (table @ weights).reshape(points.shape))[:, :2]
    spread = numpy.std(errors[:, 0] - errors[:, 1])
    return numpy.append(weights, 1.702 / spread)  # the logistic curve nearest to the normal one


def fit(players: int, games: int) -> dict[str, Any]:
    rows = games * ROUNDS[players]
    rounds = numpy.zeros(rows, numpy.int64)
    noted = numpy.zeros((rows, players), record_dtype(Evaluation))
    states = native.batch_of([Setup(players).table(), State()])
    compiled(watch_games)(states, SEED, games, rounds, noted)
    features, wins, points = noted["features"], noted["win"], noted["points"]
    weights: dict[str, Any] = {"win": [], "points": []}
    for left in range(ROUNDS[players]):
        here = rounds == left
        found = fit_wins(features[here], wins[here])
        weights["win"].append(numpy.round(found, 4).tolist())
        weights["points"].append(numpy.round(fit_points(features[here], points[here]), 4).tolist())
        likelihood = (wins[here] * numpy.log(chances_of(features[here], found) + 1e-12)).sum(axis=1).mean()
        print(f"{players} players, {left} rounds to come: log likelihood {likelihood:.4f}", flush=True)
    return weights


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40_000
    file = Path(sys.argv[2]) if len(sys.argv) > 2 else FILE
    file.write_text(json.dumps({str(players): fit(players, games) for players in ROUNDS}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
