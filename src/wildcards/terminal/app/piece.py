"""Something of the table that can be picked: by its key, by the keyboard's focus, or with the mouse."""

from textual.events import Click
from textual.message import Message
from textual.widget import Widget


class Piece(Widget, can_focus=True):
    """`name` says what it is: `card-3`, `animal-1`, `give-ib`, `answer-0`, `key-help`."""

    class Chosen(Message):
        def __init__(self, piece: "Piece") -> None:
            super().__init__()
            self.piece = piece

    def on_click(self, event: Click) -> None:
        event.stop()
        self.choose()

    def choose(self) -> None:
        self.post_message(self.Chosen(self))
