"""The question that is asked, in words, and the answer as a person types it."""

from wildcards.game import View
from wildcards.game.legality import ANSWERS
from wildcards.terminal.words import SPECIES, counted

EVERY_VERB = {verb for verbs in ANSWERS.values() for verb in verbs}
CODES = {name: code for code, name in SPECIES.items()}


def prompt_of(view: View) -> str:
    """What is wanted, in one line, with an example in the notation."""
    assert view.viewer is not None
    me = view.seats[view.viewer]
    hand = me.hand or ()
    match view.question:
        case "bid" if view.leaders["ea"] == view.viewer and len(hand) > 1:
            return f"Lay your bid: a card, R to refill your hand, or two cards (bid {hand[0]} {hand[1]})."
        case "bid":
            return f"Lay your bid: a card from your hand (bid {hand[0]}), or R to refill your hand (bid R)."
        case "show":
            return f"Which of your two cards is the bid: {' or '.join(view.face_down)}? (show {view.face_down[0]})"
        case "swap":
            own = next(code for code, count in me.collection.items() if count)
            return f"Exchange one of your animals for one on display (swap {own} {view.display[0]})? Or swap none."
        case "refill":
            return f"Discard any cards before you draw (refill {hand[0]}), or none (refill)."
        case "pay":
            laid = " ".join(hand[: view.due])
            return f"A tie: lay {counted(view.due, 'card')} as payment (pay {laid}), or withdraw."
        case "break":
            from_hand = f"a card from your hand (break {hand[0]})" if hand else ""
            from_pile = "the top of the pile (break draw)" if view.draw_offered else ""
            return f"Break the tie with {' or '.join(filter(None, (from_hand, from_pile)))}."
        case "take" if me.laid or not view.due:
            return f"Take an animal on display (take {view.display[0]}), or pass."
        case "take":
            example = " ".join((view.display[0], *hand[: view.due]))
            return f"Take an animal and pay {counted(view.due, 'more card')} (take {example}), or pass."
        case _:
            return f"Take your bid {me.bid} back to hand (keep), or leave it to be discarded (leave)?"


def as_notation(answer: str, question: str) -> str:
    """The move in the notation: capitals do not matter, nor does a verb that is clear; animals may be written out."""
    words = [_word(word) for word in answer.replace(",", " ").split()]
    if words and words[0] not in EVERY_VERB:
        words.insert(0, ANSWERS[question][0])
    return " ".join(words)


def _word(word: str) -> str:
    lower = word.lower()
    if lower in EVERY_VERB or lower in CODES or lower in SPECIES or lower in ("none", "draw"):
        return CODES.get(lower, lower)
    return word.upper()
