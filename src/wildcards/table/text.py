"""Text of people as it may be shown: one line, without control and direction characters."""

import unicodedata

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINER = "\u200d"  # holds emoji together, and nothing else needs to hide behind it
MARKS_IN_A_ROW = 3


def clean_text(text: str, longest: int) -> str:
    """The text in one line. Control, direction and unassigned characters go, and towers of accents are cut."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in HIDDEN and character != JOINER:
            kept.append(" " if character in "\t\n\r" else "")
            continue
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if marks <= MARKS_IN_A_ROW:
            kept.append(character)
    return " ".join("".join(kept).split())[:longest].strip().strip(JOINER)
