"""Names that cannot be guessed."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
TABLE_NAME, CODE, RECORD_NAME, PERSON = 10, 16, 20, 12


def new_name(size: int) -> str:
    """A name for a table, a link, a record or a person."""
    return "".join(secrets.choice(LETTERS) for _ in range(size))
