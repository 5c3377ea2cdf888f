"""What the things of the table are, and the rules, to read in the terminal."""

from collections.abc import Iterator
from typing import NamedTuple

from wildcards.game.box import DUE, HABITAT_OF, NATURAL_HABITAT, VALUE_OF
from wildcards.game.notation import HABITAT_CARD_CODES
from wildcards.game.types import Question
from wildcards.locales.texts import sources_of
from wildcards.terminal.words import SPECIES, Words

# The parts of the rules in the order in which they are read; the browser has them under these addresses.
PLACES = (
    *("minute", "cards", "setup", "round", "bids", "resolve", "refill", "acquire", "prepare"),
    *("ties", "leaders", "end", "seen", "readings"),
)
STEPS_OF_A_ROUND = ("round", "bids", "resolve", "refill", "acquire", "prepare")
EXAMPLES = ("natural", "tie", "break", "leader", "meerkat", "count")
RULINGS = tuple(f"R{number}" for number in range(1, 23))

# Where the rules speak of each thing that can be asked about.
RULES_OF_THINGS = {
    "hand": "setup",
    "points": "end",
    "tokens": "acquire",
    "collection": "end",
    "round": "setup",
    "laid": "acquire",
    "pile": "R5",
    "discard": "prepare",
    "animals": "prepare",
}
# For what is asked, and for when nothing is any more: the text that explains it, and its place in the rules.
RULES_OF_QUESTIONS: dict[Question | None, tuple[str, str]] = {
    "bid": ("bids", "bids"),
    "show": ("eagle", "bids"),
    "swap": ("meerkat", "refill"),
    "refill": ("refill", "refill"),
    "pay": ("ties", "ties"),
    "break": ("ties", "ties"),
    "take": ("taking", "acquire"),
    "ibex": ("ibex", "prepare"),
    None: ("end", "end"),
}


class Explanation(NamedTuple):
    title: str
    text: str
    rule: str  # its place in the rules: `ties`, `R11`


class Section(NamedTuple):
    place: str
    title: str
    paragraphs: tuple[str, ...]

    @property
    def is_ruling(self) -> bool:
        return self.place in RULINGS


def piece_explained(words: Words, code: str) -> list[Explanation]:
    """A card, or an animal and its Leader."""
    if code in SPECIES:
        habitat = words.text(f"habitat-{NATURAL_HABITAT[code]}")
        power = f"{words.text(f'species-{code}.power')} {words.text('explain-leader')}"
        return [
            Explanation(words.animal(code), words.text("explain-animal", habitat=habitat), "acquire"),
            Explanation(words.text(f"species-{code}.leader-name"), power, "leaders"),
        ]
    if code in HABITAT_CARD_CODES:
        value = VALUE_OF[code]
        key = "explain-wild" if HABITAT_OF[code] == "W" else "explain-habitat"
        return [Explanation(words.card_name(code), words.text(key, value=value, due=DUE[value]), "cards")]
    return [Explanation(words.text("refill-hand"), words.text("explain-refill"), "refill")]


def thing_explained(words: Words, thing: str) -> list[Explanation]:
    """Something else of the table, if it is called so: `pile`, `tokens`."""
    if thing not in RULES_OF_THINGS:
        return []
    title, text = words.text(f"explain-{thing}.title"), words.text(f"explain-{thing}")
    return [Explanation(title, text, RULES_OF_THINGS[thing])]


def question_explained(words: Words, question: Question | None) -> Explanation:
    message, rule = RULES_OF_QUESTIONS[question]
    return Explanation(words.text(f"rule-{message}.title"), words.text(f"rule-{message}"), rule)


def rules(words: Words) -> list[Section]:
    """The whole rules in the reader's language: chapters, worked examples and rulings."""
    words.need("rules")
    return [*_chapters(words), *_examples(words), *_rulings(words)]


def sections_like(words: Words, asked: str) -> list[Section]:
    """The part of the rules at this place, else those whose title is so, or begins so, or has these words in it."""
    sections, wanted = rules(words), asked.casefold()
    if wanted == STEPS_OF_A_ROUND[0] or wanted == words.text("rulebook-round").casefold():
        return [section for section in sections if section.place in STEPS_OF_A_ROUND]
    at_place = [section for section in sections if section.place.casefold() == wanted]
    fitting = ([one for one in sections if fits(one.title.casefold(), wanted)] for fits in LIKENESS)
    return at_place or next(filter(None, fitting), [])


LIKENESS = (str.__eq__, str.startswith, str.__contains__)


def _chapters(words: Words) -> Iterator[Section]:
    for place in PLACES:
        paragraphs = _texts(words, f"rulebook-{place}-")
        if place == "cards":
            paragraphs += tuple(
                f"{words.animal(species)} ({words.text(f'species-{species}.home')}): "
                f"{words.text(f'species-{species}.power')}"
                for species in SPECIES
            )
        yield Section(place, words.text(f"rulebook-{place}"), paragraphs)


def _examples(words: Words) -> Iterator[Section]:
    for name in EXAMPLES:
        title = f"{words.text('rulebook-example')}: {words.text(f'example-{name}')}"
        yield Section(f"example-{name}", title, _texts(words, f"example-{name}-"))


def _rulings(words: Words) -> Iterator[Section]:
    for ruling in RULINGS:
        why = f"{words.text('rulebook-why')} {words.text(f'ruling-{ruling}.why')}"
        title = f"{ruling} {words.text(f'ruling-{ruling}.name')}"
        yield Section(ruling, title, (words.text(f"ruling-{ruling}"), why))


def _texts(words: Words, beginning: str) -> tuple[str, ...]:
    """All texts of a chapter, in the order of the catalogue. What browsers print bold is plain here."""
    keys = [key for key in sources_of(words.language, "rules") if key.startswith(beginning)]
    return tuple(words.text(key).replace("**", "") for key in keys)
