"""The lobby: the table before its game."""

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from wildcards.client.line import ConnectionState
from wildcards.terminal.app.chat import ChatPanel, ChatSheet
from wildcards.terminal.app.choice import Choice
from wildcards.terminal.app.controls import Controls
from wildcards.terminal.app.lobby import choices, lobby_text
from wildcards.terminal.app.piece import Piece
from wildcards.terminal.app.question import Button
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.app.sheets import ChoiceSheet
from wildcards.terminal.app.top_line import KeyLine, TopLine

ROOMY_HEIGHT = 34


class LobbyScreen(Screen[None]):
    def __init__(self, controls: Controls) -> None:
        super().__init__()
        self.controls = controls
        self.scene: Scene | None = None
        self.offered: list[Choice] = []

    def compose(self) -> ComposeResult:
        yield TopLine()
        with Vertical(id="lobby"):
            yield Static(id="title")
            with VerticalScroll(can_focus=False):
                yield Static(id="seats")
            yield Static(id="complaint")
            yield OptionList()
            yield ChatPanel()
        yield KeyLine()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.height >= ROOMY_HEIGHT, "-roomy")

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.query_one(TopLine).show(scene)
        self.query_one("#title", Static).update(Text(scene.text("lobby"), "bold"))
        server = self.controls.server
        self.query_one("#seats", Static).update(lobby_text(scene, server.address if server else ""))
        self.query_one("#complaint", Static).update("")
        self.query_one(ChatPanel).show(scene)
        self.query_one(KeyLine).show([Button(f"key-{key.lower()}", key, scene.text(label)) for key, label in KEY_LINE])
        self.offer([*choices(scene, self.controls.levels), Choice("menu", scene.text("menu"))])

    def offer(self, offered: list[Choice]) -> None:
        """What is marked stays marked as long as it is offered, whatever else comes or goes."""
        if [(choice.name, choice.label) for choice in offered] != [(one.name, one.label) for one in self.offered]:
            options = self.query_one(OptionList)
            at = options.highlighted_option
            options.clear_options()
            options.add_options(Option(Text(choice.label), id=choice.name) for choice in offered)
            names = [choice.name for choice in offered]
            options.highlighted = names.index(at.id) if at and at.id in names else 0
            if self.focused is None:
                options.focus()
        self.offered = offered

    def show_connection(self, state: ConnectionState) -> None:
        self.query_one(TopLine).show_connection(state)

    def complain(self, text: str) -> None:
        self.query_one("#complaint", Static).update(Text(f"! {text}", "bold red"))

    def take(self, letter: str, key: str) -> bool:
        """Whether the key means something here."""
        if isinstance(self.focused, Input):  # somebody is writing
            if key == "escape":
                self.query_one(OptionList).focus()
            return key == "escape"
        action = ACTIONS.get(key) or ACTIONS.get(letter.lower())
        if action is not None:
            action(self)
        return action is not None

    def talk(self) -> None:
        """In the chat below, or in one that lies over the lobby."""
        if self.has_class("-roomy"):
            self.query_one(ChatPanel).begin()
        elif self.scene:
            self.controls.lay(ChatSheet(self.scene))

    def on_piece_chosen(self, event: Piece.Chosen) -> None:
        ACTIONS[(event.piece.name or "").removeprefix("key-")](self)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.choose(next(choice for choice in self.offered if choice.name == event.option_id))

    def choose(self, choice: Choice) -> None:
        if choice.more:

            def chosen(name: str | None) -> None:
                if name is not None:
                    self.choose(next(one for one in choice.more if one.name == name))

            self.controls.lay(ChoiceSheet(choice.label, choice.more), chosen)
        elif choice.action is not None:
            self.controls.act(choice.action)
        else:
            self.controls.show_menu()


KEY_LINE = (("?", "rules"), ("C", "talk"), ("M", "menu"))
ACTIONS: dict[str, Callable[[LobbyScreen], None]] = {
    "c": LobbyScreen.talk,
    "m": lambda screen: screen.controls.show_menu(),
    "escape": lambda screen: screen.controls.show_menu("leave"),
    "?": lambda screen: screen.controls.show_rules(),
}
