"""What a thing of the table is, at a key: of what has the focus, else of what is being asked."""

from rich.text import Text
from textual.widget import Widget

from wildcards.terminal.app.display import AnimalCard
from wildcards.terminal.app.drawings import with_cards
from wildcards.terminal.app.hand import HandCard
from wildcards.terminal.app.rulebook import section_text
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.explaining import Explanation, piece_explained, question_explained, rules
from wildcards.terminal.words import Words


def explained(scene: Scene, focused: Widget | None) -> list[Explanation]:
    match focused:
        case HandCard(held=held):
            return piece_explained(scene.words, held.code)
        case AnimalCard(species=species):
            return piece_explained(scene.words, species)
    return [question_explained(scene.words, scene.view.question if scene.view else None)]


def explanation_text(words: Words, found: list[Explanation]) -> Text:
    """What was explained, and below it what the rules say there."""
    first, *more = found
    texts = [first.text, *(f"{one.title}: {one.text}" for one in more)]
    places = {one.rule for one in found}
    sections = [section_text(words, section) for section in rules(words) if section.place in places]
    return Text("\n\n").join([with_cards(words, "\n".join(texts)), *sections])
