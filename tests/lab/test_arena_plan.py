"""Who takes part in an arena, and what is played."""

from pathlib import Path

import pytest

from wildcards.bots.specs import budget_for, class_of, make
from wildcards.engine.setup import Setup
from wildcards.lab.arena.arena import settings_for
from wildcards.lab.arena.entrants import BadArena, read_entrants
from wildcards.lab.arena.schedule import Task, deals_for, lineups_of, seed_of_bot, seed_of_deal, tasks_of


def test_bots_are_read_with_their_options() -> None:
    plain, timed, foreign = read_entrants("greedy, random:time=50:iterations=7 ,my.bots:Bold:depth=3:k=0.5:on=true:s=x")
    assert (plain.label, plain.source, plain.options, plain.time) == ("greedy", "greedy", {}, None)
    assert (timed.time, timed.iterations, timed.options) == (50.0, 7, {})
    assert foreign.source == "my.bots:Bold"
    assert foreign.options == {"depth": 3, "k": 0.5, "on": True, "s": "x"}


def test_equal_bots_are_told_apart() -> None:
    assert [entrant.label for entrant in read_entrants("greedy,random,greedy")] == ["greedy", "random", "greedy (2)"]


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("greedy,,random", "an empty name"),
        ("greedy,nobody", "there is no 'nobody'; there are: random, novice, greedy"),
        ("random:time=-3", "time is a number above 0, not '-3'"),
        ("random:time=soon", "time is a number above 0, not 'soon'"),
        ("random:a=1:2", "'2' is not an option such as depth=3"),
        (",".join(["random"] * 33), "33 are more than 32"),
    ],
)
def test_a_bot_that_is_not_understood_is_refused(bots: str, complaint: str) -> None:
    with pytest.raises(BadArena, match=complaint):
        read_entrants(bots)


def test_a_bot_has_its_own_budget_or_the_arenas() -> None:
    plain, timed = read_entrants("greedy,random:time=50")
    assert budget_for(plain, 200.0).milliseconds == 200
    assert budget_for(timed, 200.0).milliseconds == 50
    assert budget_for(plain, None).milliseconds is None


def test_the_class_of_a_stranger_gets_its_options() -> None:
    (entrant,) = read_entrants("tests/lab/bad_bots.py:WithOptions:like=greedy")
    bot = make(entrant, 5)
    assert (bot.seed, vars(bot)["like"]) == (5, "greedy")


def test_a_file_that_cannot_be_read_to_its_end_is_refused_every_time(tmp_path: Path) -> None:
    file = tmp_path / "gambler.py"
    file.write_text("from wildcards.bots.ladder import RandomBot as Gambler\nraise RuntimeError('out of luck')\n")
    for _ in range(2):
        with pytest.raises(RuntimeError, match="out of luck"):
            class_of(f"{file}:Gambler")


def test_lineups_are_all_choices_or_one_against_the_rest() -> None:
    assert lineups_of(5, 4, None) == ((0, 1, 2, 3), (0, 1, 2, 4), (0, 1, 3, 4), (0, 2, 3, 4), (1, 2, 3, 4))
    assert lineups_of(2, 4, None) == ((0, 1, 1, 1), (1, 0, 0, 0))
    assert lineups_of(3, 3, "first") == ((0, 1, 1), (0, 2, 2))
    with pytest.raises(BadArena, match="mixed tables of 4 need 4 bots, not 3"):
        lineups_of(3, 4, "mixed")
    with pytest.raises(BadArena, match="a duel needs two"):
        lineups_of(1, 4, None)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert deals_for(1, 4, 1) == 1
    assert deals_for(9, 4, 2) == 2
    settings = settings_for("greedy,random", Setup(4), 9, 1, time=None, lineup=None, live=False)
    assert settings.games == 16


def test_only_what_is_not_played_is_a_task() -> None:
    settings = settings_for("greedy,random", Setup(4), 80, 1, time=None, lineup=None, live=False)
    assert settings.deals == 10
    done = [Task(0, 0, 3), Task(0, 4, 2), Task(1, 0, 10)]
    assert list(tasks_of(settings, done, 8)) == [Task(0, 3, 1), Task(0, 6, 2), Task(0, 8, 2)]
    assert sum(task.deals for task in tasks_of(settings, [], 3)) == 20


def test_seeds_follow_from_deal_and_place_alone() -> None:
    assert seed_of_deal(1, 2) == seed_of_deal(1, 2)
    different = {
        seed_of_bot(1, deal, rotation, place) for deal in range(5) for rotation in range(4) for place in range(4)
    }
    assert len(different) == 80
    assert len({seed_of_deal(seed, deal) for seed in range(5) for deal in range(5)}) == 25
