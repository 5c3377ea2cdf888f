"""The viewer's hand: cards side by side, a picked one raised."""

from rich.style import Style
from rich.text import Text
from textual.containers import Horizontal
from textual.reactive import reactive

from wildcards.terminal.app.drawings import SYMBOL, ink
from wildcards.terminal.app.picking import Held, can_pick, hand_of
from wildcards.terminal.app.piece import Piece
from wildcards.terminal.app.scene import Scene

CARD_KEYS = "1234567890-"


class HandCard(Piece):
    is_picked = reactive(False)
    is_open = reactive(True)  # whether it can be picked

    def __init__(self, held: Held, place: int, letter: str) -> None:
        super().__init__(name=f"card-{place}")
        self.held = held
        self.letter = letter  # as it is printed in the language
        self.place = place

    def render(self) -> Text:
        """A raised card leaves its key below it; one that lies has its key above."""
        width, height = self.size.width - 1, self.size.height - 1
        letter, value = self.held.code[0], self.held.code[1:]
        paper = ink(letter)
        symbols = SYMBOL[letter] * (int(value) if value else 1)
        space = max(width - 2 - len(self.letter), 0)  # some languages print two letters
        rows = [Text(f" {self.letter}{value:>{space}} ", ink(letter, bold=True))]
        rows += [Text(" " * width, paper) for _ in range(height - 1)]
        rows[height // 2 if height > 3 else 1] = Text(symbols.center(width), paper)
        if not self.is_open and not self.is_picked:
            for row in rows:
                row.stylize(Style(dim=True))
        key = CARD_KEYS[self.place] if self.place < len(CARD_KEYS) else ""
        mark = f"[{key}]" if self.has_focus else "▲" if self.is_picked else key
        caption = Text(mark.center(width), Style(bold=self.has_focus or self.is_picked, dim=not self.is_open))
        return Text("\n").join([*rows, caption] if self.is_picked else [caption, *rows])


class Hand(Horizontal):
    def show(self, scene: Scene) -> None:
        view, ask = scene.view, scene.ask
        hand = hand_of(view) if view else []
        shown = list(self.query(HandCard))
        if [card.held for card in shown] != hand:
            focused = next((card.place for card in shown if card.has_focus), None)
            shown = [HandCard(held, place, scene.words.letter(held.code[0])) for place, held in enumerate(hand)]
            with self.app.batch_update():
                self.remove_children()
                self.mount(*shown)
            if focused is not None and shown:
                shown[min(focused, len(shown) - 1)].focus()
        for card in shown:
            card.is_picked = card.held in scene.picked.cards
            card.is_open = ask is not None and can_pick(ask, scene.picked, card.held)
