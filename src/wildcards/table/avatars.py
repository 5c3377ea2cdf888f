"""The small picture beside a name: an animal before a colour. Who chooses none is given one."""

import functools
import hashlib
from collections.abc import Collection
from typing import Annotated, get_args

from msgspec import Meta

from wildcards.game.types import Species

SPECIES = get_args(Species)
COLORS = 6
Avatar = Annotated[
    str,
    Meta(
        pattern=f"^({'|'.join(SPECIES)})[1-{COLORS}]$",
        description="A species and the number of a colour, such as `li3`.",
    ),
]


def unlike(avatar: str, others: Collection[str | None]) -> str:
    """The same animal before the first colour, from its own on, that none of a table's others has."""
    species, color = avatar[:-1], int(avatar[-1])
    colors = ((color - 1 + step) % COLORS + 1 for step in range(COLORS))
    return next(other for other in (f"{species}{number}" for number in colors) if other not in others)


@functools.lru_cache(maxsize=8192)
def given_avatar(name: str) -> str:
    """The same for the same name, and spread evenly over all there are."""
    digest = hashlib.sha256(name.encode()).digest()
    return f"{SPECIES[digest[0] % len(SPECIES)]}{1 + digest[1] % COLORS}"
