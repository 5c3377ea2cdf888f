"""What a Python user holds: a game with its moves, events, views, result and record."""

from wildcards.game.ask import Ask
from wildcards.game.events import Event
from wildcards.game.game import Game
from wildcards.game.moves import Move
from wildcards.game.players import Player
from wildcards.game.record import Deck, Record
from wildcards.game.refusals import Refusal
from wildcards.game.result import Result
from wildcards.game.view import View

__all__ = ["Ask", "Deck", "Event", "Game", "Move", "Player", "Record", "Refusal", "Result", "View"]
