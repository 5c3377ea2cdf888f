"""What somebody has picked to answer with: all of it read from the question that is asked."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from wildcards.game import Move
from wildcards.game.ask import Ask
from wildcards.game.notation import REFILL_CODE, in_order
from wildcards.game.types import CardCode, Question, Species
from wildcards.game.view import ShownView
from wildcards.terminal import table
from wildcards.terminal.means import Selection


class Held(NamedTuple):
    """A card in hand: its kind, and its place among its equals."""

    code: CardCode
    place: int


@dataclass(frozen=True)
class Picked:
    cards: tuple[Held, ...] = ()
    animal: Species | None = None  # of the display
    given: Species | None = None  # of the own collection, to give in exchange

    @property
    def selection(self) -> Selection:
        """The same by kinds of cards."""
        return Selection(in_order([card.code for card in self.cards]), self.animal, self.given)


NOTHING = Picked()


class Answer(NamedTuple):
    """One of the answers that can be given; `move` is None while something is missing."""

    move: str | None
    is_main: bool


def hand_of(view: ShownView) -> list[Held]:
    """The viewer's cards, and the two of which the owner of the eagle Leader chooses one."""
    ordered = in_order([*(table.hand_of(view) or ()), *view.face_down])
    return [Held(code, ordered[:place].count(code)) for place, code in enumerate(ordered)]


def asked(view: ShownView | None) -> Ask | None:
    """What the viewer is asked and has not decided."""
    if view is None or view.viewer is None or view.choice is not None:
        return None
    return view.ask


# Picking.


def pick_card(ask: Ask, picked: Picked, card: Held) -> Picked:
    """Picks a card or puts it back. Where only one can be picked, it takes the other's place."""
    if card in picked.cards:
        return replace(picked, cards=tuple(one for one in picked.cards if one != card))
    if not can_pick(ask, picked, card):
        return picked
    return replace(picked, cards=(card,) if ask.most == 1 else (*picked.cards, card))


def pick_animal(ask: Ask, picked: Picked, animal: Species) -> Picked:
    if animal not in ask.animals:
        return picked
    return replace(picked, animal=None if picked.animal == animal else animal)


def pick_given(ask: Ask, picked: Picked, given: Species) -> Picked:
    if given not in ask.given:
        return picked
    return replace(picked, given=None if picked.given == given else given)


def first_picked(ask: Ask) -> Picked:
    """What needs no choice is picked already."""
    return Picked(
        animal=ask.animals[0] if len(ask.animals) == 1 else None,
        given=ask.given[0] if len(ask.given) == 1 else None,
    )


def can_pick(ask: Ask, picked: Picked, card: Held) -> bool:
    """Whether a card can be picked, or put back."""
    return card in picked.cards or (card.code in ask.cards and (ask.most == 1 or len(picked.cards) < ask.most))


def why_not_card(view: ShownView, picked: Picked, card: Held) -> str | None:
    """Why the viewer cannot pick a card, as the catalogues name it; None: it can be picked, or nothing is asked."""
    ask = view.ask
    if ask is None or view.viewer is None or can_pick(ask, picked, card):
        return None
    if card.code in ask.cards:
        return "why-two-bids" if ask.question == "bid" else "why-enough-chosen"
    match ask.question:
        case "show":
            return "why-choose-laid"
        case "break":
            return "why-refill-breaks-nothing"
        case "pay":
            return "why-refill-pays-nothing"
        case "take" if card.code == REFILL_CODE:
            return "why-refill-pays-nothing"
        case "take":
            return "why-payment-laid" if view.seats[view.viewer].laid else "why-nothing-to-pay"
        case _:
            return "why-no-cards-needed"


WHY_NO_ANIMAL: dict[Question, str] = {
    "bid": "why-bids-first",
    "show": "why-bids-first",
    "refill": "why-refill-takes-nothing",
    "pay": "why-tie-first",
    "break": "why-tie-first",
    "ibex": "why-round-is-over",
}


# Answering.


def answers(ask: Ask, picked: Picked) -> list[Answer]:
    """The answers to the question, the affirmative one first."""
    words = [Answer(word, word == "keep") for word in ask.words]
    if ask.kind is None:
        return words
    return [Answer(move_of(ask, picked), True), *words]


def move_of(ask: Ask, picked: Picked) -> str | None:
    """The move that has been picked; None while something is missing."""
    if ask.kind is None or not ask.least <= len(picked.cards) <= ask.most:
        return None
    if (ask.animals and picked.animal not in ask.animals) or (ask.given and picked.given not in ask.given):
        return None
    return str(Move(ask.kind, picked.selection.cards, animal=picked.animal, given=picked.given))
