"""The table as text, narrow and wide."""

import random
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from wildcards import Game
from wildcards.terminal.board import CountOfPoints, board


def printed(what: RenderableType, width: int) -> list[str]:
    screen = Console(file=StringIO(), width=width)
    screen.print(what)
    assert isinstance(screen.file, StringIO)
    return [line.rstrip() for line in screen.file.getvalue().splitlines()]


def game_at(decisions: int, players: int) -> Game:
    chance = random.Random(1)
    game = Game(players, seed="7" * 64)
    while len(game.moves) < decisions and not game.is_over:
        for seat in game.pending:
            game.play(seat, chance.choice(game.legal_moves(seat)))
    return game


def test_the_first_table_of_a_game() -> None:
    assert printed(board(Game(3, seed="0" * 64).view(0), you=0), 80) == [
        "Display  peacock, meerkat",
        "Piles    26 animals and 25 Habitat cards",
        "Discard  none",
        "",
        " Seat   Player     Hand   pe   sq   ea   ib   li   me   Tokens   Points",
        " ──────────────────────────────────────────────────────────────────────",
        "  ▸ 0   You           7   ·    ·    ·    ·    ·    ·         0        0",
        "  ▸ 1   Player 2      7   ·    ·    ·    ·    ·    ·         0        0",
        "  ▸ 2   Player 3      7   ·    ·    ·    ·    ·    ·         0        0",
        "",
        "Hand     F2 F2 S1 S2 M2 M2 M3",
    ]


def test_a_star_stands_for_the_leader() -> None:
    view = game_at(60, 3).view(None)
    rows = [line.split() for line in printed(board(view), 80) if "Player " in line and "Seat" not in line]
    for species, owner in view.leaders.items():
        place = list(view.leaders).index(species)
        cells = [row[-8 + place] for row in rows]
        assert [seat for seat, cell in enumerate(cells) if cell.endswith("★")] == ([] if owner is None else [owner])


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_cut_off_or_wrapped(players: int, width: int) -> None:
    for decisions in range(0, 140, 9):
        game = game_at(decisions, players)
        lines = printed(board(game.view(0), you=0), width)
        assert max(map(len, lines)) <= width
        rows = [line for line in lines if "★" in line or "·" in line]
        assert len(rows) == players
    lines = printed(CountOfPoints(game_at(10**9, players).result, game.names), width)
    assert len([line for line in lines if "Player " in line and "=" in line]) == players
    assert "…" not in "".join(lines)


def test_a_wide_table_writes_animals_out() -> None:
    view = game_at(60, 4).view(None)
    assert any("squirrel" in line and "Seat" in line for line in printed(board(view), 120))
    assert not any("squirrel" in line and "Seat" in line for line in printed(board(view), 80))


def test_the_count_adds_up() -> None:
    game = game_at(10**9, 5)
    rows = [line for line in printed(CountOfPoints(game.result, game.names), 80) if "Player " in line and "=" in line]
    for row, seat in zip(rows, sorted(range(5), key=lambda seat: game.result.ranks[seat]), strict=True):
        score = game.result.scores[seat]
        parts = (score.largest_points, score.second_points, score.leader_points, score.token_points)
        assert sum(parts) == score.total
        assert row.split()[-3:] == [str(score.token_points), str(score.total), str(score.animals)]
