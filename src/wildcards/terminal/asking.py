"""The question that is asked, in words, and the answer as a person types it."""

from wildcards.game import View
from wildcards.terminal.words import SPECIES, counted

VERBS = {
    "bid": ("bid",),
    "show": ("show",),
    "swap": ("swap",),
    "refill": ("refill",),
    "pay": ("pay", "withdraw"),
    "break": ("break",),
    "take": ("take", "pass"),
    "ibex": ("keep", "leave"),
}
EVERY_VERB = {verb for verbs in VERBS.values() for verb in verbs}
CODES = {name: code for code, name in SPECIES.items()}


def prompt_of(view: View) -> str:
    """What is wanted, in one line, with an example in the notation."""
    assert view.viewer is not None
    me = view.seats[view.viewer]
    match view.question:
        case "bid" if view.leaders["ea"] == view.viewer:
            return "Lay your bid: a card, R to refill your hand, or two cards to choose from later (bid F3 M1)."
        case "bid":
            return "Lay your bid: a card of your hand (bid F3), or R to refill your hand (bid R)."
        case "show":
            return f"Which of your two cards is the bid: {' or '.join(view.face_down)}? (show {view.face_down[0]})"
        case "swap":
            return "Exchange one of your animals for one of the display (swap ib sq), or not (swap none)."
        case "refill":
            return "Discard any cards before you draw (refill F1 S2), or none (refill)."
        case "pay":
            return f"A tie: lay {counted(view.due, 'card')} as payment (pay F1 W2), or withdraw."
        case "break" if view.draw_offered:
            return "Break the tie with a card of your hand (break F4) or the top of the pile (break draw)."
        case "break":
            return "Break the tie with a card of your hand (break F4)."
        case "take" if me.laid or not view.due:
            return "Take an animal of the display (take pe), or pass."
        case "take":
            return f"Take an animal and pay {counted(view.due, 'card')} (take pe F1 W2), or pass."
        case _:
            return f"Take your bid {me.bid} back to hand (keep), or leave it?"


def as_notation(answer: str, question: str) -> str:
    """The move in the notation: capitals do not matter, nor does a verb that is clear; animals may be written out."""
    words = [_word(word) for word in answer.replace(",", " ").split()]
    if words and words[0] not in EVERY_VERB:
        words.insert(0, VERBS[question][0])
    return " ".join(words)


def _word(word: str) -> str:
    lower = word.lower()
    if lower in EVERY_VERB or lower in CODES or lower in SPECIES or lower in ("none", "draw"):
        return CODES.get(lower, lower)
    return word.upper()
