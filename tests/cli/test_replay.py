"""Records played again: those that are right agree, and every change is found and named."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import RECORDS, Command

Edit = Callable[[dict[str, Any]], None]


def edited(file: Path, edit: Edit) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    edit(record)
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")


def change_move(number: int, move: str) -> Edit:
    def edit(record: dict[str, Any]) -> None:
        record["moves"][number - 1] = move

    return edit


def swap_moves(record: dict[str, Any]) -> None:
    record["moves"][0], record["moves"][1] = record["moves"][1], record["moves"][0]


def change(key: str, value: object) -> Edit:
    return lambda record: record.update({key: value})


def drop_last_move(record: dict[str, Any]) -> None:
    record["moves"].pop()


def drop_last_card(record: dict[str, Any]) -> None:
    record["habitats"] = record["habitats"][:-3]


EDITS = {
    "a card that is not in hand": (change_move(1, "0 bid W1"), "move 1, '0 bid W1': seat 0 does not hold W1 (hand)"),
    "a wrong seat": (change_move(4, "1 take li S1"), "move 4, '1 take li S1': seat 1 has nothing to decide now"),
    "a seat that is none": (change_move(1, "9 bid F1"), "there is no seat -1 at a table of 3 (R3)"),
    "a wrong payment": (change_move(4, "0 take li S1"), "a bid of 4 costs 3 more, not 1 (payment)"),
    "an animal that is not there": (change_move(4, "0 take pe S1 S2 M2"), "pe is not on display: li me (display)"),
    "an answer to another question": (change_move(4, "0 bid M4"), "move 4, '0 bid M4': 'bid M4' does not answer"),
    "a word that is no move": (change_move(2, "1 sing"), "move 2, '1 sing': 'sing' is not a move"),
    "seats out of order": (swap_moves, "move 1, '1 bid W3': seat 0 is to be recorded first (R20)"),
    "a decision taken twice": (change_move(2, "0 bid F1"), "seat 1 is to be recorded first (R20)"),
    "moves after the end": (lambda r: r["moves"].append("0 bid F1"), "the game is over (the end)"),
    "a missing move": (drop_last_move, "result: the record has points [13, 10, 8] ranks [1, 2, 3], the game none"),
    "other points": (change("result", {"points": [14, 10, 8], "ranks": [1, 2, 3]}), "the game points [13, 10, 8]"),
    "no result": (change("result", None), "result: the record has none"),
    "a missing reshuffle": (lambda r: r["reshuffles"].pop(), "reshuffle 2: a reshuffle is due"),
    "a reshuffle too many": (lambda r: r["reshuffles"].append("F1"), "reshuffles: 3 in the record, 2 in the game"),
    "a missing card": (drop_last_card, "habitats: not the cards of the deck (R1)"),
    "a deck that does not add up": (change("deck", {"habitat": [5, 4, 3, 3], "wild": [1, 1, 1, 1]}), "(R1)"),
    "too many players": (change("players", list("abcdef")), "players is 6; it must be 3, 4 or 5"),
    "another format": (change("format", "chess/1"), "format: 'chess/1' is not 'wildcards/1'"),
    "a number for the moves": (change("moves", 7), "Expected `array`, got `int`"),
}


def test_all_games_of_the_independent_reading_agree(wildcards: Command) -> None:
    assert wildcards("replay", RECORDS) == (0, "120 of 120 records are valid\n", "")


def test_records_may_come_from_standard_input(wildcards: Command, one_record: Path) -> None:
    assert wildcards("replay", "-", typed=one_record.read_text(encoding="utf-8")).out == "1 of 1 records are valid\n"


def test_one_record_may_fill_many_lines(wildcards: Command, one_record: Path) -> None:
    record = json.loads(one_record.read_text(encoding="utf-8"))
    one_record.write_text(json.dumps(record, indent=2), encoding="utf-8")
    assert wildcards("replay", one_record).out == "1 of 1 records are valid\n"


def test_blank_lines_and_windows_line_ends_do_not_matter(wildcards: Command, one_record: Path) -> None:
    line = one_record.read_bytes().strip()
    one_record.write_bytes(b"\r\n" + line + b"\r\n\r\n" + line + b"\r\n")
    assert wildcards("replay", one_record).out == "2 of 2 records are valid\n"


@pytest.mark.parametrize("what", EDITS)
def test_an_edited_record_does_not_agree_and_the_reason_is_named(
    wildcards: Command, one_record: Path, what: str
) -> None:
    edit, reason = EDITS[what]
    edited(one_record, edit)
    said = wildcards("replay", one_record)
    assert said.status == 1
    assert said.out == "0 of 1 records are valid\n"
    assert said.complaint.startswith(f"{one_record}, line 1: ")
    assert reason in said.complaint


def test_a_truncated_record_does_not_agree(wildcards: Command, one_record: Path) -> None:
    text = one_record.read_bytes()
    for length in range(1, len(text) - 1, 97):
        one_record.write_bytes(text[:length])
        said = wildcards("replay", one_record)
        assert said.status == 1
        assert said.out == "0 of 1 records are valid\n"
        assert said.complaint


def test_the_good_records_of_a_file_still_count(wildcards: Command, one_record: Path) -> None:
    good = one_record.read_text(encoding="utf-8")
    one_record.write_text(good + "{}\nnonsense\n" + good, encoding="utf-8")
    said = wildcards("replay", one_record)
    assert said.status == 1
    assert said.out == "2 of 4 records are valid\n"
    assert [line.split(": ")[0] for line in said.err.splitlines()] == [f"{one_record}, line {n}" for n in (2, 3)]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "contains no game records"),
        (b"\n \n", "contains no game records"),
        (bytes(range(256)), "line 1 is not UTF-8 text"),
        (b"\x7fELF\0\0\0\n", "line 1 is not UTF-8 text"),
        (b"Dear diary,\n", "line 1 is not a game record"),
        (b"[1, 2]\n", "line 1 is not a game record"),
        (b"{" * 2_000_000, "line 1 is too long for a game record"),
    ],
)
def test_a_file_of_something_else_is_bad_input(wildcards: Command, tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    for command in ("replay", "verify"):
        said = wildcards(command, file)
        assert said.status == 2
        assert said.out == ""
        assert f"{file}: {reason}" in said.complaint


def test_deeply_nested_json_is_refused(wildcards: Command, tmp_path: Path) -> None:
    file = tmp_path / "deep.jsonl"
    file.write_text('{"a":' * 100_000 + "1" + "}" * 100_000, encoding="utf-8")
    said = wildcards("replay", file)
    assert said.status == 1
    assert said.complaint


def test_a_game_reads_as_a_story_with_its_numbers(wildcards: Command) -> None:
    story = wildcards("replay", RECORDS, "--line", 2, "--show").out
    for line in (
        f"{RECORDS}, line 2: As a spectator saw it",
        "Round 1 of 12",
        "On display: 2 peacocks and 1 eagle",
        "Bids: p0 S4 · p1 M4 · p2 S3 · p3 M1",
        "p0 and p1 have both bid 4 · p0 lays F3 S1 M2 = 6 · p1 withdraws",
        "p1 draws 2 cards",
        "p3 takes the lion with S2 S1 · +2 natural habitat",
        "The discard pile becomes a new draw pile of 20",
        "1 of 1 records are valid",
    ):
        assert f"{line}\n" in story


def test_a_seat_sees_its_own_cards_and_no_others(wildcards: Command) -> None:
    own = wildcards("replay", RECORDS, "--line", 2, "--seat", 1).out
    others = wildcards("replay", RECORDS, "--line", 2, "--seat", 0).out
    spectator = wildcards("replay", RECORDS, "--line", 2, "--show").out
    assert "As p1 saw it\n" in own
    assert "p1 is dealt S2 F4 M2 M1 M4 S1 M4\n" in own
    assert "\np1 draws S2 F3\n" in own
    for story in (others, spectator):
        assert "p1 is dealt" not in story
        assert "\np1 draws 2 cards\n" in story


def test_until_stops_in_the_middle_and_shows_the_table(wildcards: Command) -> None:
    said = wildcards("replay", RECORDS, "--line", 2, "--until", 6, "--seat", 0)
    assert said.status == 0
    assert "p0 takes" not in said.out
    assert "Hand of p0: F1 F2 S1 R\n" in said.out
    assert re.search(r"^p2: Points: 0 · Tokens: 0 · Hand: 6 · .* · Laid: S3", said.out, re.MULTILINE)
    assert said.out.endswith("1 of 1 records are valid\n")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "p1 draws 2 cards"),
        ("de", "p1 zieht 2 Karten"),
        ("es", "p1 roba 2 cartas"),
        ("it", "p1 pesca 2 carte"),
        ("nl", "p1 trekt 2 kaarten"),
    ],
)
def test_a_game_is_told_in_five_languages(wildcards: Command, language: str, line: str) -> None:
    assert f"\n{line}\n" in wildcards("replay", RECORDS, "--line", 2, "--show", "--language", language).out


def test_a_game_can_be_watched_step_by_step_and_back(wildcards: Command) -> None:
    said = wildcards("replay", RECORDS, "--line", 2, "--watch", "--seat", 3, typed="\n\n3\nb\nb\nb\n999\nsing\nt\nq\n")
    assert said.status == 0
    steps = re.findall(r"^(?:> )*Step (\d+) of \d+$", said.out, re.MULTILINE)
    assert steps == ["1", "2", "3", "3", "2", "1"]
    assert said.out.count("a number: to that step") == 4, "at the start, and for what is no step"
    assert "Hand of p3: " in said.out
    assert "Bids" not in said.out


def test_the_last_step_counts_and_the_end_of_the_input_is_the_end(wildcards: Command) -> None:
    steps = re.search(r"Step 1 of (\d+)", wildcards("replay", RECORDS, "--line", 1, "--watch").out)
    assert steps
    said = wildcards("replay", RECORDS, "--line", 1, "--watch", typed=f"{steps[1]}\n")
    assert "Final scoring:" in said.out
    assert said.out.endswith("1 of 1 records are valid\n")
    assert wildcards("replay", "-", "--watch").complaint.endswith("cannot come from standard input")


def test_the_table_of_a_step_is_the_one_at_that_moment(wildcards: Command) -> None:
    said = wildcards("replay", RECORDS, "--line", 2, "--watch", typed="4\nt\nq\n")
    assert re.search(r"^(> )*p0: Points: 0 .* Laid: S4", said.out, re.MULTILINE)


def test_until_does_not_ask_for_the_end(wildcards: Command, one_record: Path) -> None:
    edited(one_record, change_move(50, "0 bid R"))
    assert wildcards("replay", one_record).status == 1
    assert wildcards("replay", one_record, "--until", 49).status == 0
    assert wildcards("replay", one_record, "--until", 0).status == 0
    assert wildcards("replay", one_record, "--until", 10**9).status == 1


def test_names_cannot_play_tricks_with_the_terminal(wildcards: Command, one_record: Path) -> None:
    edited(one_record, change("players", ["[red]Ann[/]", "[link=x]", ":smile:"]))
    assert "Bids: [red]Ann[/] M4 · [link=x] W3 · :smile: F2" in wildcards("replay", one_record, "--show").out
    edited(one_record, change("players", ["\x1b[2J", "B", "C"]))
    said = wildcards("replay", one_record, "--show")
    assert said.status == 1
    assert "\x1b" not in said.out + said.err
