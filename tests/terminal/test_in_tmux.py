"""The app in a real terminal: a whole game with every question, in five languages, at 80 × 24."""

import contextlib
import re
import time
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.patience import PATIENCE
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.tmux import RUN_WITH_JOBS, Tmux, needs_tmux
from tests.terminal.tmux_player import EACH_LANGUAGE, GAMES, Moment, TmuxPlayer
from wildcards import Game, Record
from wildcards.game.types import QUESTIONS
from wildcards.game.view import shown
from wildcards.locales import LANGUAGES, Language
from wildcards.terminal.saving import SavedGame
from wildcards.terminal.words import Words

A_GAME = str(Path(__file__).parents[2] / "examples" / "a-game.jsonl")
EVERY_QUESTION = "0" * 64  # is asked with these cards, and the answers that `some_move` gives
ROUNDS_OF_A_LANGUAGE = 3


def saved_in(games: Path) -> Moment | None:
    """The game as it is saved; none before it is, and none when it is over."""
    with contextlib.suppress(FileNotFoundError):  # it is over at this moment
        for file in games.glob("*.json"):
            return moment_of(file.read_bytes())
    return None


@cache
def moment_of(content: bytes) -> Moment:
    """It is looked at far more often than it changes."""
    saved = msgspec.json.decode(content, type=SavedGame)
    game = Game.replay(saved.record)
    for seat, move in saved.decided.items():
        game.play(seat, move)
    return Moment(shown(game.view(0)), list(game.players), len(game.events(0)))


def play_to_the_end(player: TmuxPlayer, games: Path) -> None:
    """Which is when its record is kept: the first question may be seen before the game is saved."""
    deadline = time.monotonic() + 5 * PATIENCE
    while not (games / "records.jsonl").exists():
        if not player.act():
            assert time.monotonic() < deadline, player.terminal.screen
            time.sleep(0.02)


@needs_tmux
@pytest.mark.parametrize("language", GAMES)
def test_a_whole_game_with_every_question_in_five_languages(tmp_path: Path, language: Language) -> None:
    games = tmp_path / "wildcards" / "games"
    options = ("play", "--players", "3", "--level", "random", "--seed", EVERY_QUESTION, "--language", language)
    with Tmux(*options, "--name", "Ann", home=tmp_path) as terminal:
        player = TmuxPlayer(terminal, Words(language), lambda: saved_in(games))
        player.speak_all_in_turn(ROUNDS_OF_A_LANGUAGE)
        terminal.waits_for("Ann, Iris", player.words.text("prompt-bid"))
        play_to_the_end(player, games)
        words = player.words
        assert EACH_LANGUAGE or words.language == LANGUAGES[-1]
        terminal.waits_for(words.text("final-count"), words.text("statistics"))
        terminal.press("Escape")
        terminal.waits_until(lambda screen: words.text("statistics") not in screen)
        terminal.press("m", "End", "Enter")
        status, left = terminal.end()
    assert status == 0
    assert "wildcards replay " in left
    assert set(player.questions) == set(QUESTIONS)
    (line,) = (games / "records.jsonl").read_text().splitlines()
    assert Game.replay(Record.from_json(line)).is_over


@needs_tmux
def test_a_game_that_cannot_be_saved_says_so_while_it_is_played_and_when_it_is_left(tmp_path: Path) -> None:
    games = tmp_path / "wildcards" / "games"
    games.parent.mkdir()
    games.write_text("a file, where a folder should be")
    with Tmux("play", "--language", "en", home=tmp_path) as terminal:
        terminal.waits_for("The game cannot be saved (File exists). You can play on.", "Menu")
        terminal.press("m", "End", "Enter")
        status, left = terminal.end()
    assert status == 0
    assert "It could not be saved." in left


@needs_tmux
def test_ctrl_z_gives_the_terminal_back_to_the_shell_and_the_game_comes_back_with_it(tmp_path: Path) -> None:
    with Tmux("play", "--language", "en", home=tmp_path, shell=RUN_WITH_JOBS) as terminal:
        terminal.waits_for("Bid one card", "Menu")
        terminal.press("C-z")
        terminal.waits_for("It is stopped.")
        terminal.press("Enter")
        terminal.waits_for("Bid one card", "Menu")
        terminal.press("1")
        terminal.waits_for("▲", "↵ Bid: ")
        terminal.press("m", "End", "Enter")
        assert terminal.end()[0] == 0


def test_a_server_that_is_not_there_is_one_line_and_an_error(tmp_path: Path) -> None:
    arguments = ("play", "http://127.0.0.1:1", "--language", "de")
    with PseudoTerminal(*arguments, home=tmp_path, environment={"XDG_CONFIG_HOME": str(tmp_path)}) as terminal:
        assert terminal.end() == 2
    left = terminal.output.rpartition("\x1b[?1049l")[2]  # where the screens end
    assert left.endswith("lhttp://127.0.0.1:1 ist nicht zu erreichen: dort läuft nichts.\n")
    assert left.count("\n") == 1


@needs_tmux
@pytest.mark.parametrize(("background", "no_color"), [("15;0", False), ("15;0", True), ("0;15", True)])
def test_no_color_leaves_shades_of_grey_in_the_dark_and_in_the_light(
    tmp_path: Path, background: str, no_color: bool
) -> None:
    environment = {"COLORTERM": "truecolor", "COLORFGBG": background} | ({"NO_COLOR": "1"} if no_color else {})
    with Tmux("replay", A_GAME, "--watch", "--language", "en", home=tmp_path, environment=environment) as terminal:
        terminal.waits_for("Round 1 of 12", "Keyboard shortcuts")
        colours = set(re.findall(r"[34]8;2;(\d+);(\d+);(\d+)", terminal.coloured))
    assert colours
    assert all(len(set(colour)) == 1 for colour in colours) is no_color
