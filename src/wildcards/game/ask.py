"""What a seat is asked, as data: the parts of every answer, and what each part costs and brings.

An answer is one of the words, or it is of the kind named, with any of the animals and any so many of the cards. The
parts come from the rules' masks and counts; lists of moves, refusals and the question that clients get are made of
them, so that legality is written nowhere else.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Annotated

import msgspec

from wildcards.game import refusals
from wildcards.game.actions import QUESTION_NAMES
from wildcards.game.meanings import ShortSignature, described, meaning
from wildcards.game.moves import Move
from wildcards.game.notation import CARD_CODES, CARD_NUMBERS, REFILL_CODE, SPECIES_CODES, cards_of, in_order, species_of
from wildcards.game.types import CardCode, HabitatCode, MoveKind, Place, Question, Species, Word
from wildcards.rules import questions
from wildcards.rules.acquiring import cards_to_pay, has_laid_payment
from wildcards.rules.bidding import may_lay_second_card
from wildcards.rules.hands import in_pile
from wildcards.rules.play import legal
from wildcards.rules.state import State
from wildcards.rules.ties import count_tied

# The move that an action is by itself, by question.
WORDS: dict[int, tuple[tuple[int, Word], ...]] = {
    questions.SWAP: ((questions.STOP, "swap none"),),
    questions.PAY: ((questions.STOP, "withdraw"),),
    questions.BREAK: ((questions.FROM_PILE, "break draw"),),
    questions.TAKE: ((questions.STOP, "pass"),),
    questions.IBEX_KEEP: ((questions.KEEP, "keep"), (questions.STOP, "leave")),
}


@described
class Choices(msgspec.Struct, frozen=True):
    """The answers that a question allows, in parts: `kind` with `given`, `animals` and `cards`, or one of `words`."""

    question: Annotated[Question, meaning("What is asked.")]
    kind: Annotated[MoveKind | None, meaning("The kind of move that the parts make; null: only words answer.")]
    place: Annotated[Place, meaning("Where the cards lie.")]
    cards: Annotated[tuple[CardCode, ...], meaning("The cards to choose from, repeated as often as they occur.")]
    least: Annotated[int, meaning("How many cards must be named at least.")]
    most: Annotated[int, meaning("How many cards may be named at most.")]
    given: Annotated[tuple[Species, ...], meaning("The animals that can be given in exchange: one is named.")]
    animals: Annotated[tuple[Species, ...], meaning("The animals that can be taken or gained: one is named.")]
    words: Annotated[tuple[Word, ...], meaning("The moves that need no choice.")]


@described
class LeaderChange(msgspec.Struct, frozen=True):
    """A Leader that moves from its owner or the supply to a player or the supply."""

    species: Annotated[Species, meaning("Which Leader.")]
    owner: Annotated[int | None, meaning("The seat that will own it; null: the supply.")]
    previous: Annotated[int | None, meaning("The seat that owns it now; null: the supply.")]


@described
class Gain(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an animal is worth at once to whoever takes it, or gains it in exchange for another."""

    animal: Annotated[Species, meaning("The animal that is taken or gained.")]
    points: Annotated[int, meaning("Own points more (or less) at once, Leaders included.")]
    given: Annotated[Species | None, meaning("The animal given for it in an exchange.")] = None
    leaders: Annotated[tuple[LeaderChange, ...], meaning("The Leaders that move, in that order (R18).")] = ()
    leader_points: Annotated[int, meaning("How many of the points are for Leaders that move.")] = 0
    natural: Annotated[
        tuple[HabitatCode, ...] | None,
        meaning("Paid with these kinds alone it is in its natural habitat and brings more. null: it cannot."),
    ] = None


@described
class Ask(Choices, metaclass=ShortSignature, frozen=True):
    """What a seat is asked, and what each part of an answer costs and gains; the parts add up."""

    hand: Annotated[int, meaning("Habitat cards in hand now. Each one that is named leaves it.")]
    points: Annotated[int, meaning("Own points now.")]
    gains: Annotated[
        tuple[Gain, ...],
        meaning(
            "What each animal gains now: one entry for each that can be named. Bid, show and pay: for each"
            " on display, if it were taken next; natural is told as soon as the bid is settled."
        ),
    ]
    due: Annotated[
        dict[HabitatCode, int],
        meaning("Bid and show: how many further cards an animal costs with this card as the bid."),
    ]
    up_to: Annotated[
        int | None,
        meaning(
            "Refill: the size that the hand is filled up to, as far as the pile reaches if others discard"
            " nothing. Bid: the same for R, if nobody else refills and no Leader moves."
        ),
    ]
    hand_after: Annotated[
        dict[Word, int],
        meaning("Cards in hand after each word. Withdraw: at least so many, if others draw before."),
    ]


