"""The table: what everybody may see, one's own hand, and the question."""

from collections.abc import Callable
from dataclasses import replace

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from wildcards.client.line import ConnectionState
from wildcards.game.types import Species
from wildcards.table.actions import Play, Rematch, TakeBack
from wildcards.terminal.app import picking
from wildcards.terminal.app.chat import ChatPanel, ChatSheet
from wildcards.terminal.app.clocks import runs
from wildcards.terminal.app.controls import Controls
from wildcards.terminal.app.display import ANIMAL_KEYS, AnimalCard, Display
from wildcards.terminal.app.hand import CARD_KEYS, Hand, HandCard
from wildcards.terminal.app.mats import Mats
from wildcards.terminal.app.piece import Piece
from wildcards.terminal.app.piles import Piles
from wildcards.terminal.app.question import GIVEN_KEYS, AnswerButton, Answers, Button, Question
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.app.story_panel import StoryPanel
from wildcards.terminal.app.top_line import KeyLine, TopLine
from wildcards.terminal.app.wishes import wishes
from wildcards.terminal.story import Line

LEAST_WIDTH, LEAST_HEIGHT = 80, 20
USUAL_HEIGHT, ROOMY_HEIGHT = 23, 34
WIDE = 120
HUGE_WIDTH, HUGE_HEIGHT = 170, 48


