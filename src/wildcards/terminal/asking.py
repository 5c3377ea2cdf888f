"""The question that is asked, in words, and the answer as a person types it."""

from typing import get_args

from wildcards.game import View
from wildcards.game.ask import KINDS
from wildcards.game.types import MoveKind, Question
from wildcards.terminal.words import SPECIES, counted

EVERY_VERB = get_args(MoveKind)
CODES = {name: code for code, name in SPECIES.items()}


def prompt_of(view: View) -> str:
    """What is wanted, in one line, with an example in the notation."""
    ask = view.ask
    assert ask is not None
    assert view.viewer is not None
    cards = ask.cards
    match ask.question:
        case "bid" if ask.most > 1 and len(cards) > 2:
            return f"Lay your bid: a card, R to refill your hand, or two cards (bid {cards[0]} {cards[1]})."
        case "bid":
            return f"Lay your bid: a card from your hand (bid {cards[0]}), or R to refill your hand (bid R)."
        case "show":
            return f"Which of your two cards is the bid: {' or '.join(cards)}? (show {cards[0]})"
        case "swap":
            example = f"swap {ask.given[0]} {ask.animals[0]}"
            return f"Exchange one of your animals for one on display ({example})? Or swap none."
        case "refill":
            return f"Discard any cards before you draw (refill {cards[0]}), or none (refill)."
        case "pay":
            laid = " ".join(cards[: ask.least])
            return f"A tie: lay {counted(ask.least, 'card')} as payment (pay {laid}), or withdraw."
        case "break":
            from_hand = f"a card from your hand (break {cards[0]})" if cards else ""
            from_pile = "the top of the pile (break draw)" if "break draw" in ask.words else ""
            return f"Break the tie with {' or '.join(filter(None, (from_hand, from_pile)))}."
        case "take" if not ask.least:
            return f"Take an animal on display (take {ask.animals[0]}), or pass."
        case "take":
            example = " ".join((ask.animals[0], *cards[: ask.least]))
            return f"Take an animal and pay {counted(ask.least, 'more card')} (take {example}), or pass."
        case _:
            bid = view.seats[view.viewer].bid
            return f"Take your bid {bid} back to hand (keep), or leave it to be discarded (leave)?"


def as_notation(answer: str, question: Question | None) -> str:
    """The move in the notation: capitals do not matter, nor does a verb that is clear; animals may be written out."""
    words = [_word(word) for word in answer.replace(",", " ").split()]
    if words and words[0] not in EVERY_VERB and question:
        words.insert(0, KINDS[question] or "keep")
    return " ".join(words)


def _word(word: str) -> str:
    lower = word.lower()
    if lower in EVERY_VERB or lower in CODES or lower in SPECIES or lower in ("none", "draw"):
        return CODES.get(lower, lower)
    return word.upper()
