"""What is measured about the game itself."""

import csv
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from wildcards.cli import run as run_command
from wildcards.engine.batch import deal
from wildcards.engine.setup import Setup
from wildcards.engine.tally import MOST_POINTS, WHOLE_WIN
from wildcards.lab.balance.counting import TOKENS, TOOK, TOOK_AT_HOME
from wildcards.lab.balance.counts import Counts
from wildcards.lab.balance.findings import Findings, Z, fitted, mean_of
from wildcards.lab.balance.learned import actions_of
from wildcards.lab.balance.measuring import BadBalance, measure, prepare, read_report, runs_for
from wildcards.lab.balance.page import page
from wildcards.lab.balance.play import Run, compiled_games, fingerprint, interpreted_games, learned_games, play
from wildcards.lab.balance.plots import shared_ends, ticks
from wildcards.lab.balance.report import write_report
from wildcards.lab.balance.summary import summary_of
from wildcards.lab.policies import POLICIES
from wildcards.lab.statistics import Estimate
from wildcards.rules.cards import CARDS, SPECIES
from wildcards.rules.play import legal, step
from wildcards.rules.scoring import points_of

PUBLISHED = Path(__file__).parents[2] / "docs" / "balance"
GAMES = 2000
SETUPS = [Setup(3), Setup(4), Setup(5)]


@pytest.fixture(scope="module", params=[3, 4, 5])
def counted(request: pytest.FixtureRequest) -> tuple[Run, Counts]:
    run = Run("greedy", request.param, GAMES, 7)
    counts: Counts = {}
    play(run, counts, 2, lambda games: None)
    return run, counts


@pytest.fixture(scope="module")
def findings() -> list[Findings]:
    runs = runs_for("greedy,random", SETUPS, 300, 7)
    return measure(runs, 1, lambda games: None).findings


@pytest.mark.parametrize("bot", POLICIES)
def test_the_same_games_are_counted_compiled_and_in_plain_python(bot: str) -> None:
    run = Run(bot, 4, 100, 3)
    compiled, interpreted = compiled_games(run, 5, 6), interpreted_games(run, 5, 6)
    for name in compiled.dtype.names or ():
        assert (compiled[name] == interpreted[name]).all(), name


def test_the_number_of_threads_changes_nothing(counted: tuple[Run, Counts]) -> None:
    run, counts = counted
    again: Counts = {}
    play(run, again, 1, lambda games: None)
    assert {name: numbers.tolist() for name, numbers in counts.items()} == {
        name: numbers.tolist() for name, numbers in again.items()
    }


def test_every_bid_has_one_fate_and_is_alike_with_itself(counted: tuple[Run, Counts]) -> None:
    run, counts = counted
    bids, fates, alike = counts["bids"], counts["fates"], counts["alike"]
    assert bids.sum() == counts["rounds"] * run.players
    for value in range(1, 5):
        made = bids[value - 1 : CARDS : 4].sum()
        assert fates[value].sum() == made
        assert (alike[value] * np.arange(alike.shape[1])).sum() == made
        assert counts["taken"][:, value].sum() == fates[value][TOOK] + fates[value][TOOK_AT_HOME]


def test_every_animal_turned_up_is_taken_or_left(counted: tuple[Run, Counts]) -> None:
    run, counts = counted
    turned_up = counts["rounds"] * (run.players - 1)
    assert counts["taken"].sum() + counts["animals_out"].sum() == turned_up
    assert (counts["taken_at_home"] <= counts["taken"].sum(axis=1)).all()


def test_points_are_the_sum_of_their_parts(counted: tuple[Run, Counts]) -> None:
    _, counts = counted
    points = (counts["points"] * np.arange(MOST_POINTS + 1)).sum()
    assert counts["parts"].sum() == points
    assert 2 * counts["taken_at_home"].sum() == counts["parts"][TOKENS]


def test_each_game_has_one_win_to_share(counted: tuple[Run, Counts]) -> None:
    run, counts = counted
    assert counts["wins"].sum() == pytest.approx(GAMES * WHOLE_WIN, rel=0)
    assert counts["winners"] >= GAMES
    assert counts["decisions"].sum() == counts["games"] == GAMES
    assert counts["rounds"] == GAMES * {3: 14, 4: 12, 5: 10}[run.players]


def test_every_player_of_a_tie_acts_once(counted: tuple[Run, Counts]) -> None:
    _, counts = counted
    alike = counts["alike"]
    ties = alike[:, 2:].sum()
    tied = (alike * np.arange(alike.shape[1]))[:, 2:].sum()
    assert counts["tied_turns"].sum() == counts["tied_seats"].sum() == tied
    assert counts["tied_turns"][0] == ties
    assert (counts["tied_takes"] <= counts["tied_turns"]).all()
    assert ties >= counts["rounds_with_tie"] > 0
    assert counts["tied_first"].sum() <= counts["settled"].sum()


