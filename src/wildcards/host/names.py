"""Names that cannot be guessed."""

import re
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
TABLE_NAME, CODE, RECORD_NAME, PERSON = 10, 16, 20, 12


NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")


def is_name(text: str) -> bool:
    """Whether it can be the name of anything here. What cannot is not even looked for in a database."""
    return NAME.fullmatch(text) is not None


def new_name(size: int) -> str:
    """A name for a table, a link, a record or a person."""
    return "".join(secrets.choice(LETTERS) for _ in range(size))
