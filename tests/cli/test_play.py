"""A game in the terminal, from the deal to the count."""

import json
import os
import re
from pathlib import Path

import pytest

from tests.cli.commands import Command
from wildcards.locales import Language
from wildcards.terminal.words import Words

SEED = "5" * 64


# Ctrl-C comes while it thinks, until there is a certain file beside it.
SLOW_BOT = """
from pathlib import Path
from wildcards.bots import Bot
from wildcards.game.ask import moves_of

class Slow(Bot):
    def choose(self, view, budget):
        if not Path(__file__).with_name("awake").exists():
            raise KeyboardInterrupt
        return next(moves_of(view.ask))
"""


def answers(count: int = 400) -> str:
    """Someone who lists the moves and takes the first or the second each time."""
    return "".join(f"m\n{number % 2 + 1}\n\n" for number in range(count))


@pytest.mark.parametrize(
    ("players", "seat", "level", "language", "over"),
    [
        (3, 2, "random", "en", "The game is over."),
        (4, 0, "greedy", "de", "Die Partie ist zu Ende."),
        (5, 4, "random", "es", "Fin de la partida."),
        (3, 0, "random", "it", "La partita è finita."),
        (4, 1, "random", "nl", "De partij is afgelopen."),
    ],
)
def test_a_game_can_be_played_to_its_end_in_five_languages(
    wildcards: Command, tmp_path: Path, players: int, seat: int, level: str, language: Language, over: str
) -> None:
    file = tmp_path / "mine.jsonl"
    options = ("--players", players, "--seat", seat, "--level", level, "--seed", SEED, "--record", file)
    words = Words(language)
    named = ("--name", words.text("player"))
    said = wildcards("play", *options, *named, "--language", language, typed=answers())
    assert said.status == 0
    assert said.err == ""
    rounds = {3: 14, 4: 12, 5: 10}[players]
    headings = [words.text("round-of", round=number, rounds=rounds) for number in range(1, rounds + 1)]
    assert [line for line in said.out.splitlines() if line in headings] == headings
    for end in (over, words.text("final-count"), words.text("statistics"), SEED, f"{file} --line 1 --watch"):
        assert end in said.out
    assert json.loads(file.read_text(encoding="utf-8"))["players"][seat] == words.text("player")
    assert wildcards("verify", file).status == 0
    assert not list((tmp_path / "games").glob("*.json")), "nothing is left to continue"


