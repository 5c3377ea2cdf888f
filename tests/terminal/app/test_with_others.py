"""What people do to each other at a table of a server, on the screens: said in a line, and done in the menu."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList

from tests.journeys.servers import Wire
from tests.patience import PATIENCE
from tests.server.clients import Running
from tests.terminal.app.screens import is_asked, press, scene_of, settled, shows, text_of, until, write
from tests.terminal.app.test_at_a_server import app_of
from wildcards.client import Server, Table, join
from wildcards.server.admin import Admin
from wildcards.table import actions as do
from wildcards.table.settings import DecisionClock, Settings
from wildcards.terminal.app.app import WildcardsApp
from wildcards.terminal.app.clocks import time_text
from wildcards.terminal.app.hand import HandCard
from wildcards.terminal.app.sheets import ChoiceSheet
from wildcards.terminal.visiting import keep_secrets

THREE = Settings(players=3)


@asynccontextmanager
async def host_and_guest(
    server: Running, folder: Path, settings: Settings = THREE, address: str = ""
) -> AsyncIterator[tuple[WildcardsApp, Pilot[str], Table]]:
    """Ann, who is host and sees the app, and Ben; the game has begun. The app's time stands still."""
    host = Server(address or server.origin)
    await host.enter("Ann", program=False)
    made = await host.make_table(settings, ["greedy"])
    keep_secrets(folder / "Ann.json", {host.address: host.secret})
    app = app_of(f"{host.address}/#/table/{made.table}", "", folder / "Ann.json")
    app.now = lambda: 0.0
    link = f"{server.origin}/#/join/{made.invite}"
    async with app.run_test(size=(80, 24), notifications=True) as pilot, join(link, "Ben", program=False) as ben:
        await shows(pilot, "3 Ben")
        await press(pilot, "enter")
        await until(pilot, lambda: is_asked(app))
        yield app, pilot, ben


async def choose(pilot: Pilot[str], *labels: str) -> None:
    """In the menu, and in the lists that open from it."""
    await press(pilot, "m")
    for label in labels:
        await until(pilot, lambda label=label: label in offered(pilot))  # type: ignore[misc]
        sheet = pilot.app.screen  # the next one may offer the same again
        await press(pilot, "home", *["down"] * offered(pilot).index(label), "enter")
        await until(pilot, lambda sheet=sheet: pilot.app.screen is not sheet)  # type: ignore[misc]


def offered(pilot: Pilot[str]) -> list[str]:
    if not isinstance(pilot.app.screen, ChoiceSheet):
        return []
    return [str(option.prompt) for option in pilot.app.screen.query_one(OptionList).options]


