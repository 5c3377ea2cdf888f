"""A view as a state, and as the row of numbers that learned bots look at and environments give.

The versions of the row are those of the environments: 1 shows the present, 2 adds what the viewer remembers.
"""

from collections.abc import Iterable

from wildcards.bots.imagine import add_cards
from wildcards.bots.policy_bot import lay_table, table_for
from wildcards.engine.specialise import Variant
from wildcards.game import View
from wildcards.game.memory import NOTES, PASSED, REFILLED, TAKEN, RememberingState
from wildcards.game.notation import CARD_NUMBERS, SPECIES_NUMBERS
from wildcards.game.observation import LAYOUT, Observation, observe
from wildcards.game.recollection import RECOLLECTION_LAYOUT, Recollection, observe_and_recall
from wildcards.game.view import SeatView
from wildcards.rules.setup import cards_in_order
from wildcards.rules.state import State

REMEMBERING = Variant(state=RememberingState, tellings=NOTES)


def remembering_table(view: View, seed: int) -> RememberingState:
    """What the viewer knows and remembers, as a state in which the viewer alone is asked."""
    s = RememberingState()
    lay_table(s, view, seed)
    remember(s, view)
    return s


def remember(s: RememberingState, view: View) -> None:
    for card in cards_in_order(view.habitat_counts, view.wild_counts):
        s.deck[card] += 1
    add_cards(s.shuffled, view.fresh)
    for code in (*view.display, *view.animals_out):
        s.turned_up[SPECIES_NUMBERS[code]] += 1
    for seat, known in enumerate(view.seats):
        remember_seat(s, seat, known)


def remember_seat(s: RememberingState, seat: int, known: SeatView) -> None:
    add_cards(s.known[seat], known.known)
    for step in known.trail:
        if isinstance(step, int):
            s.drawn[seat] += step
        else:
            s.came_out[seat][CARD_NUMBERS[step]] += 1
    for code, count in known.collection.items():
        s.turned_up[SPECIES_NUMBERS[code]] += count
    for i, told in enumerate(reversed(known.past)):
        bid, _, end = told.partition(" ")
        if bid:
            s.past_bid[seat][i] = 1 + CARD_NUMBERS[bid]
        if end:
            s.past_end[seat][i] = end_number(end)


def end_number(end: str) -> int:
    if end == "pass":
        return PASSED
    return REFILLED + int(end) if end.isdigit() else TAKEN + SPECIES_NUMBERS[end]


def table_as_seen(view: View, version: int, seed: int) -> State:
    """The view as a state that shows the viewer the row of this version.

    Version 1 tells who is still to decide. In the environments that is by seat, so it is here, whoever was quicker.
    """
    if version == 2:
        return remembering_table(view, seed)
    s = table_for(view, seed)
    for seat, known in enumerate(view.seats):
        s.asked[seat] = int(known.asked and seat >= s.seat)
    return s


def row_of(s: RememberingState) -> list[int]:
    """What the seat that is asked may know and remember: observation, version 2."""
    return row_as_seen(s, s.seat, 2)


def row_as_seen(s: State, viewer: int, version: int) -> list[int]:
    seen, recalled = Observation(), Recollection()
    if version == 1:
        observe(s, viewer, seen)
        return numbers_of(seen, LAYOUT)
    assert isinstance(s, RememberingState)
    observe_and_recall(s, viewer, seen, recalled)
    return numbers_of(seen, LAYOUT) + numbers_of(recalled, RECOLLECTION_LAYOUT)


def numbers_of(record: object, layout: Iterable[tuple[str, tuple[int, ...]]]) -> list[int]:
    """All fields of a record, one after the other."""
    numbers: list[int] = []
    for name, shape in layout:
        value = getattr(record, name)
        if not shape:
            numbers.append(value)
        elif len(shape) == 1:
            numbers += value
        else:
            for part in value:
                numbers += part
    return numbers
