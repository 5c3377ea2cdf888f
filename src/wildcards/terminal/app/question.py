"""The question, what the present choice would cost and bring, and the answers."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from wildcards.game import Move
from wildcards.game.ask import Ask
from wildcards.game.box import NATURAL_HABITAT
from wildcards.game.types import Species
from wildcards.terminal.app.drawings import SYMBOL, with_cards
from wildcards.terminal.app.picking import Answer, answers
from wildcards.terminal.app.piece import Piece
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.asking import answer_text

GIVEN_KEYS = "asdfgh"
PICKED = "✓"


class Question(Widget):
    """Two lines: what is asked, and what would follow. A refusal takes the second line until something is picked."""

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.complaint = ""

    def show(self, scene: Scene) -> None:
        """A complaint stays until something else is asked or picked, whatever the others do meanwhile."""
        if self.scene is None or (self.scene.ask, self.scene.picked) != (scene.ask, scene.picked):
            self.complaint = ""
        self.scene = scene
        self.refresh(layout=True)

    def complain(self, text: str) -> None:
        self.complaint = text
        self.refresh(layout=True)

    def render(self) -> Text:
        scene = self.scene
        if scene is None:
            return Text()
        asked = scene.ask is not None
        prompt = with_cards(scene.words, scene.prompt())
        prompt.stylize_before(Style(bold=True, color=self.app.current_theme.primary) if asked else Style(dim=True))
        return Text("\n").join([prompt, self.second_line(scene)])

    def second_line(self, scene: Scene) -> Text:
        if self.complaint:
            return Text(f"! {self.complaint}", Style(bold=True, color="red"))
        if scene.ask and not scene.follows():
            return Text(scene.hint(), Style(dim=True))
        return with_cards(scene.words, scene.follows() if scene.ask else scene.chosen())


class Button(NamedTuple):
    name: str
    key: str
    label: str
    is_main: bool = False
    is_open: bool = True

    @property
    def width(self) -> int:
        return cell_len(f" {self.key} {self.label} ") + 1


class AnswerButton(Piece):
    FOCUS_ON_CLICK = False  # whoever has clicked on it does not mean it again with the next Enter

    def __init__(self, button: Button) -> None:
        super().__init__(name=button.name)
        self.button = button
        self.styles.width = button.width - 1

    def render(self) -> Text:
        button = self.button
        strong = self.has_focus or (button.is_main and button.is_open)
        style = Style(reverse=strong, bold=strong, underline=self.has_focus, dim=not button.is_open)
        return Text(f" {button.key} {button.label} ", style)


class ButtonRow(Horizontal):
    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - as every widget calls it
        super().__init__(id=id)
        self.shown: list[Button] = []

    def show(self, wanted: list[Button]) -> None:
        if wanted == self.shown:
            return
        self.shown = wanted
        with self.app.batch_update():
            self.remove_children()
            self.mount(*(AnswerButton(button) for button in wanted))


class Answers(Vertical):
    """What can be given in exchange, and below it the answers."""

    def compose(self) -> ComposeResult:
        yield ButtonRow(id="given")
        yield ButtonRow(id="answers")

    def show(self, scene: Scene, others: list[Button]) -> None:
        """`others` are for when nothing is asked."""
        ask = scene.ask
        self.screen.set_class(bool(ask and ask.given), "-giving")
        self.query_one("#given", ButtonRow).show(self.given(scene))
        found = self.answers(scene, ask) if ask is not None else others
        self.query_one("#answers", ButtonRow).show(found)

    def given(self, scene: Scene) -> list[Button]:
        """With their names alone where there is no room for more."""
        sentences = [scene.text("give", animal=scene.text(f"species-{one}.the")) for one in given_of(scene)]
        found = [self.gift(scene, place, label) for place, label in enumerate(sentences)]
        if sum(button.width for button in found) <= self.app.size.width - 2:
            return found
        return [self.gift(scene, place, scene.animal(one)) for place, one in enumerate(given_of(scene))]

    def gift(self, scene: Scene, place: int, label: str) -> Button:
        species = given_of(scene)[place]
        mark = PICKED if scene.picked.given == species else SYMBOL[NATURAL_HABITAT[species]]
        return Button(f"give-{species}", f"{GIVEN_KEYS[place].upper()} {mark}", label)

    def answers(self, scene: Scene, ask: Ask) -> list[Button]:
        return [
            Button(
                f"answer-{place}",
                "↵" if answer.is_main else "N",
                self.label(scene, ask, answer),
                answer.is_main,
                answer.move is not None,
            )
            for place, answer in enumerate(answers(ask, scene.picked))
        ]

    def label(self, scene: Scene, ask: Ask, answer: Answer) -> str:
        """With the cards and animals in it, unless something is missing."""
        if answer.move is None:
            return scene.text(f"answer-{ask.question}", count=0)
        return answer_text(scene.words, Move.parse(answer.move))


def given_of(scene: Scene) -> Sequence[Species]:
    return scene.ask.given if scene.ask else ()
