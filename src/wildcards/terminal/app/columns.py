"""Text set in columns, by the width that a terminal gives each letter."""

from rich.cells import cell_len, set_cell_size
from rich.text import Text


def shortened(text: str, width: int) -> str:
    """As much of it as fits, with a mark where something is missing."""
    if cell_len(text) <= width:
        return text
    return f"{set_cell_size(text, max(width - 1, 0)).rstrip()}…" if width > 0 else ""


def fitting(width: int, *texts: str) -> str:
    """The first text that fits; else as much of the last as does."""
    return next((text for text in texts if cell_len(text) <= width), shortened(texts[-1], width))


def left(text: Text | str, width: int) -> Text:
    return _padded(text, width, "left")


def right(text: Text | str, width: int) -> Text:
    return _padded(text, width, "right")


def centre(text: Text | str, width: int) -> Text:
    return _padded(text, width, "center")


def _padded(text: Text | str, width: int, align: str) -> Text:
    made = Text(text) if isinstance(text, str) else text.copy()
    if made.cell_len > width:
        made.truncate(width, overflow="ellipsis")
    space = width - made.cell_len
    before = {"left": 0, "right": space, "center": space // 2}[align]
    return Text.assemble(" " * before, made, " " * (space - before))
