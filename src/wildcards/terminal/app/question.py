"""The question, what the present choice would cost and bring, and the answers."""

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.containers import Horizontal
from textual.widget import Widget

from wildcards.game import Move
from wildcards.game.box import NATURAL_HABITAT
from wildcards.terminal.app.drawings import SYMBOL, with_cards
from wildcards.terminal.app.picking import Answer, answers
from wildcards.terminal.app.piece import Piece
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.asking import answer_text

GIVEN_KEYS = "asdfgh"


class Question(Widget):
    """Two lines: what is asked, and what would follow. A refusal takes the second line until something is picked."""

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.complaint = ""

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.complaint = ""
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
        prompt.stylize_before(Style(bold=asked, dim=not asked))
        return Text("\n").join([prompt, self.second_line(scene)])

    def second_line(self, scene: Scene) -> Text:
        if self.complaint:
            return Text(f"! {self.complaint}", Style(bold=True, color="red"))
        return with_cards(scene.words, scene.follows() if scene.ask else scene.chosen())


class AnswerButton(Piece):
    def __init__(self, name: str, key: str, label: str, *, is_main: bool = False, is_open: bool = True) -> None:
        super().__init__(name=name)
        self.key = key
        self.label = label
        self.is_main = is_main
        self.is_open = is_open
        self.styles.width = cell_len(self.drawn())

    def drawn(self) -> str:
        return f" {self.key} {self.label} "

    def render(self) -> Text:
        strong = self.has_focus or (self.is_main and self.is_open)
        return Text(self.drawn(), Style(reverse=strong, bold=strong, underline=self.has_focus, dim=not self.is_open))


class Answers(Horizontal):
    """What can be given in exchange, then the answers."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[str, str, str, bool, bool]] = []

    def show(self, scene: Scene, others: list[tuple[str, str, str]]) -> None:
        """`others` are buttons for when nothing is asked: name, key and label."""
        wanted = [(*other, False, True) for other in others]
        ask = scene.ask
        if ask is not None:
            wanted = [*self.given(scene), *self.answers(scene, answers(ask, scene.picked))]
        if wanted == self.shown:
            return
        self.shown = wanted
        with self.app.batch_update():
            self.remove_children()
            self.mount(
                *(
                    AnswerButton(name, key, label, is_main=main, is_open=is_open)
                    for name, key, label, main, is_open in wanted
                )
            )

    def given(self, scene: Scene) -> list[tuple[str, str, str, bool, bool]]:
        found = []
        for place, species in enumerate(scene.ask.given if scene.ask else ()):
            label = scene.text("give", animal=scene.text(f"species-{species}.the"))
            mark = "▲" if scene.picked.given == species else SYMBOL[NATURAL_HABITAT[species]]
            found.append((f"give-{species}", f"{GIVEN_KEYS[place].upper()} {mark}", label, False, True))
        return found

    def answers(self, scene: Scene, found: list[Answer]) -> list[tuple[str, str, str, bool, bool]]:
        return [
            (
                f"answer-{place}",
                "↵" if answer.is_main else "N",
                answer_text(scene.words, Move.parse(answer.move)) if answer.move else scene.text(answer.key, count=0),
                answer.is_main,
                answer.move is not None,
            )
            for place, answer in enumerate(found)
        ]
