"""Players that choose from a View: a ladder of bots, each a clear step above the one before."""

from wildcards.bots.base import Bot, Budget, Candidate, Prospect, Reason, legal_moves
from wildcards.bots.imagine import imagine
from wildcards.bots.observation_bot import ObservationBot
from wildcards.bots.registry import BOTS, UnknownBot, bot_names, make_bot

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "Candidate",
    "ObservationBot",
    "Prospect",
    "Reason",
    "UnknownBot",
    "bot_names",
    "imagine",
    "legal_moves",
    "make_bot",
]
