"""The small picture beside a name: an animal before a colour. Who chooses none is given one."""

import functools
import hashlib
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


@functools.lru_cache(maxsize=8192)
def given_avatar(name: str) -> str:
    """The same for the same name, and spread evenly over all there are."""
    digest = hashlib.sha256(name.encode()).digest()
    return f"{SPECIES[digest[0] % len(SPECIES)]}{1 + digest[1] % COLORS}"