async def reached(table: Table, wanted: Callable[[Table], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        await table.wait_until(lambda _: bool(wanted(table)))


async def test_pauses_and_people_who_keep_others_waiting(server: Running, tmp_path: Path) -> None:
    async with host_and_guest(server, tmp_path) as (app, pilot, ben):
        await ben.do(do.Pause())
        await shows(pilot, "Ben asks for a pause. (M)")
        await choose(pilot, "Agree")
        await shows(pilot, "The game is paused.")
        await choose(pilot, "Resume")
        await until(pilot, lambda: is_asked(app))
        await press(pilot, "1", "enter")
        await shows(pilot, "Change my mind")
        server.make_time_fly(121)
        app.now = lambda: (
            app.table_screen.heard_at + 121.0
        )  # also if something was on its way that had been told before
        await shows(pilot, "Ben has not decided for a while. Should a bot play on? (M)")
        await choose(pilot, "Let a bot play")
        await reached(ben, lambda ben: ben.info.seats[2].stand_in == "idle")
        await shows(pilot, "Ben ⚙")
        await ben.do(do.ReturnToSeat())
        await until(pilot, lambda: is_asked(app))
        server.make_time_fly(242)
        await ben.do(do.Replace(seat=0))
        await shows(pilot, "You were away for a long time: a bot is playing for you. (M)")
        await choose(pilot, "Take the seat back")
        await reached(ben, lambda ben: ben.info.seats[0].stand_in is None)
        await until(pilot, lambda: "a bot is playing for you" not in text_of(app))


async def test_somebody_who_is_away_the_chat_without_them_and_the_next_game(server: Running, tmp_path: Path) -> None:
    async with host_and_guest(server, tmp_path) as (app, pilot, ben):
        await choose(pilot, "Emotes", "Hello!")
        await reached(ben, lambda ben: [said.emote for said in ben.info.said] == ["hello"])
        await choose(pilot, "☐ Mute: Ben")
        await until(pilot, lambda: app.table is not None and app.table.you.muted == (2,))
        await choose(pilot, "Report: Ben")
        await write(pilot, "swears")
        await shows(pilot, "Thank you. Whoever runs this server", "↵ Bid", "C Chat M Menu")
        assert [report.why for report in await server.node.moderation.store.reports()] == ["swears"]
        await ben.close()
        await shows(pilot, "Ben is away. A bot plays on in", "Ben ○")
        await choose(pilot, "Let the bot play now")
        await shows(pilot, "Ben ⚙")
        await choose(pilot, "Give up", "Give up")
        await shows(pilot, "Final scoring")
        await press(pilot, "escape")
        await shows(pilot, "The game is over.")
        await press(pilot, "n")
        await shows(pilot, "Who is playing?")


async def test_ones_own_clock_runs_on_the_screen(server: Running, tmp_path: Path) -> None:
    settings = Settings(players=3, clock=DecisionClock(seconds=5000))
    async with host_and_guest(server, tmp_path, settings) as (app, pilot, _):

        def left() -> str:
            scene = scene_of(app)
            return time_text((scene.update.table.seats[0].time_left or 0) / 1000 - app.table_screen.seconds)

        await until(pilot, lambda: left() in screen_line(app, 0))
        before = left()
        # However often the table is heard of from now on, it always was 25 seconds ago.
        app.now = lambda: app.table_screen.heard_at + 25.0
        assert left() != before
        await until(pilot, lambda: left() in screen_line(app, 0))
        await until(pilot, lambda: f"Ann {left()}" in " ".join(" ".join(screen_lines(app)).split()))


async def test_a_friend_who_comes_late_asks_for_a_bots_seat(server: Running, tmp_path: Path) -> None:
    host = Server(server.origin)
    await host.enter("Ann", program=False)
    made = await host.make_table(THREE, ["greedy", "greedy"])
    async with asyncio.timeout(PATIENCE), host.table(made.table) as ann:
        await ann.start()
        await ann.say("Nobody comes.")
        app = app_of(f"{server.origin}/#/join/{made.invite}", "Cleo", tmp_path / "Cleo.json")
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await shows(pilot, "Would you like to play? You can ask for a bot’s seat. (M)")
            scene = scene_of(app)
            bot = scene.names[1]
            await choose(pilot, f"Ask the host: {bot}")
            await shows(pilot, f"You have asked to play on for {bot}. The host decides.")
            update = await ann.wait_until(lambda update: bool(update.table.asking))
            await ann.do(do.LetIn(person=update.table.asking[0].person, allowed=True))
            await until(pilot, lambda: len(app.screen.query(HandCard)) > 0)
            assert app.table is not None
            assert app.table.seat == 1
            assert "Nobody comes." not in await settled(pilot), "what was said long ago is no news"


async def test_a_lost_network_loses_nothing_and_a_refused_move_and_a_closed_table_are_said_in_a_line(
    server: Running, tmp_path: Path
) -> None:
    wire = Wire(server.port)
    try:
        async with host_and_guest(server, tmp_path, address=wire.address) as (app, pilot, ben):
            app.act(do.Play(move="take pe"))
            await shows(pilot, "! ")
            wire.cut()
            await shows(pilot, "The connection is lost.")
            await press(pilot, "1", "enter")
            await shows(pilot, "! This is sent as soon as the connection is back.")
            await ben.say("Are you there?")
            wire.mend()
            await shows(pilot, "Change my mind")
            await until(pilot, lambda: "lost" not in screen_line(app, 0))
            await press(pilot, "c")
            await shows(pilot, "Chat", "Ben: Are you there?")
            assert app.table is not None
            await Admin(server.hub, server.node.moderation).close(app.table.name)
            await until(pilot, lambda: app.return_value is not None)
        assert "\n" not in (app.return_value or "\n")
    finally:
        wire.close()


def screen_lines(app: WildcardsApp) -> list[str]:
    return [strip.text for strip in app.screen._compositor.render_strips()]


def screen_line(app: WildcardsApp, number: int) -> str:
    return screen_lines(app)[number]
