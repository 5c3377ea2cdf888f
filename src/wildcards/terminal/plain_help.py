"""Help in the plain game: what can be typed, what a thing is, and the rules."""

from wildcards.game.view import ShownView
from wildcards.terminal.asking import examples, piece_of
from wildcards.terminal.explaining import (
    PLACES,
    Explanation,
    Section,
    piece_explained,
    rules,
    sections_like,
    thing_explained,
)
from wildcards.terminal.screen import Screen
from wildcards.terminal.words import SPECIES

EVERYTHING = "*"


class PlainHelp:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words

    def answer(self, asked: str, view: ShownView) -> None:
        """Explains what is asked for; if nothing is, what can be typed."""
        if not asked:
            self._keys(view)
        elif asked == EVERYTHING:
            for section in rules(self.words):
                read_out(self.screen, section)
        elif not self._explain(asked):
            places = ", ".join(section.title for section in rules(self.words) if section.place in PLACES)
            self.screen.say(self.words.text("plain-unknown-thing", thing=asked, places=places), "red")

    def _keys(self, view: ShownView) -> None:
        words = self.words
        answers = " · ".join(examples(words, view.ask)) if view.ask else ""
        card, animal = words.card("F3"), words.animal("li").lower()
        self.screen.say(words.text("plain-key-answer", answers=answers))
        for key, text in {
            "m": words.text("plain-key-moves"),
            "t": words.text("plain-key-table"),
            "s": words.text("plain-key-story"),
            "u": words.text("plain-key-back"),
            "? …": words.text("plain-key-explain", animal=animal, card=card),
            f"? {EVERYTHING}": words.text("plain-key-rules"),
            "q": words.text("plain-key-leave"),
        }.items():
            self.screen.say(f"{key} – {text}")
        letters = ", ".join(f"{letter} {name}" for letter, name in words.letters().items())
        self.screen.say(words.text("plain-cards", letters=letters))
        self.screen.say(words.text("plain-animals", names=", ".join(map(words.animal, SPECIES))))

    def _explain(self, asked: str) -> bool:
        piece = piece_of(self.words, asked)
        explained = piece_explained(self.words, piece) if piece else thing_explained(self.words, asked)
        for one in explained:
            self._say(one)
        sections = [] if piece else sections_like(self.words, asked)
        for section in sections:
            read_out(self.screen, section)
        return bool(explained or sections)

    def _say(self, one: Explanation) -> None:
        self.screen.say(f"{one.title}: {one.text}")
        self.screen.say(self.words.text("plain-places", place=one.rule), "dim")


def read_out(screen: Screen, section: Section) -> None:
    screen.say()
    screen.say(section.title, "bold")
    screen.say_all(section.paragraphs)
