"""Text set in columns, by the width that a terminal gives each letter."""

from rich.align import AlignMethod
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


def _padded(text: Text | str, width: int, align: AlignMethod) -> Text:
    made = Text.assemble(text)  # whose style is not that of the blanks beside it
    made.truncate(width, overflow="ellipsis")
    made.align(align, width)
    return made
