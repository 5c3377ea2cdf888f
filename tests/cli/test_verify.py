"""Records checked against the seed that was promised."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import RECORDS, Command
from wildcards import Game
from wildcards.testkit.games import play_at_random

EXAMPLE = Path(__file__).parents[2] / "examples" / "a-game.jsonl"


@pytest.fixture
def record() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def write(file: Path, *records: dict[str, Any]) -> Path:
    file.write_text("".join(f"{json.dumps(record)}\n" for record in records), encoding="utf-8")
    return file


def test_an_honest_record_is_verified_and_says_what_was_checked(wildcards: Command, record: dict[str, Any]) -> None:
    said = wildcards("verify", EXAMPLE, "--commitment", record["commitment"].upper())
    assert said.status == 0
    first, last = said.out.splitlines()
    assert first.startswith(f"line 1: the seed matches its commitment {record['commitment']}; ")
    assert first.endswith("; both piles, 3 reshuffles, 134 moves and the result are right")
    assert last == "1 of 1 records verified"


def test_a_commitment_that_was_shown_to_players_counts(wildcards: Command) -> None:
    said = wildcards("verify", EXAMPLE, "--commitment", "0" * 64)
    assert said.status == 1
    assert f"commitment: {'0' * 64} was promised, the seed's is" in said.complaint


def test_another_commitment_in_the_record_is_found(wildcards: Command, record: dict[str, Any], file: Path) -> None:
    said = wildcards("verify", write(file, record | {"commitment": "f" * 64}))
    assert said.status == 1
    assert said.out == "0 of 1 records verified\n"
    assert "was promised" in said.complaint


def test_without_a_commitment_the_seeds_is_printed_to_compare(
    wildcards: Command, record: dict[str, Any], file: Path
) -> None:
    promised = record.pop("commitment")
    said = wildcards("verify", write(file, record))
    assert said.status == 0
    assert f"no commitment to compare with; the seed's is {promised};" in said.out


def test_a_record_without_a_seed_cannot_be_verified(wildcards: Command, one_record: Path) -> None:
    said = wildcards("verify", one_record)
    assert said.status == 1
    assert said.out == "0 of 1 records verified\n"
    assert "seed: the record has none, so its shuffles cannot be verified" in said.complaint


def test_a_seed_of_another_form_is_refused(wildcards: Command, record: dict[str, Any], file: Path) -> None:
    said = wildcards("verify", write(file, record | {"seed": "1234", "commitment": None}))
    assert said.status == 1
    assert "does not have 64 or more hexadecimal digits" in said.complaint


def test_cards_that_do_not_come_from_the_seed_are_named(wildcards: Command, record: dict[str, Any], file: Path) -> None:
    """The last animals of the pile change places: every move is still legal, but nobody shuffled them so."""
    animals = record["animals"].split()
    other = next(place for place, animal in enumerate(animals) if place >= 33 and animal != animals[-1])
    animals[-1], animals[other] = animals[other], animals[-1]
    forged = record | {"animals": " ".join(animals)}
    assert wildcards("replay", write(file, forged)).status == 0
    said = wildcards("verify", file)
    assert said.status == 1
    assert f"animals: card {other + 1} is {animals[other]}, the seed gives {animals[-1]}" in said.complaint


def test_a_forged_reshuffle_is_named(wildcards: Command, record: dict[str, Any], file: Path) -> None:
    """The bottom of the last reshuffled pile was never drawn, so only the seed can tell."""
    pile = record["reshuffles"][-1].split()
    other = next(place for place in range(len(pile) - 2, 0, -1) if pile[place] != pile[-1])
    pile[-1], pile[other] = pile[other], pile[-1]
    forged = record | {"reshuffles": [*record["reshuffles"][:-1], " ".join(pile)]}
    assert wildcards("replay", write(file, forged)).status == 0
    said = wildcards("verify", file)
    assert said.status == 1
    assert "reshuffle 3: card" in said.complaint


def test_a_move_that_breaks_the_rules_is_not_verified(wildcards: Command, record: dict[str, Any], file: Path) -> None:
    moves = record["moves"]
    said = wildcards("verify", write(file, record | {"moves": [moves[0], "1 bid W4", *moves[2:]]}))
    assert said.status == 1
    assert "move 2, '1 bid W4': seat 1 does not hold W4 (hand)" in said.complaint


def test_a_running_game_can_be_verified_so_far(wildcards: Command, record: dict[str, Any], file: Path) -> None:
    del record["result"]
    said = wildcards("verify", write(file, record | {"moves": record["moves"][:4], "reshuffles": []}))
    assert said.status == 0
    assert "4 moves and no result yet are right" in said.out


def test_every_record_of_a_file_is_checked(wildcards: Command, record: dict[str, Any], file: Path) -> None:
    said = wildcards("verify", write(file, record, record | {"seed": None}, record))
    assert said.status == 1
    assert said.out.endswith("2 of 3 records verified\n")
    assert said.complaint.startswith(f"{file}, line 2: seed")


def test_records_of_others_have_no_seed(wildcards: Command) -> None:
    said = wildcards("verify", RECORDS)
    assert said.status == 1
    assert said.out == "0 of 120 records verified\n"


def test_a_word_of_ones_own_is_looked_for_in_the_seed(wildcards: Command, file: Path) -> None:
    game = play_at_random(Game(3, seed="ab" * 32, entropy=["my word"]), 1)
    file.write_text(game.record().to_json() + "\n", encoding="utf-8")
    assert wildcards("verify", file, "--word", "my word").status == 0
    said = wildcards("verify", file, "--word", "my word", "--word", "another")
    assert said.status == 1
    assert "the word 'another' is not in it" in said.complaint
