"""Secrets stay secret in the terminal: with everything hidden dealt anew, it prints the same, letter by letter."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.leaks.redealing import played_at_random
from wildcards import Game
from wildcards.terminal.plain import PlainGame
from wildcards.terminal.plain_replay import PlainReplay
from wildcards.terminal.plain_seat import Left
from wildcards.terminal.saving import Keeper, Save
from wildcards.terminal.screen import Screen
from wildcards.terminal.words import Words
from wildcards.testkit.games import random_set_up, viewers
from wildcards.testkit.redeal import Redealer

WORDS = Words("en")
COMMANDS = ["t", "s", "m", "?", "1", "u", "2", "3"]


def printed(game: Game, viewer: int | None, folder: Path) -> str:
    """All that the plain game and the replay show now; a viewer who is asked looks at everything and tries answers."""
    file = StringIO()
    typed = iter(COMMANDS)

    def read(_: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    screen = Screen(WORDS, Console(file=file, width=100), read)
    PlainReplay(game, viewer, screen).tell_all()
    if viewer is not None and viewer in game.pending:
        keeper = Keeper(Save(viewer, "random", folder / "game.json"), None, WORDS, pytest.fail)
        with pytest.raises(Left):
            PlainGame(game.copy(), keeper, {}, screen).play(resumed=True)
    return file.getvalue()


@pytest.mark.parametrize("seed", range(3))
def test_no_viewer_of_a_terminal_can_tell_a_game_from_one_with_other_secrets(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    game = random_set_up(random)
    compared = told_apart = 0
    for number, _ in enumerate(played_at_random(game, random)):
        if number % 20 or game.decided or game.is_over:
            continue
        redealer = Redealer(game)
        shown = {viewer: printed(game, viewer, tmp_path) for viewer in viewers(game)}
        for viewer in viewers(game):
            other = Game.replay(redealer.redeal(viewer, random))
            assert printed(other, viewer, tmp_path) == shown[viewer]
            compared += 1
            neighbour = 0 if viewer is None else (viewer + 1) % len(game.players)
            told_apart += printed(other, neighbour, tmp_path) != shown[neighbour]
    assert compared > 10
    assert told_apart > compared / 2, "the redeals change too little to show anything"
