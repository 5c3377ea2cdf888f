"""Secrets stay secret in the plain client of a server: with everything hidden dealt anew, it prints the same."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from tests.terminal.app.test_redeal import hands, moments, replayed
from tests.terminal.arranged import ShownGame
from wildcards import Game
from wildcards.client import Table
from wildcards.terminal.background import OnlineTable
from wildcards.terminal.plain_online import PlainOnline
from wildcards.terminal.plain_seat import Left
from wildcards.terminal.screen import Screen
from wildcards.terminal.words import Words
from wildcards.testkit.games import viewers
from wildcards.testkit.redeal import Redealer

COMMANDS = ["t", "s", "m", "?", "1", "u", "2"]


def printed(game: Game, viewer: int | None) -> str:
    """All that the client of whoever sits there, or looks on, tells; who is asked looks at everything."""
    file = StringIO()
    typed = iter(COMMANDS)

    def read(_: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    shown = ShownGame(game, viewer, sits=True)
    screen = Screen(Words("en"), Console(file=file, width=100), read)
    with OnlineTable(Table(shown.dial, "redealt")) as online:
        client = PlainOnline(online, "http://127.0.0.1:1", screen)
        if viewer is None or viewer not in game.pending:
            client._tell(online.table.known)  # nothing is asked, and nobody comes
        else:
            with pytest.raises(Left):
                client.play()
    return file.getvalue()


def test_no_viewer_of_a_table_at_a_server_can_tell_a_game_from_one_with_other_secrets() -> None:
    compared = told_apart = 0
    for seed in (1, 2):
        for game in moments(seed):
            redealer = Redealer(game)
            for viewer in viewers(game):
                other = replayed(redealer.redeal(viewer, Random(seed)))
                assert printed(other, viewer) == printed(game, viewer)
                compared += hands(game) != hands(other)
                neighbour = 0 if viewer is None else (viewer + 1) % len(game.players)
                told_apart += printed(other, neighbour) != printed(game, neighbour)
    assert compared > 20
    assert told_apart > compared / 2, "the redeals change too little to show anything"
