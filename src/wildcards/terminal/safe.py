"""What others write may not command the terminal."""


def safe(text: str) -> str:
    """The text as one line of characters that show themselves: names and chat may hold anything.

    Escapes, line breaks, marks of direction and whatever else is not drawn become blanks.

    >>> safe("Ann\\x1b[2J")
    'Ann [2J'
    """
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)
