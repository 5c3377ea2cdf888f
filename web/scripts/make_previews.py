"""Writes web/tests/previews.json: questions of real games, and what the rules make of some of their answers.

The tests of the browser's previews compare what it says of a selection with what then happened here.

Run it with the project's Python: .venv/bin/python web/scripts/make_previews.py
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from wildcards.game import Game, Move, events
from wildcards.game.view import shown
from wildcards.testkit.games import random_move

FILE = Path(__file__).parents[1] / "tests" / "previews.json"
SEEDS = range(40)
QUESTIONS_OF_A_KIND = 8
MOVES_OF_A_QUESTION = 6


def happened(game: Game, seat: int, move: Move, others: Random) -> dict[str, Any]:
    """What becomes of the seat if it decides so, by the events until the next question."""
    game = game.copy()
    since = len(game.events(None))
    for other in game.asked:
        game.play(other, move if other == seat else random_move(game.view(other), others))
    told = game.events(None, since)
    took = [event for event in told if isinstance(event, events.Took)]
    paid = [one for event in told if isinstance(event, events.PaymentsRevealed) for one in event.payments]
    return {
        "move": str(move),
        "hand": None if is_over(told) else game.view(None).seats[seat].hand_size,
        "drew": sum(event.count for event in told if isinstance(event, events.Drew) and event.seat == seat),
        "natural": took[0].points if took else None,
        "total": next((payment.total for payment in paid if payment.seat == seat), None),
        "leaders": [[one.species, one.owner, one.previous] for one in told if isinstance(one, events.LeaderMoved)],
    }


def is_over(told: list[events.AnyEvent]) -> bool:
    return any(isinstance(event, events.GameEnded) for event in told)


def questions() -> list[dict[str, Any]]:
    """So many of every kind, from games of three to five."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seed in SEEDS:
        random = Random(seed)
        game = Game(3 + seed % 3, seed=f"{seed:064x}")
        while not game.is_over:
            kind = found.setdefault(game.question or "", [])
            seat = random.choice(game.asked)
            if len(kind) < QUESTIONS_OF_A_KIND and random.random() < 0.2:
                kind.append(question(game, seat, random))
            for one in game.asked:
                game.play(one, random_move(game.view(one), random))
    return [one for kind in sorted(found) for one in found[kind]]


def question(game: Game, seat: int, random: Random) -> dict[str, Any]:
    legal = game.legal_moves(seat)
    some = random.sample(legal, min(MOVES_OF_A_QUESTION, len(legal)))
    return {
        "view": json.loads(msgspec.json.encode(shown(game.view(seat)))),
        "legal": [str(move) for move in legal] if len(legal) < 60 else None,
        "moves": [happened(game, seat, move, random) for move in some],
    }


def text() -> str:
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in questions())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
