"""Finished games leave a database and come into another."""

from pathlib import Path

import pytest

from tests.server.clients import Running, Visitor
from wildcards.game import Game, Refusal
from wildcards.server.records import exported, import_records, open_and_export, open_and_import


def finished_game(seed: str) -> str:
    game = Game(3, seed=seed * 32)
    while not game.is_over:
        for seat in game.pending:
            game.play(seat, game.legal_moves(seat)[0])
    return game.record().to_json()


async def test_only_finished_games_are_exported(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    await ann.make_table(players=3, start=True)
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
    lines = [line async for line in exported(server.node.store)]
    assert len(lines) == 1
    assert await import_records(server.node.store, lines) == (1, 0)
    assert await import_records(server.node.store, lines) == (0, 1)


def test_what_was_exported_can_be_imported_elsewhere(database: str, tmp_path: Path) -> None:
    games = [finished_game(seed) for seed in ("ab", "cd")]
    assert open_and_import(database, [*games, "", games[0]]) == (2, 1)
    other = f"sqlite:///{tmp_path}/other.sqlite"
    assert open_and_import(other, open_and_export(database)) == (2, 0)
    assert sorted(open_and_export(other)) == sorted(games)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [("{}", "line 2"), ("nonsense", "line 2"), (Game(3, seed="0" * 64).record().to_json(), "not over")],
)
def test_a_bad_record_is_refused_with_its_line(tmp_path: Path, line: str, complaint: str) -> None:
    with pytest.raises(Refusal, match=complaint):
        open_and_import(f"sqlite:///{tmp_path}/t.sqlite", [finished_game("ef"), line])