def test_the_environment_says_the_language(wildcards: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Offri una carta coperta." in wildcards("play", typed="").out
    assert "Biete verdeckt eine Karte." in wildcards("play", "--language", "de", typed="").out


def test_the_same_seed_and_answers_give_the_same_game(wildcards: Command, tmp_path: Path) -> None:
    options = ("play", "--seed", SEED, "--record", tmp_path / "a.jsonl")
    first = wildcards(*options, typed=answers())
    assert wildcards(*options, typed=answers()).out == first.out.replace("--line 1", "--line 2")


def test_without_a_seed_every_game_is_another(wildcards: Command) -> None:
    hands = {wildcards("play", typed="q\n").out.split("You are dealt ")[1].splitlines()[0] for _ in range(4)}
    assert len(hands) > 1


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_leaving_saves_the_game_and_it_goes_on_where_it_was(wildcards: Command, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "mine.jsonl"
    options = ("play", "--players", "3", "--level", "random", "--seed", SEED, "--record", file)
    whole = wildcards(*options, typed=answers())
    left = wildcards(*options, typed=answers(20) + typed)
    assert left.status == 0
    assert left.out.endswith("You have left. The game is saved; go on with: wildcards play --resume\n")
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1
    resumed = wildcards("play", "--resume", "--record", file, typed=answers())
    assert resumed.status == 0
    assert "The saved game goes on." in resumed.out
    end = whole.out.index("The game is over.")
    assert resumed.out[resumed.out.index("The game is over.") :] == whole.out[end:].replace("--line 1", "--line 2")
    first, second = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert first == second, "bots and cards are the same as without the pause"
    assert wildcards("play", "--resume").complaint == "wildcards: There is no saved game to continue"


@pytest.mark.parametrize("damage", [b"", b'{"seat": 0, "lev', b"\xff\x00"])
def test_a_saved_game_that_is_damaged_is_named_instead_of_one_of_before(
    wildcards: Command, tmp_path: Path, damage: bytes
) -> None:
    wildcards("play", typed="q\n")
    newer = tmp_path / "games" / "newer.json"
    newer.write_bytes(damage)
    os.utime(newer, (2**32, 2**32))
    complaint = (
        f"wildcards: {newer} is damaged, so this game cannot go on; delete the file to continue the one before it"
    )
    assert wildcards("play", "--resume").complaint == complaint
    newer.unlink()
    assert "The saved game goes on." in wildcards("play", "--resume", typed="q\n").out


def test_a_saved_game_of_nobody_is_damaged(wildcards: Command, tmp_path: Path) -> None:
    wildcards("play", "--seat", 3, typed="q\n")
    (file,) = (tmp_path / "games").glob("*.json")
    file.write_text(file.read_text().replace('"seat":3', '"seat":4'))
    assert "is damaged" in wildcards("play", "--resume").complaint


def test_a_resumed_game_tells_its_round_again_and_asks(wildcards: Command) -> None:
    wildcards("play", "--players", "3", "--seed", "0" * 64, typed="M2\n\nq\n")
    said = wildcards("play", "--resume", "--language", "de", typed="")
    assert said.out.count("Runde 1 von 14") == 1
    assert "Gebote: du G2 · " in said.out


def test_whoever_leaves_while_a_bot_thinks_has_decided(wildcards: Command, tmp_path: Path) -> None:
    bot = tmp_path / "slow.py"
    bot.write_text(SLOW_BOT, encoding="utf-8")
    options = ("play", "--players", "3", "--seed", "0" * 64, "--level", f"{bot}:Slow")
    said = wildcards(*options, typed="M2\n\n")
    assert said.status == 130
    assert said.out.endswith("\nYou have left. The game is saved; go on with: wildcards play --resume\n")
    (bot.parent / "awake").touch()
    resumed = wildcards("play", "--resume", typed="")
    assert "Bids: you M2 · " in resumed.out, "the bid is not asked for again"


def test_a_place_that_cannot_be_written_is_said_once_and_the_game_goes_on(wildcards: Command, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file, where a folder should be")
    said = wildcards("play", "--players", "3", "--seed", "0" * 64, "--record", tmp_path / "r", typed="M2!\nq\n")
    assert said.out.count("The game cannot be saved") == 1
    assert said.out.endswith("You have left the game. It could not be saved.\n")
    assert wildcards("play", "--record", tmp_path / "no" / "r").complaint.endswith("No such file or directory")


def test_a_record_that_cannot_be_kept_is_said_in_the_readers_language_and_the_seed_all_the_same(
    wildcards: Command, tmp_path: Path
) -> None:
    (tmp_path / "games").write_text("a file, where a folder should be")
    said = wildcards("play", "--players", "3", "--seed", SEED, "--language", "de", typed=answers())
    assert (said.status, said.err) == (0, "")
    assert said.out.endswith(f"lässt sich nicht aufbewahren (File exists).\n\nDer Startwert war {SEED}\n"), said.out


def test_a_wrong_answer_is_refused_and_asked_again(wildcards: Command) -> None:
    said = wildcards("play", "--players", "3", "--seed", "0" * 64, typed="bid F4\nsing\ntake pe\n99\n\nbid F2\n\nq\n")
    for refusal in (
        "You do not hold these cards.",
        "“sing” is not an answer here.",
        "That is not what you are asked right now.",
        "There is no number 99 in the list; m shows it.",
    ):
        assert refusal in said.out
    assert "seat 0" not in said.out
    assert "Bids: you F2 · " in said.out


@pytest.mark.parametrize(
    "typed", ["bid M2\n", "BID m2\n", "m2\n", "  m2  \n", "m\n4\n", "m2!", "f2\nu\nm2\n", "f2\nm2\n"]
)
def test_an_answer_may_be_short_and_be_taken_back_until_it_is_confirmed(wildcards: Command, typed: str) -> None:
    said = wildcards("play", "--players", "3", "--seed", "0" * 64, typed=f"{typed}\nq\n")
    assert "You bid M2. An animal would cost one more card, 5 cards would be left." in said.out
    assert "Bids: you M2 · " in said.out


def test_help_table_story_and_explanations_can_be_asked_for(wildcards: Command) -> None:
    typed = "?\nt\ns\n? lion\n? f3\n? r11\n? ties\n? unicorn\n? *\nq\n"
    said = wildcards("play", "--players", "3", "--seed", "0" * 64, typed=typed)
    for told in (
        "m – number your answers",
        "Cards: F Forest, S Savannah, M Mountain, W Wild card, R Refill Hand",
        "25 cards in the draw pile",
        "Lion Leader: You go first in every tie.",
        "Forest 3: As a bid it is worth 3",
        "R11 Withdrawing",
        "If bids are equal",
        "Nothing here is called “unicorn”",
        "R22 Second thoughts",
    ):
        assert told in said.out
    assert said.out.count("Round 1 of 14") == 3


def test_bots_cards_are_not_shown(wildcards: Command) -> None:
    said = wildcards("play", "--players", "3", "--seed", SEED, typed="t\n" + answers())
    assert said.out.count("dealt") == 1
    assert not re.search(r"(Iris|Silvan) draws [FSMW]\d", said.out)


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
        (["--level", f"{BAD}:Exits"], f"Exits' raised SystemExit: 5 ({BAD}, line 17, in choose)"),
        (
            ["--level", f"{BAD}:Rubbish"],
            f"bot '{BAD}:Rubbish' chose what is not possible: 'F9' is not a card, F1 to W4, or R (notation)",
        ),
        (["--level", f"{BAD}:Illegal"], "Illegal' chose what is not possible: 'pass' does not answer the question"),
        (["--level", f"{BAD}:CannotBeMade"], f"cannot be made: ValueError: not today ({BAD}, line 50, in __init__)"),
        (["--level", f"{BAD}:Nobody"], "has no class Nobody that is a wildcards.bots.Bot"),
        (["--level", "gambler.py:Gambler"], "there is no file gambler.py"),
        (["--level", "nobody"], "--level: there is no 'nobody'; there are: random, novice, greedy, expert"),
        (["--deck", "4,4,3"], "--deck: '4,4,3' does not add up to 14 cards of each habitat and 4 wild cards (R1)"),
        (["--deck", "many"], "--deck: 'many' is not four counts such as 4,4,3,3, or twice four: 4,4,3,3/1,1,1,1"),
        (["--removal", "none"], "--removal: there is no 'none'; there are: balanced, random"),
    ],
)
def test_what_cannot_be_played_with_is_said_in_one_line(wildcards: Command, options: list[str], complaint: str) -> None:
    said = wildcards("play", *options, typed="m\n1\n\n")
    assert said.status == 2
    assert complaint in said.complaint


def test_a_file_that_ends_python_when_it_is_read_is_said_in_one_line(wildcards: Command, tmp_path: Path) -> None:
    file = tmp_path / "ends.py"
    file.write_text("raise SystemExit(4)", encoding="utf-8")
    said = wildcards("play", "--level", f"{file}:Bot")
    assert said.status == 2
    assert f"cannot be made: ImportError: {file} ends Python when it is read" in said.complaint
