"""What others write cannot command the terminal."""

from io import StringIO

from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from wildcards.game import Player
from wildcards.terminal.names import called_names
from wildcards.terminal.safe import safe
from wildcards.terminal.screen import Screen
from wildcards.terminal.words import Words

WORDS = Words("en")
# Whatever a file or a server may hold, and often what a terminal obeys.
ANYTHING = st.text(
    st.one_of(st.characters(), st.sampled_from("\x1b\x07\x08\r\n\x00\x7f\x9b\x9d\x90\u202e\u2066[];0m⦗⦘"))
)


@given(ANYTHING)
def test_a_text_is_one_line_of_what_can_be_seen(text: str) -> None:
    assert safe(text).isprintable()
    assert len(safe(text)) == len(text)
    assert safe(safe(text)) == safe(text)


@given(ANYTHING)
def test_what_can_be_seen_stays(text: str) -> None:
    assert [c for c in safe(text) if c != " "] == [c for c in text if c.isprintable() and c != " "]


@given(ANYTHING, st.booleans())
def test_a_line_on_the_screen_has_no_commands_but_our_own_colours(text: str, coloured: bool) -> None:
    file = StringIO()
    color_system = "standard" if coloured else None
    console = Console(file=file, force_terminal=True, color_system=color_system, width=10**6)  # type: ignore[arg-type]
    Screen(WORDS, console, lambda _: "").say(f"⦗F1⦘ {text}", "bold" if coloured else "")
    (line,) = file.getvalue().splitlines()
    assert line.replace("\x1b[0m", "").count("\x1b[") == line.count("\x1b") - line.count("\x1b[0m")
    assert coloured or line.isprintable()
    own = ("\x1b[0m", "\x1b[1m", "\x1b[1;32m", "\x1b[32m", "\x1b[1;33m", "\x1b[1;94m", "\x1b[1;35m", "\x1b[1;36m")
    for sequence in own:
        line = line.replace(sequence, "")
    assert line.isprintable()


@given(st.lists(ANYTHING, min_size=3, max_size=5))
def test_names_forge_no_cards(names: list[str]) -> None:
    for called in called_names(WORDS, [Player(name) for name in names]):
        assert called.name.isprintable()
        assert "⦗" not in called.name
