"""The versions of the observation: 1 shows the present, 2 what an attentive player remembers besides."""

from wildcards.bots.recalling import REMEMBERING
from wildcards.engine.specialise import PLAIN
from wildcards.game.observation import LENGTH
from wildcards.game.recollection import ROW

VARIANTS = {1: PLAIN, 2: REMEMBERING}  # of the rules, for states that can be shown so
LENGTHS = {1: LENGTH, 2: ROW}
NEWEST = 2


def checked_version(version: int) -> int:
    if version not in VARIANTS:
        raise ValueError(f"version: {version} is not 1 or 2")
    return version
