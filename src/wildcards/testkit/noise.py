"""What a broken or hostile client might send: moves that need not be legal, edited text, odd values."""

from random import Random
from typing import get_args

from wildcards.game.moves import Move
from wildcards.game.notation import CARD_CODES, HABITAT_CARD_CODES, REFILL_CODE, SPECIES_CODES, in_order
from wildcards.game.types import CardCode, Word

ODD_CHARACTERS = "\0\n\r\t\x1b\x7f\u0085\u2028\u202e\ud800\uffff\U0001f993 \"'\\{}[],:0123456789-+eE.FSMWR"


def any_move(random: Random) -> Move:
    """A move that can be written, of any kind."""
    kind = random.choice(("bid", "show", "swap", "refill", "pay", "break", "take", *get_args(Word)))
    some: tuple[CardCode, ...] = in_order(random.choices(HABITAT_CARD_CODES, k=random.randint(1, 4)))
    match kind:
        case "bid":
            return Move("bid", in_order(random.choice((some[:1], some[:2], (*some[:1], REFILL_CODE), (REFILL_CODE,)))))
        case "show":
            return Move("show", (random.choice(CARD_CODES),))
        case "swap":
            return Move("swap", given=random.choice(SPECIES_CODES), animal=random.choice(SPECIES_CODES))
        case "refill":
            return Move("refill", some[: random.randint(0, len(some))])
        case "pay":
            return Move("pay", some)
        case "break":
            return Move("break", some[:1])
        case "take":
            return Move("take", some[: random.randint(0, len(some))], animal=random.choice(SPECIES_CODES))
        case _:
            return Move.parse(kind)


def edited(text: str, random: Random) -> str:
    """The text cut short, or with some of its characters lost, doubled, moved or replaced."""
    if not text or random.random() < 0.2:
        return text[: random.randrange(len(text) + 1)]
    for _ in range(random.choice((1, 1, 1, 2, 5))):
        place = random.randrange(len(text) + 1)
        length = random.choice((1, 1, 2, 8))
        match random.randrange(4):
            case 0:
                text = text[:place] + text[place + length :]
            case 1:
                text = text[:place] + text[place : place + length] * 2 + text[place + length :]
            case 2:
                text = text[:place] + random.choice(ODD_CHARACTERS) + text[place + 1 :]
            case _:
                other = random.randrange(len(text) + 1)
                text = text[:place] + text[other : other + length] + text[place:]
    return text


def odd_value(random: Random, depth: int = 2) -> object:
    """Any JSON value, with a liking for those that trip programs up."""
    if depth and random.random() < 0.3:
        if random.random() < 0.5:
            return [odd_value(random, depth - 1) for _ in range(random.randint(0, 4))]
        return {odd_text(random): odd_value(random, depth - 1) for _ in range(random.randint(0, 4))}
    numbers = (0, -1, 1, 5, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, -0.0)
    return random.choice((None, True, False, random.choice(numbers), odd_text(random), [], {}, ""))


def odd_text(random: Random) -> str:
    """Short text without lone surrogates, so that it can be encoded."""
    letters = ODD_CHARACTERS.replace("\ud800", "é")
    return "".join(random.choices(letters, k=random.choice((0, 1, 3, 20, 200))))
