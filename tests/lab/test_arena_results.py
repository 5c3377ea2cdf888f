"""What an arena works out from its games."""

import csv
import io
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet
from rich.console import Console

from wildcards.engine.setup import Setup
from wildcards.lab.arena.arena import settings_for
from wildcards.lab.arena.block import Block, Pace, clipped
from wildcards.lab.arena.files import standings_csv, write_files
from wildcards.lab.arena.results import results_of
from wildcards.lab.arena.schedule import Settings, Task
from wildcards.lab.arena.tables import report
from wildcards.lab.statistics import mean_over_deals, share_over_deals, student_quantile

PACE = Pace(decisions=10, milliseconds=20.0, slowest=9.0, overruns=0)


def settings(bots: str = "greedy,random", players: int = 3, games: int = 12, lineup: str | None = None) -> Settings:
    return settings_for(bots, Setup(players), games, 1, time=None, lineup=lineup, live=False)


def block(lineup: int, first: int, ranks: list[list[list[int]]]) -> Block:
    points = [[[10 - rank for rank in game] for game in deal] for deal in ranks]
    return Block(task=Task(lineup, first, len(ranks)), points=points, ranks=ranks, paces=[PACE] * len(ranks[0][0]))


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)])
def test_students_quantile_agrees_with_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(0.95, freedom) == pytest.approx(quantile, abs=2e-3)


def test_the_interval_of_a_mean_covers_it_as_often_as_it_says() -> None:
    rng = np.random.default_rng(1)
    estimates = [mean_over_deals(rng.normal(3.0, 2.0, 20)) for _ in range(2000)]
    assert 0.93 < np.mean([estimate.low < 3.0 < estimate.high for estimate in estimates]) < 0.97


@pytest.mark.parametrize("chance", [0.05, 0.25, 0.5, 0.9])
def test_the_interval_of_a_share_covers_it_as_often_as_it_says(chance: float) -> None:
    """Games of a deal hang together: here all four of a deal go the same way half of the time."""
    rng = np.random.default_rng(2)
    covered = []
    for _ in range(1000):
        apart = rng.random((100, 4)) < chance
        alike = rng.random((100, 1)) < chance
        together = rng.random((100, 1)) < 0.5
        estimate = share_over_deals(np.where(together, alike, apart).mean(axis=1))
        covered.append(estimate.low <= chance <= estimate.high)
        assert 0 <= estimate.low <= estimate.mean <= estimate.high <= 1
    assert np.mean(covered) > 0.92


def test_more_games_of_the_same_deals_do_not_make_it_surer() -> None:
    deals = np.array([0.0, 1.0, 1.0, 0.0, 1.0])
    once, twice = share_over_deals(deals), share_over_deals(np.stack([deals, deals]).mean(axis=0))
    assert once == twice


def test_all_won_is_no_certainty() -> None:
    estimate = share_over_deals(np.ones(10))
    assert estimate.mean == 1
    assert 0.6 < estimate.low < 0.95


def test_a_shared_win_counts_as_its_part() -> None:
    found = results_of(settings(lineup="first", games=6), [block(0, 0, [[[1, 2, 3], [1, 1, 3], [2, 1, 3]]] * 2)])
    greedy, random = found.standings
    assert greedy.bot == "greedy"
    assert greedy.games == 6
    assert greedy.wins.mean == pytest.approx(0.5)
    assert random.games == 12
    assert random.wins.mean == pytest.approx(0.25)
    assert greedy.rank == pytest.approx(4 / 3)
    assert greedy.points.mean == pytest.approx(10 - 4 / 3)
    assert (greedy.decisions, greedy.milliseconds, greedy.slowest) == (10, 2.0, 9.0)


def test_the_cross_table_counts_who_was_ahead() -> None:
    found = results_of(settings(lineup="first", games=6), [block(0, 0, [[[1, 2, 3], [1, 1, 3], [3, 1, 2]]] * 2)])
    meeting = next(meeting for meeting in found.meetings if meeting.bot == "greedy")
    assert meeting.meetings == 12
    assert meeting.ahead.mean == pytest.approx((1 + 1 + 0.5 + 1 + 0 + 0) / 6)
    other = next(meeting for meeting in found.meetings if meeting.bot == "random")
    assert other.ahead.mean == pytest.approx(1 - meeting.ahead.mean)


def test_a_better_bot_gets_a_higher_rating_in_whatever_order_the_blocks_come() -> None:
    plan = settings("greedy,random,random", games=30)
    blocks = [block(0, first, [[[1, 2, 3], [1, 3, 2], [1, 2, 2]]] * 5) for first in (0, 5)]
    found = results_of(plan, blocks)
    strengths = {standing.bot: standing.rating.strength for standing in found.standings}
    assert strengths["greedy"] > strengths["random"] + 5
    assert results_of(plan, blocks[::-1]) == found


def test_a_bot_that_has_not_played_has_no_line() -> None:
    found = results_of(settings("greedy,random,random,random", games=12), [block(0, 0, [[[1, 2, 3]] * 3])])
    assert [standing.bot for standing in found.standings] == ["greedy", "random", "random (2)"]
    assert (found.games, found.wanted) == (3, 12)


def test_files_hold_every_seat_of_every_game(tmp_path: Path) -> None:
    plan = settings(games=12)
    blocks = [block(1, 0, [[[1, 2, 3]] * 3] * 2), block(0, 0, [[[2, 1, 3], [1, 1, 3], [3, 1, 2]]] * 2)]
    found = results_of(plan, blocks)
    write_files(tmp_path, plan, blocks, found)
    rows = list(csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text())))
    assert len(rows) == 36
    assert rows[0] == {
        "lineup": "0",
        "deal": "0",
        "rotation": "0",
        "seat": "0",
        "bot": "greedy",
        "points": "8",
        "rank": "2",
        "win": "0.0",
    }
    assert [row["seat"] for row in rows[3:6]] == ["1", "2", "0"]
    assert [row["win"] for row in rows[3:6]] == ["0.5", "0.5", "0.0"]
    table = parquet.read_table(tmp_path / "games.parquet")
    assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == rows
    standings = list(csv.DictReader(io.StringIO(standings_csv(found.standings).decode())))
    assert standings[0]["bot"] == found.standings[0].bot
    assert (tmp_path / "results.json").read_bytes().startswith(b"{")


@pytest.mark.parametrize("lineup", ["duel", "mixed"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_for_people_fits_the_terminal(lineup: str, width: int) -> None:
    bots = "greedy,gambler.py:Gambler,some.module_with_a_long_name:AndAClass:depth=3"
    plan = settings(bots, games=30_000, lineup=lineup)
    blocks = [block(i, 0, [[[1, 2, 3]] * 3] * 10_000) for i in range(len(plan.lineups))]
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(report(results_of(plan, blocks), width))
    text = console.export_text()
    assert max(map(len, text.splitlines())) <= width
    assert ("Rank" in text) == (width == 120)
    for heading in ("Bot", "Games", "Rating", "max ms", "100.0%", "gambler.py:Gambler"):
        assert heading in text


def test_a_block_is_cut_to_the_deals_that_are_wanted() -> None:
    whole = block(0, 4, [[[1, 2, 3]] * 3] * 4)
    assert clipped(whole, 8) is whole
    assert clipped(whole, 6).task == Task(0, 4, 2)
    assert len(clipped(whole, 6).points) == len(clipped(whole, 6).ranks) == 2
