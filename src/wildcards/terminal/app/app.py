"""The app: one table at a time, over whatever connection it was given."""

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, get_args

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.events import Event, Key
from textual.widget import AwaitMount

from wildcards.client import ClientError, ConnectionChanged, Server, Table
from wildcards.client.line import ConnectionState
from wildcards.game import Refusal
from wildcards.locales import LANGUAGES, Language
from wildcards.protocol.http import NewReport
from wildcards.protocol.messages import Notice, Update
from wildcards.table.actions import Concede, PersonAction, Say
from wildcards.terminal.alone.playback import BotGame, Playback
from wildcards.terminal.app import menu
from wildcards.terminal.app.chat import ChatPanel, ChatSheet, said_line
from wildcards.terminal.app.choice import Choice
from wildcards.terminal.app.explain import explained, explanation_text
from wildcards.terminal.app.keys import keys_text
from wildcards.terminal.app.lobby_screen import LobbyScreen
from wildcards.terminal.app.pacing import Pacer
from wildcards.terminal.app.preferences import SECONDS, Preferences, Speed, Theme, keep_preferences
from wildcards.terminal.app.result import result_text
from wildcards.terminal.app.rulebook import rules_text
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.app.sheets import ChoiceSheet, LineSheet, Sheet, TextSheet, sheet_width
from wildcards.terminal.app.story_panel import told
from wildcards.terminal.app.table_screen import TableScreen
from wildcards.terminal.app.themes import DARK, LIGHT, theme_for
from wildcards.terminal.asking import refusal_text
from wildcards.terminal.safe import safe
from wildcards.terminal.story import Storyteller
from wildcards.terminal.visiting import problem_text, with_code
from wildcards.terminal.words import Words

LONGEST_REPORT = 500
# Opens the table and closes it.
Opener = Callable[[], AbstractAsyncContextManager[Table | None]]


