"""The first line and the last: where one is, and which keys there are."""

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from wildcards.client.line import ConnectionState
from wildcards.terminal.alone.playback import Playback
from wildcards.terminal.app.clocks import clock_text
from wildcards.terminal.app.columns import shortened
from wildcards.terminal.app.question import ButtonRow
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.names import viewer_text


class TopLine(Widget):
    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.state: ConnectionState = "connecting"
        self.seconds = 0.0  # since the table was heard of
        self.playback: Playback | None = None

    def show(self, scene: Scene, seconds: float = 0.0, playback: Playback | None = None) -> None:
        self.scene = scene
        self.seconds = seconds
        self.playback = playback
        self.refresh()

    def show_connection(self, state: ConnectionState) -> None:
        self.state = state
        self.refresh()

    def render(self) -> Text:
        left = Text(" Wild Cards ", Style(bold=True, reverse=True))
        if self.scene is None:
            return Text.assemble(left, " …")
        text, view = self.scene.text, self.scene.view
        lost = {"open": "", "connecting": text("connecting")}.get(self.state, text("connection-lost"))
        parts = self.looking(self.scene)
        if view is not None:
            parts.append(text("round-of", round=view.round, rounds=view.rounds))
        if self.scene.update.table.watchers:
            parts.append(text("watchers", count=self.scene.update.table.watchers).rstrip("."))
        if self.scene.seat is not None:
            parts.append(clock_text(self.scene.update.table.seats[self.scene.seat], self.seconds))
        warning = Text(f" {lost} " if lost else "", Style(bold=True, reverse=True))
        room = self.size.width - left.cell_len - warning.cell_len - 2
        right = shortened(" · ".join(filter(None, parts)), room)
        return Text.assemble(left, " ", warning, " " * (room - cell_len(right)), right)

    def looking(self, scene: Scene) -> list[str]:
        """Where in a game somebody is who looks at it, and through whose eyes."""
        playback = self.playback
        if playback is None:
            return []
        step = scene.text("replay-step", step=playback.at, steps=playback.last)
        return [step, viewer_text(scene.words, scene.names, playback.seat)]


class KeyLine(ButtonRow):
    """What can be done at any time, each with its key."""
