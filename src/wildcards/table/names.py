"""Names of people: which the game takes, and which look alike.

What cannot be seen is no name, and neither is what the story draws as a card. Two names look alike if they are the same
once accents, capitals and letters that are drawn the same way in other alphabets are put aside: a small table of such
letters among Latin, Greek, Cyrillic and Armenian, after Unicode's list of confusables (UTS #39).
"""

import functools
import itertools
import re
import unicodedata
from collections.abc import Sequence

from wildcards.game.players import LONGEST_NAME
from wildcards.table.text import clean_text

CARD_MARKS = "\u2997\u2998"  # between them the story draws a card
# Letters and symbols by their category that nevertheless show nothing.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
VISIBLE = {"L", "N", "P", "S"}
LOOKS_LIKE = {
    **dict(zip("абвгеёзикмнопрстухьѕіїјһԁԛԝүӏ", "a6vreesnkmhonpctyxbsiijhdqwyl", strict=True)),
    **dict(zip("αβγεζηικνορτυχωϲ", "abyeznikvoptuxwc", strict=True)),
    **dict(zip("ոսօհցզյ", "nuohgqj", strict=True)),
    **dict(zip("ıłøđħŧßæœ", "ilodhtbao", strict=True)),
    **dict(zip("01!|5$3@4", "oiiisseaa", strict=True)),
    "l": "i",
}
NUMBERED = re.compile(r" ?\(\d+\)$")


def is_acceptable(name: str) -> bool:
    """Whether something of it can be seen, and nothing in it forges a card."""
    shown = [character for character in name if character not in BLANK]
    return any(unicodedata.category(character)[0] in VISIBLE for character in shown) and not (
        set(CARD_MARKS) & set(name)
    )


def clean_name(name: str) -> str:
    """A name that the game takes: printable, at most 40 characters; empty if there is none in it."""
    cleaned = "".join(c for c in clean_text(name, LONGEST_NAME) if c.isprintable() and c not in BLANK).strip()
    return cleaned if is_acceptable(cleaned) else ""


@functools.lru_cache(maxsize=8192)  # asked of every seat whenever somebody moves
def look_of(name: str) -> str:
    """The same for all names that look alike."""
    plain = unicodedata.normalize("NFKD", NUMBERED.sub("", name)).casefold()
    letters = (c for c in plain if unicodedata.category(c)[0] in VISIBLE and c not in BLANK)
    return "".join(LOOKS_LIKE.get(LOOKS_LIKE.get(c, c), LOOKS_LIKE.get(c, c)) for c in letters).replace("rn", "m")


def told_apart(names: Sequence[str]) -> list[str]:
    """The names; one that looks like another before it gets a number. Free seats have none."""
    told: list[str] = []
    for place, name in enumerate(names):
        looks = [look_of(other) for other in names[:place] if other]
        if not name or look_of(name) not in looks:
            told.append(name)
            continue
        numbers = itertools.count(looks.count(look_of(name)) + 1)
        numbered = (f"{name[: LONGEST_NAME - 4]} ({number})" for number in numbers)
        told.append(next(wanted for wanted in numbered if wanted not in told))
    return told


def resembled(names: Sequence[str], place: int) -> int | None:
    """The first before it that is written otherwise and looks the same."""
    for other, name in enumerate(names[:place]):
        if name and names[place] and name != names[place] and look_of(name) == look_of(names[place]):
            return other
    return None