class WildcardsApp(App[str]):
    """Ends with what is to be said in the shell after it."""

    CSS_PATH = Path(__file__).with_name("app.tcss")
    TITLE = "Wild Cards"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+z", "suspend_process", show=False)]

    def __init__(
        self,
        opener: Opener,
        words: Words,
        preferences: Preferences,
        *,
        keep_at: Path | None = None,
        playback: Playback | None = None,
    ) -> None:
        """`keep_at` is where preferences are kept; `playback` is what is looked at, if nobody plays."""
        super().__init__()
        self.server: Server | None = None  # where one plays, unless alone
        self.levels: tuple[str, ...] = ()  # of its bots
        self.playback = playback
        self._plays_on = asyncio.Event()  # whether what is looked at goes on by itself
        self.words = words
        self.preferences = preferences
        self.now: Callable[[], float] = time.monotonic
        self.trouble: Callable[[], str] = str  # what is to be seen as long as it lasts
        self.table: Table | None = None
        self._opener = opener
        self._keep_at = keep_at
        self._teller: Storyteller | None = None
        self._game = 0
        self._heard: int | None = None  # the number of the last thing that was said
        self._counted = 0  # the game whose final count has been shown
        self._pacer = Pacer(self.show, self.pause)
        self._choices: list[Choice] = []  # of the menu that was shown last
        self._laid: AwaitMount | None = None  # the sheet that was laid over the table just now
        self.table_screen = TableScreen(self)
        self.lobby_screen = LobbyScreen(self)
        self.place: TableScreen | LobbyScreen = self.table_screen
        for theme in (DARK, LIGHT):
            self.register_theme(theme)

    async def on_mount(self) -> None:
        self.set_theme()
        self.install_screen(self.table_screen, "table")  # an installed screen stays when another is shown
        self.install_screen(self.lobby_screen, "lobby")
        await self.push_screen(self.table_screen)
        self.run_worker(self._follow())
        self.run_worker(self._pacer.run())
        if self.playback is not None:
            self.run_worker(self._play_back(self.playback))

    def action_help_quit(self) -> None:
        """Ctrl-C offers to leave; a second one leaves."""
        self.show_menu("leave")

    def set_theme(self) -> None:
        names = {"dark": DARK.name, "light": LIGHT.name}
        self.theme = names.get(self.preferences.theme) or theme_for(os.environ)

    def speak(self, language: Language) -> None:
        """Shows everything again in another language."""
        self.words = Words(language)
        self._teller = None
        if self.table is not None and self.table.update is not None:
            self._pacer.put(self.table.update)

    def _fatal_error(self) -> None:
        """Whatever goes wrong is said in one line, by whoever runs the app."""
        self._close_messages_no_wait()

    def keep_preferences(self) -> None:
        if self._keep_at is not None:
            keep_preferences(self._keep_at, self.preferences)

    # What comes.

    async def _follow(self) -> None:
        try:
            async with self._opener() as self.table:
                if self.table is None:
                    self.exit("")
                    return
                self._show_connection(self.table.state)
                async for message in self.table:
                    match message:
                        case Update():
                            if self._pacer.put(message):
                                self.table_screen.show_answers()
                        case ConnectionChanged(state=state):
                            self._show_connection(state)
                        case Notice(text=text):
                            self.tell(f"{self.words.text('notice')}: {safe(text)}")
        except ClientError as error:
            self.exit(problem_text(self.words, error))
        except Refusal as refusal:
            self.exit(refusal_text(self.words, refusal))

    def pause(self) -> float:
        return SECONDS[self.preferences.speed]

    @property
    def is_behind(self) -> bool:
        return self._pacer.is_behind

    def skip(self) -> None:
        self._pacer.skip()

    # While the screens are put away, parts of them are gone already.

    def _show_connection(self, state: ConnectionState) -> None:
        with contextlib.suppress(NoMatches):
            self.place.show_connection(state)

    async def show(self, update: Update) -> None:
        """Shows how things stand."""
        if self.place.children:
            with contextlib.suppress(NoMatches):
                await self._show(update)

    async def _show(self, update: Update) -> None:
        """Tells what is new, too."""
        assert self.table is not None
        scene = Scene(update, self.words)
        known = update.first_event + len(update.events)
        teller = self._teller
        told = teller and (self._game, teller.you, teller.names)
        if teller is None or told != (update.table.game, scene.viewer, scene.names) or known < teller.heard:
            self._teller = teller = Storyteller(self.words, scene.names, scene.viewer)
            self._game = update.table.game
        teller.tell(self.table.events[teller.heard : known])
        if update.table.status in ("open", "shuffling"):
            await self.go_to(self.lobby_screen)
            self.lobby_screen.show(scene)
            self.place.show_connection(self.table.state)
            self.show_said(scene)
            return
        await self.go_to(self.table_screen)
        self.place.show_connection(self.table.state)
        self.table_screen.show(scene, teller.lines)
        self.show_said(scene)
        result = update.view.result if update.view else None
        if result is not None and self._counted != update.table.game and self.playback is None:
            self._counted = update.table.game
            self.show_result()

    async def go_to(self, screen: TableScreen | LobbyScreen) -> None:
        """Shows the screen below whatever lies over it."""
        if self.place is not screen:
            self.place = screen
            while isinstance(self.screen, Sheet):
                await self.pop_screen()
            await self.switch_screen(screen)

    # Looking at a game.

    async def _play_back(self, playback: Playback) -> None:
        if isinstance(playback, BotGame):
            self._plays_on.set()
            await playback.play(self._beat)
        while True:
            await self._beat()
            if self._plays_on.is_set():
                playback.go(playback.at + 1)
            if playback.at == playback.last:
                self._plays_on.clear()

    async def _beat(self) -> None:
        await self._plays_on.wait()
        await asyncio.sleep(self.pause())
        await self._plays_on.wait()

    def look(self, step: str) -> None:
        """One of the keys with which somebody looks at a game."""
        playback = self.playback
        assert playback is not None
        match step:
            case "play":
                self._plays_on.clear() if self._plays_on.is_set() else self._plays_on.set()
                return
            case "eyes":
                playback.look_as_next()
                return
            case "back" | "on":
                playback.go(playback.at + (1 if step == "on" else -1))
            case "round-back" | "round-on":
                playback.go_round(1 if step == "round-on" else -1)
            case "first" | "last":
                playback.go(0 if step == "first" else playback.last)
        self._plays_on.clear()

    def show_said(self, scene: Scene) -> None:
        """What is new in the chat, where it cannot be seen all the time; whoever comes has missed nothing."""
        said = scene.update.table.said
        news = [one for one in said if self._heard is not None and one.number > self._heard]
        self._heard = said[-1].number if said else self._heard or 0
        if isinstance(self.screen, ChatSheet):
            self.screen.show(scene)
        elif not self.place.has_class("-wide" if self.place is self.table_screen else "-roomy"):
            for one in news:
                self.tell(said_line(scene, one).plain)

    # Keys.

    async def on_event(self, event: Event) -> None:
        """A key is for the table before it is for a widget; what it lays over the table has the keys that follow."""
        if not (isinstance(event, Key) and not event.is_forwarded and self._takes(event)):
            await super().on_event(event)
        elif self._laid is not None:
            laid, self._laid = self._laid, None
            await laid

    def _takes(self, event: Key) -> bool:
        return self.screen is self.place and self.place.take(event.character or event.key, event.key)

    # Sheets.

    def lay(self, sheet: Sheet, chosen: Callable[[str | None], None] | None = None) -> None:
        """Lays a sheet over the table, and over whatever lies there."""
        self._laid = self.push_screen(sheet, chosen)

    def show_result(self) -> None:
        scene = self.table_screen.scene
        if scene and scene.view and scene.view.result and self.table:
            body = result_text(scene, scene.view.result, self.table.events, sheet_width(self.size.width))
            self.lay(TextSheet(self.words.text("final-count"), body))

    def show_rules(self) -> None:
        self.lay(TextSheet(self.words.text("rules"), rules_text(self.words)))

    def show_keys(self) -> None:
        self.lay(TextSheet(self.words.text("shortcuts"), keys_text(self.words, looking=self.playback is not None)))

    def show_story(self) -> None:
        scene = self.table_screen.scene
        if scene and self._teller:
            self.lay(TextSheet(self.words.text("story"), told(scene, self._teller.lines), "lL", at_end=True))

    def show_explanation(self) -> None:
        scene = self.table_screen.scene
        if scene:
            found = explained(scene, self.table_screen.focused)
            self.lay(TextSheet(found[0].title, explanation_text(self.words, found), "iI"))

    def show_menu(self, at: str | None = None) -> None:
        scene = self.place.scene and replace(self.place.scene, words=self.words)  # the language may be a new one
        self._choices = menu.choices(scene, self.table_screen.seconds, self.words, self.preferences)
        self.lay(ChoiceSheet(self.words.text("menu"), self._choices, at), self._chosen)

    def _chosen(self, name: str | None) -> None:
        scene = self.place.scene
        choice = next((choice for choice in self._choices if choice.name == name), None)
        if choice is not None and isinstance(choice.action, Concede):
            self._ask_again(choice, choice.action)
        elif choice is not None and choice.action is not None:
            self.act(choice.action)
        elif name in ("speed", "theme", "language"):
            self._change(name)
            self.show_menu(name)
        elif name == "leave":
            self.exit("")
        elif name == "emotes" and scene:
            self._choices = menu.emotes(scene)
            self.lay(ChoiceSheet(self.words.text("emotes"), self._choices), self._chosen)
        elif name and name.startswith("report-"):
            self._report(int(name.removeprefix("report-")))
        elif name is not None:
            {"shortcuts": self.show_keys, "rules": self.show_rules, "story": self.show_story}[name]()

    def _change(self, setting: str) -> None:
        """Each of its values in turn."""
        preferences = self.preferences
        if setting == "speed":
            preferences.speed = menu.next_of(get_args(Speed), preferences.speed)
        elif setting == "theme":
            preferences.theme = menu.next_of(get_args(Theme), preferences.theme)
            self.set_theme()
        else:
            self.speak(menu.next_of(LANGUAGES, self.words.language))
        self.keep_preferences()

    def _ask_again(self, choice: Choice, action: PersonAction) -> None:
        """What cannot be undone is done after a second question."""

        def chosen(name: str | None) -> None:
            if name == choice.name:
                self.act(action)

        sure = Text(self.words.text(f"{choice.name}-sure"))
        cancel = Choice("cancel", self.words.text("cancel"))
        self.lay(ChoiceSheet(choice.label, [cancel, choice], body=sure), chosen)

    def _report(self, seat: int) -> None:
        """Tells whoever runs the server about somebody, in one line."""

        def written(why: str | None) -> None:
            if why is not None:
                self.run_worker(self._send_report(seat, why))

        self.lay(LineSheet(self.words.text("report"), self.words.text("report-why"), LONGEST_REPORT), written)

    async def _send_report(self, seat: int, why: str) -> None:
        if self.server is None or self.table is None:
            return
        try:
            await self.server.call("report", NewReport(table=self.table.name, seat=seat, why=why))
            self.tell(self.words.text("report-sent"))
        except ClientError as error:
            self.place.complain(problem_text(self.words, error))

    async def choose_table(self, choices: list[Choice]) -> str | None:
        return await self.push_screen_wait(ChoiceSheet(self.words.text("my-games"), choices))

    def arrived(self, server: Server, levels: tuple[str, ...]) -> None:
        self.server, self.levels = server, levels

    def tell(self, text: str) -> None:
        self.notify(text, markup=False)

    # What is wanted.

    def act(self, action: PersonAction, seen: int | None = None) -> None:
        """`seen` is the version that is meant, where it need not be the newest."""
        self.run_worker(self._act(action, seen))

    def on_chat_panel_said(self, event: ChatPanel.Said) -> None:
        """From the table, the lobby, or a sheet over them."""
        self.act(Say(text=event.text))

    async def _act(self, action: PersonAction, seen: int | None) -> None:
        if self.table is None:
            return
        if self.table.state != "open":
            self.place.complain(self.words.text("sent-later"))
        try:
            await self.table.do(with_code(action, self.table.code), seen)
        except Refusal as refusal:
            self.place.complain(refusal_text(self.words, refusal))
        except ClientError as error:
            self.place.complain(problem_text(self.words, error))
