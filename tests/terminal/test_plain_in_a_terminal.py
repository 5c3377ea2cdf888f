"""The plain game in a real terminal: whole games in five languages, small windows, and every way to leave."""

import importlib.util
import json
from pathlib import Path

import pytest

from tests.terminal.pseudo_terminal import COLOURS, PseudoTerminal
from tests.terminal.scripted import script
from wildcards.game.types import QUESTIONS
from wildcards.locales import Language
from wildcards.terminal.words import Words

PROMPT = "\n> "
A_GAME = str(Path(__file__).parents[2] / "examples" / "a-game.jsonl")


def seed(number: int) -> str:
    return f"{number:064x}"


def game(number: int = 7) -> tuple[str, ...]:
    return ("play", "--players", "3", "--level", "random", "--seed", seed(number))


# Games in which the person is asked every question; what the bots choose depends on what the players are called.
@pytest.mark.parametrize(
    ("language", "number", "rows", "columns"),
    [("en", 7, 24, 80), ("de", 13, 10, 40), ("es", 23, 24, 80), ("it", 38, 10, 40), ("nl", 18, 60, 200)],
)
def test_a_whole_game_with_every_question(
    tmp_path: Path, language: Language, number: int, rows: int, columns: int
) -> None:
    answers, questions = script(seed(number), language)
    assert set(questions) == set(QUESTIONS)
    words = Words(language)
    options = (*game(number), "--plain", "--language", language, "--name", words.text("player"))
    with PseudoTerminal(*options, home=tmp_path, rows=rows, columns=columns) as terminal:
        for place, answer in enumerate(answers):
            terminal.wait_for(PROMPT, 2 * place + 1)
            terminal.type(f"{answer}\n")
            terminal.wait_for(PROMPT, 2 * place + 2)
            terminal.type("\n")
        assert terminal.end() == 0
    assert "\x1b" not in terminal.output, "nothing commands the terminal"
    assert max(map(len, terminal.output.splitlines())) <= columns, "no line is broken by the terminal"
    told = " ".join(terminal.output.split())
    for shown in (
        words.text("final-count"),
        words.text("statistics"),
        words.text("round-of", round=14, rounds=14),
    ):
        assert shown in told
    for name in ("Iris", "Silvan"):
        line = f"{name} ({words.text('bot-random')}): {words.text('points')}: "
        assert told.count(line) == questions.count("bid"), "before every bid"
    (record,) = map(json.loads, (tmp_path / "wildcards" / "games" / "records.jsonl").read_text().splitlines())
    assert record["result"]


def test_colours_are_the_only_commands_and_no_color_turns_them_off(tmp_path: Path) -> None:
    environments: list[dict[str, str]] = [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}]
    for environment in environments:
        with PseudoTerminal("replay", A_GAME, "--show", home=tmp_path, environment=environment) as terminal:
            assert terminal.end() == 0
        assert "Round 12 of 12" in terminal.output
        assert "\x1b" not in COLOURS.sub("", terminal.output)
        assert ("\x1b" in terminal.output) is ("TERM" not in environment)
        coloured = any(f"{number}m" in terminal.output for number in (32, 33, 35, 94))
        assert coloured is (not environment), "bold at most"


def test_a_dumb_terminal_gets_the_plain_game_by_itself(tmp_path: Path) -> None:
    with PseudoTerminal(*game(), home=tmp_path, environment={"TERM": "dumb"}) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("q\n")
        assert terminal.end() == 0
    assert "\x1b" not in terminal.output


def test_arrow_keys_bring_earlier_answers_back(tmp_path: Path) -> None:
    with PseudoTerminal(*game(), "--plain", home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("W9\n")
        terminal.wait_for("is not an answer here.")
        terminal.wait_for(PROMPT, 2)
        terminal.type("\x1b[A\n")
        terminal.wait_for("is not an answer here.", 2)
        terminal.wait_for(PROMPT, 3)
        terminal.type("q\n")
        assert terminal.end() == 0
    if importlib.util.find_spec("readline"):
        assert terminal.output.count("“W9” is not an answer here.") == 2


# A Ctrl-C that comes before the line is waited for is noticed with the next key.
@pytest.mark.parametrize(("typed", "status"), [("q\n", 0), ("\x04", 0), ("\x03\n", 130)])
def test_whoever_leaves_reads_one_line_and_can_go_on(tmp_path: Path, typed: str, status: int) -> None:
    with PseudoTerminal(*game(), "--plain", home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type(typed)
        assert terminal.end() == status
    assert "Traceback" not in terminal.output
    assert terminal.output.splitlines()[-1] == "You have left. The game is saved; go on with: wildcards play --resume"
    with PseudoTerminal("play", "--resume", "--plain", home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("q\n")
        assert terminal.end() == 0
    assert "The saved game goes on." in terminal.output
    assert "Round 1 of 14" in terminal.output


def test_a_game_whose_terminal_is_gone_can_be_continued(tmp_path: Path) -> None:
    answer = script(seed(7), "en").answers[0]
    with PseudoTerminal(*game(), "--plain", home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type(f"{answer}!\n")
        terminal.wait_for(PROMPT, 2)
        terminal.hang_up()
        terminal.end()
    with PseudoTerminal("play", "--resume", "--plain", home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        assert "Bids: you" in terminal.output
        terminal.type("q\n")
        assert terminal.end() == 0


def test_a_window_that_shrinks_gets_shorter_lines(tmp_path: Path) -> None:
    with PseudoTerminal(*game(), "--plain", home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        before = len(terminal.output)
        terminal.resize(10, 40)
        terminal.type("t\n")
        terminal.wait_for(PROMPT, 2)
        terminal.type("q\n")
        assert terminal.end() == 0
    shown = terminal.output[before:]
    assert max(map(len, shown.splitlines())) <= 40
    told = " ".join(shown.split())
    for column in ("Points: 0", "Tokens: 0", "Hand: 7", "Animals: none", "Leaders: none"):
        assert told.count(column) == 3, "nothing vanishes"
