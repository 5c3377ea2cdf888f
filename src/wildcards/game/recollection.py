"""What a seat may know and remember, as a row of small numbers: observation, version 2.

It is the observation of the present (`observation`) followed by a `Recollection`. Who has decided already is left out
(`asked` is all zeros): it depends on the order in which answers come in. Written in the rules' subset.

The expected cards of a hand follow the counting of `bots/belief.py` in one pass: unseen cards are old (in a hand when
the pile was shuffled last) or fresh (in the pile then), and a card that came out since is split between the two.
"""

# ruff: noqa: RUF009 - the fields are data, as in the state itself

from dataclasses import dataclass
from math import prod

from wildcards.game.memory import PASSED, PAST, REFILLED, RememberingState
from wildcards.game.observation import LENGTH, Observation, observe, place_of
from wildcards.rules.cards import ANIMALS_OF_A_SPECIES, CARDS, REFILL, SPECIES, VALUES, WILD, habitat_of, value_of
from wildcards.rules.state import SEATS, fields_of, grid, row
from wildcards.rules.visibility import bid_is_face_down, has_chosen_bid, laid_cards_are_face_down, public_hand_size

VERSION = 2
OTHERS = SEATS - 1
WHOLE = 256  # parts of a card in the reckoning
PART = 16  # what a row shows: sixteenths of a card
MOST = 127  # of a number in a row


@dataclass(slots=True)
class Recollection:
    deck: list[int] = row(2 * VALUES)  # cards of value 1 to 4: of each habitat, and wild ones
    unseen: list[int] = row(CARDS)  # cards that lie where the viewer cannot see them
    fresh: list[int] = row(CARDS)  # of the cards shuffled last, those that the viewer has not seen since
    unseen_animals: list[int] = row(SPECIES)  # in the pile or removed

    # Every seat, by place.
    known: list[list[int]] = grid(SEATS, CARDS)  # cards that everybody saw going to the hand
    drawn: list[int] = row(SEATS)  # cards since the last shuffle
    came_out: list[int] = row(SEATS)  # cards that came out of the hand since, and were not known to be there
    gain: list[list[int]] = grid(SEATS, SPECIES)  # points of one more animal: of the two largest species
    wins_leader: list[list[int]] = grid(SEATS, SPECIES)  # 1 where one more animal would bring the Leader

    # The other places: expected cards of the hand, in sixteenths.
    expected: list[list[int]] = grid(OTHERS, CARDS)

    # By round, the present one first, and by place.
    past_habitat: list[list[int]] = grid(PAST * SEATS, WILD + 1)  # 1 at the habitat of the bid
    past_value: list[int] = row(PAST * SEATS)
    past_refill: list[int] = row(PAST * SEATS)  # 1: the bid was R
    past_discards: list[int] = row(PAST * SEATS)  # of that refill
    past_taken: list[int] = row(PAST * SEATS)  # 1: took an animal
    past_passed: list[int] = row(PAST * SEATS)  # 1: passed


RECOLLECTION_LAYOUT = tuple((field.name, field.shape) for field in fields_of(Recollection))
RECOLLECTION_LENGTH = sum(prod(shape) for _, shape in RECOLLECTION_LAYOUT)
ROW = LENGTH + RECOLLECTION_LENGTH  # numbers of version 2
EXPECTED_AT = LENGTH + sum(
    prod(shape) for _, shape in RECOLLECTION_LAYOUT[: [name for name, _ in RECOLLECTION_LAYOUT].index("expected")]
)


def observe_and_recall(s: RememberingState, viewer: int, o: Observation, r: Recollection) -> None:
    """Writes what the viewer, a seat, may know and remember into records that are all zeros."""
    observe(s, viewer, o)
    for place in range(SEATS):
        o.asked[place] = 0
    recall_cards(s, viewer, r)
    recall_animals(s, r)
    for seat in range(s.players):
        recall_seat(s, seat, place_of(s, seat, viewer), r)
        recall_past(s, seat, place_of(s, seat, viewer), r)
    expect_hands(s, viewer, r)


def recall_cards(s: RememberingState, viewer: int, r: Recollection) -> None:
    for value in range(VALUES):
        r.deck[value] = s.deck[value]
        r.deck[VALUES + value] = s.deck[WILD * VALUES + value]
    for card in range(CARDS):
        r.unseen[card] = unseen_of(s, viewer, card)
        r.fresh[card] = s.shuffled[card] - s.own_drawn[viewer][card]


def unseen_of(s: RememberingState, viewer: int, card: int) -> int:
    """The deck, less what lies face up, the viewer's own cards, and what is known of the other hands."""
    count = s.deck[card] - s.discard[card] - s.tie_break_aside[card] - s.hand[viewer][card]
    if s.tie_break_card[viewer] == card and s.tie_break_from_hand[viewer] == 1:
        count -= 1
    if s.second_card[viewer] == card:
        count -= 1
    for seat in range(s.players):
        if sees_bid(s, viewer, seat) and s.bid[seat] == card:
            count -= 1
        if seat == viewer or not laid_cards_are_face_down(s, seat):
            count -= s.laid[seat][card]
        if seat != viewer:
            count -= s.known[seat][card]
    return count


def sees_bid(s: RememberingState, viewer: int, seat: int) -> bool:
    if not bid_is_face_down(s, seat):
        return True
    return seat == viewer and has_chosen_bid(s, seat)


