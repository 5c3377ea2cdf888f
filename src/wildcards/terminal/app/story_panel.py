"""The story of the game, the newest line at the end."""

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from wildcards.terminal.app.drawings import with_cards
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.story import Line

KEPT = 120  # lines on the screen; the whole story is a key away


class StoryPanel(VerticalScroll, can_focus=False):
    def __init__(self) -> None:
        super().__init__()
        self._body = Static()
        self._shown: list[Line] = []

    def compose(self) -> ComposeResult:
        yield self._body

    def show(self, scene: Scene, story: list[Line]) -> None:
        if story[-KEPT:] == self._shown:
            return
        self._shown = story[-KEPT:]
        self._body.update(told(scene, self._shown))
        self.anchor()  # the newest line stays in sight, whatever changes its size


def told(scene: Scene, story: list[Line]) -> Text:
    """The lines below a heading for each round."""
    lines: list[Text] = []
    rounds = 0
    for line in story:
        if line.round != rounds:
            rounds = line.round
            lines.append(Text(scene.text("round", round=rounds), Style(bold=True, underline=True)))
        lines.append(with_cards(scene.words, line.text))
    return Text("\n").join(lines)
