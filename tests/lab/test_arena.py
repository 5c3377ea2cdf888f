"""Arenas that are held: results, journals, faults."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from tests.lab.arenas import BAD, outcomes, plan
from wildcards.bots.master import MasterBot
from wildcards.bots.recalling import remembering_table, row_of
from wildcards.game import Game
from wildcards.lab.arena import compiled, learned
from wildcards.lab.arena.arena import Played, hold
from wildcards.lab.arena.entrants import BadArena
from wildcards.lab.arena.schedule import Settings, Task
from wildcards.lab.arena.supervised import Limits
from wildcards.rules.play import legal
from wildcards.rules.questions import ACTIONS


def test_policies_play_the_same_games_compiled_and_in_plain_python() -> None:
    settings = plan("greedy,random,greedy,random", 16, players=4)
    bots = [entrant.spec for entrant in settings.entrants]
    task = Task(0, 2, 2)
    assert compiled.compiled_games(settings, task, bots) == compiled.interpreted_games(settings, task, bots)


def test_the_number_of_threads_changes_no_game() -> None:
    settings = plan("greedy,random", 3000, players=5)
    assert outcomes(hold(settings, jobs=1)) == outcomes(hold(settings, jobs=3))


def test_the_number_of_processes_changes_no_game() -> None:
    settings = plan("greedy,random", 12, live=True)
    one, two = hold(settings, jobs=1), hold(settings, jobs=2)
    assert outcomes(one) == outcomes(two)
    assert len(one.blocks) == len(two.blocks) == 4


def test_greedy_beats_random_quick_and_live() -> None:
    quickly = hold(plan("greedy,random", 400, players=4, lineup="first")).results
    live = hold(plan("greedy,random", 8, players=4, lineup="first", live=True)).results
    assert quickly is not None
    assert live is not None
    assert quickly.tables[0].wins.low > 0.9
    assert live.tables[0].wins.mean > 0.8
    assert live.standings[0].bot == "greedy"
    assert live.standings[0].decisions > 100
    assert 0 < live.standings[0].milliseconds <= live.standings[0].slowest


def test_luck_cancels_in_rotation() -> None:
    """Four equal bots: each has its share of the seats of every deal."""
    found = hold(plan("random,random,random,random", 8000, players=4)).results
    assert found is not None
    for standing in found.standings:
        assert standing.games == 8000
        assert standing.wins.mean == pytest.approx(0.25, abs=0.02)
        assert standing.wins.high - standing.wins.low == pytest.approx(0.019, abs=0.002)


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    settings = plan("greedy,random", 3000)
    whole = hold(settings)

    def interrupt(games: int) -> None:
        if games:
            raise KeyboardInterrupt

    first = hold(settings, folder=tmp_path, progress=interrupt)
    assert first.interrupted
    assert 0 < first.games < settings.games
    journal = tmp_path / "games.jsonl"
    with journal.open("ab") as file:
        file.write(b'{"task":{"lineup":0,"first":2')  # the power went off in the middle of a line
    counted: list[int] = []
    second = hold(settings, folder=tmp_path, progress=counted.append)
    assert counted[0] == first.games
    assert outcomes(second) == outcomes(whole)
    third = hold(settings, folder=tmp_path, progress=counted.append)
    assert outcomes(third) == outcomes(whole)
    assert counted[-1] == settings.games


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    hold(plan("greedy,random", 1000), folder=tmp_path)
    more = hold(plan("greedy,random", 2600), folder=tmp_path)
    assert [part[1:3] for part in joined(more)] == [part[1:3] for part in joined(hold(plan("greedy,random", 2600)))]
    fewer = hold(plan("greedy,random", 700), folder=tmp_path)
    assert fewer.games == plan("greedy,random", 700).games


def joined(played: Played) -> list[tuple[int, list[list[list[int]]], list[list[list[int]]]]]:
    """Blocks of one lineup put together, however the deals were cut."""
    parts = []
    for lineup in range(2):
        blocks = sorted((b for b in played.blocks if b.task.lineup == lineup), key=lambda block: block.task.first)
        parts.append((lineup, [d for b in blocks for d in b.points], [d for b in blocks for d in b.ranks]))
    return parts


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (plan("greedy,random", 100, players=4), "players differ"),
        (plan("random,greedy", 100), "entrants differ"),
        (plan("greedy,random", 100, live=True), "live differ"),
    ],
)
def test_two_arenas_are_not_mixed_in_one_folder(tmp_path: Path, other: Settings, what: str) -> None:
    hold(plan("greedy,random", 100), folder=tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(BadArena, match=what):
        hold(other, folder=tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    journal.write_text('{"a": 1}\n')
    with pytest.raises(BadArena, match="line 1 is not of an arena's journal"):
        hold(plan("greedy,random", 100), folder=tmp_path)
    assert journal.read_text() == '{"a": 1}\n'


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(BadArena, match="taken: File exists"):
        hold(plan("greedy,random", 100), folder=tmp_path / "taken")


@dataclass
class Bad:
    bot: str
    complaint: str


@pytest.mark.parametrize(
    "bad",
    [
        Bad("Raises", f"raised RuntimeError: boom\nand a second line ({BAD}, line 12, in choose) at a question of bid"),
        Bad("Exits", f"raised SystemExit: 5 ({BAD}, line 17, in choose) at a question of bid"),
        Bad("Hangs", "did not answer within 3 s"),
        Bad("Rubbish", "answered bid with 'bid F9', which is no move"),
        Bad("Illegal", "answered bid with 'pass': 'pass' does not answer the question, which is bid"),
        Bad("EatsMemory", "ran out of memory at a question of bid"),
        Bad("EndsTheProcess", "ended its process (exit status 3)"),
        Bad("CannotBeMade", f"cannot be made: ValueError: not today ({BAD}, line 50, in __init__)"),
        Bad("NotThere", "has no class NotThere that is a wildcards.bots.Bot"),
    ],
    ids=lambda bad: bad.bot,
)
def test_a_bad_bot_stops_the_arena_with_its_name(bad: Bad) -> None:
    patience = 3 if bad.bot == "Hangs" else 60
    played = hold(plan(f"{BAD}:{bad.bot},random", 6), limits=Limits(patience=patience, megabytes=300))
    assert played.fault is not None
    assert played.fault.startswith(f"bot '{BAD}:{bad.bot}' ")
    assert bad.complaint in played.fault
    assert played.results is None


def test_what_was_played_before_a_fault_stands(tmp_path: Path) -> None:
    played = hold(plan(f"{BAD}:RaisesLater,random", 60), folder=tmp_path)
    assert played.fault is not None
    assert "late" in played.fault
    assert played.results is not None
    assert 0 < played.games < 60
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 1 + len(played.blocks)


def test_what_a_bot_prints_is_no_part_of_the_results(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    assert hold(plan(f"{BAD}:Prints,random", 3, lineup="first")).fault is None
    out, err = capfd.readouterr()
    assert out == ""
    assert "thinking aloud" in err


def test_learned_bots_play_many_games_at_once_as_one_by_one() -> None:
    settings = plan("master,random,novice", 60, players=3)
    together = learned.played_games(settings, Task(0, 0, 20), ["master", "random", "novice"])
    apart = [learned.played_games(settings, Task(0, deal, 1), ["master", "random", "novice"]) for deal in range(20)]
    assert together["ranks"].tolist() == np.concatenate(apart)["ranks"].tolist()
    assert (together["decisions"][:, :3] > 10).all()
    assert not together["illegal"].any()
    assert (together["ranks"][:, 0] == 1).mean() > 0.5


def test_the_chances_of_many_rows_are_those_of_the_master() -> None:
    game = Game(4, seed="ab" * 32)
    bot = MasterBot(plain=True)
    states = [remembering_table(game.view(seat), 0) for seat in range(4)]
    rows = np.array([row_of(s) for s in states])
    masks = np.array([[bool(legal(s) >> action & 1) for action in range(ACTIONS)] for s in states])
    chances = learned.chances_of(learned.network().numbers_of_all(rows)[:, :ACTIONS], masks)
    for s, row in zip(states, chances, strict=True):
        expected = bot.shares(s)
        assert {action: row[action] for action in expected} == pytest.approx(expected, abs=1e-3)
        assert sum(row) == pytest.approx(1)
