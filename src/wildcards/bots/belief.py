"""What a viewer may believe of the Habitat cards that are not seen.

When the pile is shuffled, everybody knows which cards it holds: the discard pile lay face up. From then on unseen cards
are of two sorts. Old ones were in a hand at that moment, fresh ones in the pile. A card that comes out of a hand later
may have been either, if there were both of its kind. An explanation says which it was, as far as that matters: how
many cards of each kind, and of each hand, were old. Given the explanation, dealing the rest is a plain shuffle of each
sort.
"""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from wildcards.game import View
from wildcards.game.notation import CARD_NUMBERS, REFILL_CODE
from wildcards.game.view import SeatView
from wildcards.rules.cards import CARDS
from wildcards.rules.setup import cards_in_order
from wildcards.rules.state import SEATS

Counts = tuple[int, ...]
Used = tuple[Counts, Counts]  # old cards that came out, by kind and by hand


class Explanation(msgspec.Struct, frozen=True):
    """What is left unseen: cards by kind and places by seat, of the old sort and of the fresh one."""

    chance: float
    cards: tuple[Counts, Counts]
    places: tuple[Counts, Counts]


def explanations(view: View) -> list[Explanation]:
    """Every explanation of what the viewer has seen, with its chance."""
    fresh = counted(view.fresh)
    others = [seat for seat in range(len(view.seats)) if seat != view.viewer]
    came_out = counted(card for seat in others for card in view.seats[seat].trail if isinstance(card, str))
    old = tuple(u - f + c for u, f, c in zip(unseen_cards(view), fresh, came_out, strict=True))
    places = tuple(unknown_at_shuffle(view.seats[seat]) if seat in others else 0 for seat in range(len(view.seats)))
    found: dict[Used, float] = {((0,) * CARDS, (0,) * SEATS): 1.0}
    shown = [0] * CARDS
    for seat in others:
        found = explain_trail(found, view.seats[seat], seat, places[seat], old, fresh, shown)
    whole = sum(found.values())
    return [
        Explanation(
            chance=chance / whole,
            cards=(minus(old, kinds), minus(fresh, minus(came_out, kinds))),
            places=(minus(places, hands), fresh_places(view, others, hands)),
        )
        for (kinds, hands), chance in found.items()
    ]


def expected_hands(view: View) -> list[tuple[float, ...]]:
    """By seat: how many cards of each kind its hand holds on average; of the viewer's own, what all have seen."""
    found = explanations(view)
    hands = []
    for seat, known in enumerate(view.seats):
        cards = [float(count) for count in counted(known.known)]
        for one in found if seat != view.viewer else ():
            for kinds, places in zip(one.cards, one.places, strict=True):
                each = one.chance * share(places[seat], sum(kinds))
                if each:
                    cards = [card + each * count for card, count in zip(cards, kinds, strict=True)]
        hands.append(tuple(cards))
    return hands


def explain_trail(
    found: dict[Used, float],
    known: SeatView,
    seat: int,
    old_places: int,
    old: Counts,
    fresh: Counts,
    shown: list[int],
) -> dict[Used, float]:
    """Goes through what was seen of one hand. Any place of it is as likely as another to have held the card."""
    drawn = 0
    played = 0
    for step in known.trail:
        if isinstance(step, int):
            drawn += step
            continue
        card = CARD_NUMBERS[step]
        grown: defaultdict[Used, float] = defaultdict(float)
        for (kinds, hands), chance in found.items():
            old_out = sum(kinds)
            fresh_out = sum(shown) - old_out
            was_old = (old_places - hands[seat]) * share(old[card] - kinds[card], sum(old) - old_out)
            left = fresh[card] - (shown[card] - kinds[card])
            was_fresh = (drawn - (played - hands[seat])) * share(left, sum(fresh) - fresh_out)
            if was_old > 0:
                grown[one_more(kinds, card), one_more(hands, seat)] += chance * was_old
            if was_fresh > 0:
                grown[kinds, hands] += chance * was_fresh
        found = grown
        shown[card] += 1
        played += 1
    return found


def share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def one_more(counts: Counts, i: int) -> Counts:
    return (*counts[:i], counts[i] + 1, *counts[i + 1 :])


def minus(counts: Counts, less: Counts) -> Counts:
    return tuple([a - b for a, b in zip(counts, less, strict=False)])


def counted(cards: Iterable[str]) -> Counts:
    counts = [0] * CARDS
    for card in cards:
        if card != REFILL_CODE:
            counts[CARD_NUMBERS[card]] += 1
    return tuple(counts)


def unseen_cards(view: View) -> Counts:
    """By kind: the deck, less what lies face up, the viewer's own cards, and what is known of the other hands."""
    seen = [*view.discard, *view.tie_break, *view.face_down]
    for seat, known in enumerate(view.seats):
        seen += known.laid
        seen += (known.hand or ()) if seat == view.viewer else known.known
        if known.bid is not None:
            seen.append(known.bid)
    deck = [0] * CARDS
    for card in cards_in_order(view.habitat_counts, view.wild_counts):
        deck[card] += 1
    return minus(tuple(deck), counted(seen))


def drawn_of(known: SeatView) -> int:
    return sum(step for step in known.trail if isinstance(step, int))


def came_out_of(known: SeatView) -> int:
    return sum(isinstance(step, str) for step in known.trail)


def unknown_at_shuffle(known: SeatView) -> int:
    """Places of the hand that held an unknown card when the pile was shuffled."""
    return known.hand_size - len(known.known) - drawn_of(known) + came_out_of(known)


def fresh_places(view: View, others: list[int], old_out: Counts) -> Counts:
    """Places that fresh cards have kept, in each hand: those drawn, less those that came out and were not old."""
    return tuple(
        drawn_of(known) - (came_out_of(known) - old_out[seat]) if seat in others else 0
        for seat, known in enumerate(view.seats)
    )
