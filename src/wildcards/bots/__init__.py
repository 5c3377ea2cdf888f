"""Players that choose from a View: a ladder of bots, each a clear step above the one before."""

from wildcards.bots.base import Bot, Budget, Candidate, Character
from wildcards.bots.imagine import imagine, legal_moves
from wildcards.bots.registry import BOTS, UnknownBot, bot_names, character_of, make_bot

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "Candidate",
    "Character",
    "UnknownBot",
    "bot_names",
    "character_of",
    "imagine",
    "legal_moves",
    "make_bot",
]
