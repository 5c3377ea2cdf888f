"""What a thing of the table is, at a key: of what has the focus, else of what is being asked."""

from rich.text import Text
from textual.widget import Widget

from wildcards.game.types import Question
from wildcards.terminal.app.display import AnimalCard
from wildcards.terminal.app.drawings import with_cards
from wildcards.terminal.app.hand import HandCard
from wildcards.terminal.app.rulebook import section_text
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.explaining import Explanation, explanation, rules
from wildcards.terminal.words import Words

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


def explanation_text(words: Words, found: list[Explanation]) -> Text:
    """What was explained, and below it what the rules say there."""
    first, *more = found
    texts = [first.text, *(f"{one.title}: {one.text}" for one in more)]
    places = {one.rule for one in found}
    sections = [section_text(words, section) for section in rules(words) if section.place in places]
    return Text("\n\n").join([with_cards(words, "\n".join(texts)), *sections])
