"""The animals that can be taken, with what each would bring now."""

from rich.style import Style
from rich.text import Text
from textual.containers import Horizontal
from textual.reactive import reactive

from wildcards.game.box import NATURAL_HABITAT
from wildcards.game.types import Species
from wildcards.terminal.app.columns import centre, shortened
from wildcards.terminal.app.drawings import LEADER, SYMBOL, animal_lines, ink
from wildcards.terminal.app.piece import Piece
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.means import Prospect, signed

ANIMAL_KEYS = "qwer"


class AnimalCard(Piece):
    is_picked = reactive(False)
    is_open = reactive(False)
    prospect: reactive[Prospect | None] = reactive(None)

    def __init__(self, species: Species, place: int, words: tuple[str, str]) -> None:
        super().__init__(name=f"animal-{place}")
        self.species = species
        self.place = place
        self.words = words  # the animal and its habitat

    def render(self) -> Text:
        width = self.size.width - 1
        letter = NATURAL_HABITAT[self.species]
        animal, habitat = self.words
        bold = ink(letter, bold=True)
        height = self.size.height
        pictures = animal_lines(self.species, width, 2 if height > 9 else 1) if height > 3 else []
        rows = [
            *pictures,
            Text.assemble(centre(Text(shortened(animal, width)), width), style=bold),
            Text.assemble(centre(f"{SYMBOL[letter]} {shortened(habitat, width - 3)}", width), style=ink(letter)),
            self.caption(width),
        ]
        return Text("\n").join(rows)

    def caption(self, width: int) -> Text:
        """Its key, and the points it would bring."""
        key = ANIMAL_KEYS[self.place].upper() if self.is_open else ""
        mark = f"[{key}]" if self.has_focus and key else f"▲{key}" if self.is_picked else key
        brings = ""
        if self.prospect is not None:
            brings = signed(self.prospect.after - self.prospect.before) + (LEADER if self.prospect.leaders else "")
        text = " ".join(filter(None, (mark, brings)))
        if self.has_focus and not key:
            text = f"[{text}]"
        return centre(Text(text, Style(bold=self.is_picked or self.has_focus, reverse=self.is_picked)), width)


class Display(Horizontal):
    def show(self, scene: Scene) -> None:
        view, ask = scene.view, scene.ask
        animals = view.display if view else ()
        shown = list(self.query(AnimalCard))
        words = {one: (scene.animal(one), scene.text(f"habitat-{NATURAL_HABITAT[one]}")) for one in animals}
        if [(card.species, card.words) for card in shown] != [(one, words[one]) for one in animals]:
            shown = [AnimalCard(one, place, words[one]) for place, one in enumerate(animals)]
            with self.app.batch_update():
                self.remove_children()
                self.mount(*shown)
        for card in shown:
            card.is_open = ask is not None and card.species in ask.animals
            card.is_picked = card.species == scene.picked.animal
            card.prospect = scene.prospect(card.species)
