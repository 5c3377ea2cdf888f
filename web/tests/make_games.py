"""Writes tests/games.json: whole games as one seat saw them, for the tests of the unfolding.

Run it with the project's Python: .venv/bin/python web/tests/make_games.py
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from wildcards.game import Game

SPECIES = ("pe", "sq", "ea", "ib", "li", "me")


def line(view: dict[str, Any]) -> str:
    """What a view says, short; unfold.test.ts writes the same of a scene."""
    seats = [
        "/".join(
            (
                str(seat["hand_size"]),
                ",".join(seat["hand"]) if seat["hand"] is not None and not seat["face_down"] else "?",
                seat["bid"] or "-",
                str(seat["face_down"]),
                ",".join(seat["laid"]),
                "".join(str(seat["collection"][species]) for species in SPECIES),
                str(seat["tokens"]),
                str(seat["points"]),
            )
        )
        for seat in view["seats"]
    ]
    leaders = "".join("-" if view["leaders"][species] is None else str(view["leaders"][species]) for species in SPECIES)
    head = (view["round"], view["animals_left"], view["pile"], ",".join(view["discard"]), leaders)
    return " ".join((*map(str, head), ",".join(sorted(view["display"])), *seats))


def play(players: int, seed: int, viewer: int | None) -> dict[str, Any]:
    chance = random.Random(seed)
    game = Game(players, seed=f"{seed:064x}", entropy=["a word"])
    steps = []
    while True:
        view = json.loads(msgspec.json.encode(game.view(viewer)))
        steps.append([len(game.events(viewer)), line(view)])
        if game.is_over:
            return {
                "viewer": viewer,
                "events": json.loads(msgspec.json.encode(game.events(viewer))),
                "steps": steps,
                "record": json.loads(game.record().to_json()),
            }
        for seat in game.pending:
            game.play(seat, chance.choice(game.legal_moves(seat)))


games = [play(3, 11, 0), play(4, 12, 2), play(5, 14, None)]
Path(__file__).with_name("games.json").write_text(json.dumps(games, separators=(",", ":")) + "\n")
