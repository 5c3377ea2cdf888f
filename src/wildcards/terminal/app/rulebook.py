"""The rules in the reader's language, to scroll through."""

from rich.style import Style
from rich.text import Text

from wildcards.terminal.app.drawings import with_cards
from wildcards.terminal.explaining import rules
from wildcards.terminal.words import Words

HEADING = Style(bold=True, underline=True)


def rules_text(words: Words) -> Text:
    lines: list[Text] = []
    for section in rules(words):
        lines += [Text(), Text(section.title, HEADING), *(with_cards(words, text) for text in section.paragraphs)]
    return Text("\n").join(lines[1:])
