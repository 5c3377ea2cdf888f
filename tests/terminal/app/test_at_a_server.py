"""Tables of a real server on the screens: lobby, game, chat, take-back, and what goes wrong, each in a line."""

from pathlib import Path

from textual.widgets import OptionList

from tests.server.clients import Running
from tests.terminal.app.screens import is_asked, keys_for, press, scene_of, shows, text_of, until, write
from wildcards.client import Server, join, read_link
from wildcards.table.settings import Settings
from wildcards.terminal.app.app import WildcardsApp
from wildcards.terminal.app.opening import visited
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.app.question import AnswerButton
from wildcards.terminal.app.top_line import KeyLine
from wildcards.terminal.visiting import Visit
from wildcards.terminal.words import Words


def app_of(link: str, name: str, secrets: Path) -> WildcardsApp:
    visit = Visit(read_link(link), name, secrets)
    app = WildcardsApp(lambda: visited(app, visit), Words("en"), Preferences(speed="off"))
    app.NOTIFICATION_TIMEOUT = 1e6  # type: ignore[misc]  # what would go away by itself stays
    return app


async def test_two_people_meet_in_the_lobby_play_take_back_and_talk(server: Running, tmp_path: Path) -> None:
    app = app_of(server.origin, "Ann", tmp_path / "Ann.json")
    async with app.run_test(size=(120, 40)) as pilot:
        await shows(pilot, "Send this link to your friends")
        assert app.table is not None
        invitation = f"{server.origin}/#/join/{app.table.you.invite}"
        await shows(pilot, invitation)
        ben = Visit(read_link(invitation), "Ben", tmp_path / "Ben.json")
        await ben.begin()
        async with ben.opened() as table:
            await shows(pilot, "2 Ben")
            await press(pilot, "enter")  # start the game
            await until(pilot, lambda: is_asked(app))
            await table.say("hello \x1b[2J[bold]there[/]")
            await shows(pilot, "Ben: hello", "[bold]there[/]")  # no markup, no command
            assert "\x1b" not in text_of(app)
            scene = scene_of(app)
            assert scene.ask is not None
            await press(pilot, *keys_for(scene, scene.ask))
            await shows(pilot, "Change my mind")
            await press(pilot, "u")
            await until(pilot, lambda: is_asked(app))
            await press(pilot, "c")
            await write(pilot, "hi")
            await shows(pilot, "Ann: hi")
            await table.wait_until(lambda update: [said.text for said in update.table.said][-1:] == ["hi"])
        await shows(pilot, "away")


async def test_the_same_person_in_a_second_window_sits_on_the_same_seat(server: Running, tmp_path: Path) -> None:
    app = app_of(server.origin, "Ann", tmp_path / "Ann.json")
    async with app.run_test(size=(80, 24)) as pilot:
        await shows(pilot, "Who is playing?")
        assert app.table is not None
        link = f"{server.origin}/#/table/{app.table.name}"
        again = Visit(read_link(link), "", tmp_path / "Ann.json")
        await again.begin()
        async with again.opened() as table:
            assert table.seat == app.table.seat == 0


async def test_a_table_that_is_gone_and_a_server_that_is_not_there_are_said_in_a_line(
    server: Running, tmp_path: Path
) -> None:
    for link, said in (
        (f"{server.origin}/#/join/nosuchcode", "This link does not work. Ask for a new one."),
        (f"{server.origin}/#/table/nosuchtable", "There is no such table."),
        ("http://127.0.0.1:1", "cannot be reached: nothing listens there."),
    ):
        app = app_of(link, "Ann", tmp_path / "Ann.json")
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda app=app: app.return_value is not None)  # type: ignore[misc]
        assert said in (app.return_value or "")
        assert "\n" not in (app.return_value or "")


async def test_rules_chat_and_menu_of_the_lobby_are_a_click_away(server: Running, tmp_path: Path) -> None:
    app = app_of(server.origin, "Ann", tmp_path / "Ann.json")
    async with app.run_test(size=(80, 24)) as pilot:
        await shows(pilot, "Who is playing?")
        for title in ("Rules", "Chat", "Menu"):
            buttons = app.screen.query_one(KeyLine).query(AnswerButton)
            await pilot.click(next(button for button in buttons if button.button.label == title))
            await shows(pilot, f"─ {title} ─")
            await pilot.click(offset=(0, 0))
            await until(pilot, lambda: app.screen is app.lobby_screen)


async def test_whoever_is_invited_to_a_full_table_is_told_and_looks_on(server: Running, tmp_path: Path) -> None:
    host = Server(server.origin)
    await host.enter("Ann", program=False)
    made = await host.make_table(Settings(players=3), [])
    link = f"{server.origin}/#/join/{made.invite}"
    async with join(link, "Ben", program=False), join(link, "Cleo", program=False):
        app = app_of(link, "Dan", tmp_path / "Dan.json")
        async with app.run_test(size=(80, 24)) as pilot:
            await shows(pilot, "No seat is free. You are watching.")
            await press(pilot, "c")
            await shows(pilot, "─ Chat ─")
            assert "Say something" not in text_of(app), "only those who play talk"
            await press(pilot, "escape")
            await until(pilot, lambda: app.screen is app.lobby_screen)


async def test_all_that_a_host_chooses_before_a_game_can_be_seen_at_once(server: Running, tmp_path: Path) -> None:
    app = app_of(server.origin, "Ann", tmp_path / "Ann.json")
    async with app.run_test(size=(80, 24)) as pilot:
        await shows(pilot, "Start the game", "Who plays in seat 4", "How this table plays")
        await press(pilot, *["down"] * 4, "enter")
        await shows(pilot, "─ How this table plays ─", "Players: 3")
        await press(pilot, "home", "enter")
        await shows(pilot, "Players: 3")
        await until(pilot, lambda: "seat 4" not in text_of(app))
        marked = app.screen.query_one(OptionList).highlighted_option
        assert marked is not None
        assert str(marked.prompt) == "How this table plays", "although there is one line less above it"
