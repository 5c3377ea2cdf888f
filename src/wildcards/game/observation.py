"""What a seat may know, as a record of small numbers. Written in the rules' subset, so that it compiles with them.

Seats are counted from the viewer clockwise: place 0 is the viewer, or seat 0 for a spectator (`NONE`). What others laid
face down is left out, and the sizes of their hands are those that everybody saw last (R21).
"""

# ruff: noqa: RUF009 - the fields are data, as in the state itself

from dataclasses import dataclass
from math import prod

from wildcards.rules.acquiring import cards_to_pay
from wildcards.rules.cards import CARDS, NONE, REFILL, SPECIES
from wildcards.rules.hands import in_pile
from wildcards.rules.questions import (
    BREAK,
    IBEX_KEEP,
    NOTHING,
    SWAP,
    TAKE,
    in_lead_order,
)
from wildcards.rules.rounds import animals_left
from wildcards.rules.scoring import points_of
from wildcards.rules.state import SEATS, State, fields_of, grid, number, row
from wildcards.rules.visibility import (
    bid_is_face_down,
    bid_is_open,
    bids_are_being_settled,
    breaks_tie,
    has_chosen_bid,
    laid_cards_are_face_down,
    public_hand_size,
    two_cards_lie_face_down,
)

QUESTIONS = IBEX_KEEP + 1
BIDS = REFILL + 1


@dataclass(slots=True)
class Observation:
    # The table.
    players: int = number()
    round: int = number()
    rounds: int = number()
    lead: int = number()  # the place of the seat that leads this round
    animals_left: int = number()
    pile: int = number()
    discarded: int = number()
    value: int = number()  # the bid that is being settled, and the cards to pay with it
    due: int = number()
    draw_offered: int = number()
    question: list[int] = row(QUESTIONS)  # 1 at the one that is asked
    display: list[int] = row(SPECIES)
    leader: list[list[int]] = grid(SPECIES, SEATS)  # 1 at the place of the owner
    discard: list[int] = row(CARDS)
    broken: list[int] = row(CARDS)  # cards of earlier repetitions of a tie-break, in no pile

    # The viewer's own.
    deciding: int = number()  # 1: the next action is the viewer's
    picks: int = number()  # actions of that decision so far
    least: int = number()  # the least card that may come next
    left: int = number()  # cards still to pay
    species: list[int] = row(SPECIES)  # 1 at the animal to take or to give
    hand: list[int] = row(CARDS)
    face_down: list[int] = row(BIDS)  # the hidden bid, or the eagle's two cards

    # Every seat, by place.
    present: list[int] = row(SEATS)
    asked: list[int] = row(SEATS)  # still to decide
    hand_size: list[int] = row(SEATS)
    tokens: list[int] = row(SEATS)
    points: list[int] = row(SEATS)  # what would count if the game ended now
    tied: list[int] = row(SEATS)
    breaking: list[int] = row(SEATS)
    two_face_down: list[int] = row(SEATS)  # the eagle's owner is still to choose
    collection: list[list[int]] = grid(SEATS, SPECIES)
    bid: list[list[int]] = grid(SEATS, BIDS)  # 1 at the card, once revealed
    laid: list[list[int]] = grid(SEATS, CARDS)


LAYOUT = tuple((field.name, field.shape) for field in fields_of(Observation))
OWN = ("deciding", "picks", "least", "left", "species", "hand", "face_down")
LENGTH = sum(prod(shape) for _, shape in LAYOUT)


def observe(s: State, viewer: int, o: Observation) -> None:
    """Writes what the viewer may know into an observation that is all zeros."""
    observe_table(s, viewer, o)
    if viewer != NONE:
        observe_own(s, viewer, o)
    for seat in range(s.players):
        observe_seat(s, seat, viewer, o)


def observe_table(s: State, viewer: int, o: Observation) -> None:
    o.players = s.players
    o.round = s.round
    o.rounds = s.animals_end // (s.players - 1)
    o.lead = place_of(s, in_lead_order(s, 0), viewer)
    o.animals_left = animals_left(s)
    o.pile = in_pile(s)
    o.discarded = s.discard_size
    if bids_are_being_settled(s):
        o.value = s.bid_value
        o.due = cards_to_pay(s)
    if s.question == BREAK:
        o.draw_offered = s.draw_offered
    o.question[s.question] = 1
    for species in range(SPECIES):
        o.display[species] = s.display[species]
        if s.leader[species] != NONE:
            o.leader[species][place_of(s, s.leader[species], viewer)] = 1
    for card in range(CARDS):
        o.discard[card] = s.discard[card]
        o.broken[card] = s.tie_break_aside[card]


def place_of(s: State, seat: int, viewer: int) -> int:
    """How many seats clockwise from the viewer."""
    if viewer == NONE:
        return seat
    return (seat - viewer + s.players) % s.players


def observe_own(s: State, viewer: int, o: Observation) -> None:
    if s.question != NOTHING and s.seat == viewer:
        o.deciding = 1
        o.picks = s.picks
        o.least = s.least_card
        o.left = s.to_pay
        if s.picks > 0 and (s.question == TAKE or s.question == SWAP):
            o.species[s.chosen_species] = 1
    for card in range(CARDS):
        o.hand[card] = s.hand[viewer][card]
    if bid_is_face_down(s, viewer) and has_chosen_bid(s, viewer):
        o.face_down[s.bid[viewer]] += 1
    if s.second_card[viewer] != NONE:
        o.face_down[s.second_card[viewer]] += 1


def observe_seat(s: State, seat: int, viewer: int, o: Observation) -> None:
    place = place_of(s, seat, viewer)
    o.present[place] = 1
    o.asked[place] = s.asked[seat]
    o.hand_size[place] = public_hand_size(s, seat)
    o.tokens[place] = s.tokens[seat]
    o.points[place] = points_of(s, seat)
    o.tied[place] = int(s.tied[seat] > 0)
    o.breaking[place] = int(breaks_tie(s, seat))
    o.two_face_down[place] = int(two_cards_lie_face_down(s, seat))
    for species in range(SPECIES):
        o.collection[place][species] = s.collection[seat][species]
    if bid_is_open(s, seat):
        o.bid[place][s.bid[seat]] = 1
    if seat == viewer or not laid_cards_are_face_down(s, seat):
        for card in range(CARDS):
            o.laid[place][card] = s.laid[seat][card]
