"""What was said at the table, and a line to say something."""

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static

from wildcards.table.chat import LONGEST_CHAT
from wildcards.table.state import Said
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.app.sheets import Sheet
from wildcards.terminal.safe import safe


class ChatPanel(Vertical):
    class Said(Message):
        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self) -> None:
        super().__init__()
        self._body = Static()
        self._line = Input(max_length=LONGEST_CHAT)

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield self._body
        yield self._line

    def show(self, scene: Scene) -> None:
        lines = [said_line(scene, said) for said in scene.update.table.said]
        self._body.update(Text("\n").join(lines) if lines else Text(scene.text("nothing-said-yet"), Style(dim=True)))
        self._line.placeholder = scene.text("say-something")
        self._line.display = scene.update.table.settings.talk == "all" and scene.seat is not None
        self.query_one(VerticalScroll).anchor()

    def begin(self) -> None:
        """The very next key is written: `focus` would come later."""
        if self._line.display:
            self.screen.set_focus(self._line)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if event.value.strip():
            self.post_message(self.Said(event.value.strip()))
        self._line.clear()


def said_line(scene: Scene, said: Said) -> Text:
    words = safe(said.text or "") if said.emote is None else scene.text(f"emote-{said.emote}")
    return Text.assemble((f"{safe(said.name)}: ", Style(bold=True)), words)


class ChatSheet(Sheet):
    """The chat over the table, where there is no room for it beside."""

    KEYS = "↵ Esc"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.text("talk"))
        self.scene = scene

    def content(self) -> Iterator[Widget]:
        yield ChatPanel()

    def on_mount(self) -> None:
        self.show(self.scene)
        self.query_one(ChatPanel).begin()

    def show(self, scene: Scene) -> None:
        self.scene = scene  # for later, where the sheet is only being laid
        for panel in self.query(ChatPanel):
            panel.show(scene)
