"""Refusals: what is wrong, which rule says so, and the facts; a client puts them into words in its language.

Every refusal is raised before anything has changed.
"""

from typing import ClassVar


class Refusal(ValueError):  # noqa: N818 - the rules' own word
    """Something asked for is not possible. `str()` gives one line in English."""

    code: ClassVar[str] = "refused"
    rule: ClassVar[str] = ""  # a ruling's number, or the part of the rules that is meant
    text: ClassVar[str] = ""
    text_to_you: ClassVar[str] = ""  # said to the player whose move it was, where that differs
    longest_fact: ClassVar[int] = 60

    def __init__(self, **facts: object) -> None:
        self.facts = facts
        super().__init__(self.sentence())

    def sentence(self, *, to_you: bool = False) -> str:
        facts = {name: shorten(value, self.longest_fact) for name, value in self.facts.items()}
        text = self.text_to_you if to_you and self.text_to_you else self.text
        words = text.format(**facts)
        return f"{words} ({self.rule})" if self.rule else words

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), self.facts)


def rebuild(kind: type[Refusal], facts: dict[str, object]) -> Refusal:
    return kind(**facts)


def shorten(value: object, longest: int = Refusal.longest_fact) -> str:
    """A fact in one short line, whatever was sent."""
    words = (" ".join(map(str, value)) or "nothing") if isinstance(value, list | tuple) else str(value)
    words = "".join(c if c.isprintable() else "?" for c in words)
    return words if len(words) <= longest else f"{words[: longest - 3]}..."


# What was said cannot be understood.
class BadNotation(Refusal):
    code = "bad-notation"
    rule = "notation"
    text = "'{text}' is not {wanted}"


class BadSetup(Refusal):
    code = "bad-setup"
    text = "{what} is {given}; it must be {wanted}"


class BadDeck(BadSetup):
    rule = "R1"


class BadRecord(Refusal):
    code = "bad-record"
    rule = "game record"
    text = "{where}: {what}"
    longest_fact = 200  # a whole refusal with its rule has room in `what`


class BadSeed(Refusal):
    """It does not repeat the seed, which may be a secret with a typing error."""

    code = "bad-seed"
    rule = "fair shuffle"
    text = "a seed of {length} characters does not have 64 or more hexadecimal digits, and additions after colons"


class BadEntropy(Refusal):
    code = "bad-entropy"
    rule = "fair shuffle"
    text = "'{word}' cannot be added to a seed: 16 words at most, each of 1 to 64 bytes"


# The move comes from the wrong seat or at the wrong time.
class NoSuchSeat(Refusal):
    code = "no-such-seat"
    rule = "R3"
    text = "there is no seat {seat} at a table of {players}"


class GameIsOver(Refusal):
    code = "game-over"
    rule = "the end"
    text = "the game is over"


class NotOver(Refusal):
    code = "not-over"
    rule = "the end"
    text = "the game is not over: round {round} of {rounds}"


class NotAsked(Refusal):
    code = "not-asked"
    rule = "R19"
    text = "seat {seat} has nothing to decide now: the question is {question}, for seat {asked}"


class WrongQuestion(Refusal):
    code = "wrong-question"
    rule = "decisions"
    text = "'{move}' does not answer the question, which is {question}"


class NothingToTakeBack(Refusal):
    code = "nothing-to-take-back"
    rule = "R22"
    text = "seat {seat} has no decision that is still hidden"


# The move is understood, and the rules do not allow it.
class NotInHand(Refusal):
    code = "not-in-hand"
    rule = "hand"
    text = "seat {seat} does not hold {cards}"
    text_to_you = "you do not hold {cards}"


class TwoCardsNeedEagle(Refusal):
    code = "two-cards-need-eagle"
    rule = "eagle"
    text = "seat {seat} may bid one card: only the owner of the eagle Leader may lay two"
    text_to_you = "you may bid one card: only the owner of the eagle Leader may lay two"


class NotLaid(Refusal):
    code = "not-laid"
    rule = "eagle"
    text = "{card} is not one of the two cards laid: {laid}"


class NotInCollection(Refusal):
    code = "not-in-collection"
    rule = "meerkat"
    text = "seat {seat} has no {species} to give"
    text_to_you = "you have no {species} to give"


class NotOnDisplay(Refusal):
    code = "not-on-display"
    rule = "display"
    text = "{species} is not on display: {display}"


class WrongPayment(Refusal):
    code = "wrong-payment"
    rule = "payment"
    text = "a bid of {value} costs {due} more, not {given}"


class PaymentIsLaid(Refusal):
    code = "payment-is-laid"
    rule = "R12"
    text = "the payment is laid already: only {laid} may be used, so name no cards"


class DrawNotOffered(Refusal):
    code = "draw-not-offered"
    rule = "R14"
    text = "you cannot draw: pile and discard pile have {cards} cards for {players} players"