class TableScreen(Screen[None]):
    AUTO_FOCUS = ""

    def __init__(self, controls: Controls) -> None:
        super().__init__()
        self.controls = controls
        self.scene: Scene | None = None
        self.heard_at = 0.0

    def compose(self) -> ComposeResult:
        yield TopLine()
        with Vertical(id="all"):
            with Horizontal(id="board"):
                yield Display()
                yield Piles()
            yield Mats()
            with Vertical(id="side"):
                yield StoryPanel()
                yield ChatPanel()
            with Vertical(id="own"):
                yield Static(id="wish")
                yield Question()
                yield Hand()
                yield Answers()
        yield KeyLine()
        yield Static(id="small")

    def on_mount(self) -> None:
        self.set_interval(1.0, self.tick)

    def on_resize(self, event: events.Resize) -> None:
        """What there is room for; several of these hold at once."""
        width, height = event.size
        found = rooms(width, height)
        for room, is_there in found.items():
            self.set_class(is_there, room)
        if found["-tiny"]:
            needs = {"columns": LEAST_WIDTH, "rows": LEAST_HEIGHT}
            text = self.controls.words.text("window-too-small", width=width, height=height, **needs)
            self.query_one("#small", Static).update(Text(text))

    # What is shown.

    def show(self, scene: Scene, story: list[Line]) -> None:
        before = self.scene
        picked = picking.NOTHING
        if before and before.ask and before.ask == scene.ask:
            picked = before.picked
        elif scene.ask:
            picked = picking.first_picked(scene.ask)
        self.heard_at = self.controls.now()
        self.query_one(StoryPanel).show(scene, story)
        self.query_one(ChatPanel).show(scene)
        self.draw(replace(scene, picked=picked))

    def draw(self, scene: Scene) -> None:
        self.scene = scene
        self.show_time(scene)
        self.query_one(Display).show(scene)
        self.query_one(Piles).show(scene)
        self.query_one(Question).show(scene)
        self.query_one(Hand).show(scene)
        self.show_answers()
        self.set_class(not scene.has_company, "-alone")
        self.set_class(scene.viewer is None, "-handless")
        keys = [(key, label) for key, label in KEY_LINE if label != "talk" or scene.has_company]
        self.query_one(KeyLine).show([Button(f"key-{key.lower()}", key, scene.text(label)) for key, label in keys])

    def show_answers(self) -> None:
        """Among them to skip what is shown, as soon as there is more."""
        for answers in self.query(Answers):
            if self.scene is not None:
                answers.show(self.scene, self.buttons(self.scene))

    @property
    def seconds(self) -> float:
        """Since the table was heard of."""
        return self.controls.now() - self.heard_at

    def tick(self) -> None:
        if self.children and self.scene and any(map(runs, self.scene.update.table.seats)):
            self.show_time(self.scene)

    def show_time(self, scene: Scene) -> None:
        """All that is another in a second: clocks, and what is asked beside the game."""
        self.query_one(TopLine).show(scene, self.seconds, self.controls.playback)
        self.query_one(Mats).show(scene, self.seconds)
        found = wishes(scene, self.seconds)
        texts = [f"{wish.text} (M)" if wish.choices else wish.text for wish in found]
        said = " · ".join(filter(None, [self.controls.trouble(), *texts]))
        line = self.query_one("#wish", Static)
        line.display = bool(said)
        line.update(Text(said, Style(italic=True)))

    def buttons(self, scene: Scene) -> list[Button]:
        """What can be done while nothing is asked."""
        count = [Button("count", "↵", scene.text("final-count"))] if scene.view and scene.view.result else []
        if self.controls.playback is not None:
            steps = ("back", "eyes") if count else tuple(LOOK_BUTTONS)
            looks = [(step, *LOOK_BUTTONS[step]) for step in steps]
            return [*(Button(f"look-{step}", key, scene.text(label)) for step, key, label in looks), *count]
        if scene.view and scene.view.choice is not None and scene.is_played:
            return [Button("change", "U", scene.text("change-mind"))]
        if count:
            return count if scene.seat is None else [*count, Button("rematch", "N", scene.text("rematch"))]
        return [Button("key-g", "G", scene.text("skip"))] if self.controls.is_behind else []

    def show_connection(self, state: ConnectionState) -> None:
        self.query_one(TopLine).show_connection(state)

    def complain(self, text: str) -> None:
        self.query_one(Question).complain(text)

    # Picking.

    def pick(self, picked: picking.Picked) -> None:
        if self.scene:
            self.draw(replace(self.scene, picked=picked))

    def pick_card(self, place: int) -> None:
        scene = self.scene
        hand = picking.hand_of(scene.view) if scene and scene.view else []
        if scene is None or scene.view is None or scene.ask is None or place >= len(hand):
            return
        why = picking.why_not_card(scene.view, scene.picked, hand[place])
        if why:
            self.complain(scene.text(why))
        else:
            self.pick(picking.pick_card(scene.ask, scene.picked, hand[place]))

    def pick_animal(self, place: int) -> None:
        scene = self.scene
        display = scene.view.display if scene and scene.view else ()
        if scene is None or scene.ask is None or place >= len(display):
            return
        why = picking.WHY_NO_ANIMAL.get(scene.ask.question)
        if why:
            self.complain(scene.text(why))
        else:
            self.pick(picking.pick_animal(scene.ask, scene.picked, display[place]))

    def pick_given(self, species: Species) -> None:
        if self.scene and self.scene.ask:
            self.pick(picking.pick_given(self.scene.ask, self.scene.picked, species))

    def answer(self, *, main: bool) -> None:
        """The affirmative answer, or the other one."""
        if self.scene is None or self.scene.ask is None:
            if not main and self.scene and self.scene.view and self.scene.view.result:
                self.press("rematch")
            return
        found = [answer for answer in picking.answers(self.scene.ask, self.scene.picked) if answer.is_main == main]
        if found:
            self.play(found[0].move)

    def play(self, move: str | None) -> None:
        """Answers the question that is shown: by now another may be asked."""
        if move is not None and self.scene is not None:
            self.controls.act(Play(move=move), self.scene.update.version)

    def change_mind(self) -> None:
        if self.scene and self.scene.view and self.scene.view.choice is not None:
            self.controls.act(TakeBack())

    def talk(self) -> None:
        """In the chat beside the table, or in one that lies over it."""
        if self.scene is None or not self.scene.has_company:
            return
        if self.has_class("-wide"):
            self.query_one(ChatPanel).begin()
        else:
            self.controls.lay(ChatSheet(self.scene))

    # Keys and mouse.

    def on_piece_chosen(self, event: Piece.Chosen) -> None:
        self.choose(event.piece)

    def choose(self, piece: Piece) -> None:
        match piece:
            case HandCard(place=place):
                self.pick_card(place)
            case AnimalCard(place=place):
                self.pick_animal(place)
            case AnswerButton(name=name):
                self.press(name or "")

    def press(self, name: str) -> None:
        kind, _, rest = name.partition("-")
        scene = self.scene
        if kind == "key":
            ACTIONS[rest](self)
        elif kind == "answer" and scene and scene.ask:
            self.play(picking.answers(scene.ask, scene.picked)[int(rest)].move)
        elif kind == "give" and scene and scene.ask:
            self.pick_given(next(species for species in scene.ask.given if species == rest))
        elif kind == "change":
            self.change_mind()
        elif kind == "look":
            self.controls.look(rest)
        elif kind == "count":
            self.controls.show_result()
        elif kind == "rematch" and self.scene and self.scene.seat is not None:
            self.controls.act(Rematch())

    def take(self, letter: str, key: str) -> bool:
        """Whether the key means something here. Where nothing of the table can be seen, nothing can be answered."""
        if self.has_class("-tiny") and key != "escape":
            return True
        if isinstance(self.focused, Input):  # somebody is writing
            if key == "escape":
                self.set_focus(None)
            return key == "escape"
        given = self.scene.ask.given if self.scene and self.scene.ask else ()
        lower = letter.lower()
        if self.controls.playback is not None and (key in LOOKS or lower in LOOKS):
            self.controls.look(LOOKS.get(key) or LOOKS[lower])
        elif lower in CARD_KEYS:
            self.set_focus(None)  # Enter confirms what was picked by its key, whatever had the focus before
            self.pick_card(CARD_KEYS.index(lower))
        elif lower in ANIMAL_KEYS:
            self.set_focus(None)
            self.pick_animal(ANIMAL_KEYS.index(lower))
        elif lower in GIVEN_KEYS[: len(given)]:
            self.set_focus(None)
            self.pick_given(given[GIVEN_KEYS.index(lower)])
        elif key == "enter":
            self.enter()
        elif key == "space":
            self.choose_focused()
            self.controls.skip()
        elif (action := ACTIONS.get(key) or ACTIONS.get(lower)) is not None:
            action(self)
        elif key in STEPS:
            self.step(STEPS[key])
        else:
            return False
        return True

    def enter(self) -> None:
        """Picks what has the focus; once it is picked, gives the answer."""
        focused = self.focused
        is_new = isinstance(focused, HandCard | AnimalCard) and focused.is_open and not focused.is_picked
        if isinstance(focused, AnswerButton) or is_new:
            self.choose_focused()
        elif self.scene and self.scene.ask:
            self.answer(main=True)
        elif self.scene and self.scene.view and self.scene.view.result:
            self.controls.show_result()
        else:
            self.controls.skip()

    def choose_focused(self) -> None:
        if isinstance(self.focused, Piece):
            self.choose(self.focused)

    def step(self, direction: tuple[int, int]) -> None:
        """Moves the focus: along a row, or to the nearest piece of the next row."""
        places = ((Display, AnimalCard), (Hand, HandCard), (Answers, AnswerButton), (KeyLine, AnswerButton))
        rows = [row for place, kind in places if (row := list(self.query_one(place).query(kind)))]
        if not rows:
            return
        across, down = direction
        found = next(((y, row.index(self.focused)) for y, row in enumerate(rows) if self.focused in row), None)
        if found is None:
            rows[min(1, len(rows) - 1)][0].focus()
            return
        y, x = found
        if down:
            column = rows[y][x].region.x
            row = rows[max(0, min(len(rows) - 1, y + down))]
            min(row, key=lambda piece: abs(piece.region.x - column)).focus()
        else:
            rows[y][max(0, min(len(rows[y]) - 1, x + across))].focus()


