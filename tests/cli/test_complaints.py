"""Whatever is wrong with a command line is said in one voice."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import RECORDS, Command
from wildcards.bots import BOTS
from wildcards.cli.admin import show
from wildcards.locales import LANGUAGES, Language
from wildcards.server.config import Keep
from wildcards.terminal.words import Words

UNKNOWN = "<?>"
FACTS = ("file", "why", "given", "most", "players", "longest", "length", "levels", "option", "bot", "name", "server")
ANYTHING = dict.fromkeys((*FACTS, "line", "beginning", "titles", "least", "rest", "choices"), UNKNOWN)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("repaly x", "there is no command 'repaly'. Did you mean 'replay' or 'play'?"),
        ("rulse", "there is no command 'rulse'. Did you mean 'rules'?"),
        ("xyzzy", "there is no command 'xyzzy'. Try 'wildcards --help'."),
        ("play --playrs 3", "there is no option --playrs. Did you mean '--players' or '--plain'?"),
        ("play --foo", "there is no option --foo. Try 'wildcards play --help'."),
        ("play --players", "--players needs a value. Try 'wildcards play --help'."),
        ("replay", "FILE is missing. Try 'wildcards replay --help'."),
        ("replay a b", "nothing is expected after the rest: b. Try 'wildcards replay --help'."),
        ("simulate --games 5", "--players is missing. Try 'wildcards simulate --help'."),
        ("simulate --players 3 --games x", "--games: x is not a whole number. Try 'wildcards simulate --help'."),
        (
            "simulate --players 3 --games 0",
            "--games: 0 is not from 1 to 999999999999. Try 'wildcards simulate --help'.",
        ),
        ("simulate --games 5 --players 9", "--players: 9 is not from 3 to 5. Try 'wildcards simulate --help'."),
        ("simulate --players 3 --games=", "--games: '' is not a whole number. Try 'wildcards simulate --help'."),
        (
            "simulate --games 5 --players 3 --deck 1,2,3,4",
            "--deck: '1,2,3,4' does not add up to 14 cards of each habitat and 4 wild cards (R1)",
        ),
        (
            "arena --bots a,b --games 8 --seed -1",
            "--seed: -1 is not from 0 to 2305843009213693951. Try 'wildcards arena --help'.",
        ),
        ("train --device tpu", "--device: there is no 'tpu'; there are: cuda, cpu. Try 'wildcards train --help'."),
        (
            "call-off --database=",
            "the database cannot be used: the database '' is neither sqlite:///PATH nor postgresql://USER@HOST/NAME",
        ),
        (
            "simulate --games 5 --players 3 --engine foo",
            (
                "--engine: there is no 'foo'; there are: interpreted, wasm, native, device. "
                "Try 'wildcards simulate --help'."
            ),
        ),
        ("replay x --line 0", "--line: 0 is less than 1. Try 'wildcards replay --help'."),
        ("arena --bots a,b --games 8 --time soon", "--time: soon is not a number. Try 'wildcards arena --help'."),
        (
            "arena --bots foo --games 8",
            f"--bots: there is no 'foo'; there are: {', '.join(BOTS)}, or file.py:Class",
        ),
        ("balance --bots foo", "--bots: there is no 'foo'; there are: random, greedy, expert, master"),
        ("play --level foo", f"--level: there is no 'foo'; there are: {', '.join(BOTS)}, or file.py:Class"),
        ("play --players 3 --seat 4", "--seat: 4 is not from 0 to 2 at a table of 3"),
        ("serve --limit tables_per_hour=0", "--limit: tables_per_hour must be more than 0"),
        (
            "serve --keep over",
            f"--keep: 'over' is not KIND=DAYS, such as over=90; there are: {', '.join(Keep._fields)}",
        ),
        ("admin bans --socket /gone", "no server answers at /gone: No such file or directory"),
    ],
)
def test_a_complaint_names_the_option_what_it_was_given_and_what_would_be_right(
    wildcards: Command, arguments: str, complaint: str
) -> None:
    said = wildcards(*arguments.split())
    assert (said.status, said.out, said.complaint) == (2, "", f"wildcards: {complaint}")


# What somebody who wants to play may have wrong, and the text that says so.
MISTAKES = [
    ("play --resume", "nothing-saved"),
    ("play --players 3 --seat 4", "seat"),
    ("play --name \a", "name"),
    (f"play http://127.0.0.1:1 --name {'x' * 41}", "name"),
    ("join http://127.0.0.1:1 --name \a", "name"),
    ("play --seed abc", "seed"),
    ("play --deck many", "deck"),
    ("play --deck 1,2,3,4", "deck-sum"),
    ("watch --browser --deck 1,2,3,4", "deck-sum"),
    ("play --level nobody", "no-such-bot"),
    ("play --level search:time=5:plies", "bot-option"),
    ("play --level search:time=0", "bot-budget"),
    ("play --level gone.py:Bot", "bot-not-made"),
    ("play --record /gone/away", "file"),
    ("watch --bots greedy,greedy", "bot-count"),
    ("watch --bots search:time=5,search,greedy", "bot-names"),
    ("watch --browser --seat 1", "watch-browser"),
    ("watch http://127.0.0.1:1", "no-table"),
    ("replay /gone/away --show", "file"),
    (f"replay {RECORDS} --show --json", "words-no-json"),
    ("replay - --watch", "typed-steps"),
    (f"replay {RECORDS} --line 1000", "no-such-line"),
    (f"replay {__file__}", "no-record"),
    ("rules castling", "no-section"),
    ("join http://127.0.0.1:1 --bot nobody", "no-such-bot"),
    ("play nowhere", "bad-link"),
    ("join nowhere", "bad-link"),
    ("watch http://127.0.0.1:1/#/replay/r5", "link-to-a-replay"),
    ("play http://127.0.0.1:1/#/here/t5", "link-to-a-device"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_what_is_wrong_in_their_language(
    wildcards: Command, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    words = Words(language)
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    for line, key in MISTAKES:
        pattern = words.text(f"{'terminal' if 'link' in key else 'complaint'}-{key}", **ANYTHING)
        said = wildcards(*line.split(" "))
        assert said.status == 2
        wanted = ".*".join(map(re.escape, pattern.removesuffix(".").split(UNKNOWN)))
        assert re.fullmatch(f"wildcards: {wanted}", said.complaint), (said.complaint, pattern)
    assert wildcards("play", "nowhere", "--language", "nl").complaint.endswith("en geen uitnodiging")


# What the command line itself complains about, and the text that says so.
SLIPS = [
    ("plya", "no-command"),
    ("xyzzy", "no-command"),
    ("play --playrs 3", "no-option"),
    ("watch --players", "no-value"),
    ("play --json=3", "only-name"),
    ("replay a b", "too-much"),
    ("replay", "missing"),
    ("play --players x", "no-whole"),
    ("watch --players 9", "out-of-range"),
    ("replay x --line 0", "too-little"),
    ("join URL --language fr", "no-choice"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_what_they_have_mistyped_in_their_language(
    wildcards: Command, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    words = Words(language)
    words.need("commands")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    for line, key in SLIPS:
        told = words.text(f"usage-{key}", **ANYTHING)
        more = [words.text("usage-read-on", command=UNKNOWN), words.text("usage-mean", names=UNKNOWN)]
        wanted = [".*".join(map(re.escape, f"{told}. {one}".split(UNKNOWN))) for one in more]
        said = wildcards(*line.split(" "))
        assert said.status == 2
        assert any(re.fullmatch(f"wildcards: {one}", said.complaint) for one in wanted), said.complaint
    assert wildcards("simulate").complaint == "wildcards: --games is missing. Try 'wildcards simulate --help'."


def test_a_database_that_is_not_there_is_not_exported_and_not_made(wildcards: Command, tmp_path: Path) -> None:
    missing = tmp_path / "new" / "tables.sqlite"
    said = wildcards("export", "--database", f"sqlite:///{missing}")
    assert said.status == 2
    assert said.complaint == f"wildcards: the database cannot be used: there is no file {missing}"
    assert not missing.parent.exists()


def test_a_server_that_cannot_start_complains_as_all_do(wildcards: Command, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = wildcards("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert said.status == 2
    assert said.complaint == f"wildcards: port {port} at 127.0.0.1 is in use: choose another with --port"


def test_a_simulation_comes_as_data(wildcards: Command) -> None:
    said = wildcards("simulate", "--games", 40, "--players", 4, "--seed", 7, "--json")
    result = json.loads(said.out)
    assert (result["games"], result["players"], result["seed"], result["engine"]) == (40, 4, 7, "wasm")
    assert [seat["seat"] for seat in result["seats"]] == [0, 1, 2, 3]
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(1)
    assert min(seat["least"] for seat in result["seats"]) == result["all"]["least"]


def test_data_leaves_standard_output_to_the_records(wildcards: Command) -> None:
    said = wildcards("simulate", "--games", 2, "--players", 3, "--records", "-", "--json")
    assert [json.loads(line)["format"] for line in said.out.splitlines()] == ["wildcards/1"] * 2
    assert json.loads(said.err)["games"] == 2


def test_replayed_records_come_as_data(wildcards: Command, one_record: Path) -> None:
    assert json.loads(wildcards("replay", RECORDS, "--json").out) == {"records": 120, "valid": 120, "invalid": []}
    record = json.loads(one_record.read_text(encoding="utf-8"))
    one_record.write_text(json.dumps({**record, "moves": ["0 fly"]}), encoding="utf-8")
    said = wildcards("replay", one_record, "--json")
    result = json.loads(said.out)
    assert (said.status, said.err, result["valid"]) == (1, "", 0)
    assert [bad["line"] for bad in result["invalid"]] == [1]


def test_a_game_in_words_is_no_data(wildcards: Command) -> None:
    said = wildcards("replay", RECORDS, "--show", "--json")
    assert (said.status, said.out) == (2, "")
    assert said.complaint.startswith("wildcards: --json: ")


def test_verified_records_come_as_data(wildcards: Command, one_record: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "a-game.jsonl"
    result = json.loads(wildcards("verify", example, "--json").out)
    assert (result["records"], len(result["verified"]), result["failed"]) == (1, 1, [])
    assert result["verified"][0]["was_promised"]
    said = wildcards("verify", one_record, "--json")  # it has no seed
    assert said.status == 1
    assert [bad["line"] for bad in json.loads(said.out)["failed"]] == [1]


def test_imported_records_come_as_data(wildcards: Command, one_record: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    said = wildcards("import", one_record, "--database", database, "--json")
    assert json.loads(said.out) == {"imported": 1, "known": 0}
    assert json.loads(wildcards("import", one_record, "--database", database, "--json").out)["known"] == 1


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("wildcards rep", ["replay"]),
        ("wildcards play --level e", ["expert"]),
        ("wildcards watch --bots ma", ["master"]),
        ("wildcards arena --bots master,file.py:Mine,ex", ["master,file.py:Mine,expert"]),
        ("wildcards balance --bots greedy,r", ["greedy,random"]),
        ("wildcards join http://a/#/join/b --bot gra", ["grandmaster"]),
        ("wildcards simulate --engine n", ["native"]),
        ("wildcards verify --j", ["--json"]),
    ],
)
def test_a_shell_completes_commands_options_and_values(typed: str, offered: list[str]) -> None:
    words = typed.split(" ")
    asked = {"_WILDCARDS_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1)}
    command = [sys.executable, "-c", "from wildcards.cli import main; main()"]
    answer = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, **asked})
    assert answer.stdout.split() == offered


def test_what_people_wrote_commands_no_operators_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    show([{"person": "Ann\x1b[2J\n", "said": ["a\x07b", "\x9b31m"]}], False)
    assert capsys.readouterr().out == "person Ann [2J   said a b,  31m\n"
