"""Which keys of the app give an answer."""

import random

from wildcards import Move
from wildcards.game.ask import moves_of
from wildcards.game.view import ShownView
from wildcards.terminal.app.display import ANIMAL_KEYS
from wildcards.terminal.app.hand import CARD_KEYS
from wildcards.terminal.app.picking import NOTHING, answers, first_picked, hand_of
from wildcards.terminal.app.question import GIVEN_KEYS

MANY = 5  # cards: so many to type make no better test


def some_move(view: ShownView) -> Move:
    """One of the possible answers: by chance, and the same each time."""
    assert view.ask is not None
    chance = random.Random(f"{view.round} {view.question} {view.ask.cards} {view.ask.animals}")
    return chance.choice([move for move in moves_of(view.ask) if len(move.cards) < MANY])


def picking_keys(view: ShownView, move: Move) -> str:
    """What is typed to pick all that the answer needs."""
    ask = view.ask
    assert ask is not None
    first = first_picked(ask)
    keys = ""
    if move.given not in (None, first.given):
        keys += GIVEN_KEYS[ask.given.index(move.given)]
    if move.animal not in (None, first.animal):
        keys += ANIMAL_KEYS[view.display.index(move.animal)]
    hand = [held.code for held in hand_of(view)]
    for number, code in enumerate(move.cards):
        places = [place for place, held in enumerate(hand) if held == code]
        keys += CARD_KEYS[places[move.cards[:number].count(code)]]
    return keys


def is_affirmative(view: ShownView, move: Move) -> bool:
    """Whether Enter gives the answer; the other one has a key of its own."""
    assert view.ask is not None
    return not any(answer.move == str(move) and not answer.is_main for answer in answers(view.ask, NOTHING))