def rooms(width: int, height: int) -> dict[str, bool]:
    """What a window of this size has room for, by the class that lays it out."""
    return {
        "-tiny": width < LEAST_WIDTH or height < LEAST_HEIGHT,
        "-low": height < USUAL_HEIGHT,
        "-roomy": height >= ROOMY_HEIGHT,
        "-wide": width >= WIDE,
        "-huge": width >= HUGE_WIDTH and height >= HUGE_HEIGHT,
    }


KEY_LINE = (("?", "shortcuts"), ("I", "explain-this"), ("L", "story"), ("C", "talk"), ("M", "menu"))
LOOK_BUTTONS = {
    "back": ("←", "replay-back"),
    "on": ("→", "replay-on"),
    "play": ("␣", "replay-play"),
    "eyes": ("V", "replay-eyes"),
}
LOOKS = {
    "left": "back",
    "right": "on",
    "pageup": "round-back",
    "pagedown": "round-on",
    "home": "first",
    "end": "last",
    "space": "play",
    "v": "eyes",
}
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ACTIONS: dict[str, Callable[[TableScreen], None]] = {
    "y": lambda screen: screen.answer(main=True),
    "n": lambda screen: screen.answer(main=False),
    "u": TableScreen.change_mind,
    "g": lambda screen: screen.controls.skip(),
    "c": TableScreen.talk,
    "l": lambda screen: screen.controls.show_story(),
    "i": lambda screen: screen.controls.show_explanation(),
    "m": lambda screen: screen.controls.show_menu(),
    "escape": lambda screen: screen.controls.show_menu("leave"),
    "?": lambda screen: screen.controls.show_keys(),
}
