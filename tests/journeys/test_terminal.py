"""A real terminal and a browser at one table: whoever plays with others need not see what they play with."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.dealt import answer, pick
from tests.journeys.players import Player as Guest
from tests.journeys.test_together import follow
from tests.patience import PATIENCE
from tests.server.clients import Running
from tests.terminal.keys import some_move
from tests.terminal.tmux import Tmux, needs_tmux
from tests.terminal.tmux_player import EACH_LANGUAGE, GAMES, Moment, TmuxPlayer
from wildcards import Game
from wildcards.game.types import QUESTIONS
from wildcards.game.view import shown
from wildcards.locales import LANGUAGES, Language
from wildcards.terminal.app.picking import asked
from wildcards.terminal.words import Words

EVERY_QUESTION = f"{91:064x}"  # is asked of Ann with these cards, if she and Ben choose as `some_move` does
ROUNDS_OF_A_LANGUAGE = 2
ANN, BEN = 0, 1


def game_at(server: Running) -> Game:
    (room,) = server.hub.rooms.values()
    assert room.table.game is not None
    return room.table.game


def look(server: Running, seat: int) -> Moment:
    def seen() -> Moment:
        game = game_at(server)
        return Moment(shown(game.view(seat)), list(game.players), len(game.events(seat)))

    return server.see(seen)


def decide(ben: Guest, server: Running) -> None:
    """Decides if something is asked, when the page asks it; goes on when the table has the decision."""
    moment = look(server, BEN)
    if asked(moment.view) is None:
        return
    expect(ben.page.locator(f'h1[data-shown="{moment.events}"]')).to_have_count(1)
    move = str(some_move(moment.view))
    pick(ben, move)
    answer(ben, move)
    deadline = time.monotonic() + PATIENCE
    while (now := look(server, BEN)).events == moment.events and now.view.choice is None:
        assert time.monotonic() < deadline, f"{move} was not taken: {ben.prompt}"
        time.sleep(0.02)


@needs_tmux
@pytest.mark.parametrize("language", GAMES)
@pytest.mark.parametrize("dealt_server", [EVERY_QUESTION], indirect=True, ids=["every question"])
def test_a_terminal_and_a_browser_play_a_whole_game(
    arrive: Arrive, dealt_server: Running, tmp_path: Path, language: Language
) -> None:
    server = dealt_server
    words = Words(language)
    with Tmux("play", server.origin, "--name", "Ann", "--language", language, home=tmp_path) as terminal:
        terminal.waits_for(words.text("invitation-link"), f"{server.origin}/#/join/")
        found = re.search(rf"{server.origin}/#/join/\w+", terminal.screen)
        assert found is not None
        ben = arrive(server.origin, name="")
        follow(ben, found[0], "Ben")
        terminal.waits_for("2 Ben")
        terminal.press("Enter")  # the game begins
        ben.sees_hand()
        ann = TmuxPlayer(terminal, words, lambda: look(server, ANN))
        ann.speak_all_in_turn(ROUNDS_OF_A_LANGUAGE)
        deadline = time.monotonic() + 5 * PATIENCE
        while not server.see(lambda: game_at(server).is_over):
            assert time.monotonic() < deadline, terminal.screen
            ann.act()
            decide(ben, server)
        assert set(ann.questions) == set(QUESTIONS)
        assert EACH_LANGUAGE or ann.words.language == LANGUAGES[-1]
        terminal.waits_for(ann.words.text("final-count"), ann.words.text("statistics"))
        expect(ben.page.locator("dialog .verdict")).to_be_visible()
        counted = ben.page.locator("dialog tbody").first
        for points in server.see(lambda: game_at(server).result).points:
            expect(counted).to_contain_text(str(points))
            terminal.waits_for(f" {points} ")
