"""A game in the terminal, from the deal to the count."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.commands import Command

SEED = "5" * 64


def answers(count: int = 400) -> str:
    """Someone who lists the moves and takes the first or the second each time."""
    return "".join(f"m\n{number % 2 + 1}\n1\n" for number in range(count))


@pytest.mark.parametrize(("players", "seat", "level"), [(3, 2, "random"), (4, 0, "greedy"), (5, 4, "random")])
def test_a_game_can_be_played_to_its_end(
    wildcards: Command, tmp_path: Path, players: int, seat: int, level: str
) -> None:
    file = tmp_path / "mine.jsonl"
    options = ("--players", players, "--seat", seat, "--level", level, "--seed", SEED, "--record", file)
    said = wildcards("play", *options, typed=answers())
    assert said.status == 0
    assert said.err == ""
    rounds = {3: 14, 4: 12, 5: 10}[players]
    assert re.findall(r"^Round (\d+) of", said.out, re.MULTILINE) == [str(n) for n in range(1, rounds + 1)]
    assert "The game is over: " in said.out
    assert f"The seed was {SEED}" in said.out
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["players"][seat] == "Player"
    assert wildcards("verify", file).status == 0


def test_the_same_seed_and_answers_give_the_same_game(wildcards: Command) -> None:
    first = wildcards("play", "--seed", SEED, typed=answers())
    assert wildcards("play", "--seed", SEED, typed=answers()) == first


def test_without_a_seed_every_game_is_another(wildcards: Command) -> None:
    hands = {wildcards("play", typed="q\n").out.split("You hold ")[1].splitlines()[0] for _ in range(4)}
    assert len(hands) > 1


@pytest.mark.parametrize("typed", ["q\n", "quit\n", "", "m\n"])
def test_one_may_leave_at_any_time(wildcards: Command, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "mine.jsonl"
    said = wildcards("play", "--seed", SEED, "--record", file, typed=typed)
    assert said.status == 0
    assert said.out.endswith("You have left the game.\n")
    assert file.read_text(encoding="utf-8") == ""


def test_a_wrong_answer_is_refused_and_asked_again(wildcards: Command) -> None:
    said = wildcards("play", "--players", "3", "--seed", "0" * 64, typed="bid F4\nsing\ntake pe\n99\n\nbid F2\nq\n")
    for refusal in (
        "you do not hold F4 (hand)",
        "'SING' is not a card, F1 to W4, or R (notation)",
        "'take pe' does not answer the question, which is bid (decisions)",
        "'99' is not a number from the list of moves; m shows it (notation)",
    ):
        assert refusal in said.out
    assert "Bids: you F2 · " in said.out


@pytest.mark.parametrize("typed", ["bid M2", "BID m2", "m2", "  m2  ", "m\n4"])
def test_an_answer_may_be_short(wildcards: Command, typed: str) -> None:
    said = wildcards("play", "--players", "3", "--seed", "0" * 64, typed=f"{typed}\nq\n")
    assert "Bids: you M2 · " in said.out


def test_help_table_and_story_can_be_asked_for(wildcards: Command) -> None:
    said = wildcards("play", "--players", "3", "--seed", "0" * 64, typed="?\nt\ns\nq\n")
    assert "list your moves" in said.out
    assert "pe peacock" in said.out
    assert said.out.count("Piles    26 animals and 25 Habitat cards") == 2
    assert said.out.count("Round 1 of 14") == 2


def test_bots_cards_are_not_shown(wildcards: Command) -> None:
    said = wildcards("play", "--players", "3", "--seed", "0" * 64, typed="t\nq\n")
    assert said.out.count("hold") == 1
    assert not re.search(r"Bot \d (holds|draws \d cards?:)", said.out)


BAD = Path(__file__).parents[1] / "lab" / "bad_bots.py"


def test_a_bot_of_ones_own_can_be_played_against(wildcards: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    level = f"{BAD}:WithOptions:like=greedy"
    options = ("--level", level, "--seed", SEED, "--record", file, "--deck", "5,4,3,2", "--removal", "random")
    said = wildcards("play", *options, typed=answers())
    assert said.status == 0
    record = json.loads(file.read_text())
    assert record["bots"] == [None, "WithOptions", "WithOptions", "WithOptions"]
    assert record["deck"] == {"habitat": [5, 4, 3, 2], "wild": [1, 1, 1, 1]}
    assert record["options"] == {"removal": "random"}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (
            ["--level", f"{BAD}:Raises"],
            f"Raises' raised RuntimeError: boom and a second line ({BAD}, line 12, in choose)",
        ),
        (["--level", f"{BAD}:CannotBeMade"], f"cannot be made: ValueError: not today ({BAD}, line 50, in __init__)"),
        (["--level", f"{BAD}:Nobody"], "has no class Nobody that is a wildcards.bots.Bot"),
        (["--level", "gambler.py:Gambler"], "there is no file gambler.py"),
        (["--level", "nobody"], "--level: there is no 'nobody'; there are: random, novice, greedy, expert"),
        (["--deck", "4,4,3"], "it must be four counts of 14 cards, and four of 4 wild cards (R1)"),
        (["--deck", "many"], "--deck: 'many' is not four counts such as 4,4,3,3, or twice four: 4,4,3,3/1,1,1,1"),
        (["--removal", "none"], "--removal: there is no 'none'; there are: balanced, random"),
    ],
)
def test_what_cannot_be_played_with_is_said_in_one_line(wildcards: Command, options: list[str], complaint: str) -> None:
    said = wildcards("play", *options, typed="m\n1\n")
    assert said.status == 2
    assert complaint in said.complaint
