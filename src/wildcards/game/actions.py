"""Moves as the rules carry them out: rows of actions, each a small number."""

from collections.abc import Sequence

from wildcards.game.moves import Move
from wildcards.game.notation import CARD_CODES, CARD_NUMBERS, REFILL_CODE, SPECIES_CODES, SPECIES_NUMBERS
from wildcards.game.types import Question
from wildcards.rules import questions
from wildcards.rules.bidding import may_lay_second_card
from wildcards.rules.state import State

QUESTION_NAMES: dict[int, Question] = {
    questions.BID: "bid",
    questions.SHOW: "show",
    questions.SWAP: "swap",
    questions.CHOOSE_REFILL: "refill",
    questions.PAY: "pay",
    questions.BREAK: "break",
    questions.TAKE: "take",
    questions.IBEX_KEEP: "ibex",
}
SPECIES_ACTIONS = range(questions.FIRST_SPECIES, questions.STOP)


def actions_of(s: State, seat: int, move: Move) -> list[int]:
    """The row of actions that carries out a legal move."""
    cards = [CARD_NUMBERS[card] for card in move.cards]
    match move.kind:
        case "bid":
            asked_for_second = len(cards) == 1 and move.cards[0] != REFILL_CODE and may_lay_second_card(s, seat)
            return [*cards, questions.STOP] if asked_for_second else cards
        case "refill":
            return [*cards, questions.STOP]
        case "break":
            return cards or [questions.FROM_PILE]
        case "swap" if move.given is not None and move.animal is not None:
            return [_species_action(move.given), _species_action(move.animal)]
        case "take" if move.animal is not None:
            return [_species_action(move.animal), *cards]
        case "show" | "pay":
            return cards
        case "keep":
            return [questions.KEEP]
        case _:
            return [questions.STOP]


def _species_action(code: str) -> int:
    return questions.FIRST_SPECIES + SPECIES_NUMBERS[code]


def move_of(question: int, actions: Sequence[int]) -> Move:
    """The move that a row of actions carries out."""
    cards = tuple([CARD_CODES[action] for action in actions if action < questions.FIRST_SPECIES])
    species = [SPECIES_CODES[action - questions.FIRST_SPECIES] for action in actions if action in SPECIES_ACTIONS]
    match QUESTION_NAMES[question]:
        case "swap":
            return Move("swap", given=species[0], animal=species[1]) if species else Move("swap")
        case "pay":
            return Move("pay", cards) if cards else Move("withdraw")
        case "take":
            return Move("take", cards, animal=species[0]) if species else Move("pass")
        case "ibex":
            return Move("keep" if actions[0] == questions.KEEP else "leave")
        case kind:
            return Move(kind, cards)
