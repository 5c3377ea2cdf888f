"""Wild Cards, a card game for 3 to 5 players.

>>> from wildcards import Game
>>> game = Game(["Ann", "Ben", "Cleo"])
>>> game.question, game.pending
('bid', (0, 1, 2))
"""

from wildcards.game import Ask, Deck, Event, Game, Move, Player, Record, Refusal, Result, View

__all__ = ["Ask", "Deck", "Event", "Game", "Move", "Player", "Record", "Refusal", "Result", "View"]
__version__ = "0.1.0"