def test_leaders_are_owned_at_most_once(counted: tuple[Run, Counts]) -> None:
    _, counts = counted
    assert (counts["leader_games"] <= GAMES).all()
    rounds_held = counts["products"][0][1 + SPECIES :]
    assert (rounds_held > 0).all()
    assert (rounds_held <= counts["rounds"]).all()


def test_what_was_dealt_is_the_deck(counted: tuple[Run, Counts]) -> None:
    """Seven cards each: four of twelve kinds are twice as often as the wild ones, and so on."""
    run, counts = counted
    assert counts["dealt_products"].sum() == GAMES * run.players * 49
    often = counts["dealt_products"].sum(axis=1) / 7 / (GAMES * run.players * 7 / 46)
    deck = [4, 4, 3, 3] * 3 + [1] * 4
    assert often == pytest.approx(deck, rel=0.12)


def test_least_squares_finds_what_was_put_in() -> None:
    rng = np.random.default_rng(3)
    x = rng.integers(0, 4, (5000, 3)).astype(float)
    y = x @ np.array([0.5, -0.2, 0.0]) + rng.normal(0, 0.1, 5000)
    found, errors = fitted(x.T @ x, x.T @ y, float(y @ y), len(y))
    assert found == pytest.approx([0.5, -0.2, 0.0], abs=0.005)
    assert np.sqrt(errors[0, 0]) == pytest.approx(0.1 / np.sqrt(5000 * 14 / 4) * 1.3, rel=0.5)


def test_a_mean_comes_from_a_histogram() -> None:
    estimate = mean_of(np.array([0.0, 1.0, 2.0, 1.0]))
    assert estimate.mean == 2
    assert estimate.low < 2 < estimate.high


def test_shares_add_up(findings: list[Findings]) -> None:
    for one in findings:
        assert sum(seat.wins.mean for seat in one.seats) == pytest.approx(1, abs=1e-3)
        assert sum(value.bids for value in one.values) + one.refills == pytest.approx(1, abs=1e-3)
        assert sum(one.at_home_in.values()) == pytest.approx(1, abs=1e-3)
        assert sum(one.ties.settled) == pytest.approx(1, abs=1e-3)
        for value in one.values:
            assert sum(value.fates) == pytest.approx(1 if value.bids else 0, abs=1e-3)
        assert sum(one.parts) == pytest.approx(one.points, abs=1e-3)
        assert sum(one.winners_parts) > one.points


def test_every_answer_stands_in_the_summary(findings: list[Findings]) -> None:
    rows = list(summary_of(findings, findings))
    assert len(rows) == 12
    assert all(len(row.answers) == len(findings) for row in rows)


def test_the_page_is_sound_and_needs_nothing_from_elsewhere(findings: list[Findings]) -> None:
    text = page(findings)
    assert "http" not in text
    assert "<script" not in text
    figures = text.split("<svg")[1:]
    assert len(figures) == 6 * 14
    for figure in figures:
        drawn = ElementTree.fromstring("<svg" + figure.split("</svg>")[0] + "</svg>")
        words = [element.text for element in drawn.iter("text")]
        assert all(words), "a text without words"
    for bot in ("greedy", "random"):
        assert f'data-bot="{bot}"' in text
    assert "nan" not in text.replace("dominant", "").lower().split()


def test_the_data_beside_the_page_are_the_same_numbers(tmp_path: Path, findings: list[Findings]) -> None:
    write_report(tmp_path / "new", findings)
    kept = json.loads((tmp_path / "new" / "balance.json").read_text())
    with (tmp_path / "new" / "balance.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    seat = next(row for row in rows if row["topic"] == "wins by seat" and row["players"] == "4")
    assert float(seat["mean"]) == kept[1]["seats"][0]["wins"]["mean"]
    assert float(seat["low"]) < float(seat["mean"]) < float(seat["high"])
    assert (tmp_path / "new" / "index.html").read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 0.25, 0.5, 0.75, 1]), (0.18, 0.24, [0.18, 0.2, 0.22, 0.24]), (0, 30, [0, 10, 20, 30])],
)
def test_ticks_are_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == expected


def test_an_interruption_leaves_what_was_counted() -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    measured = measure(runs_for("random", SETUPS[:2], 5000, 1), 1, interrupt)
    assert measured.interrupted
    assert measured.games == 1000


def test_bad_input_is_refused() -> None:
    with pytest.raises(BadBalance, match="there is no 'nobody'; there are: random, greedy, expert, master"):
        runs_for("random,nobody", SETUPS[:1], 10, 1)
    with pytest.raises(BadBalance, match="/dev/null/x: Not a directory"):
        prepare(Path("/dev/null/x"))