def choices_of(s: State, seat: int) -> Choices:
    """What the masks allow the seat, in parts."""
    question = QUESTION_NAMES[s.question]
    mask = first_actions(s, seat)
    place: Place = "hand"
    cards: tuple[CardCode, ...] = ()
    least = most = 0
    given: tuple[Species, ...] = ()
    animals: tuple[Species, ...] = ()
    match question:
        case "bid":
            cards, least, most = (*cards_of(s.hand[seat]), REFILL_CODE), 1, 2 if may_lay_second_card(s, seat) else 1
        case "show":
            place, least, most = "face-down", 1, 1
            cards = in_order((CARD_CODES[s.bid[seat]], CARD_CODES[s.second_card[seat]]))
        case "swap":
            given, animals = species_in(mask), tuple(dict.fromkeys(species_of(s.display)))
        case "refill":
            cards, most = cards_of(s.hand[seat]), s.hand_size[seat]
        case "break":
            cards, least, most = cards_of(s.hand[seat]), 1, 1
        case "pay" | "take":
            animals = species_in(mask)
            if cards_to_pay(s) and not has_laid_payment(s, seat):
                cards, least, most = cards_of(s.hand[seat]), cards_to_pay(s), cards_to_pay(s)
    words = tuple([word for action, word in WORDS.get(s.question, ()) if mask >> action & 1])
    kind: MoveKind | None = None if question == "ibex" else question
    return Choices(question, kind, place, cards, least, most, given, animals, words)


def species_in(mask: int) -> tuple[Species, ...]:
    species = mask >> questions.FIRST_SPECIES
    return tuple([code for number, code in enumerate(SPECIES_CODES) if species >> number & 1])


def first_actions(s: State, seat: int) -> int:
    """The mask of the seat's first action. The rules ask one seat after the other: it takes the turn for a moment."""
    turn = s.seat
    s.seat = seat
    mask = legal(s)
    s.seat = turn
    return mask


def moves_of(ask: Choices) -> Iterator[Move]:
    """Every answer, each once: those with fewer cards first, the words last."""
    if ask.kind is not None:
        payments = [cards for count in range(ask.least, ask.most + 1) for cards in picks(ask.cards, count)]
        for given in ask.given or (None,):
            for animal in ask.animals or (None,):
                for cards in payments:
                    yield Move(ask.kind, cards, animal=animal, given=given)
    for word in ask.words:
        yield Move.parse(word)


def allows(ask: Choices, move: Move) -> bool:
    """Whether it is one of the answers, without a list of them all."""
    if str(move) in ask.words:
        return True
    named = move.given in (ask.given or (None,)) and move.animal in (ask.animals or (None,))
    enough = ask.least <= len(move.cards) <= ask.most and not Counter(move.cards) - Counter(ask.cards)
    return move.kind == ask.kind and named and enough


def picks(cards: tuple[CardCode, ...], count: int) -> list[tuple[CardCode, ...]]:
    """Every choice of so many cards; cards of one kind are alike. Those with R come last."""
    return sorted(
        set(combinations(cards, count)), key=lambda pick: (REFILL_CODE in pick, [CARD_NUMBERS[card] for card in pick])
    )


def check(s: State, seat: int, move: Move) -> None:
    """Raises the refusal that says why the seat may not answer the question so, if it may not."""
    ask = choices_of(s, seat)
    if str(move) in ask.words:
        return
    if move.kind != ask.kind:
        raise refusals.WrongQuestion(move=str(move), question=ask.question)
    if move.kind == "break" and not move.cards:
        players = count_tied(s, questions.SHARING)
        raise refusals.DrawNotOffered(cards=in_pile(s) + s.discard_size, players=players)
    if ask.given and move.given not in ask.given:
        raise refusals.NotInCollection(seat=seat, species=move.given)
    if ask.animals and move.animal not in ask.animals:
        raise refusals.NotOnDisplay(species=move.animal, display=species_of(s.display))
    if not ask.least <= len(move.cards) <= ask.most:
        _refuse_number(s, seat, ask, move)
    _check_cards(seat, ask, move)


def _refuse_number(s: State, seat: int, ask: Choices, move: Move) -> None:
    """Too many or too few cards. A refill of more cards than are in hand names one that is not there."""
    if ask.question == "bid":
        raise refusals.TwoCardsNeedEagle(seat=seat)
    if ask.question != "refill":
        if has_laid_payment(s, seat):
            raise refusals.PaymentIsLaid(laid=cards_of(s.laid[seat]))
        raise refusals.WrongPayment(value=s.bid_value, due=ask.least, given=len(move.cards))


def _check_cards(seat: int, ask: Choices, move: Move) -> None:
    missing: list[CardCode] = []
    for card in dict.fromkeys(move.cards):
        missing += [card] * (move.cards.count(card) - ask.cards.count(card))
    if missing and ask.place == "face-down":
        raise refusals.NotLaid(card=missing[0], laid=list(ask.cards))
    if missing:
        raise refusals.NotInHand(seat=seat, cards=tuple(missing))
