"""Bots against bots: every deal in all rotations of seats, so that luck cancels."""

from wildcards.lab.arena.arena import Played, hold, settings_for
from wildcards.lab.arena.entrants import BadArena
from wildcards.lab.arena.results import Results
from wildcards.lab.arena.schedule import FORMS, Settings
from wildcards.lab.arena.supervised import Limits

__all__ = ["FORMS", "BadArena", "Limits", "Played", "Results", "Settings", "hold", "settings_for"]
