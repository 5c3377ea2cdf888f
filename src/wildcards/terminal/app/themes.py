"""Colours around the cards: dark and light. Cards are paper, and keep theirs."""

from collections.abc import Mapping

from textual.theme import Theme

DARK = Theme(
    name="wild-dark",
    primary="#d9a441",
    secondary="#7fae8d",
    accent="#d9a441",
    foreground="#ece6d9",
    background="#191613",
    surface="#24201b",
    panel="#332d26",
    success="#7fae8d",
    warning="#e0b04c",
    error="#e0705a",
    dark=True,
)
LIGHT = Theme(
    name="wild-light",
    primary="#8a5a12",
    secondary="#2f6d48",
    accent="#8a5a12",
    foreground="#2a231a",
    background="#fbf5e8",
    surface="#fffaf0",
    panel="#ecdfc6",
    success="#2f6d48",
    warning="#8a5a12",
    error="#a8321c",
    dark=False,
)


def theme_for(environment: Mapping[str, str]) -> str:
    """What the terminal says about its background, if it does: `COLORFGBG` ends with its colour's number."""
    number = environment.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if number in ("7", "15") else DARK.name