def test_the_command_prints_a_summary_and_where_the_page_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert run_command(["balance", "--bots", "greedy", "--games", "500", "--out", str(tmp_path / "b")]) == 0
    said = capsys.readouterr()
    assert "Greedy against greedy" in said.out
    assert str(tmp_path / "b" / "index.html") in said.out
    assert run_command(["balance", "--bots", "nobody"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_seat_is_called_beyond_chance_among_all_seats_of_the_report(findings: list[Findings]) -> None:
    """2.6 errors off is much for one of four seats, and nothing among the 24 of this report; 3.5 are enough there."""
    for errors, said in ((2.6, "none"), (3.5, "seat 1: 28.5%")):
        one = next(one for one in findings if one.players == 4)
        off = Estimate(0.25 + errors * 0.01, 0.25 + (errors - Z) * 0.01, 0.25 + (errors + Z) * 0.01)
        fair = Estimate(0.25, 0.25 - Z * 0.01, 0.25 + Z * 0.01)
        seats = tuple(msgspec.structs.replace(seat, wins=off if seat.seat == 1 else fair) for seat in one.seats)
        changed = msgspec.structs.replace(one, seats=seats)
        (row, *_) = summary_of([changed], [changed, *[other for other in findings if other is not one]])
        assert row.answers == [said]
        (row, *_) = summary_of([changed], [changed])
        assert row.answers[0].startswith("seat 1: ")


def test_plots_of_one_kind_have_one_scale(findings: list[Findings]) -> None:
    """The same numbers stand below the axes of one chapter for every number of players, and for every bot."""
    chapters = [part for part in page(findings).split("<h3>") if part.startswith("What is an animal worth?")]
    ticks_of = {
        tuple(re.findall(r'class="tick">([^<]+)<', figure)) for part in chapters for figure in part.split("<svg")[1:]
    }
    assert len(chapters) == 2
    assert len(ticks_of) == 1
    (low, high), (other_low, other_high) = shared_ends([([("a", Estimate(0.3, 0.2, 0.4))], 0.25), ([], 0.5)])
    assert high - low == pytest.approx(other_high - other_low)
    assert (other_low + other_high) / 2 == pytest.approx(0.5)


def test_two_reports_are_compared_number_by_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    usual, other = str(tmp_path / "usual"), str(tmp_path / "other")
    options = ["balance", "--bots", "greedy", "--games", "2000", "--players", "3"]
    assert run_command([*options, "--out", usual]) == 0
    capsys.readouterr()
    assert run_command([*options, "--out", other, "--deck", "0,0,7,7/0,0,0,4", "--against", usual]) == 0
    said = capsys.readouterr().out
    assert "Beyond chance" in said
    assert re.search(r"[1-9]\d* of \d+ numbers differ from ", said)
    again = [*options, "--out", str(tmp_path / "again"), "--seed", "2", "--against", usual, "--json"]
    assert run_command(again) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found) > 30
    assert sum(one["low"] > 0 or one["high"] < 0 for one in found) == 0, "the same game differs by chance only"
    kept = json.loads((tmp_path / "other" / "balance.json").read_text())
    assert kept[0]["deck"] == {"habitat": [0, 0, 7, 7], "wild": [0, 0, 0, 4]}
    assert "deck 0,0,7,7/0,0,0,4" in (tmp_path / "other" / "index.html").read_text(encoding="utf-8")
    assert run_command([*options, "--out", other, "--against", str(tmp_path / "nothing")]) == 2
    assert "nothing: No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["balance.json", "master.json"])
def test_the_published_reports_are_of_the_games_that_bots_play_today(name: str) -> None:
    stale = [
        (one.bot, one.players)
        for one in read_report(PUBLISHED / name)
        if one.fingerprint != fingerprint(Run(one.bot, one.players, one.games, one.seed, one.removal, one.deck))
    ]
    assert stale == [], "docs/how-to/balance.md says how to make them again"


def test_other_games_have_another_fingerprint() -> None:
    run = Run("greedy", 3, 800, 1)
    others = (
        Run("expert", 3, 800, 1),
        Run("greedy", 4, 800, 1),
        Run("greedy", 3, 800, 1, "random"),
        Run("master", 3, 1, 1),
    )
    assert len({fingerprint(one) for one in (run, *others)}) == 5
    assert fingerprint(msgspec.structs.replace(run, games=20)) == fingerprint(run)


def test_the_master_plays_the_games_that_are_counted() -> None:
    """Its actions, repeated in the counting game, come to the end of the game that it played."""
    run = Run("master", 3, 4, 5)
    states = learned_games(run, 2, 4)
    assert (states["question"] == 0).all()
    assert (states["rank"][:, :3].min(axis=1) == 1).all()
    actions = actions_of(run.setup, 4, 5, 2)
    for i in range(4):
        s = run.setup.table()
        deal(s, 5, 2 + i, 1)
        for action in actions[i][actions[i] >= 0]:
            assert legal(s) >> int(action) & 1
            step(s, int(action))
        assert [points_of(s, seat) for seat in range(3)] == states["points"][i][:3].tolist()
