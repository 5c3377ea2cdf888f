"""The keys, and what they do."""

from rich.style import Style
from rich.text import Text

from wildcards.terminal.app.columns import left
from wildcards.terminal.words import Words, capital

PLAYING = (
    ("1 … 9 0 -", "key-cards"),
    ("Q W E R", "key-animals"),
    ("A S D F", "give-away"),
    ("↵ Y", "key-yes"),
    ("N", "key-no"),
    ("U", "key-change"),
    ("G", "key-go-on"),
)
LOOKING = (
    ("←", "replay-back"),
    ("→", "replay-on"),
    ("PgUp", "replay-round-back"),
    ("PgDn", "replay-round-on"),
    ("Home End", "key-ends"),
    ("␣", "replay-play"),
    ("V", "replay-eyes"),
    ("↵", "final-count"),
)
ALWAYS = (
    ("I", "key-explain-focus"),
    ("L", "key-log"),
    ("C", "key-talk"),
    ("M Esc", "menu"),
    ("?", "key-help"),
)


def keys_text(words: Words, *, looking: bool) -> Text:
    """Those of whoever looks at a game, or plays it."""
    keys = (*(LOOKING if looking else PLAYING), *ALWAYS)
    rows = [Text.assemble(left(key, 12), capital(words.text(name))) for key, name in keys]
    return Text("\n").join([*rows, Text(), Text(words.text("keys-and-mouse"), Style(dim=True))])
