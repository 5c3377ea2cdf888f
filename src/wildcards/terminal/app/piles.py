"""What lies in the middle beside the animals: how far the game is, the piles, and Leaders that nobody has."""

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from wildcards.terminal.app.columns import shortened
from wildcards.terminal.app.drawings import LEADER, chips
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.means import is_last_round

QUIET = Style(dim=True)


class Piles(Widget):
    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.refresh()

    def render(self) -> Text:
        scene = self.scene
        if scene is None or scene.view is None:
            return Text()
        view, text, width = scene.view, scene.text, self.size.width
        heading = text("round-of", round=view.round, rounds=view.rounds)
        if is_last_round(view):
            heading = text("last-round")
        supply = [scene.animal(species) for species, owner in view.leaders.items() if owner is None]
        rows = [
            Text(shortened(heading, width), Style(bold=True)),
            Text(shortened(text("animals-left", count=view.animals_left), width)),
            Text(shortened(text("pile-left", count=view.pile), width)),
            Text(shortened(text("discard-size", count=len(view.discard)), width)),
        ]
        if view.tie_break:
            rows.append(chips(scene.words, view.tie_break))
        elif supply:
            rows.append(Text(shortened(f"{LEADER} {text('leader-supply')}:", width), QUIET))
            rows.append(Text(", ".join(supply), QUIET))
        return Text("\n").join(rows)
