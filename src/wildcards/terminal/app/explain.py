"""What a thing of the table is, at a key: of what has the focus, else of what is being asked."""

from textual.widget import Widget

from wildcards.game.types import Question
from wildcards.terminal.app.display import AnimalCard
from wildcards.terminal.app.hand import HandCard
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.explaining import Explanation, explanation

# The event that shows what each question is about.
ABOUT: dict[Question, str] = {
    "bid": "log-bids-revealed",
    "show": "log-eagle-chose",
    "swap": "log-exchanged",
    "refill": "log-refilled",
    "pay": "log-tie-began",
    "break": "log-tie-began",
    "take": "log-took",
    "ibex": "log-bid-kept",
}


def explained(scene: Scene, focused: Widget | None) -> list[Explanation]:
    things = [ABOUT[scene.view.question]] if scene.view and scene.view.question else ["log-game-ended"]
    if isinstance(focused, HandCard):
        things = [f"card-{focused.held.code}"]
    elif isinstance(focused, AnimalCard):
        things = [f"animal-{focused.species}", f"leader-{focused.species}"]
    return [found for thing in things if (found := explanation(scene.words, thing))]
