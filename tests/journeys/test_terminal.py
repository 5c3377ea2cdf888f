"""A real terminal and a browser at one table: whoever plays with others need not see what they play with."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.servers import House
from tests.journeys.test_together import follow
from tests.terminal.tmux import Tmux, needs_tmux
from tests.terminal.tmux_player import Moment, TmuxPlayer
from wildcards import Player
from wildcards.client import Server, Table, read_link
from wildcards.terminal.background import OnlineTable
from wildcards.terminal.words import Words


@asynccontextmanager
async def of_the_same_person(home: Path, link: str) -> AsyncIterator[Table]:
    """A second client of whoever sits at the terminal."""
    place = read_link(link)
    secret = json.loads((home / "wildcards" / "servers.json").read_text())[place.server]
    server = Server(place.server, secret)
    async with server.table(*await server.find(place)) as table:
        yield table


def look(table: Table) -> Moment | None:
    view = table.view
    assert view is not None
    return Moment(view, [Player(seat.name, bot=seat.bot) for seat in view.seats], len(table.events))


@needs_tmux
def test_a_terminal_and_a_browser_play_a_whole_game(arrive: Arrive, house: House, tmp_path: Path) -> None:
    words = Words("de")
    with Tmux("play", house.address, "--name", "Ann", "--language", "de", home=tmp_path) as terminal:
        set_up = words.text("set-up-table")  # is offered beside the tables of others that can be watched
        terminal.waits_until(lambda screen: set_up in screen or words.text("invitation-link") in screen)
        if set_up in terminal.text:
            terminal.press("Enter")
        terminal.waits_for(words.text("invitation-link"), f"{house.address}/#/join/")
        found = re.search(rf"{house.address}/#/join/\w+", terminal.screen)
        assert found is not None
        ben = arrive(name="")
        follow(ben, found[0], "Ben")
        terminal.waits_for("2 Ben")
        terminal.press("Enter")  # the game begins
        ben.sees_hand()
        with OnlineTable(of_the_same_person(tmp_path, found[0])) as online:
            ann = TmuxPlayer(terminal, words, lambda: look(online.table))

            def is_over() -> bool:
                ann.act()
                return ben.is_over

            ben.play_until(is_over)
            terminal.waits_for(words.text("final-count"))
            expect(ben.page.locator("dialog .verdict")).to_be_visible()
            assert online.table.view is not None
            result = online.table.view.result
        assert result is not None
        assert {"bid", "take"} <= set(ann.questions)
        counted = ben.page.locator("dialog tbody").first
        for points in result.points:
            expect(counted).to_contain_text(str(points))
            terminal.waits_for(str(points))
