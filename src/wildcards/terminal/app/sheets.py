"""Sheets that lie over the table: something to read, or something to choose from.

Escape puts them away, and so does a click beside them.
"""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from wildcards.table.actions import PersonAction

LEAVE = "leave"  # the choice in the menu


def sheet_width(window: int) -> int:
    """How many characters a line of a sheet has, beside its border and the bar to scroll."""
    return min(94 * window // 100, 96) - 5


class Sheet(ModalScreen[str | None]):
    """Ends with the name of what was chosen, if anything was."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = title

    def action_close(self) -> None:
        self.dismiss(None)

    def on_click(self, event: Click) -> None:
        if event.widget is self:
            self.dismiss(None)


class TextSheet(Sheet):
    """Something to read, with the arrow keys to scroll; `closing` are other keys that put it away."""

    def __init__(self, title: str, body: Text, closing: str = "") -> None:
        super().__init__(title)
        self.body = body
        self.closing = closing

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = Text(self.heading)
            with VerticalScroll():
                yield Static(self.body)

    def on_mount(self) -> None:
        self.set_focus(self.query_one(VerticalScroll))

    def on_key(self, event: Key) -> None:
        if event.key in ("enter", "space") or (event.character or "") in self.closing:
            event.stop()
            self.dismiss(None)


class Choice(NamedTuple):
    """Something that can be chosen: an action, several of which one is to be chosen, or what its name says."""

    name: str  # told apart by it
    label: str
    action: PersonAction | None = None
    more: tuple["Choice", ...] = ()


class ChoiceSheet(Sheet):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False)]

    def __init__(self, title: str, choices: Sequence[Choice], at: str | None = None, body: Text | None = None) -> None:
        super().__init__(title)
        self.choices = choices
        self.at = at
        self.body = body

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = Text(self.heading)
            if self.body is not None:
                with VerticalScroll(can_focus=False):
                    yield Static(self.body)
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

    def __init__(self, title: str, question: str, longest: int) -> None:
        super().__init__(title)
        self.question = question
        self.longest = longest

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = Text(self.heading)
            yield Input(placeholder=self.question, max_length=self.longest)

    def on_mount(self) -> None:
        self.set_focus(self.query_one(Input))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip())
