"""Which moves a question allows: all of them, and why not another.

The facts come from the rules' own predicates; a test shows that these moves are exactly those that the rules' masks
accept.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from wildcards.game import refusals
from wildcards.game.moves import Move
from wildcards.game.notation import (
    CARD_CODES,
    CARD_NUMBERS,
    REFILL_CODE,
    SPECIES_CODES,
    SPECIES_NUMBERS,
    cards_of,
    species_of,
)
from wildcards.rules import questions
from wildcards.rules.acquiring import cards_to_pay, has_laid_payment
from wildcards.rules.bidding import may_lay_second_card
from wildcards.rules.cards import CARDS, SPECIES
from wildcards.rules.hands import in_pile
from wildcards.rules.state import State
from wildcards.rules.ties import count_tied

QUESTIONS = {
    questions.BID: "bid",
    questions.SHOW: "show",
    questions.SWAP: "swap",
    questions.CHOOSE_REFILL: "refill",
    questions.PAY: "pay",
    questions.BREAK: "break",
    questions.TAKE: "take",
    questions.IBEX_KEEP: "ibex",
}
ANSWERS = {
    "bid": ("bid",),
    "show": ("show",),
    "swap": ("swap",),
    "refill": ("refill",),
    "pay": ("pay", "withdraw"),
    "break": ("break",),
    "take": ("take", "pass"),
    "ibex": ("keep", "leave"),
}


def legal_moves(s: State, seat: int) -> Iterator[Move]:
    """Every answer of the seat to the question, each once."""
    match s.question:
        case questions.BID:
            yield from _bids(s, seat)
        case questions.SHOW:
            for card in sorted({s.bid[seat], s.second_card[seat]}):
                yield Move("show", (CARD_CODES[card],))
        case questions.SWAP:
            yield from _swaps(s, seat)
        case questions.CHOOSE_REFILL:
            for count in range(s.hand_size[seat] + 1):
                for cards in choices(s.hand[seat], count):
                    yield Move("refill", cards)
        case questions.PAY:
            for cards in choices(s.hand[seat], cards_to_pay(s)):
                yield Move("pay", cards)
            yield Move("withdraw")
        case questions.BREAK:
            for cards in choices(s.hand[seat], 1):
                yield Move("break", cards)
            if s.draw_offered:
                yield Move("break")
        case questions.TAKE:
            yield from _takes(s, seat)
        case questions.IBEX_KEEP:
            yield Move("keep")
            yield Move("leave")


def choices(counts: Sequence[int], size: int) -> Iterator[tuple[str, ...]]:
    """Every choice of so many cards; cards of one kind are alike."""
    return iter(sorted(set(combinations(cards_of(counts), size)), key=lambda c: [CARD_NUMBERS[card] for card in c]))


def _bids(s: State, seat: int) -> Iterator[Move]:
    for cards in choices(s.hand[seat], 1):
        yield Move("bid", cards)
    yield Move("bid", (REFILL_CODE,))
    if may_lay_second_card(s, seat):
        for cards in choices(s.hand[seat], 2):
            yield Move("bid", cards)
        for cards in choices(s.hand[seat], 1):
            yield Move("bid", (*cards, REFILL_CODE))


def _swaps(s: State, seat: int) -> Iterator[Move]:
    for given in range(SPECIES):
        for gained in range(SPECIES):
            if s.collection[seat][given] and s.display[gained]:
                yield Move("swap", given=SPECIES_CODES[given], animal=SPECIES_CODES[gained])
    yield Move("swap")


def _takes(s: State, seat: int) -> Iterator[Move]:
    payments = list(choices(s.hand[seat], 0 if has_laid_payment(s, seat) else cards_to_pay(s)))
    for species in range(SPECIES):
        if s.display[species]:
            for cards in payments:
                yield Move("take", cards, animal=SPECIES_CODES[species])
    yield Move("pass")


def check(s: State, seat: int, move: Move) -> None:
    """Raises the refusal that says why the seat may not answer the question so, if it may not."""
    question = QUESTIONS[s.question]
    if move.kind not in ANSWERS[question]:
        raise refusals.WrongQuestion(move=str(move), question=question)
    match move.kind:
        case "bid":
            if len(move.cards) > 1 and not may_lay_second_card(s, seat):
                raise refusals.TwoCardsNeedEagle(seat=seat)
            _check_hand(s, seat, move.cards)
        case "show":
            laid = [CARD_CODES[card] for card in sorted((s.bid[seat], s.second_card[seat]))]
            if move.cards[0] not in laid:
                raise refusals.NotLaid(card=move.cards[0], laid=laid)
        case "swap" if move.given is not None:
            if not s.collection[seat][SPECIES_NUMBERS[move.given]]:
                raise refusals.NotInCollection(seat=seat, species=move.given)
            _check_display(s, move.animal)
        case "refill":
            _check_hand(s, seat, move.cards)
        case "pay":
            _check_payment(s, seat, move.cards)
        case "break" if move.cards:
            _check_hand(s, seat, move.cards)
        case "break" if not s.draw_offered:
            players = count_tied(s, questions.SHARING)
            raise refusals.DrawNotOffered(cards=in_pile(s) + s.discard_size, players=players)
        case "take":
            _check_display(s, move.animal)
            if not has_laid_payment(s, seat):
                _check_payment(s, seat, move.cards)
            elif move.cards:
                raise refusals.PaymentIsLaid(laid=cards_of(s.laid[seat]))


def _check_hand(s: State, seat: int, cards: Sequence[str]) -> None:
    counts = [0] * (CARDS + 1)
    for card in cards:
        counts[CARD_NUMBERS[card]] += 1
    held = [*s.hand[seat], 1]  # everyone has a Refill Hand card
    missing = [max(0, wanted - has) for wanted, has in zip(counts, held, strict=True)]
    if any(missing):
        raise refusals.NotInHand(seat=seat, cards=cards_of(missing))


def _check_payment(s: State, seat: int, cards: Sequence[str]) -> None:
    if len(cards) != cards_to_pay(s):
        raise refusals.WrongPayment(value=s.bid_value, due=cards_to_pay(s), given=len(cards))
    _check_hand(s, seat, cards)


def _check_display(s: State, animal: str | None) -> None:
    if animal is None or not s.display[SPECIES_NUMBERS[animal]]:
        raise refusals.NotOnDisplay(species=animal, display=species_of(s.display))


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
