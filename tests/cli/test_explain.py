"""What a bot thinks of the decisions in a recorded game: in words of five languages, and as data."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.commands import RECORDS, Command
from wildcards import Game, Record
from wildcards.bots import Budget, Candidate, Prospect, Reason, make_bot
from wildcards.game import Move
from wildcards.locales import LANGUAGES, Language
from wildcards.terminal.considered import Decision, considered_lines, fitted
from wildcards.terminal.words import Words

QUICK = ("--bot", "grandmaster:iterations=4")
SHARE = re.compile(r"^ *(\d+)%  \S", re.MULTILINE)


def decision(*candidates: Candidate) -> Decision:
    return Decision(1, 0, Game(3, seed="1f" * 32).view(0), Move("bid", ("F3",)), candidates)


def all_that_is_said() -> Decision:
    parts = ("scored", "animals", "leaders", "cards", "points", "rival")
    return decision(
        Candidate(
            move=Move("bid", ("F3",)),
            share=0.875,
            rank=1.75,
            points=24.0,
            win=0.312,
            prospect=Prospect(**dict.fromkeys(parts, 1.0)),
            reasons=tuple(Reason(part=part, by=-0.5 if part == "cards" else 1.25) for part in parts),
            outbid={1: 0.5, 2: 1.0},
        )
    )


def test_every_choice_of_a_round_is_explained_with_the_story_around_it(wildcards: Command) -> None:
    said = wildcards("explain", RECORDS, "--seat", 1, "--round", 3, *QUICK)
    assert (said.status, said.err) == (0, "")
    assert "Round 3 of 14" in said.out
    assert "Round 4 of 14" not in said.out
    _, *questions = said.out.split("Oracle considers:\n")
    assert [re.findall(r"What was played: (.*)", question) for question in questions] == [
        ["Bid: F3"],
        ["Take: Lion F4 S4"],
    ]
    for question in questions:
        shares = [int(share) for share in SHARE.findall(question)]
        assert len(shares) > 1
        assert abs(sum(shares) - 100) <= len(shares)
        assert "wins " in question
        assert "rank " in question
    assert "holds a higher card: " in questions[0]
    assert re.search(r"next round: [+−]", said.out)


def test_a_program_reads_what_the_bot_says(wildcards: Command) -> None:
    said = wildcards("explain", RECORDS, "--seat", 1, "--round", 3, *QUICK, "--json")
    bid, take = json.loads(said.out)
    assert (bid["question"], bid["played"]) == ("bid", "bid F3")
    assert (take["round"], take["question"], take["played"]) == (3, "take", "take li F4 S4")
    with RECORDS.open(encoding="utf-8") as records:
        record = Record.from_json(records.readline())
    assert record.moves[bid["move"] - 1] == "1 bid F3"
    view = Game.replay(record, bid["move"] - 1).view(1)
    # The command asks one bot all its questions, and a bot keeps nothing from one to the next.
    wanted = make_bot("grandmaster", 0).explain(view, Budget(iterations=4))
    assert [one["move"] for one in bid["candidates"]] == [str(one.move) for one in wanted]
    assert [one["win"] for one in bid["candidates"]] == [one.win for one in wanted]
    assert set(bid["candidates"][0]["outbid"]) == {"0", "2"}


def test_a_whole_game_is_told_to_its_end_and_only_choices_are_explained(wildcards: Command) -> None:
    said = wildcards("explain", RECORDS, "--seat", 0, "--bot", "greedy")
    with RECORDS.open(encoding="utf-8") as records:
        record = Record.from_json(records.readline())
    own = sum(move.startswith("0 ") for move in record.moves)
    assert said.out.count("Gatherer considers:") == len(re.findall("^100%", said.out, re.MULTILINE)) <= own
    assert "The game is over." in said.out
    story = wildcards("replay", RECORDS, "--line", 1, "--seat", 0).out
    told = said.out.splitlines()
    assert [line for line in story.splitlines() if line.startswith("p0 ") and line not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words_in_every_language(language: Language) -> None:
    words = Words(language)
    bot, answer, why, played = considered_lines(words, "grandmaster", all_that_is_said(), ["Ann", "Bo", "Cem"])
    assert words.text("bot-grandmaster") in bot
    point = words.number(0.5)[1]
    assert re.search(rf"88.?%  .*F3|88.?%  .*{words.card('F3')}", answer)
    assert re.search(rf"31.?% · .* 24 · .* 1{re.escape(point)}8$", answer)
    assert why.count(f"+1{point}3") == 5
    assert why.count(f"−0{point}5") == 1
    assert re.search(r"Bo .*50.?%.*Cem .*100.?%$", why)
    assert words.card("F3") in played


def test_a_bot_that_expects_nothing_says_what_it_would_play(wildcards: Command) -> None:
    said = wildcards("explain", RECORDS, "--seat", 2, "--round", 1, "--bot", "expert")
    assert re.search(r"Ranger considers:\n100%  Bid: \w+\nWhat was played: ", said.out)


def test_a_long_line_goes_on_below_where_it_began() -> None:
    assert fitted("    a word and more", 12) == ["    a word", "    and more"]


def test_the_language_may_be_chosen(wildcards: Command) -> None:
    said = wildcards("explain", RECORDS, "--seat", 1, "--round", 3, *QUICK, "--language", "de")
    assert "Orakel überlegt:" in said.out
    assert "in der nächsten Runde: " in said.out


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--seat", 3), "--seat: 3 is not from 0 to 2 at a table of 3"),
        (("--seat", 1, "--round", 15), "--round: 15 is not from 1 to 14"),
        (("--seat", 1, "--line", 121), "has no record on line 121"),
        (("--seat", 1, "--bot", "wizard"), "--bot: there is no 'wizard'"),
        ((), "--seat is missing"),
    ],
)
def test_what_cannot_be_explained_is_said_in_one_line(
    wildcards: Command, options: tuple[object, ...], reason: str
) -> None:
    said = wildcards("explain", RECORDS, *options)
    assert (said.status, said.out) == (2, "")
    assert reason in said.complaint


def test_a_record_that_does_not_agree_is_named(wildcards: Command, one_record: Path) -> None:
    record = json.loads(one_record.read_text(encoding="utf-8"))
    record["moves"][0] = "0 bid W1"
    one_record.write_text(json.dumps(record), encoding="utf-8")
    said = wildcards("explain", one_record, "--seat", 0)
    assert (said.status, said.out) == (1, "")
    assert said.complaint.startswith(f"wildcards: {one_record}, line 1: ")


def test_somebodys_own_bot_that_fails_is_named_with_the_place(wildcards: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from wildcards.bots import Bot\n\n\nclass Mine(Bot):\n    def choose(self, view, budget):\n        1 / 0\n",
        encoding="utf-8",
    )
    said = wildcards("explain", RECORDS, "--seat", 0, "--bot", f"{file}:Mine")
    assert said.status == 2
    assert "Mine" in said.complaint
    assert "ZeroDivisionError" in said.complaint
