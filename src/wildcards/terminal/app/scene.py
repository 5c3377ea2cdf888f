"""What the screen shows at one moment: an update of the table, what is picked, and the words for it."""

from dataclasses import dataclass, field

from wildcards.game import Player
from wildcards.game.ask import Ask
from wildcards.game.types import Species
from wildcards.game.view import ShownView
from wildcards.protocol.messages import Update
from wildcards.terminal.app.picking import NOTHING, Picked, asked
from wildcards.terminal.asking import choice_text, prompt_text, waiting_text
from wildcards.terminal.means import Prospect, meanings, prospect_of
from wildcards.terminal.names import called_names
from wildcards.terminal.words import Words, capital


@dataclass(frozen=True)
class Scene:
    update: Update
    words: Words
    picked: Picked = NOTHING
    names: tuple[str, ...] = field(init=False)
    levels: tuple[str, ...] = field(init=False)  # of the bots, in words

    def __post_init__(self) -> None:
        seats = self.update.table.seats
        players = [Player(seat.name, bot=seat.level if seat.holder == "bot" else None) for seat in seats]
        called = called_names(self.words, players)
        object.__setattr__(self, "names", tuple(one.name for one in called))
        object.__setattr__(self, "levels", tuple(one.level for one in called))

    def text(self, key: str, **values: str | int) -> str:
        return self.words.text(key, **values)

    @property
    def view(self) -> ShownView | None:
        return self.update.view

    @property
    def seat(self) -> int | None:
        return self.update.you.seat

    @property
    def viewer(self) -> int | None:
        return self.view.viewer if self.view else None

    @property
    def has_company(self) -> bool:
        """Whether somebody else is there, to talk to or to listen to."""
        table, you = self.update.table, self.update.you
        others = any(seat.holder == "person" and number != you.seat for number, seat in enumerate(table.seats))
        return bool(you.person) and bool(others or table.watchers or table.said)

    @property
    def is_played(self) -> bool:
        """Whether whoever looks decides for a seat, and no bot does."""
        if self.seat is None or self.viewer != self.seat or self.update.table.status != "running":
            return False
        return self.update.table.seats[self.seat].stand_in is None

    @property
    def ask(self) -> Ask | None:
        return asked(self.view) if self.is_played else None

    # Words.

    def animal(self, species: Species) -> str:
        return self.words.animal(species)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def prompt(self) -> str:
        """What is wanted now, or whom everybody waits for, in one sentence."""
        if self.view is None:
            return ""
        if self.update.table.status == "paused":
            return self.text("paused")
        if self.is_played or self.viewer is None:
            return prompt_text(self.words, self.view, self.name)
        return waiting_text(self.words, self.view, self.name)

    def chosen(self) -> str:
        """What the viewer has decided, while it can still be changed."""
        choice = self.view.choice if self.view else None
        return choice_text(self.words, choice) if choice else ""

    def follows(self) -> str:
        """What the present choice would cost and bring."""
        if self.view is None or self.ask is None:
            return ""
        return capital(" · ".join(meanings(self.words, self.view, self.picked.selection, self.name)))

    def hint(self) -> str:
        """How a card is picked, for whoever has not done it yet."""
        is_new = self.view is not None and self.view.round == 1
        return self.text("pick-hint") if is_new and self.ask and self.ask.cards and not self.picked.cards else ""

    def prospect(self, species: Species) -> Prospect | None:
        """What an animal of the display would bring now."""
        if self.view is None or self.ask is None:
            return None
        return prospect_of(self.view, self.picked.selection, species)