def recall_animals(s: RememberingState, r: Recollection) -> None:
    for species in range(SPECIES):
        r.unseen_animals[species] = ANIMALS_OF_A_SPECIES - s.turned_up[species]


def recall_seat(s: RememberingState, seat: int, place: int, r: Recollection) -> None:
    out = 0
    for card in range(CARDS):
        r.known[place][card] = s.known[seat][card]
        out += s.came_out[seat][card]
    r.drawn[place] = s.drawn[seat]
    r.came_out[place] = out
    first = 0
    second = 0
    for species in range(SPECIES):
        count = s.collection[seat][species]
        if count > first:
            second = first
            first = count
        elif count > second:
            second = count
    for species in range(SPECIES):
        count = s.collection[seat][species]
        if count == first:
            r.gain[place][species] = 2
        elif count == second:
            r.gain[place][species] = 1
        if s.leader[species] != seat and has_most_with_one_more(s, seat, species):
            r.wins_leader[place][species] = 1


def has_most_with_one_more(s: RememberingState, seat: int, species: int) -> bool:
    for other in range(s.players):
        if other != seat and s.collection[other][species] > s.collection[seat][species] + 1:
            return False
    return True


def recall_past(s: RememberingState, seat: int, place: int, r: Recollection) -> None:
    for i in range(PAST):
        at = i * SEATS + place
        bid = s.past_bid[seat][i] - 1
        end = s.past_end[seat][i]
        if bid == REFILL:
            r.past_refill[at] = 1
        elif bid >= 0:
            r.past_habitat[at][habitat_of(bid)] = 1
            r.past_value[at] = value_of(bid)
        if end >= REFILLED:
            r.past_discards[at] = end - REFILLED
        elif end == PASSED:
            r.past_passed[at] = 1
        elif end > 0:
            r.past_taken[at] = 1


# What others may hold.


def expect_hands(s: RememberingState, viewer: int, r: Recollection) -> None:
    for seat in range(s.players):
        s.old_places[seat] = unknown_at_shuffle(s, seat)
    old_cards = 0
    fresh_cards = 0
    for card in range(CARDS):
        came = came_out_of_others(s, viewer, card)
        s.fresh[card] = r.fresh[card]
        s.old[card] = r.unseen[card] - r.fresh[card] + came
        old_cards += s.old[card]
        fresh_cards += s.fresh[card]
    old_left = 0
    fresh_left = 0
    for card in range(CARDS):
        came = came_out_of_others(s, viewer, card)
        old_out = 0
        for seat in range(s.players):
            if seat != viewer and s.came_out[seat][card] > 0:
                old_out += s.came_out[seat][card] * old_share(s, seat, card, old_cards, fresh_cards)
        old_out = within(old_out, (came - s.fresh[card]) * WHOLE, s.old[card] * WHOLE)
        s.old_left[card] = s.old[card] * WHOLE - old_out
        s.fresh_left[card] = (s.fresh[card] - came) * WHOLE + old_out
        old_left += s.old_left[card]
        fresh_left += s.fresh_left[card]
    for seat in range(s.players):
        if seat != viewer:
            expect_hand(s, seat, old_cards, fresh_cards, old_left, fresh_left, place_of(s, seat, viewer) - 1, r)


def came_out_of_others(s: RememberingState, viewer: int, card: int) -> int:
    count = 0
    for seat in range(s.players):
        if seat != viewer:
            count += s.came_out[seat][card]
    return count


def unknown_at_shuffle(s: RememberingState, seat: int) -> int:
    """Places of the hand that held an unknown card when the pile was shuffled."""
    places = public_hand_size(s, seat) - s.drawn[seat]
    for card in range(CARDS):
        places += s.came_out[seat][card] - s.known[seat][card]
    return places


def old_share(s: RememberingState, seat: int, card: int, old_cards: int, fresh_cards: int) -> int:
    """How likely a card that came out of the hand was old, in parts of WHOLE."""
    was_old = s.old_places[seat] * s.old[card] * fresh_cards
    was_fresh = s.drawn[seat] * s.fresh[card] * old_cards
    if fresh_cards == 0:
        return WHOLE
    if was_old + was_fresh == 0:
        return 0
    return was_old * WHOLE // (was_old + was_fresh)


def within(number: int, least: int, most: int) -> int:
    if number < least:
        number = least
    if number > most:
        number = most
    return number


def expect_hand(
    s: RememberingState,
    seat: int,
    old_cards: int,
    fresh_cards: int,
    old_left: int,
    fresh_left: int,
    place: int,
    r: Recollection,
) -> None:
    out = 0
    old_out = 0
    for card in range(CARDS):
        if s.came_out[seat][card] > 0:
            out += s.came_out[seat][card]
            old_out += s.came_out[seat][card] * old_share(s, seat, card, old_cards, fresh_cards)
    places = s.old_places[seat]
    old_out = within(old_out, (out - s.drawn[seat]) * WHOLE, places * WHOLE)
    old = places * WHOLE - old_out
    fresh = (s.drawn[seat] - out) * WHOLE + old_out
    for card in range(CARDS):
        parts = s.known[seat][card] * WHOLE
        if old_left > 0:
            parts += old * s.old_left[card] // old_left
        if fresh_left > 0:
            parts += fresh * s.fresh_left[card] // fresh_left
        r.expected[place][card] = within((parts * PART + WHOLE // 2) // WHOLE, 0, MOST)
