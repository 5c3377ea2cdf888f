"""A finished game, played again from its record alone: neither the table nor its log has a part in it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from wildcards.game import Record
from wildcards.game.verifying import verify
from wildcards.testkit.redeal import begin

PROMISED = ("commitment", "seed")
FLEETING = ("version", "pending", "choice")  # what changes while the decisions of one question come in


class Witnessed(NamedTuple):
    """What a client at seat 0 knows of a game: its own moves, each acknowledged, and every view by its version."""

    record: str
    moves: list[str]
    views: dict[int, dict[str, Any]]


def check_game(record: Record, seen: Witnessed) -> None:
    """Every acknowledged move is there, once and in its order; every view is what the rules make of the record."""
    own = [line[2:] for line in record.moves if line.startswith("0 ")]
    assert own == seen.moves, f"acknowledged were {seen.moves}, recorded {own}"
    verified = verify(record)  # from the first pile to the result, and every pile is that of the seed
    assert verified.is_over
    for view in seen.views.values():
        assert view["commitment"] == verified.commitment
        assert view["seed"] == (record.seed if view["result"] else None)
    views = sorted(seen.views.items())
    for first, after, expected in questions(record):
        while views and first <= views[0][0] < after:
            version, view = views.pop(0)
            assert lasting(view) == expected, f"version {version} of the game looked otherwise"
    assert not views, f"version {views[0][0]} was seen and is not in the record"


def questions(record: Record) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """For each question the versions at which it stood, from the first to before the last, and its view of seat 0."""
    game = begin(record)
    lines = list(record.moves)
    while not game.is_over:
        first, asked = game.version, len(game.asked)
        view = lasting(msgspec.json.decode(msgspec.json.encode(game.view(0))))
        for line in lines[:asked]:
            game.play(int(line[0]), line[2:])
        del lines[:asked]
        yield first, game.version, view
    assert not lines
    yield game.version, game.version + 1, lasting(msgspec.json.decode(msgspec.json.encode(game.view(0))))


def lasting(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what comes and goes within one question, and without what is not of the rules."""
    kept = {name: value for name, value in view.items() if name not in (*FLEETING, *PROMISED)}
    kept["seats"] = [{**seat, "decided": None} for seat in view["seats"]]
    return kept
