"""The rules in the reader's language, to scroll through."""

from rich.style import Style
from rich.text import Text

from wildcards.terminal.app.drawings import with_cards
from wildcards.terminal.explaining import Section, rules
from wildcards.terminal.words import Words

HEADING = Style(bold=True, underline=True)


def rules_text(words: Words) -> Text:
    return Text("\n\n").join(section_text(words, section) for section in rules(words))


def section_text(words: Words, section: Section) -> Text:
    return Text("\n").join([Text(section.title, HEADING), *(with_cards(words, text) for text in section.paragraphs)])
