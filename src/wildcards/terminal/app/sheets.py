"""Sheets that lie over the table: something to read, or something to choose from.

Escape puts them away, and so does a click beside them.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from wildcards.terminal.app.choice import Choice

LEAVE = "leave"  # the choice in the menu


def sheet_width(window: int) -> int:
    """How many characters a line of a sheet has, beside its border and the bar to scroll."""
    return min(94 * window // 100, 96) - 5


class Sheet(ModalScreen[str | None]):
    """Ends with the name of what was chosen, if anything was."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]
    KEYS = "Esc"

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = title

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title, sheet.border_subtitle = Text(self.heading), Text(self.KEYS)
            yield from self.content()

    def content(self) -> Iterator[Widget]:
        raise NotImplementedError

    def action_close(self) -> None:
        self.dismiss(None)

    def on_click(self, event: Click) -> None:
        if event.widget is self:
            self.dismiss(None)


class TextSheet(Sheet):
    """Something to read, with the keys that scroll; `closing` are other keys that put it away."""

    KEYS = "↑ ↓ Esc"

    def __init__(self, title: str, body: Text, closing: str = "", *, at_end: bool = False) -> None:
        super().__init__(title)
        self.body = body
        self.closing = closing
        self.at_end = at_end

    def content(self) -> Iterator[Widget]:
        yield VerticalScroll(Static(self.body))

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        self.set_focus(scroll)
        if self.at_end:
            scroll.anchor()  # also when its bar takes room from the lines

    def on_key(self, event: Key) -> None:
        if event.key in ("enter", "space") or (event.character and event.character in self.closing):
            event.stop()
            self.dismiss(None)


class ChoiceSheet(Sheet):
    KEYS = "↑ ↓ ↵ Esc"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False)]

    def __init__(self, title: str, choices: Sequence[Choice], at: str | None = None, body: Text | None = None) -> None:
        super().__init__(title)
        self.choices = choices
        self.at = at
        self.body = body

    def content(self) -> Iterator[Widget]:
        if self.body is not None:
            yield VerticalScroll(Static(self.body), can_focus=False)
        yield OptionList(*(Option(Text(choice.label), id=choice.name) for choice in self.choices))

    def on_mount(self) -> None:
        options = self.query_one(OptionList)
        self.set_focus(options)
        names = [choice.name for choice in self.choices]
        options.highlighted = names.index(self.at) if self.at in names else 0

    def action_interrupt(self) -> None:
        """The second Ctrl-C leaves, if the first one has offered it."""
        self.dismiss(LEAVE if self.at == LEAVE else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_id)


class LineSheet(Sheet):
    """Something to write, in one line; ends with it."""

    KEYS = "↵ Esc"

    def __init__(self, title: str, question: str, longest: int) -> None:
        super().__init__(title)
        self.question = question
        self.longest = longest

    def content(self) -> Iterator[Widget]:
        yield Input(placeholder=self.question, max_length=self.longest)

    def on_mount(self) -> None:
        self.set_focus(self.query_one(Input))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip())
