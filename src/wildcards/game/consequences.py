"""What each part of an answer costs and brings, found by letting the rules carry it out on a copy.

Nothing here looks at what the seat may not know: hands of others and piles are counted, no more. Where others decide
at the same time, only what is certain whatever they do is promised.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from wildcards.game.ask import Ask, Choices, Gain, LeaderChange, choices_of
from wildcards.game.box import DUE, VALUE_OF
from wildcards.game.notation import (
    CARD_NUMBERS,
    HABITAT_CARD_CODES,
    REFILL_CODE,
    SPECIES_CODES,
    SPECIES_NUMBERS,
    seat_or_none,
    species_of,
)
from wildcards.game.state_copy import copy_state
from wildcards.game.types import HabitatCode, Species, Word
from wildcards.rules.acquiring import has_laid_payment, pass_turn, take_animal
from wildcards.rules.cards import NATURAL_HABITAT, REFILL, shows_habitat
from wildcards.rules.facts import BY_CHOICE
from wildcards.rules.hands import in_pile
from wildcards.rules.leaders import check_leader_after_gain
from wildcards.rules.questions import in_lead_order
from wildcards.rules.refilling import exchange, refills_to
from wildcards.rules.scoring import points_of
from wildcards.rules.state import State
from wildcards.rules.visibility import public_hand_size


def ask_of(s: State, seat: int) -> Ask:
    """What the seat is asked, with all that follows from each part."""
    choices = choices_of(s, seat)
    due, up_to = {}, None
    if choices.question in ("bid", "show"):
        due = {card: DUE[VALUE_OF[card]] for card in choices.cards if card != REFILL_CODE}
        up_to = refill_size(s, seat, ()) if REFILL_CODE in choices.cards else None
    elif choices.question == "refill":
        up_to = refill_size(s, seat, before_in_lead_order(s, seat))
    return Ask(
        **asdict(choices),
        hand=public_hand_size(s, seat),
        points=points_of(s, seat),
        gains=tuple(gains(s, seat, choices)),
        due=due,
        up_to=up_to,
        hand_after={word: hand_after(s, seat, word) for word in choices.words},
    )


NATURAL = {
    species: {card for card in HABITAT_CARD_CODES if shows_habitat(CARD_NUMBERS[card], NATURAL_HABITAT[number])}
    for number, species in enumerate(SPECIES_CODES)
}


# Animals.


def gains(s: State, seat: int, choices: Choices) -> Iterator[Gain]:
    points = points_of(s, seat)
    on_display = dict.fromkeys(species_of(s.display))
    if choices.question in ("take", "pay"):
        for animal in on_display:
            yield taken(s, seat, choices, animal, points)
    if choices.question in ("bid", "show"):
        for animal in on_display:
            yield gained(s, seat, animal, points)
    for given in choices.given:
        for animal in choices.animals:
            yield exchanged(s, seat, given, animal, points)


def gained(s: State, seat: int, animal: Species, points: int) -> Gain:
    """As long as nobody knows with which cards it would be taken."""
    number = SPECIES_NUMBERS[animal]
    after = copy_state(s)
    after.collection[seat][number] += 1
    check_leader_after_gain(after, seat, number)
    brought = points_of(after, seat) - points
    leaders, leader_points = moved_leaders(s, after, seat, number)
    return Gain(animal, brought, leaders=leaders, leader_points=leader_points)


def moved_leaders(before: State, after: State, seat: int, *species: int) -> tuple[tuple[LeaderChange, ...], int]:
    """Those of these species, and how many of the seat's points are for them. The copy is of no use any more."""
    changes = tuple(
        [
            LeaderChange(SPECIES_CODES[one], seat_or_none(after.leader[one]), seat_or_none(before.leader[one]))
            for one in species
            if after.leader[one] != before.leader[one]
        ]
    )
    if not changes:
        return (), 0
    points = points_of(after, seat)
    after.leader[:] = before.leader
    return changes, points - points_of(after, seat)


def taken(s: State, seat: int, choices: Choices, animal: Species, points: int) -> Gain:
    """The rules take it with the bid and what is laid; cards still to be paid can only spoil the natural habitat."""
    number = SPECIES_NUMBERS[animal]
    after = copy_state(s)
    take_animal(after, seat, number)
    natural_points = after.tokens[seat] - s.tokens[seat]
    fitting: list[HabitatCode] = []
    if natural_points:
        fitting = [card for card in choices.cards if card in NATURAL[animal]]
    can_be_natural = natural_points > 0 and len(fitting) >= choices.least
    brought = points_of(after, seat) - points - natural_points
    leaders, leader_points = moved_leaders(s, after, seat, number)
    natural = tuple(dict.fromkeys(fitting)) if can_be_natural else None
    return Gain(animal, brought, leaders=leaders, natural=natural, leader_points=leader_points)


def exchanged(s: State, seat: int, given: Species, animal: Species, points: int) -> Gain:
    lost, gained = SPECIES_NUMBERS[given], SPECIES_NUMBERS[animal]
    after = copy_state(s)
    exchange(after, seat, lost, gained)
    species = (gained,) if lost == gained else (gained, lost)
    brought = points_of(after, seat) - points
    leaders, leader_points = moved_leaders(s, after, seat, *species)
    return Gain(animal, brought, given=given, leaders=leaders, leader_points=leader_points)


# Cards.


def refill_size(s: State, seat: int, before: Sequence[int]) -> int:
    """How large a hand gets by refilling: the pile may be too small, of which those who go before take their part.

    What they discard is not known; it can only come back to those who follow.
    """
    pool = in_pile(s) + s.discard_size
    for other in before:
        if s.bid[other] == REFILL:
            pool -= max(0, refills_to(s, other) - s.hand_size[other])
    return min(refills_to(s, seat), public_hand_size(s, seat) + max(0, pool))


def hand_after(s: State, seat: int, word: Word) -> int:
    """Cards in hand after a word. Passing and withdrawing end with drawing, as far as the pile reaches."""
    if word == "keep":
        return s.hand_size[seat] + 1
    if word not in ("pass", "withdraw"):
        return s.hand_size[seat]
    after = copy_state(s)
    pool = in_pile(s) + s.discard_size
    for other in before_in_lead_order(s, seat) if word == "withdraw" else ():
        if s.tied[other] and not has_laid_payment(s, other):
            pass_turn(after, other, BY_CHOICE)
            pool -= after.owed[other]
    pass_turn(after, seat, BY_CHOICE)
    return after.hand_size[seat] + min(after.owed[seat], max(0, pool))


def before_in_lead_order(s: State, seat: int) -> list[int]:
    order = [in_lead_order(s, i) for i in range(s.players)]
    return order[: order.index(seat)]
