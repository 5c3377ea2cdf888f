"""What lies in the middle beside the animals: how far the game is, the piles, and Leaders that nobody has."""

from textwrap import wrap

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from wildcards.terminal.app.columns import fitting, shortened
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
        piles = {
            "animals": (view.animals_left, text("animals-left", count=view.animals_left)),
            "pile": (view.pile, text("pile-left", count=view.pile)),
            "discard": (len(view.discard), text("discard-size", count=len(view.discard))),
        }
        rows = [Text(shortened(heading, width), Style(bold=True))]
        for pile, (count, sentence) in piles.items():
            title = shortened(text(f"explain-{pile}.title"), width - len(f": {count}"))
            rows.append(Text(fitting(width, sentence, f"{title}: {count}")))
        if view.tie_break:
            rows.append(chips(scene.words, view.tie_break))
        elif supply:
            rows.append(Text(self._supply(scene, ", ".join(supply), self.size.height - len(rows)), QUIET))
        return Text("\n").join(rows)

    def _supply(self, scene: Scene, animals: str, room: int) -> str:
        """The Leaders that nobody has, in so many rows: the shorter, the less is said beside their names."""
        ways = (
            f"{LEADER} {scene.text('leader-supply')}:\n{animals}",
            f"{LEADER} {scene.text('leaders')}: {animals}",
            f"{LEADER} {animals}",
        )
        width = max(self.size.width, 1)
        rows = {way: sum(len(wrap(line, width)) for line in way.split("\n")) for way in ways}
        return next((way for way in ways if rows[way] <= room), ways[-1])
